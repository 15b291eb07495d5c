"""The answers, for the teacher."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil
from typing import TYPE_CHECKING

from seqnum.decks.paper.cards import dots
from seqnum.decks.paper.fit import SPACE, height
from seqnum.decks.paper.sheet import Sheet
from seqnum.decks.paper.shown import Shown, shown_notation, shown_words
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.decks.deck import Deck
    from seqnum.decks.paper.page import Paper
    from seqnum.maths import Question

SIZES = (6.0, 5.5, 5.0, 4.5, 4.0, 3.5)
"""Of the text, in millimetres: as large as the fewest sheets have room for."""
_NUMBER = 2.3
"""The room of a row's number, in em."""
_PADDING = 0.46
"""Above and below a row, in em."""
_GAP = 2.0
_HEAD = 11.0
_MOST_COLUMNS = 4
_ENOUGH = 17.0
"""A column for long questions in words, in em."""
_TIGHTEST = 45.0
"""No column is narrower, in millimetres, if all its questions are short."""


@dataclass(frozen=True, slots=True)
class _Row:
    number: int
    question: Shown
    answer: Shown

    def html(self, high: float) -> str:
        number = f'<i class="number">{self.number}</i>'
        return (
            f'<div class="row" style="height:{high:.2f}mm" data-card="{self.number}">{number}'
            f"<span>{self.question.html}</span><b>{self.answer.html}</b></div>"
        )


def key_sheets(deck: Deck, paper: Paper, lang: str, level: int | None = None) -> list[Sheet]:
    """Return the sheets with the answers of all cards that ask, in the order of their numbers.

    Parameters
    ----------
    deck
        The deck.
    paper
        The sheet.
    lang
        The language.
    level
        The level at which they ask, where the deck is for several.
    """
    asked_at = [(number, card.at_level(level)) for number, card in enumerate(deck.cards, start=1)]
    rows = [_row(number, question, lang) for number, question in asked_at if question is not None]
    ways = [_Way.of(rows, paper.room, size) for size in SIZES]
    way = min(ways, key=lambda one: one.sheets)  # of several the first, which is the largest
    made = list(_columns(rows, way.heights, way.high))
    of_level = "" if level is None else f" · {say('paper.level', lang, level=level, dots=dots(level))}"
    title = f"<h1>{escape(say('paper.key.title', lang) + of_level)}</h1>"
    columns = f"grid-template-columns:repeat({way.columns},{way.column:.2f}mm);column-gap:{2 * _GAP}mm"
    style = f"font-size:{way.size}mm;--number:{_NUMBER}em;--answers:{way.answers:.2f}mm;{columns}"
    return [
        Sheet("key", f'{title}<div class="key" style="{style}">{"".join(made[start : start + way.columns])}</div>',
              say("paper.foot.key", lang) + of_level)
        for start in range(0, len(made), way.columns)
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Way:
    """How rows lie on sheets at one size of text: columns, their width and height, and the room of the answers."""

    size: float
    columns: int
    column: float
    answers: float
    heights: list[float]
    sheets: int
    high: float

    @classmethod
    def of(cls, rows: Sequence[_Row], room: tuple[float, float], size: float) -> _Way:
        wide, high = room[0], room[1] - _HEAD
        answers = size * max(map(_width, (row.answer for row in rows))) + _GAP
        asked = size * max(_least_width(row.question) for row in rows)
        beside = size * _NUMBER + answers + _GAP
        columns = int(max(1, min(_MOST_COLUMNS, wide // max(_TIGHTEST, asked + beside))))
        column = (wide - (columns - 1) * 2 * _GAP) / columns
        heights = [_height(row, column - beside, size) for row in rows]
        sheets = ceil(sum(heights) / columns / (high - max(heights)))
        even = sum(heights) / columns / sheets + max(heights)
        return cls(size, columns, column, answers, heights, sheets, min(even, high))


def _row(number: int, question: Question, lang: str) -> _Row:
    asked, caption = shown_notation(question.prompt, lang), question.caption(lang)
    if caption:
        words = shown_words(f"({caption})")
        asked = Shown(f"{asked.html} <small>{words.html}</small>", (*asked.pieces, *words.pieces))
    return _Row(number, asked, shown_notation(question.written, lang))


def _height(row: _Row, wide: float, size: float) -> float:
    asked, answer = height(row.question.pieces, wide, size), max(piece.height for piece in row.answer.pieces)
    return _PADDING * size + max(asked, size * answer)


def _least_width(shown: Shown) -> float:
    """Return the width that a question asks of its column: its own, but words can go on in a second line; in em."""
    return max(min(_width(shown), _ENOUGH), *(piece.width for piece in shown.pieces))


def _width(shown: Shown) -> float:
    return sum(piece.width + SPACE for piece in shown.pieces)


def _columns(rows: Sequence[_Row], heights: Sequence[float], high: float) -> Iterator[str]:
    inside, taken = "", 0.0
    for row, needed in zip(rows, heights, strict=True):
        if taken + needed > high:
            yield f"<div>{inside}</div>"
            inside, taken = "", 0.0
        inside += row.html(needed)
        taken += needed
    yield f"<div>{inside}</div>"
