"""What evaluating an expression, a function and a polynomial have in common: a number put in for x."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build import mul, neg, plus_terms, polynomial, power
from seqnum.maths.mistakes.algebra import coefficient_added, coefficient_raised_too, concatenation_substitution
from seqnum.maths.mistakes.powers import negative_base_sign_in, power_as_multiplication

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Rule, Wrong
    from seqnum.maths.remark import Values

PUT_IN_RULES: tuple[Rule, ...] = (
    concatenation_substitution,
    coefficient_added,
    power_as_multiplication,
    coefficient_raised_too,
    negative_base_sign_in,
)


def put_in(a: int, exponent: int, b: int, x: int) -> int:
    """Return ``axⁿ + b`` for an exponent of 1 or 2.

    Examples
    --------
    >>> put_in(3, 1, -2, 4), put_in(2, 2, -1, 3)
    (10, 17)
    """
    return a * (x * x if exponent == 2 else x) + b


def filled(a: int, exponent: int, b: int, x: int) -> Expression:
    """Return ``3 × 4 − 2``, ``−(−3)² + 1``.

    Examples
    --------
    >>> filled(3, 1, -2, 4).plain(), filled(-1, 2, 1, -3).plain()
    ('3 × 4 − 2', '−(−3)^2 + 1')
    """
    value = power(x, exponent) if exponent > 1 else x
    term = (neg(value) if a < 0 else value) if abs(a) == 1 else mul(a, value)
    return plus_terms(term, b) if b else plus_terms(term)


def put_in_all(coefficients: Sequence[int], x: int) -> Expression:
    """Return a polynomial with a number put in; the coefficients begin with the highest.

    Examples
    --------
    >>> put_in_all((-2, 0, 1, 5), 3).plain(), put_in_all((1, -4), -3).plain()
    ('−2 × 3^3 + 3 + 5', '−3 − 4')
    """
    degree = len(coefficients) - 1
    (first, highest), *others = [(number, degree - place) for place, number in enumerate(coefficients) if number]
    leading = mul(first, _raised(x, highest)) if first < -1 and highest else _term(first, highest, x)
    return plus_terms(leading, *(_term(number, exponent, x) for number, exponent in others))


def _term(coefficient: int, exponent: int, x: int) -> Expression:
    """Return ``2 × 3²``, or its opposite, which a sum takes away."""
    if coefficient < 0:
        return neg(_term(-coefficient, exponent, x))
    if exponent == 0:
        return plus_terms(coefficient)
    return _raised(x, exponent) if coefficient == 1 else mul(coefficient, _raised(x, exponent))


def _raised(x: int, exponent: int) -> Expression:
    return power(x, exponent) if exponent > 1 else plus_terms(x)


def put_in_values(a: int, exponent: int, b: int, x: int) -> Values:
    """Name the numbers, the term with x, and the expression with x put in, step by step."""
    done = put_in(a, exponent, 0, x)
    values: Values = {"a": a, "b": b, "x": x, "term": polynomial({exponent: a}), "filled": filled(a, exponent, b, x)}
    values |= {"squared": power(x, exponent), "base": x, "exponent": exponent, "times": mul(a, x), "factors": mul(x, x)}
    return {**values, "once": filled(a, 1, b, put_in(1, exponent, 0, x)), "sum": plus_terms(done, b)}


def put_in_wrong(a: int, exponent: int, b: int, x: int) -> Iterator[tuple[str, Wrong]]:
    """Yield the id of each misconception that fits with what it gives."""
    given: dict[Rule, int | None]
    if exponent == 1:
        given = {
            concatenation_substitution: concatenation_substitution(a, x) if a > 1 else None,
            coefficient_added: coefficient_added(a, x) if abs(a) > 1 else None,
        }
    else:
        square = negative_base_sign_in(x, exponent)
        given = {
            power_as_multiplication: a * power_as_multiplication(x, exponent),
            coefficient_raised_too: coefficient_raised_too(a, x, exponent),
            negative_base_sign_in: None if square is None else a * square,
        }
    return ((rule.__name__, None if value is None else value + b) for rule, value in given.items())
