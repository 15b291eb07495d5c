"""Phrases about percentages and money that grows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.maths.phrases.meaning import Meaning, number, whole

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression


def _changed(sign: int) -> Meaning:
    def value(amount: Expression, rate: Expression) -> Value:
        return number(amount) * (1 + sign * number(rate))

    def sympy_value(amount: Expression, rate: Expression) -> Any:
        start = amount.to_sympy()
        return start + sign * start * rate.to_sympy()

    return Meaning(value, sympy_value)


def _changed_back(sign: int) -> Meaning:
    def value(amount: Expression, rate: Expression) -> Value:
        return number(amount) / (1 + sign * number(rate))

    def sympy_value(amount: Expression, rate: Expression) -> Any:
        """Take back what the change was of the new amount: 20 of 120."""
        now, change = amount.to_sympy(), sign * rate.to_sympy()
        return now - now * change / (1 + change)

    return Meaning(value, sympy_value)


def _compound(amount: Expression, rate: Expression, years: Expression) -> Value:
    return number(amount) * (1 + number(rate)) ** whole(number(years))


def _sympy_compound(amount: Expression, rate: Expression, years: Expression) -> Any:
    total = amount.to_sympy()
    for _ in range(int(years.to_sympy())):
        total += total * rate.to_sympy()
    return total


PERCENT: dict[str, Meaning] = {
    "increased": _changed(1),
    "decreased": _changed(-1),
    "increased_from": _changed_back(1),
    "decreased_from": _changed_back(-1),
    "compound": Meaning(_compound, _sympy_compound),
}
