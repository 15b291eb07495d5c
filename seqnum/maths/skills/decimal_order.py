"""Which of two decimals is the larger one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import phrase
from seqnum.maths.mistakes.decimals import longer_is_larger, shorter_is_larger
from seqnum.maths.remark import Remark, Values
from seqnum.maths.scaled import Scaled
from seqnum.maths.skills.decimal_answers import DecimalAnswers
from seqnum.maths.skills.forms import units

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_DIGIT = range(1, 10)
_SCALE = 1000


class CompareDecimals(DecimalAnswers):
    """``larger of 0.4 and 0.35``; the operands are 4 and 1 place, 35 and 2 places."""

    id = "compare_decimals"
    rules = (longer_is_larger, shorter_is_larger)

    def space(self, level: int) -> Space:
        """Return one place and two, tenths that differ; two and three, tenths alike; zeros among the places."""
        pairs = {1: _tenths_differ, 2: _tenths_alike, 3: _with_zeros}[level]()
        return Scaled((_either_first(*pair) for pair in pairs), _units, _SCALE)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``larger of 0.4 and 0.35``."""
        a, pa, b, pb = operands
        return phrase("larger", units(a, pa), units(b, pb))

    def value(self, operands: Operands) -> Fraction:
        """Return the larger number."""
        return Fraction(_units(operands), _SCALE)

    def key(self, operands: Operands) -> str:
        """Return ``max(0.4,0.35)``."""
        a, pa, b, pb = operands
        return f"max({units(a, pa).plain()},{units(b, pb).plain()})"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the places in all, whether they differ, and the zeros right behind the point."""
        a, pa, b, pb = operands
        zeros = [number * 10 // 10**places % 10 == 0 for number, places in ((a, pa), (b, pb))]
        return {"places_differ": int(pa != pb), "total_places": pa + pb, "zero_after_point": sum(zeros)}

    def values(self, question: Question) -> Values:
        """Name the numbers, also with as many places each."""
        a, pa, b, pb = question.operands
        most = max(pa, pb)
        return {
            "first": units(a, pa),
            "second": units(b, pb),
            "first_filled": units(a * 10 ** (most - pa), most),
            "second_filled": units(b * 10 ** (most - pb), most),
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Fill up with zeros."""
        yield Remark("maths.skill.compare_decimals.hint", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Fill up with zeros and compare."""
        values = {**self.values(question), "answer": question.answer}
        yield Remark("maths.skill.compare_decimals.step", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Remind of the two numbers."""
        values = self.values(question)
        if chosen not in {Fraction(number, 10**places) for number, places in _numbers(question.operands)}:
            yield Remark("maths.skill.compare_decimals.doubt", values)
        yield from self.hints(question)


_Pair = tuple[tuple[int, int], tuple[int, int]]


def _tenths_differ() -> Iterable[_Pair]:
    """Yield 0.4 with 0.35 and 0.72."""
    return (((a, 1), (10 * b + c, 2)) for a, b, c in product(_DIGIT, repeat=3) if a != b)


def _tenths_alike() -> Iterable[_Pair]:
    """Yield 0.35 with 0.308 and 0.362."""
    for a, b, c, d in product(_DIGIT, _DIGIT, range(10), _DIGIT):
        if b != c:
            yield (10 * a + b, 2), (100 * a + 10 * c + d, 3)


def _with_zeros() -> Iterable[_Pair]:
    """Yield 3.07 with 3.054 and 3.081, 2.4 with 2.049 and 2.409."""
    for whole in range(4):
        for a, b, c in product(_DIGIT, repeat=3):
            if a != b:
                yield (100 * whole + a, 2), (1000 * whole + 10 * b + c, 3)
        for a, b in product(_DIGIT, repeat=2):
            yield (10 * whole + a, 1), (1000 * whole + 100 * a + b, 3)
            yield (10 * whole + a, 1), (1000 * whole + 10 * a + b, 3)


def _either_first(shorter: tuple[int, int], longer: tuple[int, int]) -> Operands:
    """Return the numbers in one of both orders, by whether their digits add up to an even number."""
    even = (shorter[0] + longer[0]) % 2 == 0
    return (*longer, *shorter) if even else (*shorter, *longer)


def _numbers(operands: Operands) -> tuple[tuple[int, int], tuple[int, int]]:
    a, pa, b, pb = operands
    return (a, pa), (b, pb)


def _units(operands: Operands) -> int:
    """Return the larger number in thousandths."""
    return max(number * int(10 ** (3 - places)) for number, places in _numbers(operands))
