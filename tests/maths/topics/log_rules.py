"""The rules of logarithms."""

from __future__ import annotations

from fractions import Fraction


def _exponent(base: int, m: int) -> bool:
    return 2 <= base <= 10 and m >= 1 and base**m <= (10**6 if base == 10 else 1024)


PROMISES = {
    ("logarithm_rules", 1): lambda kind, base, m, n: kind == 0 and m != n and _exponent(base, m) and _exponent(base, n),
    ("logarithm_rules", 2): lambda kind, base, m, n: (
        kind == 2 and m >= 2 and _exponent(base, m) and 2 <= n <= 9 and base ** (m * n) <= 10**15
    ),
    ("logarithm_rules", 3): lambda kind, base, m, n: kind == 1 and m != n and _exponent(base, m) and _exponent(base, n),
}

BOXES = {"logarithm_rules": [range(3), range(2, 11), range(1, 11), range(1, 11)]}

GOLDEN = {"logarithm_rules": ["log5(25^3)", "log3(81^5)", "log4(16^7)"]}

EXAMPLES = [
    ("log_of_quotient_is_quotient", (5, 2), Fraction(5, 2)),
    ("log_of_power_is_power", (2, 3), 8),
]

EDGES = [
    ("log_of_quotient_is_quotient", (4, 2), 2),
    ("log_of_power_is_power", (2, 2), 4),
    ("log_of_product_is_product", (1, 3), 3),
]

LIMITS = [
    ("logarithm_rules", 1, [(0, 2, 1, 2), (0, 10, 6, 5)], [(0, 2, 2, 2), (0, 2, 11, 1), (0, 10, 7, 1), (1, 2, 1, 2)]),
    (
        "logarithm_rules",
        2,
        [(2, 2, 2, 2), (2, 2, 7, 7), (2, 10, 3, 5)],
        [(2, 2, 1, 2), (2, 10, 4, 4), (2, 2, 2, 10), (0, 2, 2, 3)],
    ),
    ("logarithm_rules", 3, [(1, 2, 1, 2), (1, 10, 6, 5)], [(1, 3, 7, 1), (1, 4, 2, 2), (2, 2, 2, 2)]),
]
