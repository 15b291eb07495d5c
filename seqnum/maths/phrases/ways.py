"""Phrases about counting ways, and about independent events."""

from __future__ import annotations

from fractions import Fraction
from math import comb, perm
from typing import TYPE_CHECKING, Any

from seqnum.maths.errors import EvaluationError
from seqnum.maths.evaluate import LARGEST_FACTORIAL
from seqnum.maths.phrases.meaning import Meaning, number, whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _counted(count: Callable[[int, int], int]) -> Callable[[Expression, Expression], Value]:
    def value(taken: Expression, things: Expression) -> Value:
        k, n = whole(number(taken)), whole(number(things))
        if not 0 <= k <= n <= LARGEST_FACTORIAL:
            raise EvaluationError("notation.error.no_value", given=things.plain())
        return Fraction(count(n, k))

    return value


def _sympy_choose(taken: Expression, things: Expression) -> Any:
    from sympy import binomial

    return binomial(things.to_sympy(), taken.to_sympy())


def _sympy_arrange(taken: Expression, things: Expression) -> Any:
    from sympy import ff

    return ff(things.to_sympy(), taken.to_sympy())


def _either(first: Expression, second: Expression) -> Value:
    p, q = number(first), number(second)
    return p + q - p * q


def _sympy_either(first: Expression, second: Expression) -> Any:
    """One minus the probability that neither happens."""
    return 1 - (1 - first.to_sympy()) * (1 - second.to_sympy())


WAYS: dict[str, Meaning] = {
    "choose": Meaning(_counted(comb), _sympy_choose),
    "arrange": Meaning(_counted(perm), _sympy_arrange),
    "both": Meaning(lambda a, b: number(a) * number(b), lambda a, b: a.to_sympy() * b.to_sympy()),
    "first_only": Meaning(
        lambda a, b: number(a) - number(a) * number(b), lambda a, b: a.to_sympy() * (1 - b.to_sympy())
    ),
    "neither": Meaning(lambda a, b: 1 - _either(a, b), lambda a, b: (1 - a.to_sympy()) * (1 - b.to_sympy())),
    "either": Meaning(_either, _sympy_either),
}
