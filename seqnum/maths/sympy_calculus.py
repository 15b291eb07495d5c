"""Slopes, integrals and limits with sympy, by its fast polynomials where a function is made of such."""

from __future__ import annotations

from typing import Any


def slope(function: Any, at: Any) -> Any:
    """Return the derivative of a function of x at a point.

    Examples
    --------
    >>> from sympy import Integer, Symbol
    >>> slope(Symbol("x") ** 3, Integer(2))
    12
    """
    import sympy

    x = sympy.Symbol("x")
    if function.is_Pow and function.exp.is_Rational and function.base.is_polynomial(x):
        # sympy's diff would look at the logarithm of the base first, which takes ten times as long
        inner = sympy.Poly(function.base, x)
        return function.exp * inner(at) ** (function.exp - 1) * inner.diff()(at)
    if not function.is_rational_function(x):
        return sympy.diff(function, x).subs(x, at)
    above, below = _polynomials(function)
    return (above.diff() * below - above * below.diff())(at) / below(at) ** 2


def integral(lower: Any, upper: Any, function: Any) -> Any:
    """Return the integral of a function of x between two limits.

    Examples
    --------
    >>> from sympy import Integer, Symbol
    >>> integral(Integer(0), Integer(3), 6 * Symbol("x"))
    27
    """
    import sympy

    x = sympy.Symbol("x")
    if not function.is_polynomial(x):
        return sympy.integrate(function, (x, lower, upper))
    whole = sympy.Poly(function, x).integrate()  # a hundred times as fast
    return whole(upper) - whole(lower)


def limit(to: Any, function: Any) -> Any:
    """Return where a function of x goes.

    Examples
    --------
    >>> from sympy import Integer, Symbol
    >>> x = Symbol("x")
    >>> limit(Integer(2), (x**2 - 4) / (x - 2))
    4
    """
    import sympy

    x = sympy.Symbol("x")
    if function.is_rational_function(x):
        above, below = _polynomials(function)
        factor, above, below = above.cancel(below)
        if bottom := below(to):  # ten times as fast
            return factor * above(to) / bottom
    return sympy.limit(function, x, to)


def _polynomials(function: Any) -> tuple[Any, Any]:
    import sympy

    x = sympy.Symbol("x")
    above, below = sympy.fraction(function) if function.is_Mul else (function, sympy.Integer(1))
    if not (above.is_polynomial(x) and below.is_polynomial(x)):
        above, below = sympy.fraction(sympy.together(function))
    return sympy.Poly(above, x), sympy.Poly(below, x)
