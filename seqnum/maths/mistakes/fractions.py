"""What goes wrong with fractions (Braithwaite, Pyke & Siegler 2017; Ashlock).

A sum ``p/q + r/s`` is ``(p, q, r, s)``, a part of a quantity ``n/d of q`` is ``(n, d, q)``.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm


def added_numerators_and_denominators(p: int, q: int, r: int, s: int) -> Fraction:
    """Add tops and bottoms apart.

    Examples
    --------
    >>> added_numerators_and_denominators(1, 4, 2, 3)
    Fraction(3, 7)
    """
    return Fraction(p + r, q + s)


def common_denominator_kept_numerators(p: int, q: int, r: int, s: int) -> Fraction:
    """Find the common denominator and keep the numerators as they were.

    Examples
    --------
    >>> common_denominator_kept_numerators(1, 2, 1, 4)
    Fraction(1, 2)
    """
    return Fraction(p + r, lcm(q, s))


def multiplied_denominators_added_numerators(p: int, q: int, r: int, s: int) -> Fraction:
    """Add the numerators and multiply the denominators.

    Examples
    --------
    >>> multiplied_denominators_added_numerators(2, 3, 1, 5)
    Fraction(1, 5)
    """
    return Fraction(p + r, q * s)


def larger_denominator_kept(p: int, q: int, r: int, s: int) -> Fraction:
    """Add the numerators over the larger denominator.

    Examples
    --------
    >>> larger_denominator_kept(2, 3, 1, 6)
    Fraction(1, 2)
    """
    return Fraction(p + r, max(q, s))


def whole_times_both(n: int, d: int, q: int) -> Fraction:
    """Multiply top and bottom by the whole number, which changes nothing.

    Examples
    --------
    >>> whole_times_both(2, 3, 3)
    Fraction(2, 3)
    """
    return Fraction(n * q, d * q)


def took_one_part(n: int, d: int, q: int) -> Fraction | None:
    """Divide by the denominator and stop: one part instead of several. Not in the table of facts.

    Examples
    --------
    >>> took_one_part(2, 3, 12)
    Fraction(4, 1)
    """
    return Fraction(q, d) if n > 1 else None


def swapped_numerator_and_denominator(n: int, d: int, q: int) -> Fraction:
    """Divide by the numerator and multiply by the denominator. Not in the table of facts.

    Examples
    --------
    >>> swapped_numerator_and_denominator(2, 3, 12)
    Fraction(18, 1)
    """
    return Fraction(q * d, n)


def gave_the_rest(n: int, d: int, q: int) -> Fraction:
    """Give what is left when the part is taken away: a right number for another question. Not in the table of facts.

    Examples
    --------
    >>> gave_the_rest(2, 3, 12)
    Fraction(4, 1)
    """
    return q - Fraction(n * q, d)
