"""Decimals: right, at the edges, written as decimals in every language, and well explained."""

from __future__ import annotations

import re
from collections import Counter
from decimal import Decimal
from fractions import Fraction

import pytest

from seqnum.maths.skill import skill
from tests.maths.worked import drawn

NAMES = ("power_of_10_shift", "fraction_to_decimal", "compare_decimals", "add_sub_decimals", "mul_div_decimals")
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]


def by_decimals(key: str) -> Decimal:
    """Return what the key of a card comes to by the decimals of Python."""
    if found := re.fullmatch(r"max\((.*),(.*)\)", key):
        return max(map(Decimal, found.groups()))
    if found := re.fullmatch(r"(?:(\d+)_)?(\d+)/(\d+)", key):
        whole, top, bottom = (Decimal(number or 0) for number in found.groups())
        return whole + top / bottom
    left, sign, right = re.fullmatch(r"([\d.]+)([*/+-])([\d.]+)", key).groups()
    a, b = Decimal(left), Decimal(right)
    return {"*": lambda: a * b, "/": lambda: a / b, "+": lambda: a + b, "-": lambda: a - b}[sign]()


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Python's decimals, given the text of the card, come to the same digits."""
    for question in drawn(name, level):
        right = by_decimals(question.id.partition(":")[2])
        assert question.answer == Fraction(right)
        assert question.face == f"{right.normalize():f}"


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_decimals_are_written_as_the_region_does(name, level):
    """A comma in Spain and Brazil, a point in Mexico and the United States; never a fraction."""
    marks = {"en": ".", "es-MX": ".", "es": ",", "pt": ","}
    for question in drawn(name, level):
        for lang, mark in marks.items():
            shown = question.written.plain(lang)
            assert "/" not in shown
            assert (mark in shown) == (question.answer.denominator > 1) or question.answer >= 1000


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("power_of_10_shift", 1, (25, 1, 1), {"5/2": "times_ten_appends_zero", "41/2": "shifts_the_whole_part_only"}),
        ("compare_decimals", 1, (4, 1, 35, 2), {"7/20": "longer_is_larger"}),
        ("compare_decimals", 3, (4, 1, 405, 3), {"2/5": "shorter_is_larger"}),
        ("add_sub_decimals", 1, (67, 1, 1, 85, 1), {"353/25": "decimal_parts_independent"}),
        ("add_sub_decimals", 3, (60, 0, -1, 135, 2), {"1187/20": "extra_decimals_copied_down"}),
        ("mul_div_decimals", 1, (67, 1, 1, 3, 0), {"201/100": "decimal_point_from_left"}),
        ("mul_div_decimals", 3, (3, 1, 1, 4, 1), {"6/5": "product_keeps_max_places"}),
        ("mul_div_decimals", 2, (17, 0, -1, 5, 0), {"16/5": "remainder_as_decimal", "5/17": "divides_reversed"}),
        ("fraction_to_decimal", 1, (0, 3, 4), {"17/5": "fraction_bar_as_point", "3/10": "top_behind_point"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """The examples of the table of misconceptions are found where a pupil would make them."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]


def test_a_fraction_typed_for_a_decimal_is_right_in_another_form():
    """The card says the form; the right number in another one is no mistake."""
    question = skill("fraction_to_decimal").question(1, (0, 3, 4))
    assert question.caption("en") == "as a decimal"
    assert question.why("3/4", "en") == "Well done: 3/4 is worth the same. The card asks for it as a decimal."
    assert question.why("0.750", "en") == "That number is right."


def test_neither_rule_about_the_length_of_decimals_pays():
    """Who always takes the longer decimal is often wrong at every level, and who takes the shorter one too."""
    for level in (1, 2, 3):
        asked = drawn("compare_decimals", level, 400)
        wrong = Counter(one for question in asked for ids in question.mistakes.values() for one in ids)
        assert min(wrong["longer_is_larger"], wrong["shorter_is_larger"]) > 100


def test_the_larger_decimal_stands_first_or_second():
    """The place on the card says nothing."""
    for level in (1, 2, 3):
        asked = [question.operands for question in drawn("compare_decimals", level, 400)]
        first = sum(Fraction(a, 10**pa) > Fraction(b, 10**pb) for a, pa, b, pb in asked)
        assert 150 < first < 250
