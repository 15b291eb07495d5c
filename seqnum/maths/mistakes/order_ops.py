"""What goes wrong in the order of operations (Linchevski & Livneh 1999).

A chain ``5 + 6 × 10`` is written ``5, ("+", 6), ("×", 10)``; a bracket whose value is known is one number in it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.maths.mistakes.rule import Rational

Link = tuple[str, int]


def left_to_right(first: int | Fraction, *links: tuple[str, int | Fraction]) -> Fraction:
    """Work from left to right, whatever the signs.

    Examples
    --------
    >>> left_to_right(5, ("+", 6), ("×", 10))
    Fraction(110, 1)
    """
    value = Fraction(first)
    for sign, number in links:
        value = _apply(value, sign, number)
    return value


def addition_before_subtraction(a: Rational, b: Rational, c: Rational) -> Rational:
    """Work out b + c in ``a − b + c`` before subtracting.

    Examples
    --------
    >>> addition_before_subtraction(10, 3, 2)
    5
    """
    return a - (b + c)


def multiplication_before_division(a: Rational, b: Rational, c: Rational) -> Fraction:
    """Work out b × c in ``a ÷ b × c`` before dividing.

    Examples
    --------
    >>> multiplication_before_division(12, 3, 2)
    Fraction(2, 1)
    """
    return Fraction(a, b * c)


def ignores_parentheses(first: int | Fraction, *links: tuple[str, int | Fraction]) -> Fraction:
    """Work as if there were no brackets: the chain is written without them.

    Examples
    --------
    >>> ignores_parentheses(3, ("×", 4), ("+", 5))
    Fraction(17, 1)
    """
    total = Fraction(0)
    sign, term = "+", Fraction(first)
    for link, number in links:
        if link in "×÷":
            term = _apply(term, link, number)
        else:
            total = _apply(total, sign, term)
            sign, term = link, Fraction(number)
    return _apply(total, sign, term)


def _apply(value: Fraction, sign: str, number: Fraction | int) -> Fraction:
    if sign == "+":
        return value + number
    if sign == "−":
        return value - number
    return value * number if sign == "×" else value / number
