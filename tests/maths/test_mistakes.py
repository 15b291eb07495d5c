"""Each misconception of our own on an example, and every one on an edge where it is right by luck or falls silent."""

from __future__ import annotations

from fractions import Fraction

import pytest

from seqnum.maths.mistakes import all_mistakes, wrong_answers
from seqnum.text import LANGUAGES, catalogue
from tests.maths.documented import DOCUMENTED
from tests.maths.skill_levels import EDGES, EXAMPLES


@pytest.mark.parametrize(("name", "operands", "wrong"), EXAMPLES, ids=[name for name, *_ in EXAMPLES])
def test_example(name, operands, wrong):
    """The rule gives the wrong answer of its example; those of the table of facts have a test of their own."""
    assert all_mistakes()[name](*operands) == wrong


@pytest.mark.parametrize(("name", "operands", "value"), EDGES, ids=[f"{name}-{ops}" for name, ops, _ in EDGES])
def test_edge(name, operands, value):
    """Where the rule is right by luck or says nothing, that is what it does."""
    assert all_mistakes()[name](*operands) == value


@pytest.mark.parametrize("table", [EXAMPLES + DOCUMENTED, EDGES], ids=["examples", "edges"])
def test_every_rule_is_covered(table):
    """No misconception without an example and an edge."""
    assert {name for name, *_ in table} == set(all_mistakes())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_words(lang):
    """Every misconception has a name, a sentence for the student and one for the teacher."""
    missing = [
        f"{name}.{part}"
        for name in all_mistakes()
        for part in ("name", "student", "teacher")
        if f"maths.misconception.{name}.{part}" not in catalogue(lang)
    ]
    assert missing == []


def test_right_by_luck_is_no_wrong_answer():
    """A rule that gives the right answer accuses nobody."""
    assert wrong_answers([("lucky", 85), ("lucky_fraction", Fraction(85)), ("silent", None), ("none", ())], 85) == {}


def test_equal_values_are_one_wrong_answer():
    """Rules that give the same value share it, whatever its form, and none is named twice."""
    given = [("first", Fraction(6, 8)), ("second", Fraction(3, 4)), ("twice", (5, 5))]
    assert wrong_answers(given, 1) == {"3/4": ("first", "second"), "5": ("twice",)}
