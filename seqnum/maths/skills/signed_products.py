"""Multiplying and dividing numbers with signs."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING

from seqnum.maths.build import div, mul
from seqnum.maths.mistakes.integers import (
    negative_product_stays_negative,
    product_without_sign,
    quotient_stays_negative,
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


def _signed(least: int, largest: int) -> list[int]:
    return [*range(-largest, 1 - least), *range(least, largest + 1)]


class IntegerMulDiv(Skill):
    """``−4 × (−6)``, ``−24 ÷ 6`` and ``−2 × 3 × (−4)``; the operands are a, 1 for times or −1 for divided by, b and c.

    There is no third factor where c is 1.
    """

    id = "integer_mul_div"
    rules = (negative_product_stays_negative, quotient_stays_negative, product_without_sign)

    def space(self, level: int) -> Space:
        """Return one negative number; one or two, up to 12; three factors."""
        if level == 3:
            factors = [three for three in product(_signed(2, 6), repeat=3) if min(three) < 0]
            return Listed(((a, 1, b, c) for a, b, c in factors), self.value)
        least, most = (2, 10) if level == 1 else (2, 12)
        pairs = [(a, b) for a, b in product(_signed(least, most), repeat=2) if a < 0 or b < 0]
        pairs = [(a, b) for a, b in pairs if level == 2 or a * b < 0]
        cards = [(a, 1, b, 1) for a, b in pairs]
        cards += [(a * b, -1, b, 1) for a, b in product(_signed(least, most), repeat=2) if a * b < 0 or b < 0]
        if level == 1:
            cards = [card for card in cards if (card[0] < 0) != (card[2] < 0)]
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``−4 × (−6)``."""
        a, sign, b, c = operands
        two = mul(a, b) if sign > 0 else div(a, b)
        return two if c == 1 else mul(two, c)

    def value(self, operands: Operands) -> int:
        """Return the product or quotient."""
        a, sign, b, c = operands
        return a * b * c if sign > 0 else a // b

    def key(self, operands: Operands) -> str:
        """Return ``-4*(-6)``."""
        a, sign, b, c = operands
        others = [f"({number})" if number < 0 else str(number) for number in ((b,) if c == 1 else (b, c))]
        return ("*" if sign > 0 else "/").join([str(a), *others])

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the negative numbers, that it is a product or a quotient, and a third factor."""
        a, sign, b, c = operands
        negative = sum(number < 0 for number in (a, b, c))
        return {
            "negative_operands": negative,
            "product_or_quotient": 1,
            "divide": int(sign < 0),
            "factors_beyond_2": int(c != 1),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        a, sign, b, c = operands
        answer = self.value(operands)
        yield product_without_sign.__name__, product_without_sign(answer)
        if sign < 0:
            yield quotient_stays_negative.__name__, quotient_stays_negative(a, b)
        elif c == 1:
            yield negative_product_stays_negative.__name__, negative_product_stays_negative(a, b)
        elif answer > 0:
            yield negative_product_stays_negative.__name__, -answer

    def values(self, question: Question) -> Values:
        """Name the numbers, and the question without signs."""
        a, sign, b, c = question.operands
        sizes = self.prompt((abs(a), sign, abs(b), abs(c)))
        return {"sizes": sizes, "a": a, "b": b}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Find the sign first."""
        yield Remark(f"maths.skill.integer_mul_div.hint_{_name(question)}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Find the sign, then multiply or divide the sizes."""
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        sign = Remark(f"maths.skill.integer_mul_div.hint_{_name(question)}")
        yield Remark("maths.skill.integer_mul_div.step", {**values, "sign": sign, "size": abs(question.number)})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare the sign, then the size."""
        values: Values = {"chosen": chosen, **self.values(question)}
        if chosen * question.number <= 0:
            yield Remark(f"maths.skill.integer_mul_div.hint_{_name(question)}", values)
        yield Remark("maths.skill.integer_mul_div.doubt_size", values)


def _name(question: Question) -> str:
    a, _, b, c = question.operands
    if c != 1:
        return "three_minus" if prod((a, b, c)) < 0 else "three_plus"
    return "same" if (a < 0) == (b < 0) else "different"
