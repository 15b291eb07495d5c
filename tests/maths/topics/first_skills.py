"""The fourteen skills of the first version."""

from __future__ import annotations

from fractions import Fraction

from tests.maths.digits import (
    EARLY,
    HARD,
    HARD_TO_12,
    TO_10,
    borrows,
    carries,
    crosses_ten,
    digits,
    in_lowest_terms,
    no_zero,
)

HALF = Fraction(1, 2)


def _several_parts(n: int, d: int, q: int, denominators: set[int], most: int) -> bool:
    return d in denominators and n > 1 and in_lowest_terms(n, d) and q % d == 0 and d < q <= most


def _unlike(p: int, q: int, r: int, s: int, *, multiple: bool) -> bool:
    related = max(q, s) % min(q, s) == 0
    return q != s and related == multiple and in_lowest_terms(p, q) and in_lowest_terms(r, s)


PROMISES = {
    ("add_within_20", 1): lambda a, b: a + b <= 20 and not crosses_ten(max(a, b), min(a, b)) and min(a, b) > 1,
    ("add_within_20", 2): lambda a, b: a + b <= 20 and min(a, b) > 1,
    ("add_within_20", 3): lambda a, b: digits(a, b) == (1, 1) and a + b > 10,
    ("sub_within_20", 1): lambda a, b: a <= 20 and 1 < b < a and not crosses_ten(a - b, b % 10),
    ("sub_within_20", 2): lambda a, b: a <= 20 and 1 < b < a,
    ("sub_within_20", 3): lambda a, b: 10 < a < 20 and digits(b, a - b) == (1, 1) and crosses_ten(a - b, b),
    ("add_2digit_regroup", 1): lambda a, b: digits(a, b) == (2, 1) and carries(a, b) == 1 and a + b < 100,
    ("add_2digit_regroup", 2): lambda a, b: digits(a, b) == (2, 2) and carries(a, b) == 1 and a + b < 100,
    ("add_2digit_regroup", 3): lambda a, b: digits(a, b) == (2, 2) and carries(a, b) == 2 and a + b >= 100,
    ("sub_2digit_regroup", 1): lambda a, b: digits(a, b) == (2, 1) and borrows(a, b) == 1,
    ("sub_2digit_regroup", 2): lambda a, b: digits(a, b) == (2, 2) and borrows(a, b) == 1 and no_zero(a, b),
    ("sub_2digit_regroup", 3): lambda a, b: 100 <= a < 200 and digits(b) == (2,) and borrows(a, b) == 2,
    ("add_3digit", 1): lambda a, b: digits(a, b) == (3, 2) and carries(a, b) == 1 and a + b < 1000,
    ("add_3digit", 2): lambda a, b: digits(a, b) == (3, 3) and carries(a, b) == 1 and a + b < 1000,
    ("add_3digit", 3): lambda a, b: digits(a, b) == (3, 3) and carries(a, b) == 2 and a + b < 1000,
    ("sub_3digit_regroup", 1): lambda a, b: digits(a, b) == (3, 3) and borrows(a, b) == 1 and no_zero(a, b),
    ("sub_3digit_regroup", 2): lambda a, b: digits(a, b) == (3, 3) and borrows(a, b) == 2 and no_zero(a, b),
    ("sub_3digit_regroup", 3): lambda a, b: (
        digits(a) == (3,) and digits(b)[0] > 1 and str(a)[1] == "0" and borrows(a, b) == 2
    ),
    ("table_all_10", 1): lambda a, b: bool({a, b} & {2, 5, 10}) and max(a, b) <= 10 and min(a, b) >= 0,
    ("table_all_10", 2): lambda a, b: {a, b} <= TO_10,
    ("table_all_10", 3): lambda a, b: {a, b} <= HARD,
    ("division_facts", 1): lambda a, b: b in EARLY and a % b == 0 and a // b in TO_10,
    ("division_facts", 2): lambda a, b: b in TO_10 and a % b == 0 and a // b in TO_10,
    ("division_facts", 3): lambda a, b: b in HARD_TO_12 and a % b == 0 and 2 < a // b <= 12,
    ("missing_factor", 1): lambda a, c, place: a in EARLY and c % a == 0 and c // a in TO_10 and place == 2,
    ("missing_factor", 2): lambda a, c, place: a in TO_10 and c % a == 0 and c // a in TO_10 and place in {1, 2},
    ("missing_factor", 3): lambda a, c, place: a in HARD_TO_12 and c % a == 0 and 2 < c // a <= 12 and place in {1, 2},
    ("fraction_of_quantity", 1): lambda n, d, q: n == 1 and d in EARLY and q % d == 0 and d < q <= 60,
    ("fraction_of_quantity", 2): lambda n, d, q: _several_parts(n, d, q, {3, 4, 5, 6, 8, 10}, 60),
    ("fraction_of_quantity", 3): lambda n, d, q: _several_parts(n, d, q, {6, 7, 8, 9, 11, 12}, 144),
    ("add_fractions_unlike", 1): lambda p, q, r, s: (
        _unlike(p, q, r, s, multiple=True) and Fraction(p, q) + Fraction(r, s) < 1
    ),
    ("add_fractions_unlike", 2): lambda p, q, r, s: (
        _unlike(p, q, r, s, multiple=False) and Fraction(p, q) + Fraction(r, s) < 1
    ),
    ("add_fractions_unlike", 3): lambda p, q, r, s: (
        _unlike(p, q, r, s, multiple=False) and Fraction(p, q) + Fraction(r, s) > 1
    ),
    ("integer_add_sub", 1): lambda a, sign, b: (
        0 < abs(a) <= 20 and 0 < b <= 20 and a + sign * b and (a < 0 < sign or (sign < 0 < a < b))
    ),
    ("integer_add_sub", 2): lambda a, sign, b: 0 < abs(a) <= 15 and 0 < abs(b) <= 15 and min(a, b) < 0 and a + sign * b,
    ("integer_add_sub", 3): lambda a, sign, b: 0 < abs(a) <= 30 and sign < 0 and -30 <= b < 0 and a - b,
    ("two_step_equation", 1): lambda a, b, c: (
        2 <= a <= 5 and 1 <= b <= 10 and (c - b) % a == 0 and 2 <= (c - b) / a <= 20
    ),
    ("two_step_equation", 2): lambda a, b, c: (
        2 <= a <= 9 and 0 < abs(b) <= 12 and (c - b) % a == 0 and 1 < abs((c - b) / a) <= 16
    ),
    ("two_step_equation", 3): lambda a, b, c: (
        -9 <= a <= -2 and 0 < abs(b) <= 12 and (c - b) % a == 0 and 1 < abs((c - b) / a) <= 16
    ),
}

BOXES = {
    "add_within_20": [range(25), range(25)],
    "sub_within_20": [range(25), range(25)],
    "table_all_10": [range(14), range(14)],
    "division_facts": [range(150), range(1, 15)],
    "missing_factor": [range(1, 15), range(150), (1, 2)],
    "fraction_of_quantity": [range(1, 14), range(1, 14), range(1, 150)],
    "integer_add_sub": [range(-31, 32), (1, -1), range(-31, 32)],
    "two_step_equation": [range(-10, 11), range(-13, 14), range(-160, 161)],
}

NO_BOX = {"add_2digit_regroup", "sub_2digit_regroup", "add_3digit", "sub_3digit_regroup", "order_of_operations"} | {
    "add_fractions_unlike"
}

GOLDEN = {
    "add_within_20": ["3+15", "6+10", "3+11"],
    "sub_within_20": ["20-11", "16-10", "20-10"],
    "add_2digit_regroup": ["14+59", "26+28", "23+37"],
    "sub_2digit_regroup": ["31-17", "82-17", "72-58"],
    "add_3digit": ["239+736", "355+570", "571+344"],
    "sub_3digit_regroup": ["832-489", "854-359", "911-778"],
    "table_all_10": ["8*7", "5*6", "8*5"],
    "division_facts": ["90/10", "18/6", "60/10"],
    "missing_factor": ["7*_=49", "8*_=56", "6*_=60"],
    "order_of_operations": ["18-5+2", "14-7+3", "15-2*6"],
    "fraction_of_quantity": ["5/8*48", "9/10*60", "3/8*16"],
    "add_fractions_unlike": ["1/8+7/12", "1/9+1/2", "1/3+1/2"],
    "integer_add_sub": ["10-(-2)", "13-(-4)", "-9-11"],
    "two_step_equation": ["8x-10=-74", "5x-10=40", "3x-7=-19"],
}

# id, operands, wrong value. The examples are those of the table of misconceptions; see "not in the table" in the code.
EXAMPLES = [
    ("off_by_one_count_back", (15, 8), 8),
    ("neighbour_quotient", (56, 7), (9, 7)),
    ("subtracted_instead_of_divided", (56, 7), 49),
    ("took_one_part", (2, 3, 12), 4),
    ("gave_the_rest", (3, 4, 12), 3),
    ("swapped_numerator_and_denominator", (2, 3, 12), 18),
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
