"""Chips to cut out, for whoever has none; their backs are for chips in a finished line."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from seqnum.decks.paper.grid import Grid
from seqnum.decks.paper.shapes import chip
from seqnum.decks.paper.sheet import Sheet
from seqnum.decks.paper.tiling import LEAST_TILED, Tiling
from seqnum.engine import preset
from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.decks.deck import Deck
    from seqnum.decks.paper.page import Paper

LARGEST = 30.0
_OF_SPACE = 0.8


def chip_sheets(deck: Deck, paper: Paper, lang: str, *, tiled: bool) -> list[Sheet]:
    """Return the sheets of the chips: as many for each side as the rules say, else half as many as there are spaces.

    Parameters
    ----------
    deck
        The deck.
    paper
        The sheet.
    lang
        The language.
    tiled
        Whether the board is the large one.
    """
    layout = deck.layout
    space = Tiling.of(layout.rows, layout.cols, paper.room, LEAST_TILED if tiled else 0.0).cell
    size = min(_OF_SPACE * space, LARGEST)
    grid = Grid.of(paper.room, (size, size))
    grid = Grid(grid.columns, grid.rows, size, size)
    sides = [side for side, many in enumerate(chips_of(deck)) for _ in range(many)]
    made = grid.sheets([chip(side) for side in sides], [chip(side, locked=True) for side in sides])
    return [Sheet("chips", front, say("paper.foot.chips", lang), reverse) for front, reverse in made]


def chips_of(deck: Deck) -> tuple[int, ...]:
    """Return how many chips each side needs."""
    rules = preset(deck.rules)
    sides = max(seating.sides for seating in rules.seatings)
    spaces = sum(face is not None for face in deck.layout.faces)
    return (rules.chips or (ceil(spaces / 2),) * sides)[:sides]
