"""Sums and differences of decimals."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, sub
from seqnum.maths.mistakes.decimals import aligned_on_the_right, decimal_parts_independent, extra_decimals_copied_down
from seqnum.maths.remark import Remark, Values
from seqnum.maths.scaled import Scaled
from seqnum.maths.skills.decimal_answers import DecimalAnswers
from seqnum.maths.skills.forms import as_decimal, units

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_DIGIT = range(1, 10)
_TWO = [10 * tens + ones for tens in _DIGIT for ones in _DIGIT]
_WHOLES = (*range(5, 13), 20, 60, 100)
_SCALE = 100


class AddSubDecimals(DecimalAnswers):
    """``60 − 1.35``; the operands are 60 and its places, the sign, 135 and its places."""

    id = "add_sub_decimals"
    rules = (decimal_parts_independent, extra_decimals_copied_down, aligned_on_the_right)
    told_first = (extra_decimals_copied_down, aligned_on_the_right)

    def space(self, level: int) -> Space:
        """Return one place each, across the ones; one place and two; a whole number minus two places."""
        if level == 1:
            pairs = list(product(_TWO, repeat=2))
            cards = [(a, 1, 1, b, 1) for a, b in pairs if a % 10 + b % 10 > 10]
            cards += [(a, 1, -1, b, 1) for a, b in pairs if a > b and a % 10 < b % 10]
        elif level == 2:
            cards = [(a, 1, sign, b, 2) for sign in (1, -1) for a in _TWO if a < 70 for b in _TWO]
        else:
            behind = [number for number in range(101, 500) if number % 10]
            cards = [(a, 0, -1, b, 2) for a, b in product(_WHOLES, behind)]
        return Scaled(cards, _units, _SCALE)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``60 − 1.35``."""
        a, pa, sign, b, pb = operands
        return (add if sign > 0 else sub)(units(a, pa), units(b, pb))

    def value(self, operands: Operands) -> Fraction:
        """Return the sum or difference."""
        return Fraction(_units(operands), _SCALE)

    def key(self, operands: Operands) -> str:
        """Return ``60-1.35``."""
        a, pa, sign, b, pb = operands
        return f"{units(a, pa).plain()}{'+' if sign > 0 else '-'}{units(b, pb).plain()}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the places in all, and whether they differ."""
        _, pa, _, _, pb = operands
        return {"places_differ": int(pa != pb), "total_places": pa + pb}

    def values(self, question: Question) -> Values:
        """Name the numbers, write them with as many places each, and count them in the smallest unit."""
        a, pa, sign, b, pb = question.operands
        most = max(pa, pb)
        a, b = a * 10 ** (most - pa), b * 10 ** (most - pb)
        build = add if sign > 0 else sub
        return {"filled": build(units(a, most), units(b, most)), "counted": build(a, b), "total": a + sign * b}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Count in tenths, or fill up with zeros."""
        _, pa, _, _, pb = question.operands
        case = "tenths" if pa == pb else "filled"
        yield Remark(f"maths.skill.add_sub_decimals.hint_{case}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Count in tenths or hundredths."""
        _, pa, _, _, pb = question.operands
        values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        case = "tenths" if pa == pb else "filled"
        yield Remark(f"maths.skill.add_sub_decimals.step_{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Do it backwards, which must give the first number."""
        a, pa, sign, b, pb = question.operands
        first, second = units(a, pa), units(b, pb)
        values: Values = {"question": question.prompt, "chosen": chosen, "a": first, "b": second}
        if sign < 0 and chosen >= Fraction(a, 10**pa):
            yield Remark("maths.why.difference_is_less", values)
        elif chosen > Fraction(b, 10**pb) or sign < 0:
            back = (sub if sign > 0 else add)(as_decimal(chosen), second)
            got = as_decimal(back.evaluate())
            yield Remark("maths.why.back", {**values, "back": back, "wanted": first, "got": got})
        yield from self.hints(question)


def _units(operands: Operands) -> int:
    """Return the value in hundredths."""
    a, pa, sign, b, pb = operands
    return a * int(10 ** (2 - pa)) + sign * b * int(10 ** (2 - pb))
