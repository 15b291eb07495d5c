"""Rounding to tens and hundreds."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import phrase
from seqnum.maths.mistakes.rounding import (
    rounding_down_lowers,
    rounds_always_down,
    rounds_always_up,
    rounds_keeping_the_rest,
    rounds_to_other_place,
    rounds_twice,
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

_PHRASES = {10: "round_tens", 100: "round_hundreds"}


class Round10100(Skill):
    """``347 to the nearest ten``; the second operand is 10 or 100. Half way goes up, as schools have it."""

    id = "round_10_100"
    rules = (
        rounds_always_down,
        rounds_always_up,
        rounds_to_other_place,
        rounds_twice,
        rounds_keeping_the_rest,
        rounding_down_lowers,
    )
    told_first = (
        rounds_twice,
        rounds_to_other_place,
        rounding_down_lowers,
        rounds_always_down,
        rounds_always_up,
    )

    def space(self, level: int) -> Space:
        """Return two digits to tens, three and four digits to tens or hundreds; never a number that is round."""
        units = (10,) if level == 1 else (10, 100)
        numbers = range(10**level, 10 ** (level + 1))
        return Listed(((n, unit) for unit, n in product(units, numbers) if n % unit), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``347 to the nearest ten``."""
        n, unit = operands
        return phrase(_PHRASES[unit], n)

    def value(self, operands: Operands) -> int:
        """Return the nearest ten or hundred."""
        n, unit = operands
        below = n - n % unit
        return below if n - below < below + unit - n else below + unit

    def key(self, operands: Operands) -> str:
        """Return ``347~10``."""
        n, unit = operands
        return f"{n}~{unit}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one, and whether it goes up, lies half way and changes more than one digit."""
        n, unit = operands
        answer = self.value(operands)
        return {
            "digits_beyond_1": len(str(n)) - 1,
            "up": int(answer > n),
            "half_way": int(2 * (n % unit) == unit),
            "carries": int(n // (10 * unit) != answer // (10 * unit)),
        }

    def values(self, question: Question) -> Values:
        """Name the number."""
        n, _ = question.operands
        return {"n": n}

    def told(self, misconception: str, question: Question, chosen: Fraction) -> Remark:
        """Return what to say about a misconception, and how far the number was moved."""
        remark = super().told(misconception, question, chosen)
        return Remark(remark.key, {**remark.values, **_away(question, chosen)})

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say which digit decides."""
        _, unit = question.operands
        yield Remark(f"maths.skill.round_10_100.hint_{unit}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Say what the number lies between and which digit decides."""
        n, unit = question.operands
        low = n // unit * unit
        values: Values = {"n": n, "low": low, "high": low + unit, "digit": n % unit // (unit // 10)}
        way = "up" if question.answer == low + unit else "down"
        yield Remark(f"maths.skill.round_10_100.step_{unit}_{way}", {**values, "answer": question.answer})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """See the zeros at the end, and how far the number was moved."""
        _, unit = question.operands
        if chosen % unit:
            yield Remark(f"maths.skill.round_10_100.doubt_{unit}", {"chosen": chosen})
        else:
            values: Values = {**self.values(question), "chosen": chosen, "half": unit // 2}
            yield Remark("maths.skill.round_10_100.doubt_far", {**values, **_away(question, chosen)})
        yield from self.hints(question)


def _away(question: Question, chosen: Fraction) -> Values:
    n, _ = question.operands
    return {"away": abs(chosen - n)}
