"""Adding and subtracting numbers with signs."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, sub
from seqnum.maths.mistakes.integers import (
    abs_difference_for_subtraction,
    double_sign_becomes_plus,
    sign_lost,
    sign_of_first,
    subtracting_negative_as_positive,
    two_negatives_make_positive_in_addition,
)
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

_IN_SUMS = (sign_lost, sign_of_first, double_sign_becomes_plus, two_negatives_make_positive_in_addition)
_IN_DIFFERENCES = (abs_difference_for_subtraction, subtracting_negative_as_positive)


def _signed(largest: int) -> list[int]:
    return [*range(-largest, 0), *range(1, largest + 1)]


def _way(move: int) -> str:
    return "up" if move > 0 else "down"


class IntegerAddSub(Skill):
    """``−8 + 6`` and ``5 − (−3)``; the second operand is 1 for plus and −1 for minus."""

    id = "integer_add_sub"
    rules = (*_IN_SUMS, *_IN_DIFFERENCES)
    told_first = (two_negatives_make_positive_in_addition, double_sign_becomes_plus)

    def space(self, level: int) -> Space:
        """Return one negative number without brackets; two signed numbers up to 15; a negative taken away."""
        if level == 1:
            numbers = [(-a, 1, b) for a, b in product(range(1, 21), repeat=2)]
            numbers += [(a, -1, b) for a, b in product(range(1, 21), repeat=2) if a < b]
        elif level == 2:
            pairs = [(a, b) for a, b in product(_signed(15), repeat=2) if a < 0 or b < 0]
            numbers = [(a, sign, b) for sign in (1, -1) for a, b in pairs]
        else:
            numbers = [(a, -1, b) for a, b in product(_signed(30), range(-30, 0))]
        return Listed((one for one in numbers if self.value(one)), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``−8 + 6``."""
        a, sign, b = operands
        return add(a, b) if sign > 0 else sub(a, b)

    def value(self, operands: Operands) -> int:
        """Return the sum or difference."""
        a, sign, b = operands
        return a + sign * b

    def key(self, operands: Operands) -> str:
        """Return ``-8+6``, ``5-(-3)``."""
        a, sign, b = operands
        return f"{a}{'+' if sign > 0 else '-'}{b if b > 0 else f'({b})'}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the negative numbers, whether minus meets minus, and whether the two pull in different directions."""
        a, sign, b = operands
        return {
            "negative_operands": (a < 0) + (b < 0),
            "minus_minus": int(sign < 0 and b < 0),
            "opposite_signs": int(a * sign * b < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        a, sign, b = operands
        return ((rule.__name__, rule(a, b)) for rule in (_IN_SUMS if sign > 0 else _IN_DIFFERENCES))

    def values(self, question: Question) -> Values:
        """Name the numbers, say the same question without a double sign, and as a walk on the number line."""
        a, sign, b = question.operands
        move = sign * b
        simpler = add(a, move) if move > 0 else sub(a, -move)
        values: Values = {"a": a, "b": b, "simpler": simpler, "steps": abs(move)}
        return {**values, "walk": Remark(f"maths.skill.integer_add_sub.hint_{_way(move)}", values)}

    def told(self, misconception: str, question: Question, chosen: Fraction) -> Remark:
        """Return what to say about a misconception; below zero it is not the order of the numbers that is wrong."""
        below_zero = question.operands[0] < 0
        same = below_zero and misconception == abs_difference_for_subtraction.__name__
        return super().told(sign_lost.__name__ if same else misconception, question, chosen)

    def hints(self, question: Question) -> Iterator[Remark]:
        """Rewrite a double sign, then walk on the number line."""
        _, sign, b = question.operands
        values = self.values(question)
        if b < 0:
            yield Remark("maths.skill.integer_add_sub.hint_double", values)
        yield Remark(f"maths.skill.integer_add_sub.hint_{_way(sign * b)}", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Undo a double sign; go by zero where it is crossed, else work out how far from zero it ends."""
        a, sign, b = question.operands
        move, answer = sign * b, int(question.number)
        values: Values = {"question": question.prompt, "answer": answer, **self.values(question)}
        if b < 0:
            yield Remark("maths.skill.integer_add_sub.step_double", values)
        if a * answer < 0:
            values |= {"to_zero": abs(a), "rest": abs(answer)}
            yield Remark("maths.skill.integer_add_sub.step_across", values)
        elif a > 0:
            yield Remark("maths.step.any", {**values, "question": values["simpler"]})
        else:
            values |= {"sizes": add(-a, -move) if move < 0 else sub(-a, move), "size": -answer}
            yield Remark(f"maths.skill.integer_add_sub.step_{'away' if move < 0 else 'towards'}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare direction and length of the walk with the number."""
        a, sign, b = question.operands
        values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        right = _way(sign * b)
        if (chosen - a) * sign * b <= 0:
            yield Remark(f"maths.skill.integer_add_sub.doubt_{right}", values)
        else:
            yield Remark("maths.skill.integer_add_sub.doubt_far", {**values, "walked": abs(chosen - a)})
        yield Remark(f"maths.skill.integer_add_sub.hint_{right}", values)
