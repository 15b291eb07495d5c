"""Numbers in scientific notation, written out."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import div, mul, power
from seqnum.maths.mistakes.decimals import off_by_one_shift
from seqnum.maths.mistakes.powers import exponents_divided_for_quotient, exponents_multiplied_for_product
from seqnum.maths.mistakes.scientific import exponent_sign_ignored, zeros_for_exponent
from seqnum.maths.remark import Remark, Values
from seqnum.maths.scaled import Scaled
from seqnum.maths.skills.decimal_answers import DecimalAnswers
from seqnum.maths.skills.forms import units

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_SCALE = 10**6
_TENTHS = [number for number in range(11, 100) if number % 10]
_TIMES, _OVER = 1, -1


class ScientificNotation(DecimalAnswers):
    """``3.2 × 10⁴``, with the operands 32 and 4; ``4 × 10³ × (2 × 10²)`` and quotients with 4, 3, 1 or −1, 2 and 2."""

    id = "scientific_notation"
    rules = (
        zeros_for_exponent,
        exponent_sign_ignored,
        off_by_one_shift,
        exponents_multiplied_for_product,
        exponents_divided_for_quotient,
    )
    told_first = (zeros_for_exponent, exponent_sign_ignored)

    def space(self, level: int) -> Space:
        """Return large numbers; small ones too; products and quotients."""
        cards: Iterable[Operands]
        if level == 1:
            cards = product(_TENTHS, range(2, 7))
        elif level == 2:
            cards = product(_TENTHS, range(-5, -1))
        else:
            cards = _calculations()
        return Scaled(cards, _units, _SCALE)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``3.2 × 10⁴``."""
        if len(operands) == 2:
            number, exponent = operands
            return mul(units(number, 1), power(10, exponent))
        a, m, sign, b, n = operands
        return (mul if sign > 0 else div)(mul(a, power(10, m)), mul(b, power(10, n)))

    def value(self, operands: Operands) -> Fraction:
        """Return the number."""
        return Fraction(_units(operands), _SCALE)

    def key(self, operands: Operands) -> str:
        """Return ``3.2*10^4``."""
        if len(operands) == 2:
            number, exponent = operands
            return f"{units(number, 1).plain()}*10^{exponent}"
        a, m, sign, b, n = operands
        return f"{a}*10^{m}{'*' if sign > 0 else '/'}({b}*10^{n})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return whether an exponent is negative, and that two numbers are multiplied or divided."""
        two = len(operands) > 2
        return {
            "exponent_not_positive": int(operands[1] <= 0),
            "two_numbers": int(two),
            "divide": int(two and operands[2] < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        if len(operands) == 2:
            number, exponent = operands
            yield zeros_for_exponent.__name__, zeros_for_exponent(number, exponent)
            yield exponent_sign_ignored.__name__, exponent_sign_ignored(number, exponent)
            yield off_by_one_shift.__name__, off_by_one_shift(number, 1, exponent)
            return
        a, m, sign, b, n = operands
        if sign > 0:
            exponent = exponents_multiplied_for_product(m, n)
            yield exponents_multiplied_for_product.__name__, a * b * 10**exponent
        elif (divided := exponents_divided_for_quotient(m, n)) and divided.denominator == 1:
            yield exponents_divided_for_quotient.__name__, a // b * 10**divided.numerator

    def values(self, question: Question) -> Values:
        """Name the numbers before the powers of ten, the exponents and their sum or difference."""
        if len(question.operands) == 2:
            number, exponent = question.operands
            return {"number": units(number, 1), "places": abs(exponent), "power": power(10, exponent)}
        a, m, sign, b, n = question.operands
        fronts = (mul if sign > 0 else div)(a, b)
        powers = (mul if sign > 0 else div)(power(10, m), power(10, n))
        both: Values = {"front": a * b if sign > 0 else a // b, "power": power(10, m + sign * n)}
        return {"fronts": fronts, "powers": powers, "m": m, "n": n, **both}

    def told(self, misconception: str, question: Question, chosen: Value) -> Remark:
        """Return what to say about a misconception; zeros are counted in the power written out."""
        remark = super().told(misconception, question, chosen)
        if misconception != off_by_one_shift.__name__:
            return remark
        return replace(remark, values={**remark.values, "power": 10 ** abs(question.operands[1])})

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say in which direction the digits move, or what goes with what."""
        yield Remark(f"maths.skill.scientific_notation.hint_{_case(question)}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Move the digits; with two numbers calculate apart first."""
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        yield Remark(f"maths.skill.scientific_notation.step_{_case(question)}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with the number in front."""
        if len(question.operands) == 2:
            number, exponent = question.operands
            if (chosen > Fraction(number, 10)) != (exponent > 0):
                values: Values = {"question": question.prompt, "chosen": chosen, **self.values(question)}
                yield Remark(f"maths.skill.scientific_notation.doubt_{_case(question)}", values)
        yield from self.hints(question)


def _case(question: Question) -> str:
    if len(question.operands) == 2:
        return "large" if question.operands[1] > 0 else "small"
    return "product" if question.operands[2] > 0 else "quotient"


def _units(operands: Operands) -> int:
    """Return the value in millionths."""
    if len(operands) == 2:
        number, exponent = operands
        return number * int(10 ** (5 + exponent))
    a, m, sign, b, n = operands
    return (a * b if sign > 0 else a // b) * int(10 ** (6 + m + sign * n))


def _calculations() -> Iterable[Operands]:
    """Yield products below a hundred million and quotients of 10 or more, all of whole numbers."""
    for a, b, m, n in product(range(2, 10), range(2, 10), range(2, 9), range(2, 6)):
        if a * b < 10 and m + n <= 7:
            yield a, m, _TIMES, b, n
        if a % b == 0 and a > b and m > n:
            yield a, m, _OVER, b, n
