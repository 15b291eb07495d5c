"""The same game with other hidden cards: what a seat sees must not tell the two apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine import shuffled

if TYPE_CHECKING:
    from seqnum.engine import Position


def with_hidden_cards_permuted(position: Position, seat: int, key: str) -> Position:
    """Return the position with every card that a seat cannot see dealt anew among the places it cannot see.

    Parameters
    ----------
    position, seat
        Who looks at what.
    key
        What the new order and later shuffles are made from.
    """
    twin = position.copy()
    open_hands = position.setup.rules.open_hands
    others = [] if open_hands else [other for other in range(len(twin.hands)) if other != seat]
    hidden = list(shuffled([*twin.stock, *(card for other in others for card in twin.hands[other])], key))
    twin.stock = [hidden.pop() for _ in twin.stock]
    for other in others:
        twin.hands[other] = [hidden.pop() for _ in twin.hands[other]]
    twin.seed = key
    return twin
