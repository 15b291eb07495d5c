"""The cards to cut out, with their backs."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING

from seqnum.decks.paper.fit import fit
from seqnum.decks.paper.grid import Grid
from seqnum.decks.paper.shapes import back, sign
from seqnum.decks.paper.sheet import Sheet
from seqnum.decks.paper.shown import Shown, shown_face, shown_notation, shown_words
from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.decks.deck import Deck, DeckCard
    from seqnum.decks.paper.page import Paper

LEAST = (60.0, 50.0)
"""The least width and height of a card, in millimetres."""
LARGEST = 15.0
"""The size of a short prompt: read by everybody round a table."""
ALIKE = 8.0
"""The size that short prompts keep beside one that fits only in smaller print; above it all are of one size."""
_BORDER = 7.0
_CORNER = 7.0
_CAPTION = 4.4
_CAPTION_ROOM = 8.0
_TWO_LINES = 12.0
"""The room of a caption where a sign stands above it, no prompt."""


def card_sheets(deck: Deck, paper: Paper, lang: str, level: int | None = None) -> list[Sheet]:
    """Return the sheets of a deck's cards: each card once, in the deck's order, numbered from 1.

    Parameters
    ----------
    deck
        The deck.
    paper
        The sheet.
    lang
        The language.
    level
        The level at which they ask, where the deck is for several: it is on fronts and backs as so many dots.
    """
    grid = Grid.of(paper.room, LEAST)
    asked = [_asked(card, lang, level) for card in deck.cards]
    largest = max(ALIKE, min((_size(one, grid, LARGEST) for one in asked if one), default=LARGEST))
    fronts = [
        _front(card, number, _large(one, grid, largest) if one else _unasked(card, deck, grid, lang), deck, level=level)
        for number, (card, one) in enumerate(zip(deck.cards, asked, strict=True), start=1)
    ]
    made = grid.sheets(fronts, [_back(f"{deck.name} {dots(level)}".rstrip(), grid)] * len(fronts))
    return [
        Sheet("cards", front, _foot(number * grid.per_sheet, grid.per_sheet, len(fronts), lang, level), reverse)
        for number, (front, reverse) in enumerate(made)
    ]


def back_pattern(paper: Paper) -> str:
    """Return what the backs of all cards refer to."""
    grid = Grid.of(paper.room, LEAST)
    return f'<svg class="patterns" aria-hidden="true">{back(grid.width, grid.height)}</svg>'


def dots(level: int | None) -> str:
    """Return how a card shows its level: a number would be a mark that pupils compare.

    Examples
    --------
    >>> dots(2), dots(None)
    ('●●', '')
    """
    return "●" * (level or 0)


def _foot(before: int, per_sheet: int, cards: int, lang: str, level: int | None) -> str:
    said = say("paper.foot.cards", lang, first=before + 1, last=min(before + per_sheet, cards))
    return said if level is None else f"{say('paper.level', lang, level=level, dots=dots(level))} · {said}"


def _asked(card: DeckCard, lang: str, level: int | None) -> Shown | None:
    """Return what a card asks, with the form of the answer as caption; None where it asks nothing."""
    question = card.at_level(level) if card.kind == "face" else None
    if question is None:
        return None
    return replace(shown_notation(question.prompt, lang), caption=escape(question.caption(lang)))


def _unasked(card: DeckCard, deck: Deck, grid: Grid, lang: str) -> str:
    if card.kind != "face":
        return _special(card, deck, grid, lang)
    return _picture(shown_face(str(card.face), lang, deck.rules), grid)


def _front(card: DeckCard, number: int, inside: str, deck: Deck, *, level: int | None) -> str:
    index = f'<i class="number">{number}</i>' if deck.asks else ""
    mark = f'<i class="level">{dots(level)}</i>' if level is not None else ""
    return f'<div class="card {card.kind}" data-card="{number}">{index}{mark}{inside}</div>'


def _size(shown: Shown, grid: Grid, largest: float) -> float:
    """Return the size at which something fits on a card, its caption below."""
    wide, high = grid.width - 2 * _BORDER, grid.height - 2 * _CORNER - (_CAPTION_ROOM - 1 if shown.caption else 0)
    return fit(shown.pieces, (wide, high), largest)


def _large(shown: Shown, grid: Grid, largest: float = LARGEST) -> str:
    """Return what a card shows, as large as it fits, and its caption below."""
    suit = f" suit-{shown.suit}" if shown.suit else ""
    size = _size(shown, grid, largest)
    below = _below(shown.caption, grid.width - 2 * _BORDER)
    return f'<b class="prompt{suit}" style="font-size:{size}mm">{shown.html}</b>{below}'


def _picture(shown: Shown, grid: Grid) -> str:
    """Return a playing card: what it shows is also in two corners, to be seen in a hand."""
    suit = f" suit-{shown.suit}" if shown.suit else ""
    corners = "".join(f'<i class="corner {place}{suit}">{shown.html}</i>' for place in ("top", "bottom"))
    return (corners if shown.suit else "") + _large(shown, grid)


def _special(card: DeckCard, deck: Deck, grid: Grid, lang: str) -> str:
    does = say(f"paper.card.{card.kind}_does", lang)
    if card.face is not None:
        return _picture(replace(shown_face(card.face, lang, deck.rules), caption=does), grid)
    word = say(f"paper.card.{card.kind}", lang)
    return f'{sign(card.kind)}<b class="word">{word}</b>{_below(does, grid.width - 2 * _BORDER, _TWO_LINES)}'


def _below(caption: str, wide: float, high: float = _CAPTION_ROOM) -> str:
    if not caption:
        return ""
    size = fit(shown_words(caption).pieces, (wide, high), _CAPTION)
    return f'<small style="font-size:{size}mm">{caption}</small>'


def _back(name: str, grid: Grid) -> str:
    shown = shown_words(name.replace("_", " "))
    size = fit(shown.pieces, (grid.width - 26, grid.height / 3), 4.0)
    return (
        '<div class="back"><svg aria-hidden="true"><use href="#back"/></svg>'
        f'<span style="font-size:{size}mm">{shown.html}</span></div>'
    )
