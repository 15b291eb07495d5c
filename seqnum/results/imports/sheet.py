"""A plain spreadsheet: a line for each answer, in columns that are called as teachers call them."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from seqnum.decks.imports.own_question import is_date
from seqnum.decks.imports.typed_answers import has_typed_answers, typed_answers
from seqnum.decks.imports.workbook import DATE
from seqnum.errors import quoted
from seqnum.results.errors import ResultsError
from seqnum.results.imports.rows import Whole, foreign_attempt, moment, seconds
from seqnum.results.imports.take import take_rows
from seqnum.results.roster import NAMES, NUMBERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.decks.imports.table import Table
    from seqnum.decks.imports.typed_answers import TypedAnswer
    from seqnum.results.content import FileContent

PUPILS = frozenset({*NAMES, *NUMBERS, "student id", "student_id", "who", "quién", "quem"})
_MOMENTS = re.compile(
    r"(?:date|time|timestamp|when|answered[ _]at|fecha(?: y hora)?|hora|data(?: e hora)?|marca temporal)"
)
_SECONDS = re.compile(r"seconds|secs?|duration|time taken|segundos|duraci[oó]n|dura[cç][aã]o|tiempo|tempo")
_WRITTEN_DATE = re.compile(r"\d{1,2}/\d{1,2}/\d{2,4}")


def is_sheet(table: Table) -> bool:
    """Tell whether a table has columns of pupils, exercises and answers given.

    Parameters
    ----------
    table
        A table whose first row may name its columns.
    """
    return has_typed_answers(table, PUPILS)


def read_sheet(table: Table, name: str) -> FileContent:
    """Read the answers of a spreadsheet; a blank answer is none, and what became a date is refused with its line.

    Parameters
    ----------
    table
        A table that :func:`is_sheet`.
    name
        What to call it in tables and reasons.
    """
    told = typed_answers(table, name, PUPILS)
    names = [" ".join(cell.casefold().split()) for cell in table.rows[0].cells]
    at, took = _column(names, _MOMENTS), _column(names, _SECONDS)
    cells = {row.line: row.cells for row in table.rows}
    # Two of one content are copies of one, whatever their separators and names.
    game = sha256(repr([row.cells for row in table.rows]).encode("utf-8", "surrogatepass")).hexdigest()[:32]
    tries: Counter[tuple[str, str]] = Counter()

    def whole(one: TypedAnswer, seq: int) -> Whole | None:
        if not _is_answer(one):
            return None
        card = one.pupil or "", one.exercise
        attempt = foreign_attempt(
            correct=None,
            exercise=one.exercise,
            given=one.given,
            lang=told.lang,
            game_id=game,
            seq=seq,
            turn=seq,
            student=one.pupil,
            session_id=game,
            card_attempt=tries[card] + 1,
            answered_at=moment(_cell(cells[one.line], at).replace(DATE, "")),
            time_to_answer=seconds(_cell(cells[one.line], took)),
            platform="spreadsheet",
        )
        if attempt.correct is None:
            raise ResultsError("results.imports.unread", line=one.line, exercise=quoted(one.exercise))
        tries[card] += 1
        return Whole(attempt)

    return take_rows(name, ((one.line, partial(whole, one, seq)) for seq, one in enumerate(told.rows, start=1)))


def _is_answer(one: TypedAnswer) -> bool:
    """Tell whether a row is an answer; one without a name, or with a date for a fraction, is refused."""
    if one.problem is not None:
        raise ResultsError("results.error.bad_line", line=one.line)
    if not one.given:
        return False
    if not one.pupil:
        raise ResultsError("results.imports.nobody", line=one.line)
    for cell in (one.exercise, one.given):
        if is_date(cell) or _WRITTEN_DATE.fullmatch(cell):
            raise ResultsError("results.imports.date", line=one.line, given=quoted(cell.replace(DATE, "")))
    return True


def _column(names: Sequence[str], fits: re.Pattern[str]) -> int | None:
    return next((at for at, name in enumerate(names) if fits.fullmatch(name)), None)


def _cell(cells: Sequence[str], at: int | None) -> str:
    return cells[at] if at is not None and at < len(cells) else ""
