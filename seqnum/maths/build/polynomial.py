"""Sums whose signs and unit coefficients are written as in a textbook: ``3x² − 5x + 1``, never ``+ −5x`` or ``1x``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build.arithmetic import Operand, add, as_expression, juxtapose, neg, power, sub
from seqnum.maths.expression import Expression, Op

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction


def plus_terms(*terms: Operand) -> Expression:
    """Return a sum of terms; one with a minus is taken away.

    Examples
    --------
    >>> plus_terms(juxtapose(3, "x"), juxtapose(-5, "y"), -1).plain()
    '3x − 5y − 1'
    >>> plus_terms().plain()
    '0'
    """
    first, *others = map(as_expression, terms or (0,))
    total = first
    for term in others:
        match term:
            case Op("neg", (positive,)):
                total = sub(total, positive)
            case _:
                total = add(total, term)
    return total


def polynomial(coefficients: Mapping[int, int | Fraction], letter: str = "x") -> Expression:
    """Return a polynomial, given as exponent to coefficient, from the highest power down.

    Examples
    --------
    >>> polynomial({2: 3, 1: -5, 0: 1}).plain(), polynomial({2: -1, 1: 1, 0: 0}).plain()
    ('3x^2 − 5x + 1', '−x^2 + x')
    """
    used = sorted((exponent for exponent, coefficient in coefficients.items() if coefficient), reverse=True)
    return plus_terms(*(_term(coefficients[exponent], exponent, letter) for exponent in used))


def _term(coefficient: int | Fraction, exponent: int, letter: str) -> Expression:
    if coefficient < 0:
        return neg(_term(-coefficient, exponent, letter))
    if exponent == 0:
        return as_expression(coefficient)
    letters = as_expression(letter) if exponent == 1 else power(letter, exponent)
    return letters if coefficient == 1 else juxtapose(as_expression(coefficient), letters)
