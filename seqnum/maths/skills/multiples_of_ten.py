"""Times tables with zeros behind."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import mul
from seqnum.maths.mistakes.place_value import dropped_zeros, one_zero_too_many
from seqnum.maths.mistakes.tables import added_instead_of_multiplied, table_neighbour
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_DIGITS = range(2, 10)
_TENS = range(20, 100, 10)
_HUNDREDS = range(200, 1000, 100)


class MultiplyMultipleOf10(Skill):
    """``6 × 40``."""

    id = "multiply_multiple_of_10"
    rules = (dropped_zeros, one_zero_too_many, table_neighbour, added_instead_of_multiplied)
    told_first = (added_instead_of_multiplied, dropped_zeros, one_zero_too_many)

    def space(self, level: int) -> Space:
        """Return 2 to 5 times tens, 2 to 9 times tens in either order, tens times tens and digits times hundreds."""
        if level == 1:
            return Listed(product(range(2, 6), _TENS), self.value)
        if level == 2:
            return Listed((*product(_DIGITS, _TENS), *product(_TENS, _DIGITS)), self.value)
        hundreds = (*product(_DIGITS, _HUNDREDS), *product(_HUNDREDS, _DIGITS))
        return Listed((*product(_TENS, _TENS), *hundreds), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``6 × 40``."""
        return mul(*operands)

    def value(self, operands: Operands) -> int:
        """Return the product."""
        a, b = operands
        return a * b

    def key(self, operands: Operands) -> str:
        """Return ``6*40``."""
        a, b = operands
        return f"{a}*{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return how large the fact behind it is and how many zeros stand behind it."""
        fact, worth = _fact(operands)
        a, b = fact
        easy = {f"contains_{factor}": int(factor in fact) for factor in (2, 5, 9)}
        return {"log2_size": (a * b).bit_length() - 1, "square": int(a == b), "zeros": len(str(worth)) - 1, **easy}

    def values(self, question: Question) -> Values:
        """Name the two numbers, and the fact without the zeros."""
        a, b = question.operands
        fact, _ = _fact(question.operands)
        return {"a": a, "b": b, "fact": mul(*fact)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives; a neighbour is one of the fact without the zeros."""
        fact, worth = _fact(operands)
        for rule in self.rules:
            if rule is table_neighbour:
                yield rule.__name__, tuple(worth * near for near in table_neighbour(*fact))
            else:
                yield rule.__name__, rule(*operands)

    def told(self, misconception: str, question: Question, chosen: Fraction) -> Remark:
        """Return what to say about a misconception; for the neighbour of a fact also which fact that is."""
        remark = super().told(misconception, question, chosen)
        if misconception != table_neighbour.__name__:
            return remark
        a, b = question.operands
        neighbour = mul(a, chosen / a) if abs(chosen - a * b) == a * _worth(b) else mul(chosen / b, b)
        return replace(remark, values={**remark.values, "neighbour": neighbour})

    def hints(self, question: Question) -> Iterator[Remark]:
        """Think in tens or hundreds."""
        _, worth = _fact(question.operands)
        yield Remark(f"maths.skill.multiply_multiple_of_10.hint_{worth}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply without the zeros and say what the product counts."""
        (a, b), worth = _fact(question.operands)
        values = {**self.values(question), "product": a * b, "question": question.prompt, "answer": question.answer}
        yield Remark(f"maths.skill.multiply_multiple_of_10.step_{worth}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """See that it ends in a zero, and whose product the number is."""
        a, b = question.operands
        values = {**self.values(question), "question": question.prompt, "chosen": chosen}
        if chosen % 10:
            yield Remark("maths.skill.multiply_multiple_of_10.doubt_ending", values)
        elif chosen > 0 and chosen % b == 0:
            yield Remark("maths.skill.table_all_10.doubt_other_fact", {**values, "fact": mul(chosen // b, b)})
        elif chosen > 0 and chosen % a == 0:
            yield Remark("maths.skill.table_all_10.doubt_other_fact", {**values, "fact": mul(a, chosen // a)})
        yield from self.hints(question)


def _worth(number: int) -> int:
    """Return what the first digit counts: ones, tens or hundreds."""
    return int(10 ** (len(str(number)) - 1))


def _fact(operands: Operands) -> tuple[tuple[int, int], int]:
    """Return the two digits, and what their product counts: tens or hundreds."""
    a, b = operands
    return (a // _worth(a), b // _worth(b)), _worth(a) * _worth(b)
