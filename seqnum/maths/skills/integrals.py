"""Definite integrals of polynomials."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.build import integral, sub
from seqnum.maths.coefficients import integrated, signed_key, worth, written
from seqnum.maths.mistakes.calculus import (
    integral_as_derivative,
    integral_limits_swapped,
    integral_no_divide,
    integral_not_integrated,
    integral_only_upper,
)
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

_SMALL = (-3, -2, -1, 1, 2, 3)
_MANY = 4000
_LARGEST = 60


class DefiniteIntegral(Skill):
    """``∫₀³ (x² + 2) dx``; the operands are the limits and the coefficients from x³ down."""

    id = "definite_integral"
    rules = (
        integral_no_divide,
        integral_as_derivative,
        integral_only_upper,
        integral_limits_swapped,
        integral_not_integrated,
    )
    told_first = (integral_limits_swapped, integral_only_upper, integral_no_divide, integral_not_integrated)

    def space(self, level: int) -> Space:
        """Return one or two positive terms from 0; quadratics from another number; cubics with negative numbers."""
        choices = {
            1: [(0,), range(1, 6), (0,), range(7), range(9), range(7)],
            2: [range(1, 4), range(2, 6), (0,), (*_SMALL, 6), range(-4, 5), range(-6, 7)],
            3: [range(-3, 2), range(-1, 4), (*_SMALL, 4), range(-3, 4), range(-4, 5), range(-5, 6)],
        }[level]
        return Listed((card for card in spread(choices, _MANY) if self._fits(level, card)), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``∫₀³ (x² + 2) dx``."""
        lower, upper, *coefficients = operands
        return integral(lower, upper, written(coefficients))

    def value(self, operands: Operands) -> Fraction:
        """Return the integral."""
        return Fraction(_twelvefold(operands), 12)

    def key(self, operands: Operands) -> str:
        """Return ``0,3,x^2+2``."""
        lower, upper, *coefficients = operands
        return f"{lower},{upper},{signed_key(coefficients)}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the terms beyond one, and whether a limit is negative."""
        lower, _, *coefficients = operands
        return {"terms_beyond_1": sum(map(bool, coefficients)) - 1, "point_negative": int(lower < 0)}

    def values(self, question: Question) -> Values:
        """Name the antiderivative and its two values."""
        lower, upper, *coefficients = question.operands
        whole = integrated(coefficients)
        values: Values = {"lower": lower, "upper": upper, "whole": written(whole)}
        return {**values, "difference": sub(worth(whole, upper), worth(whole, lower))}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Find the antiderivative, then its two values."""
        yield Remark("maths.skill.definite_integral.hint", self.values(question))
        yield Remark("maths.skill.definite_integral.hint_limits", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Say the antiderivative and subtract its values."""
        yield Remark("maths.skill.definite_integral.step", {**self.values(question), "answer": question.answer})

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of the way."""
        return self.hints(question)

    @staticmethod
    def _fits(level: int, card: Operands) -> bool:
        """Say whether the limits are in order, the terms as many as the level has, and the answer suits a board."""
        lower, upper, *coefficients = card
        terms = sum(map(bool, coefficients))
        if lower >= upper or (level == 1 and terms > 2) or not any(coefficients[:-1]):
            return False
        twelvefold = _twelvefold(card)
        parts = 12 if level < 3 else 6
        return 0 < abs(twelvefold) <= 12 * _LARGEST and twelvefold % parts == 0


def _twelvefold(operands: Operands) -> int:
    """Return twelve times the integral, which is whole whatever the cubic."""
    lower, upper, c3, c2, c1, c0 = operands
    whole = (3 * c3, 4 * c2, 6 * c1, 12 * c0, 0)
    return worth(whole, upper) - worth(whole, lower)
