"""Products and quotients of decimals."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import div, mul
from seqnum.maths.mistakes.decimals import (
    decimal_point_from_left,
    leaves_the_point_out,
    multiplies_parts_apart,
    product_keeps_max_places,
    quotient_keeps_places,
)
from seqnum.maths.mistakes.division import divides_reversed, remainder_as_decimal
from seqnum.maths.remark import Remark, Values
from seqnum.maths.scaled import Scaled
from seqnum.maths.skills.decimal_answers import DecimalAnswers
from seqnum.maths.skills.forms import as_decimal, units

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_DIGIT = range(2, 10)
_UP_TO_TEN = [number for number in range(2, 100) if number % 10]
_SCALE = 100


class MulDivDecimals(DecimalAnswers):
    """``6.7 × 3``; the operands are 67 and its places, 1 to multiply or −1 to divide, 3 and its places."""

    id = "mul_div_decimals"
    rules = (
        decimal_point_from_left,
        multiplies_parts_apart,
        product_keeps_max_places,
        leaves_the_point_out,
        remainder_as_decimal,
        divides_reversed,
        quotient_keeps_places,
    )
    told_first = (
        divides_reversed,
        remainder_as_decimal,
        product_keeps_max_places,
        decimal_point_from_left,
        multiplies_parts_apart,
        quotient_keeps_places,
    )

    def space(self, level: int) -> Space:
        """Return one place times a digit; a decimal or whole number by a digit; two decimals with one place."""
        if level == 1:
            cards = [(a, 1, 1, b, 0) for a, b in product(_UP_TO_TEN, _DIGIT)]
        elif level == 2:
            cards = [(*_shortest(quotient * b), -1, b, 0) for quotient, b in product(_UP_TO_TEN, _DIGIT)]
        else:
            cards = [(a, 1, 1, b, 1) for a, b in product(_UP_TO_TEN, _DIGIT) if a < 20]
            cards += [(*_shortest(quotient * b), -1, b, 1) for quotient, b in product(range(2, 13), _DIGIT)]
        return Scaled(cards, _units, _SCALE)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``6.7 × 3``."""
        a, pa, sign, b, pb = operands
        return (mul if sign > 0 else div)(units(a, pa), units(b, pb))

    def value(self, operands: Operands) -> Fraction:
        """Return the product or quotient."""
        return Fraction(_units(operands), _SCALE)

    def key(self, operands: Operands) -> str:
        """Return ``6.7*3``."""
        a, pa, sign, b, pb = operands
        return f"{units(a, pa).plain()}{'*' if sign > 0 else '/'}{units(b, pb).plain()}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the places in all, and that it is a division."""
        _, pa, sign, _, pb = operands
        return {"total_places": pa + pb, "divide": int(sign < 0)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield the id of each misconception that fits the operation and the places with what it gives."""
        a, pa, sign, b, pb = operands
        yield leaves_the_point_out.__name__, leaves_the_point_out(self.value(operands))
        if sign < 0:
            scaled = a * 10 ** max(pb - pa, 0), b * 10 ** max(pa - pb, 0)
            yield divides_reversed.__name__, divides_reversed(*scaled)
            yield quotient_keeps_places.__name__, quotient_keeps_places(a, pa, b, pb)
            if pa == pb == 0:
                yield remainder_as_decimal.__name__, remainder_as_decimal(a, b)
        elif pb:
            yield product_keeps_max_places.__name__, product_keeps_max_places(a, pa, b, pb)
        else:
            yield decimal_point_from_left.__name__, decimal_point_from_left(a, pa, b)
            yield multiplies_parts_apart.__name__, multiplies_parts_apart(a, pa, b)

    def values(self, question: Question) -> Values:
        """Name the numbers, and count them in units that leave no decimals."""
        a, pa, sign, b, pb = question.operands
        values: Values = {"first": units(a, pa), "second": units(b, pb), "a": a, "b": b}
        if sign > 0:
            return {**values, "counted": mul(a, b), "total": a * b}
        tenths = a * 10 ** (1 - pa)
        return {**values, "tenths": tenths, "counted": div(tenths, b), "total": Fraction(tenths, b)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Calculate without decimals first."""
        yield Remark(f"maths.skill.mul_div_decimals.hint_{_case(question.operands)}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Calculate without decimals, then put the point."""
        values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        yield Remark(f"maths.skill.mul_div_decimals.step_{_case(question.operands)}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare a product with rounder ones; multiply a quotient back."""
        a, pa, sign, b, pb = question.operands
        values: Values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
        if sign < 0:
            back = mul(as_decimal(chosen), units(b, pb))
            got = as_decimal(back.evaluate())
            yield Remark("maths.why.back", {**values, "back": back, "wanted": units(a, pa), "got": got})
        elif pb:
            if chosen >= Fraction(a, 10):
                swapped = {**values, "first": values["second"], "second": values["first"]}
                yield Remark("maths.skill.multiply_fractions.doubt_part", swapped)
        else:
            for case, whole in (("small", a // 10), ("large", a // 10 + 1)):
                if chosen <= whole * b if case == "small" else chosen >= whole * b:
                    rounder: Values = {"rounder": mul(whole, b), "product": whole * b}
                    yield Remark(f"maths.written.mul.doubt_{case}", {**values, **rounder})
        yield from self.hints(question)


def _case(operands: Operands) -> str:
    _, pa, sign, _, pb = operands
    if sign > 0:
        return "product" if pb else "times"
    return "both" if pb else "divided" if pa else "whole"


def _shortest(tenths: int) -> tuple[int, int]:
    """Return so many tenths as a number and its places, none where it is whole."""
    return (tenths, 1) if tenths % 10 else (tenths // 10, 0)


def _units(operands: Operands) -> int:
    """Return the value in hundredths."""
    a, pa, sign, b, pb = operands
    if sign > 0:
        return a * b * int(10 ** (2 - pa - pb))
    return a * int(10 ** (2 - pa + pb)) // b
