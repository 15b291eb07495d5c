"""Square and cube roots that come out."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations
from math import gcd, isqrt
from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, frac, mul, power, root, sqrt, sub
from seqnum.maths.mistakes.roots import cube_root_thirds, roots_under_one_root, sqrt_halves, sqrt_sum_of_squares
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_SQUARE, _CUBE, _FRACTION, _SUM, _OF_SUM, _OF_DIFFERENCE = range(6)
_NAMES = ("square", "cube", "fraction", "sum", "of_sum", "of_difference")
_KEYS = ("sqrt({0})", "cbrt({0})", "sqrt({0}/{1})", "sqrt({0})+sqrt({1})", "sqrt({0}+{1})", "sqrt({0}-{1})")


class SquareCubeRoots(Skill):
    """``√144``, ``∛27``, ``√(4/9)``, ``√(9 + 16)``; the operands are which of them and what stands under the roots."""

    id = "square_cube_roots"
    rules = (sqrt_halves, cube_root_thirds, sqrt_sum_of_squares, roots_under_one_root)
    told_first = (sqrt_sum_of_squares,)

    def space(self, level: int) -> Space:
        """Return square roots; cube roots and larger square roots; fractions, sums and differences."""
        cards: Iterable[Operands]
        if level == 1:
            cards = [(_SQUARE, n * n, 0) for n in (*range(1, 21), *range(30, 101, 10))]
        elif level == 2:
            squares = [(_SQUARE, n * n, 0) for n in range(11, 31)]
            cards = squares + [(_CUBE, n**3, 0) for n in range(-10, 11) if n]
        else:
            cards = _composed()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``√144``."""
        kind, a, b = operands
        if kind == _CUBE:
            return root(3, a)
        if kind == _SUM:
            return add(sqrt(a), sqrt(b))
        if kind == _SQUARE:
            return sqrt(a)
        return sqrt({_FRACTION: frac, _OF_SUM: add, _OF_DIFFERENCE: sub}[kind](a, b))

    def value(self, operands: Operands) -> Fraction:
        """Return the root, or what the roots make."""
        kind, a, b = operands
        if kind == _CUBE:
            size = next(n for n in range(abs(a) + 1) if n**3 == abs(a))
            return Fraction(size if a > 0 else -size)
        if kind == _FRACTION:
            return Fraction(isqrt(a), isqrt(b))
        if kind == _SUM:
            return Fraction(isqrt(a) + isqrt(b))
        return Fraction(isqrt({_SQUARE: a, _OF_SUM: a + b}.get(kind, a - b)))

    def key(self, operands: Operands) -> str:
        """Return ``sqrt(144)``."""
        kind, *numbers = operands
        return _KEYS[kind].format(*numbers)

    def features(self, operands: Operands) -> dict[str, int]:
        """Return that it is a cube root, of a negative number, of a fraction; a sum or difference; large."""
        kind, a, _ = operands
        return {
            "cube_root": int(kind == _CUBE),
            "negative_base": int(a < 0),
            "fraction": int(kind == _FRACTION),
            "sum_at_root": int(kind in {_SUM, _OF_SUM, _OF_DIFFERENCE}),
            "root_over_10": int(kind == _SQUARE and a > 100),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind, a, b = operands
        if kind == _SQUARE:
            yield sqrt_halves.__name__, sqrt_halves(a)
        elif kind == _CUBE:
            yield cube_root_thirds.__name__, cube_root_thirds(a)
        elif kind == _SUM:
            yield roots_under_one_root.__name__, roots_under_one_root(isqrt(a), isqrt(b))
        elif kind != _FRACTION:
            sign = 1 if kind == _OF_SUM else -1
            yield sqrt_sum_of_squares.__name__, sqrt_sum_of_squares(isqrt(a), sign * isqrt(b))

    def values(self, question: Question) -> Values:
        """Name the numbers under the roots, and the sum of them."""
        kind, a, b = question.operands
        total = sub(a, b) if kind == _OF_DIFFERENCE else add(a, b)
        return {"a": a, "b": b, "total": total, "root_a": sqrt(abs(a)), "root_b": sqrt(b)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Say what the root asks for, or in which order to go."""
        yield Remark(f"maths.skill.square_cube_roots.hint_{_NAMES[question.operands[0]]}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Show the product that makes the number under the root."""
        kind, a, b = question.operands
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        number = int(question.number)
        if kind in {_SQUARE, _OF_SUM, _OF_DIFFERENCE}:
            values |= {"product": equals(mul(number, number), number * number), "under": number * number}
        elif kind == _CUBE:
            values |= {"product": equals(power(number, 3), a)}
        else:
            values |= {"first": equals(sqrt(a), isqrt(a)), "second": equals(sqrt(b), isqrt(b))}
        yield Remark(f"maths.skill.square_cube_roots.step_{_NAMES[kind]}", values)

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:
        """Multiply the number by itself."""
        kind = question.operands[0]
        values: Values = {"chosen": chosen, **self.values(question)}
        if kind in {_SQUARE, _CUBE}:
            exponent = 2 if kind == _SQUARE else 3
            values |= {"power": power(chosen, exponent), "got": chosen**exponent}
            yield Remark("maths.skill.square_cube_roots.doubt", values)
        yield from self.hints(question)


def _composed() -> Iterable[Operands]:
    """Yield roots of fractions, sums of two roots, and roots of sums and differences of two squares."""
    for p, q in permutations(range(1, 11), 2):
        if gcd(p, q) == 1 and q > 1:
            yield _FRACTION, p * p, q * q
    for p, q in permutations(range(2, 13), 2):
        yield _SUM, p * p, q * q
    for p, q in combinations(range(3, 25), 2):
        hypotenuse = isqrt(p * p + q * q)
        if hypotenuse**2 == p * p + q * q:
            yield _OF_SUM, p * p, q * q
            yield _OF_SUM, q * q, p * p
            yield _OF_DIFFERENCE, hypotenuse**2, p * p
            yield _OF_DIFFERENCE, hypotenuse**2, q * q
