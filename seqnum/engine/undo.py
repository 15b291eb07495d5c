"""Taking a move back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError

if TYPE_CHECKING:
    from seqnum.engine.game import Game
    from seqnum.engine.position import Position


def undone(game: Game) -> Game:
    """Return the game before the last move; see :meth:`Game.undo`."""
    if not game.rules.undo:
        raise RulesError("engine.error.undo_off", rules=game.rules.name)
    if not game.moves:
        raise RulesError("engine.error.undo_first")
    dealt = replace(game, moves=(), shuffles=())
    position = dealt.position()
    position.shuffles = list(game.shuffles)
    for move in game.moves[:-1]:
        position.apply(move)
    if drew(position, game.position()):
        raise RulesError("engine.error.undo_drawn", move=game.moves[-1].text(game.layout))
    return replace(dealt, moves=game.moves[:-1], shuffles=game.shuffles[: position.shuffles_used])


def drew(before: Position, after: Position) -> bool:
    """Tell whether a card was drawn between two positions, or dice were thrown: who has seen that may not go back."""
    return (before.stock, before.shuffles_used) != (after.stock, after.shuffles_used)
