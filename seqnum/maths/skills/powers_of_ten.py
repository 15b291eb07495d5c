"""Multiplying and dividing by 10, 100 and 1000."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.build import div, mul
from seqnum.maths.mistakes.decimals import (
    off_by_one_shift,
    shifts_the_whole_part_only,
    shifts_the_wrong_way,
    times_ten_appends_zero,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.scaled import Scaled
from seqnum.maths.skills.decimal_answers import DecimalAnswers
from seqnum.maths.skills.forms import units

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_DIGITS = [number for number in range(1, 100) if number % 10]
_SCALE = 10**6
_SMALLEST, _LARGEST = 10**3, 10**10


class PowerOfTenShift(DecimalAnswers):
    """``2.5 × 100``; the operands are 25, how many of its digits are decimals, and how many places they move.

    A negative third operand is a division.
    """

    id = "power_of_10_shift"
    rules = (times_ten_appends_zero, shifts_the_wrong_way, off_by_one_shift, shifts_the_whole_part_only)
    told_first = (times_ten_appends_zero, shifts_the_whole_part_only, shifts_the_wrong_way)

    def space(self, level: int) -> Space:
        """Return decimals times 10 or 100; divided by 10 or 100; both up to 1000, with zeros to fill in."""
        if level == 1:
            cards = [(n, places, steps) for n in _DIGITS for places in (1, 2) for steps in (1, 2)]
        elif level == 2:
            cards = [(n, 1, -steps) for n in _DIGITS for steps in (1, 2)]
            cards += [(n * ten, 0, -steps) for n in _DIGITS for ten in (1, 10) for steps in (1, 2)]
        else:
            shifts = [(places, steps) for places in range(4) for steps in (1, 2, 3)]
            cards = [(n, places, steps) for n in _DIGITS for places, steps in shifts if 0 < places < steps]
            cards += [
                (n, places, -steps) for n in _DIGITS for places, steps in shifts if n < 10 ** (places + steps - 1)
            ]
        within = (card for card in cards if _SMALLEST <= _units(card) <= _LARGEST)
        return Scaled(within, _units, _SCALE)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``2.5 × 100``."""
        number, places, steps = operands
        return (mul if steps > 0 else div)(units(number, places), 10 ** abs(steps))

    def value(self, operands: Operands) -> Fraction:
        """Return the number with its digits moved."""
        return Fraction(_units(operands), _SCALE)

    def key(self, operands: Operands) -> str:
        """Return ``2.5*100``."""
        number, places, steps = operands
        return f"{units(number, places).plain()}{'*' if steps > 0 else '/'}{10 ** abs(steps)}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the places before and after, whether a zero follows the point, and that it is a division."""
        _, places, steps = operands
        result = self.value(operands)
        return {
            "total_places": places + max(places - steps, 0),
            "zero_after_point": int(0 < result < Fraction(1, 10)),
            "divide": int(steps < 0),
        }

    def values(self, question: Question) -> Values:
        """Name the number and the power of ten."""
        number, places, steps = question.operands
        return {"number": units(number, places), "power": 10 ** abs(steps)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say in which direction the digits move."""
        yield Remark(f"maths.skill.power_of_10_shift.hint_{_case(question)}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Move the digits."""
        values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        yield Remark(f"maths.skill.power_of_10_shift.step_{_case(question)}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with the number."""
        number, places, steps = question.operands
        values: Values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        if (chosen > Fraction(number, 10**places)) != (steps > 0):
            yield Remark(f"maths.skill.power_of_10_shift.doubt_{_case(question)}", values)
        yield Remark("maths.skill.power_of_10_shift.doubt_digits", values)
        yield from self.hints(question)


def _case(question: Question) -> str:
    return "times" if question.operands[2] > 0 else "divided"


def _units(operands: Operands) -> int:
    """Return the value in millionths."""
    number, places, steps = operands
    return number * int(10 ** (6 - places + steps))
