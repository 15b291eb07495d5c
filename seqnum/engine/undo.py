"""Taking a move back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.engine.errors import RulesError

if TYPE_CHECKING:
    from seqnum.engine.game import Game


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
    if position.stock != game.position().stock:
        raise RulesError("engine.error.undo_drawn", move=game.moves[-1].text(game.layout))
    return replace(dealt, moves=game.moves[:-1], shuffles=game.shuffles[: position.shuffles_used])
