"""Misconceptions of exercises that somebody typed; no skill's cards are chosen for them."""

from __future__ import annotations

from fractions import Fraction

EXAMPLES = [
    ("first_minus_ignored", (-4, -1, 6), -2),
    ("minus_too_many", (18,), -18),
    ("added_instead_of_divided", (56, 7), 63),
    ("multiplied_instead_of_divided", (8, 2), 16),
    ("divided_instead_of_multiplied", (8, 2), 4),
    ("divided_by_one_is_one", (6, 1), 1),
    ("zero_divided_is_divisor", (0, 6), 6),
    ("point_in_wrong_place", (Fraction("2.5"),), (Fraction("0.025"), Fraction("0.25"), 25, 250)),
    ("only_the_whole_part", (Fraction(-15, 4),), (-3, -4)),
    ("one_digit_wrong", (Fraction(100), 0), (*range(101, 110), *range(110, 200, 10), 0, *range(200, 1000, 100))),
    ("two_digits_swapped", (Fraction("4.73"), 2), (Fraction("7.43"), Fraction("4.37"))),
    ("stopped_halfway", (Fraction(60),), (60,)),
    ("divides_tops_and_bottoms_apart", (6, 10, 2, 4), Fraction(3, 2)),
    ("mixed_tops_and_bottoms_apart", (5, 3, 8, 2, 2, 3), Fraction(16, 5)),
]

EDGES = [
    ("first_minus_ignored", (-4, 1, 6), 10),
    ("first_minus_ignored", (4, -1, 6), None),
    ("minus_too_many", (-18,), None),
    ("minus_too_many", (0,), None),
    ("added_instead_of_divided", (Fraction(4), Fraction(-2)), 2),
    ("multiplied_instead_of_divided", (6, 1), 6),
    ("divided_instead_of_multiplied", (6, 1), 6),
    ("divided_instead_of_multiplied", (6, 0), None),
    ("divided_by_one_is_one", (1, 1), None),
    ("divided_by_one_is_one", (6, 2), None),
    ("zero_divided_is_divisor", (6, 6), None),
    ("point_in_wrong_place", (Fraction(5),), ()),
    ("only_the_whole_part", (Fraction(3),), ()),
    ("only_the_whole_part", (Fraction(1, 4),), ()),
    ("only_the_whole_part", (Fraction(3, 4),), (1,)),
    ("one_digit_wrong", (Fraction(29), 0), ()),
    ("two_digits_swapped", (Fraction(29), 0), ()),
    ("two_digits_swapped", (Fraction(111), 0), ()),
    ("stopped_halfway", (), ()),
    ("divides_tops_and_bottoms_apart", (6, 8, 2, 8), 3),
    ("divides_tops_and_bottoms_apart", (1, 2, 3, 4), None),
    ("mixed_tops_and_bottoms_apart", (5, 2, 3, 2, 1, 3), None),
]
