"""The median of a few numbers."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.build import add, div, items, phrase
from seqnum.maths.mistakes.data import mean_for_median, median_one_of_two, median_unsorted
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skills.decimal_answers import DecimalAnswers
from seqnum.maths.skills.few_numbers import close_numbers, mixed_up
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_COUNTS = {1: (5,), 2: (7,), 3: (4, 6)}


class MedianOfList(DecimalAnswers):
    """``median of 9, 1, 5, 4, 7``; the operands are the numbers."""

    id = "median_of_list"
    rules = (median_unsorted, mean_for_median, median_one_of_two)
    told_first = (median_one_of_two, mean_for_median)

    def space(self, level: int) -> Space:
        """Return five numbers; seven; four or six, with two in the middle."""
        return Listed((mixed_up(numbers) for count in _COUNTS[level] for numbers in close_numbers(count)), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``median of 9, 1, 5, 4, 7``."""
        return phrase("median", items(*operands))

    def value(self, operands: Operands) -> Fraction:
        """Return the number in the middle, or halfway between the two that are there."""
        low, high = _middle(operands)
        return Fraction(low + high, 2)

    def key(self, operands: Operands) -> str:
        """Return ``median(9,1,5,4,7)``."""
        return f"median({','.join(map(str, operands))})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the numbers beyond three, and whether two of them are in the middle."""
        return {"terms_beyond_3": len(operands) - 3, "two_in_the_middle": int(len(operands) % 2 == 0)}

    def values(self, question: Question) -> Values:
        """Name the numbers in order, how many there are, and those in the middle."""
        low, high = _middle(question.operands)
        numbers = sorted(question.operands)
        return {
            "ordered": items(*numbers),
            "count": len(numbers),
            "low": low,
            "high": high,
            "halfway": div(add(low, high), 2),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Put them in order, then look for the middle."""
        yield Remark("maths.skill.median_of_list.hint", self.values(question))
        if len(question.operands) % 2 == 0:
            yield Remark("maths.skill.median_of_list.hint_two", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Put them in order, take the middle."""
        case = "step" if len(question.operands) % 2 else "step_two"
        yield Remark(f"maths.skill.median_of_list.{case}", {**self.values(question), "answer": question.answer})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Count how many are smaller and larger."""
        below = sum(number < chosen for number in question.operands)
        above = sum(number > chosen for number in question.operands)
        if below != above:
            yield Remark("maths.skill.median_of_list.doubt", {"chosen": chosen, "below": below, "above": above})
        yield from self.hints(question)


def _middle(numbers: Operands) -> tuple[int, int]:
    """Return the number in the middle twice, or the two that are there."""
    ordered = sorted(numbers)
    return ordered[(len(ordered) - 1) // 2], ordered[len(ordered) // 2]
