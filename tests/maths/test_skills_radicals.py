"""Roots, exponents that are fractions, exponential equations and logarithms: right, at the edges, well explained."""

from __future__ import annotations

import pytest
import sympy

from seqnum.maths.exact import sympy_of
from seqnum.maths.skill import skill
from tests.maths.worked import drawn

NAMES = ("simplify_radical", "rational_exponent", "exponential_equation", "logarithm_value")
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]

OUTSIDE = {
    "simplify_radical": lambda a, n, sign, m: a * sympy.sqrt(n) + sign * sympy.sqrt(m),
    "rational_exponent": lambda num, den, p, q: sympy.real_root(sympy.Rational(num, den), q) ** p,
    "exponential_equation": lambda base, shift, above, below: (
        sympy.expand_log(sympy.log(sympy.Rational(above, below))) / sympy.expand_log(sympy.log(base)) - shift
    ),
    "logarithm_value": lambda base, above, below: (
        sympy.expand_log(sympy.log(sympy.Rational(above, below))) / sympy.expand_log(sympy.log(base))
    ),
}


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Sympy comes to the same from the operands."""
    for question in drawn(name, level):
        assert sympy.simplify(OUTSIDE[name](*question.operands) - sympy_of(question.answer)) == 0


@pytest.mark.parametrize(
    ("name", "level", "operands", "text", "face"),
    [
        ("simplify_radical", 1, (1, 12, 0, 0), "√12", "2√3"),
        ("simplify_radical", 2, (3, 12, 0, 0), "3√12", "6√3"),
        ("simplify_radical", 3, (1, 12, 1, 27), "√12 + √27", "5√3"),
        ("simplify_radical", 3, (1, 27, -1, 12), "√27 − √12", "√3"),
        ("exponential_equation", 1, (2, 0, 32, 1), "2^x = 32", "5"),
        ("exponential_equation", 2, (3, -2, 27, 1), "3^(x − 2) = 27", "5"),
        ("exponential_equation", 3, (9, 0, 1, 27), "9^x = 1/27", "-3/2"),
        ("logarithm_value", 1, (2, 8, 1), "log₂ 8", "3"),
        ("logarithm_value", 2, (3, 1, 9), "log₃(1/9)", "-2"),
        ("logarithm_value", 3, (8, 4, 1), "log₈ 4", "2/3"),
        ("rational_exponent", 1, (8, 1, 1, 3), "8^(1/3)", "2"),
        ("rational_exponent", 2, (8, 1, 2, 3), "8^(2/3)", "4"),
        ("rational_exponent", 3, (8, 1, -2, 3), "8^(−2/3)", "1/4"),
        ("rational_exponent", 3, (4, 9, -3, 2), "(4/9)^(−3/2)", "27/8"),
    ],
)
def test_cards_and_their_faces(name, level, operands, text, face):
    """What is asked, and what the space of the answer shows."""
    question = skill(name).question(level, operands)
    assert (question.text("en"), question.face) == (text, face)
    question.check()


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("simplify_radical", 1, (1, 12, 0, 0), {"4√3": "square_comes_out_whole"}),
        (
            "simplify_radical",
            2,
            (3, 12, 0, 0),
            {"5√3": "radical_coefficients_added", "2√3": "radical_coefficient_lost"},
        ),
        ("simplify_radical", 3, (1, 12, 1, 27), {"√39": "radicands_joined"}),
        ("exponential_equation", 1, (2, 0, 32, 1), {"16": "log_divides"}),
        ("exponential_equation", 2, (2, 3, 32, 1), {"5": "exponent_shift_forgotten", "8": "exponent_shift_wrong_way"}),
        ("logarithm_value", 1, (2, 8, 1), {"4": "log_divides", "1/3": "log_base_swapped"}),
        ("logarithm_value", 2, (3, 1, 9), {"2": "exponent_sign_lost"}),
        ("rational_exponent", 1, (8, 1, 1, 3), {"8/3": "fractional_exponent_divides"}),
        ("rational_exponent", 2, (8, 1, 2, 3), {"2": "exponent_root_only", "64": "exponent_numerator_only"}),
        ("rational_exponent", 3, (8, 1, -2, 3), {"-4": "fractional_exponent_negates"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """The examples of the table of misconceptions are found where a pupil would make them."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]
        assert question.why(wrong, "en") != question.hint("en")


def test_a_root_that_can_be_simplified_is_right_in_another_form():
    """Who leaves a square under the root is told what is asked for, not that the number is wrong."""
    question = skill("simplify_radical").question(2, (2, 48, 0, 0))
    assert question.caption("en") == "in simplest radical form"
    for typed in ("√192", "2√48", "4√12"):
        assert question.why(typed, "en").startswith(f"Well done: {typed} is worth the same.")
    assert question.why("8√3", "en") == question.why("8 sqrt 3", "en") == "That number is right."
