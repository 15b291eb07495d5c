"""What goes wrong with products of matrices and with determinants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.matrices import entry_of_product, minor

if TYPE_CHECKING:
    from seqnum.maths.matrices import Rows


def matrix_elementwise(left: Rows, right: Rows, row: int, column: int) -> int | None:
    """Multiply the two numbers that stand at the asked place.

    Examples
    --------
    >>> matrix_elementwise(((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1)
    12
    """
    return left[row][column] * right[row][column] if len(left) == len(right) else None


def matrix_row_by_row(left: Rows, right: Rows, row: int, column: int) -> int | None:
    """Take a row of the second matrix too, where a column is wanted.

    Examples
    --------
    >>> matrix_row_by_row(((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1)
    23
    """
    if len(left) != len(right):
        return None
    return sum(a * b for a, b in zip(left[row], right[column], strict=True))


def matrix_position_swapped(left: Rows, right: Rows, row: int, column: int) -> int:
    """Take the row for the column and the column for the row.

    Examples
    --------
    >>> matrix_position_swapped(((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1)
    43
    """
    return entry_of_product(left, right, column, row)


def matrix_order_swapped(left: Rows, right: Rows, row: int, column: int) -> int:
    """Multiply the second matrix by the first.

    Examples
    --------
    >>> matrix_order_swapped(((1, 2), (3, 4)), ((5, 6), (7, 8)), 0, 1)
    34
    """
    return entry_of_product(right, left, row, column)


def det_plus(a: int, b: int, c: int, d: int) -> int:
    """Add the two products.

    Examples
    --------
    >>> det_plus(1, 2, 3, 4)
    10
    """
    return a * d + b * c


def det_rows(a: int, b: int, c: int, d: int) -> int:
    """Multiply along the rows instead of across.

    Examples
    --------
    >>> det_rows(1, 2, 3, 4)
    -10
    """
    return a * b - c * d


def det_reversed(a: int, b: int, c: int, d: int) -> int:
    """Take the falling diagonal away from the rising one.

    Examples
    --------
    >>> det_reversed(1, 2, 3, 4)
    2
    """
    return b * c - a * d


def det_signs_all_plus(rows: Rows) -> int:
    """Expand a determinant of three rows along the first one without changing signs.

    Examples
    --------
    >>> det_signs_all_plus(((1, 2, 3), (4, 5, 6), (7, 8, 10)))
    -11
    """
    return sum(entry * minor(rows, 0, column) for column, entry in enumerate(rows[0]))


def det_two_diagonals(rows: Rows) -> int:
    """Take one diagonal from the other, as in a determinant of two rows.

    Examples
    --------
    >>> det_two_diagonals(((1, 2, 3), (4, 5, 6), (7, 8, 10)))
    -55
    """
    (a, _, c), (_, e, _), (g, _, i) = rows
    return a * e * i - c * e * g


def det_diagonal_added(rows: Rows) -> int:
    """Add the numbers on the diagonal.

    Examples
    --------
    >>> det_diagonal_added(((2, 5, 1), (0, 3, 4), (0, 0, 4)))
    9
    """
    return sum(row[place] for place, row in enumerate(rows))
