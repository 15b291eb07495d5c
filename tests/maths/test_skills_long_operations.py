"""Written multiplication and division, remainders, factors and multiples: right, at their edges, and well explained."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
import sympy

from seqnum.maths.skill import NotOfLevel, skill
from seqnum.testing import check_skill
from tests.maths.worked import drawn, equations, untrue

NAMES = (
    "multiply_by_1digit",
    "multiply_2digit_2digit",
    "divide_exact_long",
    "remainder",
    "greatest_common_factor",
    "least_common_multiple",
)
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]
FEW_ANSWERS = {
    ("remainder", 1): 9,
    ("remainder", 2): 7,
    ("remainder", 3): 24,
    ("greatest_common_factor", 1): 24,
}
OUTSIDE = {
    "multiply_by_1digit": lambda a, b: sum([a] * b),
    "multiply_2digit_2digit": lambda a, b: sum([a] * b),
    "divide_exact_long": lambda a, b: len(range(b, a + 1, b)),
    "remainder": lambda a, b: a - max(range(0, a + 1, b)),
    "greatest_common_factor": sympy.igcd,
    "least_common_multiple": sympy.ilcm,
}

# The first and last card of each level, and cards just beyond.
EDGES = [
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


@pytest.mark.parametrize("name", NAMES)
def test_they_keep_to_what_every_skill_must(name):
    """The conformance suite finds nothing."""
    check_skill(skill(name), draws=60)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Adding up, counting multiples and sympy's number theory come to the same."""
    for question in drawn(name, level):
        assert question.answer == OUTSIDE[name](*question.operands)


@pytest.mark.parametrize(("name", "level", "inside", "outside"), EDGES)
def test_edges_of_the_levels(name, level, inside, outside):
    """The first and last cards are in, those just beyond are not."""
    for operands in inside:
        assert skill(name).question(level, operands).holds()
    for operands in outside:
        with pytest.raises(NotOfLevel):
            skill(name).question(level, operands)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_board_has_enough_different_answers(name, level):
    """Thirty, or as many as there can be."""
    assert len(skill(name).answers(level)) >= FEW_ANSWERS.get((name, level), 30)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_worked_ways_are_true(name, level):
    """Every equation in them holds, and there are some where something is calculated."""
    for question in drawn(name, level):
        told = question.step("en")
        assert untrue(told) == [], told
        assert name in {"greatest_common_factor", "least_common_multiple"} or equations(told)


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
