"""Which misconceptions fit a product, a quotient or a power, and what each makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.mistakes import (
    decimals,
    division,
    integers,
    multiplication,
    named,
    other_operation,
    place_value,
    powers,
    roots,
    signs,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from fractions import Fraction

    from seqnum.maths.diagnosing.steps import Term
    from seqnum.maths.mistakes import Wrong

    Named = Iterator[tuple[str, Wrong]]
    Operation = Callable[[Fraction, Fraction], int | Fraction | None]

_FACT = 12
"""The largest number in a times table."""
_PRODUCT_COLUMNS = (
    multiplication.mult_digitwise, multiplication.no_placeholder_zero, multiplication.forgot_carry_mult,
    multiplication.carry_added_before_multiplying, multiplication.writes_full_products,
)  # fmt: skip
_FACTS = (
    tables.table_neighbour, tables.off_by_one_table_fact, tables.off_by_ten_table_fact, tables.zero_times_n_is_n,
    tables.one_times_n_is_one,
)  # fmt: skip


def wrong_product(a: Fraction, b: Fraction, right: Fraction) -> Named:
    """Yield what goes wrong with the sign of a product, and what other operations give."""
    yield named(integers.product_without_sign, right)
    yield named(integers.negative_product_stays_negative, a, b)
    if a >= 0 and b >= 0:
        yield named(signs.minus_too_many, right)
    yield from _confused(tables.added_instead_of_multiplied, a, b, right)
    yield from _confused(other_operation.divided_instead_of_multiplied, a, b, right)


def wrong_quotient(a: Fraction, b: Fraction, right: Fraction) -> Named:
    """Yield what goes wrong with the sign of a quotient, and what other operations give."""
    yield named(integers.product_without_sign, right)
    yield named(integers.quotient_stays_negative, a, b)
    if a >= 0 and b >= 0:
        yield named(signs.minus_too_many, right)
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


def wrong_power(base: Fraction, exponent: Fraction) -> Named:
    """Yield what goes wrong with a power of whole numbers."""
    if base.denominator > 1 or exponent.denominator > 1:
        return
    a, n = int(base), int(exponent)
    yield named(powers.power_as_multiplication, a, n)
    if n > 0:
        yield named(powers.negative_base_sign_in, a, n)
    if n == 0:
        yield named(roots.zero_exponent_zero, n)
    if n < 0 and a:
        yield named(roots.negative_exponent_negates, a, n)
    if 0 <= a <= _FACT and 0 <= n <= _FACT:
        yield named(roots.base_and_exponent_swapped, a, n)


def wrong_sizes_of_product(a: Term, b: Term) -> Named:
    """Yield what goes wrong in multiplying two sizes: tables, columns, zeros and the point."""
    if a.places or b.places:
        yield from _wrong_decimal_product(a, b)
        return
    large, small = max(a.units, b.units), min(a.units, b.units)
    if large <= _FACT:
        for rule in _FACTS:
            yield named(rule, a.units, b.units)
    else:
        for columns in _PRODUCT_COLUMNS:
            yield named(columns, large, small)
        yield named(place_value.dropped_zeros, a.units, b.units)
        yield named(place_value.one_zero_too_many, a.units, b.units)


def wrong_sizes_of_quotient(a: Term, b: Term) -> Named:
    """Yield what goes wrong in dividing two sizes: facts, zeros, remainders and the point."""
    x, y = a.units, b.units
    if a.places or b.places:
        yield named(decimals.quotient_keeps_places, x, a.places, y, b.places)
    elif x % y:
        yield named(division.remainder_as_decimal, x, y)
    elif x // y > 1:
        rules: tuple[Callable[[int, int], Wrong], ...] = (
            division.drops_zero_in_quotient,
            division.forgets_what_is_left,
        )
        if y <= _FACT and x // y <= _FACT:
            rules += (division.neighbour_quotient,)
        for rule in rules:
            yield named(rule, x, y)


def _wrong_decimal_product(a: Term, b: Term) -> Named:
    yield named(decimals.leaves_the_point_out, abs(a.value * b.value))
    places = a.places + b.places
    yield named(decimals.decimal_point_from_left, a.units, places, b.units)
    if a.places and b.places:
        yield named(decimals.product_keeps_max_places, a.units, a.places, b.units, b.places)
    else:
        part, whole = (a, b) if a.places else (b, a)
        yield named(decimals.multiplies_parts_apart, part.units, part.places, whole.units)


def _confused(rule: Operation, a: Fraction, b: Fraction, right: Fraction) -> Named:
    """Yield what another operation gives: with the signs as they are, with none, with that of the right result."""
    yield named(rule, a, b)
    if a < 0 or b < 0:
        size = rule(abs(a), abs(b))
        yield rule.__name__, size
        if right < 0 and size is not None:
            yield rule.__name__, -size
