"""What goes wrong when numbers with signs are added and subtracted."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.maths.mistakes.rule import Rational


def sign_lost(a: Rational, b: Rational) -> Rational:
    """Leave the minus of the sum out.

    Examples
    --------
    >>> sign_lost(-8, 6)
    2
    """
    return abs(a + b)


def sign_of_first(a: Rational, b: Rational) -> Rational | None:
    """Add the sizes and take the sign of the first number, in ``a + b`` with different signs.

    Examples
    --------
    >>> sign_of_first(5, -9), sign_of_first(-5, -9)
    (14, None)
    """
    size = abs(a) + abs(b)
    return (size if a > 0 else -size) if a * b < 0 else None


def double_sign_becomes_plus(a: Rational, b: Rational) -> Rational | None:
    """Read ``+ (−b)`` as ``− (−b)``.

    Examples
    --------
    >>> double_sign_becomes_plus(-6, -8)
    2
    """
    return a - b if b < 0 else None


def two_negatives_make_positive_in_addition(a: Rational, b: Rational) -> Rational | None:
    """Take the rule of multiplication into addition: minus and minus make plus.

    Examples
    --------
    >>> two_negatives_make_positive_in_addition(-6, -8)
    14
    """
    return -a - b if a < 0 and b < 0 else None


def subtracting_negative_as_positive(a: Rational, b: Rational) -> Rational | None:
    """Read ``− (−b)`` as ``− b``.

    Examples
    --------
    >>> subtracting_negative_as_positive(7, -3)
    4
    """
    return a + b if b < 0 else None


def abs_difference_for_subtraction(a: Rational, b: Rational) -> Rational:
    """Take the smaller number from the larger one, in ``a − b``.

    Examples
    --------
    >>> abs_difference_for_subtraction(3, 8)
    5
    """
    return abs(a - b)


def negative_product_stays_negative(a: Rational, b: Rational) -> Rational | None:
    """Keep the minus where two negative numbers are multiplied.

    Examples
    --------
    >>> negative_product_stays_negative(-4, -6), negative_product_stays_negative(4, -6)
    (-24, None)
    """
    return -a * b if a < 0 and b < 0 else None


def product_without_sign(answer: Rational) -> Rational | None:
    """Leave the minus of a product or quotient out.

    Examples
    --------
    >>> product_without_sign(-24), product_without_sign(24)
    (24, None)
    """
    return -answer if answer < 0 else None


def quotient_stays_negative(a: Rational, b: Rational) -> Fraction | None:
    """Keep the minus where a negative number is divided by a negative one.

    Examples
    --------
    >>> quotient_stays_negative(-24, -6), quotient_stays_negative(-24, 6)
    (Fraction(-4, 1), None)
    """
    return -Fraction(a, b) if a < 0 and b < 0 else None


def absolute_bars_ignored(without_bars: int) -> int:
    """Read the bars of an absolute value as if they were not there.

    Examples
    --------
    >>> absolute_bars_ignored(-7)
    -7
    """
    return without_bars


def absolute_turns_sign(number: int) -> int | None:
    """Turn the sign of what stands between the bars, though it is positive.

    Examples
    --------
    >>> absolute_turns_sign(7), absolute_turns_sign(-7)
    (-7, None)
    """
    return -number if number > 0 else None


def absolute_of_each(a: int, b: int) -> int:
    """Take the absolute values apart: ``|a + b|`` as ``|a| + |b|``.

    Examples
    --------
    >>> absolute_of_each(3, -8)
    11
    """
    return abs(a) + abs(b)
