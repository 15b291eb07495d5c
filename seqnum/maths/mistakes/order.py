"""What goes wrong with the question which of two fractions is the larger one."""

from __future__ import annotations

from fractions import Fraction


def larger_numerator_is_larger(p: int, q: int, r: int, s: int) -> Fraction | None:
    """Take the fraction with the larger numerator for the larger one.

    Examples
    --------
    >>> larger_numerator_is_larger(1, 2, 3, 8), larger_numerator_is_larger(1, 4, 1, 8)
    (Fraction(3, 8), None)
    """
    if p == r:
        return None
    return Fraction(p, q) if p > r else Fraction(r, s)


def smaller_denominator_is_larger(p: int, q: int, r: int, s: int) -> Fraction | None:
    """Take the fraction with the larger pieces for the larger one, however few there are.

    Examples
    --------
    >>> smaller_denominator_is_larger(1, 4, 5, 8), smaller_denominator_is_larger(3, 8, 1, 8)
    (Fraction(1, 4), None)
    """
    if q == s:
        return None
    return Fraction(p, q) if q < s else Fraction(r, s)
