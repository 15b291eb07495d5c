"""Polynomials by their coefficients, those of the highest power first: ``(3, -5, 1)`` is 3x² − 5x + 1."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from seqnum.maths.build import polynomial

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.maths.expression import Expression

_Number = TypeVar("_Number", int, Fraction)


def worth(coefficients: Sequence[_Number], x: int) -> _Number:
    """Return the value at a point, as Horner did.

    Examples
    --------
    >>> worth((3, -5, 1), 4)
    29
    """
    total = coefficients[0]
    for coefficient in coefficients[1:]:
        total = total * x + coefficient
    return total


def worth_and_slope(coefficients: Sequence[int], x: int) -> tuple[int, int]:
    """Return the value and the derivative at a point, by the same steps.

    Examples
    --------
    >>> worth_and_slope((3, -5, 1), 4)
    (29, 19)
    """
    total, slope = coefficients[0], 0
    for coefficient in coefficients[1:]:
        slope = slope * x + total
        total = total * x + coefficient
    return total, slope


def derived(coefficients: Sequence[int]) -> tuple[int, ...]:
    """Return the coefficients of the derivative.

    Examples
    --------
    >>> derived((3, -5, 1)), derived((7,))
    ((6, -5), (0,))
    """
    degree = len(coefficients) - 1
    return tuple(c * (degree - at) for at, c in enumerate(coefficients[:-1])) or (0,)


def integrated(coefficients: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the coefficients of the antiderivative that is 0 at 0.

    Examples
    --------
    >>> integrated((6, 0)) == (3, 0, 0)
    True
    """
    degree = len(coefficients)
    return (*(Fraction(c, degree - at) for at, c in enumerate(coefficients)), Fraction(0))


def written(coefficients: Sequence[int | Fraction]) -> Expression:
    """Return the polynomial as notation.

    Examples
    --------
    >>> written((3, -5, 1)).plain(), written((1, 0)).plain()
    ('3x^2 − 5x + 1', 'x')
    """
    degree = len(coefficients) - 1
    return polynomial({degree - at: c for at, c in enumerate(coefficients)})


def signed_key(coefficients: Sequence[int]) -> str:
    """Return the polynomial as short ASCII text for an id.

    Examples
    --------
    >>> signed_key((3, 0, -5, 1))
    '3x^3-5x+1'
    """
    return written(coefficients).plain().replace("−", "-").replace(" ", "")
