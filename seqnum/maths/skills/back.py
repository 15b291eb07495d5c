"""Doubts that need no insight into the exercise: do it backwards and see that it does not come out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build import add, sub
from seqnum.maths.remark import Remark, Values

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.remark import Printable


def came_back(question: Question, chosen: Fraction, back: Expression, wanted: Printable) -> Remark:
    """Say that ``back`` would have to be ``wanted`` and what it is."""
    values: Values = {"question": question.prompt, "chosen": chosen, "back": back, "wanted": wanted}
    return Remark("maths.why.back", {**values, "got": back.evaluate()})


def back_by_subtraction(question: Question, chosen: Fraction) -> Iterator[Remark]:
    """Doubt a sum ``a + b`` of positive numbers."""
    a, b = question.operands
    if chosen <= max(a, b):
        yield Remark("maths.why.sum_is_more", {"chosen": chosen, "a": a, "b": b, "large": max(a, b)})
    else:
        yield came_back(question, chosen, sub(chosen, b), a)
        yield came_back(question, chosen, sub(chosen, a), b)


def back_by_addition(question: Question, chosen: Fraction) -> Iterator[Remark]:
    """Doubt a difference ``a − b`` of positive numbers."""
    a, b = question.operands
    if chosen >= a:
        yield Remark("maths.why.difference_is_less", {"chosen": chosen, "a": a, "b": b})
    else:
        yield came_back(question, chosen, add(chosen, b), a)
