"""What goes wrong with areas and perimeters."""

from __future__ import annotations

from fractions import Fraction


def area_perimeter_swapped(a: int, b: int, *, perimeter: bool = False) -> int:
    """Give the perimeter of a rectangle for its area, or the area where the perimeter is asked for.

    Examples
    --------
    >>> area_perimeter_swapped(3, 5), area_perimeter_swapped(3, 5, perimeter=True)
    (16, 15)
    """
    return a * b if perimeter else 2 * (a + b)


def perimeter_two_sides(a: int, b: int) -> int:
    """Add only two sides of a rectangle.

    Examples
    --------
    >>> perimeter_two_sides(3, 5)
    8
    """
    return a + b


def area_triangle_no_half(base: int, height: int) -> int:
    """Forget to halve the area of a triangle.

    Examples
    --------
    >>> area_triangle_no_half(6, 4)
    24
    """
    return base * height


def area_parallelogram_halved(base: int, height: int) -> Fraction:
    """Halve the area of a parallelogram as if it were a triangle.

    Examples
    --------
    >>> area_parallelogram_halved(6, 4)
    Fraction(12, 1)
    """
    return Fraction(base * height, 2)


def side_without_halving(perimeter: int, side: int) -> int:
    """Give both missing sides of a rectangle together.

    Examples
    --------
    >>> side_without_halving(16, 3)
    10
    """
    return perimeter - 2 * side


def side_taken_away_once(total: int, side: int) -> int:
    """Take the known side away from the perimeter or area, once.

    Examples
    --------
    >>> side_taken_away_once(16, 3)
    13
    """
    return total - side


def height_without_doubling(area: int, base: int) -> Fraction:
    """Divide the area of a triangle by its base, without doubling it first.

    Examples
    --------
    >>> height_without_doubling(12, 6)
    Fraction(2, 1)
    """
    return Fraction(area, base)
