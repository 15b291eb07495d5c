"""Square roots with the smallest number under the root."""

from __future__ import annotations

from itertools import product
from math import isqrt
from typing import TYPE_CHECKING, Any

from seqnum.maths.build import add, as_expression, juxtapose, mul, sqrt, sub
from seqnum.maths.exact import Exact, root
from seqnum.maths.mistakes.radicals import (
    radical_coefficient_lost,
    radical_coefficients_added,
    radicands_joined,
    square_comes_out_whole,
)
from seqnum.maths.mistakes.roots import sqrt_halves
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

_SQUAREFREE = (2, 3, 5, 6, 7, 10, 11, 13, 14, 15)
_FEW = (2, 3, 5, 6, 7)
_SIGNS = {1: add, -1: sub}


class SimplifyRadical(Skill):
    """``√12``; the operands are a, n, b and m of ``a√n + b√m``, with 0 and 0 where there is one root."""

    id = "simplify_radical"
    rules = (
        square_comes_out_whole,
        radical_coefficients_added,
        radical_coefficient_lost,
        radicands_joined,
        sqrt_halves,
    )
    required_form = "simplest_radical"

    def space(self, level: int) -> Space:
        """Return a root; a number before the root; a sum or difference of two roots."""
        cards = {1: _roots, 2: _multiples, 3: _sums}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``√12``, ``3√12`` or ``√12 + √27``."""
        a, n, sign, m = operands
        first = sqrt(n) if a == 1 else juxtapose(a, sqrt(n))
        return _SIGNS[sign](first, sqrt(m)) if sign else first

    def value(self, operands: Operands) -> Value:
        """Return the number with the smallest root."""
        a, n, sign, m = operands
        return root(n) * a + root(m) * sign

    def key(self, operands: Operands) -> str:
        """Return ``3sqrt12``, ``sqrt12+sqrt27``."""
        a, n, sign, m = operands
        first = f"{a if a > 1 else ''}sqrt{n}"
        return f"{first}{'+' if sign > 0 else '-'}sqrt{m}" if sign else first

    def features(self, operands: Operands) -> dict[str, int]:
        """Return that a root stays, the steps beyond one, and how many digits there are."""
        a, n, sign, m = operands
        return {
            "non_perfect_radicand": 1,
            "steps_beyond_1": int(a > 1) + 2 * abs(sign),
            "digits_beyond_2": max(0, len(str(max(n, m))) - 2),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        a, n, sign, m = operands
        if sign:
            yield radicands_joined.__name__, radicands_joined(n, m, sign)
            return
        for rule in (square_comes_out_whole, radical_coefficients_added, radical_coefficient_lost):
            yield rule.__name__, rule(a, n)
        if a == 1:
            yield sqrt_halves.__name__, sqrt_halves(n)

    def told(self, misconception: str, question: Question, chosen: Any) -> Remark:
        """Say of half the number what the skill of square roots says, which calls the number a."""
        if misconception == sqrt_halves.__name__:
            return Remark(f"maths.misconception.{misconception}.student", {"a": question.operands[1]})
        return super().told(misconception, question, chosen)

    def values(self, question: Question) -> Values:
        """Name the number under the root, its square factor and what stays inside."""
        a, n, _, m = question.operands
        inside, out = _split(n)
        return {
            "a": a,
            "n": n,
            "m": m,
            "square": out * out,
            "out": out,
            "product": mul(out * out, inside),
            "root": sqrt(out * out),
            "first": sqrt(n),
            "second": sqrt(m),
            "simple": root(n),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Look for a square."""
        case = "hint_two" if question.operands[2] else "hint"
        yield Remark(f"maths.skill.simplify_radical.{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Take the square out."""
        a, _, sign, m = question.operands
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        if sign:
            values["terms"] = _SIGNS[sign](as_expression(values["simple"]), as_expression(root(m)))  # type: ignore[arg-type]
        case = "step_two" if sign else "step" if a == 1 else "step_times"
        yield Remark(f"maths.skill.simplify_radical.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Square the number."""
        a, n, sign, _ = question.operands
        square = chosen * chosen
        if not (sign or isinstance(square, Exact) or square == a * a * n):
            values: Values = {"chosen": chosen, "got": square, "question": question.prompt, "wanted": a * a * n}
            yield Remark("maths.skill.simplify_radical.doubt", values)
        yield from self.hints(question)


def _split(radicand: int) -> tuple[int, int]:
    """Return what stays under the root, and what comes out."""
    square = next(k for k in range(isqrt(radicand), 0, -1) if radicand % (k * k) == 0)
    return radicand // square**2, square


def _roots() -> Iterable[Operands]:
    return ((1, k * k * inside, 0, 0) for inside, k in product(_SQUAREFREE, range(2, 11)) if k * k * inside <= 300)


def _multiples() -> Iterable[Operands]:
    for inside, k, a in product(_FEW, range(2, 7), range(2, 7)):
        if k * k * inside <= 150:
            yield a, k * k * inside, 0, 0


def _sums() -> Iterable[Operands]:
    for inside, k, other in product(_FEW, range(2, 9), range(2, 9)):
        n, m = k * k * inside, other * other * inside
        if k != other and max(n, m) <= 200:
            yield 1, n, 1, m
            if k > other:
                yield 1, n, -1, m
