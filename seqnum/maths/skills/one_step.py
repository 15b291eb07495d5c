"""Equations in one step: ``x + 7 = 12``, ``x − 4 = 9``, ``3x = 12``, ``x/4 = 5``."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, div, equals, frac, juxtapose, mul, sub
from seqnum.maths.mistakes.algebra import (
    solve_add_instead_of_subtract,
    solve_divide_reversed,
    solve_repeats_factor,
    solve_sign_of_quotient,
    solve_subtract_coefficient,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.build import Operand
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_PLUS, _MINUS, _TIMES, _OVER = range(4)
_NAMES = ("plus", "minus", "times", "over")
_KEYS = ("x+{}={}", "x-{}={}", "{}x={}", "x/{}={}")


class OneStepEquation(Skill):
    """``x + 7 = 12``; the operands are which operation, its number, and the right side."""

    id = "one_step_equation"
    rules = (
        solve_add_instead_of_subtract,
        solve_subtract_coefficient,
        solve_repeats_factor,
        solve_divide_reversed,
        solve_sign_of_quotient,
    )
    told_first = (solve_sign_of_quotient,)

    def space(self, level: int) -> Space:
        """Return plus and minus; times and divided by; all four with a negative number."""
        cards = {1: _sums, 2: _products, 3: _negative}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``x + 7 = 12``."""
        kind, a, c = operands
        left = (add("x", a), sub("x", a), juxtapose(a, "x"), frac("x", a))[kind]
        return equals(left, c)

    def value(self, operands: Operands) -> int:
        """Return what x is."""
        kind, a, c = operands
        return (c - a, c + a, c // a, c * a)[kind]

    def key(self, operands: Operands) -> str:
        """Return ``x+7=12``."""
        kind, a, c = operands
        return _KEYS[kind].format(a, c)

    def features(self, operands: Operands) -> dict[str, int]:
        """Return whether it is about a product, and the negative numbers."""
        kind, a, _ = operands
        return {
            "factor": int(kind in {_TIMES, _OVER}),
            "negative_coefficient": int(a < 0),
            "solution_not_natural": int(self.value(operands) < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind, a, c = operands
        if kind in {_PLUS, _MINUS}:
            signed = a if kind == _PLUS else -a
            yield solve_add_instead_of_subtract.__name__, solve_add_instead_of_subtract(1, signed, c)
            return
        yield solve_repeats_factor.__name__, solve_repeats_factor(a, c, divided=kind == _OVER)
        if kind == _TIMES:
            yield solve_subtract_coefficient.__name__, solve_subtract_coefficient(a, 0, c)
            yield solve_divide_reversed.__name__, solve_divide_reversed(a, 0, c)
            yield solve_sign_of_quotient.__name__, solve_sign_of_quotient(a, 0, c)

    def values(self, question: Question) -> Values:
        """Name the numbers, the side with x, and how to begin."""
        kind, a, c = question.operands
        begin = Remark(f"maths.skill.one_step_equation.hint_{_NAMES[kind]}", {"a": a})
        term = juxtapose(a, "x") if kind == _TIMES else frac("x", abs(a))
        return {"a": a, "c": c, "term": term, "begin": begin}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Undo what is done to x."""
        kind, a, _ = question.operands
        yield Remark(f"maths.skill.one_step_equation.hint_{_NAMES[kind]}", {"a": a})
        yield Remark("maths.skill.one_step_equation.hint")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Undo what is done to x, on both sides."""
        kind, a, c = question.operands
        undone = (sub(c, a), add(c, a), div(c, a), mul(c, a))[kind]
        values: Values = {**self.values(question), "undone": undone, "solution": equals("x", int(question.number))}
        yield Remark("maths.skill.one_step_equation.step", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Put the number in."""
        kind, a, c = question.operands
        filled = _filled(kind, a, chosen)
        values: Values = {"chosen": chosen, "filled": filled, "got": filled.evaluate(), "c": c}
        yield Remark("maths.skill.two_step_equation.doubt", values)
        yield from self.hints(question)


def _filled(kind: int, a: int, x: Operand) -> Expression:
    return (add(x, a), sub(x, a), mul(a, x), div(x, a))[kind]


def _sums() -> Iterable[Operands]:
    for a, x in product(range(1, 21), repeat=2):
        yield _PLUS, a, x + a
        yield _MINUS, a, x


def _products() -> Iterable[Operands]:
    for a, other in product(range(2, 13), repeat=2):
        yield _TIMES, a, a * other
        yield _OVER, a, other


def _negative() -> Iterable[Operands]:
    for a, x in product(range(1, 16), range(-15, 0)):
        yield _PLUS, a, x + a
        yield _MINUS, a, x - a
    for a, x in product((*range(-10, -1), *range(2, 11)), (*range(-10, -1), *range(2, 11))):
        if a < 0 or x < 0:
            yield _TIMES, a, a * x
    for a, c in product(range(2, 11), range(-10, -1)):
        yield _OVER, a, c
