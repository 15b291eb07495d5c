"""A part of a quantity."""

from __future__ import annotations

from itertools import product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import div, frac, mul, of
from seqnum.maths.mistakes.fractions import (
    gave_the_rest,
    swapped_numerator_and_denominator,
    took_one_part,
    whole_times_both,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_FEW = (2, 3, 4, 5, 10)
_SEVERAL = (3, 4, 5, 6, 8, 10)
_MANY = (6, 7, 8, 9, 11, 12)


class FractionOfQuantity(Skill):
    """``2/3 of 12``."""

    id = "fraction_of_quantity"
    rules = (took_one_part, gave_the_rest, swapped_numerator_and_denominator, whole_times_both)
    told_first = (took_one_part,)

    def space(self, level: int) -> Space:
        """Return one part of up to 60, several parts of up to 60, several sixths to twelfths of up to 144."""
        denominators, largest = {1: (_FEW, 60), 2: (_SEVERAL, 60), 3: (_MANY, 144)}[level]
        numerators = (1,) if level == 1 else range(2, 12)
        cards = (
            (n, d, d * part)
            for n, d, part in product(numerators, denominators, range(2, largest // 2 + 1))
            if n < d and gcd(n, d) == 1 and d * part <= largest
        )
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``2/3 of 12``."""
        n, d, whole = operands
        return of(frac(n, d), whole)

    def value(self, operands: Operands) -> int:
        """Return the part."""
        n, d, whole = operands
        return whole // d * n

    def key(self, operands: Operands) -> str:
        """Return ``2/3*12``."""
        n, d, whole = operands
        return f"{n}/{d}*{whole}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether more than one part is wanted and how large the denominator is."""
        n, d, _ = operands
        return {"several_parts": int(n > 1), "denominator_over_5": int(d > 5)}

    def values(self, question: Question) -> Values:
        """Name the fraction, its numbers and the quantity."""
        n, d, whole = question.operands
        return {"fraction": frac(n, d), "n": n, "d": d, "whole": whole, "division": div(whole, d)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Share first, then take."""
        n, _, _ = question.operands
        values = self.values(question)
        yield Remark(f"maths.skill.fraction_of_quantity.hint_{'one' if n == 1 else 'several'}", values)
        yield Remark("maths.skill.fraction_of_quantity.hint_share", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Share, then take."""
        n, d, whole = question.operands
        part = whole // d
        values = {"question": question.prompt, "answer": question.answer, **self.values(question), "part": part}
        if n == 1:
            yield Remark("maths.skill.fraction_of_quantity.step_one", values)
        else:
            yield Remark("maths.skill.fraction_of_quantity.step_several", {**values, "taken": mul(n, part)})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with the whole, and rebuild the whole where it comes out as a whole number."""
        n, d, whole = question.operands
        values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        if chosen >= whole:
            yield Remark("maths.skill.fraction_of_quantity.doubt_whole", values)
        rebuilt = chosen * d / n
        if 0 < chosen < whole and chosen.denominator == rebuilt.denominator == 1:
            yield Remark("maths.skill.fraction_of_quantity.doubt_rebuilt", {**values, "rebuilt": rebuilt})
        yield from self.hints(question)
