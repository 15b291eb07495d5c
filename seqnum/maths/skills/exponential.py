"""Equations with the unknown in the exponent."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, as_expression, equals, juxtapose, polynomial, power
from seqnum.maths.exact import Exact
from seqnum.maths.mistakes.logs import (
    exponent_shift_forgotten,
    exponent_shift_wrong_way,
    exponent_sign_lost,
    log_base_swapped,
    log_divides,
)
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


class ExponentialEquation(Skill):
    """``2^x = 32``; the operands are the base, what is added to x, and numerator and denominator of the right side."""

    id = "exponential_equation"
    rules = (log_divides, log_base_swapped, exponent_sign_lost, exponent_shift_forgotten, exponent_shift_wrong_way)

    def space(self, level: int) -> Space:
        """Return x alone in the exponent; x plus or minus a number; fractions to the right or as solution."""
        cards = {1: _alone, 2: _shifted, 3: _fractions}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``2^x = 32``, ``2^(x + 3) = 32``."""
        base, shift, above, below = operands
        return equals(power(base, polynomial({1: 1, 0: shift})), Fraction(above, below))

    def value(self, operands: Operands) -> Fraction:
        """Return x."""
        return _exponent(operands) - operands[1]

    def key(self, operands: Operands) -> str:
        """Return ``2^x=32``, ``2^(x+3)=32``."""
        base, shift, above, below = operands
        exponent = f"(x{shift:+})" if shift else "x"
        return f"{base}^{exponent}={Fraction(above, below)}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the steps beyond one, and what is unusual about the exponent."""
        x = self.value(operands)
        return {
            "inverse_direction": 1,
            "steps_beyond_1": int(operands[1] != 0),
            "exponent_not_positive": int(_exponent(operands) <= 0),
            "fractional_exponent": int(x.denominator > 1),
            "solution_not_natural": int(x.denominator > 1 or x < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        base, shift, above, below = operands
        exponent = _exponent(operands)
        if shift:
            for rule in (exponent_shift_forgotten, exponent_shift_wrong_way):
                yield rule.__name__, rule(int(exponent), shift)
            return
        yield log_divides.__name__, log_divides(Fraction(base), Fraction(above, below))
        for turn in (log_base_swapped, exponent_sign_lost):
            yield turn.__name__, turn(exponent)

    def values(self, question: Question) -> Values:
        """Name the base, the number to the right, and both as powers of one number."""
        base, shift, above, below = question.operands
        value = Fraction(above, below)
        taken, q, p = common_root(base, value)
        same = equals(value, power(base, _exponent(question.operands)))
        whole: Values = {"base": base, "value": value, "shift": abs(shift), "same": same}
        parts: Values = {"taken": taken, "as_base": equals(base, power(taken, q))}
        parts["as_value"] = equals(value, power(taken, p))
        parts["exponents"] = equals(juxtapose(q, "x"), p)
        return {**whole, **parts, "sum": equals(polynomial({1: 1, 0: shift}), _exponent(question.operands))}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Write both sides with one base."""
        _, shift, above, _ = question.operands
        exponent = _exponent(question.operands)
        if above == 1:
            yield Remark("maths.skill.exponential_equation.hint_below_one")
        case = "hint_shift" if shift else "hint_root" if exponent.denominator > 1 else "hint"
        yield Remark(f"maths.skill.exponential_equation.{case}", self.values(question))
        yield Remark("maths.skill.exponential_equation.hint_any")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Compare the exponents."""
        shift, exponent = question.operands[1], _exponent(question.operands)
        values: Values = {**self.values(question), "answer": question.answer, "solution": equals("x", question.answer)}
        case = "step_shift" if shift else "step_root" if exponent.denominator > 1 else "step"
        yield Remark(f"maths.skill.exponential_equation.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Put the number in."""
        base, shift, above, below = question.operands
        if not isinstance(chosen, Exact) and chosen.denominator == 1 and abs(chosen + shift) <= 6:
            exponent = chosen.numerator + shift
            filled = power(base, add(chosen, shift) if shift > 0 else as_expression(exponent))
            got = Fraction(base) ** exponent
            values: Values = {"chosen": chosen, "filled": filled, "got": got, "value": Fraction(above, below)}
            yield Remark("maths.skill.exponential_equation.doubt", values)
        yield from self.hints(question)


def _exponent(operands: Operands) -> Fraction:
    base, _, above, below = operands
    _, q, p = common_root(base, Fraction(above, below))
    return Fraction(p, q)


def _alone() -> Iterable[Operands]:
    return ((base, 0, base**exponent, 1) for base, exponent in whole_powers())


def _shifted() -> Iterable[Operands]:
    for (base, exponent), shift in product(whole_powers(), (*range(-9, 0), *range(1, 10))):
        if base <= 5 or base == 10:
            yield base, shift, base**exponent, 1


def _fractions() -> Iterable[Operands]:
    for base, exponent in whole_powers(256):
        if exponent <= 6:
            yield base, 0, 1, base**exponent
    for taken, p, q in fractional_powers():
        value = Fraction(taken) ** p
        yield taken**q, 0, value.numerator, value.denominator
