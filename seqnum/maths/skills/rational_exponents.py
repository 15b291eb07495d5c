"""Powers whose exponent is a fraction."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import frac, power, root, sqrt
from seqnum.maths.mistakes.radicals import (
    exponent_numerator_only,
    exponent_root_only,
    fractional_exponent_divides,
    fractional_exponent_negates,
)
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


class RationalExponent(Skill):
    """``8^(2/3)``; the operands are numerator and denominator of the base, then those of the exponent."""

    id = "rational_exponent"
    rules = (fractional_exponent_divides, exponent_root_only, exponent_numerator_only, fractional_exponent_negates)

    def space(self, level: int) -> Space:
        """Return exponents 1/n; other positive exponents; negative ones, and fractions as a base."""
        cards = {1: _roots, 2: _powers, 3: _turned}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``8^(2/3)``."""
        num, den, p, q = operands
        return power(num if den == 1 else frac(num, den), frac(p, q))

    def value(self, operands: Operands) -> Fraction:
        """Return the power of the root."""
        num, den, p, q = operands
        return Fraction(_whole_root(num, q), _whole_root(den, q)) ** p

    def key(self, operands: Operands) -> str:
        """Return ``8^2/3``, ``(4/9)^-1/2``."""
        num, den, p, q = operands
        return f"{num}^{p}/{q}" if den == 1 else f"({num}/{den})^{p}/{q}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return what makes exponent and base unusual."""
        _, den, p, q = operands
        return {
            "fractional_exponent": 1,
            "exponent_not_positive": int(p < 0),
            "index_beyond_2": q - 2,
            "numerator_beyond_1": abs(p) - 1,
            "fraction_base": int(den > 1),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        num, den, p, q = operands
        base, exponent = Fraction(num, den), Fraction(p, q)
        taken = Fraction(_whole_root(num, q), _whole_root(den, q))
        yield fractional_exponent_divides.__name__, fractional_exponent_divides(base, exponent)
        yield exponent_root_only.__name__, exponent_root_only(taken, exponent)
        yield exponent_numerator_only.__name__, exponent_numerator_only(base, exponent)
        yield fractional_exponent_negates.__name__, fractional_exponent_negates(taken, exponent)

    def values(self, question: Question) -> Values:
        """Name the root that the denominator asks for, and what it comes to."""
        num, den, p, q = question.operands
        base = num if den == 1 else frac(num, den)
        taken = Fraction(_whole_root(num, q), _whole_root(den, q))
        turned = power(taken, p)
        return {
            "base": Fraction(num, den),
            "root": sqrt(base) if q == 2 else root(q, base),
            "taken": taken,
            "p": abs(p),
            "q": q,
            "turned": turned,
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say what each part of the exponent does."""
        _, _, p, _ = question.operands
        case = "hint_negative" if p < 0 else "hint" if p == 1 else "hint_power"
        yield Remark(f"maths.skill.rational_exponent.{case}", self.values(question))
        yield Remark("maths.skill.rational_exponent.hint_factors", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Take the root, then the power, then turn over."""
        _, _, p, _ = question.operands
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        case = "step" if p == 1 else "step_power"
        yield Remark(f"maths.skill.rational_exponent.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the rule says it all
        """Remind of the rule."""
        return self.hints(question)


def _whole_root(number: int, index: int) -> int:
    return next(taken for taken in range(1, number + 1) if taken**index == number)


def _roots() -> Iterable[Operands]:
    for index, most in ((2, 20), (3, 10), (4, 5), (5, 3)):
        yield from ((taken**index, 1, 1, index) for taken in range(2, most + 1))


def _powers() -> Iterable[Operands]:
    for (p, index), most in {(3, 2): 10, (5, 2): 4, (2, 3): 10, (4, 3): 5, (3, 4): 5, (2, 5): 3, (3, 5): 3}.items():
        yield from ((taken**index, 1, p, index) for taken in range(2, most + 1))


def _turned() -> Iterable[Operands]:
    exponents = ((-3, 2), (-1, 2), (1, 2), (3, 2), (-2, 3), (-1, 3), (1, 3), (2, 3))
    for (p, index), above, below in product(exponents, range(1, 11), range(1, 6)):
        if gcd(above, below) == 1 and above != below and (above <= 5 if below > 1 else p < 0):
            yield above**index, below**index, p, index
