"""Letters, equations and powers."""

from __future__ import annotations

from fractions import Fraction

from seqnum.maths.exact import letter

X = letter("x")
PRIMES_OR_TEN = {2, 3, 5, 7, 10}


def _small(*numbers: int, most: int) -> bool:
    return all(0 < abs(number) <= most for number in numbers)


def _one_step(kind: int, a: int, c: int) -> Fraction:
    return {0: Fraction(c - a), 1: Fraction(c + a), 2: Fraction(c, a), 3: Fraction(c * a)}[kind]


def _one_step_negative(kind: int, a: int, c: int) -> bool:
    x = _one_step(kind, a, c)
    if kind < 2:
        return 0 < a <= 15 and -15 <= x < 0
    if kind == 2:
        return 2 <= abs(a) <= 10 and 2 <= abs(x) <= 10 and x.denominator == 1 and min(a, x) < 0
    return 2 <= a <= 10 and -10 <= c <= -2


def _both_sides(a: int, b: int, c: int, d: int, bracket: int) -> Fraction:
    return Fraction(d - (a * b if bracket else b), a - c)


def _solved_within(limit: int, *equation: int) -> bool:
    if equation[0] == equation[2]:
        return False
    x = _both_sides(*equation)
    return x.denominator == 1 and 0 < abs(x) <= limit


def _several_ways(k: int, a: int, b: int) -> bool:
    """Say whether the same comes out with another factor from 2 to 6 before 2x to 8x and a number up to 12."""
    found = [
        factor
        for factor in range(2, 7)
        if k * a % factor == k * b % factor == 0 and 2 <= k * a // factor <= 8 and abs(k * b // factor) <= 12
    ]
    return len(found) > 1


PROMISES = {
    ("evaluate_expression", 1): lambda a, e, b, x: (
        e == 1 and 2 <= a <= 9 and _small(b, most=10) and 2 <= x <= 10 and a * x + b > 0
    ),
    ("evaluate_expression", 2): lambda a, e, b, x: (
        e == 2 and 1 <= a <= 5 and _small(b, most=10) and 2 <= x <= 7 and a * x * x + b > 0
    ),
    ("evaluate_expression", 3): lambda a, e, b, x: (
        e in {1, 2} and _small(a, most=5) and _small(b, most=10) and -6 <= x <= -2 and not (e == 1 and abs(a) == 1)
    ),
    ("distribute_evaluate", 1): lambda c, k, a, b, turned: (
        (c, a) == (0, 1) and 2 <= k <= 9 and _small(b, most=9) and turned in {0, 1} and (b > 0 or not turned)
    ),
    ("distribute_evaluate", 2): lambda c, k, a, b, turned: (
        c == turned == 0 and 2 <= k <= 6 and 2 <= a <= 8 and _small(b, most=12) and _several_ways(k, a, b)
    ),
    ("distribute_evaluate", 3): lambda c, k, a, b, turned: (
        turned == 0
        and (3 <= c <= 12 or (c == 0 and k < -1))
        and -5 <= k <= -1
        and 1 <= a <= 3
        and _small(b, most=5)
        and c + k * b != 0
    ),
    ("one_step_equation", 1): lambda kind, a, c: (
        kind in {0, 1} and 1 <= a <= 20 and 1 <= (_one_step(kind, a, c) if kind == 0 else c) <= 20
    ),
    ("one_step_equation", 2): lambda kind, a, c: (
        2 <= a <= 12 and ((kind == 2 and c % a == 0 and 2 <= c // a <= 12) or (kind == 3 and 2 <= c <= 12))
    ),
    ("one_step_equation", 3): _one_step_negative,
    ("equation_both_sides", 1): lambda a, b, c, d, bracket: (
        bracket == 0 and 9 >= a > c >= 1 and 1 <= b <= 12 and d <= 60 and _solved_within(30, a, b, c, d, 0) and d > b
    ),
    ("equation_both_sides", 2): lambda a, b, c, d, bracket: (
        bracket == 0
        and 2 <= a <= 7
        and 1 <= c <= 7
        and _small(b, most=9)
        and _small(d, most=40)
        and _solved_within(15, a, b, c, d, 0)
    ),
    ("equation_both_sides", 3): lambda a, b, c, d, bracket: (
        bracket == 1
        and 2 <= a <= 6
        and 1 <= c <= 8
        and _small(b, most=6)
        and _small(d, most=40)
        and _solved_within(15, a, b, c, d, 1)
    ),
    ("exponent_rules", 1): lambda kind, base, m, n: (
        base in PRIMES_OR_TEN and min(m, n) >= 2 and max(m, n) <= 15 and (kind == 0 or (kind == 1 and m > n))
    ),
    ("exponent_rules", 2): lambda kind, base, m, n: (
        base in PRIMES_OR_TEN and min(m, n) >= 2 and max(m, n) <= 9 and (kind in {0, 2} or m > n)
    ),
    ("exponent_rules", 3): lambda kind, base, m, n: (
        base in PRIMES_OR_TEN
        and all(2 <= abs(number) <= 9 for number in (m, n))
        and (min(m, n) < 0 or (kind == 1 and m <= n))
        and (kind != 2 or (m < 0 and 2 <= n <= 5))
    ),
}
BOXES = {
    "evaluate_expression": [range(-6, 11), (1, 2), range(-11, 12), range(-7, 12)],
    "distribute_evaluate": [range(14), range(-6, 11), range(1, 9), range(-13, 14), (0, 1)],
    "one_step_equation": [(0, 1, 2, 3), [*range(-11, 0), *range(1, 22)], range(-120, 150)],
    "equation_both_sides": [range(1, 10), range(-9, 13), range(1, 9), range(-41, 62), (0, 1)],
    "exponent_rules": [(0, 1, 2), (2, 3, 5, 7, 10), range(-10, 17), range(-10, 17)],
}

GOLDEN = {
    "evaluate_expression": ["2x^2-2,4", "1x^2+3,7", "1x^2-8,6"],
    "distribute_evaluate": ["3(6x-4)", "4(3x-12)", "4(6x-3)"],
    "one_step_equation": ["x/7=2", "x/8=7", "8x=40"],
    "equation_both_sides": ["7x-5=6x-4", "6x+9=2x+13", "3x+7=1x-3"],
    "exponent_rules": ["2^2*2^4", "10^2*10^4", "(5^3)^3"],
}

EXAMPLES = [
    ("concatenation_substitution", (2, 4), 24),
    ("coefficient_added", (3, 4), 7),
    ("coefficient_raised_too", (2, 3, 2), 36),
    ("power_as_multiplication", (2, 3), 6),
    ("negative_base_sign_in", (-3, 2), -9),
    ("distribute_only_first_term", (3, 4, 5), 17),
    ("unlike_terms_joined", (3, 15), 18 * X),
    ("linear_power", (3, 2, 2), 13),
    ("solve_repeats_factor", (3, 12), 36),
    ("solve_added_unknowns", (5, 12, 3, 24), Fraction(3, 2)),
    ("exponents_multiplied_for_product", (3, 4), 12),
    ("exponents_added_for_power", (3, 4), 7),
    ("exponents_divided_for_quotient", (8, 2), 4),
    ("exponents_apart_without_sign", (4, 7), 3),
    ("system_forgot_halving", (7, 1, 0), 8),
    ("system_other_unknown", (4, 3, 0), 3),
]

EDGES = [
    ("concatenation_substitution", (2, -4), None),
    ("coefficient_added", (2, 2), 4),
    ("coefficient_raised_too", (1, 3, 2), 9),
    ("coefficient_raised_too", (2, 3, 1), None),
    ("power_as_multiplication", (2, 2), 4),
    ("negative_base_sign_in", (-3, 3), None),
    ("negative_base_sign_in", (3, 2), None),
    ("distribute_only_first_term", (3, 2 * X, 5), 6 * X + 5),
    ("distribute_only_first_term", (1, 4, 5), 9),
    ("unlike_terms_joined", (3, -3), 0),
    ("linear_power", (3, 2, 1), 5),
    ("solve_repeats_factor", (1, 12), 12),
    ("solve_added_unknowns", (2, 1, -2, 9), None),
    ("exponents_multiplied_for_product", (2, 2), 4),
    ("exponents_added_for_power", (2, 2), 4),
    ("exponents_divided_for_quotient", (8, 0), None),
    ("exponents_divided_for_quotient", (4, 2), 2),
    ("exponents_apart_without_sign", (7, 4), 3),
    ("system_forgot_halving", (5, 5, 1), 0),
    ("system_other_unknown", (3, 3, 1), 3),
]
