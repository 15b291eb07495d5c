"""Rules, board, cards and players that fit together, compiled to the bit masks a position counts with."""

from __future__ import annotations

from functools import lru_cache, reduce
from itertools import compress
from operator import or_
from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError
from seqnum.engine.lines import cells_in, line_masks, mask_of, masks_through
from seqnum.engine.moves import Place, Remove
from seqnum.engine.options import amendments

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.engine.card import Card, Kind
    from seqnum.engine.layout import Layout
    from seqnum.engine.rules import Rules, Seating

NEVER = 1 << 62
"""A number of turns that no game lasts."""
_BITS = bytes.maketrans(b"01", b"\x00\x01")


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
        "draws",
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
        "plenty_until",
        "removable",
        "rules",
        "seating",
        "spaces",
        "special",
        "stalled",
        "through",
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
        faces = [(index, card.face) for index, card in enumerate(self.cards) if card.face is not None]
        self.spaces = {index: mask_of(self.layout.cells_of(face)) for index, face in faces}
        """The spaces that show each face card's face, as a bit mask."""
        plays = {index: FacePlays(index) for index in self.spaces}
        self.special = {
            index: SpecialPlays(index, card.kind, len(self.layout.faces))
            for index, card in enumerate(self.cards)
            if card.face is None
        }
        """The plays of each wild and remove card."""
        self.first_options = tuple(
            plays[index][self.spaces[index]] if index in plays else () for index in range(len(self.cards))
        )
        """The plays of each face card on an empty board."""
        at: list[list[tuple[int, int, FacePlays]]] = [[] for _ in self.layout.faces]
        for index, face in faces:
            for cell in self.layout.cells_of(face):
                at[cell].append((index, self.spaces[index], plays[index]))
        self.at = tuple(map(tuple, at))
        """For each cell the cards that go there: index, spaces, plays."""

    def _compile_options(self) -> None:
        rules, seating, cards = self.rules, self.seating, self.cards
        more = (*rules.handicap, *(0,) * seating.sides)[: seating.sides]
        self.needed = tuple(seating.sequences + handicap for handicap in more)
        """Sequences each side needs to win."""
        self.most_swaps = len(cards) if rules.dead_swaps is None else rules.dead_swaps
        """Dead cards changed in one turn; "any number" ends somewhere, as cards come back by the shuffle."""
        self.draws = rules.draw == "auto" and rules.source == "hand"
        """Whether the next card is drawn at once after playing."""
        self.again = frozenset(i for i, card in enumerate(cards) if card.face in rules.extra_turn_faces)
        """Cards after which the same seat goes on."""
        self.odd_cards = "replace_opponent" in {rules.occupied, rules.wild_full} or rules.specials_can_be_dead
        """Whether cards without an open space need a second look."""
        self.amendments = amendments(rules)
        """What the options do to the list of legal moves."""
        fewest = min(rules.chips[: seating.sides]) if rules.chips else NEVER
        self.plenty_until = 0 if self.again and rules.chips else fewest * seating.sides
        """Turns in which no side can have run out of chips yet."""
        self.last_turn = rules.turn_limit * seating.players if rules.turn_limit else NEVER
        self.stalled = rules.stall_rounds * seating.players
        """Turns in a row without a play that end the game."""
        self.following = tuple(seating.after(seat, 0) for seat in range(seating.players)) if seating.equal else ()
        """The seat after each; on unequal sides that depends on the turn."""

    @classmethod
    @lru_cache(maxsize=32)
    def of(cls, rules: Rules, layout: Layout, cards: tuple[Card, ...], seating: Seating) -> Setup:
        """Return the setup, the same object when the same game is dealt again."""
        return cls(rules, layout, cards, seating)

    def __repr__(self) -> str:
        from seqnum.engine.cards_text import cards_text

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
        return self.spaces.get(card, 0)

    def targets(self, card: int) -> int:
        """Return the spaces a card may be placed on when they are open, as a bit mask; none for a remove card."""
        return self.board if self.cards[card].kind == "wild" else self.spaces_of(card)

    def compatible(self, line: int, other: int) -> bool:
        """Tell whether two lines can be sequences of one side: they share few enough chips; free spaces are none."""
        return (line & other & self.board).bit_count() <= self.rules.max_shared


def cells_with(layout: Layout, faces: Iterable[str]) -> tuple[int, ...]:
    """Return the cells that show one of some faces."""
    return tuple(cell for face in faces for cell in layout.cells_of(face))


# Making the moves anew in each turn would cost more than all the rest of the turn, hence these two.


class FacePlays(dict[int, tuple[Place, ...]]):
    """A face card's moves for each set of open spaces with its face, made when first met."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def __missing__(self, spaces: int) -> tuple[Place, ...]:
        self[spaces] = moves = tuple(Place(self.card, cell) for cell in cells_in(spaces))
        return moves


class SpecialPlays:
    """A wild or remove card's moves for each set of spaces: too many sets to keep, so they are picked from all."""

    __slots__ = ("moves",)

    def __init__(self, card: int, kind: Kind, cells: int) -> None:
        move = Remove if kind == "remove" else Place
        self.moves = tuple(move(card, cell) for cell in range(cells))

    def __getitem__(self, spaces: int) -> Iterable[Place | Remove]:
        lowest_first = f"{spaces:b}".encode().translate(_BITS)[::-1]
        return compress(self.moves, lowest_first)
