"""Lines, functions, systems and right triangles."""

from __future__ import annotations

from fractions import Fraction
from math import hypot, isqrt

from seqnum.maths.exact import root


def _slope(a: int, b: int, c: int, d: int) -> Fraction:
    return Fraction(d - b, c - a)


def _whole_slope(*points: int) -> bool:
    return points[0] != points[2] and _slope(*points).denominator == 1 and 0 < abs(_slope(*points)) <= 15


def _line_value(a: int, e: int, b: int, x: int) -> int:
    return int(a * x**e + b)


def _is_square(number: int) -> bool:
    return isqrt(number) ** 2 == number


def _solves(a: int, b: int, c: int, d: int, e: int, f: int) -> tuple[Fraction, Fraction]:
    """Solve by putting one equation into the other."""
    if b == 0:
        x = Fraction(c, a)
        return x, (f - d * x) / e
    x = (f - Fraction(e * c, b)) / (d - Fraction(e * a, b))
    return x, (c - a * x) / b


def _whole(*values: Fraction) -> bool:
    return all(value.denominator == 1 for value in values)


def _needs_a_factor(a: int, b: int, c: int, d: int, e: int, f: int, asked: int) -> bool:
    if d != 1 or a not in {2, 3} or abs(b) == abs(e) or b == a * e:
        return False
    solution = _solves(a, b, c, d, e, f)
    return (
        _whole(*solution) and min(solution) < 0 and 0 < abs(solution[asked]) <= 15 and 0 < abs(solution[1 - asked]) <= 4
    )


PROMISES = {
    ("slope_two_points", 1): lambda *p: (
        _whole_slope(*p) and 1 <= p[2] - p[0] <= 4 and 0 <= p[0] <= 5 and 0 <= min(p[1], p[3]) <= max(p[1], p[3]) <= 30
    ),
    ("slope_two_points", 2): lambda *p: (
        _whole_slope(*p)
        and min(p) < 0
        and abs(p[2] - p[0]) <= 3
        and abs(p[0]) <= 5
        and abs(p[1]) <= 6
        and abs(p[3]) <= 20
    ),
    ("slope_two_points", 3): lambda *p: (
        p[0] < p[2]
        and 2 <= _slope(*p).denominator <= 5
        and abs(_slope(*p).numerator) <= 7
        and (p[2] - p[0]) // _slope(*p).denominator in {1, 2}
        and max(abs(p[0]), abs(p[1])) <= 4
    ),
    ("function_value", 1): lambda a, e, b, x: (
        e == 1 and 2 <= a <= 7 and 0 < abs(b) <= 9 and 2 <= x <= 10 and a * x + b > 0
    ),
    ("function_value", 2): lambda a, e, b, x: e == 2 and 0 < abs(a) <= 3 and 0 < abs(b) <= 9 and 2 <= abs(x) <= 5,
    ("function_value", 3): lambda a, e, b, c, d, x: (
        1 <= a <= 3
        and e in {1, 2}
        and 0 < abs(b) <= 5
        and 1 <= c <= 3
        and abs(d) <= 4
        and (c, d) != (1, 0)
        and 1 <= x <= 4
        and c * x + d > 1
        and abs(_line_value(a, e, b, c * x + d)) <= 100
    ),
    ("linear_system_2x2", 1): lambda a, b, c, d, e, f, _: (
        (a, b, d, e) == (1, 1, 1, -1) and _whole(*_solves(a, b, c, d, e, f)) and 0 < f < c <= 60 and c - f <= 60
    ),
    ("linear_system_2x2", 2): lambda a, b, c, d, e, f, _: (
        abs(b) == abs(e)
        and {a, d} <= {1, 2, 3, 4}
        and b in {1, 2}
        and _whole(*_solves(a, b, c, d, e, f))
        and min(_solves(a, b, c, d, e, f)) > 0
        and max(_solves(a, b, c, d, e, f)) <= 20
        and c <= 60
        and f > 0
    ),
    ("linear_system_2x2", 3): _needs_a_factor,
    ("pythagoras", 1): lambda kind, a, b: kind == 0 and hypot(a, b) == int(hypot(a, b)) <= 75,
    ("pythagoras", 2): lambda kind, a, b: kind == 1 and 0 < b < a <= 60 and _is_square(a * a - b * b),
    ("pythagoras", 3): lambda kind, a, b: (
        (kind == 0 and min(a, b) >= 1 and max(a, b) <= 9 and not _is_square(a * a + b * b))
        or (kind == 1 and 1 <= b < a <= 12 and not _is_square(a * a - b * b))
    ),
}

BOXES = {
    "pythagoras": [(0, 1), range(1, 76), range(1, 76)],
}
NO_BOX = ["slope_two_points", "function_value", "linear_system_2x2"]

GOLDEN = {
    "slope_two_points": ["(-1,4)(-2,-11)", "(-4,2)(-3,11)", "(-2,-1)(-3,6)"],
    "function_value": ["3x^2-1,3", "2x^2-5,-4", "2x^2-8,5"],
    "linear_system_2x2": ["4x+1y=18,1x+1y=12,x", "1x+1y=12,3x-1y=32,y", "1x+2y=43,2x-2y=2,y"],
    "pythagoras": ["41^2-40^2", "17^2-8^2", "55^2-33^2"],
}

EXAMPLES = [
    ("composite_multiplied", ((1, 1, 1), (2, 0), 3), 24),
    ("composite_inside_only", ((2, 0), 3), 6),
    ("slope_run_over_rise", (6, 2), Fraction(1, 3)),
    ("slope_mixed_order", (6, 2), -3),
    ("slope_rise_only", (6, 2), 6),
    ("leg_difference", (5, 3), 2),
    ("leg_as_hypotenuse", (13, 5), root(194)),
    ("root_not_taken", (3, 4), 25),
]

EDGES = [
    ("composite_reversed", ((2, 1, 0), (2, 0), 3), 12),
    ("composite_multiplied", ((1, 1, 0), (1, 0), 1), 1),
    ("composite_inside_only", ((1, 0), 3), 3),
    ("slope_run_over_rise", (0, 2), None),
    ("slope_run_over_rise", (2, 2), 1),
    ("slope_mixed_order", (0, 2), 0),
    ("slope_rise_only", (6, 1), 6),
    ("hyp_sum", (0, 4), 4),
    ("leg_difference", (5, 0), 5),
    ("leg_as_hypotenuse", (5, 0), 5),
    ("root_not_taken", (1, 0), 1),
]
