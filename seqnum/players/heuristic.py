"""The player that looks one move ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.engine import Place, Remove, SwapDead
from seqnum.players.errors import PlayerError
from seqnum.players.random import Random
from seqnum.players.worth import Worth

if TYPE_CHECKING:
    from random import Random as Generator

    from seqnum.engine import Move, View

_RANDOM_SHARE = {1: 0.6, 2: 0.3, 3: 0.0}
_SPECIAL_CARD = 25.0


@dataclass(frozen=True)
class Heuristic:
    """Weighs every line through a space, for itself and against its opponents, and takes the best move.

    A dead card is changed at once. A special card is only spent where it is worth more than an ordinary move.

    Parameters
    ----------
    level
        1 to 3: at level 1 six moves in ten are random, at level 2 three in ten, at level 3 none.

    Raises
    ------
    PlayerError
        When there is no such level.

    Examples
    --------
    >>> import random
    >>> from seqnum.engine import Game, classic_cards, classic_layout, sequence
    >>> game = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7")
    >>> Heuristic(level=3).choose(game.view(0), random.Random("7:player:0")).text(game.layout)
    '40@r05c04'
    """

    level: int = 3

    def __post_init__(self) -> None:
        if self.level not in _RANDOM_SHARE:
            works = ", ".join(str(level) for level in _RANDOM_SHARE)
            raise PlayerError("players.error.level", given=self.level, works=works)

    def choose(self, view: View, rng: Generator) -> Move:
        """Return one of ``view.legal``."""
        if rng.random() < _RANDOM_SHARE[self.level]:
            return Random().choose(view, rng)
        best = best_moves(view)
        return best[int(rng.random() * len(best))]


def best_moves(view: View) -> list[Move]:
    """Return the legal moves that weigh most; several when they weigh the same."""
    worth = Worth(view)
    placing = worth.of_placing({move.cell for move in view.legal if isinstance(move, Place)})
    best: list[Move] = []
    most = float("-inf")
    for move in view.legal:
        weight = 0.0
        if isinstance(move, Place):
            weight = placing[move.cell]
            if view.cards[move.card].kind == "wild":
                weight -= _SPECIAL_CARD
        elif isinstance(move, Remove):
            weight = worth.of_removing(move.cell) - _SPECIAL_CARD
        elif isinstance(move, SwapDead):
            return [move]
        if weight > most:
            most, best = weight, [move]
        elif weight == most:
            best.append(move)
    return best
