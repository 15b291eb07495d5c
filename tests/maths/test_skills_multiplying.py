"""Times tables a few at a time and with zeros, at their edges."""

from __future__ import annotations

import pytest

from seqnum.maths.skill import skill

# skill, level, operands, the card, the answer, a piece of the hint, a piece of the worked way
EDGES = [
    ("table_2_5_10", 1, (2, 1), "2 × 1", 2, "single bag", "Times 1 changes nothing: 2 × 1 = 2."),
    ("table_2_5_10", 1, (10, 10), "10 × 10", 100, "10 times ten", "10 tens make 100: 10 × 10 = 100."),
    ("table_2_5_10", 2, (0, 10), "0 × 10", 0, "0 bags", "Times 0 always makes 0: 0 × 10 = 0."),
    ("table_2_5_10", 3, (12, 10), "12 × 10", 120, "12 times ten", "12 tens make 120: 12 × 10 = 120."),
    ("table_2_5_10", 3, (5, 12), "5 × 12", 60, "10 × 12 = 120", "10 × 12 = 120, and half of that: 5 × 12 = 60."),
    ("table_2_5_10", 3, (12, 2), "12 × 2", 24, "12 + 12", "Twice 12 is 12 + 12, so 12 × 2 = 24."),
    ("table_3_4_8", 1, (3, 2), "3 × 2", 6, "3 + 3", "Twice 3 is 3 + 3, so 3 × 2 = 6."),
    ("table_3_4_8", 3, (12, 8), "12 × 8", 96, "10 × 12 = 120", "5 × 12 = 60 and 3 × 12 = 36."),
    ("table_3_4_8", 3, (8, 8), "8 × 8", 64, "10 × 8 = 80", "5 × 8 = 40 and 3 × 8 = 24."),
    ("multiply_multiple_of_10", 1, (2, 20), "2 × 20", 40, "2 × 2 tens", "2 × 2 = 4, and 4 tens are 40."),
    ("multiply_multiple_of_10", 1, (5, 20), "5 × 20", 100, "5 × 2 tens", "5 × 2 = 10, and 10 tens are 100."),
    ("multiply_multiple_of_10", 3, (90, 90), "90 × 90", 8100, "9 × 9 hundreds", "81 hundreds are 8,100."),
    ("multiply_multiple_of_10", 3, (500, 2), "500 × 2", 1000, "5 × 2 hundreds", "10 hundreds are 1,000."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "level", "operands", "text", "answer", "hint", "step"), EDGES)
def test_edges(name, level, operands, text, answer, hint, step):
    """The least and the largest cards read, come out and are explained as they should."""
    question = skill(name).question(level, operands)
    assert (question.text("en"), question.answer) == (text, answer)
    assert hint in question.hint("en")
    assert step in question.step("en")
    question.check()


@pytest.mark.parametrize(
    ("name", "level", "operands", "wrong", "told"),
    [
        ("table_2_5_10", 2, (0, 5), "5", "Times 0 is not plus 0"),
        ("table_2_5_10", 3, (10, 12), "110", "110 is 10 × 11"),
        ("table_3_4_8", 2, (4, 8), "12", "what you get with plus"),
        ("multiply_multiple_of_10", 2, (6, 40), "24", "24 is too small"),
        ("multiply_multiple_of_10", 2, (6, 40), "2400", "2,400 is too big"),
        ("multiply_multiple_of_10", 2, (6, 40), "280", "280 is 7 × 40"),
        ("multiply_multiple_of_10", 2, (6, 40), "300", "300 is 6 × 50"),
        ("multiply_multiple_of_10", 2, (6, 40), "46", "what you get with plus"),
        ("multiply_multiple_of_10", 2, (6, 40), "241", "always end in 0, and 241 does not"),
        ("multiply_multiple_of_10", 3, (60, 40), "240", "240 is too small"),
    ],
)
def test_what_is_said_about_a_wrong_number(name, level, operands, wrong, told):
    """Each slip gets its own sentence; a number that is none of them, a reason why it cannot be right."""
    assert told in skill(name).question(level, operands).why(wrong, "en")


def test_tables_hold_the_facts_of_all_tables():
    """What a small table asks, the whole table asks too, with the same answer and the same words."""
    for name in ("table_2_5_10", "table_3_4_8"):
        one = skill(name)
        for answer in one.answers(2):
            for index in range(len(one.answering(2, answer))):
                card = one.question(2, one.answering(2, answer)[index])
                level = 1 if {2, 5, 10} & set(card.operands) else 3
                other = skill("table_all_10").question(level, card.operands)
                assert (card.text(), card.answer, card.step()) == (other.text(), other.answer, other.step())
