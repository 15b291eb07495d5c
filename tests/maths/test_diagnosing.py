"""Why a number is wrong, for any exercise: hand-typed examples and properties."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from seqnum.maths import EvaluationError, Number, Op, ParseError, canonical, diagnose
from seqnum.maths.diagnosing.diagnosis import wrong_values
from seqnum.maths.diagnosing.typed import read_exercise, read_given
from seqnum.maths.exact import sympy_of
from seqnum.maths.expression import Decimal
from seqnum.maths.mistakes import all_mistakes
from tests.maths.notation_trees import unhurried

EXAMPLES = [
    # signs
    ("-13+5", "8", "sign_lost"),
    ("12+(-7)", "19", "double_sign_becomes_plus"),
    ("-12+7", "-19", "sign_of_first"),
    ("-12+-7", "19", "two_negatives_make_positive_in_addition"),
    ("-12-7", "5", "first_minus_ignored"),
    ("-12-7", "-5", "added_instead_of_subtracted"),
    ("-12-7", "19", "sign_lost"),
    ("12-(-7)", "5", "subtracting_negative_as_positive"),
    ("7-12", "5", "abs_difference_for_subtraction"),
    ("12-7", "-5", "minus_too_many"),
    ("-2.5-1.25", "1.25", "first_minus_ignored"),
    ("-1/7", "1/7", "product_without_sign"),
    ("-22/7", "3.142", "product_without_sign"),
    ("-22/-7", "-3.143", "quotient_stays_negative"),
    ("-12*-7", "-84", "negative_product_stays_negative"),
    ("-17", "17", "sign_lost"),
    # another operation
    ("49-16", "65", "added_instead_of_subtracted"),
    ("49+16", "33", "subtracted_instead_of_added"),
    ("12*7", "19", "added_instead_of_multiplied"),
    ("-45/9.5", "35.5", "subtracted_instead_of_divided"),
    ("-45/9.5", "-35.5", "added_instead_of_divided"),
    ("14/3", "42", "multiplied_instead_of_divided"),
    ("12*3", "4", "divided_instead_of_multiplied"),
    ("3/12", "4", "divides_reversed"),
    ("-3/12", "4", "divides_reversed"),
    ("17/1", "1", "divided_by_one_is_one"),
    ("0/17", "17", "zero_divided_is_divisor"),
    # written calculation, tables
    ("58+37", "85", "no_carry"),
    ("-58-37", "-85", "no_carry"),
    ("42-17", "35", "smaller_from_larger"),
    ("17-42", "-35", "smaller_from_larger"),
    ("304-75", "139", "borrow_across_zero"),
    ("-7*8", "-63", "table_neighbour"),
    ("0*6", "6", "zero_times_n_is_n"),
    ("24*13", "96", "no_placeholder_zero"),
    ("6*40", "24", "dropped_zeros"),
    ("56/7", "9", "neighbour_quotient"),
    ("618/6", "13", "drops_zero_in_quotient"),
    ("17/5", "3.2", "remainder_as_decimal"),
    # decimals
    ("0.6+0.7", "0.13", "decimal_parts_independent"),
    ("50-1.35", "49.35", "extra_decimals_copied_down"),
    ("12.4*.3".replace(".3", "0.3"), "37.2", "decimal_point_from_left"),
    ("0.3*0.4", "1.2", "product_keeps_max_places"),
    ("1.2*4", "48", "leaves_the_point_out"),
    ("7.2/0.8", "0.9", "quotient_keeps_places"),
    # fractions
    ("1/5+2/3", "3/8", "added_numerators_and_denominators"),
    ("1/2+1/5", "2/10", "common_denominator_kept_numerators"),
    ("3/4-1/3", "2", "subtracts_num_and_den"),
    ("3/7*2/7", "6/7", "multiply_kept_common_denominator"),
    ("2/5*3", "6/15", "whole_times_both"),
    ("2/7 ÷ 3/8", "21/16", "inverted_dividend"),
    ("2/7 ÷ 3/8", "6/56", "divides_without_inverting"),
    ("5 1/3 - 1 2/3", "4 1/3", "mixed_whole_and_fraction_independent"),
    ("5 3/4 - 2 1/2", "4", "mixed_tops_and_bottoms_apart"),
    # powers
    ("2^5", "10", "power_as_multiplication"),
    ("2^5", "25", "base_and_exponent_swapped"),
    ("(-4)^2", "-16", "negative_base_sign_in"),
    ("3^2*3^3", "729", "exponents_multiplied_for_product"),
    ("3^2*3^3", "59049", "bases_multiplied"),
    ("(3^2)^3", "243", "exponents_added_for_power"),
    ("3^6 / 3^2", "27", "exponents_divided_for_quotient"),
    # functions
    ("√36", "18", "sqrt_halves"),
    ("√(36+64)", "14", "sqrt_sum_of_squares"),
    ("∛64", "64/3", "cube_root_thirds"),
    ("|4-9|", "-5", "absolute_bars_ignored"),
    ("|4+-9|", "13", "absolute_of_each"),
    ("log2(32)", "16", "log_divides"),
    ("log(10*100)", "2", "log_of_product_is_product"),
    ("20% of 80", "4", "percent_divides_by"),
    ("5!", "15", "factorial_as_sum"),
    ("gcd(18, 24)", "72", "gcd_lcm_swapped"),
    ("gcd(18, 24)", "3", "common_factor_not_greatest"),
    ("lcm(4, 6)", "24", "multiplied_for_common_multiple"),
    ("C(6, 2)", "30", "permutation_for_combination"),
    ("P(6, 2)", "15", "combination_for_permutation"),
    ("27^(1/3)", "9", "fractional_exponent_divides"),
    ("27^(2/3)", "729", "exponent_numerator_only"),
    # several steps
    ("4+3*5", "35", "left_to_right"),
    ("20-8+5", "7", "addition_before_subtraction"),
    ("24/4*3", "2", "multiplication_before_division"),
    ("4*(3+5)", "17", "ignores_parentheses"),
    ("20-(9-2)", "9", "minus_not_distributed"),
    ("4+3*5", "15", "stopped_halfway"),
    ("3(4+5)", "17", "distribute_only_first_term"),
    ("(4-7)^2", "65", "linear_power"),
    ("-5^2", "25", "neg_outside_squared"),
    ("9/12", "3/12", "halves_one_part"),
    ("7/9 ÷ 3/4", "1", "divides_tops_and_bottoms_apart"),
    ("(7-12)*3", "15", "abs_difference_for_subtraction"),
    ("100+58+37", "185", "no_carry"),
    ("2(3-8)", "10", "abs_difference_for_subtraction"),
    # the same at every step
    ("58+37+28", "103", "no_carry"),
    ("2^3*3^2", "36", "power_as_multiplication"),
    # slips
    ("7.2/7", "10.28", "point_in_wrong_place"),
    ("2/7", "2857", "leaves_the_point_out"),
    ("23/4", "5", "only_the_whole_part"),
    ("23/4", "6", "only_the_whole_part"),
    ("1246+3125", "4381", "one_digit_wrong"),
    ("1246+3125", "4731", "two_digits_swapped"),
]


@pytest.mark.parametrize(
    ("exercise", "number", "name"), EXAMPLES, ids=[f"{text}→{wrong}" for text, wrong, _ in EXAMPLES]
)
def test_a_known_mistake_is_found(exercise, number, name):
    """A number that a mistake gives, worked out by hand, is traced to it."""
    found = diagnose(exercise, number)
    assert not found.correct
    assert name in found.misconceptions


@pytest.mark.parametrize(
    ("exercise", "number", "right"),
    [
        ("65/18", "3.61", True),
        ("65/18", "3.6111", True),
        ("65/18", "3.62", False),
        ("5/3", "1.66", True),
        ("5/3", "1.67", True),
        ("5/3", "1.7", True),
        ("5/3", "2", False),
        ("-5/3", "1.67", False),
        ("-5/3", "-1.667", True),
        ("5/2", "2.50", True),
        ("5/2", "2,5", True),
        ("6/8", "3/4", True),
        ("3/4", "6/8", True),
        ("3/2", "1 1/2", True),
        ("1/-6", "-1/6", True),
        ("1/6", "-1/-6", True),
        ("√8", "2√2", True),
        ("√8", "2√3", False),
        ("20% of 150", "30", True),
    ],
)
def test_an_answer_is_right_to_the_digits_written(exercise, number, right):
    """A decimal stands for what rounds to it or is cut off to it; anything else for its own value."""
    assert diagnose(exercise, number).correct is right


def test_a_number_nobody_can_explain_accuses_nobody():
    """No misconception is listed where none gives the number."""
    assert diagnose("7 + 5", "1234").misconceptions == ()


def test_a_slip_is_the_last_thing_thought_of():
    """Where a misconception gives the number, no slip of a digit is listed beside it."""
    assert diagnose("147 + 238", "375").misconceptions == ("no_carry",)


@pytest.mark.parametrize(
    ("exercise", "number", "error"),
    [
        ("7 + x", "5", EvaluationError),
        ("6 × □ = 42", "7", EvaluationError),
        ("1/0", "1", EvaluationError),
        ("1, 2", "1", EvaluationError),
        ("2i", "2", EvaluationError),
        ("log3(7)", "2", EvaluationError),
        ("3.5log3.57", "84", EvaluationError),
        ("__import__('os')", "1", ParseError),
        ("7 + 5", "6 + 6", ParseError),
        ("7 + 5", "", ParseError),
        ("7 + 5", "1/0", ParseError),
        ("7 + 5", "1/-0", ParseError),
        ("7 + 5", "/-2", ParseError),
        ("9" * 500, "1", ParseError),
    ],
)
def test_what_has_no_number_is_refused(exercise, number, error):
    """Letters, equations, lists, divisions by zero and what cannot be read get a sentence, not a guess."""
    with pytest.raises(error):
        diagnose(exercise, number)


whole = st.integers(0, 400) | st.integers(0, 12)
signed = whole.map(Number) | whole.map(lambda size: Op("neg", (Number(size),)))
decimals = st.builds(
    lambda units, tail: Decimal(f"{units}.{tail}"), st.integers(0, 50), st.from_regex("[0-9]{1,2}", fullmatch=True)
)
fractions = st.builds(
    lambda top, bottom: Op("frac", (Number(top), Number(bottom))), st.integers(0, 12), st.integers(1, 12)
)
mixed = st.builds(
    lambda a, b, c: Op("mixed", (Number(a), Number(b), Number(c))),
    st.integers(1, 9),
    st.integers(1, 9),
    st.integers(1, 9),
)
powers = st.builds(lambda base, exponent: Op("pow", (base, Number(exponent))), signed, st.integers(0, 3))
numbers = signed | decimals | fractions | mixed


def _joined(parts):
    return st.builds(Op, st.sampled_from(["add", "sub", "mul", "div"]), st.tuples(parts, parts))


exercises = st.recursive(numbers | powers, _joined, max_leaves=4)
single = _joined(signed)


def worked_out(tree):
    try:
        return tree.evaluate()
    except EvaluationError:
        return None


def typed(value):
    """Tell whether a number is short enough to be typed."""
    return max(abs(value.numerator), value.denominator) < 10**15


@unhurried
@given(exercises)
def test_a_right_answer_is_never_accused(tree):
    """Right, as a fraction or as a decimal cut off or rounded: correct, and no misconception."""
    value = worked_out(tree)
    assume(value is not None and typed(value))
    cut, rounded = f"{float(value):.9f}"[:-6], f"{float(value):.3f}"
    texts = [canonical(value)]
    if abs(value) < 1000 and value.denominator < 1000:  # as far as a float is sure of its digits
        texts.append(rounded)
        texts += [cut] if Fraction(rounded) == 0 or Fraction(cut) * value > 0 else []
    for text in texts:
        found = diagnose(tree, text)
        assert found.correct
        assert found.misconceptions == ()


@unhurried
@given(exercises)
def test_the_right_value_is_sympys(tree):
    """The answer is the one sympy works out, whichever way the exercise is handed over."""
    value = worked_out(tree)
    assume(value is not None)
    assert sympy_of(diagnose(tree, "0").answer) == tree.to_sympy()
    assert diagnose(tree.plain(), "0").answer == value


@unhurried
@given(exercises)
def test_what_a_misconception_gives_is_traced_back_to_it(tree):
    """Each wrong value is wrong, comes of misconceptions we have, and brings exactly them back."""
    value = worked_out(tree)
    assume(value is not None)
    for wrong, names in wrong_values(tree).items():
        assert wrong != value
        assert set(names) <= set(all_mistakes())
        if typed(wrong):
            assert diagnose(tree, canonical(wrong)).misconceptions == names


SAID = {
    "added_instead_of_multiplied": lambda a, b: a + b,
    "added_instead_of_subtracted": lambda a, b: a + b,
    "added_instead_of_divided": lambda a, b: a + b,
    "subtracted_instead_of_divided": lambda a, b: a - b,
    "subtracted_instead_of_added": lambda a, b: a - b,
    "multiplied_instead_of_divided": lambda a, b: a * b,
    "divided_instead_of_multiplied": Fraction,
    "divides_reversed": lambda a, b: Fraction(b, a),
    "table_neighbour": lambda a, b: {a * (b + 1), a * (b - 1), (a + 1) * b, (a - 1) * b},
    "remainder_as_decimal": lambda a, b: Fraction(f"{abs(a) // abs(b)}.{abs(a) % abs(b)}"),
    "neighbour_quotient": lambda a, b: {a // b + 1, a // b - 1},
}
SIGNS = {
    "product_without_sign",
    "quotient_stays_negative",
    "negative_product_stays_negative",
    "minus_too_many",
    "sign_lost",
}


@unhurried
@given(single)
def test_every_misconception_listed_gives_the_number(tree):
    """What the names say, said a second time: on the numbers or their sizes, up to the sign; signs turn the answer."""
    value = worked_out(tree)
    assume(value is not None)
    a, b = (arg.evaluate() for arg in tree.args)
    for wrong, names in wrong_values(tree).items():
        for name in names:
            if name in SIGNS:
                assert wrong == -value
            elif name in SAID:
                pairs = {(a, b), (abs(a), abs(b))}
                given = [SAID[name](int(x), int(y)) for x, y in pairs]
                sizes = {abs(one) for each in given for one in (each if isinstance(each, set) else {each})}
                assert abs(wrong) in sizes, name


@unhurried
@given(st.text(max_size=40), st.text(max_size=20))
def test_nothing_typed_breaks_it(exercise, number):
    """Any text is read, or refused by an error of ours."""
    try:
        diagnose(exercise, number)
    except (ParseError, EvaluationError):
        return


@unhurried
@given(st.text("0123456789+-*/^().,%½√ x÷×", max_size=40), st.text("0123456789-/., %√", max_size=12))
def test_nothing_typed_with_a_calculators_keys_breaks_it(exercise, number):
    """Any row of digits and signs is read, or refused by an error of ours."""
    test_nothing_typed_breaks_it.hypothesis.inner_test(exercise, number)


@pytest.mark.parametrize(
    "exercise",
    [
        "*".join("2" * 60),
        "*".join(["99"] * 60),
        "+".join(["(2+3)*4"] * 25),
        "-".join(["1/2"] * 50),
        "gcd(999999999999998, 499999999999999)",
    ],
)
def test_the_longest_exercises_are_worked_through(exercise):
    """Numbers of thousands of digits come out of no rule, and two hundred signs are no trouble."""
    assert not diagnose(exercise, "7").correct


def test_a_minus_below_the_bar_is_read():
    """As typed on a line: 5/-10 in an exercise, 2/-5 as an answer, from left to right where there are several."""
    assert read_exercise("5/-10").evaluate() == Fraction(-1, 2)
    assert read_exercise("12/-2/3").evaluate() == -2
    assert read_exercise("-1--4/-5").evaluate() == Fraction(-9, 5)
    assert read_given("2/-5").value == Fraction(-2, 5)
