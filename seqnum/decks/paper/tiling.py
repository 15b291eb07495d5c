"""How a board is spread over sheets: whole spaces on each, none is cut in two."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import ceil
from string import ascii_uppercase

LEAST_TILED = 35.0
"""How wide a space is at least on a board of several sheets, in millimetres: counters are 20 to 30."""
FLAP = 8.0
"""What one sheet is glued onto another by."""


@dataclass(frozen=True, slots=True)
class Tiling:
    """How a board is spread over sheets.

    Parameters
    ----------
    across, down
        How many sheets.
    columns, rows
        How many of the board's a sheet has at most.
    cell
        The side of a space, in millimetres.
    turned
        Whether the sheets lie on their side.

    Examples
    --------
    >>> Tiling.of(8, 8, (190, 270)).cell, Tiling.of(6, 9, (190, 270)).turned
    (23.5, True)
    >>> Tiling.of(8, 8, (190, 270), LEAST_TILED)
    Tiling(across=2, down=2, columns=4, rows=4, cell=45.5, turned=False)
    """

    across: int
    down: int
    columns: int
    rows: int
    cell: float
    turned: bool

    @classmethod
    def of(cls, rows: int, cols: int, room: tuple[float, float], least: float = 0.0) -> Tiling:
        """Return the tiling with fewest sheets, and of those the one with the largest spaces.

        Parameters
        ----------
        rows, cols
            Of the board.
        room
            Of an upright sheet, in millimetres.
        least
            The least side of a space; without one the board comes on one sheet.
        """
        most = (range(1, cols + 1), range(1, rows + 1)) if least else (range(1, 2), range(1, 2))
        ways = [
            cls(across, down, ceil(cols / across), ceil(rows / down), _cell(rows, cols, across, down, way), turned)
            for turned, way in ((False, room), (True, room[::-1]))
            for across, down in product(*most)
        ]
        return min(
            (way for way in ways if way.cell >= least),
            key=lambda way: (way.sheets, -way.cell, way.turned),
        )

    @property
    def sheets(self) -> int:
        """How many sheets the board takes."""
        return self.across * self.down


def sheet_name(down: int, across: int) -> str:
    """Return what a sheet of a board is called, by its place.

    Examples
    --------
    >>> sheet_name(0, 0), sheet_name(1, 2)
    ('A1', 'B3')
    """
    return f"{ascii_uppercase[down]}{across + 1}"


def _cell(rows: int, cols: int, across: int, down: int, room: tuple[float, float]) -> float:
    wide, high = room[0] - FLAP * (across > 1), room[1] - FLAP * (down > 1)
    return int(2 * min(wide / ceil(cols / across), high / ceil(rows / down))) / 2
