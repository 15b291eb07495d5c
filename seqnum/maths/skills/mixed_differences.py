"""Differences of mixed numbers."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd, lcm
from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, frac, mixed, sub
from seqnum.maths.mistakes.fractions import subtracts_num_and_den
from seqnum.maths.mistakes.mixed_numbers import (
    borrows_ten_for_a_whole,
    changes_a_whole_and_keeps_it,
    mixed_whole_and_fraction_independent,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.forms import as_mixed
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_DENOMINATORS = (2, 3, 4, 5, 6, 8, 10, 12)
_LARGEST_COMMON = 12


class SubtractMixedNumbers(Skill):
    """``4 1/3 − 1 2/3``; the operands are the whole, the top and the bottom of each number."""

    id = "subtract_mixed_numbers"
    rules = (
        mixed_whole_and_fraction_independent,
        borrows_ten_for_a_whole,
        changes_a_whole_and_keeps_it,
        subtracts_num_and_den,
    )
    told_first = (mixed_whole_and_fraction_independent, changes_a_whole_and_keeps_it, borrows_ten_for_a_whole)
    required_form = "mixed"

    def space(self, level: int) -> Space:
        """Return like denominators with enough parts; like ones with a whole to change; unlike ones with that."""
        parts = [(n, d) for d in _DENOMINATORS for n in range(1, d) if gcd(n, d) == 1]
        pairs = [
            (p, q, r, s)
            for (p, q), (r, s) in product(parts, repeat=2)
            if (q != s) == (level == 3) and lcm(q, s) <= _LARGEST_COMMON
            if (p * s > r * q if level == 1 else p * s < r * q)
        ]
        wholes = [(w, v) for w in range(2, 8) for v in range(1, w)]
        return Listed(((w, p, q, v, r, s) for (w, v), (p, q, r, s) in product(wholes, pairs)), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``4 1/3 − 1 2/3``."""
        w, p, q, v, r, s = operands
        return sub(mixed(w, p, q), mixed(v, r, s))

    def value(self, operands: Operands) -> Fraction:
        """Return the difference."""
        w, p, q, v, r, s = operands
        return Fraction((w - v) * q * s + p * s - r * q, q * s)

    def written(self, value: Fraction, operands: Operands | None = None) -> Expression:  # noqa: ARG002 - one form for all
        """Return the difference as a mixed number."""
        return as_mixed(value)

    def key(self, operands: Operands) -> str:
        """Return ``4_1/3-1_2/3``."""
        w, p, q, v, r, s = operands
        return f"{w}_{p}/{q}-{v}_{r}/{s}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether the denominators differ, a whole has to be changed, and the difference must be reduced."""
        _, p, q, _, r, s = operands
        common = lcm(q, s)
        return {
            "unlike_denominators": int(q != s),
            "must_reduce": int(self.value(operands).denominator != common),
            "mixed": 1,
            "borrow_from_whole": int(p * s < r * q),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives; tops and bottoms apart come with the wholes apart."""
        w, p, q, v, r, s = operands
        apart = subtracts_num_and_den(p, q, r, s)
        for rule in self.rules[:-1]:
            yield rule.__name__, rule(*operands)
        yield subtracts_num_and_den.__name__, None if apart is None else w - v + abs(apart)

    def values(self, question: Question) -> Values:
        """Name the numbers and their parts, and write the parts with the common denominator."""
        w, p, q, v, r, s = question.operands
        common = lcm(q, s)
        top, other = p * common // q, r * common // s
        return {
            "first": mixed(w, p, q),
            "second": mixed(v, r, s),
            "part": frac(top, common),
            "other": frac(other, common),
            "parts": sub(frac(top, common), frac(other, common)),
            "common": common,
            "same": sub(mixed(w, top, common), mixed(v, other, common)),
            "changed": equals(mixed(w, top, common), mixed(w - 1, top + common, common)),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Write the same denominator, change a whole where the parts are not enough, or go part by part."""
        _, p, q, _, r, s = question.operands
        case = "unlike" if q != s else "change" if p < r else "apart"
        yield Remark(f"maths.skill.subtract_mixed_numbers.hint_{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Write the same denominator, change a whole, subtract wholes and parts."""
        w, p, q, v, r, s = question.operands
        values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        common = lcm(q, s)
        top, other = p * common // q, r * common // s
        if q != s:
            yield Remark("maths.skill.subtract_mixed_numbers.step_same", values)
        if top < other:
            yield Remark("maths.skill.subtract_mixed_numbers.step_change", values)
            w, top = w - 1, top + common
        parts = equals(sub(frac(top, common), frac(other, common)), frac(top - other, common))
        values |= {"wholes": equals(sub(w, v), w - v), "parts": parts, "reduced": Fraction(top - other, common)}
        key = "step_reduced" if gcd(top - other, common) > 1 else "step_apart"
        yield Remark(f"maths.skill.subtract_mixed_numbers.{key}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Add again, which must give the first number."""
        if chosen > 0:
            _, _, _, v, r, s = question.operands
            back = add(as_mixed(chosen), mixed(v, r, s))
            values = {**self.values(question), "back": equals(back, as_mixed(back.evaluate()))}
            yield Remark("maths.skill.subtract_mixed_numbers.doubt_back", values)
        yield from self.hints(question)
