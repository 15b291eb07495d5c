"""Counting, doubles and halves, tens and rounding at their edges and against Python's own arithmetic."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from random import Random

import pytest

from seqnum.maths.skill import skill

# skill, level, operands, the card, the answer, a piece of the hint, a piece of the worked way
EDGES = [
    ("count_next_number", 1, (1, 1), "next number: 0, 1, □", 2, "comes after 1", "0, 1, 2"),
    ("count_next_number", 2, (99, 1), "next number: 98, 99, □", 100, "comes a whole ten", "98, 99, 100"),
    ("count_next_number", 3, (10, -1), "next number: 11, 10, □", 9, "comes before 10", "11, 10, 9"),
    ("count_next_number", 3, (119, 1), "next number: 118, 119, □", 120, "comes a whole ten", "118, 119, 120"),
    ("skip_count", 1, (4, 2), "next number: 0, 2, 4, □", 6, "from 2 to 4", "4 + 2 = 6."),
    ("skip_count", 2, (900, 100), "next number: 700, 800, 900, □", 1000, "from 800 to 900", "900 + 100 = 1,000."),
    ("skip_count", 3, (9, -8), "next number: 25, 17, 9, □", 1, "from 17 down to 9", "9 − 8 = 1."),
    ("ten_more_ten_less", 1, (89, 10), "89 + 10", 99, "with one more", "8 + 1 = 9"),
    ("ten_more_ten_less", 2, (20, -10), "20 − 10", 10, "with one less", "2 − 1 = 1"),
    ("ten_more_ten_less", 3, (995 - 10, 10), "985 + 10", 995, "with one more", "98 + 1 = 99"),
    ("ten_more_ten_less", 3, (109, -10), "109 − 10", None, "", ""),
    ("ten_more_ten_less", 3, (203, -10), "203 − 10", 193, "with one less", "20 − 1 = 19"),
    ("ten_more_ten_less", 3, (200, -100), "200 − 100", 100, "hundreds", "2 − 1 = 1"),
    ("double_half", 1, (1, 2), "double 1", 2, "1 + 1", "Twice 1 is 1 + 1 = 2."),
    ("double_half", 1, (20, -2), "half of 20", 10, "Share 20", "Since 10 + 10 = 20, half of 20 is 10."),
    ("double_half", 2, (40, 2), "double 40", 80, "40 + 40", "Twice 40 is 40 + 40 = 80."),
    ("double_half", 2, (88, -2), "half of 88", 44, "Halve 80, halve 8", "Half of 80 is 40 and half of 8 is 4."),
    ("double_half", 3, (99, 2), "double 99", 198, "90 + 90 and 9 + 9", "Together: 180 + 18 = 198."),
    ("double_half", 3, (198, -2), "half of 198", 99, "Halve 190, halve 8", "Half of 190 is 95 and half of 8 is 4."),
    ("double_half", 3, (30, -2), "half of 30", 15, "Share 30", "Since 15 + 15 = 30, half of 30 is 15."),
    ("round_10_100", 1, (95, 10), "95 to the nearest ten", 100, "the ones of 95", "it goes up: 100."),
    ("round_10_100", 1, (14, 10), "14 to the nearest ten", 10, "the ones of 14", "less than 5, so it goes down: 10."),
    ("round_10_100", 2, (950, 100), "950 to the nearest hundred", 1000, "the tens of 950", "it goes up: 1,000."),
    ("round_10_100", 2, (149, 100), "149 to the nearest hundred", 100, "the tens of 149", "it goes down: 100."),
    ("round_10_100", 3, (9995, 10), "9,995 to the nearest ten", 10000, "the ones of 9,995", "it goes up: 10,000."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "level", "operands", "text", "answer", "hint", "step"), EDGES)
def test_edges(name, level, operands, text, answer, hint, step):
    """The least and the largest cards read, come out and are explained as they should, or are no card of the level."""
    if answer is None:
        assert operands not in skill(name).space(level)
        return
    question = skill(name).question(level, operands)
    assert (question.text("en"), question.answer) == (text, answer)
    assert hint in question.hint("en")
    assert step in question.step("en")
    question.check()


@pytest.mark.parametrize("level", [1, 2, 3])
def test_rounding_is_that_of_the_decimal_module(level):
    """Half way goes up, as `decimal.ROUND_HALF_UP` has it."""
    rng = Random(f"round:{level}")
    for _ in range(2000):
        question = skill("round_10_100").draw(rng, level)
        n, unit = question.operands
        assert question.answer == int(Decimal(n).quantize(Decimal(unit).normalize(), ROUND_HALF_UP))


@pytest.mark.parametrize("name", ["count_next_number", "skip_count"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_series_are_ranges(name, level):
    """The numbers on the card and the answer are a range of Python's."""
    rng = Random(f"series:{name}:{level}")
    for _ in range(500):
        question = skill(name).draw(rng, level)
        shown = [int(one) for one in question.text("en").removeprefix("next number: ").removesuffix(", □").split(", ")]
        step = shown[1] - shown[0]
        assert [*shown, question.answer] == list(range(shown[0], shown[0] + step * (len(shown) + 1), step))


@pytest.mark.parametrize(
    ("name", "level", "operands", "wrong", "told"),
    [
        ("count_next_number", 2, (29, 1), "20", "you pass a ten"),
        ("count_next_number", 3, (40, -1), "49", "you pass a ten"),
        ("count_next_number", 3, (40, -1), "41", "do the numbers get bigger or smaller?"),
        ("count_next_number", 1, (8, 1), "8", "8 is on the card already"),
        ("skip_count", 1, (20, 5), "21", "how much is it from 15 to 20?"),
        ("skip_count", 1, (20, 5), "30", "take one step only"),
        ("skip_count", 1, (20, 5), "15", "the next one is more than 20"),
        ("ten_more_ten_less", 1, (46, 10), "47", "Compare 46 with 47: is it really 10"),
        ("ten_more_ten_less", 2, (46, -10), "56", "what you get with plus"),
        ("double_half", 1, (14, -2), "28", "double 14 = 28"),
        ("double_half", 2, (14, 2), "24", "one digit only"),
        ("double_half", 3, (27, 2), "44", "Did you carry it?"),
        ("double_half", 3, (76, -2), "33", "the ten that was left over"),
        ("round_10_100", 2, (347, 100), "400", "Round only once"),
        ("round_10_100", 2, (347, 10), "300", "tens or for hundreds"),
        ("round_10_100", 2, (345, 10), "340", "From half way on, round up"),
        ("round_10_100", 2, (342, 10), "330", "330 is too far"),
        ("round_10_100", 2, (342, 10), "400", "rounding moves a number by 5 at most"),
    ],
)
def test_what_is_said_about_a_wrong_number(name, level, operands, wrong, told):
    """Each slip gets its own sentence; a number that is none of them, a reason why it cannot be right."""
    assert told in skill(name).question(level, operands).why(wrong, "en")
