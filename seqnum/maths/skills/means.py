"""The mean of a few numbers."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from itertools import combinations
from typing import TYPE_CHECKING

from seqnum.maths.build import add, as_expression, div, items, phrase
from seqnum.maths.mistakes.data import mean_forgot_divide, mean_of_extremes, median_for_mean
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skills.decimal_answers import DecimalAnswers
from seqnum.maths.skills.few_numbers import close_numbers, mixed_up
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


class MeanOfList(DecimalAnswers):
    """``mean of 2, 4, 9``; the operands are the numbers."""

    id = "mean_of_list"
    rules = (mean_forgot_divide, median_for_mean, mean_of_extremes)
    told_first = (median_for_mean,)

    def space(self, level: int) -> Space:
        """Return three numbers; four or five; four or five with a mean that has one decimal."""
        cards: Iterable[Operands]
        if level == 1:
            cards = (numbers for numbers in combinations(range(1, 41), 3) if numbers[-1] - numbers[0] <= 20)
        else:
            cards = (numbers for count in (4, 5) for numbers in close_numbers(count))
        places = 1 if level < 3 else 10
        fitting = (one for one in cards if sum(one) * places % len(one) == 0 and (level < 3 or sum(one) % len(one)))
        return Listed(map(mixed_up, fitting), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``mean of 2, 4, 9``."""
        return phrase("mean", items(*operands))

    def value(self, operands: Operands) -> Fraction:
        """Return the mean."""
        return Fraction(sum(operands), len(operands))

    def key(self, operands: Operands) -> str:
        """Return ``mean(2,4,9)``."""
        return f"mean({','.join(map(str, operands))})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the numbers beyond three, and whether the mean is no whole number."""
        return {"terms_beyond_3": len(operands) - 3, "total_places": int(sum(operands) % len(operands) > 0)}

    def values(self, question: Question) -> Values:
        """Name the sum, how many numbers there are, and the smallest and largest."""
        numbers = question.operands
        written = reduce(add, numbers[1:], as_expression(numbers[0]))
        return {"sum": written, "count": len(numbers), "least": min(numbers), "most": max(numbers)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Put all together and share alike."""
        yield Remark("maths.skill.mean_of_list.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Add up, then divide."""
        total = sum(question.operands)
        values: Values = {"answer": question.answer, "total": total, "division": div(total, len(question.operands))}
        yield Remark("maths.skill.mean_of_list.step", {**values, **self.values(question)})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with the smallest and largest number."""
        values: Values = {"chosen": chosen, **self.values(question)}
        if not min(question.operands) < chosen < max(question.operands):
            yield Remark("maths.skill.mean_of_list.doubt", values)
        yield from self.hints(question)
