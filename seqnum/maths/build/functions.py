"""Builders of roots, logarithms, angles, counting and other functions."""

from __future__ import annotations

from seqnum.maths.build.arithmetic import Operand, as_expression, neg
from seqnum.maths.expression import Constant, Op


def pi() -> Constant:
    """Return ``π``.

    Examples
    --------
    >>> pi().plain()
    'π'
    """
    return Constant("π")


def sqrt(value: Operand) -> Op:
    """Return the square root.

    Examples
    --------
    >>> sqrt(12).plain()
    '√12'
    """
    return Op("sqrt", (as_expression(value),))


def root(index: Operand, value: Operand) -> Op:
    """Return a root with its index, a whole number from 2 on.

    Examples
    --------
    >>> root(3, 27).plain(), root(5, 32).plain()
    ('∛27', '⁵√32')
    """
    return Op("root", (as_expression(index), as_expression(value)))


def absolute(value: Operand) -> Op:
    """Return ``|value|``.

    Examples
    --------
    >>> absolute(-7).plain()
    '|−7|'
    """
    return Op("abs", (as_expression(value),))


def factorial(value: Operand) -> Op:
    """Return ``value!``.

    Examples
    --------
    >>> factorial(5).plain()
    '5!'
    """
    return Op("factorial", (as_expression(value),))


def degrees(value: Operand) -> Op:
    """Return ``value°``; the sign of a negative one stands before it.

    Examples
    --------
    >>> degrees(30).plain(), degrees(-30).plain()
    ('30°', '−30°')
    """
    if isinstance(value, int) and value < 0:
        return neg(degrees(-value))
    return Op("degrees", (as_expression(value),))


def log(base: Operand, value: Operand) -> Op:
    """Return the logarithm of a value to a base.

    Examples
    --------
    >>> log(2, 8).plain()
    'log₂ 8'
    """
    return Op("log", (as_expression(base), as_expression(value)))


def ln(value: Operand) -> Op:
    """Return the natural logarithm.

    Examples
    --------
    >>> ln("e").plain()
    'ln e'
    """
    return Op("ln", (as_expression(value),))


def sin(angle: Operand) -> Op:
    """Return the sine.

    Examples
    --------
    >>> sin(degrees(30)).plain("es")
    'sen 30°'
    """
    return Op("sin", (as_expression(angle),))


def cos(angle: Operand) -> Op:
    """Return the cosine.

    Examples
    --------
    >>> cos(degrees(60)).plain()
    'cos 60°'
    """
    return Op("cos", (as_expression(angle),))


def tan(angle: Operand) -> Op:
    """Return the tangent.

    Examples
    --------
    >>> tan(degrees(45)).plain()
    'tan 45°'
    """
    return Op("tan", (as_expression(angle),))


def call(name: Operand, value: Operand) -> Op:
    """Return ``name(value)``, a function of a value.

    Examples
    --------
    >>> call("f", 3).plain()
    'f(3)'
    """
    return Op("call", (as_expression(name), as_expression(value)))


def prime(value: Operand) -> Op:
    """Return the derivative of a called function.

    Examples
    --------
    >>> prime(call("f", 2)).plain()
    'f′(2)'
    """
    return Op("prime", (as_expression(value),))


def binomial(n: Operand, k: Operand) -> Op:
    """Return how many ways there are to choose k of n.

    Examples
    --------
    >>> binomial(5, 2).plain()
    'C(5, 2)'
    """
    return Op("binomial", (as_expression(n), as_expression(k)))


def permutations(n: Operand, k: Operand) -> Op:
    """Return how many ways there are to put k of n in order.

    Examples
    --------
    >>> permutations(5, 2).plain()
    'P(5, 2)'
    """
    return Op("permutations", (as_expression(n), as_expression(k)))


def gcd_of(left: Operand, right: Operand) -> Op:
    """Return the greatest common factor.

    Examples
    --------
    >>> gcd_of(12, 18).plain("pt")
    'mdc(12, 18)'
    """
    return Op("gcd", (as_expression(left), as_expression(right)))


def lcm_of(left: Operand, right: Operand) -> Op:
    """Return the least common multiple.

    Examples
    --------
    >>> lcm_of(6, 8).plain("es")
    'mcm(6, 8)'
    """
    return Op("lcm", (as_expression(left), as_expression(right)))
