"""The steps of a match in a game code, each as one of the few things that can happen where it does.

An answer is which card of the hand, whether it is right, and then on which of the right spaces, or of the others.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.engine import CodeError, Move, Place
from seqnum.engine.lines import cells_in
from seqnum.engine.move_packing import (
    ELSE,
    pack_card,
    pack_else,
    pack_move,
    unpack_card,
    unpack_other,
    unpack_play,
)
from seqnum.match.judging import chooses_first
from seqnum.match.steps import CodeStep
from seqnum.maths import canonical

if TYPE_CHECKING:
    from seqnum.engine import Position
    from seqnum.engine.packing import Packer, Unpacker
    from seqnum.match.log import Started
    from seqnum.match.record import Circumstances
    from seqnum.match.table import Table

_FIRST = ELSE // 2
_SAID, _SKIPPED, _AGREED, _CONTESTED, _LAST_ROUND, _UNDONE = range(_FIRST, _FIRST + 6)
"""What happens other than a card played on a space or a move: never put another one in between."""


def pack_step(packer: Packer, step: CodeStep, where: Circumstances, table: Table) -> None:
    """Add a step that is possible now."""
    position = table.position
    if step.move is not None:
        pack_move(packer, Move.parse(step.move, position.setup.layout), position)
    elif step.card is not None and step.cell is not None:
        pack_card(packer, step.card, position)
        _pack_space(packer, position.setup.layout.cell_at(step.cell), step.card, position)
        if table.rules.must_claim:
            packer.number(step.announced, 2)
        if (lines := _lines(table, step)) > 1:
            packer.number(0 if step.line is None else step.line + 1, lines + 1)
    else:
        pack_else(packer, _kind(step), position)
        if step.card is not None:
            packer.number(position.hands[position.turn].index(step.card), len(position.hands[position.turn]))
        if step.card is not None and step.said is not None:
            right = step.said == _answer(where, step.card, position)
            packer.number(right, 2)
            if not right:
                packer.text(step.said)
        if step.until is not None:
            packer.count(step.until)


def unpack_step(unpacker: Unpacker, header: Started, where: Circumstances, table: Table) -> CodeStep:
    """Return the next step of what was packed; it may not be possible.

    Raises
    ------
    CodeError
        When it is one of a newer version.
    """
    position = table.position
    layout = position.setup.layout
    card = unpack_card(unpacker, position)
    if card is None:
        return _unpack_else(unpacker, where, position)
    by_computer = header.seats[position.turn].kind == "computer"
    if by_computer or table.solved == card or where.question(card, position.turn) is None:
        return CodeStep(move=unpack_play(unpacker, card, position).text(layout))
    cell = layout.cell_name(_unpack_space(unpacker, card, position))
    announced = table.rules.must_claim and unpacker.number(2) == 1
    step = CodeStep(card=card, cell=cell, announced=announced)
    if (lines := _lines(table, step)) > 1:
        number = unpacker.number(lines + 1)
        return replace(step, line=number - 1 if number else None)
    return step


def _lines(table: Table, step: CodeStep) -> int:
    """Return among how many choices of lines an answer chooses."""
    if step.card is None or step.cell is None or not chooses_first(table, announce=step.announced):
        return 0
    position = table.position
    return len(position.lock_choices(Place(step.card, position.setup.layout.cell_at(step.cell))))


def _kind(step: CodeStep) -> int:
    if step.until is not None:
        return _LAST_ROUND
    if step.undone:
        return _UNDONE
    if step.agrees is not None:
        return _AGREED if step.agrees else _CONTESTED
    return _SKIPPED if step.said is None else _SAID


def _unpack_else(unpacker: Unpacker, where: Circumstances, position: Position) -> CodeStep:
    kind = unpacker.number(ELSE)
    if kind < _FIRST:
        return CodeStep(move=unpack_other(unpacker, kind, position).text(position.setup.layout))
    if kind > _UNDONE:
        raise CodeError("engine.code.newer")
    if kind in (_SAID, _SKIPPED):
        hand = position.hands[position.turn]
        card = hand[unpacker.number(len(hand))]
        if kind == _SKIPPED:
            return CodeStep(card=card)
        return CodeStep(card=card, said=_answer(where, card, position) if unpacker.number(2) else unpacker.text())
    return CodeStep(
        until=unpacker.count() if kind == _LAST_ROUND else None,
        undone=kind == _UNDONE,
        agrees=kind == _AGREED if kind in (_AGREED, _CONTESTED) else None,
    )


def _answer(where: Circumstances, card: int, position: Position) -> str:
    question = where.question(card, position.turn)
    return "" if question is None else canonical(question.answer)


def _spaces(card: int, position: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the open spaces where a card's answer is right, and those where it is wrong."""
    right = position.setup.spaces_of(card) & position.open
    return cells_in(right), cells_in(position.open & ~right)


def _pack_space(packer: Packer, cell: int, card: int, position: Position) -> None:
    right, wrong = _spaces(card, position)
    if cell in right:
        packer.number(right.index(cell), len(right) + 1)
    else:
        packer.number(len(right), len(right) + 1)
        packer.number(wrong.index(cell), len(wrong))


def _unpack_space(unpacker: Unpacker, card: int, position: Position) -> int:
    right, wrong = _spaces(card, position)
    number = unpacker.number(len(right) + 1)
    if number < len(right):
        return right[number]
    if not wrong:
        raise CodeError("engine.code.newer")
    return wrong[unpacker.number(len(wrong))]
