"""What a space is worth to a seat: the sum over the lines through it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from seqnum.engine import line_masks, lines_through
from seqnum.engine.lines import mask_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.engine import View

# By the chips that the only side on a line still lacks there: to build on, and to stop.
_TO_BUILD = {1: 1000.0, 2: 30.0, 3: 9.0, 4: 3.0, 5: 1.0}
_TO_STOP = {1: 40.0, 2: 7.0, 3: 2.0, 4: 0.5}


class Worth:
    """Weighs the spaces of one view. A line counts for a side only while no other side stands on it.

    Parameters
    ----------
    view
        What the seat may see.
    """

    __slots__ = ("_build", "_free", "_masks", "_mine", "_opponents", "_others", "_stop", "_through", "_used_up")

    def __init__(self, view: View) -> None:
        board = (view.layout.rows, view.layout.cols, view.rules.line_length)
        self._masks = line_masks(*board)
        self._through = lines_through(*board)
        self._build, self._stop = _tables(view.rules.line_length)
        self._free = view.layout.free
        self._mine = view.chips[view.side]
        self._opponents = [chips for side, chips in enumerate(view.chips) if side != view.side]
        self._others = 0
        for chips in self._opponents:
            self._others |= chips
        self._used_up: set[int] = set()
        for _, cells in view.sequences:
            self._used_up |= _used_up_by(cells, view.rules.max_shared, *board)

    def of_placing(self, cells: Iterable[int]) -> dict[int, float]:
        """Return what a chip is worth on each of some open spaces."""
        masks, through, mine, others, free = self._masks, self._through, self._mine, self._others, self._free
        build, stop, rivals = self._build, self._stop, len(self._opponents)
        taken = mine | free
        worths: list[float | None] = [None] * len(masks)
        for index in self._used_up:
            worths[index] = 0.0
        placing = {}
        for cell in cells:
            total = 0.0
            for index in through[cell]:
                worth = worths[index]
                if worth is None:
                    line = masks[index]
                    if line & others:
                        worth = 0.0 if line & mine else self._to_stop(line)
                    elif line & mine:
                        worth = build[(line & taken).bit_count()]
                    else:
                        printed = (line & free).bit_count()
                        worth = build[printed] + stop[printed] * rivals
                    worths[index] = worth
                total += worth
            placing[cell] = total
        return placing

    def of_removing(self, cell: int) -> float:
        """Return what it is worth to take a chip away: what it threatens, and what it stands in the way of."""
        total = 0.0
        for index in self._through[cell]:
            line = self._masks[index]
            if index in self._used_up:
                continue
            if not line & self._mine:
                total += self._to_stop(line)
            elif line & self._others == 1 << cell:
                # The space must be won first, which costs a turn.
                total += self._build[(line & (self._mine | self._free)).bit_count() - 1]
        return total

    def _to_stop(self, line: int) -> float:
        """Return the worth of stopping the one opponent on a line; nothing where two stop each other."""
        if len(self._opponents) > 1 and sum(1 for chips in self._opponents if line & chips) > 1:
            return 0.0
        return self._stop[(line & (self._others | self._free)).bit_count()]


@lru_cache
def _tables(length: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Turn both weights round: by the chips that stand on a line of this length."""
    return (
        tuple(_TO_BUILD.get(length - chips, 0.0) for chips in range(length + 1)),
        tuple(_TO_STOP.get(length - chips, 0.0) for chips in range(length + 1)),
    )


@lru_cache(maxsize=1024)
def _used_up_by(sequence: tuple[int, ...], max_shared: int, rows: int, cols: int, length: int) -> frozenset[int]:
    """Return the lines that a sequence leaves nobody: its side shares too much there, and no other side can pass."""
    made = mask_of(sequence)
    masks = line_masks(rows, cols, length)
    return frozenset(index for index, line in enumerate(masks) if (line & made).bit_count() > max_shared)
