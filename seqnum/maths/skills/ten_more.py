"""One ten or one hundred more or less."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from seqnum.maths.build import add, sub
from seqnum.maths.mistakes.add_facts import subtracted_instead_of_added
from seqnum.maths.mistakes.place_value import changed_another_place
from seqnum.maths.mistakes.sub_columns import added_instead_of_subtracted
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.back import came_back
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


class TenMoreTenLess(Skill):
    """``46 + 10``; the second operand is what is added, below zero where it is taken away."""

    id = "ten_more_ten_less"
    rules = (changed_another_place, subtracted_instead_of_added, added_instead_of_subtracted)
    told_first = (subtracted_instead_of_added, added_instead_of_subtracted)

    def space(self, level: int) -> Space:
        """Return ten more below 100, ten more or less below 100, ten or a hundred more or less from 100 to 999."""
        low, high, steps = {1: (10, 99, (10,)), 2: (10, 99, (10, -10)), 3: (100, 999, (10, -10, 100, -100))}[level]
        starts = ((range(low, high + 1 - step) if step > 0 else range(low - step, high + 1), step) for step in steps)
        return Listed(chain.from_iterable(((a, step) for a in numbers) for numbers, step in starts), sum)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``46 + 10``."""
        return _moved(*operands)

    def value(self, operands: Operands) -> int:
        """Return the number that is so much more or less."""
        return sum(operands)

    def key(self, operands: Operands) -> str:
        """Return ``46+10``."""
        a, step = operands
        return f"{a}{step:+d}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one, and whether it is less and whether more than one digit changes."""
        a, step = operands
        crosses = abs(step) == 10 and a // 100 != (a + step) // 100
        return {"digits_beyond_1": len(str(a)) - 1, "less": int(step < 0), "crosses_hundred": int(crosses)}

    def values(self, question: Question) -> Values:
        """Name the number and the step."""
        a, step = question.operands
        return {"a": a, "step": abs(step)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        a, step = operands
        yield changed_another_place.__name__, changed_another_place(a, step)
        rule = subtracted_instead_of_added if step > 0 else added_instead_of_subtracted
        yield rule.__name__, rule(a, abs(step))

    def hints(self, question: Question) -> Iterator[Remark]:
        """Count the tens or hundreds and leave the rest alone."""
        _, step = question.operands
        case = f"{'more' if step > 0 else 'less'}_{abs(step)}"
        yield Remark(f"maths.skill.ten_more_ten_less.hint_{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Count the tens or hundreds and leave the rest alone."""
        a, step = question.operands
        size = abs(step)
        count = _moved(a // size, step // size)
        values: Values = {"count": count, "counted": count.evaluate()}
        values |= {"question": question.prompt, "answer": question.answer}
        yield Remark(f"maths.skill.ten_more_ten_less.step_{size}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Go back, which must lead to the first number."""
        a, step = question.operands
        if step < 0 or chosen > step:
            yield came_back(question, chosen, add(chosen, -step) if step < 0 else sub(chosen, step), a)
        yield from self.hints(question)


def _moved(number: int, step: int) -> Expression:
    return add(number, step) if step > 0 else sub(number, -step)
