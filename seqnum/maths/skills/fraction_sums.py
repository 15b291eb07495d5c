"""Sums of fractions, with like and with unlike denominators."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd, lcm
from typing import TYPE_CHECKING

from seqnum.maths.build import add, frac
from seqnum.maths.mistakes.fractions import (
    added_numerators_and_denominators,
    common_denominator_kept_numerators,
    larger_denominator_kept,
    multiplied_denominators_added_numerators,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


def _one_in_the_other(q: int, s: int) -> bool:
    return q % s == 0 or s % q == 0


class _FractionSum(Skill):
    """What all sums of two proper fractions have in common."""

    def prompt(self, operands: Operands) -> Expression:
        """Return ``1/4 + 2/3``."""
        p, q, r, s = operands
        return add(frac(p, q), frac(r, s))

    def value(self, operands: Operands) -> Fraction:
        """Return the sum."""
        p, q, r, s = operands
        return Fraction(p * s + r * q, q * s)

    def key(self, operands: Operands) -> str:
        """Return ``1/4+2/3``."""
        p, q, r, s = operands
        return f"{p}/{q}+{r}/{s}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether the denominators differ, are awkward, and whether the sum must be reduced or passes 1."""
        _, q, _, s = operands
        common = lcm(q, s)
        total = self.value(operands)
        return {
            "unlike_denominators": int(q != s),
            "lcm_over_12": int(common > 12),
            "must_reduce": int(total.denominator != common),
            "improper": int(total > 1),
        }

    def values(self, question: Question) -> Values:
        """Name the fractions, and write them with the common denominator."""
        p, q, r, s = question.operands
        common = lcm(q, s)
        same = add(frac(p * common // q, common), frac(r * common // s, common))
        return {"first": frac(p, q), "second": frac(r, s), "q": q, "s": s, "common": common, "same": same}

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with the larger fraction, with 1 and with 2."""
        p, q, r, s = question.operands
        larger = frac(p, q) if Fraction(p, q) > Fraction(r, s) else frac(r, s)
        values = {"question": question.prompt, "chosen": chosen, **self.values(question), "larger": larger}
        if chosen <= larger.evaluate():
            yield Remark("maths.skill.add_fractions_unlike.doubt_small", values)
        if chosen >= 1 and 2 * p <= q and 2 * r <= s:
            yield Remark("maths.skill.add_fractions_unlike.doubt_half", values)
        if chosen >= 2:
            yield Remark("maths.skill.add_fractions_unlike.doubt_two", values)


class AddFractionsLike(_FractionSum):
    """``1/8 + 3/8``."""

    id = "add_fractions_like"
    rules = (added_numerators_and_denominators, multiplied_denominators_added_numerators)

    def space(self, level: int) -> Space:
        """Return sums below 1 with nothing to reduce; to reduce, up to twentieths; sums between 1 and 2."""
        denominators = (4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20) if level == 2 else range(3, 13)
        return Listed(
            (
                (p, d, r, d)
                for d in denominators
                for p, r in product(range(1, d), repeat=2)
                if (d < p + r if level == 3 else p + r < d and (gcd(p + r, d) > 1) == (level == 2))
            ),
            self.value,
        )

    def told(self, misconception: str, question: Question, chosen: Fraction) -> Remark:
        """Return what to say about a misconception: here there is no denominator to look for."""
        values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        return Remark(f"maths.skill.add_fractions_like.told_{misconception}", values)

    def values(self, question: Question) -> Values:
        """Name the sum of the tops too."""
        p, _, r, _ = question.operands
        return {**super().values(question), "tops": add(p, r)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Count pieces."""
        yield Remark("maths.skill.add_fractions_like.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Add the tops, reduce."""
        p, d, r, _ = question.operands
        values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        reduces = "reduce" if question.number.denominator != d else "done"
        values |= {"top": p + r, "unreduced": frac(p + r, d)}
        yield Remark(f"maths.skill.add_fractions_like.step_{reduces}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare, then say what stays as it is."""
        yield from super().doubts(question, chosen)
        yield from self.hints(question)


class AddFractionsUnlike(_FractionSum):
    """``1/4 + 2/3``."""

    id = "add_fractions_unlike"
    rules = (
        added_numerators_and_denominators,
        common_denominator_kept_numerators,
        multiplied_denominators_added_numerators,
        larger_denominator_kept,
    )
    told_first = (common_denominator_kept_numerators,)

    def space(self, level: int) -> Space:
        """Return one denominator in the other; neither in the other; that and more than 1. Else sums below 1."""
        denominators, largest = {
            1: ((2, 3, 4, 5, 6, 8, 10, 12), 12),
            2: ((2, 3, 4, 5, 6, 8, 9, 10, 12), 30),
            3: ((2, 3, 4, 5, 6, 8, 9, 10, 12), 40),
        }[level]
        proper = [(n, d) for d in denominators for n in range(1, d) if gcd(n, d) == 1]
        return Listed(
            (
                (p, q, r, s)
                for (p, q), (r, s) in product(proper, repeat=2)
                if q != s and _one_in_the_other(q, s) == (level == 1) and lcm(q, s) <= largest
                if (p * s + r * q > q * s if level == 3 else p * s + r * q < q * s)
            ),
            self.value,
        )

    def hints(self, question: Question) -> Iterator[Remark]:
        """Look for the common denominator."""
        _, q, _, s = question.operands
        values = {"q": q, "s": s, "small": min(q, s), "large": max(q, s)}
        case = "multiple" if _one_in_the_other(q, s) else "common"
        yield Remark(f"maths.skill.add_fractions_unlike.hint_{case}", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Write both with the common denominator, add, reduce."""
        p, q, r, s = question.operands
        values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        common = lcm(q, s)
        unreduced = p * common // q + r * common // s
        reduces = "reduce" if question.number.denominator != common else "done"
        yield Remark(
            f"maths.skill.add_fractions_unlike.step_{reduces}", {**values, "unreduced": frac(unreduced, common)}
        )

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare, then name the common denominator."""
        yield from super().doubts(question, chosen)
        yield Remark("maths.skill.add_fractions_unlike.doubt_same", {"chosen": chosen, **self.values(question)})
