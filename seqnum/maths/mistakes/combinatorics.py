"""What goes wrong with counting ways, and with the probability of two events together."""

from __future__ import annotations

from math import comb, perm
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction


def permutation_for_combination(n: int, k: int) -> int:
    """Count the orders too, though they do not matter.

    Examples
    --------
    >>> permutation_for_combination(5, 2)
    20
    """
    return perm(n, k)


def combination_for_permutation(n: int, k: int) -> int:
    """Leave the orders out, though they matter.

    Examples
    --------
    >>> combination_for_permutation(5, 2)
    10
    """
    return comb(n, k)


def nk_product(n: int, k: int) -> int:
    """Multiply how many there are by how many are taken.

    Examples
    --------
    >>> nk_product(6, 3)
    18
    """
    return n * k


def counted_with_repetition(n: int, k: int) -> int:
    """Let each be taken again.

    Examples
    --------
    >>> counted_with_repetition(5, 2)
    25
    """
    return int(n**k)


def factorial_as_sum(n: int) -> int:
    """Add the numbers up to n instead of multiplying them.

    Examples
    --------
    >>> factorial_as_sum(5)
    15
    """
    return n * (n + 1) // 2


def probabilities_added(p: Fraction, q: Fraction) -> Fraction:
    """Add the probabilities of two events that both have to happen, or of which one has to.

    Examples
    --------
    >>> from fractions import Fraction
    >>> probabilities_added(Fraction(1, 2), Fraction(1, 3))
    Fraction(5, 6)
    """
    return p + q


def both_instead(p: Fraction, q: Fraction) -> Fraction:
    """Give the probability that both happen where something else is asked.

    Examples
    --------
    >>> from fractions import Fraction
    >>> both_instead(Fraction(1, 2), Fraction(1, 3))
    Fraction(1, 6)
    """
    return p * q


def complement_of_both(p: Fraction, q: Fraction) -> Fraction:
    """Take away from 1 the probability that both happen.

    Examples
    --------
    >>> from fractions import Fraction
    >>> complement_of_both(Fraction(1, 2), Fraction(1, 3))
    Fraction(5, 6)
    """
    return 1 - p * q


def neither_instead(p: Fraction, q: Fraction) -> Fraction:
    """Stop at the probability that none happens.

    Examples
    --------
    >>> from fractions import Fraction
    >>> neither_instead(Fraction(1, 2), Fraction(1, 3))
    Fraction(1, 3)
    """
    return (1 - p) * (1 - q)
