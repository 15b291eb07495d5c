"""Rules, board, cards and players that fit together, compiled to the bit masks a position counts with."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError
from seqnum.engine.lines import line_masks, mask_of, masks_through
from seqnum.engine.moves import SwapDead
from seqnum.engine.options import amendments
from seqnum.engine.plays import FacePlays, SpecialPlays

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.engine.card import Card
    from seqnum.engine.layout import Layout
    from seqnum.engine.rules import Rules, Seating

NEVER = 1 << 62
"""A number of turns that no game lasts."""


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

    __slots__ = (
        "again",
        "amendments",
        "around",
        "at",
        "board",
        "cards",
        "fewest",
        "first_options",
        "following",
        "free",
        "last_turn",
        "layout",
        "length",
        "lines",
        "most_swaps",
        "needed",
        "odd_cards",
        "removable",
        "rules",
        "seating",
        "spaces",
        "special",
        "stalled",
        "swaps",
        "through",
        "usual_turns",
        "usual_until",
    )

    def __init__(self, rules: Rules, layout: Layout, cards: tuple[Card, ...], seating: Seating) -> None:
        self.rules = rules
        self.layout = layout
        self.cards = cards
        self.seating = seating
        self._check()
        self.free = layout.free
        self.board = (1 << layout.rows * layout.cols) - 1 & ~self.free
        self.length = rules.line_length
        self.lines = line_masks(layout.rows, layout.cols, rules.line_length)
        self.through = masks_through(layout.rows, layout.cols, rules.line_length)
        self.around = tuple(reduce(or_, masks, 0) for masks in self.through)
        """All spaces of the lines through each cell, as a bit mask."""
        self.fewest = tuple(self.length - (around & self.free).bit_count() for around in self.around)
        """How many chips must be there, free spaces aside, before a line through each cell can be complete."""
        self._compile_cards()
        self.removable = self.board & ~mask_of(cells_with(layout, rules.remove_exempt))
        """Spaces from which a remove card takes chips."""
        self._compile_options()

    def _compile_cards(self) -> None:
        layout, cards = self.layout, self.cards
        faces: dict[str, list[int]] = {}
        for index, card in enumerate(cards):
            if card.face is not None:
                faces.setdefault(card.face, []).append(index)
        spaces = {face: mask_of(layout.cells_of(face)) for face in faces}
        plays = {face: FacePlays(same) for face, same in faces.items()}
        self.spaces = tuple(0 if card.face is None else spaces[card.face] for card in cards)
        """The spaces that show each card's face, as a bit mask; none for a wild or remove card."""
        self.special = {
            index: SpecialPlays(index, card.kind, len(layout.faces))
            for index, card in enumerate(cards)
            if card.face is None
        }
        """The plays of each wild and remove card."""
        self.swaps = tuple(SwapDead(index) for index in range(len(cards)))
        """The change of each card, should it be dead."""
        none = FacePlays([])
        self.at = tuple((spaces.get(face or "", 0), plays.get(face or "", none)) for face in layout.faces)
        """For each cell all spaces with its face, and the plays there."""
        first = {card: moves for face in faces for card, moves in plays[face][spaces[face]]}
        self.first_options = tuple(first.get(index, ()) for index in range(len(cards)))
        """The plays of each face card on an empty board."""

    def _compile_options(self) -> None:
        rules, seating, cards = self.rules, self.seating, self.cards
        more = (*rules.handicap, *(0,) * seating.sides)[: seating.sides]
        self.needed = tuple(seating.sequences + handicap for handicap in more)
        """Sequences each side needs to win."""
        self.most_swaps = seating.hand if rules.dead_swaps is None else rules.dead_swaps
        """Dead cards changed in one turn; without a limit a hand's worth, or a turn might never end."""
        self.again = frozenset(i for i, card in enumerate(cards) if card.face in rules.extra_turn_faces)
        """Cards after which the same seat goes on."""
        self.odd_cards = "replace_opponent" in {rules.occupied, rules.wild_full} or rules.specials_can_be_dead
        """Whether cards without an open space need a second look."""
        self.amendments = amendments(rules)
        """What the options do to the list of legal moves."""
        fewest = min(rules.chips[: seating.sides]) if rules.chips else NEVER
        out_of_chips = 0 if self.again and rules.chips else fewest * seating.sides
        self.usual_until = 0 if self.odd_cards or self.amendments else out_of_chips
        """Turns in which every card is played as usual: no option has a say, and no side can be out of chips."""
        self.last_turn = rules.turn_limit * seating.players if rules.turn_limit else NEVER
        self.stalled = rules.stall_rounds * seating.players
        """Turns in a row without a play that end the game."""
        self.following = tuple((seat + 1) % seating.players for seat in range(seating.players))
        """The next seat round the table."""
        odd_turns = self.again or rules.source == "dice" or rules.draw == "manual" or rules.turn_limit
        self.usual_turns = seating.equal and not odd_turns
        """Whether a card is drawn after each play and the next seat follows."""

    @classmethod
    @lru_cache(maxsize=32)
    def of(cls, rules: Rules, layout: Layout, cards: tuple[Card, ...], seating: Seating) -> Setup:
        """Return the setup, the same object when the same game is dealt again."""
        return cls(rules, layout, cards, seating)

    def __repr__(self) -> str:
        from seqnum.engine.card_text import cards_text

        return (
            f"Setup.of(Rules.parse({self.rules.text()!r}), Layout.parse({self.layout.text()!r}), "
            f"parse_cards({cards_text(self.cards)!r}), {self.seating!r})"
        )

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
        for option in ("remove_exempt", "extra_turn_faces"):
            for face in getattr(self.rules, option):
                if not layout.cells_of(face):
                    raise RulesError("engine.error.face_not_on_board", rule=option, face=face)
        if not (seating.equal or self.rules.unequal_sides):
            raise RulesError("engine.error.unequal_sides", players=seating.players, sides=seating.sides)
        length = self.rules.line_length
        if not layout.lines(length):
            raise RulesError("engine.error.no_lines", rows=layout.rows, cols=layout.cols, length=length)

    def spaces_of(self, card: int) -> int:
        """Return the spaces that show a card's face, as a bit mask; none for a wild or remove card."""
        return self.spaces[card]

    def targets(self, card: int) -> int:
        """Return the spaces a card may be placed on when they are open, as a bit mask; none for a remove card."""
        return self.board if self.cards[card].kind == "wild" else self.spaces_of(card)

    def compatible(self, line: int, other: int) -> bool:
        """Tell whether two lines can be sequences of one side: they share few enough chips; free spaces are none."""
        return (line & other & self.board).bit_count() <= self.rules.max_shared


def cells_with(layout: Layout, faces: Iterable[str]) -> tuple[int, ...]:
    """Return the cells that show one of some faces."""
    return tuple(cell for face in faces for cell in layout.cells_of(face))
