"""Curricula: which skills a unit of a country's programme asks for, read from TOML files that teachers can edit.

A file has ``format = 1``, an ``id``, a ``name`` and a ``source``; if you like, ``lang``, the language of its titles
(``"pt-BR"``), and a ``note`` for whoever uses it; and a table ``[[unit]]`` for each unit with

- ``code``: the official code, or one of your own; no two units have the same,
- ``grade``: as text, ``"3"`` or ``"K"``,
- ``title``: a short description,
- ``skills``: a list of skill ids, as ``seqnum skills`` prints them,
- ``level``: 1, 2 or 3; 2 when left out,
- ``uncertain``: ``true`` when it is doubtful that the curriculum asks for this here, or a list of those of the skills
  that are doubtful.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seqnum.decks.errors import DeckError
from seqnum.decks.reading import Problem, read_text
from seqnum.decks.units import Curriculum, Unit
from seqnum.errors import quoted
from seqnum.maths import SKILLS
from seqnum.maths.skill import DEFAULT_LEVEL, LEVELS
from seqnum.shipped import curricula_folder
from seqnum.text import LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_BYTES = 1_000_000
FORMAT = 1
LONGEST_TEXT = 200
"""Characters; a code also names a deck, and a title has one line."""
LONGEST_NOTE = 1000

_HEAD = {
    "format": "1",
    "id": '"mine"',
    "name": '"My curriculum"',
    "source": '"My school, 2026"',
    "lang": '"en"',
    "note": '"What others should know."',
}
_UNIT = {
    "code": '"3.OA.C.7"',
    "grade": '"3"',
    "title": '"Times tables"',
    "skills": '["table_all_10"]',
    "level": "2",
    "uncertain": "true",
}
"""The fields with what a good value looks like, in the words of TOML."""

_UNIT_HEADING = re.compile(r"\s*\[\[\s*unit\s*\]\]")
_INLINE_UNIT = re.compile(r"\s*(unit\s*=\s*\[\s*)?\{")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_CURLY_QUOTES = re.compile("[\u201c\u201d\u201e\u2018\u2019]")


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

    Examples
    --------
    >>> curriculum("ccss")
    <Curriculum 'ccss': ... units, K … HS>
    """
    path = curriculum_file(name)
    found, problems = read_curriculum(path)
    if found is None:
        first = problems[0]
        key = "decks.error.in_file" if first.line is None else "decks.error.file_line"
        raise DeckError(key, file=path.name, line=first.line, reason=first.text)
    return found


def curriculum_file(name: str | Path) -> Path:
    """Return the file of a curriculum, for whoever wants to copy it.

    Parameters
    ----------
    name
        The id of one we ship, or the path of a TOML file, which need not be there.

    Raises
    ------
    DeckError
        When it is neither.

    Examples
    --------
    >>> curriculum_file("ccss").name
    'ccss.toml'
    """
    if isinstance(name, str | Path) and Path(name).suffix.lower() == ".toml":
        return Path(name)
    if str(name) not in curricula():
        raise DeckError("decks.error.no_such_curriculum", name=quoted(name), known=", ".join(curricula()))
    return curricula_folder() / f"{name}.toml"


def curricula() -> tuple[str, ...]:
    """Return the ids of the curricula we ship.

    Examples
    --------
    >>> curricula()
    ('bncc', 'ccss', 'england', 'lomloe', 'sep_nem')
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
    lines = text.split("\n")
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = _line_of(error, text)
        curly = _CURLY_QUOTES.search(lines[line - 1]) if line <= len(lines) else None
        return None, [Problem(line, say("curricula.curly" if curly else "decks.curriculum.toml"))]
    units = table.pop("unit", None)
    if not isinstance(units, list) or not units or not all(isinstance(unit, dict) for unit in units):
        return None, [Problem(_first(r"\s*\[|\s*unit\s*=", lines), say("decks.curriculum.no_units"))]
    head, *blocks = _blocks(table, units, lines)
    codes: set[str] = set()
    problems = [*_head_problems(head), *(one for block in blocks for one in _unit_problems(block, codes))]
    if problems:
        return None, sorted(problems, key=lambda problem: problem.line or 0)
    made = tuple(_unit(one) for one in units)
    optional = {field: table[field] for field in ("lang", "note") if field in table}
    return Curriculum(table["id"], table["name"], table["source"], made, **optional), []


def _unit(table: dict[str, Any]) -> Unit:
    skills = tuple(table["skills"])
    doubtful = table.get("uncertain", False)
    uncertain = tuple(doubtful) if isinstance(doubtful, list) else skills if doubtful else ()
    return Unit(**{**table, "skills": skills, "uncertain": uncertain})


@dataclass(frozen=True, slots=True)
class _Block:
    """A table of the file and the lines it stands on."""

    table: dict[str, Any]
    lines: list[str]
    start: int
    end: int

    def field(self, name: str, text: str) -> Problem:
        """Return a problem on the line where a field is written, else where the block begins."""
        key = rf"[\"']?{re.escape(name)}[\"']?"
        table = _first(rf"\s*\[+\s*{key}\s*\]", self.lines) if self.start == 1 else None
        if table is not None:
            return Problem(table, text)
        return self._on(rf"\s*{key}\s*[=.]|\s*\[+[^\]]*\.\s*{key}\s*\]|.*[{{,]\s*{key}\s*=", text)

    def skill(self, name: str, text: str) -> Problem:
        """Return a problem on the line that names a skill, else where the block begins."""
        return self._on(rf".*[\"']{re.escape(name)}[\"']", text)

    def _on(self, pattern: str, text: str) -> Problem:
        found = _first(pattern, self.lines[self.start - 1 : self.end - 1])
        return Problem(self.start if found is None else self.start - 1 + found, text)


def _first(pattern: str, lines: list[str]) -> int | None:
    """Return the number of the first line that begins like a pattern."""
    return next((number for number, line in enumerate(lines, start=1) if re.match(pattern, line)), None)


def _blocks(head: dict[str, Any], units: list[dict[str, Any]], lines: list[str]) -> list[_Block]:
    starts = [number for number, line in enumerate(lines, start=1) if _UNIT_HEADING.match(line)]
    if len(starts) != len(units):  # units can also be written as unit = [{…}, {…}], one on a line or all
        starts = [number for number, line in enumerate(lines, start=1) if _INLINE_UNIT.match(line)]
    if len(starts) != len(units):
        starts = [_first(r"\s*unit\s*=", lines) or 1] * len(units)
    one_line = len(set(starts)) < len(starts)
    ends = [*starts[1:], len(lines) + 1] if not one_line else [len(lines) + 1] * len(units)
    # What is written behind units of one line belongs to the head.
    end_of_head = starts[0] if _UNIT_HEADING.match(lines[starts[0] - 1]) else len(lines) + 1
    return [
        _Block(head, lines, 1, end_of_head),
        *(_Block(unit, lines, start, end) for unit, start, end in zip(units, starts, ends, strict=True)),
    ]


def _head_problems(head: _Block) -> Iterator[Problem]:
    yield from _unknown_fields(head, _HEAD)
    for field in ("id", "name", "source"):
        yield from _text_problems(head, field, _HEAD[field])
    lang = head.table.get("lang", "en")
    if not isinstance(lang, str) or not _LANGUAGE.fullmatch(lang):
        yield _bad(head, "lang", _HEAD["lang"])
    note = head.table.get("note", "-")
    if not isinstance(note, str) or not note.strip() or len(note) > LONGEST_NOTE:
        yield _bad(head, "note", _HEAD["note"])
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
    yield from _doubt_problems(unit)


def _skill_problems(unit: _Block) -> Iterator[Problem]:
    skills = unit.table.get("skills")
    if skills is None:
        yield _missing(unit, "skills", _UNIT["skills"])
    elif not isinstance(skills, list) or not skills or not all(isinstance(one, str) for one in skills):
        yield _bad(unit, "skills", _UNIT["skills"])
    else:
        for number, one in enumerate(skills):
            if one in skills[:number]:
                yield unit.skill(one, say("decks.curriculum.skill_twice", skill=quoted(one)))
            elif one not in SKILLS:
                near = ", ".join(difflib.get_close_matches(one.casefold(), SKILLS, n=3) or _named_like(one))
                key = "decks.curriculum.skill" if near else "curricula.no_such_skill"
                yield unit.skill(one, say(key, skill=quoted(one), near=near))


def _named_like(given: str) -> list[str]:
    """Return up to three skills whose names, in any language, have what somebody wrote in the place of an id."""
    word = given.strip().casefold()
    named = (one.id for one in SKILLS.values() if any(word in one.name(lang).casefold() for lang in LANGUAGES))
    return list(islice(named, 3)) if word else []


def _doubt_problems(unit: _Block) -> Iterator[Problem]:
    doubtful = unit.table.get("uncertain", False)
    skills = unit.table.get("skills")
    if isinstance(doubtful, list) and doubtful and isinstance(skills, list):
        others = [one for one in doubtful if one not in skills]
        if others:
            shown = ", ".join(quoted(one) for one in skills)
            yield unit.field("uncertain", say("curricula.uncertain_other", skill=quoted(others[0]), skills=shown))
    elif not isinstance(doubtful, bool):
        yield _bad(unit, "uncertain", _UNIT["uncertain"])


def _unknown_fields(block: _Block, known: dict[str, str]) -> Iterator[Problem]:
    for field in block.table:
        if known is _UNIT and field in _HEAD:
            yield block.field(field, say("curricula.belongs_above", field=field))
        elif field not in known:
            near = ", ".join(difflib.get_close_matches(field.casefold(), known, n=1) or known)
            yield block.field(field, say("decks.curriculum.unknown_field", field=quoted(field), near=near))


def _text_problems(block: _Block, field: str, example: str) -> Iterator[Problem]:
    value = block.table.get(field)
    if value is None:
        yield _missing(block, field, example)
    elif not isinstance(value, str) or not value.strip() or not value.isprintable():
        yield _bad(block, field, example)
    elif len(value) > LONGEST_TEXT:
        yield block.field(field, say("curricula.too_long", field=field, most=LONGEST_TEXT))


def _missing(block: _Block, field: str, example: str) -> Problem:
    return block.field(field, say("decks.curriculum.missing", field=field, example=f"{field} = {example}"))


def _bad(block: _Block, field: str, example: str) -> Problem:
    value = block.table[field]
    given = quoted(f'"{value}"' if isinstance(value, str) else value)
    better = f"{field} = {_mended(field, value) or example}"
    return block.field(field, say("decks.curriculum.value", field=field, given=given, example=better))


def _mended(field: str, value: object) -> str:
    """Return a value of the wrong type as the field wants it; ``""`` where that cannot be known."""
    if field in {"id", "name", "source", *_UNIT} - {"skills", "level", "uncertain"} and type(value) in {int, float}:
        return f'"{quoted(value)}"'
    if field == "skills" and isinstance(value, str) and value in SKILLS:
        return f'["{value}"]'
    return value if field == "level" and isinstance(value, str) and value in map(str, LEVELS) else ""


def _line_of(error: Exception, text: str) -> int:
    """Find the line that the parser of TOML speaks of; at the end of the file it names none."""
    place = re.search(r"at line (\d+)", str(error))
    return int(place[1]) if place else text.count("\n") + 1
