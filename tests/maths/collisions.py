"""Where the rules of the table of facts give the right answer, or the number of another rule: nobody can tell there.

Found by running every rule on the cards of its skills. Some never meet the right answer on a card: it would take
operands that no card has (`BESIDE`), or cannot happen at all (`NEVER`).
"""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st

from seqnum.maths.exact import I, letter
from seqnum.maths.triangles import ratio_of

# id, skill, level, operands of the card, what else gives the number: the right way, or another rule
ON_CARDS = [
    ("smaller_from_larger", "sub_within_20", 1, (3, 2), "right"),
    ("borrow_no_decrement", "sub_2digit_regroup", 1, (10, 5), "smaller_from_larger"),
    ("borrow_across_zero", "sub_3digit_regroup", 1, (652, 517), "right"),
    ("stops_borrow_at_zero", "sub_2digit_regroup", 1, (10, 9), "right"),
    ("borrow_from_zero", "sub_2digit_regroup", 1, (10, 9), "right"),
    ("zero_minus_n_is_n", "sub_2digit_regroup", 1, (11, 9), "right"),
    ("zero_minus_n_is_zero", "sub_2digit_regroup", 1, (11, 9), "right"),
    ("always_borrow_left", "sub_2digit_regroup", 1, (10, 9), "right"),
    ("added_instead_of_subtracted", "sub_within_20", 1, (10, 2), "smaller_from_larger"),
    ("no_carry", "double_half", 1, (1, 2), "right"),
    ("carry_wrong_digit", "add_2digit_regroup", 1, (12, 9), "right"),
    ("off_by_one_count", "add_within_10", 1, (1, 2), "near_double_wrong"),
    ("near_double_wrong", "add_within_10", 1, (1, 2), "off_by_one_count"),
    ("table_neighbour", "table_2_5_10", 1, (2, 1), "added_instead_of_multiplied"),
    ("off_by_one_table_fact", "table_2_5_10", 1, (2, 1), "added_instead_of_multiplied"),
    ("off_by_ten_table_fact", "table_2_5_10", 1, (2, 10), "table_neighbour"),
    ("added_instead_of_multiplied", "table_2_5_10", 1, (2, 2), "right"),
    ("other_table_product", "table_2_5_10", 1, (2, 4), "off_by_one_table_fact"),
    ("zero_times_n_is_n", "table_2_5_10", 2, (0, 2), "added_instead_of_multiplied"),
    ("one_times_n_is_one", "table_2_5_10", 1, (2, 1), "table_neighbour"),
    ("mult_digitwise", "multiply_2digit_2digit", 1, (22, 22), "added_instead_of_multiplied"),
    ("carry_added_before_multiplying", "multiply_by_1digit", 1, (12, 2), "right"),
    ("forgot_carry_mult", "multiply_by_1digit", 1, (12, 2), "right"),
    ("divides_reversed", "fraction_to_decimal", 1, (0, 2, 5), "fraction_bar_as_point"),
    ("quotient_for_remainder", "remainder", 1, (8, 3), "right"),
    ("left_to_right", "order_of_operations", 1, (1, 2, 2, 2), "right"),
    ("ignores_parentheses", "order_of_operations", 3, (10, 2, 2, 4, 2), "left_to_right"),
    ("common_denominator_kept_numerators", "add_fractions_unlike", 1, (1, 2, 1, 4), "larger_denominator_kept"),
    (
        "multiplied_denominators_added_numerators",
        "add_fractions_unlike",
        2,
        (1, 2, 1, 3),
        "common_denominator_kept_numerators",
    ),
    ("larger_denominator_kept", "add_fractions_unlike", 1, (1, 2, 1, 4), "common_denominator_kept_numerators"),
    ("mixed_whole_and_fraction_independent", "subtract_mixed_numbers", 1, (2, 2, 3, 1, 1, 3), "right"),
    ("decimal_parts_independent", "add_sub_decimals", 2, (42, 1, -1, 11, 2), "right"),
    ("extra_decimals_copied_down", "add_sub_decimals", 3, (5, 0, -1, 101, 2), "decimal_parts_independent"),
    ("decimal_point_from_left", "mul_div_decimals", 1, (2, 1, 1, 5, 0), "right"),
    ("product_keeps_max_places", "mul_div_decimals", 3, (2, 1, 1, 5, 1), "leaves_the_point_out"),
    ("times_ten_appends_zero", "power_of_10_shift", 1, (1, 1, 1), "off_by_one_shift"),
    ("longer_is_larger", "compare_decimals", 1, (21, 2, 1, 1), "right"),
    ("shorter_is_larger", "compare_decimals", 1, (2, 1, 11, 2), "right"),
    ("percent_as_number", "percent_change", 1, (100, 10, 0), "right"),
    ("percent_divides_by", "percent_of_quantity", 1, (10, 20), "right"),
    ("gave_change_not_result", "percent_change", 1, (20, -50, 0), "right"),
    ("percent_reverse_uses_new_base", "percent_change", 3, (100, 25, 1), "percent_as_number"),
    ("sign_lost", "integer_add_sub", 1, (-1, 1, 2), "right"),
    ("sign_of_first", "integer_add_sub", 2, (1, 1, -15), "double_sign_becomes_plus"),
    ("double_sign_becomes_plus", "integer_add_sub", 2, (1, 1, -15), "sign_of_first"),
    ("two_negatives_make_positive_in_addition", "integer_add_sub", 2, (-15, 1, -15), "sign_lost"),
    ("abs_difference_for_subtraction", "integer_add_sub", 2, (-14, -1, -15), "right"),
    ("power_as_multiplication", "evaluate_powers", 1, (2, 2, 1), "right"),
    ("negative_base_sign_in", "evaluate_powers", 3, (-2, 2, 1), "power_as_multiplication"),
    ("exponents_multiplied_for_product", "exponent_rules", 1, (0, 2, 2, 2), "right"),
    ("exponents_added_for_power", "exponent_rules", 2, (2, 2, 2, 2), "right"),
    ("sqrt_halves", "square_cube_roots", 1, (0, 4, 0), "right"),
    ("fractional_exponent_divides", "rational_exponent", 1, (4, 1, 1, 2), "right"),
    ("distribute_only_first_term", "equation_both_sides", 3, (5, 6, 2, -12, 1), "solve_added_unknowns"),
    ("minus_not_distributed", "order_of_operations", 3, (11, 10, 4, 2), "ignores_parentheses"),
    ("solve_add_instead_of_subtract", "two_step_equation", 1, (2, 1, 7), "solve_subtract_coefficient"),
    ("solve_subtract_coefficient", "one_step_equation", 2, (2, 2, 4), "right"),
    ("solve_forgot_divide", "two_step_equation", 1, (2, 2, 6), "solve_add_instead_of_subtract"),
    ("solve_divide_reversed", "equation_both_sides", 1, (5, 4, 1, 8, 0), "right"),
    ("solve_combined_unlike", "two_step_equation", 1, (2, 2, 8), "solve_divided_only_one_term"),
    ("solve_divided_only_one_term", "two_step_equation", 1, (2, 2, 8), "solve_combined_unlike"),
    ("solve_sign_of_quotient", "one_step_equation", 3, (2, -2, -4), "solve_subtract_coefficient"),
    ("coefficient_added", "evaluate_expression", 1, (2, 1, -3, 2), "right"),
    ("quad_root_sign", "quadratic_roots", 1, (1, 0, -225, 0, 1), "right"),
    ("quad_only_positive_root", "quadratic_roots", 1, (1, 0, -225, 0, 1), "quad_other_root"),
    ("composite_reversed", "function_value", 3, (1, 1, -2, 1, 3, 2), "right"),
    ("nth_term_off_by_one", "arithmetic_sequence_nth", 2, (0, -9, 9, 10), "nth_term_first_forgotten"),
    ("log_divides", "exponential_equation", 1, (2, 0, 4, 1), "right"),
    ("log_base_swapped", "logarithm_value", 1, (2, 2, 1), "right"),
    ("sin_cos_swapped", "trig_exact_value", 1, (0, 45, 0), "right"),
    ("hyp_sum", "pythagoras", 3, (0, 1, 1), "root_not_taken"),
    ("area_perimeter_swapped", "area_perimeter", 1, (0, 3, 6), "right"),
    ("derivative_keeps_exponent", "derivative_at_point", 1, (1, 0, 1, 0, 0), "right"),
    ("derivative_forgot_coefficient", "derivative_at_point", 3, (-1, -2, -4, -3, 2), "right"),
    ("derivative_constant_survives", "derivative_at_point", 1, (1, 0, 1, 0, 0), "right"),
    ("product_rule_product_of_derivatives", "product_rule", 1, (1, 5, 0, 0, 2, -1, 0), "right"),
    ("integral_no_divide", "definite_integral", 3, (-2, 2, 1, 0, -3, -2), "right"),
    ("integral_as_derivative", "definite_integral", 1, (0, 2, 0, 3, 0, 2), "right"),
    ("integral_only_upper", "definite_integral", 2, (2, 4, 0, 3, 0, -4), "right"),
    ("integral_limits_swapped", "definite_integral", 2, (1, 4, 0, -1, 2, 5), "integral_not_integrated"),
    ("stopped_at_undefined", "limit_value", 2, (-6, 1, 0, -36, 0, 1, 6), "limit_sign_of_factor"),
    ("combination_for_permutation", "permutations_combinations", 1, (1, 5, 2), "nk_product"),
    ("nk_product", "permutations_combinations", 1, (1, 3, 2), "right"),
    ("factorial_as_sum", "permutations_combinations", 1, (0, 3, 3), "right"),
    ("det_plus", "determinant_2x2", 1, (2, 3, 1, 1), "det_rows"),
    ("det_rows", "determinant_2x2", 1, (1, 1, 1, 1), "right"),
    ("modulus_sum", "complex_modulus", 3, (-1, -1), "modulus_no_root"),
]

# id, operands of the rule, the right answer, which it gives too
BESIDE = [
    ("writes_full_column_sums", (32, 45), 77),
    ("add_left_aligned", (34, 0), 34),
    ("add_all", (8, 4, 0), 12),
    ("add_to_equal_sign", (8, 4, 0), 12),
    ("no_placeholder_zero", (0, 13), 0),
    ("remainder_as_decimal", (17, 10), Fraction("1.7")),
    ("addition_before_subtraction", (10, 3, 0), 7),
    ("multiplication_before_division", (12, 3, 1), 4),
    ("added_numerators_and_denominators", (1, 2, -1, 2), 0),
    ("subtracts_num_and_den", (3, 1, 4, 2), 1),
    ("multiply_kept_common_denominator", (2, 1, 3, 1), 6),
    ("cross_multiplied_instead", (1, 2, 2, 2), Fraction(1, 2)),
    ("whole_times_both", (1, 2, 1), Fraction(1, 2)),
    ("inverted_dividend", (1, 2, 1, 2), 1),
    ("divides_without_inverting", (1, 2, 3, 3), Fraction(1, 2)),
    ("additive_ratio", (3, 2, 3), 2),
    ("neg_outside_squared", (0, 2), 0),
    ("sqrt_sum_of_squares", (0, 4), 4),
    ("linear_power", (3, 2, 1), 5),
    ("geometric_adds_ratio", (2, Fraction(2), 2), 4),
    ("permutation_for_combination", (5, 1), 5),
    ("i_squared_plus", (1, 0, 3, 4), 3 + 4 * I),
    ("mean_forgot_divide", (-2, 2, 0), 0),
]

# the same, of rules that cards may have it with
OF_OPERANDS = [
    ("gcd_lcm_swapped", (5, 5), (5, 5)),
    ("unreduced_answer", (6, 8), Fraction(3, 4)),
    ("larger_denominator_is_larger", (1, 4, 5, 8), Fraction(5, 8)),
    ("ratio_smaller_over_larger", (100, 40), (40,)),
    ("bases_multiplied", (1, 3, 2), 1),
    ("log_of_product_is_product", (2, 2), 4),
    ("median_unsorted", (1, 5, 9), 5),
    ("reversal_error", (1,), letter("x")),
]

_POSITIVE = st.integers(1, 999)
_NEGATIVE = st.integers(-999, -1)

# id: operands, the right answer
NEVER = {
    "drops_zero_in_quotient": (st.tuples(_POSITIVE, st.integers(1, 99)), lambda a, b: a // b),
    "halves_one_part": (st.tuples(_POSITIVE, _POSITIVE), Fraction),
    "subtracting_negative_as_positive": (st.tuples(_POSITIVE, _NEGATIVE), lambda a, b: a - b),
    "negative_product_stays_negative": (st.tuples(_NEGATIVE, _NEGATIVE), lambda a, b: a * b),
    "zero_exponent_zero": (st.tuples(st.just(0)), lambda _: 1),
    "negative_exponent_negates": (
        st.tuples(st.integers(-12, 12).filter(bool), st.integers(-6, -1)),
        lambda base, exponent: Fraction(base) ** exponent,
    ),
    "concatenation_substitution": (st.tuples(_POSITIVE, st.integers(0, 999)), lambda a, x: a * x),
    "trig_multiplies": (st.tuples(st.integers(0, 1), st.sampled_from((60, 90))), ratio_of),
    "area_triangle_no_half": (st.tuples(_POSITIVE, _POSITIVE), lambda base, height: Fraction(base * height, 2)),
}
