"""What goes wrong with square roots and with exponents that are fractions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.exact import Exact, root

if TYPE_CHECKING:
    from fractions import Fraction

    from seqnum.maths.exact import Value


def square_comes_out_whole(times: int, radicand: int) -> Value:
    """Take the square factor out of the root without taking its own root.

    Examples
    --------
    >>> square_comes_out_whole(1, 12)
    <4√3>
    """
    inside = _inside(radicand)
    return root(inside) * (times * (radicand // inside))


def radical_coefficients_added(times: int, radicand: int) -> Value | None:
    """Add what comes out of the root to the number before it.

    Examples
    --------
    >>> radical_coefficients_added(3, 12), radical_coefficients_added(1, 12)
    (<5√3>, None)
    """
    inside = _inside(radicand)
    return root(inside) * times + root(radicand) if times > 1 else None


def radical_coefficient_lost(times: int, radicand: int) -> Value | None:
    """Forget the number before the root.

    Examples
    --------
    >>> radical_coefficient_lost(3, 12), radical_coefficient_lost(1, 12)
    (<2√3>, None)
    """
    return root(radicand) if times > 1 else None


def radicands_joined(first: int, second: int, sign: int) -> Value:
    """Add or subtract under one root, in ``√first ± √second``.

    Examples
    --------
    >>> radicands_joined(12, 27, 1), radicands_joined(27, 12, -1)
    (<√39>, <√15>)
    """
    return root(first + sign * second)


def fractional_exponent_divides(base: Fraction, exponent: Fraction) -> Fraction | None:
    """Multiply the base by the exponent: divide by n for the exponent 1/n.

    Examples
    --------
    >>> from fractions import Fraction
    >>> fractional_exponent_divides(Fraction(8), Fraction(1, 3))
    Fraction(8, 3)
    """
    return base * exponent if exponent > 0 else None


def exponent_root_only(taken: Fraction, exponent: Fraction) -> Fraction | None:
    """Take the root that the denominator says, and forget the numerator.

    Examples
    --------
    >>> from fractions import Fraction
    >>> exponent_root_only(Fraction(2), Fraction(2, 3))
    Fraction(2, 1)
    """
    return taken if abs(exponent.numerator) > 1 else None


def exponent_numerator_only(base: Fraction, exponent: Fraction) -> Fraction | None:
    """Raise to the numerator of the exponent, and forget the root.

    Examples
    --------
    >>> from fractions import Fraction
    >>> exponent_numerator_only(Fraction(8), Fraction(2, 3))
    Fraction(64, 1)
    """
    return base**exponent.numerator if exponent.numerator > 1 else None


def fractional_exponent_negates(taken: Fraction, exponent: Fraction) -> Fraction | None:
    """Put the minus of the exponent before the power.

    Examples
    --------
    >>> from fractions import Fraction
    >>> fractional_exponent_negates(Fraction(2), Fraction(-2, 3))
    Fraction(-4, 1)
    """
    return -(taken**-exponent.numerator) if exponent < 0 else None


def _inside(radicand: int) -> int:
    """Return what stays under the root."""
    value = root(radicand)
    return value.terms[0][0].root if isinstance(value, Exact) else 1
