"""Comparing fractions and medians: right by other means, and no short cut pays."""

from __future__ import annotations

import re
import statistics
from collections import Counter
from fractions import Fraction

import pytest

from seqnum.maths.skill import skill
from tests.maths.worked import drawn

LEVELS = [(name, level) for name in ("compare_fractions", "median_of_list") for level in (1, 2, 3)]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Python's own fractions and its statistics come to the same."""
    for question in drawn(name, level):
        inside = question.id.partition("(")[2].removesuffix(")").split(",")
        wanted = max(map(Fraction, inside)) if name == "compare_fractions" else statistics.median(map(Fraction, inside))
        assert question.answer == wanted


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("compare_fractions", 1, (1, 8, 1, 3), {"1/8": "larger_denominator_is_larger"}),
        ("compare_fractions", 2, (1, 2, 3, 8), {"3/8": "larger_numerator_is_larger"}),
        ("compare_fractions", 2, (1, 2, 5, 8), {"1/2": "smaller_denominator_is_larger"}),
        ("median_of_list", 1, (3, 5, 2, 4, 1), {"2": "median_unsorted"}),
        ("median_of_list", 3, (1, 3, 2, 4), {"2": "median_one_of_two", "3": "median_one_of_two"}),
    ],
)
def test_mistakes_are_on_the_card(name, level, operands, mistakes):
    """What pupils do is found where they would do it."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]


def test_no_rule_about_one_part_of_a_fraction_pays():
    """Who looks at the denominators only is often wrong at every level where they differ, whichever way he looks."""
    for level in (2, 3):
        asked = drawn("compare_fractions", level, 400)
        wrong = Counter(one for question in asked for ids in question.mistakes.values() for one in ids)
        rules = ("larger_denominator_is_larger", "smaller_denominator_is_larger", "larger_numerator_is_larger")
        assert min(wrong[one] for one in rules) > 60


def test_the_larger_fraction_stands_first_or_second():
    """The place on the card says nothing."""
    for level in (1, 2, 3):
        asked = [question.operands for question in drawn("compare_fractions", level, 400)]
        assert 130 < sum(p * s > r * q for p, q, r, s in asked) < 270


def test_medians_are_asked_of_numbers_out_of_order():
    """Few lists stand sorted, and the middle of the list is seldom the median."""
    for level in (1, 2, 3):
        asked = [question.operands for question in drawn("median_of_list", level, 200)]
        assert sum(list(numbers) == sorted(numbers) for numbers in asked) < 20
        assert sum(numbers[len(numbers) // 2] == statistics.median(numbers) for numbers in asked) < 80


@pytest.mark.parametrize(("lang", "words"), [("en", "median of"), ("es", "mediana de"), ("pt", "mediana de")])
def test_the_mean_is_told_from_the_median(lang, words):
    """The card asks for the median, and the mean is answered with what it is."""
    question = skill("median_of_list").question(1, (3, 8, 2, 5, 1))
    assert question.text(lang).startswith(words)
    assert re.match(r"3[.,]8 ", question.why("19/5", lang))
