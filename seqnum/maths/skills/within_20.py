"""Sums and differences up to twenty, with and without crossing ten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build import add, sub
from seqnum.maths.mistakes.add_facts import near_double_wrong, off_by_one_count, off_by_one_count_back
from seqnum.maths.mistakes.sub_columns import added_instead_of_subtracted, smaller_from_larger
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.back import back_by_addition, back_by_subtraction
from seqnum.maths.space import Listed, Operands, Space

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question


def _crosses_ten(small: int, other: int) -> bool:
    """Say whether adding the two passes the next ten; reaching it is not passing it."""
    return small % 10 + other % 10 > 10


class AddWithin20(Skill):
    """``8 + 7``."""

    id = "add_within_20"
    rules = (off_by_one_count, near_double_wrong)

    def space(self, level: int) -> Space:
        """Return sums of numbers from 2: without crossing ten, of both kinds, one-digit crossing ten."""
        up_to_20 = ((a, b) for a in range(2, 19) for b in range(2, 21 - a))
        if level == 1:
            return Listed(((a, b) for a, b in up_to_20 if not _crosses_ten(a, b)), sum)
        if level == 3:
            return Listed(((a, b) for a, b in up_to_20 if a < 10 and b < 10 and _crosses_ten(a, b)), sum)
        return Listed(up_to_20, sum)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``8 + 7``."""
        return add(*operands)

    def value(self, operands: Operands) -> int:
        """Return the sum."""
        return sum(operands)

    def key(self, operands: Operands) -> str:
        """Return ``8+7``."""
        a, b = operands
        return f"{a}+{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the smaller number, and whether ten is crossed, it is a double, or one is added."""
        a, b = operands
        return {
            "min_addend": min(a, b),
            "crosses_ten": int(_crosses_ten(a, b)),
            "double": int(a == b),
            "plus_0_or_1": int(min(a, b) < 2),
        }

    def values(self, question: Question) -> Values:
        """Name the two numbers."""
        a, b = question.operands
        return {"a": a, "b": b, "a_next": a + 1}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Fill up to ten where ten is crossed, else begin with the larger number."""
        a, b = question.operands
        small, large = sorted(question.operands)
        if a < 10 and b < 10 and a + b > 10:
            yield Remark("maths.skill.add_within_20.hint_ten", {"large": large, "small": small, "need": 10 - large})
        elif large > 10:
            yield Remark("maths.skill.add_within_20.hint_ones", {"small": small, "ones": large - 10})
        yield Remark("maths.skill.add_within_20.hint_count", {"large": large, "small": small})

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go by ten where ten is crossed."""
        a, b = question.operands
        small, large = sorted(question.operands)
        values: Values = {"question": question.prompt, "answer": question.answer}
        if a + b > 10 and large < 10:
            need = 10 - large
            yield Remark(
                "maths.skill.add_within_20.step_ten",
                {"to_ten": add(large, need), "rest": small - need, **values},
            )
        elif large > 10 and small < 10:
            ones = add(large - 10, small)
            values |= {"ones": ones, "ones_sum": large - 10 + small}
            yield Remark("maths.skill.add_within_20.step_ones", values)
        else:
            yield Remark("maths.step.any", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Remind that adding makes more; take one number away again, which must leave the other."""
        return back_by_subtraction(question, chosen)


class SubWithin20(Skill):
    """``15 − 8``."""

    id = "sub_within_20"
    rules = (off_by_one_count_back, smaller_from_larger, added_instead_of_subtracted)

    def space(self, level: int) -> Space:
        """Return differences from up to 20: without crossing ten, of both kinds, one digit from a teen crossing ten."""
        up_to_20 = ((a, b) for a in range(3, 21) for b in range(2, a))
        if level == 1:
            return Listed(((a, b) for a, b in up_to_20 if not _crosses_ten(a - b, b)), self.value)
        if level == 3:
            one_digit = ((a, b) for a, b in up_to_20 if b < 10 and a - b < 10)
            return Listed(((a, b) for a, b in one_digit if _crosses_ten(a - b, b)), self.value)
        return Listed(up_to_20, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``15 − 8``."""
        return sub(*operands)

    def value(self, operands: Operands) -> int:
        """Return the difference."""
        a, b = operands
        return a - b

    def key(self, operands: Operands) -> str:
        """Return ``15-8``."""
        a, b = operands
        return f"{a}-{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Say whether ten is crossed and whether the first number is above ten."""
        a, b = operands
        return {"crosses_ten": int(_crosses_ten(a - b, b)), "minuend_over_10": int(a > 10)}

    def values(self, question: Question) -> Values:
        """Name the two numbers."""
        a, b = question.operands
        return {"a": a, "b": b, "a_before": a - 1}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Go down to ten first where ten is crossed, else count up from the smaller number."""
        a, b = question.operands
        if 10 < a < 20 and b < 10 and b > a - 10:
            yield Remark("maths.skill.sub_within_20.hint_ten", {"a": a, "b": b, "first": a - 10})
        yield Remark("maths.skill.sub_within_20.hint_up", {"a": a, "b": b})

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go by ten where ten is crossed."""
        a, b = question.operands
        values: Values = {"question": question.prompt, "answer": question.answer}
        if 10 < a < 20 and b < 10 and b > a - 10:
            values |= {"to_ten": sub(a, a - 10), "rest": b - (a - 10)}
            yield Remark("maths.skill.sub_within_20.step_ten", values)
        else:
            yield Remark("maths.step.back", {**values, "back": add(question.answer, b), "whole": a})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Remind that taking away makes less; add again, which must give the first number."""
        return back_by_addition(question, chosen)
