"""Which of two fractions is the larger one."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import gcd, lcm
from typing import TYPE_CHECKING

from seqnum.maths.build import frac, phrase
from seqnum.maths.mistakes.fractions import larger_denominator_is_larger
from seqnum.maths.mistakes.order import larger_numerator_is_larger, smaller_denominator_is_larger
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_LARGEST = {1: 10, 2: 20, 3: 12}
"""The denominators go up to these."""
_CLOSE = Fraction(1, 6)


class CompareFractions(Skill):
    """``larger of 1/4 and 1/8``; the operands are the numerator and denominator of each, in lowest terms."""

    id = "compare_fractions"
    rules = (larger_denominator_is_larger, larger_numerator_is_larger, smaller_denominator_is_larger)
    told_first = (larger_numerator_is_larger,)

    def space(self, level: int) -> Space:
        """Return one part alike; a denominator that goes into the other; close together with unlike ones."""
        fractions = [(p, q) for q in range(2, _LARGEST[level] + 1) for p in range(1, q) if gcd(p, q) == 1]
        fits = {1: _one_part_alike, 2: _one_in_the_other, 3: _close_together}[level]
        pairs = (pair for pair in combinations(fractions, 2) if fits(*pair[0], *pair[1]))
        return Listed((_either_first(*pair) for pair in pairs), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``larger of 1/4 and 1/8``."""
        p, q, r, s = operands
        return phrase("larger", frac(p, q), frac(r, s))

    def value(self, operands: Operands) -> Fraction:
        """Return the larger fraction."""
        p, q, r, s = operands
        return Fraction(p, q) if p * s > r * q else Fraction(r, s)

    def key(self, operands: Operands) -> str:
        """Return ``max(1/4,1/8)``."""
        p, q, r, s = operands
        return f"max({p}/{q},{r}/{s})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether the denominators differ, the numerators too, and whether the common one is large."""
        p, q, r, s = operands
        return {
            "unlike_denominators": int(q != s),
            "both_parts_differ": int(q != s and p != r),
            "lcm_over_12": int(lcm(q, s) > 12),
        }

    def values(self, question: Question) -> Values:
        """Name the fractions, also with one denominator."""
        p, q, r, s = question.operands
        common = lcm(q, s)
        return {
            "first": frac(p, q),
            "second": frac(r, s),
            "first_alike": frac(p * common // q, common),
            "second_alike": frac(r * common // s, common),
            **_one_to_change(question.operands),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Look at what is alike, or make the denominators so."""
        yield Remark(f"maths.skill.compare_fractions.hint{_case(question.operands)}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Compare pieces, or numerators above one denominator."""
        values = {**self.values(question), "answer": question.answer}
        yield Remark(f"maths.skill.compare_fractions.step{_case(question.operands)}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Remind of the two fractions."""
        p, q, r, s = question.operands
        if chosen not in {Fraction(p, q), Fraction(r, s)}:
            yield Remark("maths.skill.compare_fractions.doubt", self.values(question))
        yield from self.hints(question)


def _one_to_change(operands: Operands) -> Values:
    """Name the fraction with the smaller denominator, which may be all that has to be written anew, and the other."""
    (p, q), (r, s) = sorted((operands[:2], operands[2:]), key=lambda fraction: fraction[1])
    return {"coarse": frac(p, q), "coarse_alike": frac(p * s // q, s), "fine": frac(r, s)}


def _case(operands: Operands) -> str:
    p, q, r, s = operands
    if p == r or q == s:
        return "_same_below" if q == s else "_same_above"
    return "_one" if lcm(q, s) in {q, s} else ""


def _one_part_alike(p: int, q: int, r: int, s: int) -> bool:
    return q == s or p == r


def _one_in_the_other(p: int, q: int, r: int, s: int) -> bool:
    return q != s and p != r and max(q, s) % min(q, s) == 0


def _close_together(p: int, q: int, r: int, s: int) -> bool:
    unlike = p != r and max(q, s) % min(q, s) > 0
    return unlike and abs(Fraction(p, q) - Fraction(r, s)) <= _CLOSE


def _either_first(one: tuple[int, int], other: tuple[int, int]) -> Operands:
    """Return the fractions in one of both orders, by whether their parts add up to an even number."""
    return (*one, *other) if sum((*one, *other)) % 2 == 0 else (*other, *one)
