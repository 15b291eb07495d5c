"""The list of a class: who should have answered, and which name, list number or id in the files is whose."""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from seqnum.cells import GUARD
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
IDS = ("id", "student id", "id number", "code", "código", "codigo", "matrícula", "matricula", "ra")
"""What the column of ids may be called; it may be missing."""
EMAILS = ("email", "e-mail", "email address", "mail", "correo", "correo electrónico", "endereço de e-mail")
"""What the column of addresses may be called, by which gradebooks know pupils; it may be missing."""
ALSO = ("also", "also called", "alias", "también", "tambien", "también llamado", "também", "tambem", "apelido")
"""What the column of other names in the files may be called, several with a semicolon between."""
ABSENT = ("absent", "ausente", "ausentes", "falta", "faltou", "faltó", "falto")
"""What the column may be called in which something stands for whoever was not there."""
_NOT_ABSENT = frozenset({"", "0", "no", "não", "nao", "false", "falso", "-", "–"})
MAX_BYTES = 1_000_000
"""Of the list of a class."""


class Listed(NamedTuple):
    """One pupil of the list."""

    name: str
    number: str = ""
    id: str = ""
    also: tuple[str, ...] = ()
    absent: bool = False
    email: str = ""

    @property
    def keys(self) -> set[str]:
        """What in a file is this pupil's."""
        return {key(one) for one in (self.name, self.number, self.id, self.email, *self.also) if one}


class Matched(NamedTuple):
    """Who of a list has answers.

    Parameters
    ----------
    called
        By what a pupil is called in the files: the name on the list, with the number or id where two have it.
    missing
        Names on the list without answers, in its order.
    unlisted
        Pupils with answers who are not on the list, or of whom it does not tell which of several they are.
    absent
        Names on the list without answers that it says were not there.
    """

    called: Mapping[str, str]
    missing: tuple[str, ...]
    unlisted: tuple[str, ...]
    absent: tuple[str, ...] = ()


def match_roster(students: Sequence[str], roster: Roster) -> Matched:
    """Find pupils on a list, by name, list number or id; capitals and spaces make no difference, letters do.

    Parameters
    ----------
    students
        Who has answers, as the files say it.
    roster
        Names, or the path of a table (CSV, XLSX) with a column ``name`` or ``student``, and perhaps ``number``, ``id``,
        ``also`` (other names in the files) and ``absent``.

    Raises
    ------
    ResultsError
        When it is no list, or a file that is not there or has no such column.

    Examples
    --------
    >>> match_roster(["ana ", "7"], ["Ana", "Ben"])
    Matched(called={'ana ': 'Ana'}, missing=('Ben',), unlisted=('7',), absent=())
    """
    listed = read_roster(roster)
    shown = shown_names(listed)
    owners = by_key(listed)
    called = {one: shown[owners[key(one)][0]] for one in students if len(owners.get(key(one), ())) == 1}
    here = set(called.values())
    away = [(name, listed[index].absent) for index, name in enumerate(shown) if name not in here]
    return Matched(
        called,
        tuple(name for name, absent in away if not absent),
        tuple(one for one in students if one not in called),
        tuple(name for name, absent in away if absent),
    )


def identities(students: Iterable[str], roster: Roster) -> dict[str, str]:
    """Return the id of each pupil who is on a list for sure, or what it calls them where it has no ids.

    Parameters
    ----------
    students
        Who has answers, as the files say it.
    roster
        The list.

    Examples
    --------
    >>> identities({"ana ", "7"}, ["Ana", "Ben"])
    {'ana ': 'Ana'}
    """
    listed = read_roster(roster)
    shown, owners = shown_names(listed), by_key(listed)
    found = {one: owners.get(key(one), []) for one in students}
    return {one: listed[places[0]].id or shown[places[0]] for one, places in found.items() if len(places) == 1}


def by_key(listed: Sequence[Listed]) -> dict[str, list[int]]:
    """Return the places on the list whose pupil a key may mean: several where two are called alike.

    Parameters
    ----------
    listed
        The list.
    """
    owners: dict[str, list[int]] = defaultdict(list)
    for index, one in enumerate(listed):
        for each in one.keys:
            owners[each].append(index)
    return owners


def shown_names(listed: Sequence[Listed]) -> list[str]:
    """Return what each pupil of a list is called so that no two are called alike.

    Examples
    --------
    >>> shown_names([Listed("Ana", "3"), Listed("Ben"), Listed("Ana", "9"), Listed("Ana")])
    ['Ana (3)', 'Ben', 'Ana (9)', 'Ana (4)']
    """
    often = Counter(key(one.name) for one in listed)
    return [
        one.name if often[key(one.name)] == 1 else f"{one.name} ({one.number or one.id or index})"
        for index, one in enumerate(listed, start=1)
    ]


def key(text: str) -> str:
    """Return what is the same of a name however it is typed; list numbers may have zeros before them.

    Examples
    --------
    >>> key(" ANA  Pérez") == key("Ana Pérez"), key("07"), key("José") == key("Jose")
    (True, '7', False)
    """
    bare = " ".join(unicodedata.normalize("NFKC", text).casefold().split())
    return bare.lstrip("0") or "0" if bare.isdecimal() else bare


def read_roster(roster: Roster) -> list[Listed]:
    """Return the pupils of a list; see :func:`match_roster`.

    Parameters
    ----------
    roster
        Names, or the path of a table.
    """
    if isinstance(roster, str | os.PathLike):
        return _joined(_read(Path(roster)))
    names = list(roster) if isinstance(roster, Iterable) else [roster]
    if not all(isinstance(name, str) for name in names):
        raise ResultsError("results.monday.error.no_roster", given=quoted(repr(roster)))
    return [Listed(name.strip()) for name in names if name.strip()]


def _joined(listed: list[Listed]) -> list[Listed]:
    """Put a row that only says what somebody is also called to the row of that name, where there is one."""
    often = Counter(key(one.name) for one in listed if one.number or one.id or not one.also)
    more: dict[str, tuple[str, ...]] = defaultdict(tuple)
    kept = []
    for one in listed:
        if one.also and not (one.number or one.id) and often[key(one.name)] == 1:
            more[key(one.name)] += one.also
        else:
            kept.append(one)
    return [one._replace(also=one.also + more[key(one.name)]) if key(one.name) in more else one for one in kept]


def _read(path: Path) -> list[Listed]:
    try:
        heads, *lines = [row.cells for row in read_table(path, MAX_BYTES).rows] or [[]]
    except DeckError as error:
        raise ResultsError("results.monday.error.cannot_read", reason=error) from error
    columns = [key(head) for head in heads]
    name, number, id_, also, absent, email = (
        next((columns.index(one) for one in names if one in columns), None)
        for names in (NAMES, NUMBERS, IDS, ALSO, ABSENT, EMAILS)
    )
    if name is None:
        raise ResultsError("results.monday.error.no_column", path=quoted(path), columns=quoted(", ".join(heads)))
    return [
        Listed(
            _at(line, name),
            _at(line, number),
            _at(line, id_),
            tuple(filter(None, (one.strip() for one in re.split("[;\n]", _at(line, also))))),
            _at(line, absent).casefold() not in _NOT_ABSENT,
            _at(line, email),
        )
        for line in lines
        if _at(line, name)
    ]


def _at(line: Sequence[str], column: int | None) -> str:
    return line[column].removeprefix(GUARD) if column is not None and column < len(line) else ""
