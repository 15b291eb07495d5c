"""What goes wrong with roots, and with minus signs and zeros at powers."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt


def neg_outside_squared(base: int, exponent: int) -> int | None:
    """Take ``−3²`` for ``(−3)²``.

    Examples
    --------
    >>> neg_outside_squared(3, 2), neg_outside_squared(3, 3)
    (9, None)
    """
    return int(base**exponent) if exponent % 2 == 0 else None


def zero_exponent_zero(exponent: int) -> int | None:
    """Take ``5⁰`` for 0.

    Examples
    --------
    >>> zero_exponent_zero(0), zero_exponent_zero(2)
    (0, None)
    """
    return 0 if exponent == 0 else None


def negative_exponent_negates(base: int, exponent: int) -> int | None:
    """Put the minus of the exponent before the power: ``2⁻³`` as ``−2³``.

    Examples
    --------
    >>> negative_exponent_negates(2, -3), negative_exponent_negates(2, 3)
    (-8, None)
    """
    return -int(base**-exponent) if exponent < 0 else None


def base_and_exponent_swapped(base: int, exponent: int) -> int | None:
    """Take ``2³`` for ``3²``.

    Examples
    --------
    >>> base_and_exponent_swapped(2, 3), base_and_exponent_swapped(-2, 3)
    (9, None)
    """
    return int(exponent**base) if base > 0 else None


def sqrt_halves(n: int) -> Fraction:
    """Take half of the number for its square root.

    Examples
    --------
    >>> sqrt_halves(16)
    Fraction(8, 1)
    """
    return Fraction(n, 2)


def cube_root_thirds(n: int) -> Fraction:
    """Take a third of the number for its cube root.

    Examples
    --------
    >>> cube_root_thirds(27)
    Fraction(9, 1)
    """
    return Fraction(n, 3)


def sqrt_sum_of_squares(a: int, b: int) -> int:
    """Take the roots apart: ``√(a² + b²)`` as ``a + b``.

    Examples
    --------
    >>> sqrt_sum_of_squares(3, 4)
    7
    """
    return a + b


def roots_under_one_root(a: int, b: int) -> int | None:
    """Put two roots under one, ``√a² + √b²`` as ``√(a² + b²)``, where that comes out.

    Examples
    --------
    >>> roots_under_one_root(3, 4), roots_under_one_root(2, 3)
    (5, None)
    """
    total = a * a + b * b
    return isqrt(total) if isqrt(total) ** 2 == total else None
