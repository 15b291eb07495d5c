"""Tangent lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, mul, phrase
from seqnum.maths.coefficients import signed_key, worth_and_slope, written
from seqnum.maths.mistakes.calculus import tangent_gives_curve, tangent_gives_slope, tangent_not_shifted
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed
from seqnum.maths.spread import spread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_POINTS = (*range(-3, 0), *range(1, 4))
_MANY = 3000
_LARGEST = 100


class TangentLine(Skill):
    """``tangent to y = x² + 1 at x = 2, y for x = 0?``; the operands are both numbers and the coefficients from x³."""

    id = "tangent_line"
    rules = (tangent_gives_slope, tangent_gives_curve, tangent_not_shifted)
    told_first = (tangent_gives_slope, tangent_gives_curve)

    def space(self, level: int) -> Space:
        """Return where a parabola's tangent meets the y-axis; its y anywhere; a cubic's."""
        small = (-2, -1, 1, 2)
        choices = {
            1: [_POINTS, (0,), (0,), (1, 2, 3), range(-4, 5), range(-9, 10)],
            2: [_POINTS, _POINTS, (0,), (*small, 3), range(-4, 5), range(-9, 10)],
            3: [_POINTS, (-2, -1, 0, 1, 2, 3, 4), small, range(-2, 3), range(-4, 5), range(-5, 6)],
        }[level]
        cards = (card for card in spread(choices, _MANY) if card[0] != card[1])
        return Listed((card for card in cards if abs(self.value(card)) <= _LARGEST), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``tangent to y = x² + 1 at x = 2, y for x = 0?``."""
        at, k, *coefficients = operands
        return phrase("tangent", equals("y", written(coefficients)), equals("x", at), equals("x", k))

    def value(self, operands: Operands) -> int:
        """Return the height of the tangent."""
        at, k, *coefficients = operands
        height, slope = worth_and_slope(coefficients, at)
        return height + slope * (k - at)

    def key(self, operands: Operands) -> str:
        """Return ``x^2+1,2,0``."""
        at, k, *coefficients = operands
        return f"{signed_key(coefficients)},{at},{k}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the terms beyond one, the step beyond the slope, and whether the point is negative."""
        at, k, *coefficients = operands
        terms = sum(map(bool, coefficients)) - 1
        return {"terms_beyond_1": terms, "rules_beyond_power": 1, "point_negative": (at < 0) + (k < 0)}

    def values(self, question: Question) -> Values:
        """Name the point, the slope and the way from the point."""
        at, k, *coefficients = question.operands
        height, slope = worth_and_slope(coefficients, at)
        values: Values = {"at": equals("x", at), "for": equals("x", k), "height": height, "slope": slope}
        return {**values, "sum": add(height, mul(slope, k - at))}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Find point and slope, then go along the line."""
        yield Remark("maths.skill.tangent_line.hint", self.values(question))
        yield Remark("maths.skill.tangent_line.hint_along", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Find point and slope, then go along the line."""
        yield Remark("maths.skill.tangent_line.step", {**self.values(question), "answer": question.answer})

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of the way."""
        return self.hints(question)
