"""What goes wrong with common factors and common multiples."""

from __future__ import annotations

from math import gcd, lcm


def gcd_lcm_swapped(a: int, b: int) -> tuple[int, int]:
    """Give the multiple for the factor or the factor for the multiple; the one that was asked for is no mistake.

    Examples
    --------
    >>> gcd_lcm_swapped(12, 18)
    (36, 6)
    """
    return lcm(a, b), gcd(a, b)


def common_factor_not_greatest(a: int, b: int) -> tuple[int, ...]:
    """Stop at a common factor although there is a larger one. Not in the table of facts.

    Examples
    --------
    >>> common_factor_not_greatest(12, 18)
    (2, 3)
    """
    common = gcd(a, b)
    return tuple(factor for factor in range(2, common // 2 + 1) if common % factor == 0)


def smaller_number_for_factor(a: int, b: int) -> int:
    """Give the smaller number: it is its own largest factor. Not in the table of facts.

    Examples
    --------
    >>> smaller_number_for_factor(12, 18)
    12
    """
    return min(a, b)


def multiplied_for_common_multiple(a: int, b: int) -> int:
    """Multiply: a common multiple, though seldom the least. Not in the table of facts.

    Examples
    --------
    >>> multiplied_for_common_multiple(6, 8)
    48
    """
    return a * b


def larger_number_for_multiple(a: int, b: int) -> int:
    """Give the larger number: it is its own smallest multiple. Not in the table of facts.

    Examples
    --------
    >>> larger_number_for_multiple(6, 8)
    8
    """
    return max(a, b)


def common_multiple_not_least(a: int, b: int) -> tuple[int, int]:
    """Go past the least common multiple to the next ones. Not in the table of facts.

    Examples
    --------
    >>> common_multiple_not_least(6, 8)
    (48, 72)
    """
    common = lcm(a, b)
    return 2 * common, 3 * common
