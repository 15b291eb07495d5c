"""A board without chips: rows × columns of faces and free spaces."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from seqnum.engine.errors import LayoutError
from seqnum.engine.lines import lines, mask_of

_CELL = re.compile(r"r([0-9]{2,4})c([0-9]{2,4})")


@dataclass(frozen=True)
class Layout:
    """What each space of a board shows.

    Parameters
    ----------
    rows, cols
        How many rows and columns there are.
    faces
        What the spaces show, row by row; ``None`` is a free space, which counts for everybody and is never covered.

    Raises
    ------
    LayoutError
        When the faces do not fill the board, or one is neither a text nor ``None``.

    Examples
    --------
    >>> layout = Layout(2, 3, ("1", "2", None, "2", "3", "1"))
    >>> layout.cells_of("2")
    (1, 3)
    >>> layout.cell_name(3), layout.cell_at("r02c01")
    ('r02c01', 3)
    """

    rows: int
    cols: int
    faces: tuple[str | None, ...]

    def __post_init__(self) -> None:
        if not _is_size(self.rows) or not _is_size(self.cols):
            raise LayoutError("engine.error.layout_size", rows=self.rows, cols=self.cols)
        object.__setattr__(self, "faces", tuple(self.faces))
        if len(self.faces) != self.rows * self.cols:
            raise LayoutError(
                "engine.error.layout_faces",
                rows=self.rows,
                cols=self.cols,
                needed=self.rows * self.cols,
                given=len(self.faces),
            )
        for cell, face in enumerate(self.faces):
            if face is not None and not _is_face(face):
                raise LayoutError("engine.error.layout_face", cell=self.cell_name(cell), given=face)

    @staticmethod
    def parse(text: str) -> Layout:
        """Return the board that a text describes (:mod:`seqnum.engine.layout_text` says how).

        Raises
        ------
        MalformedText
            When it describes none, with the place.

        Examples
        --------
        >>> Layout.parse("1 2 * / 2 3 1").faces
        ('1', '2', None, '2', '3', '1')
        """
        from seqnum.engine.layout_text import parse_layout

        return parse_layout(text)

    def text(self) -> str:
        """Return the board as one line of text.

        Examples
        --------
        >>> Layout(2, 3, ("1", "2", None, "2", "3", "1")).text()
        '1 2 * / 2 3 1'
        """
        from seqnum.engine.layout_text import layout_text

        return layout_text(self)

    @cached_property
    def free(self) -> int:
        """The free spaces, as a bit mask."""
        return mask_of(tuple(cell for cell, face in enumerate(self.faces) if face is None))

    @cached_property
    def _cells_of(self) -> dict[str, tuple[int, ...]]:
        cells: dict[str, tuple[int, ...]] = {}
        for cell, face in enumerate(self.faces):
            if face is not None:
                cells[face] = (*cells.get(face, ()), cell)
        return cells

    def cells_of(self, face: str) -> tuple[int, ...]:
        """Return the cells that show a face; none if the board does not have it."""
        return self._cells_of.get(face, ())

    def lines(self, length: int) -> tuple[tuple[int, ...], ...]:
        """Return every straight line of ``length`` cells, free ones included.

        Raises
        ------
        LayoutError
            When ``length`` is below 2: a line has two ends.
        """
        if length < 2:
            raise LayoutError("engine.error.line_length", given=length)
        return lines(self.rows, self.cols, length)

    def line_between(self, first: int, last: int) -> tuple[int, ...]:
        """Return the cells of the straight line between two cells, both included.

        Raises
        ------
        LayoutError
            When the two are not on one row, column or diagonal.

        Examples
        --------
        >>> Layout(3, 3, tuple("123456789")).line_between(0, 8)
        (0, 4, 8)
        """
        (top, left), (bottom, right) = divmod(first, self.cols), divmod(last, self.cols)
        down, across = bottom - top, right - left
        steps = max(abs(down), abs(across))
        if not steps or abs(down) not in {0, steps} or abs(across) not in {0, steps}:
            raise LayoutError("engine.error.no_line", first=self.cell_name(first), last=self.cell_name(last))
        return (*range(first, last, (last - first) // steps), last)

    def cell_name(self, cell: int) -> str:
        """Return a cell's public name, such as ``r03c05``: 1-based, and no spreadsheet takes it for a date."""
        row, col = divmod(cell, self.cols)
        return f"r{row + 1:02d}c{col + 1:02d}"

    def cell_at(self, name: str) -> int:
        """Return the cell with a public name.

        Raises
        ------
        LayoutError
            When this board has no such space.
        """
        found = _CELL.fullmatch(str(name))
        if found:
            row, col = int(found[1]) - 1, int(found[2]) - 1
            cell = row * self.cols + col
            if 0 <= row < self.rows and 0 <= col < self.cols and self.cell_name(cell) == name:
                return cell
        last = self.cell_name(self.rows * self.cols - 1)
        raise LayoutError("engine.error.no_such_cell", given=str(name)[:20], rows=self.rows, cols=self.cols, last=last)


def _is_size(value: object) -> bool:
    return type(value) is int and value > 0


def _is_face(value: object) -> bool:
    return isinstance(value, str) and value != ""
