"""Marks for a gradebook, in the columns that each learning platform reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from seqnum.cells import csv_bytes, harmless
from seqnum.errors import quoted
from seqnum.results.accuracy import FEW, accuracy_table
from seqnum.results.errors import ResultsError
from seqnum.results.roster import Listed, by_key, key, read_roster

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pandas as pd

    from seqnum.cells import Cell
    from seqnum.results.roster import Roster

_Rows = list[list["Cell"]]


class Mark(NamedTuple):
    """What a pupil gets: ``None`` for who has not answered enough, which is no zero."""

    pupil: Listed
    points: float | None


def gradebook_bytes(frame: pd.DataFrame, roster: Roster | None, form: str, title: str, points: float) -> bytes:
    """Return a gradebook; see `Results.to_gradebook`.

    Parameters
    ----------
    frame
        The attempts.
    roster
        Who is in the class; everybody with answers where there is none.
    form
        One of :data:`FORMATS`.
    title
        What the column of marks is called.
    points
        What everything right at the first try is worth.

    Raises
    ------
    ResultsError
        When there is no such format, or the roster cannot be read.
    """
    if form not in FORMATS:
        raise ResultsError("results.exports.no_format", given=quoted(form), formats=", ".join(FORMATS))
    rows = FORMATS[form](marks(frame, roster, points), title, points)
    # No mark of Excel's: platforms take it for part of the first name. Ids stay as they are, or nobody is found.
    return csv_bytes(rows, guard=harmless, mark=False)


def marks(frame: pd.DataFrame, roster: Roster | None, points: float) -> list[Mark]:
    """Return the mark of each pupil: cards right at the first try, of all; none under five cards.

    Parameters
    ----------
    frame
        The attempts; those of simulated pupils count for nobody.
    roster
        Who is in the class, in whose order; everybody with answers where there is none.
    points
        What everything right is worth.
    """
    real = frame[~frame["simulated"].fillna(value=False)]
    listed = [Listed(name) for name in sorted(set(real["student"]))] if roster is None else read_roster(roster)
    owners = by_key(listed)
    right, cards = [0] * len(listed), [0] * len(listed)
    counts = accuracy_table(real, ["student"])
    for student, n, correct in zip(counts["student"], counts["n"], counts["correct"], strict=True):
        places = owners.get(key(student), [])
        if len(places) == 1:  # who may be one of two is nobody's
            cards[places[0]] += n
            right[places[0]] += correct
    return [
        Mark(one, round(points * correct / n, 2) if n >= FEW else None)
        for one, n, correct in zip(listed, cards, right, strict=True)
    ]


def _moodle(each: Sequence[Mark], title: str, _: float) -> _Rows:
    """Moodle (grade/import/csv) finds pupils by one of these columns; no grade is ``-``, as it writes it."""
    head: list[Cell] = ["Full name", "ID number", "Email address", title]
    rows: _Rows = [[one.name, one.id, one.email, _number(mark) or "-"] for one, mark in each]
    return [head, *rows]


def _canvas(each: Sequence[Mark], title: str, points: float) -> _Rows:
    """Canvas (gradebook_importer) wants these columns in this order, then the points; an empty cell is no score."""
    head: list[Cell] = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", title]
    rows: _Rows = [[one.name, None, one.id, one.email, None, _number(mark)] for one, mark in each]
    return [head, ["Points Possible", None, None, None, None, _number(points)], *rows]


def _classroom(each: Sequence[Mark], title: str, points: float) -> _Rows:
    """Lay marks out as Google Classroom's own download does: it reads no file itself, but add-ons and Sheets do."""
    rows: _Rows = []
    for one, mark in each:
        last, comma, first = one.name.partition(",")
        names = [last.strip(), first.strip()] if comma else ["", one.name]  # nobody can tell where a name is parted
        rows.append([*names, one.email, _number(mark)])
    return [["Last Name", "First Name", "Email Address", title], ["Points", None, None, _number(points)], *rows]


def _number(mark: float | None) -> str | None:
    return None if mark is None else f"{mark:.2f}".rstrip("0").rstrip(".")


FORMATS: dict[str, Callable[[Sequence[Mark], str, float], _Rows]] = {
    "moodle": _moodle,
    "canvas": _canvas,
    "classroom": _classroom,
}
