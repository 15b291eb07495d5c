"""Phrases about whole numbers and decimals."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from seqnum.maths.checking import unknowns
from seqnum.maths.errors import EvaluationError
from seqnum.maths.exact import Exact
from seqnum.maths.phrases.lines import coefficients, divided
from seqnum.maths.phrases.meaning import Meaning, number, numbers, parts, symbols
from seqnum.maths.sympy_polynomials import polynomial

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _remainder(division: Expression) -> Value:
    """Return what is left of a whole number, or of a polynomial as a number where the divisor is ``x − a``."""
    left, right = numbers(division)
    if isinstance(right, Exact):
        rest = divided(*map(coefficients, parts(division)))
        if rest.keys() - {0}:
            raise EvaluationError("notation.error.no_value", given=division.plain())
        return rest.get(0, Fraction(0))
    return left - right * (left // right)  # type: ignore[operator]  # an Exact has no //, and no card


def _sympy_remainder(division: Expression) -> Any:
    from sympy import Mod, rem

    if unknowns(division) == {"x"}:
        return rem(*map(polynomial, parts(division))).as_expr()
    return Mod(*symbols(division))


def _rounded(size: int) -> Meaning:
    """Round half up, as schools do."""

    def value(tree: Expression) -> Value:
        return Fraction((number(tree) / size * 2 + 1) // 2 * size)  # type: ignore[operator]

    def sympy_value(tree: Expression) -> Any:
        from sympy import Rational, floor

        return size * floor(tree.to_sympy() / size + Rational(1, 2))

    return Meaning(value, sympy_value)


def _next(series: Expression) -> Value:
    """Go on by the last step of a list with equal steps."""
    before, last = (number(arg) for arg in parts(series)[-3:-1])
    return last + (last - before)


def _sympy_next(series: Expression) -> Any:
    """Extrapolate the straight line through the first two."""
    first, second, *others = (arg.to_sympy() for arg in parts(series)[:-1])
    return first + (second - first) * (2 + len(others))


def _larger(left: Expression, right: Expression) -> Value:
    return max(number(left), number(right))


def _smaller(left: Expression, right: Expression) -> Value:
    return min(number(left), number(right))


def _sympy_larger(left: Expression, right: Expression) -> Any:
    return max(left.to_sympy(), right.to_sympy())


def _sympy_smaller(left: Expression, right: Expression) -> Any:
    return min(left.to_sympy(), right.to_sympy())


NUMBERS: dict[str, Meaning] = {
    "remainder": Meaning(_remainder, _sympy_remainder),
    "half": Meaning(lambda tree: number(tree) / 2, lambda tree: tree.to_sympy() / 2),
    "double": Meaning(lambda tree: number(tree) + number(tree), lambda tree: 2 * tree.to_sympy()),
    "round_tens": _rounded(10),
    "round_hundreds": _rounded(100),
    "larger": Meaning(_larger, _sympy_larger),
    "smaller": Meaning(_smaller, _sympy_smaller),
    "next": Meaning(_next, _sympy_next),
}
