"""Where levels begin and end: their first and last cards, and how many different answers they have for a board."""

from __future__ import annotations

import pytest

from seqnum.maths.skill import NotOfLevel, skill
from seqnum.maths.skills import SKILLS
from tests.maths.skill_levels import LIMITS

# A board of 8 × 8 shows thirty numbers. These skills have fewer at some level: sums to ten, tables, remainders.
FEW_ANSWERS = {
    "count_next_number": (19, 30, 30),
    "number_bonds_10": (9, 9, 8),
    "add_within_10": (5, 10, 5),
    "sub_within_10": (5, 10, 7),
    "add_within_20": (16, 17, 8),
    "sub_within_20": (18, 18, 8),
    "missing_addend_20": (9, 17, 8),
    "balance_equation_20": (9, 17, 17),
    "double_half": (15, 30, 30),
    "table_2_5_10": (23, 24, 26),
    "table_3_4_8": (16, 21, 18),
    "table_all_10": (24, 30, 19),
    "division_facts": (9, 9, 10),
    "missing_factor": (9, 9, 10),
    "multiply_multiple_of_10": (22, 30, 30),
    "round_10_100": (10, 30, 30),
    "remainder": (9, 7, 24),
    "greatest_common_factor": (24, 30, 30),
    "fraction_of_quantity": (29, 30, 30),
    "add_fractions_unlike": (17, 30, 30),
    "proportion_missing_term": (30, 30, 22),
    "evaluate_powers": (30, 22, 30),
    "two_step_equation": (19, 30, 30),
    "square_cube_roots": (28, 30, 30),
    "rational_exponent": (19, 22, 30),
    "linear_system_2x2": (30, 20, 30),
    "pythagoras": (30, 28, 30),
    "exponential_equation": (9, 27, 30),
    "logarithm_value": (11, 19, 30),
    "logarithm_rules": (17, 25, 18),
    "trig_exact_value": (7, 13, 13),
    "degrees_radians": (24, 30, 30),
    "permutations_combinations": (28, 29, 30),
    "simple_probability": (30, 30, 13),
    "complex_modulus": (18, 30, 30),
    "vector_components": (18, 30, 30),
}


@pytest.mark.parametrize(("name", "level", "inside", "outside"), LIMITS)
def test_limits_of_the_levels(name, level, inside, outside):
    """The first and last cards are in, those just beyond are not."""
    for operands in inside:
        assert skill(name).question(level, operands).holds()
    for operands in outside:
        with pytest.raises(NotOfLevel):
            skill(name).question(level, operands)


@pytest.mark.parametrize("name", SKILLS)
def test_a_board_has_enough_different_answers(name):
    """Thirty at every level, or as many as are known to be all there are."""
    answers = [min(30, len(skill(name).answers(level))) for level in skill(name).levels]

    assert answers == list(FEW_ANSWERS.get(name, (30, 30, 30)))
