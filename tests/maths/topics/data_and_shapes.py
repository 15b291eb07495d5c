"""Means, chances, areas and perimeters."""

from __future__ import annotations

from fractions import Fraction


def _close(numbers: tuple[int, ...], apart: int, most: int) -> bool:
    different = len(set(numbers)) == len(numbers)
    return different and min(numbers) >= 1 and max(numbers) <= most and max(numbers) - min(numbers) <= apart


def _mean(numbers: tuple[int, ...]) -> Fraction:
    return Fraction(sum(numbers), len(numbers))


def _sides(kind: int, a: int, b: int) -> bool:
    """Say whether a side or height is missing that is a whole number from 2 to 31."""
    missing = {4: Fraction(a, b), 5: Fraction(a, 2) - b, 6: Fraction(2 * a, b)}.get(kind, Fraction(0))
    return missing.denominator == 1 and 2 <= missing <= 31 and 2 <= b <= 12 and missing != b


PROMISES = {
    ("mean_of_list", 1): lambda *numbers: (
        len(numbers) == 3 and _close(numbers, 20, 40) and _mean(numbers).denominator == 1
    ),
    ("mean_of_list", 2): lambda *numbers: (
        len(numbers) in {4, 5} and _close(numbers, 9, 50) and _mean(numbers).denominator == 1
    ),
    ("mean_of_list", 3): lambda *numbers: (
        len(numbers) in {4, 5} and _close(numbers, 9, 50) and _mean(numbers).denominator in {2, 5}
    ),
    ("simple_probability", 1): lambda kind, *balls: (
        kind == 0 and len(balls) == 2 and all(2 <= count <= 10 for count in balls)
    ),
    ("simple_probability", 2): lambda kind, *balls: (
        kind == 1 and len(balls) == 3 and all(2 <= count <= 7 for count in balls)
    ),
    ("simple_probability", 3): lambda kind, *sums: (
        len(sums) == 1 and sums[0] in {2: range(2, 13), 3: range(3, 13), 4: range(2, 12)}[kind]
    ),
    ("area_perimeter", 1): lambda kind, a, b: kind in {0, 1} and 2 <= min(a, b) <= max(a, b) <= 12 and a != b,
    ("area_perimeter", 2): lambda kind, a, b: (
        kind in {2, 3} and 2 <= a <= 20 and 2 <= b <= 12 and (kind == 2 or a * b % 2 == 0)
    ),
    ("area_perimeter", 3): _sides,
}

BOXES = {
    "area_perimeter": [range(7), range(1, 375), range(1, 14)],
}

NO_BOX = ["mean_of_list", "simple_probability"]

GOLDEN = {
    "mean_of_list": ["mean(39,42,46,40,43)", "mean(29,31,38,30,32)", "mean(20,15,17,16)"],
    "simple_probability": ["5r,5b,6g=not_r", "7r,5b,4g=not_r", "3r,7b,7g=not_r"],
    "area_perimeter": ["triangle_area(4,9)", "parallelogram_area(12,6)", "triangle_area(16,4)"],
}

EXAMPLES = [
    ("median_for_mean", (2, 4, 9), 4),
    ("mean_of_extremes", (2, 4, 9), Fraction(11, 2)),
    ("part_to_part", (3, 8), Fraction(3, 5)),
    ("probability_of_the_others", (3, 8), Fraction(5, 8)),
    ("sums_equally_likely", (1,), Fraction(1, 11)),
    ("pairs_without_order", (2,), Fraction(2, 21)),
    ("perimeter_two_sides", (3, 5), 8),
    ("area_parallelogram_halved", (6, 4), 12),
    ("side_without_halving", (16, 3), 10),
    ("side_taken_away_once", (16, 3), 13),
    ("height_without_doubling", (12, 6), 2),
]

EDGES = [
    ("median_unsorted", (9, 1, 5, 4), 3),
    ("mean_forgot_divide", (-2, 2, 0), 0),
    ("median_for_mean", (9, 2, 4, 5), Fraction(9, 2)),
    ("median_for_mean", (9, 1, 5), 5),
    ("mean_of_extremes", (2, 4, 6), 4),
    ("part_to_part", (8, 8), None),
    ("probability_of_the_others", (4, 8), Fraction(1, 2)),
    ("sums_equally_likely", (11,), 1),
    ("pairs_without_order", (21,), 1),
    ("area_perimeter_swapped", (3, 6), 18),
    ("perimeter_two_sides", (1, 1), 2),
    ("area_triangle_no_half", (1, 1), 1),
    ("area_parallelogram_halved", (3, 5), Fraction(15, 2)),
    ("side_without_halving", (16, 8), 0),
    ("side_taken_away_once", (4, 2), 2),
    ("height_without_doubling", (9, 2), Fraction(9, 2)),
]

LIMITS = [
    ("mean_of_list", 1, [(3, 2, 1), (39, 38, 40)], [(1, 2, 4), (1, 1, 4), (1, 2), (1, 20, 30), (40, 41, 42)]),
    ("mean_of_list", 2, [(3, 2, 6, 1), (48, 40, 47, 49, 46)], [(1, 2, 3), (1, 2, 3, 5), (1, 4, 6, 13)]),
    ("mean_of_list", 3, [(1, 3, 2, 4), (45, 48, 40, 47, 49)], [(1, 2, 3, 6), (1, 2, 3, 5), (1, 2, 3, 4, 10)]),
    ("simple_probability", 1, [(0, 2, 2), (0, 10, 10)], [(0, 1, 2), (0, 11, 2), (2, 9)]),
    ("simple_probability", 2, [(1, 2, 2, 2), (1, 7, 7, 7)], [(1, 1, 2, 2), (1, 8, 2, 2), (0, 2, 2, 2)]),
    ("simple_probability", 3, [(2, 2), (2, 12), (3, 3), (4, 11)], [(2, 1), (2, 13), (3, 2), (4, 12)]),
    ("area_perimeter", 1, [(0, 2, 3), (1, 12, 11)], [(0, 3, 3), (0, 1, 3), (1, 13, 2), (3, 6, 4)]),
    ("area_perimeter", 2, [(2, 2, 2), (3, 20, 12)], [(2, 21, 2), (3, 3, 5), (2, 2, 13)]),
    ("area_perimeter", 3, [(4, 6, 2), (5, 10, 2), (6, 12, 6)], [(4, 7, 2), (5, 11, 2), (4, 9, 3), (6, 12, 5)]),
]
