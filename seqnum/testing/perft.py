"""Counting games: how many there are of a length."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.engine import Game, Position


def perft(game: Game, depth: int) -> int:
    """Return how many ways there are to go on for so many moves, or until the game ends.

    The order of the cards is part of the game, so the count is exact. Two programs that play by the same rules count
    the same.

    Parameters
    ----------
    game
        Where to begin.
    depth
        How many moves to look ahead.

    Examples
    --------
    >>> from seqnum.engine import Game, classic_cards, classic_layout, sequence
    >>> game = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7")
    >>> perft(game, 1) == len(game.legal())
    True
    >>> perft(game, 2)
    1470
    """
    return _count(game.position(), depth)


def _count(position: Position, depth: int) -> int:
    if not depth or position.over:
        return 1
    moves = position.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        following = position.copy()
        following.apply(move)
        total += _count(following, depth - 1)
    return total
