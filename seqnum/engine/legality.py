"""Why a move is not allowed, in words that do not give the answer away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine.errors import MalformedMove
from seqnum.engine.moves import Discard, Forfeit, Pass, Place, Remove, SwapDead

if TYPE_CHECKING:
    from seqnum.engine.moves import Move
    from seqnum.engine.position import Position


def objection(position: Position, move: Move) -> str | None:
    """Return the name of the reason against a move (a key under ``engine.reason``), or ``None`` if it is allowed.

    Raises
    ------
    MalformedMove
        When it is no move at all.
    """
    if not _is_move(move):
        raise MalformedMove("engine.error.malformed", text=repr(move)[:60])
    if position.over:
        return "over"
    if isinstance(move, Pass):
        return _against_pass(position)
    if not isinstance(move, (Place, Remove, SwapDead, Discard)):
        return None if position.setup.rules.answer_policy else "no_forfeit"
    if move.card not in position.hands[position.turn]:
        return "not_in_hand"
    return _against_card(position, move)


def _is_move(move: object) -> bool:
    if isinstance(move, (Place, Remove)):
        return _is_index(move.card) and _is_index(move.cell)
    if isinstance(move, (SwapDead, Discard)):
        return _is_index(move.card)
    return isinstance(move, (Pass, Forfeit))


def _is_index(value: object) -> bool:
    return type(value) is int and value >= 0


def _against_card(position: Position, move: Place | Remove | SwapDead | Discard) -> str | None:
    if isinstance(move, SwapDead):
        return _against_swap(position, move)
    if isinstance(move, Discard):
        return _against_discard(position, move)
    if move.cell >= len(position.setup.layout.faces):
        return "no_such_space"
    return _against_place(position, move) if isinstance(move, Place) else _against_remove(position, move)


def _against_place(position: Position, move: Place) -> str | None:
    setup = position.setup
    bit = 1 << move.cell
    if setup.cards[move.card].kind == "remove":
        return "takes_away"
    if bit & setup.free:
        return "free_space"
    if not bit & position.open:
        return "occupied"
    if setup.cards[move.card].face is not None and not bit & setup.spaces_of(move.card):
        return "other_face"
    return None


def _against_remove(position: Position, move: Remove) -> str | None:
    setup = position.setup
    bit = 1 << move.cell
    if setup.cards[move.card].kind != "remove":
        return "not_a_remover"
    if bit & (setup.free | position.open):
        return "nothing_there"
    if bit & position.chips[position.side]:
        return "own_chip"
    if bit & position.locked:
        return "locked"
    return None


def _against_swap(position: Position, move: SwapDead) -> str | None:
    rules = position.setup.rules
    if position.setup.cards[move.card].face is None:
        return "special_card"
    if rules.dead_swaps is not None and position.swaps >= rules.dead_swaps:
        return "swapped_already" if rules.dead_swaps else "no_swap"
    if not position.can_swap:
        return "nothing_to_draw"
    if not position.is_dead(move.card):
        return "not_dead"
    return None


def _against_discard(position: Position, move: Discard) -> str | None:
    if position.must_discard and not position.plays():
        return None
    if not position.setup.rules.answer_policy:
        return "no_discard"
    if position.setup.cards[move.card].face is None:
        return "special_card"
    return None


def _against_pass(position: Position) -> str | None:
    if position.plays():
        return "can_play"
    return "must_discard" if position.must_discard else None
