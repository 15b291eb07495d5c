"""Powers, roots, absolute values, products of signed numbers, scientific notation."""

from __future__ import annotations

from math import cbrt, isqrt

ROUND = {20, 30, 40, 50, 60, 70, 80, 90}


def _square(number: int) -> bool:
    return number > 0 and isqrt(number) ** 2 == number


def _cube_root(number: int) -> int:
    return round(cbrt(abs(number)))


def _two_signed(a: int, b: int, least: int, most: int) -> bool:
    return all(least <= abs(number) <= most for number in (a, b)) and min(a, b) < 0


def _product_or_quotient(a: int, sign: int, b: int, most: int) -> bool:
    """Say whether it is a fact of the tables, with a negative number in it."""
    if sign > 0:
        return _two_signed(a, b, 2, most)
    return b != 0 and a % b == 0 and 2 <= abs(b) <= most and 2 <= abs(a // b) <= most and min(a, b) < 0


def _under_a_root(kind: int, a: int, b: int) -> bool:
    p, q = (isqrt(number) for number in (a, b))
    if not (_square(a) and _square(b) and a != b):
        return False
    if kind == 2:
        return max(p, q) <= 10 and q > 1 and all(p % n or q % n for n in range(2, 11))
    if kind == 3:
        return 2 <= min(p, q) <= max(p, q) <= 12
    third = a + b if kind == 4 else a - b
    legs = (p, q) if kind == 4 else (q, isqrt(max(third, 0)))
    return kind in {4, 5} and _square(third) and 3 <= min(legs) <= max(legs) < 25


PROMISES = {
    ("evaluate_powers", 1): lambda base, n, sign: (
        sign == 1 and ((n == 2 and base in {*range(2, 16), *ROUND}) or (n == 3 and 2 <= base <= 10))
    ),
    ("evaluate_powers", 2): lambda base, n, sign: (
        sign == 1 and 2 <= base <= 10 and (n == 0 or (4 <= n <= 10 and base**n <= (10**6 if base == 10 else 10**4)))
    ),
    ("evaluate_powers", 3): lambda base, n, sign: (
        sign in {1, -1}
        and base * sign < 0
        and 2 <= abs(base) <= 12
        and 2 <= n <= 6
        and abs(base) ** n <= (10**6 if abs(base) == 10 else 1000)
    ),
    ("absolute_value", 1): lambda kind, a, b: kind == b == 0 and 1 <= abs(a) <= 50,
    ("absolute_value", 2): lambda kind, a, b: kind == 1 and _two_signed(a, b, 1, 20) and a + b != 0,
    ("absolute_value", 3): lambda kind, a, b: (
        kind in {2, 3} and _two_signed(a, b, 1, 15) and (kind == 2 or abs(a) != abs(b))
    ),
    ("integer_mul_div", 1): lambda a, sign, b, c: (
        c == 1 and _product_or_quotient(a, sign, b, 10) and (a < 0) != (b < 0)
    ),
    ("integer_mul_div", 2): lambda a, sign, b, c: c == 1 and _product_or_quotient(a, sign, b, 12),
    ("integer_mul_div", 3): lambda a, sign, b, c: (
        sign == 1 and all(2 <= abs(number) <= 6 for number in (a, b, c)) and min(a, b, c) < 0
    ),
    ("scientific_notation", 1): lambda number, n: 10 < number < 100 and number % 10 and 2 <= n <= 6,
    ("scientific_notation", 2): lambda number, n: 10 < number < 100 and number % 10 and -5 <= n <= -2,
    ("scientific_notation", 3): lambda a, m, sign, b, n: (
        2 <= min(a, b) <= max(a, b) <= 9
        and 2 <= m <= 8
        and 2 <= n <= 5
        and (a * b < 10 and m + n <= 7 if sign > 0 else a % b == 0 and a > b and m > n)
    ),
    ("square_cube_roots", 1): lambda kind, a, b: (
        kind == b == 0 and _square(a) and (a <= 400 or (a <= 10_000 and a % 100 == 0))
    ),
    ("square_cube_roots", 2): lambda kind, a, b: (
        b == 0
        and (
            (kind == 0 and _square(a) and 121 <= a <= 900)
            or (kind == 1 and 1 <= _cube_root(a) <= 10 and _cube_root(a) ** 3 == abs(a))
        )
    ),
    ("square_cube_roots", 3): _under_a_root,
}

BOXES = {
    "evaluate_powers": [range(-100, 101), range(12), (1, -1)],
    "absolute_value": [range(4), range(-51, 52), range(-21, 22)],
    "integer_mul_div": [range(-145, 146), (1, -1), range(-13, 14), range(-7, 8)],
}

NO_BOX = ["scientific_notation", "square_cube_roots"]

GOLDEN = {
    "evaluate_powers": ["5^5", "2^7", "2^8"],
    "absolute_value": ["|-5-18|", "|-2+1|", "|12-16|"],
    "integer_mul_div": ["-54/(-6)", "-28/(-4)", "-3*5"],
    "scientific_notation": ["7.4*10^-5", "3.9*10^-3", "4.2*10^-2"],
    "square_cube_roots": ["sqrt(400)", "sqrt(256)", "cbrt(729)"],
}

EXAMPLES = [
    ("base_and_exponent_swapped", (2, 3), 9),
    ("cube_root_thirds", (27,), 9),
    ("roots_under_one_root", (3, 4), 5),
    ("quotient_stays_negative", (-24, -6), -4),
    ("product_without_sign", (-24,), 24),
    ("absolute_bars_ignored", (-7,), -7),
    ("absolute_turns_sign", (7,), -7),
    ("absolute_of_each", (3, -8), 11),
    ("zeros_for_exponent", (32, 4), 320_000),
    ("exponent_sign_ignored", (32, -4), 32_000),
]

EDGES = [
    ("bases_multiplied", (-1, 3, 2), 1),
    ("negative_exponent_negates", (2, 3), None),
    ("neg_outside_squared", (3, 3), None),
    ("zero_exponent_zero", (2,), None),
    ("base_and_exponent_swapped", (2, 4), 16),
    ("base_and_exponent_swapped", (-2, 3), None),
    ("sqrt_halves", (4,), 2),
    ("cube_root_thirds", (-27,), -9),
    ("sqrt_sum_of_squares", (5, -4), 1),
    ("roots_under_one_root", (1, 2), None),
    ("negative_product_stays_negative", (4, -6), None),
    ("quotient_stays_negative", (-24, 6), None),
    ("product_without_sign", (24,), None),
    ("absolute_bars_ignored", (7,), 7),
    ("absolute_turns_sign", (-7,), None),
    ("absolute_of_each", (-3, -8), 11),
    ("zeros_for_exponent", (32, -4), None),
    ("exponent_sign_ignored", (32, 4), None),
]

LIMITS = [
    ("evaluate_powers", 1, [(2, 2, 1), (90, 2, 1), (10, 3, 1)], [(1, 2, 1), (16, 2, 1), (11, 3, 1), (2, 4, 1)]),
    ("evaluate_powers", 2, [(2, 0, 1), (2, 10, 1), (10, 6, 1)], [(0, 0, 1), (2, 11, 1), (10, 7, 1), (2, 3, 1)]),
    ("evaluate_powers", 3, [(-2, 2, 1), (12, 2, -1), (-10, 6, 1)], [(-2, 2, -1), (2, 2, 1), (-13, 2, 1), (-2, 1, 1)]),
    ("absolute_value", 1, [(0, -50, 0), (0, 1, 0)], [(0, 0, 0), (0, 51, 0), (1, 3, -8)]),
    ("absolute_value", 2, [(1, 3, -8), (1, -20, -20)], [(1, 3, -3), (1, 3, 8), (1, -21, 1)]),
    ("absolute_value", 3, [(2, -7, 3), (3, -4, -9)], [(3, -4, 4), (2, 7, 3), (2, -16, 3)]),
    ("integer_mul_div", 1, [(-2, 1, 2, 1), (-100, -1, 10, 1)], [(-2, 1, -2, 1), (-2, 1, 11, 1), (6, -1, 3, 1)]),
    ("integer_mul_div", 2, [(-12, 1, -12, 1), (-144, -1, -12, 1)], [(2, 1, 2, 1), (-1, 1, 2, 1), (-13, -1, 2, 1)]),
    ("integer_mul_div", 3, [(-2, 1, 2, 2), (-6, 1, -6, -6)], [(2, 1, 2, 2), (-7, 1, 2, 2), (-2, 1, 2, 1)]),
    ("scientific_notation", 1, [(11, 2), (99, 6)], [(10, 2), (11, 1), (99, 7), (110, 2)]),
    ("scientific_notation", 2, [(11, -5), (99, -2)], [(11, -6), (11, -1), (20, -2)]),
    (
        "scientific_notation",
        3,
        [(2, 2, 1, 2, 2), (9, 8, -1, 3, 5)],
        [(4, 2, 1, 3, 2), (9, 3, -1, 3, 3), (4, 5, 1, 2, 3)],
    ),
    ("square_cube_roots", 1, [(0, 1, 0), (0, 400, 0), (0, 10_000, 0)], [(0, 441, 0), (0, 2, 0), (0, 0, 0)]),
    ("square_cube_roots", 2, [(0, 900, 0), (1, -1000, 0)], [(0, 961, 0), (0, 100, 0), (1, 1331, 0), (1, 9, 0)]),
    ("square_cube_roots", 3, [(2, 4, 9), (3, 4, 9), (4, 9, 16), (5, 25, 9)], [(2, 4, 16), (3, 9, 9), (4, 9, 9)]),
]
