"""Exercises with the numbers that people gave for them, from a table with a line for each."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from seqnum.decks.errors import DeckError
from seqnum.decks.imports.columns import is_question
from seqnum.decks.imports.read import read_table
from seqnum.errors import SeqnumError
from seqnum.maths.diagnosing.typed import has_decimal_commas, has_decimal_points

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path

    from seqnum.decks.imports.table import Table

EXERCISE = "expression"
GIVEN = "student_answer_text"
"""The names of the two columns in published data; they count before any others."""

_GIVEN = re.compile(
    r"(?:(?:student|pupil)(?:'s|s)?[ _]|given[ _]|typed[ _])(?:answer|response)|given|typed|response"
    r"|respuesta (?:dada|del? (?:alumn[oa]|estudiante))|dada|resposta (?:dada|d[oae] (?:alun[oa]|estudante))"
)
_ANSWER = re.compile(r"answer|result|respuesta|resultado|resposta")
"""What also names the right answers; where there is a column of given ones, that is the one to look at."""

MAX_BYTES = 50_000_000


class TypedAnswer(NamedTuple):
    """What one row holds, as it was typed, and why it cannot be read where that is seen already.

    Parameters
    ----------
    exercise, given
        The cells; ``given`` is ``""`` where there is no answer.
    problem
        Why it cannot be read.
    pupil
        Who gave it; None where no column says.
    line
        The line of the file.
    """

    exercise: str
    given: str
    problem: SeqnumError | None = None
    pupil: str | None = None
    line: int = 0


class TypedAnswers(NamedTuple):
    """All rows, and the language whose decimal marks they have."""

    rows: list[TypedAnswer]
    lang: str


def read_typed_answers(path: Path, pupils: Collection[str] = ()) -> TypedAnswers:
    """Read the columns of exercises and of the answers given for them.

    They are called ``expression`` and ``student_answer_text``, or as in a file of questions: question or exercise,
    and answer, also in Spanish and Portuguese.

    Parameters
    ----------
    path
        CSV with any separator, or an Excel workbook; its first row names the columns.
    pupils
        What the column of pupils may be called; there need not be one.

    Raises
    ------
    DeckError
        When the file cannot be read, is too large, or has no such columns.
    """
    return typed_answers(read_table(path, MAX_BYTES), path.name, pupils)


def has_typed_answers(table: Table, pupils: Collection[str]) -> bool:
    """Tell whether the first row of a table names a column of exercises, one of answers and one of pupils.

    Parameters
    ----------
    table
        The table.
    pupils
        What the column of pupils may be called.
    """
    return None not in _columns(table, pupils)


def has_exercises(table: Table) -> bool:
    """Tell whether the first row of a table names a column of exercises or one of answers.

    Parameters
    ----------
    table
        The table.
    """
    exercise, given, _ = _columns(table, ())
    return exercise is not None or given is not None


def typed_answers(table: Table, file: str, pupils: Collection[str] = ()) -> TypedAnswers:
    """Read the columns of a table; see :func:`read_typed_answers`.

    Parameters
    ----------
    table
        The table.
    file
        The name of its file, for messages.
    pupils
        What the column of pupils may be called; there need not be one.

    Raises
    ------
    DeckError
        When it has no such columns.
    """
    exercise, given, pupil = _columns(table, pupils)
    if exercise is None or given is None:
        raise DeckError("decks.answers.no_columns", file=file, exercise=EXERCISE, given=GIVEN)
    rows = [
        TypedAnswer(
            _cell(cells, exercise),
            _cell(cells, given),
            pupil=None if pupil is None else _cell(cells, pupil),
            line=line,
        )
        for line, cells in table.rows[1:]
    ]
    typed = [cell for row in rows for cell in (row.exercise, row.given)]
    if table.broken is not None:
        problem = SeqnumError(
            "decks.spreadsheet.row", line=table.broken, reason=SeqnumError("decks.spreadsheet.not_csv")
        )
        rows.append(TypedAnswer("", "", problem, line=table.broken))
    commas = any(map(has_decimal_commas, typed)) and not any(map(has_decimal_points, typed))
    return TypedAnswers(rows, "pt" if commas else "en")


def _columns(table: Table, pupils: Collection[str]) -> tuple[int | None, int | None, int | None]:
    """Return which columns hold exercises, answers given and pupils."""
    names = [" ".join(cell.casefold().split()) for cell in table.rows[0].cells] if table.rows else []
    exercise = _first(names, [EXERCISE.__eq__, is_question])
    given = _first(names, [GIVEN.__eq__, _GIVEN.fullmatch, _ANSWER.fullmatch])
    return exercise, given, _first(names, [set(pupils).__contains__])


def _first(names: Sequence[str], fits: Sequence[Callable[[str], object]]) -> int | None:
    """Return the first column that the first of the tests that any passes finds."""
    return next((at for test in fits for at, name in enumerate(names) if test(name)), None)


def _cell(cells: Sequence[str], at: int) -> str:
    return cells[at] if at < len(cells) else ""
