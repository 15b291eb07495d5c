"""What goes wrong when mixed numbers are subtracted (Tatsuoka; Ashlock).

A difference ``w p/q − v r/s`` is ``(w, p, q, v, r, s)``.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd


def mixed_whole_and_fraction_independent(*numbers: int) -> Fraction:
    """Subtract the wholes, and the smaller fraction from the larger.

    Examples
    --------
    >>> mixed_whole_and_fraction_independent(4, 1, 3, 1, 2, 3)
    Fraction(10, 3)
    """
    w, p, q, v, r, s = numbers
    return Fraction((w - v) * q * s + abs(p * s - r * q), q * s)


def borrows_ten_for_a_whole(*numbers: int) -> Fraction | None:
    """Take ten parts for a whole, as between columns of digits. Not in the table of facts.

    Examples
    --------
    >>> borrows_ten_for_a_whole(4, 1, 3, 1, 2, 3), borrows_ten_for_a_whole(4, 2, 3, 1, 1, 3)
    (Fraction(5, 1), None)
    """
    w, p, q, v, r, s = numbers
    missing, common = p * s - r * q, q * s
    return Fraction((w - 1 - v) * common + 10 * gcd(q, s) + missing, common) if missing < 0 else None


def changes_a_whole_and_keeps_it(*numbers: int) -> Fraction | None:
    """Change a whole into parts and count it all the same. Not in the table of facts; a borrow that nobody pays.

    Examples
    --------
    >>> changes_a_whole_and_keeps_it(4, 1, 3, 1, 2, 3), changes_a_whole_and_keeps_it(4, 2, 3, 1, 1, 3)
    (Fraction(11, 3), None)
    """
    w, p, q, v, r, s = numbers
    missing, common = p * s - r * q, q * s
    return Fraction((w - v + 1) * common + missing, common) if missing < 0 else None


def mixed_tops_and_bottoms_apart(*numbers: int) -> Fraction | None:
    """Subtract wholes, tops and bottoms apart, each the smaller from the larger (MaE11).

    Examples
    --------
    >>> mixed_tops_and_bottoms_apart(6, 2, 3, 3, 1, 6), mixed_tops_and_bottoms_apart(4, 1, 3, 1, 2, 3)
    (Fraction(10, 3), None)
    """
    w, p, q, v, r, s = numbers
    return w - v + Fraction(abs(p - r), abs(q - s)) if q != s else None
