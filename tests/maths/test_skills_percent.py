"""Percentages, proportions and interest: right by other means, at the edges, and well explained."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest

from seqnum.maths.skill import skill
from tests.maths.worked import drawn

NAMES = ("percent_of_quantity", "percent_change", "proportion_missing_term", "interest_compound")
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]


def by_decimals(key: str) -> Decimal:
    """Return what the key of a card comes to by the decimals of Python."""
    numbers = [Decimal(number) for number in re.findall(r"\d+", key)]
    if key.startswith("?") and "%" in key:
        change, after = numbers
        return after / (1 + (change if "+" in key else -change) / 100)
    if "/" in key:
        left, right = (side.split("/") for side in key.split("="))
        gap, full = (left, right) if "?" in left else (right, left)
        at = gap.index("?")
        return Decimal(gap[1 - at]) * Decimal(full[at]) / Decimal(full[1 - at])
    if "," in key:
        amount, rate, years = numbers
        for _ in range(int(years)):
            amount += amount * rate / 100
        return amount
    if "*" in key:
        return numbers[0] * numbers[1] / 100
    n, change = numbers
    return n + n * change / 100 if "+" in key else n - n * change / 100


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Python's decimals, given the text of the card, come to the same, and it is a whole number."""
    for question in drawn(name, level):
        assert question.answer == round(by_decimals(question.id.partition(":")[2]), 9)
        assert question.number.denominator == 1


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("percent_of_quantity", 2, (20, 160), {"8": "percent_divides_by", "128": "gave_the_rest"}),
        ("percent_of_quantity", 2, (20, 160), {"320": "percent_one_place_off"}),
        ("percent_change", 1, (150, -20, 0), {"130": "percent_as_number", "30": "gave_change_not_result"}),
        ("percent_change", 1, (150, -20, 0), {"180": "changed_the_wrong_way"}),
        ("percent_change", 3, (120, 20, 1), {"96": "percent_reverse_uses_new_base"}),
        ("proportion_missing_term", 1, (3, 2, 24, 16, 3), {"23": "additive_ratio", "36": "ratio_turned"}),
        ("interest_compound", 1, (1000, 10, 2), {"1200": "interest_on_first_amount_only"}),
        ("interest_compound", 1, (1000, 10, 2), {"1100": "interest_of_one_year", "210": "interest_without_amount"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """The examples of the table of misconceptions are found where a pupil would make them."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]


def test_interest_is_money_of_the_region():
    """An amount stands on the board with the sign of the currency; typed without it, it is the same."""
    question = skill("interest_compound").question(1, (1000, 10, 2))
    assert question.face == "$1210"
    assert [question.written.plain(lang) for lang in ("en", "es", "pt")] == ["$1,210", "1210\xa0€", "R$\xa01.210"]
    assert question.why("1210", "en") == question.why("$1,210", "en") == "That number is right."


def test_a_change_undone_is_no_percentage_of_the_new_number():
    """Whoever takes 20% off 120 hears why that is not the way back, and the way back passes by one percent."""
    question = skill("percent_change").question(3, (120, 20, 1))
    assert "part of the number before" in question.why("96", "en")
    assert " = " in question.step("en")
    assert "If it had been 90 before, it would be 108 now" in question.why("90", "en")


def test_the_easiest_percentage_is_named_first():
    """20% by fifths, 15% by 5%, 12% by 1%."""
    hints = [
        skill("percent_of_quantity").question(level, one).hint("en")
        for level, one in ((2, (20, 160)), (2, (15, 160)), (3, (12, 50)))
    ]
    assert hints[0] == "20% of 160 is 160 ÷ 5."
    assert hints[1].startswith("5% of 160")
    assert hints[2].startswith("1% of 50")
