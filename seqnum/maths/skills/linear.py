"""Equations in one unknown."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, juxtapose, mul, sub
from seqnum.maths.mistakes.algebra import (
    solve_add_instead_of_subtract,
    solve_combined_unlike,
    solve_divide_reversed,
    solve_divided_only_one_term,
    solve_forgot_divide,
    solve_sign_of_quotient,
    solve_subtract_coefficient,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression, Op
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


def _plus(left: Expression, number: int) -> Op:
    """Return ``left + number``, written with a minus for a negative number."""
    return add(left, number) if number > 0 else sub(left, -number)


def _beginning(question: Question) -> Remark:
    """Return how to undo the number that stands alone."""
    _, b, _ = question.operands
    return Remark(f"maths.skill.two_step_equation.hint_{'plus' if b > 0 else 'minus'}", {"b": abs(b)})


class TwoStepEquation(Skill):
    """``2x + 3 = 11``."""

    id = "two_step_equation"
    rules = (
        solve_forgot_divide,
        solve_add_instead_of_subtract,
        solve_subtract_coefficient,
        solve_divided_only_one_term,
        solve_combined_unlike,
        solve_sign_of_quotient,
        solve_divide_reversed,
    )
    told_first = (
        solve_forgot_divide,
        solve_sign_of_quotient,
        solve_add_instead_of_subtract,
        solve_subtract_coefficient,
        solve_divided_only_one_term,
        solve_combined_unlike,
    )

    def space(self, level: int) -> Space:
        """Return positive numbers only; also minus and negative solutions; a negative number before x."""
        if level == 1:
            parts = product(range(2, 6), range(1, 11), range(2, 21))
        else:
            factors = range(-9, -1) if level == 3 else range(2, 10)
            parts = product(factors, (*range(-12, 0), *range(1, 13)), (*range(-16, -1), *range(2, 17)))
        return Listed(((a, b, a * x + b) for a, b, x in parts), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``2x + 3 = 11``."""
        a, b, c = operands
        return equals(_plus(juxtapose(a, "x"), b), c)

    def value(self, operands: Operands) -> int:
        """Return what x is."""
        a, b, c = operands
        return (c - b) // a

    def key(self, operands: Operands) -> str:
        """Return ``2x+3=11``."""
        a, b, c = operands
        return f"{a}x{b:+}={c}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the steps beyond one, and whether the coefficient or the solution is negative."""
        a, _, _ = operands
        return {
            "steps_beyond_1": 1,
            "negative_coefficient": int(a < 0),
            "solution_not_natural": int(self.value(operands) < 0),
        }

    def values(self, question: Question) -> Values:
        """Name the numbers, the term with x, what it must be, and how to begin."""
        a, b, c = question.operands
        term = juxtapose(a, "x")
        alone = equals(term, c - b)
        return {"a": a, "b": abs(b), "c": c, "term": term, "alone": alone, "begin": _beginning(question)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Undo the number that stands alone."""
        yield _beginning(question)
        yield Remark("maths.skill.two_step_equation.hint")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Undo the sum, then the product."""
        _, b, _ = question.operands
        values: Values = {**self.values(question), "solution": equals("x", int(question.number))}
        yield Remark(f"maths.skill.two_step_equation.step_{'plus' if b > 0 else 'minus'}", values)
        yield Remark("maths.skill.two_step_equation.step_divide", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Put the number in."""
        a, b, c = question.operands
        values: Values = {
            "chosen": chosen,
            "filled": _plus(mul(a, chosen), b),
            "got": a * chosen + b,
            "c": c,
        }
        yield Remark("maths.skill.two_step_equation.doubt", values)
        yield Remark("maths.skill.two_step_equation.hint")
