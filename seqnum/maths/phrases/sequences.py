"""Phrases about arithmetic and geometric sequences, given by their first terms."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from seqnum.maths.errors import EvaluationError
from seqnum.maths.exact_functions import check_power
from seqnum.maths.phrases.meaning import Meaning, number, numbers, symbols, whole

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _arithmetic(terms: Expression, place: Expression) -> Value:
    """Go on from the last term that is given."""
    found = numbers(terms)
    steps = [after - before for before, after in pairwise(found)]
    if any(step != steps[0] for step in steps):
        raise EvaluationError("notation.error.no_value", given=terms.plain())
    return found[-1] + (number(place) - len(found)) * steps[-1]


def _sympy_arithmetic(terms: Expression, place: Expression) -> Any:
    """Lie on the straight line through the first and the last term that are given."""
    first, *_, last = symbols(terms)
    return first + (last - first) / (len(symbols(terms)) - 1) * (place.to_sympy() - 1)


def _place(terms: Expression, term: Expression) -> Value:
    first, second, *_ = numbers(terms)
    return (number(term) - first) / (second - first) + 1


def _sympy_place(terms: Expression, term: Expression) -> Any:
    """Follow the straight line through the first two terms, at 1 and 2, to the height that is wanted."""
    first, second, *_ = symbols(terms)
    wanted = term.to_sympy()
    return ((second - wanted) - 2 * (first - wanted)) / (second - first)


def _geometric(terms: Expression, place: Expression) -> Value:
    """Multiply the last term that is given by the ratio, as often as it takes."""
    found, n = numbers(terms), whole(number(place))
    ratios = [after / before for before, after in pairwise(found)]
    if n < len(found) or any(ratio != ratios[0] for ratio in ratios) or not isinstance(ratios[0], Fraction):
        raise EvaluationError("notation.error.no_value", given=terms.plain())
    check_power(ratios[0].numerator, ratios[0].denominator, n, terms)
    return found[-1] * ratios[0] ** (n - len(found))


def _sympy_geometric(terms: Expression, place: Expression) -> Any:
    first, second, *_ = symbols(terms)
    n = place.to_sympy()
    return second ** (n - 1) / first ** (n - 2)


SEQUENCES: dict[str, Meaning] = {
    "arithmetic_term": Meaning(_arithmetic, _sympy_arithmetic),
    "arithmetic_place": Meaning(_place, _sympy_place),
    "geometric_term": Meaning(_geometric, _sympy_geometric),
}
