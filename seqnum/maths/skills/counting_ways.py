"""Permutations and combinations."""

from __future__ import annotations

from functools import reduce
from math import comb, factorial, perm
from typing import TYPE_CHECKING

from seqnum.maths.build import as_expression, binomial, div, mul, permutations, phrase
from seqnum.maths.build import factorial as factorial_of
from seqnum.maths.mistakes.combinatorics import (
    combination_for_permutation,
    counted_with_repetition,
    factorial_as_sum,
    nk_product,
    permutation_for_combination,
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

_FACTORIAL, _ORDERED, _CHOSEN, _SEATED, _PICKED = range(5)
_NO_ORDER = {_CHOSEN, _PICKED}
_KEYS = ("{0}!", "P({0},{1})", "C({0},{1})", "seat{1}of{0}", "pick{1}of{0}")


class PermutationsCombinations(Skill):
    """``C(5, 2)``; the operands are which way to count, how many there are, and how many are taken."""

    id = "permutations_combinations"
    rules = (
        permutation_for_combination,
        combination_for_permutation,
        counted_with_repetition,
        nk_product,
        factorial_as_sum,
    )
    told_first = rules

    def space(self, level: int) -> Space:
        """Return factorials and permutations; combinations; both in words."""
        cards = {1: _with_order, 2: _without, 3: _in_words}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``5!``, ``P(5, 2)``, ``C(5, 2)``, ``ways to choose 2 out of 5 people``."""
        kind, n, k = operands
        if kind == _FACTORIAL:
            return factorial_of(n)
        if kind in {_SEATED, _PICKED}:
            return phrase("choose" if kind == _PICKED else "arrange", k, n)
        return (binomial if kind == _CHOSEN else permutations)(n, k)

    def value(self, operands: Operands) -> int:
        """Return how many ways there are."""
        kind, n, k = operands
        return comb(n, k) if kind in _NO_ORDER else perm(n, k)

    def key(self, operands: Operands) -> str:
        """Return ``C(5,2)``."""
        kind, n, k = operands
        return _KEYS[kind].format(n, k)

    def features(self, operands: Operands) -> dict[str, int]:
        """Return how many are taken beyond two, whether order matters, and whether one has to see that."""
        kind, _, k = operands
        return {
            "size_beyond_2": max(0, k - 2),
            "order_matters": int(kind not in _NO_ORDER),
            "order_not_stated": int(kind in {_SEATED, _PICKED}),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind, n, k = operands
        if kind == _FACTORIAL:
            yield factorial_as_sum.__name__, factorial_as_sum(n)
            return
        order = permutation_for_combination if kind in _NO_ORDER else combination_for_permutation
        for rule in (order, counted_with_repetition, nk_product):
            yield rule.__name__, rule(n, k)

    def values(self, question: Question) -> Values:
        """Name the numbers and the product of the choices."""
        _, n, k = question.operands
        return {
            "n": n,
            "k": k,
            "less": n - 1,
            "choices": _product(n, k),
            "orders": _product(k, k),
            "count": perm(n, k),
            "same": factorial(k),
            "quotient": div(perm(n, k), factorial(k)),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Fill one place after the other; count an order once where order does not matter."""
        kind = question.operands[0]
        values = self.values(question)
        if kind in _NO_ORDER:
            yield Remark("maths.skill.permutations_combinations.hint_choose", values)
        elif kind == _FACTORIAL:
            yield Remark("maths.skill.permutations_combinations.hint_factorial", values)
        else:
            yield Remark("maths.skill.permutations_combinations.hint_order", values)
        yield Remark("maths.skill.permutations_combinations.hint_any")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply the choices; divide by the orders where they do not matter."""
        kind = question.operands[0]
        values: Values = {"answer": question.answer, **self.values(question)}
        case = "step_choose" if kind in _NO_ORDER else "step_factorial" if kind == _FACTORIAL else "step"
        yield Remark(f"maths.skill.permutations_combinations.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - nothing to compare with
        """Remind of how to count."""
        return self.hints(question)


def _product(first: int, factors: int) -> Expression:
    """Return ``5 × 4 × 3``: so many factors, each one less."""
    return reduce(mul, range(first - 1, first - factors, -1), as_expression(first))


def _with_order() -> Iterable[Operands]:
    yield from ((_FACTORIAL, n, n) for n in range(3, 8))
    for n in range(3, 21):
        for k in range(2, min(n, 5)):
            if perm(n, k) <= 1000:
                yield _ORDERED, n, k


def _without() -> Iterable[Operands]:
    for n in range(4, 16):
        for k in range(2, min(n - 1, 6)):
            if comb(n, k) <= 500:
                yield _CHOSEN, n, k


def _in_words() -> Iterable[Operands]:
    for n in range(4, 16):
        for k in range(2, min(n - 1, 6)):
            if comb(n, k) <= 500:
                yield _PICKED, n, k
            if perm(n, k) <= 1000:
                yield _SEATED, n, k
