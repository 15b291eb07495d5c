"""Sums and differences up to ten: those up to twenty, smaller and with the first mistakes of all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.maths.mistakes.add_facts import (
    adding_zero_adds,
    near_double_wrong,
    off_by_one_count,
    off_by_one_count_back,
    subtracted_instead_of_added,
)
from seqnum.maths.mistakes.sub_columns import added_instead_of_subtracted
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skills.within_20 import AddWithin20, SubWithin20
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


class AddWithin10(AddWithin20):
    """``3 + 4``."""

    id = "add_within_10"
    rules = (off_by_one_count, near_double_wrong, subtracted_instead_of_added, adding_zero_adds)
    told_first = (subtracted_instead_of_added, near_double_wrong)

    def space(self, level: int) -> Space:
        """Return sums up to 5 and up to 10, also with 0, and sums above 5 of numbers from 2."""
        least, low, high = {1: (0, 1, 5), 2: (0, 1, 10), 3: (2, 6, 10)}[level]
        sums = range(low, high + 1)
        return Listed(((a, total - a) for total in sums for a in range(least, total - least + 1)), sum)

    def wrong(self, operands: Operands) -> Iterable[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives; who adds 0 makes none of the others."""
        if 0 in operands:
            return ((adding_zero_adds.__name__, adding_zero_adds(*operands)),)
        return super().wrong(operands)

    def told(self, misconception: str, question: Question, chosen: Fraction) -> Remark:
        """Return what to say about a misconception; who adds 1 and counts wrong has not moved."""
        remark = super().told(misconception, question, chosen)
        if misconception == off_by_one_count.__name__ and 1 in question.operands:
            return replace(remark, key="maths.skill.add_within_10.still_there")
        return remark

    def hints(self, question: Question) -> Iterator[Remark]:
        """See that nothing is added; else count on."""
        if 0 in question.operands:
            return iter((Remark("maths.skill.add_within_10.hint_zero", self.values(question)),))
        return super().hints(question)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Say that nothing changes; else count on, or go by a double."""
        if 0 in question.operands:
            values: Values = {"question": question.prompt, "answer": question.answer}
            return iter((Remark("maths.skill.add_within_10.step_zero", values),))
        return super().steps(question)


class SubWithin10(SubWithin20):
    """``9 − 4``."""

    id = "sub_within_10"
    rules = (off_by_one_count_back, added_instead_of_subtracted)

    def space(self, level: int) -> Space:
        """Return differences from up to 5, up to 10, from 6 to 10 with at least 2 taken and 2 left."""
        least, low, high = {1: (0, 1, 5), 2: (0, 1, 10), 3: (2, 6, 10)}[level]
        cards = ((a, b) for a in range(low, high + 1) for b in range(max(least, 1), a - least + 1))
        return Listed(cards, self.value)

    def told(self, misconception: str, question: Question, chosen: Fraction) -> Remark:
        """Return what to say about a misconception; who takes 1 away and counts wrong has not moved."""
        remark = super().told(misconception, question, chosen)
        if misconception == off_by_one_count_back.__name__ and question.operands[1] == 1:
            return replace(remark, key="maths.skill.sub_within_10.still_there")
        return remark

    def hints(self, question: Question) -> Iterator[Remark]:
        """See that all is taken away; else begin the shortest way."""
        if _takes_all(question.operands):
            return iter((Remark("maths.skill.sub_within_10.hint_all", self.values(question)),))
        return super().hints(question)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Say that nothing is left; else go the shortest way."""
        if _takes_all(question.operands):
            values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
            return iter((Remark("maths.skill.sub_within_10.step_all", values),))
        return super().steps(question)


def _takes_all(operands: Operands) -> bool:
    a, b = operands
    return a == b
