"""What a space is worth to a side: the sum over the lines through it."""

from __future__ import annotations

from collections import Counter
from copy import copy
from functools import lru_cache
from operator import xor
from typing import TYPE_CHECKING

from seqnum.engine.lines import cells_in, line_masks, lines, lines_through
from seqnum.players.stand import Placing, Removing, Replacing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seqnum.engine import View
    from seqnum.players.stand import Table


class Worth:
    """Weighs every space for one side, and follows the game chip by chip.

    A line counts for a side only while no other side stands on it. A new chip changes the few lines through its space,
    so following a game costs a fraction of weighing each position anew. All weights are whole or halves: their sums
    are exact, in whatever order the chips came.

    Parameters
    ----------
    view
        The game as a seat sees it.
    side
        Whom to weigh for; the side of that seat if left out.
    """

    __slots__ = (
        "_blank",
        "_board",
        "_cells_on",
        "_chips",
        "_max_shared",
        "_placing",
        "_removing",
        "_replaces",
        "_replacing",
        "_sequences",
        "_through",
        "_used_up",
        "stands",
        "totals",
    )

    def __init__(self, view: View, side: int | None = None) -> None:
        sides = view.seating.sides
        self._board = board = (view.layout.rows, view.layout.cols, view.rules.line_length)
        self._placing, self._removing, self._replacing = _tables(
            view.rules.line_length, sides, view.side if side is None else side
        )
        self._replaces = "replace_opponent" in {view.rules.occupied, view.rules.wild_full}
        self._max_shared = view.rules.max_shared
        self._cells_on = lines(*board)
        self._through = lines_through(*board)
        stands = tuple((line & view.layout.free).bit_count() for line in line_masks(*board))
        totals = tuple(sum(self._placing[stands[index]] for index in indices) for indices in self._through)
        self._blank = stands, totals
        self._clear()
        self.follow(view.chips, view.sequences)

    def _clear(self) -> None:
        """Take all chips off the board."""
        stands, totals = self._blank
        self.stands = list(stands)
        """What stands on each line, packed as :mod:`seqnum.players.stand` says."""
        self.totals = list(totals)
        """What a chip is worth on each space, if it is open."""
        self._chips: Sequence[int] = (0,) * len(self._placing.digits)
        self._sequences: tuple[tuple[int, tuple[int, ...]], ...] = ()
        self._used_up: frozenset[int] = frozenset()

    def copy(self) -> Worth:
        """Return one that follows another course of the game."""
        twin = copy(self)
        twin.stands = self.stands.copy()
        twin.totals = self.totals.copy()
        return twin

    def follow(self, chips: Sequence[int], sequences: Sequence[tuple[int, tuple[int, ...]]]) -> None:
        """Take over the chips and sequences of another position on the same board.

        Parameters
        ----------
        chips, sequences
            As in a view or a position.
        """
        changed: Sequence[int] = tuple(map(xor, self._chips, chips))
        if sum(map(int.bit_count, changed)) > sum(map(int.bit_count, chips)):
            self._clear()  # nearer from an empty board: mostly because another game has begun
            changed = chips
        for digit, cells, now in zip(self._placing.digits, changed, chips, strict=True):
            for cell in cells_in(cells):
                self._add(digit if now >> cell & 1 else -digit, self._through[cell])
        self._chips = tuple(chips)
        if len(sequences) != len(self._sequences) or tuple(sequences) != self._sequences:
            self._sequences = tuple(sequences)
            used_up = frozenset(
                index for _, cells in sequences for index in _used_up_by(cells, self._max_shared, self._board)
            )
            self._add(self._placing.used_up, used_up - self._used_up)
            self._add(-self._placing.used_up, self._used_up - used_up)
            self._used_up = used_up

    def _add(self, digit: int, indices: Iterable[int]) -> None:
        """Let something more (or less) stand on some lines."""
        stands, totals, changes, cells_on = self.stands, self.totals, self._placing.changes[digit], self._cells_on
        for index in indices:
            before = stands[index]
            stands[index] = before + digit
            change = changes[before]
            if change:
                for cell in cells_on[index]:
                    totals[cell] += change

    def placing(self, is_open: int) -> list[float]:
        """Return what a chip is worth on each space, also where it would take another side's place.

        Parameters
        ----------
        is_open
            The spaces without a chip, as a bit mask.
        """
        if not self._replaces:
            return self.totals
        return [total if is_open >> cell & 1 else self.of_replacing(cell) for cell, total in enumerate(self.totals)]

    def of_removing(self, cell: int) -> float:
        """Return what it is worth to take another side's chip away."""
        return self._of_taking(cell, self._removing)

    def of_replacing(self, cell: int) -> float:
        """Return what it is worth to put an own chip where another side's stands."""
        return self._of_taking(cell, self._replacing)

    def _of_taking(self, cell: int, worth: Table) -> float:
        stands = self.stands
        return sum([worth[stands[index]] for index in self._through[cell]])


@lru_cache(maxsize=256)
def _tables(length: int, sides: int, side: int) -> tuple[Placing, Removing, Replacing]:
    return Placing(length, sides, side), Removing(length, sides, side), Replacing(length, sides, side)


@lru_cache(maxsize=1024)
def _used_up_by(sequence: tuple[int, ...], max_shared: int, board: tuple[int, int, int]) -> tuple[int, ...]:
    """Return the lines that a sequence leaves nobody: its side shares too much there, and no other side can pass."""
    through = lines_through(*board)
    shared = Counter(index for cell in sequence for index in through[cell])
    return tuple(index for index, cells in shared.items() if cells > max_shared)
