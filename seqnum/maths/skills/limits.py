"""Limits of fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import equals, frac, limit
from seqnum.maths.coefficients import signed_key, worth, written
from seqnum.maths.mistakes.calculus import (
    limit_sign_of_factor,
    limit_top_only,
    stopped_at_undefined,
    zero_over_zero_is_one,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_NEAR = (*range(-4, 0), *range(1, 5))
_LARGEST = 20


class LimitValue(Skill):
    """``lim (x² − 4)/(x − 2)``; the operands are where x goes, and the coefficients above and below the line."""

    id = "limit_value"
    rules = (stopped_at_undefined, zero_over_zero_is_one, limit_top_only, limit_sign_of_factor)
    told_first = (stopped_at_undefined, zero_over_zero_is_one, limit_top_only)

    def space(self, level: int) -> Space:
        """Return what can be put in; 0/0 over a linear function; 0/0 with factors above and below."""
        cards = {1: _put_in, 2: _one_factor, 3: _two_factors}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``lim (x² − 4)/(x − 2)``."""
        to, above, below = _parts(operands)
        return limit(to, frac(written(above), written(below)))

    def value(self, operands: Operands) -> Fraction:
        """Return the limit."""
        to, above, below = _parts(operands)
        top, bottom = _reduced(to, above, below)
        return Fraction(worth(top, to), worth(bottom, to))

    def key(self, operands: Operands) -> str:
        """Return ``2,(x^2-4)/(x-2)``."""
        to, above, below = _parts(operands)
        return f"{to},({signed_key(above)})/({signed_key(below)})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the terms beyond one, whether it has to be factored, and whether x goes to a negative number."""
        to, above, below = _parts(operands)
        return {
            "terms_beyond_1": sum(map(bool, (*above, *below))) - 1,
            "rules_beyond_power": int(worth(below, to) == 0),
            "point_negative": int(to < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_parts(operands))) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name where x goes, the factor that is 0 there, and what is left without it."""
        to, above, below = _parts(question.operands)
        top, bottom = _reduced(to, above, below)
        left = written(top) if len(bottom) == 1 else frac(written(top), written(bottom))
        values: Values = {"at": equals("x", to), "factor": written((1, -to)), "left": left}
        return {**values, "top": worth(above, to), "bottom": worth(below, to)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Put the number in, or factor first."""
        yield Remark(f"maths.skill.limit_value.{self._case('hint', question)}", self.values(question))
        yield Remark("maths.skill.limit_value.hint_first", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Put the number in, or cancel the factor and put it in then."""
        values: Values = {**self.values(question), "answer": question.answer}
        yield Remark(f"maths.skill.limit_value.{self._case('step', question)}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of the way."""
        return self.hints(question)

    @staticmethod
    def _case(name: str, question: Question) -> str:
        to, _, below = _parts(question.operands)
        return f"{name}_put_in" if worth(below, to) else f"{name}_cancel"


def _put_in() -> Iterator[Operands]:
    """Yield where top and bottom are not 0 and the answer is a whole number."""
    for to, b, c, d in product(range(-2, 5), range(-4, 5), range(-6, 7), (*range(-5, 0), *range(1, 6))):
        top, bottom, at_zero_below = to * to + b * to + c, to + d, d * d - b * d + c
        if bottom and at_zero_below and top % bottom == 0 and 0 < abs(top // bottom) <= _LARGEST:
            yield to, 1, b, c, 0, 1, d


def _one_factor() -> Iterator[Operands]:
    """Yield ``k(x − a)(x − r)/(x − a)``."""
    for k, a, r in product((1, 2, 3), (*range(-6, 0), *range(1, 7)), range(-9, 10)):
        if r != a and abs(k * (a - r)) <= _LARGEST:
            yield a, k, -k * (a + r), k * a * r, 0, 1, -a


def _two_factors() -> Iterator[Operands]:
    """Yield ``(x − a)(x − r)/(x − a)(x − s)``."""
    for a, r, s in product(_NEAR, range(-5, 6), range(-5, 6)):
        if len({a, r, s}) == 3:
            yield a, 1, -(a + r), a * r, 1, -(a + s), a * s


def _parts(operands: Operands) -> tuple[int, Operands, Operands]:
    """Return where x goes, and both polynomials without leading zeros."""
    to, *coefficients = operands
    above, below = tuple(coefficients[:3]), tuple(coefficients[3:])
    return to, above, below if below[0] else below[1:]


def _reduced(to: int, above: Operands, below: Operands) -> tuple[Operands, Operands]:
    """Divide both by ``x − a`` where both are 0 at a."""
    if worth(above, to) or worth(below, to):
        return above, below
    return _divided(above, to), _divided(below, to)


def _divided(coefficients: Operands, to: int) -> Operands:
    return tuple(worth(coefficients[:count], to) for count in range(1, len(coefficients)))
