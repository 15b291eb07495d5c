"""Subtraction in columns, with borrowing."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, ClassVar

from seqnum.maths.build import sub
from seqnum.maths.columns import ANY, NO_ZERO, Block, Column, Columns
from seqnum.maths.mistakes.sub_columns import (
    added_instead_of_subtracted,
    always_borrow_left,
    borrow_across_zero,
    borrow_from_zero,
    borrow_no_decrement,
    borrows_for_nothing,
    smaller_from_larger,
    stops_borrow_at_zero,
    subtract_left_aligned,
    zero_minus_n_is_n,
    zero_minus_n_is_zero,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.back import back_by_addition
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Rule
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_NOTHING = (0,)


class _WrittenSubtraction(Skill):
    """What all differences in columns have in common."""

    rules: ClassVar[tuple[Rule, ...]] = (
        smaller_from_larger,
        borrow_no_decrement,
        borrow_across_zero,
        stops_borrow_at_zero,
        borrow_from_zero,
        zero_minus_n_is_n,
        zero_minus_n_is_zero,
        always_borrow_left,
        added_instead_of_subtracted,
    )
    told_first: ClassVar[tuple[Rule, ...]] = (
        added_instead_of_subtracted,
        zero_minus_n_is_n,
        zero_minus_n_is_zero,
        borrow_across_zero,
        stops_borrow_at_zero,
        borrow_from_zero,
        smaller_from_larger,
    )

    def prompt(self, operands: Operands) -> Expression:
        """Return ``42 − 17``."""
        return sub(*operands)

    def value(self, operands: Operands) -> int:
        """Return the difference."""
        a, b = operands
        return a - b

    def key(self, operands: Operands) -> str:
        """Return ``42-17``."""
        a, b = operands
        return f"{a}-{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one, the borrows, and how many of them have to go past a zero."""
        a, b = operands
        columns = list(_worked(a, b))
        return {
            "digits_beyond_1": len(str(a)) - 1,
            "borrows": sum(borrows for _, _, _, borrows in columns),
            "borrow_across_zero": sum(x == 0 and bool(lent) for x, _, lent, _ in columns),
        }

    def values(self, question: Question) -> Values:
        """Name the two numbers."""
        a, b = question.operands
        return {"a": a, "b": b}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the ones, or with the zero that has nothing to lend."""
        a, b = question.operands
        x, y = a % 10, b % 10
        if x < y and a // 10 % 10 == 0:
            case = "zeros" if a >= 1000 and a // 100 % 10 == 0 else "zero"
            yield Remark(f"maths.written.sub.hint_{case}", {"a": a, "top": x, "below": y})
        elif x < y:
            yield Remark("maths.written.sub.hint_borrow", {"top": x, "below": y, "swapped": sub(x + 10, y)})
        yield Remark("maths.written.sub.hint", {"ones": sub(x, y)})

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go through the columns."""
        a, b = question.operands
        for place, (x, digit, lent, borrows) in enumerate(_worked(a, b)):
            y = digit or 0
            kept = x - lent + 10 * borrows
            values: Values = {"place": Remark(f"maths.written.place_{place}"), "top": x, "left": x - lent}
            values |= {"below": y, "column": sub(kept, y), "digit": kept - y}
            if kept or digit is not None:
                yield Remark(f"maths.written.sub.{_case(x, digit, lent, borrows)}", values)
        yield Remark("maths.step.any", {"question": question.prompt, "answer": question.answer})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Remind that taking away makes less; add again, which must give the first number."""
        return back_by_addition(question, chosen)


class SubTwoDigitsPlain(_WrittenSubtraction):
    """``78 − 35``."""

    id = "sub_2digit_no_regroup"
    rules = (added_instead_of_subtracted, borrows_for_nothing, subtract_left_aligned)
    told_first = (added_instead_of_subtracted, subtract_left_aligned)

    def space(self, level: int) -> Space:
        """Return one digit from two, two from two, two from a hundred and something; never a borrow, nor all taken."""
        digits = Column(NO_ZERO, NO_ZERO, regroups=False)
        only_above = Column(NO_ZERO, _NOTHING, regroups=False)
        if level == 1:
            return Columns(Block("−", (digits, only_above)))
        if level == 3:
            return Columns(Block("−", (digits, digits, Column((1,), _NOTHING, regroups=False))))
        pairs = product(range(11, 100), repeat=2)
        plain = ((a, b) for a, b in pairs if a > b and a % 10 >= b % 10 and a % 10 and b % 10)
        return Listed(plain, self.value)


class SubTwoDigits(_WrittenSubtraction):
    """``42 − 17``."""

    id = "sub_2digit_regroup"
    # With one digit above the tens, whoever skips a zero gets stuck.
    rules = tuple(rule for rule in _WrittenSubtraction.rules if rule is not borrow_across_zero)

    def space(self, level: int) -> Space:
        """Return one digit from two, two from two without a zero, two from a hundred and something with two borrows."""
        if level == 3:
            hundred = Column((1,), _NOTHING, regroups=False)
            return Columns(Block("−", (Column(ANY, ANY, regroups=True), Column(ANY, NO_ZERO, regroups=True), hundred)))
        ones = Column(ANY if level == 1 else NO_ZERO, NO_ZERO, regroups=True)
        tens = Column(NO_ZERO, _NOTHING if level == 1 else NO_ZERO, regroups=False)
        return Columns(Block("−", (ones, tens)))


class SubThreeDigits(_WrittenSubtraction):
    """``507 − 49``."""

    id = "sub_3digit_regroup"

    def space(self, level: int) -> Space:
        """Return one borrow, two borrows, a borrow across a zero (from which two or three digits are taken)."""
        if level == 3:
            ones = Column(ANY, ANY, regroups=True)
            return Columns(
                Block("−", (ones, Column((0,), ANY, regroups=True), Column(NO_ZERO, NO_ZERO, regroups=False))),
                Block("−", (ones, Column((0,), NO_ZERO, regroups=True), Column(NO_ZERO, _NOTHING, regroups=False))),
            )
        borrows = ((True, True),) if level == 2 else ((True, False), (False, True))
        hundreds = Column(NO_ZERO, NO_ZERO, regroups=False)
        return Columns(
            *(
                Block("−", (Column(NO_ZERO, NO_ZERO, in_ones), Column(NO_ZERO, NO_ZERO, in_tens), hundreds))
                for in_ones, in_tens in borrows
            )
        )


def _case(top: int, digit: int | None, lent: int, borrows: int) -> str:
    """Return which sentence tells what happens in a column."""
    if lent and top == 0:
        return "zero"
    if digit is None:
        return "lent_stay" if lent else "stay"
    return "lent_" * lent + ("borrow" if borrows else "column")


def _worked(a: int, b: int) -> Iterator[tuple[int, int | None, int, int]]:
    """Yield for each column the two digits, whether it lent one to its right and whether it borrows, ones first.

    The second digit is None where the second number has no more.
    """
    lent = 0
    while a:
        x, y = a % 10, b % 10
        borrows = int(x - lent < y)
        yield x, y if b else None, lent, borrows
        a, b, lent = a // 10, b // 10, borrows
