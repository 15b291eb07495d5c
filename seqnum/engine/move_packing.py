"""Moves in a game code, each as one of the few that are possible where it is made.

First comes which card of the hand is played, or that something else happens; then on which of the spaces it can go. So
a move of the classic game takes some four bits, where its text takes ten letters.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from seqnum.engine import moves as all_moves
from seqnum.engine.errors import CodeError
from seqnum.engine.lines import cells_in
from seqnum.engine.moves import Place, Remove

if TYPE_CHECKING:
    from seqnum.engine.moves import Lines, Move
    from seqnum.engine.packing import Packer, Unpacker
    from seqnum.engine.position import Position

ELSE = 32
"""How many kinds of other things there is room for; the first half is for moves."""
_OTHERS = ("SwapDead", "Discard", "Pass", "Forfeit", "Claim", "Draw", "GiveUp", "Penalty", "TimeUp")
"""Moves that put no chip anywhere, by their number in a code: never put another one in between."""


def pack_move(packer: Packer, move: Move, position: Position) -> None:
    """Add a move that is allowed now."""
    if isinstance(move, Place | Remove):
        pack_card(packer, move.card, position)
        cells = _cells(position, move.card)
        packer.number(cells.index(move.cell), len(cells))
        if isinstance(move, Place):
            _pack_lock(packer, move, position)
        return
    pack_else(packer, _OTHERS.index(type(move).__name__), position)
    for field in fields(move):  # type: ignore[arg-type]
        value = getattr(move, field.name)
        if field.name == "lock":
            _pack_lines(packer, value, position)
        else:
            packer.number(value, _choices(position)[field.name])


def unpack_move(unpacker: Unpacker, position: Position) -> Move:
    """Return the next move of what was packed; it may not be allowed.

    Raises
    ------
    CodeError
        When it is a move of a newer version.
    """
    card = unpack_card(unpacker, position)
    if card is None:
        return unpack_other(unpacker, unpacker.number(ELSE), position)
    return unpack_play(unpacker, card, position)


def pack_card(packer: Packer, card: int, position: Position) -> None:
    """Add which card of the hand is played."""
    hand = position.hands[position.turn]
    packer.number(hand.index(card), len(hand) + 1)


def pack_else(packer: Packer, kind: int, position: Position) -> None:
    """Add that no card is played on a space, but what happens instead, by a number below :data:`ELSE`."""
    held = len(position.hands[position.turn])
    packer.number(held, held + 1)
    packer.number(kind, ELSE)


def unpack_card(unpacker: Unpacker, position: Position) -> int | None:
    """Return the card that is played on a space; ``None`` when something else happens."""
    hand = position.hands[position.turn]
    index = unpacker.number(len(hand) + 1)
    return hand[index] if index < len(hand) else None


def unpack_play(unpacker: Unpacker, card: int, position: Position) -> Place | Remove:
    """Return the move that plays a card.

    Raises
    ------
    CodeError
        When there is no space for it.
    """
    cells = _cells(position, card)
    if not cells:
        raise CodeError("engine.code.newer")
    cell = cells[unpacker.number(len(cells))]
    if position.setup.cards[card].kind == "remove":
        return Remove(card, cell)
    return Place(card, cell, _unpack_lock(unpacker, Place(card, cell), position))


def unpack_other(unpacker: Unpacker, kind: int, position: Position) -> Move:
    """Return the move of a kind that puts no chip anywhere.

    Raises
    ------
    CodeError
        When it is a move of a newer version.
    """
    if kind >= len(_OTHERS):
        raise CodeError("engine.code.newer")
    make = getattr(all_moves, _OTHERS[kind])
    choices = _choices(position)
    values = [
        _unpack_lines(unpacker, position) if field.name == "lock" else unpacker.number(choices[field.name])
        for field in fields(make)
    ]
    move: Move = make(*values)
    return move


def _cells(position: Position, card: int) -> tuple[int, ...]:
    """Return the spaces a card can be played on: by ``honour`` a wrong one may stand."""
    spaces = position.spaces_for(card)
    if position.setup.rules.answer_policy == "honour" and position.setup.cards[card].face is not None:
        spaces |= position.open
    return cells_in(spaces)


def _pack_lock(packer: Packer, move: Place, position: Position) -> None:
    """Add nothing where there is nothing to say, else which of the choices it is, or the lines as they are."""
    choices = position.lock_choices(Place(move.card, move.cell))
    if not choices:
        return
    if move.lock is None or move.lock in choices:
        packer.number(0 if move.lock is None else choices.index(move.lock) + 1, len(choices) + 2)
        return
    packer.number(len(choices) + 1, len(choices) + 2)
    _pack_lines(packer, move.lock, position)


def _unpack_lock(unpacker: Unpacker, move: Place, position: Position) -> Lines | None:
    choices = position.lock_choices(move)
    if not choices:
        return None
    number = unpacker.number(len(choices) + 2)
    return (None, *choices)[number] if number <= len(choices) else _unpack_lines(unpacker, position)


def _pack_lines(packer: Packer, lines: Lines, position: Position) -> None:
    packer.count(len(lines))
    for line in lines:
        for end in (line[0], line[-1]):
            packer.number(end, len(position.setup.layout.faces))


def _unpack_lines(unpacker: Unpacker, position: Position) -> Lines:
    layout = position.setup.layout
    spaces = len(layout.faces)
    ends = [(unpacker.number(spaces), unpacker.number(spaces)) for _ in range(unpacker.count())]
    return tuple(layout.line_between(*both) for both in ends)


def _choices(position: Position) -> dict[str, int]:
    """Return how many values each field of a move that is a number can have."""
    setup = position.setup
    return {"card": len(setup.cards), "seat": setup.seating.players, "side": setup.seating.sides}
