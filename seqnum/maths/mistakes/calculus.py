"""What goes wrong with limits, derivatives and integrals (Orton 1983, and the linearity errors Matz describes).

Polynomials come as coefficients, those of the highest power first.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.coefficients import derived, integrated, worth
from seqnum.maths.exact import Exact, root, with_exponents

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.maths.exact import Value


def _powers(x: Value | int, terms: Sequence[tuple[int, int]]) -> Value:
    """Return the sum of coefficients times powers of a number or of the letter x."""
    used = [(coefficient, exponent) for coefficient, exponent in terms if coefficient]
    if isinstance(x, Exact):
        return with_exponents(used)
    whole = sum(coefficient * x**exponent for coefficient, exponent in used if exponent >= 0)
    below = (Fraction(coefficient, x**-exponent) for coefficient, exponent in used if exponent < 0)
    return sum(below, Fraction(whole))


def derivative_keeps_exponent(x: Value | int, c3: int, c2: int, c1: int, c0: int, below: int = 0) -> Value:  # noqa: ARG001, PLR0917 - a constant vanishes
    """Bring the exponents down but keep them: ``3x²`` becomes ``6x²``.

    Examples
    --------
    >>> derivative_keeps_exponent(4, 0, 3, 0, 0)
    Fraction(96, 1)
    """
    return _powers(x, [(3 * c3, 3), (2 * c2, 2), (c1, 1), (-below, -1)])


def derivative_forgot_coefficient(x: Value | int, c3: int, c2: int, c1: int, c0: int, below: int = 0) -> Value:  # noqa: ARG001, PLR0917 - a constant vanishes
    """Lower the exponents without bringing them down: ``3x²`` becomes ``3x``.

    Examples
    --------
    >>> derivative_forgot_coefficient(4, 0, 3, 0, 0)
    Fraction(12, 1)
    """
    return _powers(x, [(c3, 2), (c2, 1), (c1, 0), (below, -2)])


def derivative_constant_survives(x: Value | int, c3: int, c2: int, c1: int, c0: int, below: int = 0) -> Value:  # noqa: PLR0917 - a polynomial
    """Keep the number at the end: ``3x² + 5`` becomes ``6x + 5``.

    Examples
    --------
    >>> derivative_constant_survives(4, 0, 3, 0, 5)
    Fraction(29, 1)
    """
    return _powers(x, [(3 * c3, 2), (2 * c2, 1), (c1 + c0, 0), (-below, -2)])


def value_for_slope(x: int, *coefficients: int) -> int:
    """Put the number into f instead of its derivative.

    Examples
    --------
    >>> value_for_slope(4, 0, 3, 0, 0)
    48
    """
    return worth(coefficients, x)


def product_rule_product_of_derivatives(
    u: Value | int,  # noqa: ARG001 - it should be used
    du: Value | int,
    v: Value | int,  # noqa: ARG001 - it should be used
    dv: Value | int,
) -> Value | int:
    """Multiply the derivatives of the factors.

    Examples
    --------
    >>> product_rule_product_of_derivatives(1, 2, 1, 3)
    6
    """
    return du * dv


def product_rule_one_term(u: Value | int, du: Value | int, v: Value | int, dv: Value | int) -> Value | int:  # noqa: ARG001 - it should use them
    """Derive the first factor only.

    Examples
    --------
    >>> product_rule_one_term(2, 3, 5, 7)
    15
    """
    return du * v


def product_rule_minus(u: Value | int, du: Value | int, v: Value | int, dv: Value | int) -> Value | int:
    """Take the two products from each other, as a quotient does.

    Examples
    --------
    >>> product_rule_minus(2, 3, 5, 7)
    1
    """
    return du * v - u * dv


def quotient_rule_quotient_of_derivatives(u: int, du: int, v: int, dv: int) -> Fraction | None:  # noqa: ARG001 - it should use them
    """Divide the derivatives.

    Examples
    --------
    >>> quotient_rule_quotient_of_derivatives(2, 3, 5, 6)
    Fraction(1, 2)
    """
    return Fraction(du, dv) if dv else None


def quotient_rule_plus(u: int, du: int, v: int, dv: int) -> Fraction:
    """Add the two products above the line.

    Examples
    --------
    >>> quotient_rule_plus(2, 3, 5, 7)
    Fraction(29, 25)
    """
    return Fraction(du * v + u * dv, v * v)


def quotient_rule_swapped(u: int, du: int, v: int, dv: int) -> Fraction:
    """Take the products above the line the wrong way round.

    Examples
    --------
    >>> quotient_rule_swapped(2, 3, 5, 7)
    Fraction(-1, 25)
    """
    return Fraction(u * dv - du * v, v * v)


def quotient_rule_no_square(u: int, du: int, v: int, dv: int) -> Fraction:
    """Divide by the lower function instead of its square.

    Examples
    --------
    >>> quotient_rule_no_square(2, 3, 5, 7)
    Fraction(1, 5)
    """
    return Fraction(du * v - u * dv, v)


def chain_rule_inner_forgotten(inner: int, slope: int, n: int, m: int) -> Value:  # noqa: ARG001 - it should use it
    """Derive the outer function only: ``(2x + 1)³`` becomes ``3(2x + 1)²``.

    Examples
    --------
    >>> chain_rule_inner_forgotten(5, 2, 3, 1), chain_rule_inner_forgotten(9, 4, 1, 2)
    (Fraction(75, 1), Fraction(1, 6))
    """
    return Fraction(n) * inner ** (n - 1) if m == 1 else 1 / (2 * root(inner))


def chain_rule_exponent_kept(inner: int, slope: int, n: int, m: int) -> Value:
    """Bring the exponent down but keep it: ``(2x + 1)³`` becomes ``3(2x + 1)³ · 2``.

    Examples
    --------
    >>> chain_rule_exponent_kept(5, 2, 3, 1), chain_rule_exponent_kept(9, 4, 1, 2)
    (Fraction(750, 1), Fraction(6, 1))
    """
    return Fraction(n * slope) * inner**n if m == 1 else root(inner) * slope / 2


def chain_rule_derivative_inside(inner: int, slope: int, n: int, m: int) -> Value | None:  # noqa: ARG001 - it should use it
    """Put the inner derivative into the bracket: ``(2x + 1)³`` becomes ``3 · 2²``.

    Examples
    --------
    >>> chain_rule_derivative_inside(5, 2, 3, 1), chain_rule_derivative_inside(9, 4, 1, 2)
    (Fraction(12, 1), Fraction(1, 4))
    """
    if m == 1:
        return Fraction(n * slope ** (n - 1))
    return 1 / (2 * root(slope)) if slope > 0 else None


def tangent_gives_slope(at: int, k: int, *coefficients: int) -> int:  # noqa: ARG001 - it should use it
    """Stop at the slope.

    Examples
    --------
    >>> tangent_gives_slope(2, 5, 1, 0, 0)
    4
    """
    return worth(derived(coefficients), at)


def tangent_gives_curve(at: int, k: int, *coefficients: int) -> int:  # noqa: ARG001 - it should use it
    """Take the curve instead of its tangent.

    Examples
    --------
    >>> tangent_gives_curve(2, 5, 1, 0, 0)
    25
    """
    return worth(coefficients, k)


def tangent_not_shifted(at: int, k: int, *coefficients: int) -> int:
    """Go on from the y-axis instead of from the point: ``f(a) + f′(a)x``.

    Examples
    --------
    >>> tangent_not_shifted(2, 5, 1, 0, 0)
    24
    """
    return worth(coefficients, at) + worth(derived(coefficients), at) * k


def integral_no_divide(lower: int, upper: int, *coefficients: int) -> int:
    """Raise the exponents without dividing by the new ones.

    Examples
    --------
    >>> integral_no_divide(0, 3, 6, 0)
    54
    """
    raised = (*coefficients, 0)
    return worth(raised, upper) - worth(raised, lower)


def integral_as_derivative(lower: int, upper: int, *coefficients: int) -> int:  # noqa: ARG001 - it should use it
    """Differentiate, and put the upper limit in.

    Examples
    --------
    >>> integral_as_derivative(0, 3, 6, 0)
    6
    """
    return worth(derived(coefficients), upper)


def integral_only_upper(lower: int, upper: int, *coefficients: int) -> Fraction | None:
    """Put only the upper limit in.

    Examples
    --------
    >>> integral_only_upper(1, 3, 6, 0), integral_only_upper(0, 3, 6, 0)
    (Fraction(27, 1), None)
    """
    return worth(integrated(coefficients), upper) if lower else None


def integral_limits_swapped(lower: int, upper: int, *coefficients: int) -> Fraction:
    """Take the upper limit's value away from the lower one's.

    Examples
    --------
    >>> integral_limits_swapped(1, 3, 6, 0)
    Fraction(-24, 1)
    """
    whole = integrated(coefficients)
    return worth(whole, lower) - worth(whole, upper)


def integral_not_integrated(lower: int, upper: int, *coefficients: int) -> int:
    """Put the limits into the function itself.

    Examples
    --------
    >>> integral_not_integrated(1, 3, 6, 0)
    12
    """
    return worth(coefficients, upper) - worth(coefficients, lower)


def stopped_at_undefined(to: int, above: Sequence[int], below: Sequence[int]) -> int | None:
    """Take 0/0 for 0.

    Examples
    --------
    >>> stopped_at_undefined(2, (1, 0, -4), (1, -2)), stopped_at_undefined(2, (1, 0, 4), (1, 2))
    (0, None)
    """
    return 0 if worth(above, to) == worth(below, to) == 0 else None


def zero_over_zero_is_one(to: int, above: Sequence[int], below: Sequence[int]) -> int | None:
    """Take 0/0 for 1.

    Examples
    --------
    >>> zero_over_zero_is_one(2, (1, 0, -4), (1, -2))
    1
    """
    return 1 if stopped_at_undefined(to, above, below) == 0 else None


def limit_top_only(to: int, above: Sequence[int], below: Sequence[int]) -> int | None:
    """Put the number in above the line and forget what stands below.

    Examples
    --------
    >>> limit_top_only(2, (1, 0, 4), (1, 2)), limit_top_only(2, (1, 0, -4), (1, -2))
    (8, None)
    """
    return worth(above, to) if worth(below, to) else None


def limit_sign_of_factor(to: int, above: Sequence[int], below: Sequence[int]) -> Fraction | None:
    """Factor with wrong signs: what is left of ``(x − 2)(x − 5)/(x − 2)`` is taken for ``x + 5``.

    Examples
    --------
    >>> limit_sign_of_factor(2, (1, -7, 10), (1, -2)), limit_sign_of_factor(2, (1, 0, 4), (1, 2))
    (Fraction(7, 1), None)
    """
    if worth(above, to) or worth(below, to):
        return None
    top = above[0] * (to + _other_root(above, to))
    bottom = below[0] * (to + _other_root(below, to)) if len(below) > 2 else Fraction(below[0])
    return top / bottom if bottom else None


def _other_root(quadratic: Sequence[int], known: int) -> Fraction:
    return Fraction(-quadratic[1], quadratic[0]) - known
