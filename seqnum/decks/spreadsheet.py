"""A teacher's own questions: two columns, question and answer."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.decks.generate import deck_of_questions
from seqnum.decks.reading import Problem, read_text
from seqnum.errors import SeqnumError, quoted
from seqnum.maths import ParseError, Question, parse, read_number
from seqnum.maths.checking import is_equation, unknowns
from seqnum.maths.written import own_form
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from seqnum.decks.deck import Deck

MAX_BYTES = 1_000_000
MAX_QUESTIONS = 1000
MAX_NAMED = 20
"""Bad rows that one message names; whoever has more wants to see a pattern, not a list."""


def from_csv(path: Path, *, board: tuple[int, int], seed: int, rules: str) -> Deck:
    """Make a deck of the rows of a file; see :meth:`Deck.from_csv`."""
    questions, problems = read_questions(path)
    if problems:
        named = [say("decks.spreadsheet.row", line=one.line, reason=one.text) for one in problems[:MAX_NAMED]]
        if len(problems) > MAX_NAMED:
            named.append(say("decks.spreadsheet.more", n=len(problems) - MAX_NAMED))
        raise DeckError("decks.error.rows", file=path.name, reasons="\n".join(named))
    return deck_of_questions(questions, name=path.stem, board=board, seed=seed, rules=rules)


def read_questions(path: Path) -> tuple[list[Question], list[Problem]]:
    """Read the questions of a CSV file with everything that is wrong in it.

    Parameters
    ----------
    path
        UTF-8, with or without a heading line; commas, semicolons or tabs between the columns.

    Returns
    -------
    tuple
        The questions of the rows that can be used, and the problems of the others.

    Raises
    ------
    DeckError
        When the file cannot be read, is too large or holds no question at all.
    """
    text = read_text(path, MAX_BYTES)
    questions: list[Question] = []
    problems: list[Problem] = []
    line = 0
    try:
        for number, (line, cells) in enumerate(_rows(text)):
            if len(questions) == MAX_QUESTIONS:
                problems.append(Problem(line, say("decks.spreadsheet.too_many", limit=MAX_QUESTIONS)))
                break
            try:
                questions.append(_question(cells))
            except SeqnumError as error:
                if number > 0 or not _is_heading(cells):
                    problems.append(Problem(line, str(error)))
    except csv.Error:
        problems.append(Problem(line + 1, say("decks.spreadsheet.not_csv")))
    if not questions and not problems:
        raise DeckError("decks.error.no_questions", file=path.name)
    return questions, problems


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows that are not empty, with the line they begin on."""
    reader = csv.reader(io.StringIO(text), delimiter=_delimiter(text), strict=True)
    begins = 1
    for row in reader:
        cells = [cell.strip() for cell in row]
        if any(cells):
            yield begins, cells
        begins = reader.line_num + 1


def _delimiter(text: str) -> str:
    """Take the mark that cuts most rows in two: a decimal comma must not count where semicolons separate."""
    sample = text.split("\n")[:50]

    def fitting(mark: str) -> tuple[int, int]:
        widths = [len(row) for row in csv.reader(sample, delimiter=mark)]
        return widths.count(2), len([width for width in widths if width > 2])

    return max(";\t,", key=fitting)


def _question(row: list[str]) -> Question:
    cells = _two_cells(row)
    prompt = parse(cells[0])
    letters = frozenset() if is_equation(prompt) else frozenset(unknowns(prompt))
    answer = read_number(cells[1], letters=letters)
    text = prompt.plain()
    question = Question(f"own:{text.replace(' ', '')}", None, None, prompt, answer, form=own_form(cells[1], answer))
    if not question.holds():
        raise DeckError("decks.error.contradiction", question=text, given=cells[1])
    question.check()
    return question


def _two_cells(row: list[str]) -> list[str]:
    """Return the cells that are not empty, a question and its answer: columns around them may be empty."""
    cells = [cell for cell in row if cell]
    if len(cells) == 2:
        return cells
    if len(cells) == 1 and len(row) > 1:
        raise DeckError(f"decks.error.{'no_question' if row[-1] else 'no_answer'}", given=quoted(cells[0]))
    raise DeckError("decks.error.two_columns", n=len(cells))


def _is_heading(row: list[str]) -> bool:
    """Tell whether a row that cannot be used names the columns: two or more, with neither an exercise nor a number.

    A single letter can be read as an exercise, but an exercise has a number somewhere.
    """
    cells = [cell for cell in row if cell]
    if len(cells) < 2:
        return False
    try:
        parse(cells[0])
    except ParseError:
        pass
    else:
        if any(character.isdigit() for character in cells[0]):
            return False
    try:
        read_number(cells[-1])
    except ParseError:
        return True
    return False
