"""The missing number of two equal ratios."""

from __future__ import annotations

from itertools import permutations, product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import as_expression, equals, mul, ratio
from seqnum.maths.mistakes.percent import additive_ratio, ratio_turned
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


class ProportionMissingTerm(Skill):
    """``3 : 2 = 24 : □``; the operands are the four numbers and which of them, from 0, is missing."""

    id = "proportion_missing_term"
    rules = (additive_ratio, ratio_turned)

    def space(self, level: int) -> Space:
        """Return a multiple of the first ratio; a multiple of either, any number missing; two multiples of a third."""
        if level == 1:
            cards = _cards(9, ((1, times) for times in range(2, 10)), (2, 3))
        elif level == 2:
            cards = _cards(9, (pair for times in range(2, 10) for pair in ((1, times), (times, 1))), range(4))
        else:
            factors = [(j, k) for j, k in product(range(2, 7), repeat=2) if j % k and k % j]
            cards = _cards(7, factors, range(4))
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``3 : 2 = 24 : □``."""
        *numbers, gap = operands
        a, b, c, d = ("□" if index == gap else number for index, number in enumerate(numbers))
        return equals(ratio(a, b), ratio(c, d))

    def value(self, operands: Operands) -> int:
        """Return the missing number."""
        beside, other, known = _roles(operands)
        return known * other // beside

    def key(self, operands: Operands) -> str:
        """Return ``3/2=24/?``."""
        *numbers, gap = operands
        a, b, c, d = ("?" if index == gap else number for index, number in enumerate(numbers))
        return f"{a}/{b}={c}/{d}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether the gap comes first, and whether neither ratio is a multiple of the other."""
        a, _, c, _, gap = operands
        return {
            "gap_first": int(gap < 2),
            "factor_not_whole": int(bool(a % c and c % a)),
            "divide": int(_divides(operands)),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_roles(operands))) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the full ratio, also in lowest terms, and the number beside the gap."""
        beside, other, known = _roles(question.operands)
        common = gcd(beside, other)
        low, low_other = beside // common, other // common
        first = question.operands[4] % 2 == 0
        full, lowest = (ratio(*(pair[::-1] if first else pair)) for pair in ((beside, other), (low, low_other)))
        values: Values = {"full": full, "lowest": lowest, "known": known, "low": low, "times": known // low}
        return {**values, "product": mul(known // low, low_other)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Write the full ratio in lowest terms, then compare."""
        yield Remark(f"maths.skill.proportion_missing_term.hint_{_begin(question.operands)}", self.values(question))
        yield Remark("maths.skill.proportion_missing_term.hint")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Write the full ratio in lowest terms where it is not; scale that one."""
        values: Values = {"answer": question.answer, **self.values(question)}
        if _begin(question.operands) == "lowest":
            yield Remark("maths.skill.proportion_missing_term.step_lowest", values)
        scaled = "scaled" if values["times"] != 1 else "same"
        yield Remark(f"maths.skill.proportion_missing_term.step_{scaled}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare the products of the outer and of the inner numbers."""
        *numbers, gap = question.operands
        a, b, c, d = (as_expression(chosen if index == gap else number) for index, number in enumerate(numbers))
        outer, inner = mul(a, d), mul(b, c)
        values: Values = {"chosen": chosen, "outer": outer, "inner": inner}
        values |= {"got": outer.evaluate(), "other": inner.evaluate()}
        yield Remark("maths.skill.proportion_missing_term.doubt", values)
        yield from self.hints(question)


def _roles(operands: Operands) -> tuple[int, int, int]:
    """Return of the full ratio the number that belongs to the known one, and the other; and the known one itself."""
    *numbers, gap = operands
    known = gap ^ 1
    return numbers[known ^ 2], numbers[gap ^ 2], numbers[known]


def _divides(operands: Operands) -> bool:
    beside, _, known = _roles(operands)
    return beside > known


def _begin(operands: Operands) -> str:
    beside, other, _ = _roles(operands)
    return "times" if gcd(beside, other) == 1 else "lowest"


def _cards(most: int, factors: Iterable[tuple[int, int]], gaps: Iterable[int]) -> Iterable[Operands]:
    """Yield multiples of ratios in lowest terms."""
    lowest = [(p, q) for p, q in permutations(range(1, most + 1), 2) if gcd(p, q) == 1]
    for (p, q), (j, k), gap in product(lowest, factors, gaps):
        yield p * j, q * j, p * k, q * k, gap
