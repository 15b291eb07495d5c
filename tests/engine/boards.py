"""Small games for tests: boards to draw in one line, and a side that plays alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.engine import Card, Layout, Move, Place, Position, Remove, Rules, Seating, Setup

if TYPE_CHECKING:
    from collections.abc import Iterable


def plain_layout(rows: int, cols: int, free: Iterable[int] = ()) -> Layout:
    """Return a board on which every space shows a face of its own: its number."""
    free = set(free)
    return Layout(rows, cols, tuple(None if cell in free else str(cell) for cell in range(rows * cols)))


def corners(rows: int, cols: int) -> tuple[int, ...]:
    """Return the four corner cells."""
    return (0, cols - 1, (rows - 1) * cols, rows * cols - 1)


def spaces(moves: Iterable[Move]) -> set[int]:
    """Return the cells that plays go to or take from."""
    return {move.cell for move in moves if isinstance(move, (Place, Remove))}


def two_sided(**options: Any) -> Rules:
    """Return rules for two with options changed; five cards and 99 sequences unless another seating is given."""
    options.setdefault("seatings", (Seating(2, 2, 5, 99),))
    return Rules(**{"name": "test", **options})


def all_wild(layout: Layout, rules: Rules | None = None, cards: int = 210) -> Position:
    """Return a position in which every card is wild."""
    rules = rules or two_sided()
    return Position(Setup.of(rules, layout, (Card("wild"),) * cards, rules.seatings[0]), tuple(range(cards)), 0, "1")


def place(position: Position, cells: Iterable[int]) -> Position:
    """Let the side to move place chips one after the other, with whatever is in its hand, and nobody else."""
    seat = position.turn
    for cell in cells:
        position.turn = seat
        position.apply(Place(position.hands[seat][0], cell))
    if not position.over:
        position.turn = seat
    return position


def dealt(layout: Layout, hands: list[list[Card]], stock: list[Card], rules: Rules | None = None) -> Position:
    """Return a position with these hands, in seat order, and this draw pile, the first card next."""
    cards = tuple(card for hand in hands for card in hand) + tuple(stock)
    rules = rules or two_sided(seatings=(Seating(len(hands), len(hands), len(hands[0]), 99),))
    return Position(Setup.of(rules, layout, cards, rules.seatings[0]), tuple(range(len(cards))), 0, "1")
