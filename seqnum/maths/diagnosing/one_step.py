"""Which misconceptions fit a step of two numbers, and what each makes of it.

Those of signs take the numbers as they are. Those of written calculation, of tables and of decimals take the sizes, and
what they give has the sign of the right result: one thing goes wrong at a time.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.diagnosing.fraction_step import wrong_fractions
from seqnum.maths.diagnosing.steps import Term, as_term
from seqnum.maths.mistakes import (
    add_columns,
    add_facts,
    decimals,
    division,
    integers,
    multiplication,
    other_operation,
    place_value,
    powers,
    roots,
    signs,
    sub_columns,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from seqnum.maths.diagnosing.steps import Step
    from seqnum.maths.mistakes import Wrong

    Named = Iterator[tuple[str, Wrong]]
    Operation = Callable[[Fraction, Fraction], int | Fraction | None]

_FACT = 12
"""The largest number in a times table."""
_COUNTED = 20
"""The largest sum that is counted on fingers."""
_SUM_COLUMNS = (
    add_columns.no_carry, add_columns.writes_full_column_sums, add_columns.carry_wrong_digit,
    add_columns.carries_for_nothing,
)  # fmt: skip
_DIFFERENCE_COLUMNS = (
    sub_columns.smaller_from_larger, sub_columns.borrow_no_decrement, sub_columns.borrow_across_zero,
    sub_columns.stops_borrow_at_zero, sub_columns.borrow_from_zero, sub_columns.zero_minus_n_is_n,
    sub_columns.zero_minus_n_is_zero, sub_columns.always_borrow_left, sub_columns.borrows_for_nothing,
)  # fmt: skip
_PRODUCT_COLUMNS = (
    multiplication.mult_digitwise, multiplication.no_placeholder_zero, multiplication.forgot_carry_mult,
    multiplication.carry_added_before_multiplying, multiplication.writes_full_products,
)  # fmt: skip
_FACTS = (
    tables.table_neighbour, tables.off_by_one_table_fact, tables.off_by_ten_table_fact, tables.zero_times_n_is_n,
    tables.one_times_n_is_one,
)  # fmt: skip


def wrong_step(step: Step) -> Named:
    """Yield misconceptions with what each gives for one step whose parts are right.

    Examples
    --------
    >>> from seqnum.maths.diagnosing.steps import parts_of
    >>> from seqnum.maths.parser import parse
    >>> found = wrong_step(parts_of(parse("-8 + 6")))
    >>> [name for name, wrong in found if wrong == 2]
    ['sign_lost']
    """
    yield from wrong_fractions(step)
    a, b = step.left.value, step.right.value
    match step.sign:
        case "+" | "−":
            yield from _wrong_sum(a, 1 if step.sign == "+" else -1, b)
        case "×":
            yield from _wrong_product(a, b, step.value)
        case "÷" | "/":
            yield from _wrong_quotient(a, b, step.value)
        case "^":
            yield from _wrong_power(a, b)
    one, two = as_term(step.left), as_term(step.right)
    if one and two:
        yield from _signed(_wrong_sizes(step.sign, one, two, step.value), step.value)


def _wrong_sizes(sign: str, a: Term, b: Term, right: Fraction) -> Named:
    match sign:
        case "+":
            yield from _wrong_columns(a, b, right)
        case "−":
            yield from _wrong_columns(a, Term(-b.value, b.places), right)
        case "×":
            yield from _wrong_sizes_of_product(a, b)
        case "÷" | "/":
            yield from _wrong_sizes_of_quotient(a, b)


def _wrong_sum(a: Fraction, sign: int, b: Fraction) -> Named:
    right = a + sign * b
    yield signs.first_minus_ignored.__name__, signs.first_minus_ignored(a, sign, b)
    yield signs.minus_too_many.__name__, signs.minus_too_many(right)
    if sign > 0:
        for rule in (
            integers.sign_lost,
            integers.sign_of_first,
            integers.double_sign_becomes_plus,
            integers.two_negatives_make_positive_in_addition,
        ):
            yield rule.__name__, rule(a, b)
        if a >= 0 and b >= 0:
            less = add_facts.subtracted_instead_of_added(a, b)
            yield add_facts.subtracted_instead_of_added.__name__, (less, -less) if a < b else less
    else:
        if a < 0:
            yield integers.sign_lost.__name__, integers.sign_lost(a, -b)
        yield integers.abs_difference_for_subtraction.__name__, integers.abs_difference_for_subtraction(a, b)
        yield integers.subtracting_negative_as_positive.__name__, integers.subtracting_negative_as_positive(a, b)
        if b >= 0:
            yield sub_columns.added_instead_of_subtracted.__name__, sub_columns.added_instead_of_subtracted(a, b)


def _wrong_columns(a: Term, b: Term, right: Fraction) -> Named:
    """Yield what goes wrong with the sizes of two numbers that are added, which is a difference where signs differ."""
    large, small = (a, b) if abs(a.value) >= abs(b.value) else (b, a)
    adding = a.value * b.value >= 0
    sign = 1 if adding else -1
    places = max(a.places, b.places)
    x, y = (one.units * 10 ** (places - one.places) for one in (large, small))
    if max(x, y) >= 10:
        for rule in _SUM_COLUMNS if adding else _DIFFERENCE_COLUMNS:
            yield rule.__name__, _scaled(rule(x, y), places)
    if places:
        for decimal in (
            decimals.decimal_parts_independent,
            decimals.extra_decimals_copied_down,
            decimals.aligned_on_the_right,
        ):
            wrong = decimal(large.units, large.places, sign, small.units, small.places)
            yield decimal.__name__, wrong
    else:
        if x >= 10:
            left_aligned = add_columns.add_left_aligned if adding else sub_columns.subtract_left_aligned
            yield left_aligned.__name__, left_aligned(x, y)
        if min(a.value, right) >= 0 and max(a.value, right) <= _COUNTED:
            yield from _wrong_counting(x, y, adding=adding)


def _wrong_counting(x: int, y: int, *, adding: bool) -> Named:
    """Yield what goes wrong when small numbers without signs are counted on or back."""
    if adding:
        for rule in (add_facts.near_double_wrong, add_facts.off_by_one_count, add_facts.adding_zero_adds):
            yield rule.__name__, rule(x, y)
    else:
        yield add_facts.off_by_one_count_back.__name__, add_facts.off_by_one_count_back(x, y)


def _wrong_product(a: Fraction, b: Fraction, right: Fraction) -> Named:
    yield integers.product_without_sign.__name__, integers.product_without_sign(right)
    yield integers.negative_product_stays_negative.__name__, integers.negative_product_stays_negative(a, b)
    if a >= 0 and b >= 0:
        yield signs.minus_too_many.__name__, signs.minus_too_many(right)
    yield from _confused(tables.added_instead_of_multiplied, a, b, right)
    yield from _confused(other_operation.divided_instead_of_multiplied, a, b, right)


def _wrong_quotient(a: Fraction, b: Fraction, right: Fraction) -> Named:
    yield integers.product_without_sign.__name__, integers.product_without_sign(right)
    yield integers.quotient_stays_negative.__name__, integers.quotient_stays_negative(a, b)
    if a >= 0 and b >= 0:
        yield signs.minus_too_many.__name__, signs.minus_too_many(right)
    for rule in (
        division.subtracted_instead_of_divided,
        other_operation.added_instead_of_divided,
        other_operation.multiplied_instead_of_divided,
    ):
        yield from _confused(rule, a, b, right)
    if a:
        yield from _confused(division.divides_reversed, a, b, right)
    yield from _confused(other_operation.divided_by_one_is_one, a, b, right)
    yield from _confused(other_operation.zero_divided_is_divisor, a, b, right)


def _confused(rule: Operation, a: Fraction, b: Fraction, right: Fraction) -> Named:
    """Yield what another operation gives: with the signs as they are, with none, with that of the right result."""
    yield rule.__name__, rule(a, b)
    if a < 0 or b < 0:
        size = rule(abs(a), abs(b))
        yield rule.__name__, size
        if right < 0 and size is not None:
            yield rule.__name__, -size


def _wrong_sizes_of_product(a: Term, b: Term) -> Named:
    x, y = (abs(one.value) for one in (a, b))
    if a.places or b.places:
        yield from _wrong_decimal_product(a, b)
        return
    large, small = max(a.units, b.units), min(a.units, b.units)
    if large <= _FACT:
        for rule in _FACTS:
            yield rule.__name__, rule(a.units, b.units)
    else:
        for columns in _PRODUCT_COLUMNS:
            yield columns.__name__, columns(large, small)
        yield place_value.dropped_zeros.__name__, place_value.dropped_zeros(int(x), int(y))
        yield place_value.one_zero_too_many.__name__, place_value.one_zero_too_many(int(x), int(y))


def _wrong_decimal_product(a: Term, b: Term) -> Named:
    yield decimals.leaves_the_point_out.__name__, decimals.leaves_the_point_out(abs(a.value * b.value))
    places = a.places + b.places
    yield (
        decimals.decimal_point_from_left.__name__,
        decimals.decimal_point_from_left(a.units, places, b.units),
    )
    if a.places and b.places:
        wrong = decimals.product_keeps_max_places(a.units, a.places, b.units, b.places)
        yield decimals.product_keeps_max_places.__name__, wrong
    else:
        part, whole = (a, b) if a.places else (b, a)
        wrong = decimals.multiplies_parts_apart(part.units, part.places, whole.units)
        yield decimals.multiplies_parts_apart.__name__, wrong


def _wrong_sizes_of_quotient(a: Term, b: Term) -> Named:
    x, y = a.units, b.units
    if a.places or b.places:
        wrong = decimals.quotient_keeps_places(x, a.places, y, b.places)
        yield decimals.quotient_keeps_places.__name__, wrong
    elif x % y:
        yield division.remainder_as_decimal.__name__, division.remainder_as_decimal(x, y)
    elif x // y > 1:
        rules: tuple[Callable[[int, int], Wrong], ...] = (
            division.drops_zero_in_quotient,
            division.forgets_what_is_left,
        )
        if y <= _FACT and x // y <= _FACT:
            rules += (division.neighbour_quotient,)
        for rule in rules:
            yield rule.__name__, rule(x, y)


def _wrong_power(base: Fraction, exponent: Fraction) -> Named:
    if base.denominator > 1 or exponent.denominator > 1:
        return
    a, n = int(base), int(exponent)
    yield powers.power_as_multiplication.__name__, powers.power_as_multiplication(a, n)
    if n > 0:
        yield powers.negative_base_sign_in.__name__, powers.negative_base_sign_in(a, n)
    if n == 0:
        yield roots.zero_exponent_zero.__name__, roots.zero_exponent_zero(n)
    if n < 0 and a:
        yield roots.negative_exponent_negates.__name__, roots.negative_exponent_negates(a, n)
    if 0 <= a <= _FACT and 0 <= n <= _FACT:
        yield roots.base_and_exponent_swapped.__name__, roots.base_and_exponent_swapped(a, n)


def _scaled(wrong: Wrong, places: int) -> Wrong:
    if not places or not isinstance(wrong, int):
        return wrong
    return Fraction(wrong, 10**places)


def _signed(found: Iterable[tuple[str, Wrong]], right: Fraction) -> Named:
    """Yield what was found for the sizes with the sign of the right result."""
    for name, wrong in found:
        values = wrong if isinstance(wrong, tuple) else () if wrong is None else (wrong,)
        yield name, values if right >= 0 else tuple(-value for value in values)
