"""Which number comes next: counting on and back, by one and in steps."""

from __future__ import annotations

from abc import abstractmethod
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from seqnum.maths.build import add, items, phrase, sub
from seqnum.maths.mistakes.number_line import (
    counts_in_ones,
    counts_wrong_way,
    keeps_the_ten,
    said_last_again,
    takes_two_steps,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Rule
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space


class _Series(Skill):
    """What counting has in common; the operands are the last number shown and the step, below zero for going back."""

    told_first: ClassVar[tuple[Rule, ...]] = (counts_wrong_way, keeps_the_ten, said_last_again, counts_in_ones)
    shown_numbers: ClassVar[int]
    """How many numbers are shown."""

    @abstractmethod
    def cards(self, level: int) -> Iterable[Operands]:
        """Yield the operands of all cards of a level."""

    def space(self, level: int) -> Space:
        """Return the cards of a level."""
        return Listed(self.cards(level), sum)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``7, 8, □``, and that the next number is asked for."""
        return phrase("next", items(*self._shown(operands), "□"))

    def value(self, operands: Operands) -> int:
        """Return the next number."""
        return sum(operands)

    def key(self, operands: Operands) -> str:
        """Return ``8+1``."""
        last, step = operands
        return f"{last}{step:+d}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one, and whether a ten is passed, it goes back and the numbers are in no table."""
        last, step = operands
        return {
            "digits_beyond_1": len(str(max(last, last + step))) - 1,
            "crosses_ten": int(last // 10 != (last + step) // 10),
            "back": int(step < 0),
            "off_table": int(last % step != 0),
        }

    def values(self, question: Question) -> Values:
        """Name the two last numbers and the size of the step."""
        last, step = question.operands
        return {"before": last - step, "last": last, "size": abs(step)}

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """See whether the numbers grow, and compare the steps."""
        last, step = question.operands
        values: Values = {**self.values(question), "chosen": chosen}
        away = (chosen - last) * (1 if step > 0 else -1)
        if away <= 0:
            yield Remark(f"maths.counting.doubt_{'on' if step > 0 else 'back'}", values)
        else:
            yield Remark("maths.counting.doubt_step", {**values, "away": away})
        yield from self.hints(question)

    def _shown(self, operands: Operands) -> tuple[int, ...]:
        last, step = operands
        return tuple(last - step * back for back in reversed(range(self.shown_numbers)))


class CountNextNumber(_Series):
    """``7, 8, □``."""

    id = "count_next_number"
    rules = (said_last_again, takes_two_steps, keeps_the_ten, counts_wrong_way)
    shown_numbers = 2

    def cards(self, level: int) -> Iterator[Operands]:
        """Yield counting on up to 20, up to 100, on and back at the tens up to 120."""
        if level < 3:
            return ((last, 1) for last in range(1, 20 if level == 1 else 100))
        on = ((last, 1) for last in range(9, 120) if last % 10 in {9, 0})
        back = ((last, -1) for last in range(10, 120) if last % 10 in {0, 1})
        return iter((*on, *back))

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say what comes at a ten; else which way to count."""
        last, step = question.operands
        way = "on" if step > 0 else "back"
        if last % 10 == (9 if step > 0 else 0):
            yield Remark(f"maths.skill.count_next_number.hint_ten_{way}")
        yield Remark(f"maths.skill.count_next_number.hint_{way}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Say the numbers."""
        _, step = question.operands
        series = items(*self._shown(question.operands), question.answer)
        key = f"maths.skill.count_next_number.step_{'on' if step > 0 else 'back'}"
        yield Remark(key, {"series": series, "answer": question.answer})


class SkipCount(_Series):
    """``10, 15, 20, □``."""

    id = "skip_count"
    rules = (takes_two_steps, counts_in_ones, keeps_the_ten, counts_wrong_way)
    shown_numbers = 3

    def cards(self, level: int) -> Iterator[Operands]:
        """Yield twos, fives and tens up to 100; fives, tens and hundreds to 1000; on and back between the tables."""
        if level == 1:
            return ((last, step) for step in (2, 5, 10) for last in range(2 * step, 101 - step, step))
        if level == 2:
            return ((last, step) for step in (5, 10, 100) for last in range(max(100, 2 * step), 1001 - step, step))
        return (
            (last, step)
            for size, last in product((2, 3, 4, 5, 8, 10), range(1, 201))
            for step in (size, -size)
            if last % size and 0 <= last - 2 * step <= 200 and 0 <= last + step <= 200
        )

    def hints(self, question: Question) -> Iterator[Remark]:
        """Find the step."""
        _, step = question.operands
        yield Remark(f"maths.skill.skip_count.hint_{'on' if step > 0 else 'back'}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Find the step and take it once more."""
        last, step = question.operands
        move = add(last, step) if step > 0 else sub(last, -step)
        values: Values = {**self.values(question), "move": move, "answer": question.answer}
        yield Remark(f"maths.skill.skip_count.step_{'on' if step > 0 else 'back'}", values)
