"""Written multiplication: by one digit, column by column; by two digits, in two rows."""

from __future__ import annotations

from functools import reduce
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, mul
from seqnum.maths.mistakes.multiplication import (
    carry_added_before_multiplying,
    forgot_carry_mult,
    mult_digitwise,
    no_placeholder_zero,
    writes_full_products,
)
from seqnum.maths.mistakes.tables import added_instead_of_multiplied
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_NO_ZERO = range(1, 10)
_TWO_DIGITS = [10 * tens + ones for tens in _NO_ZERO for ones in _NO_ZERO]


class _LongMultiplication(Skill):
    """What all products too large for the tables have in common."""

    told_first = (added_instead_of_multiplied,)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``46 × 3``."""
        return mul(*operands)

    def value(self, operands: Operands) -> int:
        """Return the product."""
        a, b = operands
        return a * b

    def key(self, operands: Operands) -> str:
        """Return ``46*3``."""
        a, b = operands
        return f"{a}*{b}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the digits beyond one in each number, and the carries of all rows."""
        a, b = operands
        return {"digits_beyond_2": len(str(a)) + len(str(b)) - 2, "carries": sum(_carries(a, int(y)) for y in str(b))}

    def values(self, question: Question) -> Values:
        """Name the two numbers, and what the tens of the second stand for."""
        a, b = question.operands
        return {"a": a, "b": b, "tens": b // 10, "tens_value": b // 10 * 10}

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Compare with rounder numbers below and above, and with the ones of the product."""
        a, b = question.operands
        low, high = mul(_leading(a), _leading(b)), mul(_leading(a, 1), _leading(b, 1) if b > 9 else b)
        values: Values = {"question": question.prompt, "chosen": chosen}
        if chosen <= low.evaluate():
            yield Remark("maths.written.mul.doubt_small", {**values, "rounder": low, "product": low.evaluate()})
        if chosen >= high.evaluate():
            yield Remark("maths.written.mul.doubt_large", {**values, "rounder": high, "product": high.evaluate()})
        if chosen % 10 != a * b % 10:
            yield Remark("maths.written.mul.doubt_ones", {**values, "ones": mul(a % 10, b % 10)})
        yield from self.hints(question)


class MultiplyByOneDigit(_LongMultiplication):
    """``46 × 3``."""

    id = "multiply_by_1digit"
    rules = (
        forgot_carry_mult,
        carry_added_before_multiplying,
        writes_full_products,
        added_instead_of_multiplied,
    )

    def space(self, level: int) -> Space:
        """Return two digits and a product below 100; a carry and a product from 100 on; three digits, two carries."""
        numbers, carries, least, most = {
            1: (_TWO_DIGITS, (0, 1), 0, 99),
            2: (_TWO_DIGITS, (1,), 100, 999),
            3: (range(100, 1000), (2,), 1000, 9999),
        }[level]
        digits = range(3 if level == 3 else 2, 10)
        cards = ((a, b) for a, b in product(numbers, digits) if a != 11 and least <= a * b <= most)
        return Listed((card for card in cards if _carries(*card) in carries), self.value)

    def hints(self, question: Question) -> Iterator[Remark]:
        """Split the first number into its places."""
        a, b = question.operands
        places = [mul(int(x) * 10**place, b) for place, x in reversed(list(enumerate(reversed(str(a)))))]
        yield Remark("maths.skill.multiply_by_1digit.hint_split", {"a": a, "parts": reduce(add, places)})
        yield Remark("maths.skill.multiply_by_1digit.hint_ones", {"ones": mul(a % 10, b)})

    def steps(self, question: Question) -> Iterator[Remark]:
        """Go through the columns."""
        a, b = question.operands
        carried, rest, place = 0, a, 0
        while rest:
            fact = mul(rest % 10, b)
            total = rest % 10 * b + carried
            values: Values = {"place": Remark(f"maths.written.place_{place}"), "total": total}
            values |= {"column": add(fact, carried) if carried else fact, "digit": total % 10, "carried": total // 10}
            case = "carry" if total > 9 and rest > 9 else "column"
            yield Remark(f"maths.written.mul.{case}", values)
            carried, rest, place = total // 10, rest // 10, place + 1
        yield Remark("maths.step.any", {"question": question.prompt, "answer": question.answer})


class MultiplyTwoDigits(_LongMultiplication):
    """``24 × 13``."""

    id = "multiply_2digit_2digit"
    rules = (mult_digitwise, no_placeholder_zero, forgot_carry_mult, added_instead_of_multiplied)

    def space(self, level: int) -> Space:
        """Return no carries in the rows; carries and a product below 1000; carries and a product from 1000 on."""
        least, most = {1: (0, 9999), 2: (0, 999), 3: (1000, 9999)}[level]
        return Listed(
            (
                (a, b)
                for a, b in product(_TWO_DIGITS, repeat=2)
                if a != 11 != b and least <= a * b <= most and _carries_none(a, b) == (level == 1)
            ),
            self.value,
        )

    def hints(self, question: Question) -> Iterator[Remark]:
        """Split the second number into tens and ones."""
        yield Remark("maths.skill.multiply_2digit_2digit.hint", {**self.values(question), **_rows(question)})

    def steps(self, question: Question) -> Iterator[Remark]:
        """Work out both rows and add them."""
        first, second = (row.evaluate() for row in _rows(question).values())
        values: Values = {"first_product": first, "second_product": second, "sum": add(first, second)}
        values |= {"question": question.prompt, "answer": question.answer}
        yield Remark("maths.skill.multiply_2digit_2digit.step", {**_rows(question), **values})


def _rows(question: Question) -> dict[str, Expression]:
    a, b = question.operands
    return {"first": mul(a, b % 10), "second": mul(a, b // 10 * 10)}


def _carries(a: int, digit: int) -> int:
    """Return how many columns of ``a × digit`` hand something on to another digit of a."""
    carried = count = 0
    for x in reversed(str(a)[1:]):
        carried = (int(x) * digit + carried) // 10
        count += carried > 0
    return count


def _carries_none(a: int, b: int) -> bool:
    return all(int(x) * int(y) < 10 for x, y in product(str(a), str(b)))


def _leading(number: int, more: int = 0) -> int:
    """Return the number with zeros behind its first digit, that one raised by so many."""
    first = str(number)[0]
    return int(f"{int(first) + more}{'0' * (len(str(number)) - 1)}")
