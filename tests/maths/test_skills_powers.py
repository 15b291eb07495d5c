"""Powers, roots, absolute values, signed products, scientific notation: right by other means and at the edges."""

from __future__ import annotations

import math
import re
from decimal import Decimal
from fractions import Fraction

import pytest

from seqnum.maths.skill import skill
from tests.maths.worked import drawn

NAMES = ("evaluate_powers", "absolute_value", "integer_mul_div", "scientific_notation", "square_cube_roots")
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]


def power(key: str) -> Fraction:
    sign, base, exponent = re.fullmatch(r"(-?)\(?(-?\d+)\)?\^(\d+)", key).groups()
    return Fraction(math.prod([int(base)] * int(exponent)) * (-1 if sign else 1))


def absolute(key: str) -> Fraction:
    parts = [sum(map(int, re.findall(r"-?\d+", inside))) for inside in re.findall(r"\|([^|]*)\|", key)]
    sizes = [max(part, -part) for part in parts]
    return Fraction(sizes[0] - sizes[1] if "|-|" in key else sum(sizes))


def signed(key: str) -> Fraction:
    numbers = [Fraction(number) for number in re.findall(r"-?\d+", key)]
    return numbers[0] / numbers[1] if "/" in key else Fraction(math.prod(numbers))


def scientific(key: str) -> Fraction:
    numbers = [
        Fraction(Decimal(f"{front}E{exponent}")) for front, exponent in re.findall(r"([\d.]+)\*10\^(-?\d+)", key)
    ]
    return numbers[0] / numbers[1] if "/" in key else Fraction(math.prod(numbers))


def rooted(key: str) -> float:
    def under(text: str) -> float:
        left, sign, right = re.fullmatch(r"(-?\d+)([-+/]?)(\d*)", text).groups()
        others = {"": lambda a, _: a, "+": float.__add__, "-": float.__sub__, "/": float.__truediv__}
        return float(others[sign](float(left), float(right or 0)))

    found = [(kind, under(inside)) for kind, inside in re.findall(r"(sqrt|cbrt)\(([^)]*)\)", key)]
    return math.fsum(math.sqrt(n) if kind == "sqrt" else math.copysign(abs(n) ** (1 / 3), n) for kind, n in found)


OUTSIDE = dict(zip(NAMES, (power, absolute, signed, scientific, rooted), strict=True))


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Python's own products, decimals and floats, given the text of the card, come to the same."""
    for question in drawn(name, level):
        right = OUTSIDE[name](question.id.partition(":")[2])
        assert question.answer == right or (name == "square_cube_roots" and math.isclose(question.answer, right))


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("evaluate_powers", 1, (2, 3, 1), {"6": "power_as_multiplication", "9": "base_and_exponent_swapped"}),
        ("evaluate_powers", 2, (5, 0, 1), {"0": "zero_exponent_zero"}),
        ("evaluate_powers", 3, (-3, 2, 1), {"-9": "negative_base_sign_in"}),
        ("evaluate_powers", 3, (3, 2, -1), {"9": "neg_outside_squared"}),
        ("absolute_value", 1, (0, -7, 0), {"-7": "absolute_bars_ignored"}),
        ("absolute_value", 1, (0, 7, 0), {"-7": "absolute_turns_sign"}),
        ("absolute_value", 2, (1, 3, -8), {"-5": "absolute_bars_ignored", "11": "absolute_of_each"}),
        ("integer_mul_div", 2, (-4, 1, -6, 1), {"-24": "negative_product_stays_negative"}),
        ("integer_mul_div", 2, (-24, -1, -6, 1), {"-4": "quotient_stays_negative"}),
        ("integer_mul_div", 1, (-4, 1, 6, 1), {"24": "product_without_sign"}),
        ("scientific_notation", 1, (32, 4), {"320000": "zeros_for_exponent", "3200": "off_by_one_shift"}),
        ("scientific_notation", 2, (32, -4), {"32000": "exponent_sign_ignored"}),
        ("scientific_notation", 3, (2, 3, 1, 4, 4), {"8000000000000": "exponents_multiplied_for_product"}),
        ("square_cube_roots", 1, (0, 16, 0), {"8": "sqrt_halves"}),
        ("square_cube_roots", 2, (1, 27, 0), {"9": "cube_root_thirds"}),
        ("square_cube_roots", 3, (4, 9, 16), {"7": "sqrt_sum_of_squares"}),
        ("square_cube_roots", 3, (3, 9, 16), {"5": "roots_under_one_root"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """The examples of the table of misconceptions are found where a pupil would make them."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]


def test_a_minus_before_a_power_is_not_in_its_base():
    """(−3)² and −3² differ on the card, in the answer and in words (khan-exercises 16779 and 17110)."""
    inside, outside = (skill("evaluate_powers").question(3, one) for one in ((-3, 2, 1), (3, 2, -1)))
    assert (inside.text(), str(inside.answer)) == ("(−3)^2", "9")
    assert (outside.text(), str(outside.answer)) == ("−3^2", "-9")
    assert "minus belongs to the base" in inside.hint("en")
    assert "belongs to 3 only" in outside.hint("en")


def test_no_square_root_is_negative():
    """√ means the root that is not negative; only cube roots have a sign."""
    for level in (1, 2, 3):
        for question in drawn("square_cube_roots", level, 200):
            assert question.answer > 0 or question.operands[0] == 1


def test_small_numbers_are_written_out():
    """Answers in scientific notation are decimals with the mark of the region, never fractions."""
    question = skill("scientific_notation").question(2, (32, -4))
    assert [question.written.plain(lang) for lang in ("en", "es", "pt")] == ["0.00032", "0,00032", "0,00032"]
