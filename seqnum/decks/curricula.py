"""Curricula: which skills a unit of a country's programme asks for, read from TOML files that teachers can edit."""

from __future__ import annotations

import difflib
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from seqnum.decks.errors import DeckError
from seqnum.maths import SKILLS
from seqnum.shipped import curricula_folder

MAX_BYTES = 2_000_000


class Unit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One unit: an official code, our own short description, and the skills that practise it."""

    code: str
    grade: str
    title: str
    skills: tuple[str, ...]
    level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: int
    id: str
    name: str
    source: str
    unit: tuple[Unit, ...]


@dataclass(frozen=True, slots=True)
class Curriculum:
    """A curriculum and its units, in the order of the file."""

    id: str
    name: str
    source: str
    units: tuple[Unit, ...]

    def unit(self, code: str) -> Unit:
        """Return the unit with an official code.

        Raises
        ------
        DeckError
            When there is none, with the codes that look like it.

        Examples
        --------
        >>> curriculum("ccss").unit("3.OA.C.7").skills
        ('table_all_10', 'division_facts')
        """
        by_code = {unit.code: unit for unit in self.units}
        if code in by_code:
            return by_code[code]
        near = difflib.get_close_matches(str(code), by_code, n=3, cutoff=0.5) or list(by_code)[:3]
        raise DeckError("decks.error.no_such_unit", unit=code, curriculum=self.id, near=", ".join(near))


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a file: where, and the sentence that says what to do. ``line`` is 0 for the whole file."""

    line: int
    text: str


def curriculum(name: str | Path) -> Curriculum:
    """Read a curriculum.

    Parameters
    ----------
    name
        The id of one we ship, such as ``"ccss"``, or the path of a TOML file.

    Raises
    ------
    DeckError
        When there is no such file, or it has a mistake: the first one is named.
    """
    path = Path(name)
    if path.suffix != ".toml":
        path = curricula_folder() / f"{name}.toml"
        if str(name) not in curricula():
            raise DeckError("decks.error.no_such_curriculum", name=str(name), known=", ".join(curricula()))
    found, problems = read_curriculum(path)
    if found is None or problems:
        raise DeckError("decks.error.file_line", file=path.name, line=problems[0].line, reason=problems[0].text)
    return found


def curricula() -> tuple[str, ...]:
    """Return the ids of the curricula we ship.

    Examples
    --------
    >>> "ccss" in curricula()
    True
    """
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in curricula_folder().glob("*.toml")))


def read_curriculum(path: Path) -> tuple[Curriculum | None, list[Problem]]:
    """Read a curriculum file with everything that is wrong in it.

    Parameters
    ----------
    path
        The TOML file.

    Returns
    -------
    tuple
        The curriculum, ``None`` when the file cannot be understood at all, and its problems in the order of lines.

    Raises
    ------
    DeckError
        When there is no such file, or it is too large.
    """
    text = read_text(path, MAX_BYTES)
    try:
        file = msgspec.convert(tomllib.loads(text), _File, strict=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        return None, [Problem(_line_of(error, text), DeckError("decks.error.curriculum", reason=error).message())]
    found = Curriculum(file.id, file.name, file.source, file.unit)
    return found, [*_skill_problems(found, text), *_code_problems(found, text)]


def read_text(path: Path, limit: int) -> str:
    """Read a UTF-8 file of bounded size, or say in one sentence why not."""
    try:
        if path.stat().st_size > limit:
            raise DeckError("decks.error.file_too_large", file=str(path), kilobytes=limit // 1000)
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise DeckError("decks.error.not_utf8", file=str(path), byte=error.start) from error
    except OSError as error:
        raise DeckError("decks.error.cannot_read", file=str(path), reason=error.strerror or error) from error


def _skill_problems(found: Curriculum, text: str) -> list[Problem]:
    problems = []
    for unit in found.units:
        line = _line_with(text, f'"{unit.code}"')
        if not unit.skills:
            problems.append(Problem(line, DeckError("decks.error.unit_without_skills", unit=unit.code).message()))
        for skill in unit.skills:
            if skill not in SKILLS:
                near = ", ".join(difflib.get_close_matches(skill, SKILLS, n=3)) or "—"
                error = DeckError("decks.error.unit_skill", unit=unit.code, skill=skill, near=near)
                problems.append(Problem(_line_with(text, f'"{skill}"', start=line), error.message()))
    return problems


def _code_problems(found: Curriculum, text: str) -> list[Problem]:
    seen: set[str] = set()
    problems = []
    for unit in found.units:
        if unit.code in seen:
            error = DeckError("decks.error.unit_twice", unit=unit.code)
            problems.append(Problem(_line_with(text, f'"{unit.code}"'), error.message()))
        seen.add(unit.code)
    return problems


def _line_with(text: str, part: str, start: int = 1) -> int:
    lines = text.splitlines()
    return next((number for number in range(start, len(lines) + 1) if part in lines[number - 1]), 0)


def _line_of(error: Exception, text: str) -> int:
    """Find the line a TOML or validation error speaks of: the parser says it, msgspec names the n-th unit."""
    words = str(error).replace(",", " ").split()
    if "line" in words:
        return int(words[words.index("line") + 1])
    place = str(error).partition("unit[")[2].partition("]")[0]
    if not place.isdigit():
        return 0
    headings = [number for number, line in enumerate(text.splitlines(), start=1) if line.strip() == "[[unit]]"]
    return headings[int(place)]
