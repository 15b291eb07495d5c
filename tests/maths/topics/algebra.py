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
        return 2 <= abs(a) <= 10 and 2 <= abs(x) <= 10 and x.denominator == 1 and bool(min(a, x) < 0)
    return bool(2 <= a <= 10 and -10 <= c <= -2)


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


def _solutions(a: int, b: int, c: int) -> list[Fraction]:
    """Try the divisors, as the theorem about rational roots has it."""
    tops, bottoms = range(-abs(c), abs(c) + 1), range(1, a + 1)
    found = {Fraction(n, d) for n in tops for d in bottoms if a * n * n + b * n * d + c * d * d == 0}
    return sorted(found)


def _two_within(limit: int, a: int, b: int, c: int) -> bool:
    found = _solutions(a, b, c)
    return len(found) == 2 and all(0 < abs(one) <= limit for one in found)


def _one_fraction(a: int, b: int, c: int) -> bool:
    found = _solutions(a, b, c)
    whole = [one for one in found if one.denominator == 1]
    other = next((one for one in found if one.denominator > 1), None)
    return len(whole) == 1 and other is not None and other.denominator == a and 0 < abs(whole[0]) <= 6


def _worth(above: tuple[int, ...], a: int) -> int:
    return sum(number * a**exponent for exponent, number in enumerate(reversed(above)))


def _ways(n: int, k: int) -> int:
    """Count by adding up the triangle."""
    return 1 if k in {0, n} else _ways(n - 1, k - 1) + _ways(n - 1, k)


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
    ("quadratic_roots", 1): lambda a, b, c, _, form: a == 1 and form in {1, 2} and _two_within(15, a, b, c),
    ("quadratic_roots", 2): lambda a, b, c, _, form: (
        a == 1 and form == 0 and _two_within(15, a, b, c) and (abs(c) <= 60 or b == 0)
    ),
    ("quadratic_roots", 3): lambda a, b, c, _, form: (
        2 <= a <= 5 and form == 0 and abs(c) <= 40 and _one_fraction(a, b, c)
    ),
    ("factor_quadratic", 1): lambda d, n, r: d == 1 and 1 <= n <= r <= 10,
    ("factor_quadratic", 2): lambda d, n, r: d == 1 and -10 <= n < 0 and n <= r <= 10 and r != 0,
    ("factor_quadratic", 3): lambda d, n, r: (
        2 <= d <= 5 and _small(n, r, most=6) and Fraction(n, d).denominator == d and d * r + n != 0
    ),
    ("polynomial_remainder", 1): lambda a, b, c, x: (
        a in {1, 2} and abs(b) <= 6 and _small(c, most=9) and 1 <= x <= 4 and abs(_worth((a, b, c), x)) <= 99
    ),
    ("polynomial_remainder", 2): lambda a, b, c, d, x: (
        a == 1 and _small(b, x, most=3) and _small(c, most=4) and _small(d, most=9)
    ),
    ("polynomial_remainder", 3): lambda a, b, c, d, x: (
        a in {2, 3}
        and (b == 0) != (c == 0)
        and max(abs(b), abs(c)) <= 6
        and _small(d, most=9)
        and abs(x) in {2, 3}
        and abs(_worth((a, b, c, d), x)) <= 99
    ),
    ("binomial_coefficient", 1): lambda a, b, n, k: a == b == 1 and 3 <= n <= 12 and 0 < k < n and _ways(n, k) <= 500,
    ("binomial_coefficient", 2): lambda a, b, n, k: (
        a == 1 and 2 <= b <= 5 and 3 <= n <= 7 and 0 < k < n and _ways(n, k) * b ** (n - k) <= 1000
    ),
    ("binomial_coefficient", 3): lambda a, b, n, k: (
        1 <= a <= 3
        and _small(b, most=5)
        and (a > 1 or b < 0)
        and 3 <= n <= 6
        and 0 < k < n
        and abs(_ways(n, k) * a**k * b ** (n - k)) <= 1000
    ),
}

BOXES = {
    "evaluate_expression": [range(-6, 11), (1, 2), range(-11, 12), range(-7, 12)],
    "distribute_evaluate": [range(14), range(-6, 11), range(1, 9), range(-13, 14), (0, 1)],
    "one_step_equation": [(0, 1, 2, 3), [*range(-11, 0), *range(1, 22)], range(-120, 150)],
    "equation_both_sides": [range(1, 10), range(-9, 13), range(1, 9), range(-41, 62), (0, 1)],
    "exponent_rules": [(0, 1, 2), (2, 3, 5, 7, 10), range(-10, 17), range(-10, 17)],
    "factor_quadratic": [range(1, 7), range(-11, 12), range(-11, 12)],
    "binomial_coefficient": [range(1, 5), range(-6, 7), range(2, 14), range(1, 13)],
}
NO_BOX = ["polynomial_remainder", "quadratic_roots"]

GOLDEN = {
    "evaluate_expression": ["2x^2-2,4", "1x^2+3,7", "1x^2-8,6"],
    "distribute_evaluate": ["3(6x-4)", "4(3x-12)", "4(6x-3)"],
    "one_step_equation": ["x/7=2", "x/8=7", "8x=40"],
    "equation_both_sides": ["7x-5=6x-4", "6x+9=2x+13", "3x+7=1x-3"],
    "exponent_rules": ["2^2*2^4", "10^2*10^4", "(5^3)^3"],
    "quadratic_roots": ["1x^2+5x+4,max", "1x^2-18x+45,min", "1x^2-4x-32,max"],
    "factor_quadratic": ["(1x-10)(x-3)", "(1x-10)(x-4)", "(1x-9)(x+7)"],
    "polynomial_remainder": ["1,3,2,-5/2", "1,-3,-3,9/-2", "1,1,2,3/3"],
    "binomial_coefficient": ["(1x+5)^6,4", "(1x+4)^3,1", "(1x+5)^3,1"],
}

EXAMPLES = [
    ("coefficient_raised_too", (2, 3, 2), 36),
    ("unlike_terms_joined", (3, 15), 18 * X),
    ("solve_repeats_factor", (3, 12), 36),
    ("solve_added_unknowns", (5, 12, 3, 24), Fraction(3, 2)),
    ("exponents_divided_for_quotient", (8, 2), 4),
    ("exponents_apart_without_sign", (4, 7), 3),
    ("system_forgot_halving", (7, 1, 0), 8),
    ("system_other_unknown", (4, 3, 0), 3),
    ("quad_other_root", (2, 3, 1), 2),
    ("quad_leading_forgotten", (Fraction(-3), Fraction(1, 2), 1), 1),
    ("factor_signs_swapped", (1, -3, 2), X**2 + X - 6),
    ("factor_one_sign_wrong", (1, -3, 2), (X**2 + 5 * X + 6, X**2 - 5 * X + 6)),
    ("factor_copies_coefficients", (-1, -6), X**2 - 7 * X + 6),
    ("factor_numbers_exchanged", (2, -1, 3), 2 * X**2 + X - 3),
    ("remainder_at_opposite", ((1, 0, -2, 5), 2), 1),
    ("remainder_is_constant", ((1, 0, -2, 5), 2), 5),
    ("remainder_powers_multiplied", ((1, 0, -2, 5), 2), 7),
    ("binomial_without_ways", (2, 3, 4, 2), 36),
    ("binomial_ways_only", (2, 3, 4, 2), 6),
    ("binomial_coefficient_not_raised", (2, 3, 4, 2), 108),
    ("pascal_row_above", (1, 1, 5, 2), 6),
]

EDGES = [
    ("reversal_error", (1,), letter("x")),
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
    ("quad_root_sign", (-3, 3, 1), 3),
    ("quad_only_positive_root", (-3, 2, 0), None),
    ("quad_other_root", (3, 3, 1), 3),
    ("quad_leading_forgotten", (Fraction(-3), Fraction(1, 2), 0), None),
    ("factor_signs_swapped", (1, -3, 3), X**2 - 9),
    ("factor_one_sign_wrong", (1, 0, 2), (X**2 - 0 * X + 2 * X, X**2 - 2 * X)),
    ("factor_copies_coefficients", (0, -6), X**2 - 6 * X),
    ("factor_numbers_exchanged", (1, -1, 3), None),
    ("remainder_at_opposite", ((1, 0, -4), 2), 0),
    ("remainder_is_constant", ((1, -2, 5), 2), 5),
    ("remainder_powers_multiplied", ((1, 3, 5), 2), 15),
    ("binomial_without_ways", (1, 1, 5, 5), 1),
    ("binomial_ways_only", (1, 1, 5, 2), 10),
    ("binomial_coefficient_not_raised", (2, 3, 4, 1), 216),
    ("pascal_row_above", (1, 1, 5, 0), 1),
]
