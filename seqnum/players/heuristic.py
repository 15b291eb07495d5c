"""The player that looks one move ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.engine import Claim, Discard, Draw, GiveUp, Place, Remove, SwapDead
from seqnum.players.errors import PlayerError
from seqnum.players.random import Random
from seqnum.players.worth import Worth

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random as Generator

    from seqnum.engine import Card, Move, View

RANDOM_SHARE = {1: 0.9, 2: 0.75, 3: 0.55, 4: 0.3, 5: 0.0}
"""The share of random moves at each level: each level beats the one below it by about as much."""
SPECIAL_CARD = 25.0
"""A special card is only spent where it is worth this much more than an ordinary move."""
_AT_ONCE, _LAST_RESORT = 1e9, -1e9


@dataclass(frozen=True)
class Heuristic:
    """Weighs every line through a space, for itself and against its opponents, and takes the best move.

    A dead card is changed at once. A special card is only spent where it is worth more than an ordinary move.

    Parameters
    ----------
    level
        1 to 5: at level 1 nearly every move is random, at level 5 none is. Each level beats the one below as clearly
        as the next one beats it.

    Raises
    ------
    PlayerError
        When there is no such level.

    Examples
    --------
    >>> import random
    >>> from seqnum.engine import Game, classic_cards, classic_layout, sequence
    >>> game = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7")
    >>> Heuristic(level=5).choose(game.view(0), random.Random("7:player:0")).text(game.layout)
    '40@r05c04'
    """

    level: int = 3

    def __post_init__(self) -> None:
        if self.level not in RANDOM_SHARE:
            works = ", ".join(str(level) for level in RANDOM_SHARE)
            raise PlayerError("players.error.level", given=self.level, works=works)

    def choose(self, view: View, rng: Generator) -> Move:
        """Return one of ``view.legal``."""
        if rng.random() < RANDOM_SHARE[self.level]:
            return Random().choose(view, rng)
        best = best_moves(view)
        return best[int(rng.random() * len(best))]


def best_moves(view: View) -> list[Move]:
    """Return the legal moves that weigh most; several when they weigh the same."""
    layout, rules = view.layout, view.rules
    key = (layout.rows, layout.cols, layout.free, rules.line_length, rules.max_shared, view.seating.sides, view.side)
    # Taken out while in use, so that two games on two threads never share one.
    worth = _recent.pop(key, None)
    if worth is None:
        worth = Worth(view)
    else:
        worth.follow(view.chips, view.sequences)
    best = heaviest(view.legal, weights(view.legal, view.hand, view.cards, view.open, worth))
    _recent[key] = worth
    while len(_recent) > _MOST_RECENT:
        _recent.pop(next(iter(_recent)), None)
    return best


_recent: dict[tuple[int, ...], Worth] = {}
"""The boards last weighed: the next view is mostly of the same game, a chip or two later."""
_MOST_RECENT = 12


def weights(
    legal: Iterable[Move], hand: Iterable[int], cards: Sequence[Card], is_open: int, worth: Worth
) -> list[float]:
    """Return what each of some moves weighs.

    Parameters
    ----------
    legal
        What to choose from.
    hand, cards
        The cards held, of all cards.
    is_open
        The spaces without a chip, as a bit mask.
    worth
        The board as it is, weighed for who chooses.
    """
    placing = worth.placing(is_open)
    cost = {card: SPECIAL_CARD if cards[card].face is None else 0.0 for card in hand}
    return [
        placing[move.cell] - cost[move.card] if type(move) is Place else _without_chip(move, cost, worth)
        for move in legal
    ]


def _without_chip(move: Move, cost: dict[int, float], worth: Worth) -> float:
    """Return what a move that puts no chip anywhere weighs."""
    if isinstance(move, Remove):
        return worth.of_removing(move.cell) - SPECIAL_CARD
    if isinstance(move, SwapDead | Claim | Draw):
        return _AT_ONCE
    return _LAST_RESORT - cost[move.card] if isinstance(move, Discard | GiveUp) else _LAST_RESORT


def heaviest(moves: Sequence[Move], weights: Sequence[float]) -> list[Move]:
    """Return the moves that weigh most."""
    most = max(weights)
    if weights.count(most) == 1:
        return [moves[weights.index(most)]]
    return [move for move, weight in zip(moves, weights, strict=True) if weight == most]
