"""The layouts of other programs: rows of cells for each, and how they are written to a file."""

from __future__ import annotations

import html
import io
import re
from typing import TYPE_CHECKING

from seqnum.cells import csv_bytes, harmless
from seqnum.decks.errors import DeckError
from seqnum.decks.exports.choices import mixed_up, wrong_choices
from seqnum.errors import quoted
from seqnum.saving import save_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from seqnum.decks.deck import Deck
    from seqnum.maths import Question

LONGEST_KAHOOT = 120
SECONDS = 60
"""To think about a question; Kahoot offers 5, 10, 20, 30, 60, 90, 120 and 240, Blooket up to 300."""

_PLAIN_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)*%?")
_CARDS = frozenset({"quizlet", "anki"})
"""Programs of flash cards, which read text with tabs."""

_BLOOKET = (
    "Question #",
    "Question Text",
    "Answer 1",
    "Answer 2",
    "Answer 3\n(Optional)",
    "Answer 4\n(Optional)",
    "Time Limit (sec)\n(Max: 300 seconds)",
    "Correct Answer(s)\n(Only include Answer #)",
)
_KAHOOT = (
    "",
    "Question - max 120 characters",
    *(f"Answer {number} - max 75 characters" for number in range(1, 5)),
    "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
    "Correct answer(s) - choose at least one",
)
_GIMKIT = (
    "Question",
    "Correct Answer",
    "Incorrect Answer 1",
    "Incorrect Answer 2 (Optional)",
    "Incorrect Answer 3 (Optional)",
)


def to_csv(deck: Deck, path: Path, form: str) -> Path:
    """Write a deck's questions for another program; see :meth:`Deck.to_csv`."""
    if form not in FORMATS:
        raise DeckError("decks.own.format", given=quoted(form), formats=", ".join(FORMATS))
    workbook = path.suffix.lower() == ".xlsx"
    if workbook and form in _CARDS:
        raise DeckError("decks.own.text_only", given=form, file=quoted(path.name))
    questions = list({question.id: question for question in deck.questions}.values())
    if not questions:
        raise DeckError("decks.error.no_questions_in_deck", cards=len(deck.cards))
    rows = list(FORMATS[form](questions, [face for face in deck.layout.faces if face]))
    save_whole(path, _workbook(rows) if workbook else _text(rows, form), DeckError)
    return path


def _text(rows: Sequence[Sequence[str | int]], form: str) -> bytes:
    if form in _CARDS:
        return "".join("\t".join(map(str, row)) + "\n" for row in rows).encode()
    # A spreadsheet needs the mark to know UTF-8; Blooket takes it for part of the first cell.
    return csv_bytes(rows, guard=harmless, mark=form == "plain")


def _workbook(rows: Sequence[Sequence[str | int]]) -> bytes:
    from openpyxl import Workbook

    book = Workbook(write_only=False)
    sheet = book.active
    for line, row in enumerate(rows, 1):
        for column, value in enumerate(row, 1):
            if value != "":
                cell = sheet.cell(line, column)
                cell.value = value
                cell.data_type = "n" if isinstance(value, int) else "s"  # never a formula
                cell.number_format = "General" if isinstance(value, int) else "@"
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


def _prompt(question: Question) -> str:
    return question.text("en")


def _answer(question: Question) -> str:
    """Return the answer as people read it; a whole number below zero with the sign that keyboards have."""
    shown = question.written.plain("en")
    typed = shown.replace("−", "-")
    return typed if _PLAIN_NUMBER.fullmatch(typed) else shown


def _plain(questions: Sequence[Question], _: Sequence[str]) -> Iterator[list[str | int]]:
    yield ["question", "answer"]
    for question in questions:
        yield [_prompt(question), _answer(question)]


def _quizlet(questions: Sequence[Question], _: Sequence[str]) -> Iterator[list[str | int]]:
    for question in questions:
        yield [_prompt(question), _answer(question)]


def _anki(questions: Sequence[Question], _: Sequence[str]) -> Iterator[list[str | int]]:
    for header in ("#separator:tab", "#html:true", "#tags column:3"):
        yield [header]
    for question in questions:
        yield [html.escape(_prompt(question), quote=False), html.escape(_answer(question), quote=False), _tag(question)]


def _tag(question: Question) -> str:
    return "seqnum" if question.skill is None else f"seqnum {question.skill}"


def _gimkit(questions: Sequence[Question], board: Sequence[str]) -> Iterator[list[str | int]]:
    yield ["Gimkit Spreadsheet Import Template", "", "", "", ""]
    yield list(_GIMKIT)
    for question in questions:
        yield _filled([_prompt(question), _answer(question), *wrong_choices(question, board)], 5)


def _blooket(questions: Sequence[Question], board: Sequence[str]) -> Iterator[list[str | int]]:
    yield ["Blooket\nImport Template", *[""] * 7]
    yield list(_BLOOKET)
    for number, question in enumerate(questions, 1):
        choices, right = mixed_up(_answer(question), wrong_choices(question, board), question.id)
        yield [*_filled([number, _prompt(question), *choices], 6), SECONDS, right]


def _kahoot(questions: Sequence[Question], board: Sequence[str]) -> Iterator[list[str | int]]:
    yield ["", "Quiz", *[""] * 6]
    for _ in range(6):
        yield [""] * 8
    yield list(_KAHOOT)
    for number, question in enumerate(questions, 1):
        if len(_prompt(question)) > LONGEST_KAHOOT:
            raise DeckError("decks.own.long_for_kahoot", given=quoted(_prompt(question)), limit=LONGEST_KAHOOT)
        choices, right = mixed_up(_answer(question), wrong_choices(question, board), question.id)
        yield [*_filled([number, _prompt(question), *choices], 6), SECONDS, right]


def _filled(cells: list[str | int], width: int) -> list[str | int]:
    return [*cells, *[""] * (width - len(cells))]


FORMATS: dict[str, Callable[[Sequence[Question], Sequence[str]], Iterator[list[str | int]]]] = {
    "plain": _plain,
    "blooket": _blooket,
    "gimkit": _gimkit,
    "kahoot": _kahoot,
    "quizlet": _quizlet,
    "anki": _anki,
}
"""The names of the formats."""
