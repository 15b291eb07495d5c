"""A game as it might be: what a seat sees, with the cards it does not see dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine import Position, Setup

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random as Generator

    from seqnum.engine import View


def imagined(view: View, rng: Generator) -> Position:
    """Return a position that looks like the view and is made from nothing else.

    The cards in the hand and those that lie face up, changed dead cards among them, are where they are. All others
    may be in any hand and anywhere in the draw pile.

    Parameters
    ----------
    view
        What a seat sees.
    rng
        The only source of chance; the real deal has another.

    Examples
    --------
    >>> from random import Random
    >>> from seqnum.engine import Game, classic_cards, classic_layout, sequence
    >>> view = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7").view(0)
    >>> imagined(view, Random("mine")).view(0) == view
    True
    """
    setup = Setup.of(view.rules, view.layout, view.cards, view.seating)
    hands: list[Iterable[int] | None] = [None] * view.seating.players if view.hands is None else list(view.hands)
    hands[view.seat] = view.hand
    seen = {*view.discards, *(card for hand in hands if hand is not None for card in hand)}
    hidden = [card for card in range(len(view.cards)) if card not in seen]
    draw = rng.random
    for last in range(len(hidden) - 1, 0, -1):
        other = int(draw() * (last + 1))
        hidden[last], hidden[other] = hidden[other], hidden[last]
    position = Position(setup, range(len(view.cards)), view.turn, repr(draw()))
    position.hands = [
        [hidden.pop() for _ in range(number)] if hand is None else list(hand)
        for hand, number in zip(hands, view.counts, strict=True)
    ]
    position.stock = hidden
    position.discards = list(view.discards)
    position.chips = list(view.chips)
    position.open = view.open
    position.locked = view.locked
    position.sequences = list(view.sequences)
    position.turn_number = view.turn_number
    position.swaps = view.swaps
    position.idle = view.idle
    position.owed = list(view.owed)
    position.played = view.played
    position.forfeits = list(view.forfeits)
    position.over, position.winner, position.result = view.over, view.winner, view.result
    return position
