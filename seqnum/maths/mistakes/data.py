"""What goes wrong with means and probabilities."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_SUMS = 11
_PAIRS_WITHOUT_ORDER = 21


def mean_forgot_divide(*numbers: int) -> int:
    """Stop at the sum.

    Examples
    --------
    >>> mean_forgot_divide(2, 4, 9)
    15
    """
    return sum(numbers)


def median_for_mean(*numbers: int) -> Fraction:
    """Give the number in the middle, by size, or halfway between the two that are there.

    Examples
    --------
    >>> median_for_mean(4, 9, 2), median_for_mean(4, 9, 2, 5)
    (Fraction(4, 1), Fraction(9, 2))
    """
    return _middle(sorted(numbers))


def median_unsorted(*numbers: int) -> Fraction:
    """Give the middle of the list as it stands, or halfway between the two that are there.

    Examples
    --------
    >>> median_unsorted(9, 1, 5), median_unsorted(9, 1, 5, 4)
    (Fraction(1, 1), Fraction(3, 1))
    """
    return _middle(numbers)


def mean_for_median(*numbers: int) -> Fraction:
    """Share all equally instead of looking for the middle.

    Examples
    --------
    >>> mean_for_median(9, 1, 5, 1)
    Fraction(4, 1)
    """
    return Fraction(sum(numbers), len(numbers))


def median_one_of_two(*numbers: int) -> tuple[int, int] | None:
    """Take one of the two numbers in the middle where the median lies halfway between them.

    Examples
    --------
    >>> median_one_of_two(9, 1, 5, 4), median_one_of_two(9, 1, 5)
    ((4, 5), None)
    """
    if len(numbers) % 2:
        return None
    ordered = sorted(numbers)
    return ordered[len(ordered) // 2 - 1], ordered[len(ordered) // 2]


def mean_of_extremes(*numbers: int) -> Fraction:
    """Take the mean of the smallest and the largest number only.

    Examples
    --------
    >>> mean_of_extremes(2, 4, 9)
    Fraction(11, 2)
    """
    return Fraction(min(numbers) + max(numbers), 2)


def part_to_part(good: int, total: int) -> Fraction | None:
    """Compare what fits with what doesn't instead of with all there is.

    Examples
    --------
    >>> part_to_part(3, 8), part_to_part(8, 8)
    (Fraction(3, 5), None)
    """
    return Fraction(good, total - good) if good < total else None


def probability_of_the_others(good: int, total: int) -> Fraction:
    """Give the probability that it does not happen.

    Examples
    --------
    >>> probability_of_the_others(3, 8)
    Fraction(5, 8)
    """
    return Fraction(total - good, total)


def sums_equally_likely(sums: int) -> Fraction:
    """Take the eleven sums of two dice for equally likely.

    Examples
    --------
    >>> sums_equally_likely(1)
    Fraction(1, 11)
    """
    return Fraction(sums, _SUMS)


def pairs_without_order(pairs: int) -> Fraction:
    """Count 3 and 6 as the same as 6 and 3: of 21 pairs so many fit.

    Examples
    --------
    >>> pairs_without_order(2)
    Fraction(2, 21)
    """
    return Fraction(pairs, _PAIRS_WITHOUT_ORDER)


def _middle(numbers: Sequence[int]) -> Fraction:
    """Return the number in the middle of a list, or halfway between the two that are there."""
    middle = numbers[(len(numbers) - 1) // 2 : len(numbers) // 2 + 1]
    return Fraction(sum(middle), len(middle))
