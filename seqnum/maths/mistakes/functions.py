"""What goes wrong with functions and the slopes of lines."""

from __future__ import annotations

from fractions import Fraction


def composite_reversed(f: tuple[int, int, int], g: tuple[int, int], x: int) -> int:
    """Work out ``g(f(x))`` for ``f(g(x))``, where f is ``axⁿ + b`` and g is ``cx + d``.

    Examples
    --------
    >>> composite_reversed((1, 1, 1), (2, 0), 3)
    8
    """
    return _line(g, _power(f, x))


def composite_multiplied(f: tuple[int, int, int], g: tuple[int, int], x: int) -> int:
    """Multiply ``f(x)`` by ``g(x)``.

    Examples
    --------
    >>> composite_multiplied((1, 1, 1), (2, 0), 3)
    24
    """
    return _power(f, x) * _line(g, x)


def composite_inside_only(g: tuple[int, int], x: int) -> int:
    """Stop at ``g(x)``.

    Examples
    --------
    >>> composite_inside_only((2, 0), 3)
    6
    """
    return _line(g, x)


def slope_run_over_rise(rise: int, run: int) -> Fraction | None:
    """Divide how far x goes by how far y goes.

    Examples
    --------
    >>> slope_run_over_rise(6, 2)
    Fraction(1, 3)
    """
    return Fraction(run, rise) if rise else None


def slope_mixed_order(rise: int, run: int) -> Fraction:
    """Take one difference forwards and the other backwards.

    Examples
    --------
    >>> slope_mixed_order(6, 2)
    Fraction(-3, 1)
    """
    return Fraction(-rise, run)


def slope_rise_only(rise: int, run: int) -> int:  # noqa: ARG001 - every rule takes both
    """Forget to divide.

    Examples
    --------
    >>> slope_rise_only(6, 2)
    6
    """
    return rise


def _power(f: tuple[int, int, int], x: int) -> int:
    a, exponent, b = f
    return a * (x * x if exponent == 2 else x) + b


def _line(g: tuple[int, int], x: int) -> int:
    c, d = g
    return c * x + d
