"""The rules of logarithms: right by other means, and the usual mistakes on the cards."""

from __future__ import annotations

import re
from math import log

import pytest

from seqnum.maths.skill import skill
from tests.maths.worked import drawn

WAYS = {"*": lambda a, b: a * b, "/": lambda a, b: a / b, "^": lambda a, b: a**b}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_answers_come_from_elsewhere_too(level):
    """Python's logarithm of the number that is worked out first comes to the same."""
    for question in drawn("logarithm_rules", level):
        base, first, sign, second = re.fullmatch(r".*:log(\d+)\((\d+)(.)(\d+)\)", question.id).groups()
        assert log(WAYS[sign](int(first), int(second)), int(base)) == pytest.approx(float(question.number))


@pytest.mark.parametrize(
    ("level", "operands", "text", "wrong", "misconception"),
    [
        (1, (0, 2, 2, 3), "log₂(4 × 8)", "6", "log_of_product_is_product"),
        (2, (2, 2, 2, 3), "log₂(4^3)", "8", "log_of_power_is_power"),
        (3, (1, 2, 5, 2), "log₂(32 ÷ 4)", "5/2", "log_of_quotient_is_quotient"),
    ],
)
def test_mistakes_are_on_the_card(level, operands, text, wrong, misconception):
    """What pupils do is found where they would do it."""
    question = skill("logarithm_rules").question(level, operands)
    assert question.text("en") == text
    assert misconception in question.mistakes[wrong]


def test_a_wrong_logarithm_is_tried_out():
    """2 to the number is not what stands behind the logarithm."""
    assert (
        skill("logarithm_rules").question(1, (0, 2, 2, 3)).why("4", "en").startswith("A logarithm is an exponent, but")
    )
