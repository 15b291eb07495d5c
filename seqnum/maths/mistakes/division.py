"""What goes wrong in dividing, and in looking for a factor."""

from __future__ import annotations


def drops_zero_in_quotient(a: int, b: int) -> int | None:
    """Leave the zeros of the quotient out.

    Examples
    --------
    >>> drops_zero_in_quotient(618, 6), drops_zero_in_quotient(70, 7), drops_zero_in_quotient(56, 7)
    (13, 1, None)
    """
    quotient = str(a // b)
    shorter = quotient.replace("0", "")
    return int(shorter) if shorter and shorter != quotient else None


def neighbour_quotient(a: int, b: int) -> tuple[int, int]:
    """Take the neighbouring fact: 63 ÷ 7 for 56 ÷ 7. Not in the table of facts; `table_neighbour` inverted.

    Examples
    --------
    >>> neighbour_quotient(56, 7)
    (9, 7)
    """
    return a // b + 1, a // b - 1


def subtracted_instead_of_divided(a: int, b: int) -> int:
    """Subtract: the other way of making less. Not in the table of facts; the mirror of adding instead of multiplying.

    Examples
    --------
    >>> subtracted_instead_of_divided(56, 7)
    49
    """
    return a - b
