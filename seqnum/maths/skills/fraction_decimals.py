"""Fractions written as decimals."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.build import equals, frac, mixed
from seqnum.maths.mistakes.decimals import bottom_behind_point, fraction_bar_as_point, top_behind_point
from seqnum.maths.mistakes.division import divides_reversed
from seqnum.maths.remark import Remark, Values
from seqnum.maths.scaled import Scaled
from seqnum.maths.skills.decimal_answers import DecimalAnswers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_SCALE = 1000


class FractionToDecimal(DecimalAnswers):
    """``3/4``, as a decimal; the operands are the whole of a mixed number or 0, the top and the bottom."""

    id = "fraction_to_decimal"
    rules = (fraction_bar_as_point, bottom_behind_point, top_behind_point, divides_reversed)
    told_first = (fraction_bar_as_point, top_behind_point, bottom_behind_point)
    required_form = "decimal"

    def space(self, level: int) -> Space:
        """Return halves, quarters, fifths and tenths below 3; twentieths to fiftieths; what has three decimals."""
        if level == 1:
            cards = [(whole, n, d) for whole in range(3) for d in (2, 4, 5, 10) for n in range(1, d)]
            cards += [(0, n, d) for d in (2, 4, 5, 10) for n in range(d + 1, 3 * d) if n % d]
        elif level == 2:
            cards = [(0, n, d) for d in (20, 25, 50) for n in range(1, d)]
        else:
            cards = [(whole, n, 8) for whole in range(7) for n in (1, 3, 5, 7)]
            cards += [(0, n, 8) for n in range(9, 56, 2)]
            cards += [(0, n, 40) for n in range(1, 40, 2)]
            cards += [(0, n, 200) for n in range(25, 200, 50)]
        return Scaled(cards, _units, _SCALE)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``3/4`` or ``2 3/4``."""
        whole, top, bottom = operands
        return mixed(whole, top, bottom) if whole else frac(top, bottom)

    def value(self, operands: Operands) -> Fraction:
        """Return the number."""
        return Fraction(_units(operands), _SCALE)

    def key(self, operands: Operands) -> str:
        """Return ``3/4`` or ``2_3/4``."""
        whole, top, bottom = operands
        return f"{whole}_{top}/{bottom}" if whole else f"{top}/{bottom}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the decimals needed, whether the first is a zero, and whether there are wholes."""
        whole, top, bottom = operands
        behind = _units(operands) % 1000
        places = 1 if behind % 100 == 0 else 2 if behind % 10 == 0 else 3
        improper = int(whole > 0 or top > bottom)
        return {"total_places": places, "zero_after_point": int(behind < 100), "improper": improper}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives; dividing the wrong way round needs a fraction alone."""
        whole, top, bottom = operands
        for rule in self.rules[:-1]:
            yield rule.__name__, rule(*operands)
        if not whole and top < bottom:
            yield divides_reversed.__name__, divides_reversed(top, bottom)

    def values(self, question: Question) -> Values:
        """Name the numbers, and write the fraction with 10, 100 or 1000 below."""
        whole, top, bottom = question.operands
        power = next(power for power in (10, 100, 1000) if power % bottom == 0)
        same = frac(top * power // bottom, power)
        filled = mixed(whole, top * power // bottom, power) if whole else same
        names: Values = {"question": question.prompt, "whole": whole, "top": top, "bottom": bottom}
        names |= {"fraction": frac(top, bottom), "first": top, "second": bottom}
        return {**names, "power": power, "factor": power // bottom, "filled": equals(question.prompt, filled)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Make tenths, hundredths or thousandths."""
        _, top, bottom = question.operands
        values = self.values(question)
        case = "tenths" if bottom == 10 else "wholes" if top > bottom else "power"
        yield Remark(f"maths.skill.fraction_to_decimal.hint_{case}", values)
        yield Remark("maths.skill.fraction_to_decimal.hint_divide", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Make tenths, hundredths or thousandths and read them."""
        _, _, bottom = question.operands
        values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        case = "tenths" if bottom == 10 else "power"
        yield Remark(f"maths.skill.fraction_to_decimal.step_{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with the wholes, and with a half."""
        whole, top, bottom = question.operands
        values: Values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        if top < bottom and not whole < chosen < whole + 1:
            yield Remark("maths.skill.fraction_to_decimal.doubt_whole", {**values, "next": whole + 1})
        elif not whole and 2 * top < bottom and chosen >= Fraction(1, 2):
            yield Remark("maths.skill.fraction_to_decimal.doubt_half_less", values)
        elif not whole and bottom < 2 * top < 2 * bottom and chosen <= Fraction(1, 2):
            yield Remark("maths.skill.fraction_to_decimal.doubt_half_more", values)
        yield from self.hints(question)


def _units(operands: Operands) -> int:
    """Return the value in thousandths."""
    whole, top, bottom = operands
    return whole * 1000 + top * 1000 // bottom
