"""Percentages, proportions and interest: right by other means, at the edges, and well explained."""

from __future__ import annotations

import re
from decimal import Decimal

import pytest

from seqnum.maths.skill import NotOfLevel, skill
from seqnum.testing import check_skill
from tests.maths.worked import drawn, equations, untrue

NAMES = ("percent_of_quantity", "percent_change", "proportion_missing_term", "interest_compound")
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]

# The first and last card of each level, and cards just beyond.
EDGES = [
    ("percent_of_quantity", 1, [(10, 20), (50, 200), (25, 8)], [(10, 25), (50, 202), (20, 100), (10, 10)]),
    ("percent_of_quantity", 2, [(5, 40), (95, 400)], [(5, 20), (100, 20), (12, 100), (95, 420)]),
    ("percent_of_quantity", 3, [(2, 100), (150, 600), (4, 50)], [(2, 50), (20, 100), (150, 650), (100, 50)]),
    ("percent_change", 1, [(20, 10, 0), (300, -50, 0)], [(10, 10, 0), (300, 15, 0), (30, 25, 0), (20, 10, 1)]),
    ("percent_change", 2, [(40, 5, 0), (300, -80, 0)], [(20, 5, 0), (320, 5, 0), (40, 10, 0)]),
    ("percent_change", 3, [(22, 10, 1), (160, -50, 1)], [(11, 10, 1), (20, 10, 0), (165, -50, 1)]),
    ("proportion_missing_term", 1, [(1, 2, 2, 4, 2), (9, 8, 81, 72, 3)], [(1, 2, 2, 4, 1), (2, 2, 4, 4, 3)]),
    ("proportion_missing_term", 2, [(2, 4, 1, 2, 0), (9, 8, 81, 72, 3)], [(2, 4, 1, 3, 0), (1, 2, 1, 2, 0)]),
    ("proportion_missing_term", 3, [(4, 6, 10, 15, 3), (30, 36, 25, 30, 0)], [(4, 6, 8, 12, 3), (2, 3, 4, 6, 3)]),
    ("interest_compound", 1, [(100, 10, 2), (2000, 50, 2)], [(2100, 10, 2), (100, 5, 2), (100, 10, 1)]),
    ("interest_compound", 2, [(400, 5, 2), (8000, 40, 2)], [(100, 5, 2), (400, 10, 2)]),
    ("interest_compound", 3, [(1000, 10, 3), (20000, 50, 3)], [(500, 10, 3), (1000, 10, 4)]),
]

FEW_ANSWERS = {("proportion_missing_term", 3): 22}


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


@pytest.mark.parametrize("name", NAMES)
def test_they_keep_to_what_every_skill_must(name):
    """The conformance suite finds nothing."""
    check_skill(skill(name), draws=60)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Python's decimals, given the text of the card, come to the same, and it is a whole number."""
    for question in drawn(name, level):
        assert question.answer == round(by_decimals(question.id.partition(":")[2]), 9)
        assert question.number.denominator == 1


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
    """Thirty at every level, as many as there are where the numbers have to stay small."""
    assert len(skill(name).answers(level)) >= FEW_ANSWERS.get((name, level), 30)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_worked_ways_are_true(name, level):
    """Every equation in them holds."""
    for question in drawn(name, level):
        assert untrue(question.step("en")) == []


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
    assert equations(question.step("en"))
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
