"""What goes wrong in sums and differences up to twenty."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.maths.mistakes.rule import Rational


def off_by_one_count(a: int, b: int) -> int:
    """Count on from the first number and count it again: one too few.

    Examples
    --------
    >>> off_by_one_count(8, 5)
    12
    """
    return a + b - 1


def near_double_wrong(a: int, b: int) -> tuple[int, ...] | None:
    """Take the double of one of two neighbours and forget the one that is missing.

    Examples
    --------
    >>> near_double_wrong(7, 8)
    (14, 16)
    """
    return (2 * a, 2 * b) if abs(a - b) == 1 else None


def off_by_one_count_back(a: int, b: int) -> int:
    """Count back and count the first number too: one too many. Not in the table of facts; the mirror of counting on.

    Examples
    --------
    >>> off_by_one_count_back(15, 8)
    8
    """
    return a - b + 1


def subtracted_instead_of_added(a: Rational, b: Rational) -> Rational:
    """Read plus as minus. Not in the table of facts; the mirror of reading minus as plus.

    Examples
    --------
    >>> subtracted_instead_of_added(3, 7)
    4
    """
    return abs(a - b)


def adding_zero_adds(a: int, b: int) -> int | None:
    """Take adding nothing for adding one, since adding makes more. Not in the table of facts.

    Examples
    --------
    >>> adding_zero_adds(4, 0)
    5
    """
    return a + b + 1 if 0 in {a, b} else None
