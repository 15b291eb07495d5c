"""Which misconceptions fit an exercise that is a root, a logarithm, a percentage or another function as a whole."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.errors import NotationError
from seqnum.maths.expression import Expression, Number, Op
from seqnum.maths.mistakes import combinatorics, divisors, fractions, integers, logs, named, percent, radicals, roots

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.mistakes import Rule, Wrong

    Named = Iterator[tuple[str, Wrong]]

_FACTORS = 20
"""The largest number whose factorial fits a line."""
_LISTED = 10_000
"""The largest number whose factors somebody lists."""


_OF_CHOICES: dict[str, tuple[Rule, ...]] = {
    "binomial": (combinatorics.permutation_for_combination, combinatorics.nk_product),
    "permutations": (
        combinatorics.combination_for_permutation, combinatorics.nk_product, combinatorics.counted_with_repetition,
    ),
}  # fmt: skip
_OF_FACTORS: dict[str, tuple[Rule, ...]] = {
    "gcd": (divisors.gcd_lcm_swapped, divisors.common_factor_not_greatest, divisors.smaller_number_for_factor),
    "lcm": (
        divisors.gcd_lcm_swapped, divisors.multiplied_for_common_multiple, divisors.larger_number_for_multiple,
        divisors.common_multiple_not_least,
    ),
}  # fmt: skip


def wrong_functions(exercise: Expression) -> Named:
    """Yield misconceptions with what each gives; nothing where it is no such exercise.

    Examples
    --------
    >>> from seqnum.maths.parser import parse
    >>> dict(wrong_functions(parse("√16")))
    {'sqrt_halves': Fraction(8, 1)}
    """
    match exercise:
        case Op("sqrt", (inner,)):
            yield from _wrong_root(inner)
        case Op("root", (Number(3), inner)) if (cube := _whole(inner)) is not None:
            yield named(roots.cube_root_thirds, cube)
        case Op("abs", (inner,)):
            yield from _wrong_size(inner)
        case Op("log", (base, number)):
            yield from _wrong_logarithm(base, number)
        case Op("of", (Op("percent", (Number(p),)), Number(n))) if p and n:
            for rule in (percent.percent_divides_by, percent.percent_one_place_off, percent.ratio_smaller_over_larger):
                yield named(rule, n, p)
            yield named(fractions.gave_the_rest, p, 100, n)
        case Op("factorial", (Number(n),)) if n <= _FACTORS:
            yield named(combinatorics.factorial_as_sum, n)
        case Op("gcd" | "lcm" | "binomial" | "permutations" as kind, (Number(a), Number(b))):
            yield from _wrong_pair(kind, a, b)
        case Op("pow", (base, exponent)):
            yield from _wrong_raised(base, exponent)


def _wrong_pair(kind: str, a: int, b: int) -> Named:
    """Yield what goes wrong with common factors and multiples, and with choosing b of a."""
    if kind in _OF_CHOICES:
        if b <= a <= _FACTORS:
            for rule in _OF_CHOICES[kind]:
                yield named(rule, a, b)
    elif min(a, b) > 0 and max(a, b) <= _LISTED:
        for rule in _OF_FACTORS[kind]:
            yield named(rule, a, b)


def _wrong_raised(base: Expression, exponent: Expression) -> Named:
    """Yield what goes wrong with an exponent that is a fraction; whole ones are a step like others."""
    number, taken = _rational(base), _rational(exponent)
    if number is not None and taken is not None and taken.denominator > 1:
        yield named(radicals.fractional_exponent_divides, number, taken)
        yield named(radicals.exponent_numerator_only, number, taken)


def _wrong_root(inner: Expression) -> Named:
    number = _whole(inner)
    if number is not None:
        yield named(roots.sqrt_halves, number)
    if isinstance(inner, Op) and inner.kind == "add":
        first, second = (_whole(Op("sqrt", (part,))) for part in inner.args)
        if first is not None and second is not None:
            yield named(roots.sqrt_sum_of_squares, first, second)


def _wrong_size(inner: Expression) -> Named:
    number = _whole(inner)
    if number is not None:
        yield named(integers.absolute_bars_ignored, number)
        yield named(integers.absolute_turns_sign, number)
    if isinstance(inner, Op) and inner.kind in {"add", "sub"}:
        first, second = map(_whole, inner.args)
        if first is not None and second is not None:
            yield named(integers.absolute_of_each, first, second)


def _wrong_logarithm(base: Expression, number: Expression) -> Named:
    exponent, below, above = (_rational(one) for one in (Op("log", (base, number)), base, number))
    if exponent is not None:
        yield named(logs.log_base_swapped, exponent)
    if below and above is not None:
        yield named(logs.log_divides, below, above)
    if isinstance(number, Op) and number.kind == "mul":
        first, second = (_rational(Op("log", (base, factor))) for factor in number.args)
        if first is not None and second is not None:
            yield named(logs.log_of_product_is_product, first, second)


def _rational(expression: Expression) -> Fraction | None:
    try:
        value = expression.evaluate()
    except NotationError:
        return None
    return value if isinstance(value, Fraction) else None


def _whole(expression: Expression) -> int | None:
    value = _rational(expression)
    return int(value) if value is not None and value.denominator == 1 else None
