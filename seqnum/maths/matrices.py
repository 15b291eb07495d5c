"""Matrices of whole numbers, by their rows."""

from __future__ import annotations

Rows = tuple[tuple[int, ...], ...]


def entry_of_product(left: Rows, right: Rows, row: int, column: int) -> int:
    """Return one entry of a product.

    Parameters
    ----------
    left, right
        The factors; the first has as many columns as the second has rows.
    row, column
        Where the entry stands, counted from 0.

    Examples
    --------
    >>> entry_of_product(((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1)
    22
    """
    return sum(a * line[column] for a, line in zip(left[row], right, strict=True))


def minor(rows: Rows, row: int, column: int) -> int:
    """Return the determinant that is left of three rows without one row and one column, counted from 0.

    Examples
    --------
    >>> minor(((1, 2, 3), (4, 5, 6), (7, 8, 10)), 0, 1)
    -2
    """
    kept = [line[:column] + line[column + 1 :] for at, line in enumerate(rows) if at != row]
    (a, b), (c, d) = kept
    return a * d - b * c


def in_rows(numbers: tuple[int, ...], width: int) -> Rows:
    """Return numbers as rows of this width.

    Examples
    --------
    >>> in_rows((1, 2, 3, 4), 2)
    ((1, 2), (3, 4))
    """
    return tuple(numbers[start : start + width] for start in range(0, len(numbers), width))
