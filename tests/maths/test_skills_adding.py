"""Sums and differences of the first grades at their edges: what is asked, what comes out and what is said."""

from __future__ import annotations

from random import Random

import pytest

from seqnum.maths.skill import NotOfLevel, skill
from tests.maths.digits import carries

# skill, level, operands, the card, the answer, a piece of the hint, a piece of the worked way
EDGES = [
    ("number_bonds_10", 1, (9, 2), "9 + □ = 10", 1, "count on to 10", "From 9 count on to 10: 10. So 9 + 1 = 10."),
    ("number_bonds_10", 2, (1, 1), "□ + 1 = 10", 9, "fold 1 of them down", "it is 5 more: 4 + 5 = 9. So 9 + 1 = 10."),
    ("number_bonds_10", 2, (5, 2), "5 + □ = 10", 5, "Start at 5", "6, 7, 8, 9, 10"),
    ("number_bonds_10", 3, (8, 1, 3), "8 + 1 + □ = 10", 1, "8 + 1 = 9", "So 8 + 1 + 1 = 10."),
    ("number_bonds_10", 3, (1, 1, 2), "1 + □ + 1 = 10", 8, "1 + 1 = 2", "From 2 to 5 it is 3"),
    ("number_bonds_10", 3, (3, 2, 1), "□ + 3 + 2 = 10", 5, "Put together what is there. How much", "6, 7, 8, 9, 10"),
    ("add_within_10", 1, (0, 1), "0 + 1", 1, "adding nothing", "Adding 0 changes nothing: 0 + 1 = 1."),
    ("add_within_10", 2, (10, 0), "10 + 0", 10, "adding nothing", "10 + 0 = 10."),
    ("add_within_10", 2, (1, 9), "1 + 9", 10, "Start at the bigger number, 9", "10. So 1 + 9 = 10."),
    ("add_within_10", 3, (5, 5), "5 + 5", 10, "Start at 5", "6, 7, 8, 9, 10. So 5 + 5 = 10."),
    ("sub_within_10", 1, (1, 1), "1 − 1", 0, "as many as there are", "nothing is left: 1 − 1 = 0."),
    ("sub_within_10", 2, (10, 10), "10 − 10", 0, "as many as there are", "nothing is left: 10 − 10 = 0."),
    ("sub_within_10", 2, (10, 9), "10 − 9", 1, "steps up to 10", "10. So 10 − 9 = 1."),
    ("missing_addend_20", 1, (9, 10, 2), "9 + □ = 10", 1, "count on to 10", "So 9 + 1 = 10."),
    ("missing_addend_20", 1, (1, 10, 2), "1 + □ = 10", 9, "Take the 1 away from the 10", "10 − 1 = 9. So 1 + 9 = 10."),
    ("missing_addend_20", 2, (10, 20, 1), "□ + 10 = 20", 10, "Take one ten away", "20 is 10 and 10. So 10 + 10 = 20."),
    ("missing_addend_20", 2, (18, 20, 2), "18 + □ = 20", 2, "8 + □ = 10", "8 + 2 = 10. So 18 + 2 = 20."),
    ("missing_addend_20", 2, (13, 16, 2), "13 + □ = 16", 3, "Take the 13 away", "3 + 3 = 6. So 13 + 3 = 16."),
    ("missing_addend_20", 3, (9, 11, 1), "□ + 9 = 11", 2, "from 9 up to 10: that is 1", "from 10 to 11 it is 1 more"),
    ("balance_equation_20", 1, (1, 3, 2, 3), "1 + 3 = □ + 2", 2, "1 + 3", "4 − 2 = 2. So 1 + 3 = 2 + 2."),
    ("balance_equation_20", 3, (2, 18, 3, 1), "□ + 3 = 2 + 18", 17, "2 + 18", "20 − 3 = 17. So 17 + 3 = 2 + 18."),
    ("add_2digit_no_regroup", 1, (91, 8), "91 + 8", 99, "1 + 8", "Ones: 1 + 8 = 9. Tens: 9. 91 + 8 = 99."),
    ("add_2digit_no_regroup", 3, (188, 11), "188 + 11", 199, "8 + 1", "Hundreds: 1. 188 + 11 = 199."),
    ("sub_2digit_no_regroup", 2, (99, 91), "99 − 91", 8, "9 − 1", "Tens: 9 − 9 = 0. 99 − 91 = 8."),
    ("sub_2digit_no_regroup", 3, (111, 11), "111 − 11", 100, "1 − 1", "Hundreds: 1. 111 − 11 = 100."),
    ("add_sub_multidigit", 1, (1000, 1, 1019), "1000 + 1019", None, "", ""),
    ("add_sub_multidigit", 3, (9999, 1, 9999), "9,999 + 9,999", 19998, "9 + 9", "Thousands: 9 + 9 + 1 = 19."),
    ("add_sub_multidigit", 3, (2000, -1, 1001), "2,000 − 1,001", 999, "swap one thousand", "2 lent 1, so 1 − 1 = 0."),
    ("add_sub_multidigit", 3, (2100, -1, 1011), "2,100 − 1,011", 1089, "swap one hundred", "2,100 − 1,011 = 1,089."),
    ("add_sub_multidigit", 3, (2000, -1, 1999), "2,000 − 1,999", 1, "swap one thousand", "2,000 − 1,999 = 1."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "level", "operands", "text", "answer", "hint", "step"), EDGES)
def test_edges(name, level, operands, text, answer, hint, step):
    """The least and the largest cards read, come out and are explained as they should, or are no card of the level."""
    if answer is None:
        with pytest.raises(NotOfLevel):
            skill(name).question(level, operands)
        return
    question = skill(name).question(level, operands)
    assert (question.text("en"), question.answer) == (text, answer)
    assert hint in question.hint("en")
    assert step in question.step("en")
    question.check()


@pytest.mark.parametrize(
    ("name", "level", "operands", "wrong", "told"),
    [
        ("add_within_10", 2, (5, 1), "5", "5 is where you start"),
        ("add_within_10", 2, (4, 3), "1", "what you get with minus"),
        ("add_within_10", 2, (3, 0), "4", "0 is nothing at all"),
        ("sub_within_10", 2, (6, 1), "6", "6 is where you start"),
        ("missing_addend_20", 3, (8, 11, 2), "19", "both sides are worth the same"),
        ("missing_addend_20", 3, (8, 11, 2), "4", "8 itself is no step"),
        ("balance_equation_20", 2, (8, 4, 5, 3), "12", "12 is what 8 + 4 makes. But the 5 beside the gap counts too."),
        ("balance_equation_20", 2, (8, 4, 5, 3), "17", "all the numbers"),
        ("balance_equation_20", 3, (8, 4, 5, 1), "3", "With 3 you reach 8. But the other side is 8 + 4"),
        ("add_2digit_no_regroup", 1, (34, 5), "84", "Line 34 and 5 up on the right"),
        ("add_2digit_no_regroup", 2, (32, 45), "87", "Do the ones make ten here?"),
        ("add_2digit_no_regroup", 2, (32, 45), "14", "as if they were ones"),
        ("sub_2digit_no_regroup", 1, (78, 5), "28", "Write 5 under the ones of 78"),
        ("sub_2digit_no_regroup", 2, (78, 35), "33", "Borrow only when"),
        ("add_sub_multidigit", 3, (5003, -1, 1246), "4243", "Keep the order"),
        ("add_sub_multidigit", 1, (1347, 1, 2318), "3655", "Did you carry it?"),
    ],
)
def test_what_is_said_about_a_wrong_number(name, level, operands, wrong, told):
    """The published examples of McNeil & Alibali, Ashlock and Brown & Burton get their own sentence."""
    assert told in skill(name).question(level, operands).why(wrong, "en")


def test_signs_of_four_digits_are_mixed():
    """Both signs come often at every level, and carries are counted by digit sums."""
    for level in (1, 2, 3):
        rng = Random("mixed")
        drawn = [skill("add_sub_multidigit").draw(rng, level) for _ in range(300)]
        sums = [question for question in drawn if question.operands[1] > 0]
        assert 60 < len(sums) < 290
        for question in sums:
            a, _, b = question.operands
            assert question.features["carries"] == carries(a, b)
