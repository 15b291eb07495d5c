"""Logarithms that are whole numbers or fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.build import equals, log, mul, power
from seqnum.maths.exact import Exact
from seqnum.maths.mistakes.logs import exponent_sign_lost, log_base_swapped, log_divides
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.same_base import common_root, fractional_powers, whole_powers
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


class LogarithmValue(Skill):
    """``log₂ 8``; the operands are the base, then numerator and denominator of the number."""

    id = "logarithm_value"
    rules = (log_divides, log_base_swapped, exponent_sign_lost)

    def space(self, level: int) -> Space:
        """Return logarithms of powers of the base, of 1 and of the base; of fractions; fractions as logarithms."""
        cards = {1: _whole, 2: _below_one, 3: _fractions}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``log₂ 8``."""
        base, above, below = operands
        return log(base, Fraction(above, below))

    def value(self, operands: Operands) -> Fraction:
        """Return the exponent."""
        base, above, below = operands
        _, q, p = common_root(base, Fraction(above, below))
        return Fraction(p, q)

    def key(self, operands: Operands) -> str:
        """Return ``log2_8``, ``log2_1/8``."""
        base, above, below = operands
        return f"log{base}_{Fraction(above, below)}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return what is unusual about the exponent that is asked for."""
        value = self.value(operands)
        return {
            "inverse_direction": 1,
            "exponent_not_positive": int(value <= 0),
            "fractional_exponent": int(value.denominator > 1),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        base, above, below = operands
        yield log_divides.__name__, log_divides(Fraction(base), Fraction(above, below))
        for rule in (log_base_swapped, exponent_sign_lost):
            yield rule.__name__, rule(self.value(operands))

    def values(self, question: Question) -> Values:
        """Name the base, the number, and both as powers of one number."""
        base, above, below = question.operands
        value = Fraction(above, below)
        taken, q, p = common_root(base, value)
        return {
            "base": base,
            "value": value,
            "asked": equals(power(base, "□"), value),
            "same": equals(power(base, self.value(question.operands)), value),
            "as_base": equals(base, power(taken, q)),
            "as_value": equals(value, power(taken, p)),
            "taken": taken,
            "exponents": equals(mul(q, "□"), p),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Ask for the exponent."""
        _, above, below = question.operands
        values = self.values(question)
        if self.value(question.operands).denominator > 1:
            yield Remark("maths.skill.logarithm_value.hint_root", values)
        elif (above, below) == (1, 1):
            yield Remark("maths.skill.logarithm_value.hint_one", values)
        elif above < below:
            yield Remark("maths.skill.exponential_equation.hint_below_one")
        yield Remark("maths.skill.logarithm_value.hint", values)
        yield Remark("maths.skill.logarithm_value.hint_any")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Show the power."""
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        case = "step_root" if question.number.denominator > 1 else "step"
        yield Remark(f"maths.skill.logarithm_value.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Raise the base to the number."""
        base, above, below = question.operands
        if not isinstance(chosen, Exact) and chosen.denominator == 1 and 0 < abs(chosen) <= 6:
            got = Fraction(base) ** chosen.numerator
            values: Values = {
                "chosen": chosen,
                "filled": power(base, chosen),
                "got": got,
                "value": Fraction(above, below),
            }
            yield Remark("maths.skill.logarithm_value.doubt", values)
        yield from self.hints(question)


def _whole() -> Iterable[Operands]:
    for base in range(2, 11):
        yield base, 1, 1
        yield base, base, 1
    yield from ((base, base**exponent, 1) for base, exponent in whole_powers())


def _below_one() -> Iterable[Operands]:
    for base in range(2, 11):
        yield base, 1, base
    for base, exponent in whole_powers():
        yield base, base**exponent, 1
        yield base, 1, base**exponent


def _fractions() -> Iterable[Operands]:
    for taken, p, q in fractional_powers():
        value = Fraction(taken) ** p
        yield taken**q, value.numerator, value.denominator
