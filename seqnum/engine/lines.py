"""The straight lines of a board: as cells, and as the bit masks that positions and players count with."""

from __future__ import annotations

from functools import lru_cache

DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""Rows down and columns to the right, from one cell of a line to the next."""


@lru_cache(maxsize=256)
def lines(rows: int, cols: int, length: int) -> tuple[tuple[int, ...], ...]:
    """Return every line of ``length`` cells: across, down and both diagonals.

    There are ``R(C-L+1) + C(R-L+1) + 2(R-L+1)(C-L+1)`` of them, each term at least 0.

    Examples
    --------
    >>> len(lines(10, 10, 5))
    192
    >>> lines(1, 3, 2)
    ((0, 1), (1, 2))
    """
    found = []
    for down, right in DIRECTIONS:
        for row in range(rows - down * (length - 1)):
            for col in range(cols):
                if 0 <= col + right * (length - 1) < cols:
                    first = row * cols + col
                    step = down * cols + right
                    found.append(tuple(first + step * i for i in range(length)))
    return tuple(found)


@lru_cache(maxsize=256)
def line_masks(rows: int, cols: int, length: int) -> tuple[int, ...]:
    """Return the bit masks of :func:`lines`, in the same order.

    Examples
    --------
    >>> line_masks(1, 3, 2)
    (3, 6)
    """
    return tuple(mask_of(line) for line in lines(rows, cols, length))


@lru_cache(maxsize=256)
def lines_through(rows: int, cols: int, length: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each cell, which of the :func:`lines` go through it, by their place in that order.

    Examples
    --------
    >>> lines_through(1, 3, 2)
    ((0,), (0, 1), (1,))
    """
    through: list[list[int]] = [[] for _ in range(rows * cols)]
    for index, line in enumerate(lines(rows, cols, length)):
        for cell in line:
            through[cell].append(index)
    return tuple(tuple(indices) for indices in through)


@lru_cache(maxsize=256)
def masks_through(rows: int, cols: int, length: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each cell, the bit masks of the lines through it.

    Examples
    --------
    >>> masks_through(1, 3, 2)
    ((3,), (3, 6), (6,))
    """
    masks = line_masks(rows, cols, length)
    return tuple(tuple(masks[index] for index in indices) for indices in lines_through(rows, cols, length))


def mask_of(cells: tuple[int, ...]) -> int:
    """Return the bit mask of some cells.

    Examples
    --------
    >>> mask_of((0, 3))
    9
    """
    return sum(1 << cell for cell in cells)


def cells_in(mask: int) -> tuple[int, ...]:
    """Return the cells of a bit mask, lowest first.

    Examples
    --------
    >>> cells_in(9)
    (0, 3)
    """
    cells = []
    while mask:
        cells.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(cells)
