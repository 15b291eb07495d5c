"""Why a move is not allowed, in words that do not give the answer away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.engine.completing import can_keep, lock_choices
from seqnum.engine.errors import MalformedMove
from seqnum.engine.moves import Claim, Discard, Draw, Forfeit, GiveUp, Pass, Penalty, Place, Remove, SwapDead, TimeUp
from seqnum.engine.options import out_of_chips, owes_card, replacing

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.engine.moves import Lines, Move
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
    if isinstance(move, _OUT_OF_TURN):
        return _AGAINST[type(move)](position, move)
    if position.turn in position.forfeits:
        return "give_up_first"
    if isinstance(move, (Place, Remove, SwapDead, Discard)) and move.card not in position.hands[position.turn]:
        return "not_in_hand"
    return _AGAINST[type(move)](position, move)


def _is_move(move: object) -> bool:
    if type(move) not in _AGAINST:
        return False
    chosen = getattr(move, "lock", ())
    if not (_is_lock(chosen) or (chosen is None and isinstance(move, Place))):
        return False
    return all(_is_index(getattr(move, name)) for name in ("card", "cell", "seat", "side") if hasattr(move, name))


def _is_index(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_lock(lock: object) -> bool:
    return isinstance(lock, tuple) and all(isinstance(line, tuple) and all(map(_is_index, line)) for line in lock)


def _against_place(position: Position, move: Place) -> str | None:
    if move.cell >= len(position.setup.layout.faces):
        return "no_such_space"
    against = _against_space(position, move.card, 1 << move.cell)
    if against or move.lock is None:
        return against
    return _against_lock(position, move, move.lock)


def _against_space(position: Position, card: int, bit: int) -> str | None:
    setup = position.setup
    if setup.cards[card].kind == "remove":
        return "takes_away"
    if bit & setup.free:
        return "free_space"
    if not bit & position.open:
        if not bit & replacing(position, card):
            return "occupied"
    elif not bit & setup.targets(card) and setup.rules.answer_policy != "honour":
        return "other_face"
    return "no_chips" if out_of_chips(position) else None


def _against_lock(position: Position, move: Place, lock: Lines) -> str | None:
    """Let the mover choose from what there is, or announce what the chip completes, and older lines with it."""
    if position.setup.rules.must_claim:
        completed = any(move.cell in line for line in lock)
        allowed = completed and can_keep(position, position.chips[position.side] | 1 << move.cell, lock)
    else:
        allowed = {frozenset(line) for line in lock} in [
            {frozenset(line) for line in choice} for choice in lock_choices(position, move)
        ]
    return None if allowed else "not_a_sequence"


def _against_claim(position: Position, move: Claim) -> str | None:
    if not position.setup.rules.must_claim:
        return "no_claim"
    return None if can_keep(position, position.chips[position.side], move.lock) else "not_a_sequence"


def _against_remove(position: Position, move: Remove) -> str | None:
    setup = position.setup
    if move.cell >= len(setup.layout.faces):
        return "no_such_space"
    bit = 1 << move.cell
    if setup.cards[move.card].kind != "remove":
        return "not_a_remover"
    if bit & (setup.free | position.open):
        return "nothing_there"
    if bit & position.chips[position.side]:
        return "own_chip"
    if bit & position.locked:
        return "locked"
    return None if bit & setup.removable else "stays_there"


def _against_swap(position: Position, move: SwapDead) -> str | None:
    setup = position.setup
    if setup.cards[move.card].face is None and not setup.rules.specials_can_be_dead:
        return "special_card"
    if position.swaps >= setup.most_swaps:
        return "swapped_already" if setup.most_swaps else "no_swap"
    if not position.can_swap:
        return "nothing_to_draw"
    return None if position.is_dead(move.card) else "not_dead"


def _against_discard(position: Position, move: Discard) -> str | None:
    if position.must_discard and not position.plays():
        return None
    if not position.setup.rules.answer_policy:
        return "no_discard"
    return "special_card" if position.setup.cards[move.card].face is None else None


def _against_pass(position: Position, _: Pass) -> str | None:
    if position.plays():
        return "can_play"
    return "must_discard" if position.must_discard else None


def _against_forfeit(position: Position, _: Forfeit) -> str | None:
    return None if position.setup.rules.answer_policy else "no_forfeit"


def _against_draw(position: Position, move: Draw) -> str | None:
    if not owes_card(position, move.seat):
        return "no_card_owed"
    return None if position.can_draw else "nothing_to_draw"


def _against_give_up(position: Position, move: GiveUp) -> str | None:
    holder = next((seat for seat, hand in enumerate(position.hands) if move.card in hand), None)
    return None if holder in position.forfeits else "no_give_up"


def _against_penalty(position: Position, move: Penalty) -> str | None:
    if not position.setup.rules.talk_penalty:
        return "no_penalty"
    return None if move.side < len(position.chips) else "no_such_side"


def _against_nothing(_: Position, __: TimeUp) -> str | None:
    return None


_OUT_OF_TURN = (Draw, GiveUp, Penalty, TimeUp)
_AGAINST: dict[type[Move], Callable[[Position, Any], str | None]] = {
    Place: _against_place,
    Remove: _against_remove,
    SwapDead: _against_swap,
    Discard: _against_discard,
    Pass: _against_pass,
    Forfeit: _against_forfeit,
    Claim: _against_claim,
    Draw: _against_draw,
    GiveUp: _against_give_up,
    Penalty: _against_penalty,
    TimeUp: _against_nothing,
}
