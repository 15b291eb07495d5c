"""Written multiplication and division, remainders, factors and multiples."""

from __future__ import annotations

from math import gcd, lcm
from typing import TYPE_CHECKING

from tests.maths.digits import digits, no_zero

if TYPE_CHECKING:
    from collections.abc import Iterator


def _handed_on(a: int, digit: int) -> Iterator[int]:
    """Yield what each column of a × digit hands on to the next digit of a, from the partial products."""
    for place in range(1, len(str(a))):
        yield a % 10**place * digit // 10**place


def _carries(a: int, digit: int) -> int:
    return sum(carry > 0 for carry in _handed_on(a, digit))


def _carries_none(a: int, b: int) -> bool:
    """Say whether no two digits make ten or more."""
    return all(int(x) * int(y) < 10 for x in str(a) for y in str(b))


def _two_rows(a: int, b: int) -> bool:
    return digits(a, b) == (2, 2) and no_zero(a, b) and 11 not in {a, b}


def _apart(a: int, b: int) -> bool:
    """Say whether neither number is a multiple of the other although they have a factor in common."""
    return 1 < gcd(a, b) < min(a, b)


def _primes(number: int) -> int:
    """Count the prime factors, each as often as it stands in the number."""
    factor = next((factor for factor in range(2, number) if number % factor == 0), None)
    return 1 if factor is None else 1 + _primes(number // factor)


PROMISES = {
    ("multiply_by_1digit", 1): lambda a, b: (
        digits(a, b) == (2, 1) and no_zero(a, b) and a != 11 and b > 1 and a * b < 100
    ),
    ("multiply_by_1digit", 2): lambda a, b: (
        digits(a, b) == (2, 1) and no_zero(a, b) and b > 1 and _carries(a, b) == 1 and a * b >= 100
    ),
    ("multiply_by_1digit", 3): lambda a, b: digits(a, b) == (3, 1) and b > 2 and _carries(a, b) == 2 and a * b >= 1000,
    ("multiply_2digit_2digit", 1): lambda a, b: _two_rows(a, b) and _carries_none(a, b),
    ("multiply_2digit_2digit", 2): lambda a, b: _two_rows(a, b) and not _carries_none(a, b) and a * b < 1000,
    ("multiply_2digit_2digit", 3): lambda a, b: _two_rows(a, b) and not _carries_none(a, b) and a * b >= 1000,
    ("divide_exact_long", 1): lambda a, b: (
        digits(a, b) == (2, 1) and b > 1 and a % b == 0 and a // b > 10 and no_zero(a // b)
    ),
    ("divide_exact_long", 2): lambda a, b: (
        digits(a, b) == (3, 1) and b > 2 and a % b == 0 and digits(a // b) == (2,) and a // b > 10 and no_zero(a // b)
    ),
    ("divide_exact_long", 3): lambda a, b: (
        2 <= b <= 12 and b != 10 and a % b == 0 and digits(a // b) == (3,) and str(a // b).count("0") == 1
    ),
    ("remainder", 1): lambda a, b: 2 <= b <= 10 and 2 <= a // b < 10 and a % b > 0,
    ("remainder", 2): lambda a, b: 3 <= b <= 9 and a // b > 10 and a < 100 and a % b > 0,
    ("remainder", 3): lambda a, b: 11 <= b <= 25 and 2 <= a // b < 9 and a <= 200 and a % b > 0,
    ("greatest_common_factor", 1): lambda a, b: a < b <= 50 and gcd(a, b) > 1,
    ("greatest_common_factor", 2): lambda a, b: a < b <= 100 and _apart(a, b),
    ("greatest_common_factor", 3): lambda a, b: a < b <= 144 and _apart(a, b) and _primes(gcd(a, b)) > 1,
    ("least_common_multiple", 1): lambda a, b: a != b and min(a, b) >= 2 and max(a, b) <= 12,
    ("least_common_multiple", 2): lambda a, b: max(a, b) <= 30 and _apart(a, b) and lcm(a, b) <= 150,
    ("least_common_multiple", 3): lambda a, b: (
        min(a, b) >= 10 and max(a, b) <= 50 and _apart(a, b) and lcm(a, b) <= 240
    ),
}

BOXES = {
    "multiply_by_1digit": [range(1000), range(11)],
    "multiply_2digit_2digit": [range(101), range(101)],
    "divide_exact_long": [range(1, 12_100), range(1, 14)],
    "remainder": [range(210), range(1, 28)],
    "greatest_common_factor": [range(1, 146), range(1, 146)],
    "least_common_multiple": [range(1, 52), range(1, 52)],
}

GOLDEN = {
    "multiply_by_1digit": ["26*5", "73*9", "94*5"],
    "multiply_2digit_2digit": ["12*65", "63*14", "16*36"],
    "divide_exact_long": ["162/6", "204/6", "322/7"],
    "remainder": ["92%7", "71%5", "59%5"],
    "greatest_common_factor": ["gcd(21,93)", "gcd(55,88)", "gcd(44,60)"],
    "least_common_multiple": ["lcm(6,10)", "lcm(25,30)", "lcm(14,20)"],
}

EXAMPLES = [
    ("writes_full_products", (46, 3), 1218),
    ("forgets_what_is_left", (75, 5), 11),
    ("remainder_too_large", (17, 5), 7),
    ("counts_what_is_missing", (17, 5), 3),
    ("common_factor_not_greatest", (12, 18), (2, 3)),
    ("smaller_number_for_factor", (12, 18), 12),
    ("multiplied_for_common_multiple", (6, 8), 48),
    ("larger_number_for_multiple", (6, 8), 8),
    ("common_multiple_not_least", (6, 8), (48, 72)),
]

EDGES = [
    ("mult_digitwise", (46, 3), None),
    ("no_placeholder_zero", (46, 3), None),
    ("no_placeholder_zero", (24, 10), 24),
    ("carry_added_before_multiplying", (23, 3), 69),
    ("forgot_carry_mult", (43, 3), 129),
    ("forgot_carry_mult", (23, 45), 925),
    ("writes_full_products", (23, 3), 69),
    ("writes_full_products", (24, 13), None),
    ("forgets_what_is_left", (84, 4), 21),
    ("forgets_what_is_left", (5, 6), None),
    ("quotient_for_remainder", (7, 5), 1),
    ("remainder_too_large", (15, 5), 5),
    ("counts_what_is_missing", (15, 5), 5),
    ("gcd_lcm_swapped", (5, 5), (5, 5)),
    ("common_factor_not_greatest", (5, 10), ()),
    ("smaller_number_for_factor", (5, 10), 5),
    ("multiplied_for_common_multiple", (5, 6), 30),
    ("larger_number_for_multiple", (5, 10), 10),
    ("common_multiple_not_least", (1, 1), (2, 3)),
]

LIMITS = [
    ("multiply_by_1digit", 1, [(12, 2), (49, 2), (23, 3)], [(11, 5), (10, 5), (50, 2), (51, 2)]),
    ("multiply_by_1digit", 2, [(12, 9), (99, 9)], [(12, 8), (43, 3), (90, 9)]),
    ("multiply_by_1digit", 3, [(334, 3), (999, 9)], [(333, 3), (499, 2), (904, 9)]),
    ("multiply_2digit_2digit", 1, [(12, 12), (33, 33)], [(11, 12), (34, 33), (20, 13)]),
    ("multiply_2digit_2digit", 2, [(12, 15), (12, 83)], [(12, 12), (32, 32), (11, 19)]),
    ("multiply_2digit_2digit", 3, [(13, 77), (99, 99)], [(32, 32), (12, 83), (90, 99)]),
    ("divide_exact_long", 1, [(22, 2), (99, 9), (98, 2)], [(20, 2), (60, 3), (18, 2)]),
    ("divide_exact_long", 2, [(102, 6), (297, 3), (891, 9)], [(100, 5), (333, 3), (900, 9)]),
    ("divide_exact_long", 3, [(202, 2), (618, 6), (11_880, 12)], [(600, 6), (222, 2), (1010, 10), (13_013, 13)]),
    ("remainder", 1, [(5, 2), (99, 10)], [(4, 2), (3, 2), (20, 10)]),
    ("remainder", 2, [(34, 3), (99, 8)], [(33, 3), (98, 9), (10, 3)]),
    ("remainder", 3, [(23, 11), (199, 25)], [(22, 11), (200, 25), (201, 25)]),
    ("greatest_common_factor", 1, [(2, 4), (14, 49), (48, 50)], [(2, 3), (4, 4), (25, 51)]),
    ("greatest_common_factor", 2, [(4, 6), (66, 99), (98, 100)], [(5, 10), (4, 9), (100, 102)]),
    ("greatest_common_factor", 3, [(8, 12), (96, 144)], [(4, 6), (10, 15), (72, 144)]),
    ("least_common_multiple", 1, [(2, 3), (11, 12), (12, 2)], [(1, 2), (6, 6), (12, 13)]),
    ("least_common_multiple", 2, [(4, 6), (30, 25)], [(5, 6), (4, 8), (26, 30)]),
    ("least_common_multiple", 3, [(10, 12), (48, 40)], [(8, 12), (49, 42)]),
]
