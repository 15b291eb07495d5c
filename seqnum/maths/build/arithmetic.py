"""Builders of numbers, sums, products, fractions and equations."""

from __future__ import annotations

from fractions import Fraction

from seqnum.maths.exact import Exact
from seqnum.maths.expression import CONSTANTS, Blank, Constant, Decimal, Expression, Number, Op, Text, Variable

Operand = Expression | Exact | Fraction | int | str


def as_expression(value: Operand) -> Expression:
    """Return a value as notation: ``-3`` is minus three, a `Fraction` a fraction, ``"x"`` a variable, ``"□"`` a blank.

    The letters ``"π"``, ``"i"`` and ``"e"`` are constants; what has quotation marks of its own is words.

    Examples
    --------
    >>> as_expression(-3).plain(), as_expression("x").plain(), as_expression(Fraction(-3, 4)).plain()
    ('−3', 'x', '−3/4')
    """
    if isinstance(value, Expression):
        return value
    if isinstance(value, str):
        if value in CONSTANTS:
            return Constant(value)
        if value[:1] == '"':
            return Text(value[1:-1])
        return Blank() if value == "□" else Variable(value)
    if isinstance(value, Exact):
        from seqnum.maths.build.exact_terms import exact_terms

        return exact_terms(value)
    size: Expression = Number(abs(value.numerator))
    if value.denominator != 1:
        size = Op("frac", (size, Number(value.denominator)))
    return size if value.numerator >= 0 else Op("neg", (size,))


def add(left: Operand, right: Operand) -> Op:
    """Return ``left + right``.

    Examples
    --------
    >>> add(-8, 6).plain(), add(5, -9).plain()
    ('−8 + 6', '5 + (−9)')
    """
    return Op("add", (as_expression(left), as_expression(right)))


def sub(left: Operand, right: Operand) -> Op:
    """Return ``left − right``.

    Examples
    --------
    >>> sub(10, sub(4, 3)).plain()
    '10 − (4 − 3)'
    """
    return Op("sub", (as_expression(left), as_expression(right)))


def mul(left: Operand, right: Operand) -> Op:
    """Return ``left × right``.

    Examples
    --------
    >>> mul(3, add(4, 5)).plain()
    '3 × (4 + 5)'
    """
    return Op("mul", (as_expression(left), as_expression(right)))


def div(left: Operand, right: Operand) -> Op:
    """Return ``left ÷ right``.

    Examples
    --------
    >>> div("x", 3).plain()
    'x ÷ 3'
    """
    return Op("div", (as_expression(left), as_expression(right)))


def neg(value: Operand) -> Op:
    """Return ``−value``.

    Examples
    --------
    >>> neg(add(2, 3)).plain()
    '−(2 + 3)'
    """
    return Op("neg", (as_expression(value),))


def power(base: Operand, exponent: Operand) -> Op:
    """Return ``base^exponent``.

    Examples
    --------
    >>> power(-3, 2).plain(), neg(power(3, 2)).plain()
    ('(−3)^2', '−3^2')
    """
    return Op("pow", (as_expression(base), as_expression(exponent)))


def of(part: Operand, whole: Operand) -> Op:
    """Return ``part of whole``.

    Examples
    --------
    >>> of(Fraction(2, 3), 12).plain()
    '2/3 of 12'
    """
    return Op("of", (as_expression(part), as_expression(whole)))


def equals(left: Operand, right: Operand) -> Op:
    """Return ``left = right``.

    Examples
    --------
    >>> equals(add(juxtapose(2, "x"), 3), 11).plain()
    '2x + 3 = 11'
    """
    return Op("eq", (as_expression(left), as_expression(right)))


def juxtapose(left: Operand, right: Operand) -> Op:
    """Return ``2x``; the sign of a negative coefficient stands before the whole.

    Examples
    --------
    >>> juxtapose(-2, "x").plain(), juxtapose(2, add("x", 3)).plain()
    ('−2x', '2(x + 3)')
    """
    if isinstance(left, int) and left < 0:
        return neg(juxtapose(-left, right))
    return Op("juxtapose", (as_expression(left), as_expression(right)))


def frac(numerator: Operand, denominator: Operand) -> Op:
    """Return a fraction as written, not reduced; the sign of a negative numerator stands before the whole.

    Examples
    --------
    >>> frac(6, 8).plain(), frac(-3, 4).plain()
    ('6/8', '−3/4')
    """
    if isinstance(numerator, int) and numerator < 0:
        return neg(frac(-numerator, denominator))
    return Op("frac", (as_expression(numerator), as_expression(denominator)))


def mixed(whole: Operand, numerator: Operand, denominator: Operand) -> Op:
    """Return a mixed number; the sign of a negative one stands before the whole.

    Examples
    --------
    >>> mixed(2, 1, 3).plain(), mixed(-2, 1, 3).plain()
    ('2 1/3', '−2 1/3')
    """
    if isinstance(whole, int) and whole < 0:
        return neg(mixed(-whole, numerator, denominator))
    return Op("mixed", (as_expression(whole), as_expression(numerator), as_expression(denominator)))


def decimal(text: str) -> Expression:
    """Return a decimal as written, with a point; the sign of a negative one stands before it.

    Examples
    --------
    >>> decimal("0.50").plain(), decimal("-2.5").plain("es")
    ('0.50', '−2,5')
    """
    return neg(decimal(text[1:])) if text.startswith("-") else Decimal(text)


def percent(value: Operand) -> Op:
    """Return ``value%``.

    Examples
    --------
    >>> of(percent(20), 150).plain()
    '20% of 150'
    """
    return Op("percent", (as_expression(value),))


def money(value: Operand) -> Op:
    r"""Return an amount in the currency of the reader.

    Examples
    --------
    >>> money(decimal("3.50")).plain("en"), money(5).plain("pt")
    ('$3.50', 'R$\xa05')
    """
    return Op("money", (as_expression(value),))


def ratio(left: Operand, right: Operand) -> Op:
    """Return ``left ∶ right``, with the sign of ratio, for a colon is a division in Spain.

    Examples
    --------
    >>> equals(ratio(3, 2), ratio(24, "□")).plain()
    '3 ∶ 2 = 24 ∶ □'
    """
    return Op("ratio", (as_expression(left), as_expression(right)))
