"""Curricula: which skills a unit of a country's programme asks for, read from TOML files that teachers can edit.

A file has ``format = 1``, an ``id``, a ``name`` and a ``source``, and a table ``[[unit]]`` for each unit with

- ``code``: the official code, or one of your own; no two units have the same,
- ``grade``: as text, ``"3"`` or ``"K"``,
- ``title``: a short description,
- ``skills``: a list of skill ids, as ``seqnum skills`` prints them,
- ``level``: 1, 2 or 3; 2 when left out.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seqnum.decks.errors import DeckError
from seqnum.decks.reading import Problem, read_text
from seqnum.errors import quoted
from seqnum.maths import SKILLS
from seqnum.maths.skill import DEFAULT_LEVEL, LEVELS
from seqnum.shipped import curricula_folder
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_BYTES = 1_000_000
FORMAT = 1

_HEAD = {"format": "1", "id": '"mine"', "name": '"My curriculum"', "source": '"My school, 2026"'}
_UNIT = {"code": '"3.OA.C.7"', "grade": '"3"', "title": '"Times tables"', "skills": '["table_all_10"]', "level": "2"}
"""The fields with what a good value looks like, in the words of TOML."""

_UNIT_HEADING = re.compile(r"\s*\[\[\s*unit\s*\]\]")


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit: an official code, our own short description, and the skills that practise it."""

    code: str
    grade: str
    title: str
    skills: tuple[str, ...]
    level: int = DEFAULT_LEVEL


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
        if str(code) in by_code:
            return by_code[str(code)]
        near = difflib.get_close_matches(str(code), by_code, n=3, cutoff=0.5) or list(by_code)[:3]
        raise DeckError("decks.error.no_such_unit", unit=quoted(code), curriculum=self.id, near=", ".join(near))


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
    if path.suffix.lower() != ".toml":
        if str(name) not in curricula():
            raise DeckError("decks.error.no_such_curriculum", name=quoted(name), known=", ".join(curricula()))
        path = curricula_folder() / f"{name}.toml"
    found, problems = read_curriculum(path)
    if found is None:
        first = problems[0]
        key = "decks.error.in_file" if first.line is None else "decks.error.file_line"
        raise DeckError(key, file=path.name, line=first.line, reason=first.text)
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
    """Read a curriculum file, or find everything that is wrong in it.

    Parameters
    ----------
    path
        The TOML file.

    Returns
    -------
    tuple
        The curriculum, ``None`` when there are problems, and the problems in the order of lines.

    Raises
    ------
    DeckError
        When there is no such file, it is too large, or it is no UTF-8 text.
    """
    text = read_text(path, MAX_BYTES)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return None, [Problem(_line_of(error, text), say("decks.curriculum.toml"))]
    units = table.pop("unit", None)
    if not isinstance(units, list) or not units or not all(isinstance(unit, dict) for unit in units):
        return None, [Problem(None, say("decks.curriculum.no_units"))]
    head, *blocks = _blocks(table, units, text.split("\n"))
    codes: set[str] = set()
    problems = [*_head_problems(head), *(one for block in blocks for one in _unit_problems(block, codes))]
    if problems:
        return None, problems
    made = (Unit(**{**unit, "skills": tuple(unit["skills"])}) for unit in units)
    return Curriculum(table["id"], table["name"], table["source"], tuple(made)), []


@dataclass(frozen=True, slots=True)
class _Block:
    """A table of the file and the lines it stands on."""

    table: dict[str, Any]
    lines: list[str]
    start: int
    end: int

    def field(self, name: str, text: str) -> Problem:
        """Return a problem on the line where a field is written, else where the block begins."""
        return self._on(rf"\s*{re.escape(name)}\s*=", text)

    def skill(self, name: str, text: str) -> Problem:
        """Return a problem on the line that names a skill, else where the block begins."""
        return self._on(rf".*[\"']{re.escape(name)}[\"']", text)

    def _on(self, pattern: str, text: str) -> Problem:
        numbers = range(self.start, self.end)
        return Problem(next((one for one in numbers if re.match(pattern, self.lines[one - 1])), self.start), text)


def _blocks(head: dict[str, Any], units: list[dict[str, Any]], lines: list[str]) -> list[_Block]:
    starts = [number for number, line in enumerate(lines, start=1) if _UNIT_HEADING.match(line)]
    if len(starts) != len(units):  # units can also be written as unit = [{…}, {…}]; then no line is theirs
        starts = [1] * len(units)
    ends = [*starts, len(lines) + 1]
    return [_Block(*parts) for parts in zip([head, *units], [lines] * len(ends), [1, *starts], ends, strict=True)]


def _head_problems(head: _Block) -> Iterator[Problem]:
    yield from _unknown_fields(head, _HEAD)
    for field in ("id", "name", "source"):
        yield from _text_problems(head, field, _HEAD[field])
    number = head.table.get("format")
    if number is None:
        yield _missing(head, "format", _HEAD["format"])
    elif type(number) is not int or number != FORMAT:
        yield head.field("format", say("decks.curriculum.format", given=quoted(number), known=FORMAT))


def _unit_problems(unit: _Block, codes: set[str]) -> Iterator[Problem]:
    yield from _unknown_fields(unit, _UNIT)
    for field in ("code", "grade", "title"):
        yield from _text_problems(unit, field, _UNIT[field])
    code = unit.table.get("code")
    if isinstance(code, str):
        if code in codes:
            yield unit.field("code", say("decks.curriculum.unit_twice", unit=quoted(code)))
        codes.add(code)
    yield from _skill_problems(unit)
    level = unit.table.get("level", DEFAULT_LEVEL)
    if type(level) is not int or level not in LEVELS:
        yield _bad(unit, "level", _UNIT["level"])


def _skill_problems(unit: _Block) -> Iterator[Problem]:
    skills = unit.table.get("skills")
    if skills is None:
        yield _missing(unit, "skills", _UNIT["skills"])
    elif not isinstance(skills, list) or not skills or not all(isinstance(one, str) for one in skills):
        yield _bad(unit, "skills", _UNIT["skills"])
    else:
        for number, one in enumerate(skills):
            if one not in SKILLS:
                near = ", ".join(difflib.get_close_matches(one, SKILLS, n=3) or list(SKILLS)[:3])
                yield unit.skill(one, say("decks.curriculum.skill", skill=quoted(one), near=near))
            elif one in skills[:number]:
                yield unit.skill(one, say("decks.curriculum.skill_twice", skill=one))


def _unknown_fields(block: _Block, known: dict[str, str]) -> Iterator[Problem]:
    for field in block.table:
        if field not in known:
            near = ", ".join(difflib.get_close_matches(field, known, n=1) or known)
            yield block.field(field, say("decks.curriculum.unknown_field", field=quoted(field), near=near))


def _text_problems(block: _Block, field: str, example: str) -> Iterator[Problem]:
    value = block.table.get(field)
    if value is None:
        yield _missing(block, field, example)
    elif not isinstance(value, str) or not value.strip():
        yield _bad(block, field, example)


def _missing(block: _Block, field: str, example: str) -> Problem:
    return block.field(field, say("decks.curriculum.missing", field=field, example=f"{field} = {example}"))


def _bad(block: _Block, field: str, example: str) -> Problem:
    given, better = quoted(block.table[field]), f"{field} = {example}"
    return block.field(field, say("decks.curriculum.value", field=field, given=given, example=better))


def _line_of(error: Exception, text: str) -> int:
    """Find the line that the parser of TOML speaks of; at the end of the file it names none."""
    place = re.search(r"at line (\d+)", str(error))
    return int(place[1]) if place else text.count("\n") + 1
