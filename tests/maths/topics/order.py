"""Comparing fractions, and the median of a list."""

from __future__ import annotations

from fractions import Fraction
from math import gcd


def _in_lowest_terms(p: int, q: int, r: int, s: int, most: int) -> bool:
    return gcd(p, q) == gcd(r, s) == 1 and 1 <= p < q <= most and 1 <= r < s <= most and (p, q) != (r, s)


def _divides(q: int, s: int) -> bool:
    return q % s == 0 or s % q == 0


def _even_first(p: int, q: int, r: int, s: int) -> bool:
    """Say whether the card stands in that one of both orders that the skill chooses: by denominators, then by size."""
    by_size = (q, p) < (s, r)
    return by_size == ((p + q + r + s) % 2 == 0)


def _list(numbers: tuple[int, ...], counts: set[int]) -> bool:
    close = len(set(numbers)) == len(numbers) and max(numbers) - min(numbers) <= 9
    return len(numbers) in counts and close and min(numbers) >= 1 and max(numbers) <= 49


PROMISES = {
    ("compare_fractions", 1): lambda p, q, r, s: (
        _in_lowest_terms(p, q, r, s, 10) and _even_first(p, q, r, s) and (p == r or q == s)
    ),
    ("compare_fractions", 2): lambda p, q, r, s: (
        _in_lowest_terms(p, q, r, s, 20) and _even_first(p, q, r, s) and p != r and q != s and _divides(q, s)
    ),
    ("compare_fractions", 3): lambda p, q, r, s: (
        _in_lowest_terms(p, q, r, s, 12)
        and _even_first(p, q, r, s)
        and p != r
        and not _divides(q, s)
        and abs(Fraction(p, q) - Fraction(r, s)) <= Fraction(1, 6)
    ),
    ("median_of_list", 1): lambda *numbers: _list(numbers, {5}),
    ("median_of_list", 2): lambda *numbers: _list(numbers, {7}),
    ("median_of_list", 3): lambda *numbers: _list(numbers, {4, 6}),
}

BOXES = {"compare_fractions": [range(1, 21)] * 4}

NO_BOX = ["median_of_list"]

GOLDEN = {
    "compare_fractions": ["max(1/10,17/20)", "max(1/2,5/12)", "max(7/10,1/5)"],
    "median_of_list": ["median(21,26,18,20,23,27,19)", "median(32,24,27,29,23,26,28)", "median(41,43,45,38,42,44,47)"],
}

EXAMPLES = [
    ("larger_numerator_is_larger", (1, 2, 3, 8), Fraction(3, 8)),
    ("smaller_denominator_is_larger", (1, 4, 5, 8), Fraction(1, 4)),
    ("mean_for_median", (9, 1, 5, 1), 4),
    ("median_one_of_two", (9, 1, 5, 4), (4, 5)),
]

EDGES = [
    ("larger_numerator_is_larger", (1, 4, 1, 8), None),
    ("larger_numerator_is_larger", (3, 4, 1, 8), Fraction(3, 4)),
    ("larger_denominator_is_larger", (3, 8, 1, 8), None),
    ("smaller_denominator_is_larger", (3, 8, 1, 8), None),
    ("smaller_denominator_is_larger", (1, 4, 1, 8), Fraction(1, 4)),
    ("mean_for_median", (1, 3, 5), 3),
    ("median_one_of_two", (9, 1, 5), None),
]

LIMITS = [
    (
        "compare_fractions",
        1,
        [(1, 3, 1, 2), (7, 10, 9, 10)],
        [(1, 2, 1, 11), (2, 4, 1, 4), (1, 2, 1, 2), (1, 2, 2, 3), (1, 2, 1, 3)],
    ),
    ("compare_fractions", 2, [(1, 2, 3, 4), (9, 10, 19, 20)], [(1, 2, 3, 22), (1, 2, 1, 4), (1, 2, 2, 3)]),
    (
        "compare_fractions",
        3,
        [(1, 2, 2, 3), (10, 11, 11, 12)],
        [(1, 12, 9, 10), (9, 10, 12, 13), (2, 3, 3, 6), (5, 6, 11, 12)],
    ),
    ("median_of_list", 1, [(3, 5, 2, 4, 1), (48, 40, 47, 49, 46)], [(1, 2, 3, 4, 5), (1, 3, 2, 4), (1, 2, 3, 4, 4)]),
    ("median_of_list", 2, [(3, 5, 7, 2, 4, 6, 1)], [(1, 2, 3, 4, 5, 6, 7), (3, 5, 2, 4, 1)]),
    ("median_of_list", 3, [(1, 3, 2, 4), (40, 46, 48, 45, 47, 49)], [(1, 2, 3, 4), (3, 5, 2, 4, 1), (1, 3, 2, 11)]),
]
