"""Phrases about means and chances."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Any

from seqnum.maths.phrases.meaning import Meaning, number, numbers, symbols, whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression

_FACES = range(1, 7)


def _mean(values: Expression) -> Value:
    found = numbers(values)
    return sum(found[1:], found[0]) / len(found)


def _sympy_mean(values: Expression) -> Any:
    from sympy import Add, Rational

    found = symbols(values)
    return Add(*found) * Rational(1, len(found))


def _median(values: Expression) -> Value:
    found = sorted(numbers(values))
    low, high = found[(len(found) - 1) // 2], found[len(found) // 2]
    return (low + high) / 2


def _sympy_median(values: Expression) -> Any:
    """Take the smallest and the largest away until one or two are left."""
    left = symbols(values)
    while len(left) > 2:
        left.remove(min(left))
        left.remove(max(left))
    return (left[0] + left[-1]) / 2


def _first_of(*amounts: Expression) -> Value:
    first, *others = map(number, amounts)
    return first / sum(others, first)


def _sympy_first_of(*amounts: Expression) -> Any:
    first, *others = (amount.to_sympy() for amount in amounts)
    return 1 / (1 + sum(others) / first)


def _not_first_of(*amounts: Expression) -> Value:
    return 1 - _first_of(*amounts)


def _sympy_not_first_of(*amounts: Expression) -> Any:
    first, *others = (amount.to_sympy() for amount in amounts)
    return sum(others) / (first + sum(others))


def _dice(fits: Callable[[int, int], bool]) -> Meaning:
    """Count the pairs of two dice; or add up how often each sum comes, which rises to 7 and falls again."""

    def value(asked: Expression) -> Value:
        wanted = whole(number(asked))
        return Fraction(sum(fits(a + b, wanted) for a, b in product(_FACES, repeat=2)), len(_FACES) ** 2)

    def sympy_value(asked: Expression) -> Any:
        from sympy import Rational

        wanted = int(asked.to_sympy())
        return sum((Rational(6 - abs(7 - total), 36) for total in range(2, 13) if fits(total, wanted)), Rational(0))

    return Meaning(value, sympy_value)


DATA: dict[str, Meaning] = {
    "mean": Meaning(_mean, _sympy_mean),
    "median": Meaning(_median, _sympy_median),
    "bag_of_two": Meaning(_first_of, _sympy_first_of),
    "bag_of_three": Meaning(_not_first_of, _sympy_not_first_of),
    "dice_sum": _dice(lambda total, wanted: total == wanted),
    "dice_at_least": _dice(lambda total, wanted: total >= wanted),
    "dice_at_most": _dice(lambda total, wanted: total <= wanted),
}
