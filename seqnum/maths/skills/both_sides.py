"""Equations with x on both sides."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import equals, juxtapose, mul, plus_terms, polynomial
from seqnum.maths.mistakes.algebra import (
    distribute_only_first_term,
    solve_add_instead_of_subtract,
    solve_added_unknowns,
    solve_divide_reversed,
    solve_forgot_divide,
    solve_sign_of_quotient,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_15 = (*range(-15, 0), *range(1, 16))
_TO_9 = (*range(-9, 0), *range(1, 10))
_TO_6 = (*range(-6, 0), *range(1, 7))


class EquationBothSides(Skill):
    """``5x + 12 = 3x + 24``, ``4(x − 2) = x + 7``.

    The operands are the four numbers, and 1 where the first stands before a bracket.
    """

    id = "equation_both_sides"
    rules = (
        solve_added_unknowns,
        solve_add_instead_of_subtract,
        solve_forgot_divide,
        distribute_only_first_term,
        solve_sign_of_quotient,
        solve_divide_reversed,
    )
    told_first = (distribute_only_first_term, solve_forgot_divide, *rules)

    def space(self, level: int) -> Space:
        """Return positive numbers, more x on the left; minus signs too; a bracket on the left."""
        if level == 1:
            parts = product(range(2, 10), range(1, 13), range(1, 9), range(1, 31), (0,))
            cards = ((a, b, c, (a - c) * x + b, 0) for a, b, c, x, _ in parts if a > c)
            return Listed((card for card in cards if card[3] <= 60), self.value)
        if level == 2:
            parts = product(range(2, 8), _TO_9, range(1, 8), _TO_15, (0,))
        else:
            parts = product(range(2, 7), _TO_6, range(1, 9), _TO_15, (1,))
        found = ((a, b, c, (a - c) * x + (a * b if bracket else b), bracket) for a, b, c, x, bracket in parts if a != c)
        return Listed((card for card in found if 0 < abs(card[3]) <= 40), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``5x + 12 = 3x + 24``."""
        a, b, c, d, bracket = operands
        left = juxtapose(a, polynomial({1: 1, 0: b})) if bracket else polynomial({1: a, 0: b})
        return equals(left, polynomial({1: c, 0: d}))

    def value(self, operands: Operands) -> int:
        """Return what x is."""
        a, b, c, d = _opened(operands)
        return (d - b) // (a - c)

    def key(self, operands: Operands) -> str:
        """Return ``5x+12=3x+24``."""
        a, b, c, d, bracket = operands
        left = f"{a}(x{b:+})" if bracket else f"{a}x{b:+}"
        return f"{left}={c}x{d:+}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the steps beyond one, the bracket, more x on the right, and whether x is negative."""
        a, _, c, _, bracket = operands
        return {
            "steps_beyond_1": (2 if abs(a - c) > 1 else 1) + bracket,
            "both_sides": 1,
            "brackets": bracket,
            "negative_coefficient": int(a < c),
            "solution_not_natural": int(self.value(operands) < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        a, b, c, d = _opened(operands)
        yield solve_added_unknowns.__name__, solve_added_unknowns(a, b, c, d)
        yield solve_add_instead_of_subtract.__name__, solve_add_instead_of_subtract(a - c, b, d)
        yield solve_sign_of_quotient.__name__, solve_sign_of_quotient(a - c, b, d)
        if abs(a - c) > 1:
            yield solve_forgot_divide.__name__, solve_forgot_divide(a - c, b, d)
            yield solve_divide_reversed.__name__, solve_divide_reversed(a - c, b, d)
        if operands[4]:
            solved = distribute_only_first_term(a, Fraction(0), operands[1])
            yield distribute_only_first_term.__name__, (d - solved) * Fraction(1, a - c)

    def values(self, question: Question) -> Values:
        """Name what is taken from both sides first, the equation without brackets and with x on one side only."""
        a, b, c, d = _opened(question.operands)
        small = polynomial({1: min(a, c)})
        if a > c:
            gathered = equals(polynomial({1: a - c, 0: b}), d)
            alone, number = equals(polynomial({1: a - c}), d - b), b
        else:
            gathered = equals(b, polynomial({1: c - a, 0: d}))
            alone, number = equals(b - d, polynomial({1: c - a})), d
        begin = Remark("maths.skill.equation_both_sides.hint", {"small": small})
        undo = Remark(f"maths.skill.two_step_equation.hint_{'plus' if number > 0 else 'minus'}", {"b": abs(number)})
        opened = equals(polynomial({1: a, 0: b}), polynomial({1: c, 0: d}))
        values: Values = {"small": small, "gathered": gathered, "alone": alone, "b": abs(number), "divisor": abs(a - c)}
        values |= {"k": a, "second": plus_terms(question.operands[1]), "a": a - c, "term": polynomial({1: a - c})}
        return {**values, "begin": undo, "start": begin, "opened": opened, "first": polynomial({1: 1})}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Open the bracket; bring x to one side."""
        values = self.values(question)
        if question.operands[4]:
            yield Remark("maths.skill.distribute_evaluate.hint", values)
        yield Remark("maths.skill.equation_both_sides.hint", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Open the bracket, bring x to one side, undo the number, divide."""
        a, b, c, d = _opened(question.operands)
        values: Values = {**self.values(question), "solution": equals("x", int(question.number))}
        if question.operands[4]:
            yield Remark("maths.skill.equation_both_sides.step_open", values)
        yield Remark("maths.skill.equation_both_sides.step", values)
        number = b if a > c else d
        yield Remark(f"maths.skill.two_step_equation.step_{'plus' if number > 0 else 'minus'}", values)
        if abs(a - c) > 1:
            yield Remark("maths.skill.two_step_equation.step_divide", {**values, "a": abs(a - c)})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Put the number in on both sides."""
        a, b, c, d, bracket = question.operands
        left = mul(a, plus_terms(chosen, b)) if bracket else plus_terms(mul(a, chosen), b)
        right = plus_terms(mul(c, chosen) if c > 1 else chosen, d)
        values: Values = {"chosen": chosen, "left": left, "got": left.evaluate()}
        yield Remark("maths.skill.equation_both_sides.doubt", {**values, "right": right, "other": right.evaluate()})
        yield from self.hints(question)


def _opened(operands: Operands) -> tuple[int, int, int, int]:
    """Return a, b, c, d of ``ax + b = cx + d`` without a bracket."""
    a, b, c, d, bracket = operands
    return a, a * b if bracket else b, c, d
