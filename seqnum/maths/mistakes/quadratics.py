"""What goes wrong with quadratic equations, their factors, and polynomials."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from seqnum.maths.exact import in_powers

if TYPE_CHECKING:
    from fractions import Fraction

    from seqnum.maths.exact import Value


def quad_root_sign(smaller: Fraction | int, larger: Fraction | int, asked: int) -> Fraction | int:
    """Read both solutions from the signs in the factors; asked for is the larger one (1) or the smaller (0).

    Examples
    --------
    >>> quad_root_sign(-3, 2, 1)
    3
    """
    return -smaller if asked else -larger


def quad_only_positive_root(smaller: Fraction | int, larger: Fraction | int, asked: int) -> Fraction | int | None:
    """Forget the negative solution of ``x² = k``.

    Examples
    --------
    >>> quad_only_positive_root(-3, 3, 0), quad_only_positive_root(-3, 2, 0)
    (3, None)
    """
    return larger if smaller == -larger and not asked else None


def quad_other_root(smaller: Fraction | int, larger: Fraction | int, asked: int) -> Fraction | int:
    """Give the other solution.

    Examples
    --------
    >>> quad_other_root(2, 3, 1)
    2
    """
    return smaller if asked else larger


def quad_leading_forgotten(smaller: Fraction, larger: Fraction, asked: int) -> int | None:
    """Forget to divide by the number before x in a factor.

    Examples
    --------
    >>> from fractions import Fraction
    >>> quad_leading_forgotten(Fraction(-3), Fraction(1, 2), 1), quad_leading_forgotten(Fraction(-3), Fraction(1, 2), 0)
    (1, None)
    """
    root = larger if asked else smaller
    return root.numerator if root.denominator > 1 else None


def factor_signs_swapped(d: int, n: int, r: int) -> Value:
    """Turn both signs in ``(dx + n)(x + r)``.

    Examples
    --------
    >>> factor_signs_swapped(1, -3, 2)
    <x^2 + x - 6>
    """
    return _product(d, -n, 1, -r)


def factor_one_sign_wrong(d: int, n: int, r: int) -> tuple[Value, Value]:
    """Turn one sign in ``(dx + n)(x + r)``.

    Examples
    --------
    >>> factor_one_sign_wrong(1, -3, 2)
    (<x^2 + 5x + 6>, <x^2 - 5x + 6>)
    """
    return _product(d, -n, 1, r), _product(d, n, 1, -r)


def factor_copies_coefficients(b: int, c: int) -> Value:
    """Take ``x² + bx + c`` for ``(x + b)(x + c)``.

    Examples
    --------
    >>> factor_copies_coefficients(-1, -6)
    <x^2 - 7x + 6>
    """
    return _product(1, b, 1, c)


def factor_numbers_exchanged(d: int, n: int, r: int) -> Value | None:
    """Put the two numbers of ``(dx + n)(x + r)`` into the wrong brackets.

    Examples
    --------
    >>> factor_numbers_exchanged(2, -1, 3), factor_numbers_exchanged(1, -1, 3)
    (<2x^2 + x - 3>, None)
    """
    return _product(d, r, 1, n) if d > 1 else None


def remainder_at_opposite(coefficients: tuple[int, ...], a: int) -> int:
    """Put −a in for x where the divisor is ``x − a``; the coefficients begin with the highest.

    Examples
    --------
    >>> remainder_at_opposite((1, 0, -2, 5), 2)
    1
    """
    total = 0
    for coefficient in coefficients:
        total = total * -a + coefficient
    return total


def remainder_is_constant(coefficients: tuple[int, ...], a: int) -> int:  # noqa: ARG001 - every rule takes both
    """Take the number at the end for the remainder.

    Examples
    --------
    >>> remainder_is_constant((1, 0, -2, 5), 2)
    5
    """
    return coefficients[-1]


def remainder_powers_multiplied(coefficients: tuple[int, ...], a: int) -> int:
    """Take ``a³`` for ``3a``.

    Examples
    --------
    >>> remainder_powers_multiplied((1, 0, -2, 5), 2)
    7
    """
    *others, last = coefficients
    degree = len(others)
    return last + sum(coefficient * a * (degree - place) for place, coefficient in enumerate(others))


def binomial_without_ways(a: int, b: int, n: int, k: int) -> int:
    """Forget in how many ways the term comes about.

    Examples
    --------
    >>> binomial_without_ways(2, 3, 4, 2)
    36
    """
    return int(a**k * b ** (n - k))


def binomial_ways_only(a: int, b: int, n: int, k: int) -> int:  # noqa: ARG001 - every rule takes the whole power
    """Give the number from the triangle of Pascal alone.

    Examples
    --------
    >>> binomial_ways_only(2, 3, 4, 2)
    6
    """
    return comb(n, k)


def binomial_coefficient_not_raised(a: int, b: int, n: int, k: int) -> int:
    """Take ``(ax)ᵏ`` for ``axᵏ``.

    Examples
    --------
    >>> binomial_coefficient_not_raised(2, 3, 4, 2)
    108
    """
    return int(comb(n, k) * a * b ** (n - k))


def pascal_row_above(a: int, b: int, n: int, k: int) -> int:
    """Look one row too high in the triangle of Pascal.

    Examples
    --------
    >>> pascal_row_above(1, 1, 5, 2)
    6
    """
    return int(comb(n - 1, k) * a**k * b ** (n - k))


def _product(d: int, n: int, e: int, r: int) -> Value:
    """Return ``(dx + n)(ex + r)``."""
    return in_powers((d * e, d * r + e * n, n * r))
