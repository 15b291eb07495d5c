"""Limits, derivatives and integrals."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

from seqnum.maths.exact import letter, root

X = letter("x")


def _at(x: int, *coefficients: int) -> int:
    return sum(c * x**power for power, c in enumerate(reversed(coefficients)))


def _zeros(to: int, *c: int) -> tuple[bool, bool]:
    """Say whether top and bottom of a fraction are 0 there."""
    return _at(to, *c[:3]) == 0, _at(to, *c[3:]) == 0


def _whole_limit(to: int, *c: int) -> bool:
    return c[3] == 0 and not _zeros(to, *c)[1] and _at(to, *c[:3]) % _at(to, *c[3:]) == 0


def _quotient(x: int, *c: int) -> Fraction:
    u, v = _at(x, *c[:3]), _at(x, *c[3:])
    return Fraction((2 * c[0] * x + c[1]) * v - u * c[3], v * v)


def _inner(x: int, *c: int) -> int:
    return _at(x, *c[:3])


def _integral(lower: int, upper: int, *c: int) -> Fraction:
    powers = range(4, 0, -1)
    return sum((Fraction(k, n) * (upper**n - lower**n) for k, n in zip(c, powers, strict=True)), Fraction(0))


def _terms(*c: int) -> int:
    return sum(map(bool, c))


PROMISES = {
    ("limit_value", 1): _whole_limit,
    ("limit_value", 2): lambda to, *c: _zeros(to, *c) == (True, True) and c[3:] == (0, 1, -to) and c[0] > 0,
    ("limit_value", 3): lambda to, *c: _zeros(to, *c) == (True, True) and c[0] == c[3] == 1 and c != (*c[:3], *c[:3]),
    ("derivative_at_point", 1): lambda x, *c: 1 <= x <= 5 and c[0] == 0 < c[1] and min(c) == 0,
    ("derivative_at_point", 2): lambda x, *c: x and c[0] == 0 and c[1] and max(map(abs, c)) <= 9,
    ("derivative_at_point", 3): lambda x, *c: x and c[0] and abs(x) <= 3,
    ("derivative_expression", 1): lambda *c: c[0] == c[4] == 0 and c[1] > 0,
    ("derivative_expression", 2): lambda *c: c[0] > 0 == c[4],
    ("derivative_expression", 3): lambda *c: c[0] == 0 and c[4] != 0,
    ("product_rule", 1): lambda x, *c: 1 <= x <= 3 and c[0] > 0 and c[1] == c[2] == c[5] == 0 and c[3] > 0,
    ("product_rule", 2): lambda x, *c: 0 not in {x, c[0], c[2], c[3], c[4]} and c[1] == c[5] == 0,
    ("product_rule", 3): lambda x, *c: x >= 0 and c[0] == 0 != c[1] and c[3:] == (0, 0, 1),
    ("quotient_rule", 1): lambda x, *c: c[0] == 0 and c[3] > 0 and _quotient(x, *c).denominator == 1,
    ("quotient_rule", 2): lambda x, *c: c[0] == 0 and c[3] > 0 and _quotient(x, *c).denominator > 1,
    ("quotient_rule", 3): lambda x, *c: c[0] > 0 and c[3] > 0 and _quotient(x, *c) != 0,
    ("chain_rule", 1): lambda x, *c: c[0] == 0 < c[1] and c[3] in {2, 3, 4} and c[4] == 1 and _inner(x, *c) != 0,
    ("chain_rule", 2): lambda x, *c: c[0] and c[1] == 0 and c[3] in {2, 3} and c[4] == 1 and _inner(x, *c) != 0,
    ("chain_rule", 3): lambda x, *c: c[3:] == (1, 2) and isqrt(_inner(x, *c)) ** 2 == _inner(x, *c) > 0,
    ("tangent_line", 1): lambda x, k, *c: x and k == 0 and c[0] == 0 < c[1],
    ("tangent_line", 2): lambda x, k, *c: x != k and c[0] == 0 and c[1],
    ("tangent_line", 3): lambda x, k, *c: x != k and c[0],
    ("definite_integral", 1): lambda a, b, *c: (
        a == 0 < b and min(c) >= 0 and 1 <= _terms(*c) <= 2 and _integral(a, b, *c).denominator == 1
    ),
    ("definite_integral", 2): lambda a, b, *c: (
        0 < a < b and c[0] == 0 and c[1] and _integral(a, b, *c).denominator == 1
    ),
    ("definite_integral", 3): lambda a, b, *c: a < b and c[0],
}

NO_BOX = {name for name, _ in PROMISES}

GOLDEN = {
    "limit_value": ["1,(x^2-9x+8)/(x-1)", "-3,(x^2+4x+3)/(x+3)", "-3,(3x^2+6x-9)/(x+3)"],
    "derivative_at_point": ["3x^2+4x+9,-3", "-5x^2+2x+4,-4", "x^2+5x-4,1"],
    "derivative_expression": ["x^3-x^2-2x-2", "3x^3+x^2+x+2", "x^3-3x^2+2x+3"],
    "product_rule": ["(x^2-5)(2x-1),1", "(-2x^2+5)(x+1),2", "(-2x^2+2)(2x-4),3"],
    "quotient_rule": ["(-5x+4)/(2x-1),-1", "(x+4)/(x-5),3", "(4x-3)/(x+2),2"],
    "chain_rule": ["(3x^2-7)^2,1", "(x^2-3)^2,3", "(x^2-1)^2,2"],
    "tangent_line": ["-x^2+4x-8,-2,-3", "x^2+2x+8,2,-2", "-2x^2-2x+3,-1,2"],
    "definite_integral": ["2,5,x^2-4x+2", "2,3,-3x^2-4x+6", "1,3,-3x^2-3x+2"],
}

EXAMPLES = [
    ("value_for_slope", (4, 0, 3, 0, 0), 48),
    ("product_rule_one_term", (2, 3, 5, 7), 15),
    ("product_rule_minus", (2, 3, 5, 7), 1),
    ("quotient_rule_quotient_of_derivatives", (2, 3, 5, 6), Fraction(1, 2)),
    ("quotient_rule_plus", (2, 3, 5, 7), Fraction(29, 25)),
    ("quotient_rule_swapped", (2, 3, 5, 7), Fraction(-1, 25)),
    ("quotient_rule_no_square", (2, 3, 5, 7), Fraction(1, 5)),
    ("chain_rule_inner_forgotten", (5, 2, 3, 1), 75),
    ("chain_rule_exponent_kept", (5, 2, 3, 1), 750),
    ("chain_rule_derivative_inside", (5, 2, 3, 1), 12),
    ("tangent_gives_slope", (2, 5, 0, 1, 0, 0), 4),
    ("tangent_gives_curve", (2, 5, 0, 1, 0, 0), 25),
    ("tangent_not_shifted", (2, 5, 0, 1, 0, 0), 24),
    ("integral_not_integrated", (1, 3, 0, 0, 6, 0), 12),
    ("zero_over_zero_is_one", (2, (1, 0, -4), (1, -2)), 1),
    ("limit_top_only", (2, (1, 0, 4), (1, 2)), 8),
    ("limit_sign_of_factor", (2, (1, -7, 10), (1, -2)), 7),
]

EDGES = [
    ("derivative_keeps_exponent", (X, 0, 3, 2, 1, 5), 6 * X**2 + 2 * X - 5 * X**-1),
    ("derivative_forgot_coefficient", (4, 0, 0, 3, 5), 3),
    ("derivative_constant_survives", (4, 0, 3, 0, 0), 24),
    ("value_for_slope", (2, 0, 1, 0, 0), 4),
    ("product_rule_product_of_derivatives", (2, 2, 2, 2), 4),
    ("product_rule_one_term", (2, 3, 5, 0), 15),
    ("product_rule_minus", (0, 3, 5, 7), 15),
    ("quotient_rule_quotient_of_derivatives", (2, 3, 5, 0), None),
    ("quotient_rule_plus", (0, 3, 5, 7), Fraction(3, 5)),
    ("quotient_rule_swapped", (2, 2, 3, 3), 0),
    ("quotient_rule_no_square", (2, 3, 1, 1), 1),
    ("chain_rule_inner_forgotten", (9, 1, 1, 2), Fraction(1, 6)),
    ("chain_rule_exponent_kept", (1, 2, 3, 1), 6),
    ("chain_rule_derivative_inside", (9, 3, 1, 2), root(3) / 6),
    ("chain_rule_derivative_inside", (9, -3, 1, 2), None),
    ("tangent_gives_slope", (0, 5, 0, 1, 0, 0), 0),
    ("tangent_gives_curve", (2, 2, 0, 1, 0, 0), 4),
    ("tangent_not_shifted", (2, 0, 0, 1, 0, 0), 4),
    ("integral_no_divide", (0, 3, 0, 0, 0, 5), 15),
    ("integral_as_derivative", (0, 3, 0, 0, 0, 5), 0),
    ("integral_only_upper", (0, 3, 0, 0, 6, 0), None),
    ("integral_limits_swapped", (-1, 1, 0, 0, 6, 0), 0),
    ("integral_not_integrated", (0, 2, 0, 0, 1, 0), 2),
    ("stopped_at_undefined", (2, (1, 0, 4), (1, 2)), None),
    ("zero_over_zero_is_one", (2, (1, 0, 4), (1, 2)), None),
    ("limit_top_only", (2, (1, 0, -4), (1, -2)), None),
    ("limit_sign_of_factor", (2, (1, 0, 4), (1, 2)), None),
    ("limit_sign_of_factor", (2, (1, -5, 6), (1, 0, -4)), None),
    ("limit_sign_of_factor", (2, (1, -5, 6), (1, -3, 2)), Fraction(5, 3)),
]
