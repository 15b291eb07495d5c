"""Means, chances, areas and perimeters: right by other means, at the edges, and well explained."""

from __future__ import annotations

import random
import re
import statistics
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

import pytest

from seqnum.maths.skill import skill
from tests.maths.worked import drawn

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ("mean_of_list", "simple_probability", "area_perimeter")
LEVELS = [(name, level) for name in NAMES for level in (1, 2, 3)]


def shoelace(*corners: tuple[int, int]) -> Fraction:
    """Return the area of a polygon by its corners."""
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    return Fraction(abs(sum(x * v - y * u for (x, y), (u, v) in pairs)), 2)


def measured(key: str) -> Fraction:
    """Draw the shape and measure it; a missing length is tried out."""
    name, a, b = re.fullmatch(r"(\w+)\((\d+),(\d+)\)", key).groups()
    a, b = int(a), int(b)
    lengths = range(1, 400)
    ways: dict[str, Callable[[], int | Fraction]] = {
        "rectangle_area": lambda: shoelace((0, 0), (a, 0), (a, b), (0, b)),
        "rectangle_perimeter": lambda: sum((a, b, a, b)),
        "parallelogram_area": lambda: shoelace((0, 0), (a, 0), (a + 3, b), (3, b)),
        "triangle_area": lambda: shoelace((0, 0), (a, 0), (3, b)),
        "side_of_area": lambda: next(n for n in lengths if shoelace((0, 0), (n, 0), (n, b), (0, b)) == a),
        "side_of_perimeter": lambda: next(n for n in lengths if sum((n, b, n, b)) == a),
        "triangle_height": lambda: next(n for n in lengths if shoelace((0, 0), (b, 0), (3, n)) == a),
    }
    return Fraction(ways[name]())


def counted(key: str) -> Fraction:
    """List everything that can happen."""
    if key.startswith("2d"):
        sign, wanted = re.fullmatch(r"2d([<>]?=)(\d+)", key).groups()
        fits = {"=": int.__eq__, ">=": int.__ge__, "<=": int.__le__}[sign]
        return statistics.mean(Fraction(fits(a + b, int(wanted))) for a, b in product(range(1, 7), repeat=2))
    balls = "".join(colour * int(count) for count, colour in re.findall(r"(\d+)([rbg])", key))
    red = Fraction(balls.count("r"), len(balls))
    return 1 - red if "not" in key else red


def averaged(key: str) -> Fraction:
    return statistics.mean(map(Fraction, re.findall(r"\d+", key)))


OUTSIDE = dict(zip(NAMES, (averaged, counted, measured), strict=True))


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_answers_come_from_elsewhere_too(name, level):
    """Python's statistics, a list of all that can happen, and corners in a plane come to the same."""
    for question in drawn(name, level):
        assert question.answer == OUTSIDE[name](question.id.partition(":")[2])


@pytest.mark.parametrize(
    ("name", "level", "operands", "mistakes"),
    [
        ("simple_probability", 1, (0, 3, 5), {"3/5": "part_to_part", "5/8": "probability_of_the_others"}),
        ("simple_probability", 3, (2, 9), {"1/11": "sums_equally_likely", "2/21": "pairs_without_order"}),
        ("area_perimeter", 1, (0, 3, 5), {"16": "area_perimeter_swapped"}),
        ("area_perimeter", 1, (1, 3, 5), {"15": "area_perimeter_swapped", "8": "perimeter_two_sides"}),
        ("area_perimeter", 2, (3, 6, 4), {"24": "area_triangle_no_half"}),
        ("area_perimeter", 2, (2, 6, 4), {"12": "area_parallelogram_halved"}),
        ("area_perimeter", 3, (5, 16, 3), {"10": "side_without_halving", "13": "side_taken_away_once"}),
        ("area_perimeter", 3, (6, 12, 6), {"2": "height_without_doubling"}),
    ],
)
def test_documented_mistakes_are_on_the_card(name, level, operands, mistakes):
    """The examples of the table of misconceptions are found where a pupil would make them."""
    question = skill(name).question(level, operands)
    for wrong, misconception in mistakes.items():
        assert misconception in question.mistakes[wrong]


def test_means_are_asked_of_numbers_out_of_order():
    """Few lists stand sorted, so that the middle one is seldom the median."""
    for level in (1, 2, 3):
        asked = [question.operands for question in drawn("mean_of_list", level, 200)]
        assert sum(list(numbers) == sorted(numbers) for numbers in asked) < 20
        assert sum(numbers[len(numbers) // 2] == statistics.median(numbers) for numbers in asked) < 120


def test_a_mean_with_a_decimal_has_the_mark_of_the_region():
    """39.5 in the United States and Mexico, 39,5 in Spain and Brazil."""
    question = next(one for one in drawn("mean_of_list", 3) if one.answer > 10)
    shown = [question.written.plain(lang) for lang in ("en", "es-MX", "es", "pt")]
    assert shown == [question.face, question.face, *[question.face.replace(".", ",")] * 2]


def test_two_dice_fall_as_they_are_said_to():
    """Thirty-six thousand throws stay within five standard deviations of every probability."""
    rng = random.Random("dice")
    throws = [int(rng.random() * 6) + int(rng.random() * 6) + 2 for _ in range(36_000)]
    for total in range(2, 13):
        p = float(skill("simple_probability").question(3, (2, total)).number)
        assert abs(throws.count(total) - 36_000 * p) < 5 * (36_000 * p * (1 - p)) ** 0.5


def test_a_probability_is_asked_for_in_lowest_terms():
    """The card says so; 4/10 for 2/5 is right in another form."""
    question = skill("simple_probability").question(1, (0, 4, 6))
    assert question.caption("en") == "in lowest terms"
    assert "4/10" in question.why("4/10", "en")
    assert question.why("7", "en").startswith("A probability lies between 0 and 1")
