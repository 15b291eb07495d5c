"""The slope of the line through two points."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import as_expression, div, mul, phrase, point, sub
from seqnum.maths.mistakes.functions import slope_mixed_order, slope_rise_only, slope_run_over_rise
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_15 = (*range(-15, 0), *range(1, 16))


class SlopeTwoPoints(Skill):
    """``slope through (1, 2) and (3, 8)``; the operands are the coordinates."""

    id = "slope_two_points"
    rules = (slope_run_over_rise, slope_mixed_order, slope_rise_only)
    told_first = rules

    def space(self, level: int) -> Space:
        """Return whole slopes between points without a minus; with one; slopes that are fractions."""
        cards = {1: _plain, 2: _signed, 3: _fractions}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``slope through (1, 2) and (3, 8)``."""
        a, b, c, d = operands
        return phrase("slope", point(a, b), point(c, d))

    def value(self, operands: Operands) -> Fraction:
        """Return the slope."""
        rise, run = _ways(operands)
        return Fraction(rise, run)

    def key(self, operands: Operands) -> str:
        """Return ``(1,2)(3,8)``."""
        a, b, c, d = operands
        return f"({a},{b})({c},{d})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the negative coordinates, whether the line falls, and whether the slope is a fraction."""
        slope = self.value(operands)
        return {
            "negative_operands": sum(number < 0 for number in operands),
            "negative_slope": int(slope < 0),
            "fraction": int(slope.denominator > 1),
            "must_reduce": int(slope.denominator not in {1, abs(_ways(operands)[1])}),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_ways(operands))) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the points, and how far y and x go from one to the other."""
        a, b, c, d = question.operands
        rise, run = _ways(question.operands)
        values: Values = {"first": point(a, b), "second": point(c, d), "rise": rise, "run": run}
        return {**values, "up": sub(d, b), "along": sub(c, a), "quotient": div(rise, run)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Ask how far y goes, and x."""
        yield Remark("maths.skill.slope_two_points.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Divide how far y goes by how far x goes."""
        values: Values = {**self.values(question), "answer": question.answer}
        case = "step_over" if question.number.denominator == _ways(question.operands)[1] else "step"
        yield Remark(f"maths.skill.slope_two_points.{case}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Look at the sign; go along x with the chosen slope."""
        rise, run = _ways(question.operands)
        values: Values = {**self.values(question), "chosen": chosen}
        if chosen * rise * run < 0:
            yield Remark(f"maths.skill.slope_two_points.doubt_{'up' if rise * run > 0 else 'down'}", values)
        gone = mul(chosen, as_expression(run))
        yield Remark("maths.skill.slope_two_points.doubt", {**values, "gone": gone, "reached": chosen * run})
        yield from self.hints(question)


def _ways(operands: Operands) -> tuple[int, int]:
    """Return how far y and x go from the first point to the second."""
    a, b, c, d = operands
    return d - b, c - a


def _plain() -> Iterable[Operands]:
    for slope, x, run, y in product(_TO_15, range(6), range(1, 5), range(31)):
        if 0 <= y + slope * run <= 30:
            yield x, y, x + run, y + slope * run


def _signed() -> Iterable[Operands]:
    for slope, x, run, y in product(_TO_15, range(-5, 6), (-3, -2, -1, 1, 2, 3), range(-6, 7)):
        high = y + slope * run
        if abs(high) <= 20 and min(x, y, x + run, high) < 0:
            yield x, y, x + run, high


def _fractions() -> Iterable[Operands]:
    small = [(top, bottom) for bottom in range(2, 6) for top in (*range(-7, 0), *range(1, 8)) if gcd(top, bottom) == 1]
    for (top, bottom), times, x, y in product(small, (1, 2), range(-4, 5), range(-4, 5)):
        yield x, y, x + bottom * times, y + top * times
