"""Two linear equations with two unknowns."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from seqnum.maths.build import as_expression, equals, mul, neg, phrase, plus_terms, polynomial, system
from seqnum.maths.mistakes.algebra import system_forgot_halving, system_other_unknown
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_LETTERS = "xy"
_TO_4 = (*range(-4, 0), *range(1, 5))
_TO_15 = (*range(-15, 0), *range(1, 16))


class _Way(NamedTuple):
    """How one unknown drops out: the second equation times a number, then added to the first or taken from it."""

    times: int
    adding: bool
    stays: int
    """Which unknown is left: 0 for x, 1 for y."""


class LinearSystem2x2(Skill):
    """``x if x + y = 7; x − y = 1``; the operands are the numbers row by row, and 0 for x or 1 for y."""

    id = "linear_system_2x2"
    rules = (system_other_unknown, system_forgot_halving)
    told_first = rules

    def space(self, level: int) -> Space:
        """Return sum and difference; the same number before y; one equation to multiply first, also negative."""
        cards = {1: _sum_and_difference, 2: _same_before_y, 3: _multiple_before_x}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``x if x + y = 7; x − y = 1``."""
        a, b, c, d, e, f, asked = operands
        return phrase("given", system(_row(a, b, c), _row(d, e, f)), _LETTERS[asked])

    def value(self, operands: Operands) -> int:
        """Return the unknown that is asked for."""
        return _solution(operands)[operands[6]]

    def key(self, operands: Operands) -> str:
        """Return ``1x+1y=7,1x-1y=1,x``."""
        a, b, c, d, e, f, asked = operands
        return f"{a}x{b:+}y={c},{d}x{e:+}y={f},{_LETTERS[asked]}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the steps beyond one, and the negative numbers."""
        way = _way(operands)
        return {
            "steps_beyond_1": 1 + (way.times > 1) + (way.stays != operands[6]),
            "negative_coefficient": sum(operands[place] < 0 for place in (0, 1, 3, 4)),
            "solution_not_natural": int(min(_solution(operands)) < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        a, b, c, d, e, f, asked = operands
        yield system_other_unknown.__name__, system_other_unknown(*_solution(operands), asked)
        if (a, b, d, e) == (1, 1, 1, -1):
            yield system_forgot_halving.__name__, system_forgot_halving(c, f, asked)

    def values(self, question: Question) -> Values:
        """Name how one unknown drops out, and what is left."""
        a, b, c, d, e, f, asked = question.operands
        way = _way(question.operands)
        sign = 1 if way.adding else -1
        left = (a + sign * way.times * d, b + sign * way.times * e)[way.stays]
        combined = equals(polynomial({1: left}, _LETTERS[way.stays]), c + sign * way.times * f)
        scaled = _row(way.times * d, way.times * e, way.times * f)
        values: Values = {"times": way.times, "scaled": scaled, "combined": combined, "gone": _LETTERS[1 - way.stays]}
        return {**values, "letter": _LETTERS[asked], "term": polynomial({1: 2}, _LETTERS[asked])}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Let one unknown drop out."""
        way = _way(question.operands)
        case = "times" if way.times > 1 else "plus" if way.adding else "minus"
        yield Remark(f"maths.skill.linear_system_2x2.hint_{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Let one unknown drop out, find the other, put it in."""
        way, found = _way(question.operands), _solution(question.operands)
        values = self.values(question)
        if way.times > 1:
            yield Remark("maths.skill.linear_system_2x2.step_times", values)
        case = "that" if way.times > 1 else "plus" if way.adding else "minus"
        yield Remark(f"maths.skill.linear_system_2x2.step_{case}", values)
        solution = equals(_LETTERS[way.stays], found[way.stays])
        if solution != values["combined"]:
            yield Remark("maths.skill.linear_system_2x2.step_so", {"solution": solution})
        if way.stays != question.operands[6]:
            yield from _put_back(question, way)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - only one of two is known
        """Let one unknown drop out."""
        yield from self.hints(question)


def _put_back(question: Question, way: _Way) -> Iterator[Remark]:
    """Put the unknown that was found into the easier equation."""
    rows = question.operands[:3], question.operands[3:6]
    a, b, c = rows[1] if way.times > 1 else rows[0]
    found, other = _solution(question.operands), 1 - way.stays
    x, y = (found[place] if place == way.stays else _LETTERS[place] for place in (0, 1))
    values: Values = {"row": _row(a, b, c, x, y), "solution": equals(_LETTERS[other], found[other])}
    yield Remark("maths.skill.linear_system_2x2.step_back", values)


def _term(coefficient: int, value: int | str) -> Expression:
    if coefficient < 0:
        return neg(_term(-coefficient, value))
    if isinstance(value, str):
        return polynomial({1: coefficient}, value)
    return as_expression(value) if coefficient == 1 else mul(coefficient, value)


def _row(a: int, b: int, c: int, x: int | str = "x", y: int | str = "y") -> Expression:
    return equals(plus_terms(_term(a, x), _term(b, y)), c)


def _solution(operands: Operands) -> tuple[int, int]:
    a, b, c, d, e, f, _ = operands
    determinant = a * e - b * d
    return (c * e - b * f) // determinant, (a * f - c * d) // determinant


def _way(operands: Operands) -> _Way:
    a, b, _, d, e, _, asked = operands
    if a == d and asked == 1:
        return _Way(1, adding=False, stays=1)
    if abs(b) == abs(e):
        return _Way(1, adding=b == -e, stays=0)
    return _Way(a // d, adding=False, stays=1)


def _cards(rows: Iterable[tuple[int, int, int, int]], xs: Iterable[int], ys: Iterable[int]) -> Iterable[Operands]:
    for (a, b, d, e), x, y, asked in product(rows, xs, ys, (0, 1)):
        yield a, b, a * x + b * y, d, e, d * x + e * y, asked


def _sum_and_difference() -> Iterable[Operands]:
    cards = _cards([(1, 1, 1, -1)], range(2, 32), range(1, 31))
    return (card for card in cards if card[5] > 0 and card[2] <= 60)


def _same_before_y() -> Iterable[Operands]:
    opposite = [(a, b, d, -b) for a, d, b in product((1, 2, 3), (1, 2, 3), (1, 2)) if (a, d, b) != (1, 1, 1)]
    equal = [(a, b, d, b) for a, d, b in product((2, 3, 4), (1, 2, 3), (1, 2)) if a > d]
    cards = _cards([*opposite, *equal], range(1, 21), range(1, 21))
    return (card for card in cards if card[5] > 0 and card[2] <= 60)


def _multiple_before_x() -> Iterable[Operands]:
    parts = product((2, 3), (2, 3, 5), (-3, -2, -1, 1, 2, 3))
    rows = [(a, b, 1, e) for a, b, e in parts if abs(b) != abs(e) and b != a * e]
    for asked, (xs, ys) in enumerate(((_TO_15, _TO_4), (_TO_4, _TO_15))):
        for card in _cards(rows, xs, ys):
            if card[6] == asked and min(_solution(card)) < 0:
                yield card
