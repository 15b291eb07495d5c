"""Percentages, ratios and interest."""

from __future__ import annotations

from fractions import Fraction
from math import gcd


def _whole(value: Fraction) -> bool:
    return value.denominator == 1


def _some(p: int, n: int) -> bool:
    """Say whether a percentage comes out as a whole number of 2 or more."""
    return _whole(Fraction(p * n, 100)) and p * n >= 200


def _change(n: int, p: int, reverse: int, percents: set[int], step: int) -> bool:
    """Say whether a number changes by one of these percentages to a whole number."""
    if not reverse:
        return abs(p) in percents and n % step == 0 and 2 * step <= n <= 300 and _whole(Fraction(p * n, 100))
    before = Fraction(100 * n, 100 + p)
    return abs(p) in percents and before % step == 0 and 20 <= before <= 320


def _ratios(a: int, b: int, c: int, d: int, most: int) -> tuple[int, bool]:
    """Return what the first ratio shares, and whether the second is two to nine times the first of small numbers."""
    small = a != b and 1 <= min(a, b) <= max(a, b) <= most
    return gcd(a, b), small and Fraction(c, a) == Fraction(d, b) and c % a == 0 and 2 <= c // a <= 9


def _neither_multiple(a: int, b: int, c: int, d: int) -> bool:
    factors = gcd(a, b), gcd(c, d)
    lowest = a // factors[0], b // factors[0]
    return (
        a * d == b * c
        and a != b
        and max(lowest) <= 7
        and all(2 <= factor <= 6 for factor in factors)
        and max(factors) % min(factors) > 0
    )


PROMISES = {
    ("percent_of_quantity", 1): lambda p, n: p in {10, 25, 50} and 8 <= n <= 200 and n % 2 == 0 and _some(p, n),
    ("percent_of_quantity", 2): lambda p, n: (
        p % 5 == 0 and p < 100 and p not in {10, 25, 50} and n % 20 == 0 and n <= 400 and _some(p, n)
    ),
    ("percent_of_quantity", 3): lambda p, n: (
        p in {2, 3, 4, 6, 8, 11, 12, 16, 18, 22, 24, 36, 48, 110, 120, 125, 150}
        and n % 50 == 0
        and n <= 600
        and _some(p, n)
    ),
    ("percent_change", 1): lambda n, p, back: back == 0 and _change(n, p, 0, {10, 20, 25, 50}, 10),
    ("percent_change", 2): lambda n, p, back: back == 0 and _change(n, p, 0, {5, 15, 30, 35, 40, 60, 75, 80}, 20),
    ("percent_change", 3): lambda n, p, back: back == 1 and _change(n, p, 1, {10, 20, 25, 50}, 10),
    ("proportion_missing_term", 1): lambda a, b, c, d, gap: gap in {2, 3} and _ratios(a, b, c, d, 9) == (1, True),
    ("proportion_missing_term", 2): lambda a, b, c, d, gap: (
        gap in range(4) and _ratios(min(a, c), min(b, d), max(a, c), max(b, d), 9) == (1, True)
    ),
    ("proportion_missing_term", 3): lambda a, b, c, d, gap: gap in range(4) and _neither_multiple(a, b, c, d),
    ("interest_compound", 1): lambda amount, rate, years: (
        amount % 100 == 0 and 0 < amount <= 2000 and rate in {10, 20, 50} and years == 2
    ),
    ("interest_compound", 2): lambda amount, rate, years: (
        amount % 400 == 0 and 0 < amount <= 8000 and rate in {5, 15, 25, 30, 40} and years == 2
    ),
    ("interest_compound", 3): lambda amount, rate, years: (
        amount % 1000 == 0 and 0 < amount <= 20000 and rate in {10, 20, 30, 40, 50} and years == 3
    ),
}

BOXES = {
    "interest_compound": [range(0, 20_101, 100), range(0, 101, 5), range(1, 5)],
    "percent_of_quantity": [range(1, 152), range(1, 602)],
    "percent_change": [range(5, 500), range(-85, 86), (0, 1)],
}

NO_BOX = ["proportion_missing_term"]

GOLDEN = {
    "proportion_missing_term": ["14/?=7/8", "?/2=30/12", "5/7=45/?"],
    "interest_compound": ["6800+25%,2", "2400+15%,2", "1600+15%,2"],
    "percent_of_quantity": ["5%*40", "70%*160", "95%*180"],
    "percent_change": ["100+35%", "100-35%", "200-5%"],
}

EXAMPLES = [
    ("percent_one_place_off", (150, 20), 300),
    ("changed_the_wrong_way", (150, -20), 180),
    ("ratio_turned", (3, 2, 24), 36),
    ("interest_on_first_amount_only", (1000, 10, 2), 1200),
    ("interest_of_one_year", (1000, 10, 2), 1100),
    ("interest_without_amount", (1000, 10, 2), 210),
]

EDGES = [
    ("ratio_smaller_over_larger", (50, 20), (40,)),
    ("percent_as_number", (100, 20), 120),
    ("percent_divides_by", (150, 10), 15),
    ("percent_one_place_off", (100, 5), 50),
    ("gave_change_not_result", (150, 20), 30),
    ("changed_the_wrong_way", (150, 0), 150),
    ("percent_reverse_uses_new_base", (80, -20), 96),
    ("additive_ratio", (9, 2, 7), None),
    ("ratio_turned", (2, 2, 7), 7),
    ("interest_on_first_amount_only", (1000, 10, 1), 1100),
    ("interest_of_one_year", (1000, 10, 1), None),
    ("interest_without_amount", (1000, 10, 0), 0),
]

LIMITS = [
    ("percent_of_quantity", 1, [(10, 20), (50, 200), (25, 8)], [(10, 25), (50, 202), (20, 100), (10, 10)]),
    ("percent_of_quantity", 2, [(5, 40), (95, 400)], [(5, 20), (100, 20), (12, 100), (95, 420)]),
    ("percent_of_quantity", 3, [(2, 100), (150, 600), (4, 50)], [(2, 50), (20, 100), (150, 650), (100, 50)]),
    ("percent_change", 1, [(20, 10, 0), (300, -50, 0)], [(10, 10, 0), (300, 15, 0), (30, 25, 0), (20, 10, 1)]),
    ("percent_change", 2, [(40, 5, 0), (300, -80, 0)], [(20, 5, 0), (320, 5, 0), (40, 10, 0)]),
    ("percent_change", 3, [(22, 10, 1), (160, -50, 1)], [(11, 10, 1), (20, 10, 0), (165, -50, 1)]),
    ("proportion_missing_term", 1, [(1, 2, 2, 4, 2), (9, 8, 81, 72, 3)], [(1, 2, 2, 4, 1), (2, 2, 4, 4, 3)]),
    ("proportion_missing_term", 2, [(2, 4, 1, 2, 0), (9, 8, 81, 72, 3)], [(2, 4, 1, 3, 0), (1, 2, 1, 2, 0)]),
    ("proportion_missing_term", 3, [(4, 6, 10, 15, 3), (30, 36, 25, 30, 0)], [(4, 6, 8, 12, 3), (2, 3, 4, 6, 3)]),
    ("interest_compound", 1, [(100, 10, 2), (2000, 50, 2)], [(2100, 10, 2), (100, 5, 2), (100, 10, 1)]),
    ("interest_compound", 2, [(400, 5, 2), (8000, 40, 2)], [(100, 5, 2), (400, 10, 2)]),
    ("interest_compound", 3, [(1000, 10, 3), (20000, 50, 3)], [(500, 10, 3), (1000, 10, 4)]),
]
