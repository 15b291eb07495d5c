"""What powers of whole numbers come to."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from seqnum.maths.build import as_expression, mul, neg, power
from seqnum.maths.mistakes.powers import negative_base_sign_in, power_as_multiplication
from seqnum.maths.mistakes.roots import base_and_exponent_swapped, neg_outside_squared, zero_exponent_zero
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

_LARGEST = 10_000
_MOST_SWAPPED = 6
_TENS = range(20, 100, 10)


class EvaluatePowers(Skill):
    """``2³``, ``(−3)²`` and ``−3²``; the operands are base, exponent and −1 where a minus stands before the whole."""

    id = "evaluate_powers"
    rules = (
        power_as_multiplication,
        negative_base_sign_in,
        neg_outside_squared,
        zero_exponent_zero,
        base_and_exponent_swapped,
    )
    told_first = (negative_base_sign_in, neg_outside_squared, zero_exponent_zero)

    def space(self, level: int) -> Space:
        """Return squares and cubes; other exponents; a minus in the base or before the power."""
        return Listed({1: _squares, 2: _higher, 3: _signed}[level](), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``2³``."""
        base, exponent, sign = operands
        return power(base, exponent) if sign > 0 else neg(power(base, exponent))

    def value(self, operands: Operands) -> int:
        """Return the power."""
        base, exponent, sign = operands
        return int(sign * base**exponent)

    def key(self, operands: Operands) -> str:
        """Return ``2^3``, ``(-3)^2``, ``-3^2``."""
        base, exponent, sign = operands
        return f"{'-' if sign < 0 else ''}{base if base > 0 else f'({base})'}^{exponent}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return how far the exponent is beyond 2, and whether it is zero and a minus stands inside or outside."""
        base, exponent, sign = operands
        return {
            "exponent_beyond_2": max(exponent - 2, 0),
            "negative_base": int(base < 0),
            "exponent_not_positive": int(exponent == 0),
            "minus_outside": int(sign < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        base, exponent, sign = operands
        if exponent == 0:
            yield zero_exponent_zero.__name__, zero_exponent_zero(exponent)
            return
        yield power_as_multiplication.__name__, sign * power_as_multiplication(base, exponent)
        yield negative_base_sign_in.__name__, negative_base_sign_in(base, exponent)
        yield neg_outside_squared.__name__, neg_outside_squared(base, exponent) if sign < 0 else None
        if sign > 0 and base <= _MOST_SWAPPED:
            yield base_and_exponent_swapped.__name__, base_and_exponent_swapped(base, exponent)

    def values(self, question: Question) -> Values:
        """Name base and exponent, the power without a minus before it, and its factors."""
        base, exponent, _ = question.operands
        factors = reduce(mul, [as_expression(base)] * max(exponent, 1))
        return {"base": base, "exponent": exponent, "squared": power(base, exponent), "factors": factors}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Write the power as a product; say what a zero or a minus means."""
        values = self.values(question)
        yield Remark(f"maths.skill.evaluate_powers.hint_{_case(question.operands)}", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Multiply the factors."""
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        base, exponent, _ = question.operands
        case = _case(question.operands)
        if case == "product" and exponent > 2:
            case, values["last"] = "last", mul(int(base ** (exponent - 1)), base)
        yield Remark(f"maths.skill.evaluate_powers.step_{case}", {**values, "size": abs(question.number)})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Look at the last digit; else write the factors."""
        base, exponent, _ = question.operands
        if exponent and chosen.denominator == 1 and (chosen - base) % 2:
            kind = "even" if base % 2 == 0 else "odd"
            yield Remark(f"maths.skill.evaluate_powers.doubt_{kind}", {"chosen": chosen, **self.values(question)})
        yield from self.hints(question)


def _case(operands: Operands) -> str:
    base, exponent, sign = operands
    if exponent == 0:
        return "zero"
    if sign < 0:
        return "outside"
    if base < 0:
        return "inside_even" if exponent % 2 == 0 else "inside_odd"
    return "product"


def _squares() -> Iterable[Operands]:
    for base in (*range(2, 16), *_TENS):
        yield base, 2, 1
    for base in range(2, 11):
        yield base, 3, 1


def _higher() -> Iterable[Operands]:
    for base in range(2, 11):
        yield base, 0, 1
        for exponent in range(4, 11):
            if base**exponent <= _LARGEST:
                yield base, exponent, 1
    yield from ((10, exponent, 1) for exponent in (5, 6))


def _signed() -> Iterable[Operands]:
    for base, exponents in ((base, range(2, 7)) for base in range(2, 13)):
        for exponent in exponents:
            if base**exponent <= _LARGEST // 10 or base == 10:
                yield -base, exponent, 1
                yield base, exponent, -1
