"""Permutations, combinations and independent events."""

from __future__ import annotations

from fractions import Fraction
from math import comb, gcd, perm


def _ordered(kind: int, n: int, k: int) -> bool:
    if kind == 0:
        return n == k and 3 <= n <= 7
    return kind == 1 and 2 <= k <= 4 and k < n <= 20 and perm(n, k) <= 1000


def _few(n: int, k: int) -> bool:
    return 4 <= n <= 15 and 2 <= k <= min(5, n - 2)


def _proper(*parts: int) -> bool:
    p, q, r, s = parts
    return 0 < p < q <= 6 and 0 < r < s <= 6 and gcd(p, q) == gcd(r, s) == 1


PROMISES = {
    ("permutations_combinations", 1): _ordered,
    ("permutations_combinations", 2): lambda kind, n, k: kind == 2 and _few(n, k) and comb(n, k) <= 500,
    ("permutations_combinations", 3): lambda kind, n, k: (
        _few(n, k) and ((kind == 4 and comb(n, k) <= 500) or (kind == 3 and perm(n, k) <= 1000))
    ),
    ("independent_probability", 1): lambda asked, *parts: asked == 0 and _proper(*parts),
    ("independent_probability", 2): lambda asked, *parts: asked in {1, 2} and _proper(*parts),
    ("independent_probability", 3): lambda asked, *parts: asked == 3 and _proper(*parts),
}

BOXES = {
    "permutations_combinations": [range(5), range(1, 22), range(8)],
    "independent_probability": [range(4), range(1, 7), range(1, 8), range(1, 7), range(1, 8)],
}

GOLDEN = {
    "permutations_combinations": ["C(13,2)", "C(11,4)", "C(15,2)"],
    "independent_probability": ["neither2/5,2/3", "first_only4/5,2/5", "neither5/6,4/5"],
}

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)

EXAMPLES = [
    ("counted_with_repetition", (5, 2), 25),
    ("probabilities_added", (HALF, THIRD), Fraction(5, 6)),
    ("both_instead", (HALF, THIRD), Fraction(1, 6)),
    ("complement_of_both", (HALF, THIRD), Fraction(5, 6)),
    ("neither_instead", (HALF, THIRD), THIRD),
]

EDGES = [
    ("permutation_for_combination", (5, 1), 5),
    ("combination_for_permutation", (5, 1), 5),
    ("nk_product", (5, 2), comb(5, 2)),
    ("counted_with_repetition", (5, 1), 5),
    ("factorial_as_sum", (3,), 6),
    ("probabilities_added", (HALF, HALF), 1),
    ("both_instead", (HALF, HALF), Fraction(1, 4)),
    ("complement_of_both", (1, 1), 0),
    ("neither_instead", (HALF, HALF), Fraction(1, 4)),
]

LIMITS = [
    ("permutations_combinations", 1, [(0, 3, 3), (0, 7, 7), (1, 20, 2)], [(0, 8, 8), (1, 5, 5), (2, 5, 2)]),
    ("permutations_combinations", 2, [(2, 4, 2), (2, 15, 3)], [(2, 4, 3), (2, 15, 4), (2, 16, 2)]),
    ("permutations_combinations", 3, [(3, 4, 2), (4, 15, 3)], [(3, 15, 3), (4, 15, 4), (1, 5, 2)]),
    ("independent_probability", 1, [(0, 1, 2, 1, 2), (0, 5, 6, 5, 6)], [(0, 2, 4, 1, 2), (0, 1, 7, 1, 2)]),
    ("independent_probability", 2, [(1, 1, 2, 1, 2), (2, 5, 6, 5, 6)], [(0, 1, 2, 1, 2), (1, 1, 1, 1, 2)]),
    ("independent_probability", 3, [(3, 1, 2, 1, 2), (3, 5, 6, 5, 6)], [(2, 1, 2, 1, 2), (3, 0, 2, 1, 2)]),
]
