"""What one seat may see: the only thing a computer player gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from seqnum.engine.card import Card
    from seqnum.engine.layout import Layout
    from seqnum.engine.moves import Move
    from seqnum.engine.rules import Rules, Seating

Result = Literal["sequences", "stalled", "blocked", "turn_limit", "time_up"]


@dataclass(frozen=True)
class View:
    """A game as one seat sees it. Nothing in it depends on the draw pile's order or on other hands.

    Parameters
    ----------
    rules, seating, layout
        What is played, by how many, on which board.
    cards
        All cards of the deck by index: which cards there are is public, where they are is not.
    seat
        Who looks.
    hand
        That seat's cards.
    legal
        What that seat can do now; when another is to move only what may be done out of turn, which is mostly nothing.
    turn, turn_number
        The seat to move, and the number of the turn from 1.
    chips
        One bit mask of cells for each side.
    open, locked
        The spaces without a chip, and the spaces of sequences, as bit masks.
    sequences
        Side and cells of each sequence, in the order they were made.
    needed
        How many sequences each side needs to win.
    discards
        Cards lying face up since the last shuffle, oldest first.
    counts
        How many cards each seat holds.
    hands
        All hands where they lie open, else ``None``.
    stock
        How many cards are left to draw.
    swaps, idle, owed, played, forfeits
        What else everybody knows, as in :class:`~seqnum.engine.Position`.
    over, winner, result
        Whether, by whom and how the game has ended, as in :class:`~seqnum.engine.Position`.
    """

    rules: Rules
    seating: Seating
    layout: Layout
    cards: tuple[Card, ...]
    seat: int
    hand: tuple[int, ...]
    legal: tuple[Move, ...]
    turn: int
    turn_number: int
    chips: tuple[int, ...]
    open: int
    locked: int
    sequences: tuple[tuple[int, tuple[int, ...]], ...]
    needed: tuple[int, ...]
    discards: tuple[int, ...]
    counts: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] | None
    stock: int
    swaps: int
    idle: int
    owed: tuple[tuple[int, int], ...]
    played: int
    forfeits: tuple[int, ...]
    over: bool
    winner: int | None
    result: Result | None

    @property
    def side(self) -> int:
        """The side the seat plays for."""
        return self.seating.side_of(self.seat)
