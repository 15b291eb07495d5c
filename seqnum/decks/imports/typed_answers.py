"""Exercises with the numbers that people gave for them, from a table with a line for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from seqnum.decks.errors import DeckError
from seqnum.decks.imports.read import read_table
from seqnum.errors import SeqnumError
from seqnum.maths.diagnosing.typed import has_decimal_commas, has_decimal_points

if TYPE_CHECKING:
    from pathlib import Path

EXERCISE = "expression"
GIVEN = "student_answer_text"
"""The names of the two columns; others are left alone."""

MAX_BYTES = 50_000_000


class TypedAnswer(NamedTuple):
    """What one row holds, as it was typed, and why it cannot be read where that is seen already."""

    exercise: str
    given: str
    problem: SeqnumError | None = None


class TypedAnswers(NamedTuple):
    """All rows, and the language whose decimal marks they have."""

    rows: list[TypedAnswer]
    lang: str


def read_typed_answers(path: Path) -> TypedAnswers:
    """Read the columns ``expression`` and ``student_answer_text`` of a table.

    Parameters
    ----------
    path
        CSV with any separator, or an Excel workbook; its first row names the columns.

    Raises
    ------
    DeckError
        When the file cannot be read, is too large, or has no such columns.
    """
    table = read_table(path, MAX_BYTES)
    names = [cell.casefold() for cell in table.rows[0].cells] if table.rows else []
    if not {EXERCISE, GIVEN} <= set(names):
        raise DeckError("decks.answers.no_columns", file=path.name, exercise=EXERCISE, given=GIVEN)
    columns = names.index(EXERCISE), names.index(GIVEN)
    pairs = [[row.cells[at] if at < len(row.cells) else "" for at in columns] for row in table.rows[1:]]
    rows = [TypedAnswer(exercise, given) for exercise, given in pairs]
    if table.broken is not None:
        problem = SeqnumError(
            "decks.spreadsheet.row", line=table.broken, reason=SeqnumError("decks.spreadsheet.not_csv")
        )
        rows.append(TypedAnswer("", "", problem))
    cells = [cell for pair in pairs for cell in pair]
    commas = any(map(has_decimal_commas, cells)) and not any(map(has_decimal_points, cells))
    return TypedAnswers(rows, "pt" if commas else "en")
