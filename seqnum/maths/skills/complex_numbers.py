"""Products and absolute values of complex numbers."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import isqrt
from typing import TYPE_CHECKING

from seqnum.maths.build import absolute, add, as_expression, juxtapose, plus_terms, power
from seqnum.maths.exact import I, root
from seqnum.maths.mistakes.complex import (
    complex_middle_forgotten,
    complex_parts_apart,
    i_squared_plus,
    modulus_i_squared,
    modulus_no_root,
    modulus_signed_squares,
    modulus_sum,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_5 = range(1, 6)
_SIGNED = (*range(-5, 0), *_TO_5)


class ComplexMultiply(Skill):
    """``(1 + 2i)(3 + 4i)``; the operands are the parts of both numbers."""

    id = "complex_multiply"
    rules = (i_squared_plus, complex_parts_apart, complex_middle_forgotten)

    def space(self, level: int) -> Space:
        """Return a multiple of i times a number; two numbers with positive parts; with at least one negative part."""
        if level == 1:
            return Listed(((0, *parts) for parts in product(range(1, 7), repeat=3)), self.value)
        numbers = product(_TO_5 if level == 2 else _SIGNED, repeat=4)
        return Listed((parts for parts in numbers if level == 2 or min(parts) < 0), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``(1 + 2i)(3 + 4i)``."""
        a, b, c, d = operands
        return juxtapose(_number(a, b), _number(c, d))

    def value(self, operands: Operands) -> Value:
        """Return the product."""
        a, b, c, d = operands
        return _value(a * c - b * d, a * d + b * c)

    def key(self, operands: Operands) -> str:
        """Return ``(1+2i)(3+4i)``."""
        a, b, c, d = operands
        return f"({a}{b:+}i)({c}{d:+}i)"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the products beyond two, and the negative parts."""
        return {"size_beyond_2": int(operands[0] != 0), "negative_entries": _negative(operands)}

    def values(self, question: Question) -> Values:
        """Name the two numbers and the small products."""
        a, b, c, d = question.operands
        last = juxtapose(b * d, power("i", 2)) if b * d != 1 else power("i", 2)
        terms = [a * c, a * d * I, b * c * I] if a else [b * c * I]
        return {"first": _number(a, b), "second": _number(c, d), "products": plus_terms(*terms, last)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Multiply each part by each, then replace i²."""
        case = "hint" if question.operands[0] else "hint_one"
        yield Remark(f"maths.skill.complex_multiply.{case}", self.values(question))
        yield Remark("maths.skill.complex_multiply.hint_square")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Write out the products, then replace i²."""
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        yield Remark("maths.skill.complex_multiply.step", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of the products."""
        return self.hints(question)


class ComplexModulus(Skill):
    """``|3 + 4i|``."""

    id = "complex_modulus"
    rules = (modulus_sum, modulus_no_root, modulus_signed_squares, modulus_i_squared)
    told_first = (modulus_signed_squares,)

    def space(self, level: int) -> Space:
        """Return whole values up to 50 of positive parts; up to 100 with a negative part; roots."""
        if level == 3:
            parts = (*range(-9, 0), *range(1, 10))
            return Listed((pair for pair in product(parts, repeat=2) if not _is_whole(pair)), self.value)
        most = 50 if level == 1 else 100
        signs = (1,) if level == 1 else (-1, 1)
        return Listed(
            (
                (a * s, b * t)
                for a, b in product(range(1, most), repeat=2)
                if a * a + b * b <= most * most and _is_whole((a, b))
                for s, t in product(signs, repeat=2)
                if level == 1 or s + t < 2
            ),
            self.value,
        )

    def prompt(self, operands: Operands) -> Expression:
        """Return ``|3 + 4i|``."""
        return absolute(_number(*operands))

    def value(self, operands: Operands) -> Value:
        """Return the absolute value."""
        a, b = operands
        return root(a * a + b * b)

    def key(self, operands: Operands) -> str:
        """Return ``|3+4i|``."""
        a, b = operands
        return f"|{a}{b:+}i|"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the negative parts, and whether a root stays."""
        return {"negative_entries": _negative(operands), "non_perfect_radicand": int(not _is_whole(operands))}

    def values(self, question: Question) -> Values:
        """Name the two squares and their sum."""
        a, b = map(abs, question.operands)
        return {"a": a, "b": b, "squares": add(power(a, 2), power(b, 2)), "sum": a * a + b * b}

    def hints(self, question: Question) -> Iterator[Remark]:
        """See the triangle."""
        yield Remark("maths.skill.complex_modulus.hint", self.values(question))
        yield Remark("maths.skill.complex_modulus.hint_triangle")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Add the squares and take the root."""
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        yield Remark("maths.skill.complex_modulus.step", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Compare with the parts: the longer side of a triangle is shorter than both together."""
        a, b = map(abs, question.operands)
        values: Values = {"chosen": chosen, "larger": max(a, b), "total": a + b}
        if chosen <= max(a, b):
            yield Remark("maths.skill.complex_modulus.doubt_small", values)
        if chosen > a + b:
            yield Remark("maths.skill.complex_modulus.doubt_large", values)
        yield from self.hints(question)


@cache
def _value(a: int, b: int) -> Value:
    """Return ``a + bi``; a level has far more cards than answers."""
    return a + b * I


def _number(a: int, b: int) -> Expression:
    return as_expression(_value(a, b))


def _negative(parts: Operands) -> int:
    return sum(part < 0 for part in parts)


def _is_whole(pair: Operands) -> bool:
    square = sum(part * part for part in pair)
    return isqrt(square) ** 2 == square
