"""Phrases about sides and angles of triangles, and about angles in degrees and radians."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from seqnum.maths.exact import PI, root
from seqnum.maths.exact_functions import cosine
from seqnum.maths.phrases.meaning import Meaning, number

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _along(side: str, angle: Expression) -> Value:
    """Return how long a side is where the hypotenuse is 1; the sine as the cosine of the other angle."""
    turn = number(angle)
    if side == "hypotenuse":
        return Fraction(1)
    return cosine(turn if side == "adjacent" else PI / 2 - turn, angle)


def _sympy_along(side: str, angle: Expression) -> Any:
    from sympy import Integer, cos, sin

    turn = angle.to_sympy()
    return {"hypotenuse": lambda _: Integer(1), "opposite": sin, "adjacent": cos}[side](turn)


def _side(given: str, asked: str) -> Meaning:
    def value(length: Expression, angle: Expression) -> Value:
        return number(length) * _along(asked, angle) / _along(given, angle)

    def sympy_value(length: Expression, angle: Expression) -> Any:
        return length.to_sympy() / _sympy_along(given, angle) * _sympy_along(asked, angle)

    return Meaning(value, sympy_value)


def _in_degrees(angle: Expression) -> Value:
    return number(angle) * 180 / PI


def _sympy_in_degrees(angle: Expression) -> Any:
    from sympy import deg

    return deg(angle.to_sympy())


def _third_squared(first: Expression, second: Expression, angle: Expression) -> Value:
    a, b = number(first), number(second)
    return a * a + b * b - 2 * a * b * cosine(number(angle), angle)


def _sympy_third_squared(first: Expression, second: Expression, angle: Expression) -> Any:
    """Lay the first side along an axis: the third side joins its end to that of the second."""
    from sympy import cos, expand, sin

    a, b, turn = first.to_sympy(), second.to_sympy(), angle.to_sympy()
    return expand((b * cos(turn) - a) ** 2 + (b * sin(turn)) ** 2)


def _third(first: Expression, second: Expression, angle: Expression) -> Value:
    return root(_third_squared(first, second, angle))  # type: ignore[arg-type]  # a fraction for 60°, 90° and 120°


def _sympy_third(first: Expression, second: Expression, angle: Expression) -> Any:
    from sympy import sqrt

    return sqrt(_sympy_third_squared(first, second, angle))


TRIGONOMETRY: dict[str, Meaning] = {
    **{
        f"{asked}_from_{given}": _side(given, asked)
        for given in ("hypotenuse", "opposite", "adjacent")
        for asked in ("hypotenuse", "opposite", "adjacent")
        if given != asked
    },
    "in_radians": Meaning(number, lambda angle: angle.to_sympy()),
    "in_degrees": Meaning(_in_degrees, _sympy_in_degrees),
    "third_side": Meaning(_third, _sympy_third),
    "third_side_squared": Meaning(_third_squared, _sympy_third_squared),
}
