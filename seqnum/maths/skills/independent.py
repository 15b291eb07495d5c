"""Probabilities of two independent events."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import mul, phrase, sub
from seqnum.maths.exact import Exact
from seqnum.maths.mistakes.combinatorics import (
    both_instead,
    complement_of_both,
    neither_instead,
    probabilities_added,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Rule, Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_BOTH, _FIRST_ONLY, _NEITHER, _EITHER = range(4)
_NAMES = ("both", "first_only", "neither", "either")
_RULES: tuple[tuple[Rule, ...], ...] = (
    (probabilities_added,),
    (both_instead, neither_instead),
    (complement_of_both, both_instead),
    (probabilities_added, complement_of_both, neither_instead, both_instead),
)
_LEVELS = {1: (_BOTH,), 2: (_FIRST_ONLY, _NEITHER), 3: (_EITHER,)}


class IndependentProbability(Skill):
    """``A and B independent, P(A) = 1/2, P(B) = 1/3, P(A and B)?``.

    The operands are what is asked, then numerator and denominator of each probability.
    """

    id = "independent_probability"
    rules = (probabilities_added, complement_of_both, neither_instead, both_instead)
    told_first = rules

    def space(self, level: int) -> Space:
        """Return both; one without the other, or neither; at least one."""
        parts = [(p, q) for q in range(2, 7) for p in range(1, q) if gcd(p, q) == 1]
        cards = product(_LEVELS[level], parts, parts)
        return Listed(((asked, *first, *second) for asked, first, second in cards), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``A and B independent, P(A) = 1/2, P(B) = 1/3, P(A and B)?``."""
        return phrase(_NAMES[operands[0]], *_parts(operands))

    def value(self, operands: Operands) -> Fraction:
        """Return the probability."""
        first, second = _parts(operands)
        return (first * second, first * (1 - second), (1 - first) * (1 - second), first + second - first * second)[
            operands[0]
        ]

    def key(self, operands: Operands) -> str:
        """Return ``both1/2,1/3``."""
        asked, p, q, r, s = operands
        return f"{_NAMES[asked]}{p}/{q},{r}/{s}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the complements that are needed, and whether the product can be reduced."""
        asked, _, q, _, s = operands
        return {
            "complements": (0, 1, 2, 3)[asked],
            "must_reduce": int(self.value(operands).denominator < q * s),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_parts(operands))) for rule in _RULES[operands[0]])

    def values(self, question: Question) -> Values:
        """Name the probabilities and those of the opposite events."""
        first, second = _parts(question.operands)
        none = (1 - first) * (1 - second)
        return {
            "first": first,
            "second": second,
            "not_first": 1 - first,
            "not_second": 1 - second,
            "both": mul(first, second),
            "first_only": mul(first, 1 - second),
            "neither": mul(1 - first, 1 - second),
            "none": none,
            "either": sub(1, none),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say what to multiply."""
        yield Remark(f"maths.skill.independent_probability.hint_{_NAMES[question.operands[0]]}", self.values(question))
        yield Remark("maths.skill.independent_probability.hint_any")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply what has to happen."""
        values: Values = {"answer": question.answer, **self.values(question)}
        yield Remark(f"maths.skill.independent_probability.step_{_NAMES[question.operands[0]]}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with 0, 1 and the probabilities given."""
        first, second = _parts(question.operands)
        values: Values = {"chosen": chosen, "less": min(first, second), "more": max(first, second)}
        if not isinstance(chosen, Exact):
            if not 0 <= chosen <= 1:
                yield Remark("maths.skill.independent_probability.doubt", values)
            if question.operands[0] == _BOTH and chosen >= min(first, second):
                yield Remark("maths.skill.independent_probability.doubt_both", values)
            if question.operands[0] == _EITHER and chosen <= max(first, second):
                yield Remark("maths.skill.independent_probability.doubt_either", values)
        yield from self.hints(question)


def _parts(operands: Operands) -> tuple[Fraction, Fraction]:
    _, p, q, r, s = operands
    return Fraction(p, q), Fraction(r, s)
