"""Sine, cosine, tangent, radians and the law of cosines."""

from __future__ import annotations

from fractions import Fraction

from seqnum.maths.exact import PI, root

HALVES = {(0, 1, 30), (0, 2, 60), (1, 0, 30), (2, 0, 60)}
LEGS = {(0, 1, 60), (0, 2, 30), (0, 1, 45), (0, 2, 45)}
WITH_TWO = {(2, 1, 60), (1, 2, 30), (1, 0, 45), (2, 0, 45)}
WITH_THREE = {(2, 1, 30), (1, 2, 60), (1, 0, 60), (2, 0, 30)}


def _exact(function: int, angle: int) -> bool:
    """Say whether an angle belongs to half a square or half an equilateral triangle, and the function has a value."""
    return function in {0, 1, 2} and (angle % 30 == 0 or angle % 45 == 0) and not (function == 2 and angle % 180 == 90)


def _half(given: int, asked: int, length: int, angle: int) -> bool:
    whole = 2 <= length <= 30 if given else 4 <= length <= 62 and length % 2 == 0
    return (given, asked, angle) in HALVES and whole


def _from_leg(given: int, asked: int, length: int, angle: int) -> bool:
    case = (given, asked, angle)
    return (case in WITH_TWO and 2 <= length <= 15) or (case in WITH_THREE and 3 <= length <= 36 and length % 3 == 0)


def _third(angles: set[int], wanted: int, a: int, b: int, angle: int, asked: int) -> bool:
    equilateral = a == b and angle == 60
    return asked == wanted and angle in angles and 2 <= min(a, b) <= max(a, b) <= 12 and not equilateral


PROMISES = {
    ("trig_exact_value", 1): lambda function, angle, radians: (
        not radians and 0 <= angle <= 90 and _exact(function, angle)
    ),
    ("trig_exact_value", 2): lambda function, angle, radians: (
        not radians and 0 <= angle < 360 and _exact(function, angle)
    ),
    ("trig_exact_value", 3): lambda function, angle, radians: (
        radians == 1 and angle != 0 and -360 < angle < 360 and _exact(function, angle)
    ),
    ("right_triangle_trig", 1): _half,
    ("right_triangle_trig", 2): lambda given, asked, length, angle: (
        (given, asked, angle) in LEGS and 2 <= length <= 40 and length % 2 == 0
    ),
    ("right_triangle_trig", 3): _from_leg,
    ("degrees_radians", 1): lambda angle, asked: asked == 0 and angle % 15 == 0 and 0 < angle <= 360,
    ("degrees_radians", 2): lambda angle, asked: (
        asked == 1 and 0 < angle <= 360 and any(angle % part == 0 for part in (10, 12, 15, 18))
    ),
    ("degrees_radians", 3): lambda angle, asked: (
        asked in {0, 1} and angle % 15 == 0 and (-360 <= angle < 0 or 360 < angle <= 720)
    ),
    ("law_of_cosines", 1): lambda *operands: _third({60}, 0, *operands),
    ("law_of_cosines", 2): lambda *operands: _third({60, 90, 120}, 0, *operands),
    ("law_of_cosines", 3): lambda *operands: _third({60, 120}, 1, *operands),
}

BOXES = {
    "trig_exact_value": [(0, 1, 2), range(-400, 400), (0, 1)],
    "right_triangle_trig": [(0, 1, 2), (0, 1, 2), range(1, 70), (30, 45, 60)],
    "degrees_radians": [range(-400, 760), (0, 1)],
    "law_of_cosines": [range(1, 14), range(1, 14), (30, 60, 90, 120), (0, 1)],
}

GOLDEN = {
    "trig_exact_value": ["cos315", "cos330", "sin315"],
    "right_triangle_trig": ["hyp14,45>opp", "hyp36,45>adj", "hyp34,30>adj"],
    "degrees_radians": ["228rad", "230rad", "80rad"],
    "law_of_cosines": ["10,11,120>c^2", "4,12,120>c^2", "2,2,90>c^2"],
}

EXAMPLES = [
    ("tan_upside_down", (2, 30), root(3)),
    ("trig_sign_of_quadrant", (0, 210), Fraction(1, 2)),
    ("opposite_adjacent_swapped", (0, 1, 10, 30), 5 * root(3)),
    ("multiplied_for_divided", (1, 0, 5, 30), Fraction(5, 2)),
    ("full_turn_as_pi", (30, 0), PI / 12),
    ("pi_forgotten", (30, 0), Fraction(1, 6)),
    ("pi_multiple_forgotten", (150, 1), 30),
    ("cosine_rule_no_product", (5, 8, 60), 89),
    ("cosine_rule_plus", (5, 8, 60), 129),
    ("cosine_rule_two_forgotten", (5, 8, 60), 69),
]

EDGES = [
    ("sin_cos_swapped", (2, 30), None),
    ("sin_cos_swapped", (0, 45), root(2) / 2),
    ("tan_upside_down", (0, 30), None),
    ("tan_upside_down", (2, 0), None),
    ("tan_upside_down", (2, 45), 1),
    ("trig_sign_of_quadrant", (0, 90), None),
    ("trig_sign_of_quadrant", (0, 180), 0),
    ("trig_multiplies", (0, 30), None),
    ("trig_multiplies", (2, 90), 2),
    ("opposite_adjacent_swapped", (0, 1, 10, 45), 5 * root(2)),
    ("multiplied_for_divided", (1, 2, 5, 45), 5),
    ("full_turn_as_pi", (30, 1), 60),
    ("pi_forgotten", (30, 1), None),
    ("pi_multiple_forgotten", (30, 1), None),
    ("pi_multiple_forgotten", (150, 0), None),
    ("cosine_rule_no_product", (3, 4, 90), 25),
    ("cosine_rule_plus", (3, 4, 90), 25),
    ("cosine_rule_two_forgotten", (3, 4, 90), 25),
]

LIMITS = [
    ("trig_exact_value", 1, [(0, 0, 0), (2, 60, 0), (1, 90, 0)], [(2, 90, 0), (0, 120, 0), (0, 30, 1)]),
    ("trig_exact_value", 2, [(0, 0, 0), (2, 330, 0)], [(2, 270, 0), (0, 360, 0), (0, 15, 0)]),
    ("trig_exact_value", 3, [(0, -330, 1), (2, 330, 1)], [(0, 0, 1), (2, -90, 1), (0, 30, 0)]),
    ("right_triangle_trig", 1, [(0, 1, 4, 30), (2, 0, 30, 60)], [(0, 1, 5, 30), (0, 1, 10, 60), (1, 2, 10, 45)]),
    ("right_triangle_trig", 2, [(0, 1, 2, 60), (0, 2, 40, 45)], [(0, 1, 4, 30), (0, 1, 42, 60)]),
    ("right_triangle_trig", 3, [(2, 1, 2, 60), (2, 0, 36, 30)], [(2, 1, 2, 30), (1, 2, 5, 45)]),
    ("degrees_radians", 1, [(15, 0), (360, 0)], [(0, 0), (375, 0), (30, 1)]),
    ("degrees_radians", 2, [(10, 1), (12, 1), (360, 1)], [(11, 1), (0, 1), (30, 0)]),
    ("degrees_radians", 3, [(-360, 0), (-15, 1), (720, 1)], [(0, 0), (360, 0), (735, 1)]),
    ("law_of_cosines", 1, [(2, 3, 60, 0), (12, 11, 60, 0)], [(2, 2, 60, 0), (1, 2, 60, 0), (2, 3, 120, 0)]),
    ("law_of_cosines", 2, [(2, 2, 90, 0), (12, 12, 120, 0)], [(2, 3, 45, 0), (2, 3, 60, 1)]),
    ("law_of_cosines", 3, [(2, 2, 120, 1), (12, 11, 60, 1)], [(3, 4, 90, 1), (2, 3, 60, 0)]),
]
