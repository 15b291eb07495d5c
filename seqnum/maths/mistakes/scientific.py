"""What goes wrong when scientific notation is written out."""

from __future__ import annotations

from fractions import Fraction


def zeros_for_exponent(number: int, exponent: int) -> int | None:
    """Write as many zeros as the exponent says behind the digits: ``3.2 × 10⁴``, given in tenths.

    Examples
    --------
    >>> zeros_for_exponent(32, 4), zeros_for_exponent(32, -4)
    (320000, None)
    """
    return int(number * 10**exponent) if exponent > 0 else None


def exponent_sign_ignored(number: int, exponent: int) -> Fraction | None:
    """Read a negative exponent as a positive one.

    Examples
    --------
    >>> exponent_sign_ignored(32, -4), exponent_sign_ignored(32, 4)
    (Fraction(32000, 1), None)
    """
    return Fraction(number * 10**-exponent, 10) if exponent < 0 else None
