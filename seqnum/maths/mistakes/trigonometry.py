"""What goes wrong with sine, cosine and tangent, with radians, and with the law of cosines."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.exact import PI
from seqnum.maths.triangles import TAN, ratio_of, side, third_side_squared

if TYPE_CHECKING:
    from seqnum.maths.exact import Value


def sin_cos_swapped(function: int, angle: int) -> Value | None:
    """Take the cosine for the sine, or the sine for the cosine.

    Examples
    --------
    >>> sin_cos_swapped(0, 30), sin_cos_swapped(2, 30)
    (<√3/2>, None)
    """
    return ratio_of(1 - function, angle) if function != TAN else None


def tan_upside_down(function: int, angle: int) -> Value | None:
    """Divide the cosine by the sine.

    Examples
    --------
    >>> tan_upside_down(2, 30), tan_upside_down(0, 30)
    (<√3>, None)
    """
    value = ratio_of(TAN, angle) if function == TAN else None
    return 1 / value if value else None


def trig_sign_of_quadrant(function: int, angle: int) -> Value | None:
    """Take the sign that the function has in another quarter of the circle.

    Examples
    --------
    >>> trig_sign_of_quadrant(0, 210), trig_sign_of_quadrant(0, 30)
    (Fraction(1, 2), None)
    """
    value = ratio_of(function, angle)
    return -value if value is not None and not 0 <= angle <= 90 else None


def trig_multiplies(function: int, angle: int) -> Value | None:
    """Take twice the value of half the angle.

    Examples
    --------
    >>> trig_multiplies(0, 60), trig_multiplies(0, 30)
    (Fraction(1, 1), None)
    """
    half = ratio_of(function, angle // 2) if angle in {60, 90} else None
    return half * 2 if half is not None else None


def opposite_adjacent_swapped(given: int, asked: int, length: int, angle: int) -> Value:
    """Take the leg beside the angle for the one opposite, or the other way round.

    Sides are 0, the hypotenuse, 1, the leg opposite the angle, and 2, the leg beside it.

    Examples
    --------
    >>> opposite_adjacent_swapped(0, 1, 10, 30)
    <5√3>
    """
    return side(given, asked, length, 90 - angle)


def multiplied_for_divided(given: int, asked: int, length: int, angle: int) -> Value:
    """Multiply by the ratio where it divides, or the other way round.

    Examples
    --------
    >>> multiplied_for_divided(1, 0, 5, 30)
    Fraction(5, 2)
    """
    return length * length / side(given, asked, length, angle)


def full_turn_as_pi(degrees: int, asks_degrees: int) -> Value:
    """Take 360° for π.

    Examples
    --------
    >>> full_turn_as_pi(30, 0), full_turn_as_pi(30, 1)
    (<π/12>, Fraction(60, 1))
    """
    return Fraction(degrees * 2) if asks_degrees else PI * Fraction(degrees, 360)


def pi_forgotten(degrees: int, asks_degrees: int) -> Fraction | None:
    """Leave π out.

    Examples
    --------
    >>> pi_forgotten(30, 0), pi_forgotten(30, 1)
    (Fraction(1, 6), None)
    """
    return None if asks_degrees else Fraction(degrees, 180)


def pi_multiple_forgotten(degrees: int, asks_degrees: int) -> Fraction | None:
    """Divide 180° by what stands below, and forget how many times π stands above.

    Examples
    --------
    >>> pi_multiple_forgotten(150, 1), pi_multiple_forgotten(30, 1), pi_multiple_forgotten(150, 0)
    (Fraction(30, 1), None, None)
    """
    part = Fraction(degrees, 180)
    return Fraction(180, part.denominator) if asks_degrees and abs(part.numerator) > 1 else None


def cosine_rule_no_product(a: int, b: int, angle: int) -> int:  # noqa: ARG001 - it should use it
    """Add the squares as in a right triangle.

    Examples
    --------
    >>> cosine_rule_no_product(5, 8, 60)
    89
    """
    return a * a + b * b


def cosine_rule_plus(a: int, b: int, angle: int) -> Value:
    """Add the product with the cosine instead of taking it away.

    Examples
    --------
    >>> cosine_rule_plus(5, 8, 60)
    Fraction(129, 1)
    """
    return third_side_squared(a, b, 180 - angle)


def cosine_rule_two_forgotten(a: int, b: int, angle: int) -> Value:
    """Take the product of the sides and the cosine away once only.

    Examples
    --------
    >>> cosine_rule_two_forgotten(5, 8, 60)
    Fraction(69, 1)
    """
    return (third_side_squared(a, b, angle) + cosine_rule_no_product(a, b, angle)) / 2
