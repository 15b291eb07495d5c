"""A teacher's own questions: two columns, question and answer."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.decks.curricula import Problem, read_text
from seqnum.decks.errors import DeckError
from seqnum.decks.generate import deck_of_questions
from seqnum.errors import SeqnumError
from seqnum.maths import Question, parse, read_number

if TYPE_CHECKING:
    from pathlib import Path

    from seqnum.decks.deck import Deck

MAX_BYTES = 1_000_000
MAX_ROWS = 1000


@dataclass(frozen=True, slots=True)
class Row:
    """One usable row and its line in the file."""

    line: int
    question: Question


def from_csv(path: Path, *, board: tuple[int, int], seed: int, rules: str) -> Deck:
    """Make a deck of the rows of a file; see :meth:`Deck.from_csv`."""
    rows, problems = read_questions(path)
    if problems:
        reasons = "\n".join(DeckError("decks.error.row", line=p.line, reason=p.text).message() for p in problems)
        raise DeckError("decks.error.rows", file=path.name, reasons=reasons)
    questions = tuple(row.question for row in rows)
    return deck_of_questions(questions, name=path.stem, board=board, seed=seed, rules=rules)


def read_questions(path: Path) -> tuple[list[Row], list[Problem]]:
    """Read the questions of a CSV file with everything that is wrong in it.

    Parameters
    ----------
    path
        UTF-8, with or without a heading line; commas, semicolons or tabs between the columns.

    Returns
    -------
    tuple
        The rows that can be used, and the problems of the others.

    Raises
    ------
    DeckError
        When the file cannot be read, is too large or holds no question at all.
    """
    text = read_text(path, MAX_BYTES)
    reader = csv.reader(io.StringIO(text), delimiter=_delimiter(text), strict=True)
    rows: list[Row] = []
    problems: list[Problem] = []
    heading = True
    try:
        for cells in reader:
            values = [cell.strip() for cell in cells if cell.strip()]
            if not values:
                continue
            try:
                if len(rows) == MAX_ROWS:
                    raise DeckError("decks.error.too_many_rows", limit=MAX_ROWS)
                rows.append(Row(reader.line_num, _question(values)))
            except SeqnumError as error:
                if not (heading and _is_heading(values)):
                    problems.append(Problem(reader.line_num, str(error)))
            heading = False
    except csv.Error as error:
        problems.append(Problem(reader.line_num, DeckError("decks.error.not_csv", reason=error).message()))
    if not rows and not problems:
        raise DeckError("decks.error.no_questions", file=path.name)
    return rows, problems


def _question(values: list[str]) -> Question:
    if len(values) != 2:
        raise DeckError("decks.error.two_columns", found=len(values))
    prompt, answer = parse(values[0]), read_number(values[1])
    text = prompt.plain()
    question = Question(f"own:{text.replace(' ', '')}", None, None, prompt, answer)
    if not question.holds():
        raise DeckError("decks.error.contradiction", question=values[0], given=values[1])
    question.check()
    return question


def _is_heading(values: list[str]) -> bool:
    return not any(character.isdigit() for value in values for character in value)


def _delimiter(text: str) -> str:
    """Take the mark that cuts most lines in two: a decimal comma must not count where semicolons separate."""
    lines = [line for line in text.splitlines() if line.strip()][:50]
    return max(";\t,", key=lambda mark: sum(line.count(mark) == 1 for line in lines))
