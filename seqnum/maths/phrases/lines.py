"""Phrases about lines, quadratic equations and polynomials."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from seqnum.maths.errors import EvaluationError
from seqnum.maths.evaluate import value_with
from seqnum.maths.exact import Exact, root
from seqnum.maths.phrases.meaning import Meaning, number, numbers, parts, symbols
from seqnum.maths.sympy_polynomials import polynomial

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def coefficients(tree: Expression) -> dict[int, Fraction]:
    """Return a polynomial in x as exponent to coefficient.

    Raises
    ------
    EvaluationError
        When it is none.

    Examples
    --------
    >>> from seqnum.maths.build import polynomial
    >>> coefficients(polynomial({2: 3, 0: -1}))
    {2: Fraction(3, 1), 0: Fraction(-1, 1)}
    """
    value = value_with(tree, {})
    if not isinstance(value, Exact):
        return {0: value}
    found = {}
    for unit, coefficient in value.terms:
        exponent = dict(unit.letters).get("x", 0)
        if unit != unit._replace(root=1, pi=0, i=0, letters=(("x", exponent),) if exponent else ()) or exponent < 0:
            raise EvaluationError("notation.error.no_value", given=tree.plain())
        found[exponent] = coefficient
    return found


def divided(above: dict[int, Fraction], below: dict[int, Fraction]) -> dict[int, Fraction]:
    """Return what is left when a polynomial is divided by another one.

    Examples
    --------
    >>> one = Fraction(1)
    >>> divided({2: one, 0: one}, {1: one, 0: -one})
    {0: Fraction(2, 1)}
    """
    rest, degree = dict(above), max(below)
    while rest and max(rest) >= degree:
        top = max(rest)
        factor = rest[top] / below[degree]
        for exponent, coefficient in below.items():
            at = exponent + top - degree
            rest[at] = rest.get(at, Fraction(0)) - factor * coefficient
        rest = {exponent: coefficient for exponent, coefficient in rest.items() if coefficient}
    return rest


def _slope(first: Expression, second: Expression) -> Value:
    (left, low), (right, high) = numbers(first), numbers(second)
    return (high - low) / (right - left)


def _sympy_slope(first: Expression, second: Expression) -> Any:
    """Return how far the line rises from x = 0 to x = 1."""
    (left, low), (right, high) = symbols(first), symbols(second)
    at_zero, at_one = ((low * (right - x) + high * (x - left)) / (right - left) for x in (0, 1))
    return at_one - at_zero


def _leg(hypotenuse: Expression, leg: Expression) -> Value:
    c, a = number(hypotenuse), number(leg)
    return root(c * c - a * a)  # type: ignore[arg-type]  # sides of whole numbers or fractions


def _sympy_leg(hypotenuse: Expression, leg: Expression) -> Any:
    from sympy import sqrt

    c, a = hypotenuse.to_sympy(), leg.to_sympy()
    return sqrt((c - a) * (c + a))


def _solution(sign: int) -> Meaning:
    """Return the larger (1) or smaller (-1) solution of a quadratic equation with real ones."""

    def value(equation: Expression) -> Value:
        left, right = map(coefficients, parts(equation))
        a, b, c = (left.get(n, Fraction(0)) - right.get(n, Fraction(0)) for n in (2, 1, 0))
        if a == 0 or max(*left, *right) > 2:
            raise EvaluationError("notation.error.no_value", given=equation.plain())
        return (root(b * b - 4 * a * c) * (sign if a > 0 else -sign) - b) / (2 * a)

    def sympy_value(equation: Expression) -> Any:
        from sympy.polys.polyroots import roots_quadratic

        left, right = map(polynomial, parts(equation))
        found = roots_quadratic(left - right)  # twenty times as fast as roots
        pick: Callable[..., Any] = max if sign > 0 else min
        return pick(found)

    return Meaning(value, sympy_value)


def _coefficient(power: Expression, tree: Expression) -> Value:
    [exponent] = coefficients(power)
    return coefficients(tree).get(exponent, Fraction(0))


def _sympy_coefficient(power: Expression, tree: Expression) -> Any:
    return polynomial(tree).coeff_monomial(power.to_sympy())


LINES: dict[str, Meaning] = {
    "slope": Meaning(_slope, _sympy_slope),
    "leg": Meaning(_leg, _sympy_leg),
    "larger_solution": _solution(1),
    "smaller_solution": _solution(-1),
    "coefficient": Meaning(_coefficient, _sympy_coefficient),
}
