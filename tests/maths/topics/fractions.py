"""Calculating with fractions and mixed numbers."""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm

from tests.maths.digits import in_lowest_terms

ONE_DIVISION = {1: {2, 3, 5, 10}, 2: {4, 6, 7, 8, 9}, 3: {12, 14, 15, 16, 18, 20, 24}}
IN_MIXED = {2, 3, 4, 5, 6, 8, 10, 12}


def _like(p: int, q: int, r: int, s: int, *, most: int) -> bool:
    return q == s and 3 <= q <= most and 0 < p < q and 0 < r < q


def _reduces(p: int, q: int, r: int, s: int) -> bool:
    return (Fraction(p, q) + Fraction(r, s)).denominator < q


def _mixed(w: int, p: int, q: int, v: int, r: int, s: int) -> bool:
    proper = in_lowest_terms(p, q) and in_lowest_terms(r, s) and {q, s} <= IN_MIXED
    return proper and 1 <= v < w <= 7 and lcm(q, s) <= 12


def _proper(most: int, *numbers: int) -> bool:
    p, q, r, s = numbers
    return in_lowest_terms(p, q) and in_lowest_terms(r, s) and max(q, s) <= most


def _cancels(p: int, q: int, r: int, s: int) -> bool:
    """Say whether (p × r) / (q × s) can be reduced."""
    return gcd(p * r, q * s) > 1


def _whole(n: int, d: int) -> bool:
    return d == 1 and 2 <= n <= 12


def _unit(n: int, d: int) -> bool:
    return n == 1 and 2 <= d <= 12


def _divided(level: int, p: int, q: int) -> bool:
    small = Fraction(p, q)
    return 0 < p < q <= 180 and small.denominator <= 12 and gcd(p, q) in ONE_DIVISION[level]


PROMISES = {
    ("add_fractions_like", 1): lambda *n: _like(*n, most=12) and n[0] + n[2] < n[1] and not _reduces(*n),
    ("add_fractions_like", 2): lambda *n: (
        _like(*n, most=20) and n[1] not in {5, 7, 11, 13, 17, 19} and n[0] + n[2] < n[1] and _reduces(*n)
    ),
    ("add_fractions_like", 3): lambda *n: _like(*n, most=12) and n[1] < n[0] + n[2] < 2 * n[1],
    ("subtract_mixed_numbers", 1): lambda *n: _mixed(*n) and n[2] == n[5] and n[1] > n[4],
    ("subtract_mixed_numbers", 2): lambda *n: _mixed(*n) and n[2] == n[5] and n[1] < n[4],
    ("subtract_mixed_numbers", 3): lambda *n: (
        _mixed(*n) and n[2] != n[5] and Fraction(n[1], n[2]) < Fraction(n[4], n[5])
    ),
    ("multiply_fractions", 1): lambda p, q, r, s: in_lowest_terms(p, q) and q < 10 and _whole(r, s),
    ("multiply_fractions", 2): lambda *n: _proper(7, *n) and not _cancels(*n),
    ("multiply_fractions", 3): lambda *n: _proper(9, *n) and _cancels(*n),
    ("divide_fractions", 1): lambda p, q, r, s: (_whole(p, q) and _unit(r, s)) or (_unit(p, q) and _whole(r, s)),
    ("divide_fractions", 2): lambda p, q, r, s: _proper(7, p, q, r, s) and not _cancels(p, q, s, r),
    ("divide_fractions", 3): lambda p, q, r, s: (
        _proper(9, p, q, r, s) and _cancels(p, q, s, r) and Fraction(p, q) != Fraction(r, s)
    ),
    ("simplify_fraction", 1): lambda *n: _divided(1, *n),
    ("simplify_fraction", 2): lambda *n: _divided(2, *n),
    ("simplify_fraction", 3): lambda *n: _divided(3, *n),
}

BOXES = {
    "add_fractions_like": [range(1, 21), range(1, 22), range(1, 21), range(1, 22)],
    "multiply_fractions": [range(1, 10), range(1, 11), range(1, 14), range(1, 11)],
    "divide_fractions": [range(1, 14), range(1, 14), range(1, 14), range(1, 14)],
    "simplify_fraction": [range(1, 190), range(1, 190)],
}
NO_BOX = ["subtract_mixed_numbers"]

GOLDEN = {
    "simplify_fraction": ["99/108", "36/42", "18/45"],
    "add_fractions_like": ["4/20+8/20", "1/15+4/15", "1/10+5/10"],
    "subtract_mixed_numbers": ["5_3/5-2_4/5", "5_1/5-1_4/5", "3_2/5-1_3/5"],
    "multiply_fractions": ["1/4*3/5", "4/5*3/5", "3/7*3/5"],
    "divide_fractions": ["1/2/(3/7)", "4/5/(1/3)", "2/7/(1/5)"],
}

EXAMPLES = [
    ("takes_same_number_away", (6, 8), Fraction(4, 6)),
    ("borrows_ten_for_a_whole", (4, 1, 3, 1, 2, 3), 5),
    ("changes_a_whole_and_keeps_it", (4, 1, 3, 1, 2, 3), 3 + Fraction(2, 3)),
]

EDGES = [
    ("unreduced_answer", (3, 4), None),
    ("larger_denominator_is_larger", (1, 4, 3, 4), None),
    ("subtracts_num_and_den", (3, 4, 1, 4), None),
    ("multiply_kept_common_denominator", (3, 5, 1, 4), None),
    ("cross_multiplied_instead", (1, 2, 2, 2), Fraction(1, 2)),
    ("inverted_dividend", (1, 2, 1, 2), 1),
    ("divides_without_inverting", (1, 2, 1, 1), Fraction(1, 2)),
    ("halves_one_part", (3, 8), None),
    ("takes_same_number_away", (2, 4), None),
    ("mixed_whole_and_fraction_independent", (4, 2, 3, 1, 1, 3), 3 + Fraction(1, 3)),
    ("borrows_ten_for_a_whole", (4, 2, 3, 1, 1, 3), None),
    ("borrows_ten_for_a_whole", (4, 1, 10, 1, 3, 10), 2 + Fraction(8, 10)),
    ("changes_a_whole_and_keeps_it", (4, 2, 3, 1, 1, 3), None),
]

LIMITS = [
    ("add_fractions_like", 1, [(1, 3, 1, 3), (5, 12, 6, 12)], [(1, 2, 1, 2), (1, 12, 1, 12), (6, 13, 6, 13)]),
    ("add_fractions_like", 2, [(1, 4, 1, 4), (9, 20, 9, 20)], [(1, 5, 1, 5), (1, 3, 2, 3), (3, 8, 1, 4)]),
    ("add_fractions_like", 3, [(2, 3, 2, 3), (11, 12, 11, 12)], [(1, 3, 2, 3), (3, 3, 1, 3), (12, 13, 2, 13)]),
    (
        "subtract_mixed_numbers",
        1,
        [(2, 2, 3, 1, 1, 3), (7, 11, 12, 6, 1, 12)],
        [(2, 1, 3, 1, 1, 3), (8, 2, 3, 1, 1, 3)],
    ),
    (
        "subtract_mixed_numbers",
        2,
        [(4, 1, 3, 1, 2, 3), (2, 1, 12, 1, 11, 12)],
        [(4, 2, 3, 1, 1, 3), (1, 1, 3, 1, 2, 3)],
    ),
    ("subtract_mixed_numbers", 3, [(2, 1, 2, 1, 2, 3), (7, 1, 12, 6, 5, 6)], [(4, 2, 3, 1, 1, 2), (4, 1, 8, 1, 2, 3)]),
    ("multiply_fractions", 1, [(1, 2, 2, 1), (8, 9, 12, 1)], [(1, 2, 1, 1), (9, 10, 2, 1), (2, 4, 3, 1)]),
    ("multiply_fractions", 2, [(1, 2, 1, 2), (6, 7, 6, 7)], [(2, 3, 3, 4), (7, 8, 1, 3)]),
    ("multiply_fractions", 3, [(1, 2, 2, 3), (8, 9, 7, 8)], [(1, 2, 1, 2), (9, 10, 5, 9)]),
    ("divide_fractions", 1, [(1, 2, 2, 1), (12, 1, 1, 12)], [(2, 1, 2, 3), (1, 13, 2, 1)]),
    ("divide_fractions", 2, [(1, 2, 1, 3), (6, 7, 5, 6)], [(1, 2, 1, 2), (2, 3, 2, 5)]),
    ("divide_fractions", 3, [(2, 3, 2, 5), (8, 9, 7, 9)], [(2, 3, 2, 3), (1, 2, 1, 3)]),
    ("simplify_fraction", 1, [(2, 4), (110, 120)], [(1, 2), (4, 8), (12, 8)]),
    ("simplify_fraction", 2, [(4, 8), (99, 108)], [(2, 4), (10, 20)]),
    ("simplify_fraction", 3, [(12, 24), (165, 180)], [(11, 22), (24, 288), (13, 26)]),
]
