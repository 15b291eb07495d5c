"""What becomes of the lines a chip completes: which are sequences, and what they protect."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from seqnum.engine.lines import cells_in, mask_of
from seqnum.engine.sequences import choices, cut, prospects, run_along, runs_through

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seqnum.engine.moves import Lines, Place
    from seqnum.engine.position import Position


def complete(position: Position, side: int, cell: int, lock: Lines | None) -> None:
    """Keep what the lines completed by a chip give, by the rules or as the mover wants it.

    Parameters
    ----------
    position
        Where the chip was placed just now.
    side, cell
        Whose it is, and where.
    lock
        The lines the mover chose or announced.
    """
    rules = position.setup.rules
    if lock is not None:
        keep(position, side, [mask_of(line) for line in lock])
    elif rules.recount == "max_per_line":
        _count_again(position, side, cell)
    elif not rules.must_claim:
        fitting = _fitting(position, side, _full(position, side, cell))
        if fitting:
            keep(position, side, fitting if len(fitting) == 1 else _options(position, side, fitting)[0])
    if rules.lock == "whole_run":
        _lock_runs(position, side)


def claim(position: Position, lock: Lines) -> None:
    """Make sequences of lines that were completed before, for the side to move."""
    keep(position, position.side, [mask_of(line) for line in lock])
    if position.setup.rules.lock == "whole_run":
        _lock_runs(position, position.side)


def keep(position: Position, side: int, lines: Iterable[int]) -> None:
    """Make sequences of some lines, for ever; the game is won when they are enough."""
    for line in lines:
        position.sequences.append((side, cells_in(line)))
        position.locked |= line
    if position.made(side) >= position.setup.needed[side]:
        position.finish("sequences")


def lock_choices(position: Position, move: Place) -> tuple[Lines, ...]:
    """Return what :meth:`Position.lock_choices` does."""
    side = position.side
    if position.setup.rules.recount == "max_per_line":
        return ()
    own = position.chips[side]
    position.chips[side] = own | 1 << move.cell
    found = _as_cells(position, _fitting(position, side, _full(position, side, move.cell)))
    position.chips[side] = own
    return found


def claim_choices(position: Position) -> tuple[Lines, ...]:
    """Return which sequences the side to move can choose from, of lines completed but not announced.

    As for :meth:`Position.lock_choices`: none when there is no such line, first what leaves most room for another.
    """
    setup, side = position.setup, position.side
    missing = setup.board & ~position.chips[side]
    full = [line for line in setup.lines if line & setup.board and not line & missing]
    return _as_cells(position, _fitting(position, side, full))


def can_keep(position: Position, own: int, lock: Lines) -> bool:
    """Tell whether the side to move, with its chips on ``own``, has these lines and can make sequences of them all."""
    setup = position.setup
    if not all(cell < len(setup.layout.faces) for line in lock for cell in line):
        return False
    lines = [mask_of(line) for line in lock]
    missing = setup.board & ~own
    real = all(line in setup.lines and line & setup.board and not line & missing for line in lines)
    if not (real and len(set(lines)) == len(lines) > 0 and len(_fitting(position, position.side, lines)) == len(lines)):
        return False
    return all(setup.compatible(line, other) for i, line in enumerate(lines) for other in lines[:i])


def longest_open(position: Position, side: int) -> int:
    """Return the most chips of a side, free spaces included, on a line that can still become a sequence."""
    setup = position.setup
    own = position.chips[side] | setup.free
    others = setup.board & ~(position.open | own)
    lines = [line for line in setup.lines if not line & others]
    return prospects(own, lines, _made(position, side), setup.compatible)[0]


def _made(position: Position, side: int) -> list[int]:
    return [mask_of(cells) for owner, cells in position.sequences if owner == side]


def _full(position: Position, side: int, cell: int) -> list[int]:
    """Return the complete lines of a side through a cell, as bit masks."""
    missing = position.setup.board & ~position.chips[side]
    return [line for line in position.setup.through[cell] if not line & missing]


def _fitting(position: Position, side: int, full: list[int]) -> list[int]:
    """Return the lines that earlier sequences of the side leave room for."""
    made, compatible = _made(position, side), position.setup.compatible
    return [line for line in full if line not in made and all(compatible(line, old) for old in made)]


def _as_cells(position: Position, fitting: list[int]) -> tuple[Lines, ...]:
    """Return what the mover can choose from, each line as its cells."""
    options = _options(position, position.side, fitting) if fitting else []
    return tuple(tuple(cells_in(line) for line in option) for option in options)


def _options(position: Position, side: int, fitting: list[int]) -> list[tuple[int, ...]]:
    """Return what the mover can choose from, first what leaves most room for another sequence."""
    setup = position.setup
    options = choices(fitting, setup.compatible)
    if len(options) == 1:
        return options
    made = _made(position, side)
    own = position.chips[side] | setup.free
    others = setup.board & ~(position.open | own)
    at_stake = reduce(or_, fitting) & setup.board
    most = setup.rules.max_shared
    lines = [line for line in setup.lines if not line & others and (line & at_stake).bit_count() > most]
    return sorted(options, key=lambda option: prospects(own, lines, [*made, *option], setup.compatible), reverse=True)


def _count_again(position: Position, side: int, cell: int) -> None:
    """Cut each row through a chip into as many sequences as fit, whatever it was cut into before."""
    setup = position.setup
    own = position.chips[side] | setup.free
    for run in runs_through(cell, own, setup.layout.rows, setup.layout.cols):
        whole = mask_of(run)
        pieces: Sequence[int] = cut(run, setup.rules.line_length, setup.board, setup.compatible)
        inside = [entry for entry in position.sequences if entry[0] == side and not mask_of(entry[1]) & ~whole]
        if len(pieces) > len(inside):
            position.sequences = [entry for entry in position.sequences if entry not in inside]
            keep(position, side, pieces)


def _lock_runs(position: Position, side: int) -> None:
    layout = position.setup.layout
    own = position.chips[side] | position.setup.free
    for owner, cells in position.sequences:
        if owner == side:
            position.locked |= mask_of(run_along(cells, own, layout.rows, layout.cols))
