"""Derivatives, integrals and limits with sympy, by its fast polynomials where a function is made of such."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.maths.expression import Op
from seqnum.maths.sympy_polynomials import quotient

if TYPE_CHECKING:
    from seqnum.maths.expression import Expression


def derivative(function: Expression) -> Any:
    """Return the derivative of a function of x.

    Examples
    --------
    >>> from seqnum.maths.parser import parse
    >>> derivative(parse("x^3 + 2/x"))
    3*x**2 - 2/x**2
    """
    import sympy

    if fast := quotient(function):
        return fast.derivative().as_sum()
    return sympy.diff(function.to_sympy(), sympy.Symbol("x"))


def slope(function: Expression, at: Any) -> Any:
    """Return the derivative of a function of x at a point.

    Examples
    --------
    >>> from sympy import Integer
    >>> from seqnum.maths.parser import parse
    >>> slope(parse("x^3"), Integer(2)), slope(parse("√(2x + 5)"), Integer(2))
    (12, 1/3)
    """
    import sympy

    if at.is_Rational:
        if fast := quotient(function):
            return fast.derivative().at(at)
        if isinstance(function, Op) and function.kind == "sqrt" and (inner := quotient(function.args[0])):
            return inner.derivative().at(at) / (2 * sympy.sqrt(inner.at(at)))
    x = sympy.Symbol("x")
    return sympy.diff(function.to_sympy(), x).subs(x, at)


def value_at(function: Expression, at: Any) -> Any:
    """Return the value of a function of x.

    Examples
    --------
    >>> from sympy import Integer
    >>> from seqnum.maths.parser import parse
    >>> value_at(parse("x^3/2"), Integer(2))
    4
    """
    import sympy

    if at.is_Rational and (fast := quotient(function)):
        return fast.at(at)
    return function.to_sympy().subs(sympy.Symbol("x"), at)


def integral(lower: Any, upper: Any, function: Expression) -> Any:
    """Return the integral of a function of x between two limits.

    Examples
    --------
    >>> from sympy import Integer
    >>> from seqnum.maths.parser import parse
    >>> integral(Integer(0), Integer(3), parse("6x"))
    27
    """
    import sympy

    fast = quotient(function)
    polynomial = fast and fast.polynomial()
    if polynomial is None:
        return sympy.integrate(function.to_sympy(), (sympy.Symbol("x"), lower, upper))
    whole = polynomial.integrate()
    return whole(upper) - whole(lower)


def limit(to: Any, function: Expression) -> Any:
    """Return where a function of x goes.

    Examples
    --------
    >>> from sympy import Integer
    >>> from seqnum.maths.parser import parse
    >>> limit(Integer(2), parse("(x^2 - 4)/(x - 2)"))
    4
    """
    import sympy

    if to.is_Rational and (fast := quotient(function)):
        value = fast.at(to)
        if not value.is_finite:
            value = fast.lowest().at(to)
        if value.is_finite:
            return value
    return sympy.limit(function.to_sympy(), sympy.Symbol("x"), to)
