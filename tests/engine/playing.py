"""Games played by chance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.engine import Game


def played(game: Game, key: str, most: int = 10_000) -> Game:
    """Play random legal moves to the end, or ``most`` of them."""
    draw = Random(key).random
    for _ in range(most):
        if game.over:
            break
        moves = game.legal()
        game = game.play(moves[int(draw() * len(moves))])
    return game
