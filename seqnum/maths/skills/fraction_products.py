"""Products and quotients of fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import gcd
from typing import TYPE_CHECKING

from seqnum.maths.build import as_expression, div, frac, mul
from seqnum.maths.mistakes.fractions import (
    cross_multiplied_instead,
    divides_without_inverting,
    inverted_dividend,
    multiply_kept_common_denominator,
    whole_times_both,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.back import came_back
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_12 = range(2, 13)
_PROPER = [(n, d) for d in range(2, 10) for n in range(1, d) if gcd(n, d) == 1]
_SMALL = [(n, d) for n, d in _PROPER if d < 8]


class _TwoFractions(Skill):
    """What products and quotients of two fractions have in common; a whole number is a fraction with 1 below."""

    def values(self, question: Question) -> Values:
        """Name the two numbers."""
        p, q, r, s = question.operands
        return {"first": _fraction(p, q), "second": _fraction(r, s), "p": p, "q": q, "r": r, "s": s}


class MultiplyFractions(_TwoFractions):
    """``2/3 × 4/5``."""

    id = "multiply_fractions"
    rules = (multiply_kept_common_denominator, cross_multiplied_instead, whole_times_both)
    told_first = (multiply_kept_common_denominator,)

    def space(self, level: int) -> Space:
        """Return a proper fraction times a whole number; two proper ones with nothing to cancel; with something."""
        if level == 1:
            return Listed(((p, q, r, 1) for (p, q), r in product(_PROPER, _TO_12)), self.value)
        return Listed(
            (
                (p, q, r, s)
                for (p, q), (r, s) in product(_SMALL if level == 2 else _PROPER, repeat=2)
                if (gcd(p, s) * gcd(r, q) > 1) == (level == 3)
            ),
            self.value,
        )

    def prompt(self, operands: Operands) -> Expression:
        """Return ``2/3 × 4/5``."""
        p, q, r, s = operands
        return mul(_fraction(p, q), _fraction(r, s))

    def value(self, operands: Operands) -> Fraction:
        """Return the product."""
        p, q, r, s = operands
        return Fraction(p * r, q * s)

    def key(self, operands: Operands) -> str:
        """Return ``2/3*4/5``."""
        p, q, r, s = operands
        return f"{p}/{q}*{r}/{s}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether one number is whole and the product has to be reduced."""
        p, q, r, s = operands
        return {"whole_factor": int(s == 1), "must_reduce": int(gcd(p * r, q * s) > 1), "improper": int(p * r > q * s)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield the id of each misconception that fits two fractions, or one and a whole number."""
        p, q, r, s = operands
        if s == 1:
            yield whole_times_both.__name__, whole_times_both(p, q, r)
        else:
            yield multiply_kept_common_denominator.__name__, multiply_kept_common_denominator(p, q, r, s)
            yield cross_multiplied_instead.__name__, cross_multiplied_instead(p, q, r, s)

    def values(self, question: Question) -> Values:
        """Name what the sentence about a whole number uses too."""
        p, q, r, _ = question.operands
        return {**super().values(question), "n": p, "d": q, "whole": r}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Count pieces, cancel, or multiply tops and bottoms."""
        p, q, r, s = question.operands
        if s == 1:
            case = "hint_whole_one" if p == 1 else "hint_whole"
            yield Remark(f"maths.skill.multiply_fractions.{case}", self.values(question))
            return
        for top, bottom in ((p, s), (r, q)):
            if gcd(top, bottom) > 1:
                yield Remark("maths.skill.multiply_fractions.hint_cancel", {"top": top, "bottom": bottom})
        yield Remark("maths.skill.multiply_fractions.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply, then reduce."""
        p, q, r, s = question.operands
        unreduced = frac(mul(p, r), q if s == 1 else mul(q, s))
        values: Values = {"question": question.prompt, "unreduced": unreduced, "product": frac(p * r, q * s)}
        case = "whole_" * (s == 1) + ("reduce" if gcd(p * r, q * s) > 1 else "done")
        yield Remark(f"maths.skill.multiply_fractions.step_{case}", {**values, "answer": question.answer})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with the numbers: a part of something is less than that, several times something is more."""
        p, q, r, s = question.operands
        values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        if chosen >= Fraction(r, s):
            yield Remark("maths.skill.multiply_fractions.doubt_part", values)
        if s == 1 and chosen <= Fraction(p, q):
            yield Remark("maths.skill.multiply_fractions.doubt_times", values)
        if s > 1 and chosen >= Fraction(p, q):
            swapped = {**values, "first": values["second"], "second": values["first"]}
            yield Remark("maths.skill.multiply_fractions.doubt_part", swapped)
        yield from self.hints(question)


class DivideFractions(_TwoFractions):
    """``2/3 ÷ 3/8``."""

    id = "divide_fractions"
    rules = (inverted_dividend, divides_without_inverting)

    def space(self, level: int) -> Space:
        """Return a unit fraction and a whole number; two proper fractions with nothing to cancel; with something."""
        if level == 1:
            units = [(1, d) for d in _TO_12]
            wholes = [(n, 1) for n in _TO_12]
            pairs = (*product(units, wholes), *product(wholes, units))
            return Listed(((*one, *other) for one, other in pairs), self.value)
        return Listed(
            (
                (p, q, r, s)
                for (p, q), (r, s) in product(_SMALL if level == 2 else _PROPER, repeat=2)
                if (p, q) != (r, s) and (gcd(p, r) * gcd(q, s) > 1) == (level == 3)
            ),
            self.value,
        )

    def prompt(self, operands: Operands) -> Expression:
        """Return ``2/3 ÷ 3/8``."""
        p, q, r, s = operands
        return div(_fraction(p, q), _fraction(r, s))

    def value(self, operands: Operands) -> Fraction:
        """Return the quotient."""
        p, q, r, s = operands
        return Fraction(p * s, q * r)

    def key(self, operands: Operands) -> str:
        """Return ``2/3/(3/8)``."""
        p, q, r, s = operands
        return f"{p}/{q}/({r}/{s})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether one number is whole and the quotient has to be reduced; it is a division."""
        p, q, r, s = operands
        return {
            "whole_factor": int(1 in {q, s}),
            "must_reduce": int(gcd(p * s, q * r) > 1),
            "improper": int(p * s > q * r),
            "division": 1,
        }

    def values(self, question: Question) -> Values:
        """Name the second number turned over too."""
        _, _, r, s = question.operands
        return {**super().values(question), "turned": _fraction(s, r)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Count how often the part fits, share the part, or turn the second fraction over."""
        _, q, _, s = question.operands
        case = "_fits" if q == 1 else "_share" if s == 1 else ""
        yield Remark(f"maths.skill.divide_fractions.hint{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Turn the second fraction over, multiply, reduce."""
        p, q, r, s = question.operands
        values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        values |= {"times": mul(_fraction(p, q), _fraction(s, r)), "product": _fraction(p * s, q * r)}
        case = "fits" if q == 1 else "share" if s == 1 else "reduce" if gcd(p * s, q * r) > 1 else "done"
        yield Remark(f"maths.skill.divide_fractions.step_{case}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Multiply back, which must give the first number."""
        p, q, r, s = question.operands
        yield came_back(question, chosen, mul(chosen, _fraction(r, s)), _fraction(p, q))
        yield from self.hints(question)


def _fraction(top: int, bottom: int) -> Expression:
    return as_expression(top) if bottom == 1 else frac(top, bottom)
