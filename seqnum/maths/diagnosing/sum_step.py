"""Which misconceptions fit a sum or a difference, and what each makes of it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.mistakes import add_columns, add_facts, decimals, integers, named, signs, sub_columns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.diagnosing.steps import Term
    from seqnum.maths.mistakes import Wrong

    Named = Iterator[tuple[str, Wrong]]

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


def wrong_sum(a: Fraction, sign: int, b: Fraction) -> Named:
    """Yield what goes wrong with the signs of two numbers added (1) or subtracted (−1), or in reading which it is."""
    right = a + sign * b
    yield named(signs.first_minus_ignored, a, sign, b)
    yield named(signs.minus_too_many, right)
    if sign > 0:
        for rule in (
            integers.sign_lost,
            integers.sign_of_first,
            integers.double_sign_becomes_plus,
            integers.two_negatives_make_positive_in_addition,
        ):
            yield named(rule, a, b)
        if a >= 0 and b >= 0:
            less = add_facts.subtracted_instead_of_added(a, b)
            yield add_facts.subtracted_instead_of_added.__name__, (less, -less) if a < b else less
    else:
        if a < 0:
            yield named(integers.sign_lost, a, -b)
        yield named(integers.abs_difference_for_subtraction, a, b)
        yield named(integers.subtracting_negative_as_positive, a, b)
        if b >= 0:
            yield named(sub_columns.added_instead_of_subtracted, a, b)


def wrong_columns(a: Term, b: Term, right: Fraction) -> Named:
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
            yield named(decimal, large.units, large.places, sign, small.units, small.places)
    else:
        if x >= 10:
            left_aligned = add_columns.add_left_aligned if adding else sub_columns.subtract_left_aligned
            yield named(left_aligned, x, y)
        if min(a.value, right) >= 0 and max(a.value, right) <= _COUNTED:
            yield from _wrong_counting(x, y, adding=adding)


def _wrong_counting(x: int, y: int, *, adding: bool) -> Named:
    """Yield what goes wrong when small numbers without signs are counted on or back."""
    if adding:
        for rule in (add_facts.near_double_wrong, add_facts.off_by_one_count, add_facts.adding_zero_adds):
            yield named(rule, x, y)
    else:
        yield named(add_facts.off_by_one_count_back, x, y)


def _scaled(wrong: Wrong, places: int) -> Wrong:
    if not places or not isinstance(wrong, int):
        return wrong
    return Fraction(wrong, 10**places)
