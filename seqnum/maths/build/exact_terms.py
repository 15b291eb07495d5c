"""Exact values as they are written: ``2√3``, ``√3/2``, ``5π/6``, ``−5 + 10i``, ``3x² − 5x + 1``."""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import TYPE_CHECKING

from seqnum.maths.build.arithmetic import as_expression, frac, juxtapose, neg, power
from seqnum.maths.build.functions import sqrt
from seqnum.maths.build.polynomial import plus_terms
from seqnum.maths.expression import Constant, Expression

if TYPE_CHECKING:
    from fractions import Fraction

    from seqnum.maths.exact import Exact, Unit


def exact_terms(value: Exact) -> Expression:
    """Return a value with roots, π, i or letters as notation, its terms in their order.

    Examples
    --------
    >>> from seqnum.maths.exact import PI, I, letter, root
    >>> [exact_terms(one).plain() for one in (root(12), -root(3) / 2, 5 * PI / 6, 10 * I - 5, 3 * letter("x") ** 2 - 1)]
    ['2√3', '−√3/2', '5π/6', '−5 + 10i', '3x^2 − 1']
    """
    return plus_terms(*(_term(unit, number) for unit, number in value.terms))


@lru_cache(4096)
def _term(unit: Unit, number: Fraction) -> Expression:
    if number < 0:
        return neg(_term(unit, -number))
    above = [_raised(as_expression(name), size) for name, size in unit.letters if size > 0]
    below = [_raised(as_expression(name), -size) for name, size in (("π", unit.pi), *unit.letters) if size < 0]
    marks = _marks(unit)
    if above and not below:
        coefficient = [] if number == 1 and not marks else [_quotient(number, marks, [])]
        return reduce(juxtapose, [*coefficient, *above])
    return _quotient(number, [*marks, *above], below)


def _marks(unit: Unit) -> list[Expression]:
    """Return what stands behind the number: ``√2``, ``π``, ``i``; the root last where a letter would slip under it."""
    constants: list[Expression] = [_raised(Constant("π"), unit.pi)] if unit.pi > 0 else []
    constants += [Constant("i")] if unit.i else []
    return [*constants, sqrt(unit.root)] if unit.root > 1 else constants


def _quotient(number: Fraction, above: list[Expression], below: list[Expression]) -> Expression:
    """Return the product of a number and some factors over others, without a factor 1."""
    top = reduce(juxtapose, above if number.numerator == 1 and above else [as_expression(number.numerator), *above])
    bottom = below if number.denominator == 1 else [as_expression(number.denominator), *below]
    return frac(top, reduce(juxtapose, bottom)) if bottom else top


def _raised(base: Expression, exponent: int) -> Expression:
    return base if exponent == 1 else power(base, exponent)
