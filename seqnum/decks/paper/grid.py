"""Things to cut out, in rows and columns on as many sheets as they need, their backs behind them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.decks.paper.shapes import cut_lines

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Grid:
    """How things to cut out lie on a sheet.

    Parameters
    ----------
    columns, rows
        How many fit.
    width, height
        Of each, in millimetres.

    Examples
    --------
    >>> Grid.of((190, 270), least=(60, 50))
    Grid(columns=3, rows=5, width=63.0, height=54.0)
    """

    columns: int
    rows: int
    width: float
    height: float

    @classmethod
    def of(cls, room: tuple[float, float], least: tuple[float, float]) -> Grid:
        """Return the grid that fills the room of a sheet with things of a least size, in half millimetres."""
        columns, rows = (int(side // wanted) for side, wanted in zip(room, least, strict=True))
        return cls(columns, rows, int(2 * room[0] / columns) / 2, int(2 * room[1] / rows) / 2)

    @property
    def per_sheet(self) -> int:
        """How many fit on a sheet."""
        return self.columns * self.rows

    def sheets(self, fronts: Sequence[str], backs: Sequence[str]) -> list[tuple[str, str]]:
        """Return the front and back of each sheet; each row of a back is mirrored, as paper turned over is.

        Parameters
        ----------
        fronts, backs
            The HTML of both sides of each thing.
        """
        starts = range(0, len(fronts), self.per_sheet)
        return [
            (
                self._side(self._rows(fronts[start : start + self.per_sheet]), cut=True),
                self._side([row[::-1] for row in self._rows(backs[start : start + self.per_sheet])], cut=False),
            )
            for start in starts
        ]

    def _rows(self, cells: Sequence[str]) -> list[list[str]]:
        rows = [list(cells[start : start + self.columns]) for start in range(0, len(cells), self.columns)]
        rows[-1] += [""] * (self.columns - len(rows[-1]))
        return rows

    def _side(self, rows: list[list[str]], *, cut: bool) -> str:
        columns = f"grid-template-columns:repeat({self.columns},{self.width:g}mm)"
        cells = "".join(f'<div class="cell">{cell}</div>' for row in rows for cell in row)
        lines = cut_lines(self.columns, len(rows), self.width, self.height) if cut else ""
        return f'<div class="grid" style="{columns};grid-auto-rows:{self.height:g}mm">{cells}{lines}</div>'
