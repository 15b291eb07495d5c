"""Two sums that are worth the same: what the equals sign means."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, sub
from seqnum.maths.mistakes.equals import add_all, add_to_equal_sign, equals_next_number
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.build import Operand
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_AFTER = (3, 4)
_ANYWHERE = (1, 2, 3, 4)


class BalanceEquation20(Skill):
    """``8 + 4 = □ + 5``; the operands are the full sum, the number beside the gap and the gap's place from the left."""

    id = "balance_equation_20"
    rules = (add_all, add_to_equal_sign, equals_next_number)

    def space(self, level: int) -> Space:
        """Return sums up to 10 and up to 20 with the gap after the sign, sums above 10 with the gap anywhere.

        The number beside the gap is none of the other side's: that card would be answered by copying.
        """
        least, low, high, places = {1: (1, 4, 10, _AFTER), 2: (2, 6, 20, _AFTER), 3: (2, 11, 20, _ANYWHERE)}[level]
        cards = (
            (a, total - a, c, place)
            for total in range(low, high + 1)
            for a, c in product(range(least, total - least + 1), repeat=2)
            for place in places
            if c not in {a, total - a}
        )
        return Listed(cards, self.value)

    def value(self, operands: Operands) -> int:
        """Return the missing number."""
        a, b, c, _ = operands
        return a + b - c

    def prompt(self, operands: Operands) -> Expression:
        """Return ``8 + 4 = □ + 5``."""
        return self._filled(operands, "□")

    def key(self, operands: Operands) -> str:
        """Return ``8+4=_+5``."""
        a, b, c, place = operands
        gap = f"{c}+_" if place % 2 == 0 else f"_+{c}"
        return f"{a}+{b}={gap}" if place > 2 else f"{gap}={a}+{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say that both sides have a sum, whether the gap comes before the sign and whether the sums pass ten."""
        a, b, _, place = operands
        return {"both_sides": 1, "gap_first": int(place <= 2), "sum_over_10": int(a + b > 10)}

    def values(self, question: Question) -> Values:
        """Name the numbers and the full side."""
        a, b, c, _ = question.operands
        return {"a": a, "b": b, "c": c, "full": add(a, b), "total": a + b}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        *numbers, place = operands
        yield add_all.__name__, add_all(*numbers)
        rule = add_to_equal_sign if place > 2 else equals_next_number
        yield rule.__name__, rule(*numbers)

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the side where nothing is missing."""
        yield Remark("maths.skill.balance_equation_20.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Work the full side out, then make the other worth the same."""
        a, b, c, _ = question.operands
        solved = self._filled(question.operands, question.answer)
        values: Values = {**self.values(question), "answer": question.answer, "left": sub(a + b, c), "solved": solved}
        yield Remark("maths.skill.balance_equation_20.step", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Put the number in and compare the sides."""
        _, _, c, place = question.operands
        filled = _side(c, place, chosen)
        values: Values = {**self.values(question), "filled": filled, "got": filled.evaluate()}
        yield Remark("maths.skill.balance_equation_20.doubt", values)
        yield from self.hints(question)

    def _filled(self, operands: Operands, gap: Operand) -> Expression:
        a, b, c, place = operands
        full, other = add(a, b), _side(c, place, gap)
        return equals(full, other) if place > 2 else equals(other, full)


def _side(c: int, place: int, gap: Operand) -> Expression:
    return add(c, gap) if place % 2 == 0 else add(gap, c)
