"""What goes wrong in rounding to tens or hundreds.

Not in the table of facts; classroom slips. The second operand is what is rounded to, 10 or 100.
"""

from __future__ import annotations


def rounds_always_down(n: int, unit: int) -> int:
    """Cut off what comes after the place.

    Examples
    --------
    >>> rounds_always_down(347, 10)
    340
    """
    return n // unit * unit


def rounds_always_up(n: int, unit: int) -> int:
    """Go up whatever comes after the place.

    Examples
    --------
    >>> rounds_always_up(342, 10)
    350
    """
    return -(-n // unit) * unit


def rounds_to_other_place(n: int, unit: int) -> int | None:
    """Round to hundreds instead of tens, or to tens instead of hundreds.

    Examples
    --------
    >>> rounds_to_other_place(347, 10), rounds_to_other_place(347, 100)
    (300, 350)
    """
    return _rounded(n, 1000 // unit) if n >= 100 else None


def rounds_twice(n: int, unit: int) -> int | None:
    """Round to tens first, and the result to hundreds.

    Examples
    --------
    >>> rounds_twice(347, 100)
    400
    """
    return _rounded(_rounded(n, 10), 100) if unit == 100 else None


def rounds_keeping_the_rest(n: int, unit: int) -> int | None:
    """Raise the digit and leave those after it as they are.

    Examples
    --------
    >>> rounds_keeping_the_rest(347, 10)
    357
    """
    return n + unit if 2 * (n % unit) >= unit else None


def rounding_down_lowers(n: int, unit: int) -> int | None:
    """Lower the digit when rounding down.

    Examples
    --------
    >>> rounding_down_lowers(342, 10)
    330
    """
    lower = n // unit * unit - unit
    return lower if 2 * (n % unit) < unit and lower >= 0 else None


def _rounded(n: int, unit: int) -> int:
    return (n + unit // 2) // unit * unit
