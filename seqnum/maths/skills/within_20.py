"""Sums and differences up to twenty, with and without crossing ten."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

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
    from seqnum.maths.mistakes import Rule
    from seqnum.maths.question import Question


def _crosses_ten(small: int, other: int) -> bool:
    """Say whether adding the two passes the next ten; reaching it is not passing it."""
    return small % 10 + other % 10 > 10


def _shortest_way(a: int, b: int) -> str:
    """Return how ``a − b`` is done in few steps, none of them longer than five when counting."""
    if a <= 10:
        return "back" if b <= a - b else "up"
    if b >= 10:
        return "ten_away" if b == 10 else "parts"
    if a == 20:
        return "two_tens"
    return "ten" if b > a - 10 else "ones"


def _counted(numbers: range) -> str:
    return ", ".join(map(str, numbers))


class AddWithin20(Skill):
    """``8 + 7``."""

    id = "add_within_20"
    rules: ClassVar[tuple[Rule, ...]] = (off_by_one_count, near_double_wrong)
    told_first: ClassVar[tuple[Rule, ...]] = (near_double_wrong,)

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
        """Name the two numbers, and where counting on from the larger one begins."""
        a, b = question.operands
        return {"a": a, "b": b, "large": max(a, b), "next": max(a, b) + 1}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Fill up to ten where ten is crossed, keep a ten apart, else count on from the larger number."""
        small, large = sorted(question.operands)
        values: Values = {"small": small, "large": large}
        if large < 10 < small + large:
            yield Remark("maths.skill.add_within_20.hint_ten", {**values, "need": 10 - large})
        elif large == 10:
            yield Remark(f"maths.skill.add_within_20.hint_{'two_tens' if small == 10 else 'with_ten'}", values)
        elif large > 10:
            yield Remark("maths.skill.add_within_20.hint_ones", {**values, "ones": large - 10})
        yield Remark(f"maths.skill.add_within_20.hint_{'same' if small == large else 'count'}", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go by ten where ten is crossed, by the double of a near double, by the ten that is there; else count on."""
        small, large = sorted(question.operands)
        values: Values = {"question": question.prompt, "answer": question.answer, "small": small, "large": large}
        if large < 10 < small + large:
            need = 10 - large
            case = "more"
            values |= {"first": add(large, need), "reached": 10, "rest": small - need}
        elif large > 10:
            case = "ones"
            values |= {"ones": add(large - 10, small), "ones_sum": large - 10 + small}
        elif large == 10:
            case = "two_tens" if small == 10 else "with_ten"
        elif large - small == 1:
            case = "more"
            values |= {"first": add(small, small), "reached": 2 * small, "rest": 1}
        else:
            case = "count"
            values |= {"counted": _counted(range(large + 1, large + small + 1))}
        yield Remark(f"maths.skill.add_within_20.step_{case}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Remind that adding makes more; take one number away again, which must leave the other."""
        return back_by_subtraction(question, chosen)


class SubWithin20(Skill):
    """``15 − 8``."""

    id = "sub_within_20"
    rules: ClassVar[tuple[Rule, ...]] = (off_by_one_count_back, smaller_from_larger, added_instead_of_subtracted)
    told_first = (added_instead_of_subtracted,)

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
        """Name the two numbers, and where counting back begins."""
        a, b = question.operands
        return {"a": a, "b": b, "a_before": a - 1}

    def told(self, misconception: str, question: Question, chosen: Fraction) -> Remark:
        """Return what to say about a misconception; who subtracts in the head borrows nothing."""
        remark = super().told(misconception, question, chosen)
        if misconception == smaller_from_larger.__name__:
            return replace(remark, key="maths.skill.sub_within_20.keep_order")
        return remark

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin the shortest way; else count up from the smaller number."""
        a, b = question.operands
        values: Values = {"a": a, "b": b, "first": a - 10, "ones": sub(a - 10, b), "part": sub(10, b)}
        yield Remark(f"maths.skill.sub_within_20.hint_{_shortest_way(a, b)}", values)
        yield Remark("maths.skill.sub_within_20.hint_up", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go the shortest way."""
        a, b = question.operands
        values: Values = {"question": question.prompt, "answer": question.answer, "a": a, "b": b}
        own: dict[str, Values] = {
            "ten": {"first": sub(a, a - 10), "reached": 10, "rest": b - (a - 10)},
            "parts": {"first": sub(a, 10), "reached": a - 10, "rest": b - 10},
            "ones": {"ones": sub(a - 10, b), "ones_left": a - 10 - b},
            "two_tens": {"part": sub(10, b), "left": 10 - b},
            "ten_away": {},
            "back": {"counted": _counted(range(a - 1, a - b - 1, -1))},
            "up": {"counted": _counted(range(b + 1, a + 1))},
        }
        way = _shortest_way(a, b)
        case = "less" if way in {"ten", "parts"} else way
        yield Remark(f"maths.skill.sub_within_20.step_{case}", values | own[way])

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Remind that taking away makes less; add again, which must give the first number."""
        return back_by_addition(question, chosen)
