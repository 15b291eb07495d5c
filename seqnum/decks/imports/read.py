"""Reading a file of questions: every row becomes a question or a reason."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.decks.generate import deck_of_questions
from seqnum.decks.imports.columns import entries
from seqnum.decks.imports.encoding import decoded
from seqnum.decks.imports.own_question import own_question
from seqnum.decks.imports.text_table import text_table
from seqnum.decks.imports.workbook import workbook_table
from seqnum.decks.reading import Problem, read_bytes
from seqnum.errors import SeqnumError
from seqnum.maths import canonical
from seqnum.text import say

if TYPE_CHECKING:
    from pathlib import Path

    from seqnum.decks.deck import Deck
    from seqnum.decks.imports.table import Table
    from seqnum.maths import Question

MAX_BYTES = 1_000_000
MAX_QUESTIONS = 1000
MAX_NAMED = 20
"""Bad rows that one message names; whoever has more wants to see a pattern, not a list."""

MAX_ROWS = 5000
"""Rows that are looked at: each takes some milliseconds."""

_OLD_EXCEL = b"\xd0\xcf\x11\xe0"
_OTHER_TEXT = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:%PDF-|\{\\rtf|<!doctype\b|<html\b|<\?xml\b|<table\b)", re.IGNORECASE)
"""How files begin that are text, but no table."""


def from_file(path: Path, *, board: tuple[int, int], seed: int, rules: str) -> Deck:
    """Make a deck of the rows of a file; see :meth:`Deck.from_file`."""
    questions, problems = read_questions(path)
    if problems:
        named = [say("decks.spreadsheet.row", line=one.line, reason=one.text) for one in problems[:MAX_NAMED]]
        if len(problems) > MAX_NAMED:
            named.append(say("decks.spreadsheet.more", n=len(problems) - MAX_NAMED))
        raise DeckError("decks.error.rows", file=path.name, reasons="\n".join(named))
    return deck_of_questions(questions, name=path.stem, board=board, seed=seed, rules=rules)


def read_questions(path: Path) -> tuple[list[Question], list[Problem]]:
    """Read the questions of a file with everything that is wrong in it.

    Parameters
    ----------
    path
        A table as text or as an Excel workbook, in the layout of a spreadsheet of two columns, of Blooket, Gimkit or
        Kahoot, of Quizlet or Anki; what it is is seen from the file itself.

    Returns
    -------
    tuple
        The questions of the rows that can be used, each once, and the problems of the others.

    Raises
    ------
    DeckError
        When the file cannot be read, is too large or holds no question at all.
    """
    table = read_table(path, MAX_BYTES)
    if len(table.rows) > MAX_ROWS:
        raise DeckError("decks.own.too_many_rows", file=path.name, n=len(table.rows), limit=MAX_QUESTIONS)
    asked: dict[str, tuple[int, Question]] = {}
    words: dict[str, Question] = {}
    problems: list[Problem] = []
    for entry in entries(table):
        if isinstance(entry, tuple):
            problems.append(Problem(entry[0], str(entry[1])))
            continue
        if len(asked) == MAX_QUESTIONS:
            problems.append(Problem(entry.line, say("decks.spreadsheet.too_many", limit=MAX_QUESTIONS)))
            break
        try:
            question = own_question(entry, with_html=table.with_html)
            alike = words.setdefault(question.face.casefold(), question)
            if not question.verified and alike.answer != question.answer:
                question = replace(question, answer=alike.answer, form=alike.form)
            _once(asked, question, entry.line)
        except SeqnumError as error:
            problems.append(Problem(entry.line, str(error)))
    if table.broken is not None:
        problems.append(Problem(table.broken, say("decks.spreadsheet.not_csv")))
    if not asked and not problems:
        raise DeckError("decks.error.no_questions", file=path.name)
    return [question for _, question in asked.values()], problems


def _once(asked: dict[str, tuple[int, Question]], question: Question, line: int) -> None:
    """Keep a question that was not asked yet; asked again with another answer, it is refused."""
    first, other = asked.setdefault(question.text().casefold(), (line, question))
    if other.answer != question.answer:
        raise DeckError(
            "decks.own.two_answers",
            question=question.text(),
            line=first,
            answer=canonical(other.answer),
            given=canonical(question.answer),
        )


def read_table(path: Path, limit: int) -> Table:
    """Return the rows of a table as text or as an Excel workbook.

    Parameters
    ----------
    path
        The file.
    limit
        The most bytes it may have.

    Raises
    ------
    DeckError
        When the file cannot be read, is too large or is no table.
    """
    data = read_bytes(path, limit)
    if data.startswith(b"PK\x03\x04"):
        return _packed(data, path)
    if data.startswith(_OLD_EXCEL):
        raise DeckError("decks.own.old_workbook", file=path.name)
    text = None if _OTHER_TEXT.match(data) else decoded(data)
    if text is None:
        raise DeckError("decks.own.no_table", file=path.name)
    return text_table(text)


def _packed(data: bytes, path: Path) -> Table:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as parts:
            names = parts.namelist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError) as error:
        raise DeckError("decks.own.workbook", file=path.name) from error
    if any(name.startswith("collection.anki") for name in names):
        raise DeckError("decks.own.apkg", file=path.name)
    if "xl/workbook.xml" not in names:
        raise DeckError("decks.own.no_table", file=path.name)
    return workbook_table(data, path.name)
