"""What goes wrong with signs whatever is calculated (Vlassis 2004; labels of McNichols, Zhang & Lan 2023)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.maths.mistakes.rule import Rational


def first_minus_ignored(a: Rational, sign: int, b: Rational) -> Rational | None:
    """Leave the minus of the first number out, in ``a + b`` (1) or ``a − b`` (−1).

    Examples
    --------
    >>> first_minus_ignored(-4, -1, 6), first_minus_ignored(4, -1, 6)
    (-2, None)
    """
    return -a + sign * b if a < 0 else None


def minus_too_many(answer: Rational) -> Rational | None:
    """Write a minus before a result that is positive.

    Examples
    --------
    >>> minus_too_many(18), minus_too_many(-18)
    (-18, None)
    """
    return -answer if answer > 0 else None
