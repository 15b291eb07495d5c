"""Fractions in lowest terms."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import frac
from seqnum.maths.mistakes.fractions import halves_one_part, takes_same_number_away
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_LARGEST = 180
_ONE_STEP = 10
_SIGNS = {"hint_tens": 10, "hint_even": 2, "hint_fives": 5}


class SimplifyFraction(Skill):
    """``6/8``, in lowest terms."""

    id = "simplify_fraction"
    rules = (halves_one_part, takes_same_number_away)
    required_form = "lowest_terms"

    def space(self, level: int) -> Space:
        """Return 2, 3, 5 or 10 to divide by; another number up to 9; a larger one, in several steps."""
        factors = {1: (2, 3, 5, 10), 2: (4, 6, 7, 8, 9), 3: (12, 14, 15, 16, 18, 20, 24)}[level]
        lowest = [(n, d) for d in range(2, 13) for n in range(1, d) if gcd(n, d) == 1]
        cards = ((n * factor, d * factor) for factor, (n, d) in product(factors, lowest))
        return Listed(((p, q) for p, q in cards if q <= _LARGEST), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``6/8``."""
        return frac(*operands)

    def value(self, operands: Operands) -> Fraction:
        """Return the fraction, which is in lowest terms by itself."""
        return Fraction(*operands)

    def key(self, operands: Operands) -> str:
        """Return ``6/8``."""
        p, q = operands
        return f"{p}/{q}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether one division is enough, and that there is one to do."""
        return {"must_reduce": 1, "steps_beyond_1": len(_factors(gcd(*operands))) - 1}

    def values(self, question: Question) -> Values:
        """Name top and bottom."""
        p, q = question.operands
        return {"p": p, "q": q}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Name a sign that both can be divided."""
        common = gcd(*question.operands)
        case = next((case for case, factor in _SIGNS.items() if common % factor == 0), "hint")
        yield Remark(f"maths.skill.simplify_fraction.{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Divide top and bottom, by one number after another where it is a large one."""
        p, q = question.operands
        for factor in _factors(gcd(p, q)):
            before, p, q = frac(p, q), p // factor, q // factor
            values: Values = {"factor": factor, "before": before, "after": frac(p, q)}
            yield Remark("maths.skill.simplify_fraction.step", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare the amounts."""
        case = "more" if chosen > question.answer else "less"
        values: Values = {"question": question.prompt, "chosen": chosen}
        yield Remark(f"maths.skill.simplify_fraction.doubt_{case}", values)


def _factors(common: int) -> list[int]:
    """Return numbers to divide by in turn: the common factor, or handy ones that make it."""
    if common <= _ONE_STEP:
        return [common]
    handy = next(factor for factor in range(_ONE_STEP, 1, -1) if common % factor == 0)
    return [handy, *_factors(common // handy)]
