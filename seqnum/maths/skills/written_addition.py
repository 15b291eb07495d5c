"""Addition in columns, with carries."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from seqnum.maths.build import add, as_expression
from seqnum.maths.columns import ANY, NO_ZERO, Block, Column, Columns
from seqnum.maths.mistakes.add_columns import (
    add_left_aligned,
    adds_all_digits,
    carries_for_nothing,
    carry_wrong_digit,
    no_carry,
    writes_full_column_sums,
)
from seqnum.maths.mistakes.add_facts import subtracted_instead_of_added
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.back import back_by_subtraction

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_NOTHING = (0,)


class _WrittenAddition(Skill):
    """What all sums in columns have in common."""

    def prompt(self, operands: Operands) -> Expression:
        """Return ``47 + 38``."""
        return add(*operands)

    def value(self, operands: Operands) -> int:
        """Return the sum."""
        return sum(operands)

    def key(self, operands: Operands) -> str:
        """Return ``47+38``."""
        a, b = operands
        return f"{a}+{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one, the carries and the longest chain of carries."""
        a, b = operands
        carries = [carry for _, _, _, carry in _worked(a, b)]
        chain = longest = 0
        for carry in carries:
            chain = chain + 1 if carry else 0
            longest = max(longest, chain)
        return {"digits_beyond_1": len(str(max(a, b))) - 1, "carries": sum(carries), "carry_chain": longest}

    def values(self, question: Question) -> Values:
        """Name the two numbers."""
        a, b = question.operands
        return {"a": a, "b": b}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Begin with the ones."""
        a, b = question.operands
        ones = add(a % 10, b % 10)
        yield Remark(
            "maths.written.add.hint_carry" if a % 10 + b % 10 > 9 else "maths.written.add.hint", {"ones": ones}
        )

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go through the columns."""
        a, b = question.operands
        for place, (x, y, carried, carry) in enumerate(_worked(a, b)):
            digits = [x, *([] if y is None else [y]), *([1] if carried else [])]
            column = reduce(add, digits[1:], as_expression(x))
            values: Values = {"place": Remark(f"maths.written.place_{place}"), "column": column}
            values |= {"total": sum(digits), "digit": sum(digits) % 10}
            last = 10 ** (place + 1) > max(a, b)
            case = "stay" if len(digits) == 1 else "carry" if carry and not last else "column"
            yield Remark(f"maths.written.add.{case}", values)
        yield Remark("maths.step.any", {"question": question.prompt, "answer": question.answer})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Remind that adding makes more; take one number away again, which must leave the other."""
        return back_by_subtraction(question, chosen)


class AddTwoDigitsPlain(_WrittenAddition):
    """``32 + 45``."""

    id = "add_2digit_no_regroup"
    rules = (subtracted_instead_of_added, carries_for_nothing, adds_all_digits, add_left_aligned)
    told_first = (subtracted_instead_of_added, add_left_aligned, adds_all_digits)

    def space(self, level: int) -> Space:
        """Return two digits and one, two and two, a hundred and something and two; never a carry, nor a zero below."""
        digits = Column(NO_ZERO, NO_ZERO, regroups=False)
        only_above = Column(NO_ZERO, _NOTHING, regroups=False)
        hundred = Column((1,), _NOTHING, regroups=False)
        columns = {1: (digits, only_above), 2: (digits, digits), 3: (digits, digits, hundred)}
        return Columns(Block("+", columns[level]))


class AddTwoDigits(_WrittenAddition):
    """``47 + 38``."""

    id = "add_2digit_regroup"
    rules = (no_carry, writes_full_column_sums, carry_wrong_digit, add_left_aligned)

    def space(self, level: int) -> Space:
        """Return two digits and one, two and two with one carry, two and two with two carries."""
        ones = Column(NO_ZERO, NO_ZERO, regroups=True)
        tens = Column(NO_ZERO, _NOTHING if level == 1 else NO_ZERO, regroups=level == 3)
        return Columns(Block("+", (ones, tens)))


class AddThreeDigits(_WrittenAddition):
    """``347 + 285``."""

    id = "add_3digit"
    rules = (no_carry, writes_full_column_sums, carry_wrong_digit, add_left_aligned)

    def space(self, level: int) -> Space:
        """Return three digits and two with one carry, three and three with one carry, with two."""
        hundreds = Column(NO_ZERO, _NOTHING if level == 1 else NO_ZERO, regroups=False)
        tens = NO_ZERO if level == 1 else ANY
        carries = ((True, True),) if level == 3 else ((True, False), (False, True))
        return Columns(
            *(
                Block("+", (Column(ANY, ANY, in_ones), Column(ANY, tens, in_tens), hundreds))
                for in_ones, in_tens in carries
            )
        )


def _worked(a: int, b: int) -> Iterator[tuple[int, int | None, int, int]]:
    """Yield for each column the two digits, what was carried into it and what is carried on, ones first.

    The second digit is None where the second number has no more.
    """
    carried = 0
    while a or b:
        x, y = a % 10, b % 10
        carry = (x + y + carried) // 10
        yield x, y if b else None, carried, carry
        a, b, carried = a // 10, b // 10, carry
