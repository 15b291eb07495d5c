"""The skills, by id, in the order of the grades. A module is imported when one of its skills is asked for."""

from __future__ import annotations

from seqnum.maths.registry import Registry

_HERE = "seqnum.maths.skills"

SKILLS = Registry(
    {
        "count_next_number": f"{_HERE}.counting:CountNextNumber",
        "number_bonds_10": f"{_HERE}.gaps:NumberBonds10",
        "add_within_10": f"{_HERE}.within_10:AddWithin10",
        "sub_within_10": f"{_HERE}.within_10:SubWithin10",
        "add_within_20": f"{_HERE}.within_20:AddWithin20",
        "sub_within_20": f"{_HERE}.within_20:SubWithin20",
        "missing_addend_20": f"{_HERE}.gaps:MissingAddend20",
        "balance_equation_20": f"{_HERE}.balance:BalanceEquation20",
        "ten_more_ten_less": f"{_HERE}.ten_more:TenMoreTenLess",
        "add_2digit_no_regroup": f"{_HERE}.written_addition:AddTwoDigitsPlain",
        "add_2digit_regroup": f"{_HERE}.written_addition:AddTwoDigits",
        "sub_2digit_no_regroup": f"{_HERE}.written_subtraction:SubTwoDigitsPlain",
        "sub_2digit_regroup": f"{_HERE}.written_subtraction:SubTwoDigits",
        "skip_count": f"{_HERE}.counting:SkipCount",
        "double_half": f"{_HERE}.doubling:DoubleHalf",
        "add_3digit": f"{_HERE}.written_addition:AddThreeDigits",
        "sub_3digit_regroup": f"{_HERE}.written_subtraction:SubThreeDigits",
        "table_2_5_10": f"{_HERE}.some_tables:TableTwoFiveTen",
        "table_3_4_8": f"{_HERE}.some_tables:TableThreeFourEight",
        "table_all_10": f"{_HERE}.tables:TableAll",
        "division_facts": f"{_HERE}.tables:DivisionFacts",
        "missing_factor": f"{_HERE}.tables:MissingFactor",
        "multiply_multiple_of_10": f"{_HERE}.multiples_of_ten:MultiplyMultipleOf10",
        "round_10_100": f"{_HERE}.rounding:Round10100",
        "add_sub_multidigit": f"{_HERE}.multidigit:AddSubMultidigit",
        "multiply_by_1digit": f"{_HERE}.long_multiplication:MultiplyByOneDigit",
        "multiply_2digit_2digit": f"{_HERE}.long_multiplication:MultiplyTwoDigits",
        "divide_exact_long": f"{_HERE}.long_division:DivideExactLong",
        "remainder": f"{_HERE}.long_division:Remainder",
        "power_of_10_shift": f"{_HERE}.powers_of_ten:PowerOfTenShift",
        "order_of_operations": f"{_HERE}.order:OrderOfOperations",
        "greatest_common_factor": f"{_HERE}.divisors:GreatestCommonFactor",
        "least_common_multiple": f"{_HERE}.divisors:LeastCommonMultiple",
        "simplify_fraction": f"{_HERE}.simplest_form:SimplifyFraction",
        "fraction_of_quantity": f"{_HERE}.parts:FractionOfQuantity",
        "add_fractions_like": f"{_HERE}.fraction_sums:AddFractionsLike",
        "add_fractions_unlike": f"{_HERE}.fraction_sums:AddFractionsUnlike",
        "subtract_mixed_numbers": f"{_HERE}.mixed_differences:SubtractMixedNumbers",
        "multiply_fractions": f"{_HERE}.fraction_products:MultiplyFractions",
        "divide_fractions": f"{_HERE}.fraction_products:DivideFractions",
        "fraction_to_decimal": f"{_HERE}.fraction_decimals:FractionToDecimal",
        "compare_decimals": f"{_HERE}.decimal_order:CompareDecimals",
        "add_sub_decimals": f"{_HERE}.decimal_sums:AddSubDecimals",
        "mul_div_decimals": f"{_HERE}.decimal_products:MulDivDecimals",
        "integer_add_sub": f"{_HERE}.signed:IntegerAddSub",
        "evaluate_expression": f"{_HERE}.expressions:EvaluateExpression",
        "distribute_evaluate": f"{_HERE}.expressions:DistributeEvaluate",
        "one_step_equation": f"{_HERE}.one_step:OneStepEquation",
        "two_step_equation": f"{_HERE}.linear:TwoStepEquation",
        "equation_both_sides": f"{_HERE}.both_sides:EquationBothSides",
        "exponent_rules": f"{_HERE}.exponents:ExponentRules",
    }
)
"""Ours stand in this table; other packages add theirs through the entry points ``seqnum.skills``."""
