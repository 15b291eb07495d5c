"""Each misconception on its documented example, and on an edge where it happens to be right or falls silent."""

from __future__ import annotations

from fractions import Fraction

import pytest

from seqnum.maths.mistakes import all_mistakes, wrong_answers
from seqnum.text import LANGUAGES, catalogue

HALF = Fraction(1, 2)

# id, operands, wrong value. The examples are those of the table of misconceptions; see "not in the table" in the code.
EXAMPLES = [
    ("off_by_one_count", (8, 5), 12),
    ("near_double_wrong", (7, 8), (14, 16)),
    ("off_by_one_count_back", (15, 8), 8),
    ("no_carry", (47, 38), 75),
    ("writes_full_column_sums", (47, 38), 715),
    ("carry_wrong_digit", (48, 37), 121),
    ("add_left_aligned", (34, 5), 84),
    ("smaller_from_larger", (42, 17), 35),
    ("borrow_no_decrement", (143, 28), 125),
    ("borrow_across_zero", (304, 75), 139),
    ("stops_borrow_at_zero", (203, 98), 115),
    ("borrow_from_zero", (1300, 522), 878),
    ("zero_minus_n_is_n", (140, 21), 121),
    ("zero_minus_n_is_zero", (140, 21), 120),
    ("always_borrow_left", (733, 216), 427),
    ("added_instead_of_subtracted", (42, 17), 59),
    ("table_neighbour", (7, 8), (63, 49, 64, 48)),
    ("off_by_one_table_fact", (7, 8), (57, 55)),
    ("off_by_ten_table_fact", (7, 8), (66, 46)),
    ("added_instead_of_multiplied", (7, 8), 15),
    ("other_table_product", (7, 8), (50, 54, 60)),
    ("zero_times_n_is_n", (0, 6), 6),
    ("one_times_n_is_one", (1, 6), 1),
    ("drops_zero_in_quotient", (618, 6), 13),
    ("neighbour_quotient", (56, 7), (9, 7)),
    ("subtracted_instead_of_divided", (56, 7), 49),
    ("left_to_right", (5, ("+", 6), ("×", 10)), 110),
    ("addition_before_subtraction", (10, 3, 2), 5),
    ("multiplication_before_division", (12, 3, 2), 2),
    ("ignores_parentheses", (3, ("×", 4), ("+", 5)), 17),
    ("minus_not_distributed", (10, 4, 3), 3),
    ("added_numerators_and_denominators", (1, 4, 2, 3), Fraction(3, 7)),
    ("common_denominator_kept_numerators", (1, 2, 1, 4), Fraction(2, 4)),
    ("multiplied_denominators_added_numerators", (2, 3, 1, 5), Fraction(3, 15)),
    ("larger_denominator_kept", (2, 3, 1, 6), Fraction(3, 6)),
    ("whole_times_both", (2, 3, 3), Fraction(6, 9)),
    ("took_one_part", (2, 3, 12), 4),
    ("gave_the_rest", (3, 4, 12), 3),
    ("swapped_numerator_and_denominator", (2, 3, 12), 18),
    ("sign_lost", (-8, 6), 2),
    ("sign_of_first", (5, -9), 14),
    ("double_sign_becomes_plus", (-6, -8), 2),
    ("two_negatives_make_positive_in_addition", (-6, -8), 14),
    ("subtracting_negative_as_positive", (7, -3), 4),
    ("abs_difference_for_subtraction", (3, 8), 5),
    ("solve_add_instead_of_subtract", (2, 3, 11), 7),
    ("solve_subtract_coefficient", (2, 3, 11), 6),
    ("solve_forgot_divide", (2, 3, 11), 8),
    ("solve_divide_reversed", (2, 3, 11), Fraction(1, 4)),
    ("solve_combined_unlike", (2, 3, 10), 2),
    ("solve_divided_only_one_term", (2, 3, 12), 3),
    ("solve_sign_of_quotient", (-4, 0, 12), 3),
]

# id, operands, what it gives there: the right answer by luck, or None where the rule says nothing.
EDGES = [
    ("off_by_one_count", (0, 1), 0),
    ("near_double_wrong", (7, 7), None),
    ("near_double_wrong", (7, 9), None),
    ("off_by_one_count_back", (9, 9), 1),
    ("no_carry", (32, 45), 77),
    ("no_carry", (87, 38), 115),
    ("writes_full_column_sums", (32, 45), 77),
    ("carry_wrong_digit", (56, 5), 61),
    ("add_left_aligned", (34, 56), None),
    ("smaller_from_larger", (78, 35), 43),
    ("borrow_no_decrement", (78, 35), 43),
    ("borrow_across_zero", (342, 175), 167),
    ("stops_borrow_at_zero", (342, 175), 167),
    ("borrow_from_zero", (342, 175), 167),
    ("zero_minus_n_is_n", (507, 49), 458),
    ("zero_minus_n_is_n", (105, 50), 155),
    ("zero_minus_n_is_zero", (145, 20), 125),
    ("always_borrow_left", (42, 17), 25),
    ("always_borrow_left", (132, 58), None),
    ("added_instead_of_subtracted", (7, 0), 7),
    ("table_neighbour", (2, 1), (4, 3, 1)),
    ("off_by_one_table_fact", (0, 7), ()),
    ("off_by_ten_table_fact", (2, 3), (16,)),
    ("added_instead_of_multiplied", (2, 2), 4),
    ("other_table_product", (1, 7), ()),
    ("zero_times_n_is_n", (0, 0), 0),
    ("zero_times_n_is_n", (2, 6), None),
    ("one_times_n_is_one", (1, 1), 1),
    ("one_times_n_is_one", (2, 6), None),
    ("drops_zero_in_quotient", (56, 7), None),
    ("drops_zero_in_quotient", (0, 7), None),
    ("neighbour_quotient", (7, 7), (2, 0)),
    ("subtracted_instead_of_divided", (4, 2), 2),
    ("left_to_right", (5, ("×", 6), ("+", 10)), 40),
    ("addition_before_subtraction", (10, 3, 0), 7),
    ("multiplication_before_division", (12, 3, 1), 4),
    ("ignores_parentheses", (3, ("+", 4), ("+", 5)), 12),
    ("minus_not_distributed", (10, 4, 0), 6),
    ("added_numerators_and_denominators", (1, 2, -1, 2), 0),
    ("common_denominator_kept_numerators", (1, 4, 2, 4), Fraction(3, 4)),
    ("multiplied_denominators_added_numerators", (1, 1, 2, 1), 3),
    ("larger_denominator_kept", (1, 4, 2, 4), Fraction(3, 4)),
    ("whole_times_both", (1, 2, 1), HALF),
    ("took_one_part", (1, 3, 12), None),
    ("gave_the_rest", (1, 2, 12), 6),
    ("swapped_numerator_and_denominator", (3, 3, 12), 12),
    ("sign_lost", (8, -6), 2),
    ("sign_of_first", (-5, -9), None),
    ("double_sign_becomes_plus", (-6, 8), None),
    ("two_negatives_make_positive_in_addition", (-6, 8), None),
    ("subtracting_negative_as_positive", (7, 3), None),
    ("abs_difference_for_subtraction", (8, 3), 5),
    ("solve_add_instead_of_subtract", (2, 0, 8), 4),
    ("solve_subtract_coefficient", (2, 3, 7), 2),
    ("solve_forgot_divide", (1, 3, 11), 8),
    ("solve_divide_reversed", (2, 3, 3), None),
    ("solve_divide_reversed", (2, 3, 5), 1),
    ("solve_combined_unlike", (2, -2, 10), None),
    ("solve_combined_unlike", (2, 3, 5), 1),
    ("solve_divided_only_one_term", (2, 0, 8), 4),
    ("solve_sign_of_quotient", (4, 0, 12), None),
    ("solve_sign_of_quotient", (-4, 12, 12), 0),
]


@pytest.mark.parametrize(("name", "operands", "wrong"), EXAMPLES, ids=[name for name, *_ in EXAMPLES])
def test_documented_example(name, operands, wrong):
    """The rule gives the wrong answer its example documents."""
    assert all_mistakes()[name](*operands) == wrong


@pytest.mark.parametrize(("name", "operands", "value"), EDGES, ids=[f"{name}-{ops}" for name, ops, _ in EDGES])
def test_edge(name, operands, value):
    """Where the rule is right by luck or says nothing, that is what it does."""
    assert all_mistakes()[name](*operands) == value


@pytest.mark.parametrize("table", [EXAMPLES, EDGES], ids=["examples", "edges"])
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
