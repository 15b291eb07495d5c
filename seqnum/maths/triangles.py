"""Exact ratios and sides of triangles with angles of 30°, 45°, 60° and what belongs to them."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from seqnum.maths.exact import PI
from seqnum.maths.exact_functions import cosine, sine
from seqnum.maths.expression import Number

if TYPE_CHECKING:
    from seqnum.maths.exact import Value

SIN, COS, TAN = range(3)
HYPOTENUSE, OPPOSITE, ADJACENT = range(3)


@cache
def ratio_of(function: int, angle: int) -> Value | None:
    """Return sine (0), cosine (1) or tangent (2) of an angle in degrees; None where the tangent has no value.

    Examples
    --------
    >>> ratio_of(SIN, 30), ratio_of(COS, 30), ratio_of(TAN, 90)
    (Fraction(1, 2), <√3/2>, None)
    """
    turn = PI * Fraction(angle, 180)
    above, below = sine(turn, Number(angle % 360)), cosine(turn, Number(angle % 360))
    if function == TAN:
        return above / below if below != 0 else None
    return (above, below)[function]


@cache
def side(given: int, asked: int, length: int, angle: int) -> Value:
    """Return a side of a right triangle from another one and an angle in degrees.

    Sides are 0, the hypotenuse, 1, the leg opposite the angle, and 2, the leg beside it.

    Examples
    --------
    >>> side(0, 1, 10, 30), side(1, 0, 5, 30)
    (Fraction(5, 1), Fraction(10, 1))
    """
    sides: tuple[Value | None, ...] = (Fraction(1), ratio_of(SIN, angle), ratio_of(COS, angle))
    return sides[asked] / sides[given] * length  # type: ignore[operator]  # an angle below 90° has both


@cache
def third_side_squared(a: int, b: int, angle: int) -> Value:
    """Return the square of the third side from two sides and the angle between them in degrees.

    Examples
    --------
    >>> third_side_squared(5, 8, 60)
    Fraction(49, 1)
    """
    along: Value = ratio_of(COS, angle)  # type: ignore[assignment]  # only a tangent may have none
    return along * (-2 * a * b) + a * a + b * b
