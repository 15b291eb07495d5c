"""The 127 rules of the table of facts, each on the example that documents it there, with the source named there.

A dagger is the table's own mark: written from memory, no source found. Where a row of the table does not work as it
stands, the example is our own:

- ``nk_product``: 5 × 2 is 10 and so is "5 choose 2"; 6 and 3 tell them apart.
- ``ratio_smaller_over_larger``: 50/88 is 56.8 %, written there as 57; the rule gives both.
- ``reversal_error``: the table has no numbers. Clement's own item: six times as many students as professors.
- ``unreduced_answer``: 6/8 is no other value than 3/4; the fault is seen in the form, not in the value.
- ``integral_only_upper``, ``integral_limits_swapped``: F(3) = 27 and F(1) = 3 belong to 6x from 1 to 3.

Rules of several values (neighbours of a product, both doubles) have the table's value among theirs.
"""

from __future__ import annotations

from fractions import Fraction

from seqnum.maths.exact import I, letter, root

# id, item, operands, wrong, source
DOCUMENTED = [
    # sub_columns
    ("smaller_from_larger", "42−17", (42, 17), 35, "Brown & Burton 1978; VanLehn; MaE21 (Ashlock p.72)"),
    ("borrow_no_decrement", "143−28", (143, 28), 125, "Brown & Burton; pchampio/buggy ex.1"),
    ("borrow_across_zero", "304−75", (304, 75), 139, "Brown & Burton / VanLehn"),
    ("stops_borrow_at_zero", "203−98", (203, 98), 115, "VanLehn"),
    ("borrow_from_zero", "1300−522", (1300, 522), 878, "Brown & Burton; pchampio/buggy ex.3"),
    ("zero_minus_n_is_n", "140−21", (140, 21), 121, "Brown & Burton; pchampio/buggy ex.4"),
    ("zero_minus_n_is_zero", "140−21", (140, 21), 120, "VanLehn"),
    ("always_borrow_left", "733−216", (733, 216), 427, "VanLehn"),
    ("added_instead_of_subtracted", "42−17", (42, 17), 59, "MaE21 (100−40→140)"),
    # add_columns
    ("no_carry", "47+38", (47, 38), 75, "Cox 1974/75; Ashlock"),
    ("writes_full_column_sums", "47+38", (47, 38), 715, "Cox; Ashlock"),
    ("carry_wrong_digit", "48+37", (48, 37), 121, "Ashlock"),
    ("add_left_aligned", "34+5", (34, 5), 84, "Ashlock"),
    # add_facts
    ("off_by_one_count", "8+5", (8, 5), 12, "counting-on literature †"),
    ("near_double_wrong", "7+8", (7, 8), (14, 16), "†"),
    # equals
    ("add_all", "8+4=?+5", (8, 4, 5), 17, "McNeil & Alibali †; MaE51"),
    ("add_to_equal_sign", "8+4=?+5", (8, 4, 5), 12, "McNeil & Alibali †; MaE51"),
    # tables
    ("table_neighbour", "7×8", (7, 8), (63, 49, 64, 48), "Campbell; Straatemeier 2014; Buwalda 2016"),
    ("off_by_one_table_fact", "7×8", (7, 8), (57, 55), "Straatemeier 2014 ch.5"),
    ("off_by_ten_table_fact", "7×8", (7, 8), (66, 46), "Straatemeier 2014 ch.5 (class name recalled †)"),
    ("added_instead_of_multiplied", "7×8", (7, 8), 15, "Campbell (operation error)"),
    ("other_table_product", "7×8", (7, 8), (50, 54, 60), "Campbell (table error); weak diagnosis"),
    ("zero_times_n_is_n", "0×6", (0, 6), 6, "Ashlock; Booth (Singapore 1985 study uses 7×0)"),
    ("one_times_n_is_one", "1×6", (1, 6), 1, "†"),
    # mult_columns
    ("mult_digitwise", "32×13", (32, 13), 36, "Ashlock"),
    ("no_placeholder_zero", "24×13", (24, 13), 96, "Ashlock; Cox"),
    ("carry_added_before_multiplying", "46×3", (46, 3), 158, "Ashlock"),
    ("forgot_carry_mult", "46×3", (46, 3), 128, "Cox"),
    # division
    ("drops_zero_in_quotient", "618÷6", (618, 6), 13, "Ashlock; Cox"),
    ("divides_reversed", "3÷12", (3, 12), 4, "maths-engine `divided-the-wrong-way`"),
    ("remainder_as_decimal", "17÷5", (17, 5), Fraction("3.2"), "MaE22 (Ashlock p.183)"),
    ("quotient_for_remainder", "rem(17,5)", (17, 5), 3, "near-miss"),
    # order_ops
    ("left_to_right", "5+6×10", (5, ("+", 6), ("×", 10)), 110, "MaE34 (Linchevski & Livneh 1999); Eedi wording"),
    ("addition_before_subtraction", "10−3+2", (10, 3, 2), 5, "Linchevski & Livneh"),
    ("multiplication_before_division", "12÷3×2", (12, 3, 2), 2, "PEMDAS literal †"),
    ("ignores_parentheses", "3×(4+5)", (3, ("×", 4), ("+", 5)), 17, "maths-engine / †"),
    # fractions
    (
        "added_numerators_and_denominators",
        "1/4+2/3",
        (1, 4, 2, 3),
        Fraction(3, 7),
        "MaE08; Braithwaite, Pyke & Siegler 2017; STACK `mediant`",
    ),
    ("subtracts_num_and_den", "3/4−1/3", (3, 4, 1, 3), 2, "Braithwaite et al.; MaE11"),
    ("common_denominator_kept_numerators", "1/2+1/4", (1, 2, 1, 4), Fraction(2, 4), "MaE09"),
    ("multiplied_denominators_added_numerators", "2/3+1/5", (2, 3, 1, 5), Fraction(3, 15), "Ashlock †"),
    ("larger_denominator_kept", "2/3+1/6", (2, 3, 1, 6), Fraction(3, 6), "Ashlock †"),
    (
        "multiply_kept_common_denominator",
        "3/5×1/5",
        (3, 5, 1, 5),
        Fraction(3, 5),
        "Braithwaite et al. (wrong-operation strategy)",
    ),
    ("cross_multiplied_instead", "4/5×3/4", (4, 5, 3, 4), Fraction(16, 15), "MaE12 (related)"),
    ("whole_times_both", "2/3×3", (2, 3, 3), Fraction(6, 9), "MaE13 (Ashlock p.173)"),
    ("inverted_dividend", "2/3÷3/8", (2, 3, 3, 8), Fraction(9, 16), "MaE15 (Ashlock p.175)"),
    ("divides_without_inverting", "2/3÷3/8", (2, 3, 3, 8), Fraction(6, 24), "Braithwaite et al."),
    (
        "mixed_whole_and_fraction_independent",
        "4 1/3−1 2/3",
        (4, 1, 3, 1, 2, 3),
        3 + Fraction(1, 3),
        "MaE10–11; Tatsuoka",
    ),
    ("halves_one_part", "4/8", (4, 8), (Fraction(2, 8), 1), "MaE07"),
    ("unreduced_answer", "6/8", (6, 8), Fraction(3, 4), "not wrong: near-miss; Khan complaints"),
    ("larger_denominator_is_larger", "larger of 1/4,1/8", (1, 4, 1, 8), Fraction(1, 8), "natural-number bias †"),
    # decimals
    ("decimal_parts_independent", "6.7+8.5", (67, 1, 1, 85, 1), Fraction("14.12"), "MaE16"),
    ("extra_decimals_copied_down", "60−1.35", (60, 0, -1, 135, 2), Fraction("59.35"), "MaE17"),
    ("decimal_point_from_left", "6.7×3", (67, 1, 3), Fraction("2.01"), "MaE20"),
    ("product_keeps_max_places", "0.3×0.4", (3, 1, 4, 1), Fraction("1.2"), "†"),
    ("times_ten_appends_zero", "2.5×10", (25, 1, 1), Fraction("2.50"), "Steinle/Stacey whole-number thinking"),
    (
        "longer_is_larger",
        "larger of 0.04, 0.5",
        (4, 2, 5, 1),
        Fraction("0.04"),
        "Steinle & Stacey (≈40% of Year 5, ≈5% by Year 10); MaE05",
    ),
    ("shorter_is_larger", "larger of 0.9, 0.954", (9, 1, 954, 3), Fraction("0.9"), "Steinle & Stacey"),
    # percent
    ("percent_as_number", "150 less 20%", (150, -20), 130, "maths-engine `percent-as-absolute`"),
    ("percent_divides_by", "20% of 150", (150, 20), Fraction("7.5"), "†"),
    ("gave_change_not_result", "150 less 20%", (150, -20), 30, "maths-engine `gave-change-not-percent` (near-miss)"),
    ("percent_reverse_uses_new_base", "120 after +20%: before?", (120, 20), 96, "maths-engine `subtracts-percent`"),
    ("ratio_smaller_over_larger", "88% of 50", (50, 88), (57, Fraction(625, 11)), "MaE29 (Ashlock p.187)"),
    # proportion
    ("additive_ratio", "3:2=24:x", (3, 2, 24), 23, "absolute vs relative: MaE23"),
    # integers
    ("sign_lost", "−8+6", (-8, 6), 2, "MaE18"),
    ("sign_of_first", "5+(−9)", (5, -9), 14, "†"),
    ("double_sign_becomes_plus", "−6+(−8)", (-6, -8), 2, "MaE19"),
    ("two_negatives_make_positive_in_addition", "−6+(−8)", (-6, -8), 14, "MaE19 (description)"),
    ("subtracting_negative_as_positive", "7−(−3)", (7, -3), 4, "Vlassis †"),
    ("negative_product_stays_negative", "−4×−6", (-4, -6), -24, "†"),
    ("abs_difference_for_subtraction", "3−8", (3, 8), 5, "MaE31 (commutes subtraction)"),
    # powers
    ("power_as_multiplication", "2³", (2, 3), 6, "MaE03 (2⁹→18); maths-engine `squared-as-doubled`"),
    ("negative_base_sign_in", "(−3)²", (-3, 2), -9, "maths-engine `sign-on-power`"),
    ("neg_outside_squared", "−3²", (3, 2), 9, "Khan #16779 / #17110"),
    ("exponents_multiplied_for_product", "2³·2⁴=2^?", (3, 4), 12, "†"),
    ("exponents_added_for_power", "(2³)⁴=2^?", (3, 4), 7, "†"),
    ("bases_multiplied", "2³·2²", (2, 3, 2), 1024, "†"),
    ("zero_exponent_zero", "5⁰", (0,), 0, "†"),
    ("negative_exponent_negates", "2⁻³", (2, -3), -8, "Cangelosi †; MaE03"),
    ("sqrt_halves", "√16", (16,), 8, "†"),
    ("sqrt_sum_of_squares", "√(3²+4²)", (3, 4), 7, "Matz † (linearity)"),
    ("fractional_exponent_divides", "8^(1/3)", (8, Fraction(1, 3)), Fraction(8, 3), "†"),
    # algebra
    ("linear_power", "(3+2)²", (3, 2, 2), 13, "STACK `buggy_pow`; Matz †; MaE04"),
    ("distribute_only_first_term", "3(4+5)", (3, 4, 5), 17, "Sleeman; Matz †"),
    ("minus_not_distributed", "10−(4−3)", (10, 4, 3), 3, "†"),
    (
        "solve_add_instead_of_subtract",
        "2x+3=11",
        (2, 3, 11),
        7,
        "CogTutorBugs SUBTRACT_TO_REMOVE (235), ADD_TO_REMOVE (315)",
    ),
    ("solve_subtract_coefficient", "2x+3=11", (2, 3, 11), 6, "Sleeman 1984; CogTutorBugs ISOLATE_HINT (95)"),
    ("solve_forgot_divide", "2x+3=11", (2, 3, 11), 8, "maths-engine `forgot-to-divide-by-coefficient`"),
    ("solve_divide_reversed", "2x+3=11", (2, 3, 11), Fraction(1, 4), "†"),
    ("solve_combined_unlike", "2x+3=10", (2, 3, 10), 2, "Sleeman; Payne & Squibb 1990; FORGOT_VARIABLE (75)"),
    ("solve_divided_only_one_term", "2x+3=12", (2, 3, 12), 3, "Payne & Squibb †"),
    (
        "solve_sign_of_quotient",
        "−4x=12",
        (-4, 0, 12),
        3,
        "CogTutorBugs DIVIDE_MULTIPLY_OPP_SIGNS (420), FORGOT_NEGATIVE (164), CHECK_SIGN (315)",
    ),
    ("concatenation_substitution", "2x, x=4", (2, 4), 24, 'MaE55 (2x+x=24 → x=2: "22+2")'),
    ("coefficient_added", "3x, x=4", (3, 4), 7, "Sleeman †"),
    ("reversal_error", "—", (6,), letter("x") / 6, "Clement 1982 via MaE54 (expression boards only)"),
    # quadratics
    ("quad_root_sign", "(x−2)(x+3)=0, positive root", (-3, 2, 1), 3, "maths-engine `sign-flip-both-roots`"),
    ("quad_only_positive_root", "x²=9, smaller root", (-3, 3, 0), 3, "maths-engine `missed-negative-root`"),
    # functions
    ("composite_reversed", "f=x+1,g=2x at 3", ((1, 1, 1), (2, 0), 3), 8, "†"),
    # sequences
    ("nth_term_off_by_one", "3,7,11; 10th", (3, 4, 10), 43, "maths-engine `term-position-off-by-one`"),
    ("geometric_adds_ratio", "2,6,18; 4th", (2, Fraction(3), 4), 11, "†"),
    # logs
    ("log_divides", "log₂ 8", (2, 8), 4, "†"),
    ("log_base_swapped", "log₂ 8", (Fraction(3),), Fraction(1, 3), "†"),
    ("log_of_product_is_product", "log x=2, log y=3", (2, 3), 6, "Matz linearity family †"),
    # trig
    ("sin_cos_swapped", "sin 30°", (0, 30), root(3) / 2, "†"),
    ("trig_multiplies", "sin(2·30°)", (0, 60), 1, "linearity †"),
    # geometry
    ("hyp_sum", "legs 3,4", (3, 4), 7, "†"),
    ("area_triangle_no_half", "b=6,h=4", (6, 4), 24, "†"),
    ("area_perimeter_swapped", "3×5 rectangle", (3, 5), 16, "†"),
    # calculus
    ("derivative_keeps_exponent", "d/dx 3x² at 4", (4, 0, 3, 0, 0), 96, "Orton †"),
    ("derivative_forgot_coefficient", "same", (4, 0, 3, 0, 0), 12, "†"),
    ("derivative_constant_survives", "d/dx(3x²+5) at 4", (4, 0, 3, 0, 5), 29, "†"),
    ("product_rule_product_of_derivatives", "(x²·x³)′ at 1", (1, 2, 1, 3), 6, "Matz linearity family †"),
    ("integral_no_divide", "∫₀³ 6x dx", (0, 3, 0, 0, 6, 0), 54, "†"),
    ("integral_as_derivative", "∫₀³ 6x dx", (0, 3, 0, 0, 6, 0), 6, "†"),
    ("integral_only_upper", "F(b)=27,F(a)=3", (1, 3, 0, 0, 6, 0), 27, "†"),
    ("integral_limits_swapped", "same", (1, 3, 0, 0, 6, 0), -24, "†"),
    ("stopped_at_undefined", "lim (x²−4)/(x−2)", (2, (1, 0, -4), (1, -2)), 0, "maths-engine `answered-zero`"),
    # counting
    ("permutation_for_combination", "C(5,2)", (5, 2), 20, "Batanero † (order error)"),
    ("combination_for_permutation", "P(5,2)", (5, 2), 10, "Batanero †"),
    ("nk_product", "5 choose 2", (6, 3), 18, "collides with the right answer at (5,2): pick other numbers"),
    ("factorial_as_sum", "5!", (5,), 15, "†"),
    # matrices
    ("det_plus", "[[1,2],[3,4]]", (1, 2, 3, 4), 10, "†"),
    ("det_rows", "[[1,2],[3,4]]", (1, 2, 3, 4), -10, "†"),
    # complex
    ("i_squared_plus", "(1+2i)(3+4i)", (1, 2, 3, 4), 11 + 10 * I, "†"),
    ("modulus_sum", "abs(3+4i)", (3, 4), 7, "†"),
    # stats
    ("mean_forgot_divide", "mean 2,4,9", (2, 4, 9), 15, "†"),
    ("median_unsorted", "9,1,5", (9, 1, 5), 1, "†"),
    # numbers
    ("gcd_lcm_swapped", "gcf(12,18)", (12, 18), (36, 6), "†"),
]
