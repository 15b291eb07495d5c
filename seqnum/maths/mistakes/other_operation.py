"""Another operation than the one written (operation errors of Campbell and Graham 1985), and what 1 and 0 do to it.

Not in the table of facts; the mirrors of adding instead of multiplying, and of multiplying by one and zero.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.maths.mistakes.rule import Rational


def added_instead_of_divided(a: Rational, b: Rational) -> Rational:
    """Add.

    Examples
    --------
    >>> added_instead_of_divided(56, 7)
    63
    """
    return a + b


def multiplied_instead_of_divided(a: Rational, b: Rational) -> Rational:
    """Multiply.

    Examples
    --------
    >>> multiplied_instead_of_divided(8, 2)
    16
    """
    return a * b


def divided_instead_of_multiplied(a: Rational, b: Rational) -> Fraction | None:
    """Divide.

    Examples
    --------
    >>> divided_instead_of_multiplied(8, 2), divided_instead_of_multiplied(8, 0)
    (Fraction(4, 1), None)
    """
    return Fraction(a, b) if b else None


def divided_by_one_is_one(a: Rational, b: Rational) -> int | None:
    """Take dividing by one for "it becomes one".

    Examples
    --------
    >>> divided_by_one_is_one(6, 1), divided_by_one_is_one(6, 2)
    (1, None)
    """
    return 1 if b == 1 != a else None


def zero_divided_is_divisor(a: Rational, b: Rational) -> Rational | None:
    """Take zero divided by a number for that number: nothing happens to it.

    Examples
    --------
    >>> zero_divided_is_divisor(0, 6), zero_divided_is_divisor(6, 6)
    (6, None)
    """
    return b if a == 0 else None
