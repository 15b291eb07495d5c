"""The list of a class: who should have answered, and which list number is whose."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from seqnum.decks import DeckError
from seqnum.decks.imports.read import read_table
from seqnum.errors import quoted
from seqnum.results.errors import ResultsError

if TYPE_CHECKING:
    from collections.abc import Sequence

Roster = str | os.PathLike[str] | Iterable[str]
"""The path of a table (CSV, XLSX), or names."""

NAMES = ("name", "student", "pupil", "nombre", "alumno", "alumna", "estudiante", "nome", "aluno", "aluna", "estudante")
"""What the column of names may be called."""
NUMBERS = ("number", "list number", "no", "nº", "n.º", "número", "numero", "número da chamada", "número de lista")
"""What the column of list numbers may be called; it may be missing."""
MAX_BYTES = 1_000_000
"""Of the list of a class."""


class Matched(NamedTuple):
    """Who of a list has answers.

    Parameters
    ----------
    called
        By what a pupil is called in the files: the name on the list.
    missing
        Names on the list without answers, in its order.
    unlisted
        Pupils with answers who are not on the list.
    """

    called: Mapping[str, str]
    missing: tuple[str, ...]
    unlisted: tuple[str, ...]


def match_roster(students: Sequence[str], roster: Roster) -> Matched:
    """Find pupils on a list, by name or list number; capitals and spaces make no difference, letters do.

    Parameters
    ----------
    students
        Who has answers, as the files say it.
    roster
        Names, or the path of a table (CSV, XLSX) with a column ``name`` or ``student``, and perhaps ``number``.

    Raises
    ------
    ResultsError
        When it is no list, or a file that is not there or has no such column.

    Examples
    --------
    >>> match_roster(["ana ", "7"], ["Ana", "Ben"])
    Matched(called={'ana ': 'Ana'}, missing=('Ben',), unlisted=('7',))
    """
    listed = _listed(roster)
    by_key = {_key(key): name for name, number in reversed(listed) for key in (number, name) if key}
    called = {one: by_key[_key(one)] for one in students if _key(one) in by_key}
    here = set(called.values())
    names = dict.fromkeys(name for name, _ in listed)
    return Matched(
        called,
        tuple(name for name in names if name not in here),
        tuple(one for one in students if one not in called),
    )


def _key(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _listed(roster: Roster) -> list[tuple[str, str]]:
    """Return names with list numbers, or nothing in the place of these."""
    if isinstance(roster, str | os.PathLike):
        return _read(Path(roster))
    names = list(roster) if isinstance(roster, Iterable) else [roster]
    if not all(isinstance(name, str) for name in names):
        raise ResultsError("results.monday.error.no_roster", given=quoted(repr(roster)))
    return [(name.strip(), "") for name in names if name.strip()]


def _read(path: Path) -> list[tuple[str, str]]:
    try:
        heads, *lines = [row.cells for row in read_table(path, MAX_BYTES).rows] or [[]]
    except DeckError as error:
        raise ResultsError("results.monday.error.cannot_read", reason=error) from error
    columns = [_key(head) for head in heads]
    name = next((columns.index(one) for one in NAMES if one in columns), None)
    number = next((columns.index(one) for one in NUMBERS if one in columns), None)
    if name is None:
        raise ResultsError("results.monday.error.no_column", path=quoted(path), columns=quoted(", ".join(heads)))
    return [(_at(line, name), _at(line, number)) for line in lines if _at(line, name)]


def _at(line: Sequence[str], column: int | None) -> str:
    return line[column] if column is not None and column < len(line) else ""
