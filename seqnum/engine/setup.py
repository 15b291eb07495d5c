"""Rules, board, cards and players that fit together, compiled to the bit masks a position counts with."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError
from seqnum.engine.lines import mask_of, masks_through
from seqnum.engine.moves import Place, Remove

if TYPE_CHECKING:
    from seqnum.engine.card import Card
    from seqnum.engine.layout import Layout
    from seqnum.engine.rules import Rules, Seating


class Setup:
    """What stays the same through a game. The positions of a game share it.

    Parameters
    ----------
    rules, layout, cards, seating
        What is played, on which board, with which cards, by how many.

    Raises
    ------
    RulesError
        When there are too few cards for the deal, a card has no space, or no line fits on the board.
    """

    __slots__ = ("board", "cards", "free", "layout", "lines", "plays", "rules", "seating", "spaces_of", "through")

    def __init__(self, rules: Rules, layout: Layout, cards: tuple[Card, ...], seating: Seating) -> None:
        self.rules = rules
        self.layout = layout
        self.cards = cards
        self.seating = seating
        self._check()
        self.free = layout.free
        self.board = (1 << layout.rows * layout.cols) - 1 & ~self.free
        self.lines = tuple(mask_of(line) for line in layout.lines(rules.line_length))
        self.through = masks_through(layout.rows, layout.cols, rules.line_length)
        self.spaces_of = tuple(mask_of(layout.cells_of(card.face)) if card.face else 0 for card in cards)
        self.plays = tuple(self._plays_of(index, card) for index, card in enumerate(cards))

    @classmethod
    @lru_cache(maxsize=32)
    def of(cls, rules: Rules, layout: Layout, cards: tuple[Card, ...], seating: Seating) -> Setup:
        """Return the setup, the same object when the same game is dealt again."""
        return cls(rules, layout, cards, seating)

    def _check(self) -> None:
        seating, layout = self.seating, self.layout
        needed = seating.players * (seating.hand + 1)
        if len(self.cards) < needed:
            raise RulesError(
                "engine.error.deck_too_small",
                cards=len(self.cards),
                players=seating.players,
                hand=seating.hand,
                needed=needed,
            )
        for index, card in enumerate(self.cards):
            if card.face is not None and not layout.cells_of(card.face):
                raise RulesError("engine.error.face_missing", card=index, face=card.face)
        length = self.rules.line_length
        if not layout.lines(length):
            raise RulesError("engine.error.no_lines", rows=layout.rows, cols=layout.cols, length=length)

    def _plays_of(self, index: int, card: Card) -> tuple[tuple[int, Place | Remove], ...]:
        """Every play a card can ever make, each with the bit of its space: making them anew each turn costs most."""
        if card.face is not None:
            return tuple((1 << cell, Place(index, cell)) for cell in self.layout.cells_of(card.face))
        kind = Place if card.kind == "wild" else Remove
        return tuple((1 << cell, kind(index, cell)) for cell, face in enumerate(self.layout.faces) if face is not None)
