"""Written multiplication and division, remainders, factors and multiples: right, at their edges, and well explained."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
import sympy

from seqnum.maths.skill import skill
from tests.maths.worked import drawn

NAMES = (
    "multiply_by_1digit",
    "multiply_2digit_2digit",
    "divide_exact_long",
    "remainder",
    "greatest_common_factor",
    "least_common_multiple",
)
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]
OUTSIDE = {
    "multiply_by_1digit": lambda a, b: sum([a] * b),
    "multiply_2digit_2digit": lambda a, b: sum([a] * b),
    "divide_exact_long": lambda a, b: len(range(b, a + 1, b)),
    "remainder": lambda a, b: a - max(range(0, a + 1, b)),
    "greatest_common_factor": sympy.igcd,
    "least_common_multiple": sympy.ilcm,
}


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Adding up, counting multiples and sympy's number theory come to the same."""
    for question in drawn(name, level):
        assert question.answer == OUTSIDE[name](*question.operands)


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("multiply_by_1digit", 2, (46, 3), {"128": "forgot_carry_mult", "158": "carry_added_before_multiplying"}),
        ("multiply_2digit_2digit", 1, (32, 13), {"36": "mult_digitwise", "128": "no_placeholder_zero"}),
        ("multiply_2digit_2digit", 2, (24, 13), {"96": "no_placeholder_zero", "37": "added_instead_of_multiplied"}),
        ("divide_exact_long", 3, (618, 6), {"13": "drops_zero_in_quotient"}),
        ("remainder", 1, (17, 5), {"3": "quotient_for_remainder", "7": "remainder_too_large"}),
        ("greatest_common_factor", 1, (12, 18), {"36": "gcd_lcm_swapped", "3": "common_factor_not_greatest"}),
        ("least_common_multiple", 1, (6, 8), {"48": "multiplied_for_common_multiple", "2": "gcd_lcm_swapped"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """The examples of the table of misconceptions are found where a pupil would make them."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]


def test_long_division_brings_down_each_digit_once():
    """The digits of the quotient are the factors in the worked way, a zero where the divisor does not fit."""
    for question in drawn("divide_exact_long", 3):
        a, b = question.operands
        told = question.step("en").rpartition(". ")[0]
        digits = "".join("0" if zero else times for times, zero in re.findall(rf"(\d) × {b} = |(so write 0)", told))
        assert int(digits) == a // b, told


def test_columns_carry_what_does_not_fit():
    """In a worked product each carry is added in the next column."""
    for question in drawn("multiply_by_1digit", 3):
        columns = re.findall(r": (\S+ × \d(?: \+ (\d))?) = \d+(?:\. Write \d, carry (\d))?", question.step("en"))
        for (_, _, carried), (_, added, _) in pairwise(columns):
            assert carried == added
