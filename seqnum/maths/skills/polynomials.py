"""Remainders of polynomials and coefficients of powers."""

from __future__ import annotations

from itertools import product
from math import comb
from typing import TYPE_CHECKING

from seqnum.maths.build import add, binomial, div, equals, mul, phrase, plus_terms, polynomial, power
from seqnum.maths.mistakes.algebra import linear_power
from seqnum.maths.mistakes.quadratics import (
    binomial_coefficient_not_raised,
    binomial_ways_only,
    binomial_without_ways,
    pascal_row_above,
    remainder_at_opposite,
    remainder_is_constant,
    remainder_powers_multiplied,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.putting_in import put_in_all
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_9 = (*range(-9, 0), *range(1, 10))
_LARGEST = 99
_LARGEST_COEFFICIENT = 1000
_LARGEST_WAYS = 500


class PolynomialRemainder(Skill):
    """``remainder of (x³ − 2x + 5) ÷ (x − 2)``; the operands are the coefficients from the highest down, and the 2."""

    id = "polynomial_remainder"
    rules = (remainder_at_opposite, remainder_is_constant, remainder_powers_multiplied)
    told_first = rules

    def space(self, level: int) -> Space:
        """Return squares divided by x minus a number; cubes; cubes with a number before and a term missing."""
        cards = {1: _squares, 2: _cubes, 3: _gaps}[level]()
        return Listed((card for card in cards if abs(self.value(card)) <= _LARGEST), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``remainder of (x³ − 2x + 5) ÷ (x − 2)``."""
        *above, a = operands
        return phrase("remainder", div(_polynomial(above), polynomial({1: 1, 0: -a})))

    def value(self, operands: Operands) -> int:
        """Return what the polynomial is worth for the number, by Horner's scheme."""
        *above, a = operands
        total = 0
        for coefficient in above:
            total = total * a + coefficient
        return total

    def key(self, operands: Operands) -> str:
        """Return ``1,0,-2,5/2``."""
        *above, a = operands
        return f"{','.join(map(str, above))}/{a}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the degree beyond two, the missing terms, and the negative numbers."""
        *above, a = operands
        return {
            "degree_beyond_2": len(above) - 3,
            "leading_coefficient_not_1": int(above[0] != 1),
            "missing_terms": above.count(0),
            "negative_base": int(a < 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        *above, a = operands
        return ((rule.__name__, rule(tuple(above), a)) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the number to put in, and the polynomial with it."""
        *above, a = question.operands
        highest = len(above) - 1
        values: Values = {"a": a, "x": equals("x", a), "divisor": polynomial({1: 1, 0: -a})}
        powers = {"power": power(a, highest), "factors": _repeated(a, highest)}
        return {**values, **powers, "filled": put_in_all(above, a)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Put the number in for which the divisor is zero."""
        yield Remark("maths.skill.polynomial_remainder.hint", self.values(question))
        yield Remark("maths.skill.polynomial_remainder.hint_put", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Put the number in."""
        yield Remark("maths.skill.polynomial_remainder.step", {**self.values(question), "answer": question.answer})

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - nothing to compare with
        """Put the number in."""
        yield from self.hints(question)


class BinomialCoefficient(Skill):
    """``coefficient of x² in (1 + x)⁵``; the operands are a, b and n of ``(ax + b)ⁿ``, and the exponent."""

    id = "binomial_coefficient"
    rules = (
        binomial_without_ways,
        binomial_ways_only,
        binomial_coefficient_not_raised,
        pascal_row_above,
        linear_power,
    )
    told_first = (linear_power, *rules[:-1])

    def space(self, level: int) -> Space:
        """Return 1 + x; x plus a number; a number before x, or a minus."""
        cards = {1: _pascal, 2: _x_plus, 3: _any_term}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``coefficient of x² in (1 + x)⁵``."""
        a, b, n, k = operands
        bracket = add(1, "x") if (a, b) == (1, 1) else polynomial({1: a, 0: b})
        return phrase("coefficient", polynomial({k: 1}), power(bracket, n))

    def value(self, operands: Operands) -> int:
        """Return the coefficient."""
        return _coefficient(*operands)

    def key(self, operands: Operands) -> str:
        """Return ``(1x+1)^5,2``."""
        a, b, n, k = operands
        return f"({a}x{b:+})^{n},{k}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the exponent beyond three, and what stands before and after x."""
        a, b, n, _ = operands
        return {"exponent_beyond_3": n - 3, "leading_coefficient_not_1": int(a != 1), "negative_operands": int(b < 0)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        a, b, n, k = operands
        yield binomial_without_ways.__name__, binomial_without_ways(a, b, n, k)
        yield binomial_ways_only.__name__, binomial_ways_only(a, b, n, k)
        yield binomial_coefficient_not_raised.__name__, binomial_coefficient_not_raised(a, b, n, k)
        yield pascal_row_above.__name__, pascal_row_above(a, b, n, k)
        yield linear_power.__name__, 0  # it leaves only the first and the last term

    def values(self, question: Question) -> Values:
        """Name the brackets, the ways to choose, and what is multiplied."""
        a, b, n, k = question.operands
        term = polynomial({1: a})
        values: Values = {"n": n, "k": k, "term": term, "choose": binomial(n, k), "ways": comb(n, k)}
        values |= {"raised": power(term, k) if k > 1 else term, "others": power(b, n - k) if n - k > 1 else b}
        return {**values, "b": b, "rest": n - k, "x": polynomial({k: 1}), "times": _factors(a, b, n, k)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Choose in which brackets x is taken."""
        plain = question.operands[:2] == (1, 1)
        yield Remark("maths.skill.binomial_coefficient.hint", self.values(question))
        if not plain:
            yield Remark("maths.skill.binomial_coefficient.hint_rest", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Count the ways; multiply by what stands before and after x."""
        plain = question.operands[:2] == (1, 1)
        values: Values = {**self.values(question), "answer": question.answer}
        yield Remark(f"maths.skill.binomial_coefficient.{'step_plain' if plain else 'step'}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - nothing to compare with
        """Choose in which brackets x is taken."""
        yield from self.hints(question)


def _polynomial(above: list[int]) -> Expression:
    return polynomial(dict(zip(range(len(above) - 1, -1, -1), above, strict=True)))


def _repeated(base: int, exponent: int) -> Expression:
    return mul(_repeated(base, exponent - 1), base) if exponent > 1 else plus_terms(base)


def _factors(a: int, b: int, n: int, k: int) -> Expression:
    """Return the ways times the powers of what is not 1."""
    found: Expression = plus_terms(comb(n, k))
    for base, exponent in ((a, k), (b, n - k)):
        if base != 1:
            found = mul(found, power(base, exponent) if exponent > 1 else base)
    return found


def _coefficient(a: int, b: int, n: int, k: int) -> int:
    return int(comb(n, k) * a**k * b ** (n - k))


def _squares() -> Iterable[Operands]:
    return product((1, 2), range(-6, 7), _TO_9, (1, 2, 3, 4))


def _cubes() -> Iterable[Operands]:
    return product((1,), (-3, -2, -1, 1, 2, 3), (-4, -3, -2, -1, 1, 2, 3, 4), _TO_9, (-3, -2, -1, 1, 2, 3))


def _gaps() -> Iterable[Operands]:
    for leading, number, end, a in product((2, 3), range(-6, 7), _TO_9, (-3, -2, 2, 3)):
        if number:
            yield leading, number, 0, end, a
            yield leading, 0, number, end, a


def _pascal() -> Iterable[Operands]:
    for n in range(3, 13):
        yield from ((1, 1, n, k) for k in range(1, n) if comb(n, k) <= _LARGEST_WAYS)


def _x_plus() -> Iterable[Operands]:
    for b, n, k in product(range(2, 6), range(3, 8), range(1, 7)):
        if k < n and _coefficient(1, b, n, k) <= _LARGEST_COEFFICIENT:
            yield 1, b, n, k


def _any_term() -> Iterable[Operands]:
    for a, b, n, k in product(range(1, 4), (*range(-5, 0), *range(1, 6)), range(3, 7), range(1, 6)):
        if (a > 1 or b < 0) and k < n and abs(_coefficient(a, b, n, k)) <= _LARGEST_COEFFICIENT:
            yield a, b, n, k
