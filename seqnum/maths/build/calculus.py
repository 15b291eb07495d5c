"""Builders of derivatives, integrals and limits in the letter x."""

from __future__ import annotations

from seqnum.maths.build.arithmetic import Operand, as_expression
from seqnum.maths.expression import Op


def derivative(value: Operand) -> Op:
    """Return the derivative by x.

    Examples
    --------
    >>> from seqnum.maths.build import power
    >>> derivative(power("x", 2)).plain()
    'd/dx x^2'
    """
    return Op("derivative", (as_expression(value),))


def integral(lower: Operand, upper: Operand, value: Operand) -> Op:
    """Return the integral by x between two limits.

    Examples
    --------
    >>> integral(0, 3, "x").plain()
    '∫_0^3 x dx'
    """
    return Op("integral", (as_expression(lower), as_expression(upper), as_expression(value)))


def limit(to: Operand, value: Operand) -> Op:
    """Return the limit where x goes to a number.

    Examples
    --------
    >>> from seqnum.maths.build import div
    >>> limit(2, div(6, "x")).plain()
    'lim_(x→2) (6 ÷ x)'
    """
    return Op("limit", (as_expression(to), as_expression(value)))
