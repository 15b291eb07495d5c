"""Calculating with fractions and mixed numbers: right, at the edges, in the form asked for, and well explained."""

from __future__ import annotations

from fractions import Fraction

import pytest
from sympy import Rational

from seqnum.maths.skill import skill
from tests.maths.worked import drawn

NAMES = (
    "add_fractions_like",
    "subtract_mixed_numbers",
    "multiply_fractions",
    "divide_fractions",
    "simplify_fraction",
)
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]
OUTSIDE = {
    "add_fractions_like": lambda p, q, r, s: Rational(p, q) + Rational(r, s),
    "subtract_mixed_numbers": lambda w, p, q, v, r, s: Rational(w * q + p, q) - Rational(v * s + r, s),
    "multiply_fractions": lambda p, q, r, s: Rational(p, q) * Rational(r, s),
    "divide_fractions": lambda p, q, r, s: Rational(p, q) / Rational(r, s),
    "simplify_fraction": Rational,
}


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """The rational numbers of sympy come to the same."""
    for question in drawn(name, level):
        right = OUTSIDE[name](*question.operands)
        assert question.answer == Fraction(int(right.p), int(right.q))


@pytest.mark.parametrize(
    ("name", "level", "operands", "face", "caption"),
    [
        ("subtract_mixed_numbers", 2, (4, 1, 3, 1, 2, 3), "2 2/3", "as a mixed number"),
        ("subtract_mixed_numbers", 2, (2, 1, 3, 1, 2, 3), "2/3", "as a mixed number"),
        ("simplify_fraction", 1, (6, 8), "3/4", "in lowest terms"),
        ("add_fractions_like", 3, (5, 8, 7, 8), "3/2", ""),
    ],
)
def test_the_form_is_said_and_kept(name, level, operands, face, caption):
    """A form that the board has and a pupil could not guess stands on the card."""
    question = skill(name).question(level, operands)
    assert question.face == face
    assert question.caption("en") == caption


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("add_fractions_like", 2, (1, 8, 3, 8), {"1/4": "added_numerators_and_denominators"}),
        ("subtract_mixed_numbers", 2, (4, 1, 3, 1, 2, 3), {"10/3": "mixed_whole_and_fraction_independent"}),
        ("multiply_fractions", 1, (2, 3, 3, 1), {"2/3": "whole_times_both"}),
        ("multiply_fractions", 2, (3, 5, 1, 5), {"3/5": "multiply_kept_common_denominator"}),
        ("multiply_fractions", 3, (4, 5, 3, 4), {"16/15": "cross_multiplied_instead"}),
        ("divide_fractions", 2, (2, 3, 3, 5), {"9/10": "inverted_dividend", "2/5": "divides_without_inverting"}),
        ("simplify_fraction", 2, (4, 8), {"1/4": "halves_one_part"}),
        ("simplify_fraction", 1, (6, 8), {"2/3": "takes_same_number_away"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """The examples of the table of misconceptions are found where a pupil would make them."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]


def test_unreduced_answers_are_right_in_another_form():
    """Who copies the fraction of the card is told what is asked for, not that the amount is wrong."""
    question = skill("simplify_fraction").question(1, (6, 8))
    assert question.why("6/8", "en") == "Well done: 6/8 is worth the same. The card asks for it in lowest terms."
    assert question.why("3/4", "en") == "That number is right."
