"""Doubles and halves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, phrase
from seqnum.maths.mistakes.add_columns import no_carry
from seqnum.maths.mistakes.doubling import (
    double_half_swapped,
    doubles_one_digit,
    forgets_odd_ten,
    two_instead_of_twice,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_DOUBLE, _HALF = 2, -2


class DoubleHalf(Skill):
    """``double 14`` and ``half of 18``; the second operand is 2 for the double and −2 for the half."""

    id = "double_half"
    rules = (double_half_swapped, two_instead_of_twice, doubles_one_digit, no_carry, forgets_odd_ten)
    told_first = (double_half_swapped, no_carry, doubles_one_digit, forgets_odd_ten)

    def space(self, level: int) -> Space:
        """Return those up to 20, those up to 100 digit by digit, those up to 198 where a ten is carried or split."""
        doubles: Iterable[int]
        halves: Iterable[int]
        if level == 1:
            doubles, halves = range(1, 11), range(2, 21, 2)
        elif level == 2:
            doubles = [n for n in range(10, 50) if n % 10 < 5]
            halves = [2 * n for n in doubles]
        else:
            doubles = [n for n in range(15, 100) if n % 10 >= 5]
            halves = [n for n in range(30, 200, 2) if n // 10 % 2]
        return Listed((*((n, _DOUBLE) for n in doubles), *((n, _HALF) for n in halves)), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``double 14`` or ``half of 18``."""
        return _asked(*operands)

    def value(self, operands: Operands) -> int:
        """Return the double or the half."""
        n, kind = operands
        return 2 * n if kind == _DOUBLE else n // 2

    def key(self, operands: Operands) -> str:
        """Return ``2*14`` or ``18/2``."""
        n, kind = operands
        return f"2*{n}" if kind == _DOUBLE else f"{n}/2"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one, and whether it is a half and a ten is carried or split."""
        n, kind = operands
        carries = n % 10 >= 5 if kind == _DOUBLE else n // 10 % 2 == 1
        return {"digits_beyond_1": len(str(n)) - 1, "half": int(kind == _HALF), "carries": int(carries)}

    def values(self, question: Question) -> Values:
        """Name the number, its tens, and what the other card would ask."""
        n, kind = question.operands
        return {"n": n, "tens": n // 10 * 10, "other": _asked(n, -kind)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives; a double forgets a carry as a sum does."""
        n, kind = operands
        for rule in self.rules:
            if rule is not no_carry:
                yield rule.__name__, rule(n, kind)
            elif kind == _DOUBLE:
                yield rule.__name__, rule(n, n)

    def hints(self, question: Question) -> Iterator[Remark]:
        """Take tens and ones apart; else add it to itself, or share it."""
        yield Remark(f"maths.skill.double_half.hint_{_case(question.operands)}", _parts(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go the same way to the end."""
        values: Values = {"answer": question.answer, **_parts(question)}
        yield Remark(f"maths.skill.double_half.step_{_case(question.operands)}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Go back, which must lead to the number."""
        n, kind = question.operands
        values: Values = {"n": n, "chosen": chosen}
        if kind == _HALF:
            yield Remark("maths.skill.double_half.doubt_half", {**values, "got": chosen * 2})
        elif chosen % 2 == 1:
            yield Remark("maths.skill.double_half.doubt_odd", values)
        else:
            yield Remark("maths.skill.double_half.doubt_double", {**values, "got": chosen / 2})


def _asked(n: int, kind: int) -> Expression:
    return phrase("double" if kind == _DOUBLE else "half", n)


def _case(operands: Operands) -> str:
    """Return which way is gone: with the whole number, or with tens and ones apart."""
    n, kind = operands
    apart = n % 10 and n > (10 if kind == _DOUBLE else 20)
    return f"{'double' if kind == _DOUBLE else 'half'}{'_parts' if apart else ''}"


def _parts(question: Question) -> Values:
    """Return everything hints and steps may name."""
    n, kind = question.operands
    tens, ones = n // 10 * 10, n % 10
    values: Values = {"n": n, "tens": tens, "ones": ones}
    if kind == _DOUBLE:
        values |= {"twice": add(n, n), "tens_twice": add(tens, tens), "ones_twice": add(ones, ones)}
        return {**values, "tens_double": 2 * tens, "ones_double": 2 * ones}
    return {**values, "tens_half": tens // 2, "ones_half": ones // 2, "solved": equals(add(n // 2, n // 2), n)}
