"""Sine, cosine, tangent, radians and the law of cosines: right, at the edges, and well explained."""

from __future__ import annotations

import math

import pytest

from seqnum.maths.exact import PI, root
from seqnum.maths.skill import skill
from tests.maths.worked import drawn

NAMES = ("trig_exact_value", "right_triangle_trig", "degrees_radians", "law_of_cosines")
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]


def _side(given: int, asked: int, length: int, angle: int) -> float:
    sides = 1, math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return length * sides[asked] / sides[given]


def _third(a: int, b: int, angle: int, asked: int) -> float:
    """Measure from the end of one side to the end of the other, both drawn from the origin."""
    distance = math.dist((a, 0), (b * math.cos(math.radians(angle)), b * math.sin(math.radians(angle))))
    return distance if asked else distance**2


OUTSIDE = {
    "trig_exact_value": lambda function, angle, _: (math.sin, math.cos, math.tan)[function](math.radians(angle)),
    "right_triangle_trig": _side,
    "degrees_radians": lambda angle, asked: angle if asked else math.radians(angle),
    "law_of_cosines": _third,
}


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """The floats of Python's math come as near as floats can."""
    for question in drawn(name, level):
        assert float(question.answer) == pytest.approx(OUTSIDE[name](*question.operands), abs=1e-12, rel=1e-12)


@pytest.mark.parametrize(
    ("name", "level", "operands", "text", "face"),
    [
        ("trig_exact_value", 1, (0, 30, 0), "sin 30°", "1/2"),
        ("trig_exact_value", 2, (2, 150, 0), "tan 150°", "-√3/3"),
        ("trig_exact_value", 3, (1, -225, 1), "cos(−5π/4)", "-√2/2"),
        ("right_triangle_trig", 1, (0, 1, 10, 30), "hypotenuse 10, angle 30°, opposite leg?", "5"),
        ("right_triangle_trig", 3, (1, 0, 6, 60), "angle 60°, opposite leg 6, hypotenuse?", "4√3"),
        ("degrees_radians", 1, (180, 0), "180° in radians", "π"),
        ("degrees_radians", 2, (150, 1), "5π/6 radians, how many degrees?", "150"),
        ("degrees_radians", 3, (-90, 0), "−90° in radians", "-π/2"),
        ("law_of_cosines", 1, (5, 8, 60, 0), "sides 5 and 8, angle between them 60°, square of the third side?", "49"),
        ("law_of_cosines", 3, (3, 5, 120, 1), "sides 3 and 5, angle between them 120°, third side?", "7"),
    ],
)
def test_cards_and_their_faces(name, level, operands, text, face):
    """What is asked, and what the space of the answer shows."""
    question = skill(name).question(level, operands)
    assert (question.text("en"), question.face) == (text, face)
    question.check()


def test_sine_of_a_region():
    """Spain and Brazil write sen, Brazil tg."""
    assert skill("trig_exact_value").question(1, (0, 30, 0)).text("es") == "sen 30°"
    assert skill("trig_exact_value").question(1, (2, 30, 0)).text("pt") == "tg 30°"


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("trig_exact_value", 1, (0, 30, 0), {"√3/2": "sin_cos_swapped"}),
        ("trig_exact_value", 1, (0, 60, 0), {"1": "trig_multiplies"}),
        ("trig_exact_value", 1, (2, 30, 0), {"√3": "tan_upside_down"}),
        ("trig_exact_value", 2, (1, 120, 0), {"1/2": "trig_sign_of_quadrant"}),
        (
            "right_triangle_trig",
            1,
            (0, 1, 10, 30),
            {"5√3": "opposite_adjacent_swapped", "20": "multiplied_for_divided"},
        ),
        ("degrees_radians", 1, (150, 0), {"5π/12": "full_turn_as_pi", "5/6": "pi_forgotten"}),
        ("degrees_radians", 2, (150, 1), {"30": "pi_multiple_forgotten"}),
        ("law_of_cosines", 1, (5, 8, 60, 0), {"89": "cosine_rule_no_product", "129": "cosine_rule_plus"}),
        ("law_of_cosines", 3, (3, 5, 120, 1), {"49": "root_not_taken", "√19": "cosine_rule_plus"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """What a pupil would choose is known, and gets a sentence of its own."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]
        assert question.why(wrong, "en") != question.hint("en")


def test_exact_values_are_exact():
    """The cosine of 45° is half of √2 and 30° are a sixth of π, not something near."""
    assert skill("trig_exact_value").question(1, (1, 45, 0)).answer == root(2) / 2
    assert skill("degrees_radians").question(1, (30, 0)).answer == PI / 6
