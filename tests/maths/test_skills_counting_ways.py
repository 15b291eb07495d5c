"""Permutations, combinations and independent events: right, at the edges, and well explained."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

from seqnum.maths import EvaluationError, parse
from seqnum.maths.skill import skill
from tests.maths.worked import drawn


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ways_are_counted_one_by_one(level):
    """Python's itertools lists as many."""
    for question in drawn("permutations_combinations", level):
        kind, n, k = question.operands
        listed = (combinations if kind in {2, 4} else permutations)(range(n), k)
        assert question.answer == sum(1 for _ in listed)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_events_are_counted_case_by_case(level):
    """Of all pairs of equally likely cases as many are those that are asked for."""
    happens = {
        0: lambda a, b: a and b,
        1: lambda a, b: a and not b,
        2: lambda a, b: not a and not b,
        3: lambda a, b: a or b,
    }
    for question in drawn("independent_probability", level):
        asked, p, q, r, s = question.operands
        cases = [happens[asked](first < p, second < r) for first, second in product(range(q), range(s))]
        assert question.answer == Fraction(sum(cases), len(cases))


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("permutations_combinations", 1, (0, 5, 5), {"15": "factorial_as_sum"}),
        ("permutations_combinations", 1, (1, 5, 2), {"10": "combination_for_permutation"}),
        ("permutations_combinations", 2, (2, 5, 2), {"20": "permutation_for_combination"}),
        ("permutations_combinations", 3, (4, 6, 3), {"18": "nk_product", "216": "counted_with_repetition"}),
        ("independent_probability", 1, (0, 1, 2, 1, 3), {"5/6": "probabilities_added"}),
        ("independent_probability", 2, (2, 1, 2, 1, 3), {"5/6": "complement_of_both", "1/6": "both_instead"}),
        ("independent_probability", 3, (3, 1, 2, 1, 3), {"1/3": "neither_instead"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """The examples of the table of misconceptions are found where a pupil would make them."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]


def test_right_by_luck_is_no_mistake():
    """Five times two is how many pairs there are in five: who multiplies is not accused."""
    assert "10" not in skill("permutations_combinations").question(2, (2, 5, 2)).mistakes


def test_more_than_there_are_cannot_be_chosen():
    """Six out of five people have no value, nor have as many as would take for ever."""
    for text in ("ways to choose 6 out of 5 people", "ways to choose 2 out of 100000 people"):
        with pytest.raises(EvaluationError):
            parse(text).evaluate()
