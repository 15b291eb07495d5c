"""What goes wrong with fractions (Braithwaite, Pyke & Siegler 2017; Ashlock).

Two fractions ``p/q`` and ``r/s`` are ``(p, q, r, s)``, a part of a quantity ``n/d of q`` is ``(n, d, q)``.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm


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


def subtracts_num_and_den(p: int, q: int, r: int, s: int) -> Fraction | None:
    """Subtract tops and bottoms apart.

    Examples
    --------
    >>> subtracts_num_and_den(3, 4, 1, 3), subtracts_num_and_den(3, 4, 1, 4)
    (Fraction(2, 1), None)
    """
    return Fraction(p - r, q - s) if q != s else None


def multiply_kept_common_denominator(p: int, q: int, r: int, s: int) -> Fraction | None:
    """Keep the denominator both fractions have, as in a sum.

    Examples
    --------
    >>> multiply_kept_common_denominator(3, 5, 1, 5), multiply_kept_common_denominator(3, 5, 1, 4)
    (Fraction(3, 5), None)
    """
    return Fraction(p * r, q) if q == s else None


def cross_multiplied_instead(p: int, q: int, r: int, s: int) -> Fraction:
    """Multiply crosswise, as in a comparison or a division.

    Examples
    --------
    >>> cross_multiplied_instead(4, 5, 3, 4)
    Fraction(16, 15)
    """
    return Fraction(p * s, q * r)


def inverted_dividend(p: int, q: int, r: int, s: int) -> Fraction:
    """Turn the first fraction over instead of the second, and multiply.

    Examples
    --------
    >>> inverted_dividend(2, 3, 3, 8)
    Fraction(9, 16)
    """
    return Fraction(q * r, p * s)


def divides_without_inverting(p: int, q: int, r: int, s: int) -> Fraction:
    """Multiply by the second fraction as it is.

    Examples
    --------
    >>> divides_without_inverting(2, 3, 3, 8)
    Fraction(1, 4)
    """
    return Fraction(p * r, q * s)


def divides_tops_and_bottoms_apart(p: int, q: int, r: int, s: int) -> Fraction | None:
    """Divide top by top and bottom by bottom and forget what is left over (MaE14).

    Examples
    --------
    >>> divides_tops_and_bottoms_apart(7, 5, 3, 2), divides_tops_and_bottoms_apart(1, 5, 3, 2)
    (Fraction(1, 1), None)
    """
    return Fraction(p // r, q // s) if p >= r > 0 and q >= s > 0 else None


def larger_denominator_is_larger(p: int, q: int, r: int, s: int) -> Fraction | None:
    """Take the fraction with the larger denominator for the larger one.

    Examples
    --------
    >>> larger_denominator_is_larger(1, 4, 1, 8), larger_denominator_is_larger(3, 8, 1, 8)
    (Fraction(1, 8), None)
    """
    if q == s:
        return None
    return Fraction(p, q) if q > s else Fraction(r, s)


def halves_one_part(p: int, q: int) -> tuple[Fraction, Fraction] | None:
    """Divide only the top or only the bottom by the smallest number that goes into both.

    Examples
    --------
    >>> halves_one_part(4, 8), halves_one_part(3, 8)
    ((Fraction(1, 4), Fraction(1, 1)), None)
    """
    if gcd(p, q) == 1:
        return None
    smallest = next(factor for factor in range(2, q + 1) if p % factor == q % factor == 0)
    return Fraction(p, smallest * q), Fraction(p * smallest, q)


def unreduced_answer(p: int, q: int) -> Fraction | None:
    """Leave a right fraction unreduced: always the right value, so no wrong cell shows it but the form typed.

    Examples
    --------
    >>> unreduced_answer(6, 8), unreduced_answer(3, 4)
    (Fraction(3, 4), None)
    """
    return Fraction(p, q) if gcd(p, q) > 1 else None


def takes_same_number_away(p: int, q: int) -> Fraction | None:
    """Subtract from top and bottom what both should be divided by. Not in the table of facts.

    Examples
    --------
    >>> takes_same_number_away(6, 8), takes_same_number_away(2, 4)
    (Fraction(2, 3), None)
    """
    common = gcd(p, q)
    return Fraction(p - common, q - common) if p > common else None
