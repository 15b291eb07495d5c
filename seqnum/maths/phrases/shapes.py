"""Phrases about rectangles, parallelograms and triangles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.maths.phrases.meaning import Meaning, number

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _area(a: Expression, b: Expression) -> Value:
    return number(a) * number(b)


def _sympy_area(a: Expression, b: Expression) -> Any:
    return a.to_sympy() * b.to_sympy()


def _perimeter(a: Expression, b: Expression) -> Value:
    return 2 * (number(a) + number(b))


def _triangle(base: Expression, height: Expression) -> Value:
    return number(base) * number(height) / 2


def _side_of_area(area: Expression, side: Expression) -> Value:
    return number(area) / number(side)


def _side_of_perimeter(perimeter: Expression, side: Expression) -> Value:
    return (number(perimeter) - 2 * number(side)) / 2


def _height(area: Expression, base: Expression) -> Value:
    return 2 * number(area) / number(base)


def _sympy_perimeter(a: Expression, b: Expression) -> Any:
    right, up = a.to_sympy(), b.to_sympy()
    return right + up + right + up


def _sympy_triangle(base: Expression, height: Expression) -> Any:
    from sympy import Rational

    return Rational(1, 2) * _sympy_area(base, height)


def _sympy_side_of_area(area: Expression, side: Expression) -> Any:
    return area.to_sympy() * side.to_sympy() ** -1


def _sympy_side_of_perimeter(perimeter: Expression, side: Expression) -> Any:
    return perimeter.to_sympy() / 2 - side.to_sympy()


def _sympy_height(area: Expression, base: Expression) -> Any:
    return area.to_sympy() / (base.to_sympy() / 2)


SHAPES: dict[str, Meaning] = {
    "rectangle_area": Meaning(_area, _sympy_area),
    "rectangle_perimeter": Meaning(_perimeter, _sympy_perimeter),
    "parallelogram_area": Meaning(_area, _sympy_area),
    "triangle_area": Meaning(_triangle, _sympy_triangle),
    "side_of_area": Meaning(_side_of_area, _sympy_side_of_area),
    "side_of_perimeter": Meaning(_side_of_perimeter, _sympy_side_of_perimeter),
    "triangle_height": Meaning(_height, _sympy_height),
}
