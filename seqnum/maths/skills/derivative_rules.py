"""Product, quotient and chain rule, at a point."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import isqrt
from typing import TYPE_CHECKING

from seqnum.maths.build import add, equals, frac, juxtapose, mul, power, sqrt, sub
from seqnum.maths.coefficients import signed_key, worth_and_slope, written
from seqnum.maths.exact_functions import E
from seqnum.maths.mistakes.calculus import (
    chain_rule_derivative_inside,
    chain_rule_exponent_kept,
    chain_rule_inner_forgotten,
    product_rule_minus,
    product_rule_one_term,
    product_rule_product_of_derivatives,
    quotient_rule_no_square,
    quotient_rule_plus,
    quotient_rule_quotient_of_derivatives,
    quotient_rule_swapped,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.slopes import slope_asked
from seqnum.maths.space import Listed
from seqnum.maths.spread import spread

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_TO_5 = range(1, 6)
_SIGNED = (*range(-5, 0), *_TO_5)
_POINTS = (*range(-3, 0), *range(1, 4))
_MANY = 4000
_LARGEST = 200
_ON_BOARD = range(-_LARGEST, _LARGEST + 1)
_E_TO = [Fraction(1), *(E**exponent for exponent in range(1, 4))]


class _Rule(Skill):
    """What the three rules have in common: a function made of two others, and a point."""

    def prompt(self, operands: Operands) -> Expression:
        """Return ``f′(2) if f(x) = …``."""
        return slope_asked(self._function(operands), operands[0])

    def features(self, operands: Operands) -> dict[str, int]:
        """Return that a rule is needed, and whether the point is negative."""
        return {"rules_beyond_power": 1, "point_negative": int(operands[0] < 0)}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Name the two functions, then say the rule."""
        yield Remark(f"maths.skill.{self.id}.hint", self.values(question))
        yield Remark(f"maths.skill.{self.id}.hint_rule", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Say the values of the two functions and put them into the rule."""
        yield Remark(f"maths.skill.{self.id}.step", {**self.values(question), "answer": question.answer})

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of the rule."""
        return self.hints(question)

    def _function(self, operands: Operands) -> Expression:
        raise NotImplementedError


class ProductRule(_Rule):
    """``(x² + 3)(2x − 5)``; the operands are the point, three and two coefficients, and 1 where e^x is the second."""

    id = "product_rule"
    rules = (product_rule_product_of_derivatives, product_rule_one_term, product_rule_minus)
    told_first = (product_rule_product_of_derivatives, product_rule_minus)

    def space(self, level: int) -> Space:
        """Return a power times a linear function; quadratic times linear; linear times e^x."""
        choices: dict[int, list[Sequence[int]]] = {
            1: [range(1, 4), _TO_5, (0,), (0,), _TO_5, _SIGNED, (0,)],
            2: [_POINTS, (-2, -1, 1, 2, 3), (0,), _SIGNED, (1, 2, 3), _SIGNED, (0,)],
            3: [range(4), (0,), _SIGNED, range(-9, 10), (0,), (0,), (1,)],
        }
        cards = spread(choices[level], _MANY)
        return Listed((card for card in cards if level == 3 or self.value(card) in _ON_BOARD), self.value)

    def value(self, operands: Operands) -> Value | int:
        """Return ``u′v + uv′``."""
        u, du, v, dv = _product_parts(operands)
        return du * v + u * dv

    def key(self, operands: Operands) -> str:
        """Return ``(x^2+3)(2x-5),2``."""
        x, *numbers, exponential = operands
        second = "e^x" if exponential else f"({signed_key(numbers[3:])})"
        return f"({signed_key(numbers[:3])}){second},{x}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return also the terms beyond one, and whether e is in it."""
        terms = sum(map(bool, operands[1:]))
        return {**super().features(operands), "terms_beyond_1": terms - 1, "exponential": operands[-1]}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_product_parts(operands))) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name both factors and their derivatives there."""
        u, du, v, dv = _product_parts(question.operands)
        first, second = _factors(question.operands)
        values: Values = {"first": first, "second": second, "u": u, "du": du, "v": v, "dv": dv}
        return {**values, "at": equals("x", question.operands[0]), "sum": add(mul(du, v), mul(u, dv))}

    def _function(self, operands: Operands) -> Expression:
        return juxtapose(*_factors(operands))


class QuotientRule(_Rule):
    """``(2x + 3)/(x − 5)``; the operands are the point, three coefficients above the line and two below."""

    id = "quotient_rule"
    rules = (
        quotient_rule_quotient_of_derivatives,
        quotient_rule_plus,
        quotient_rule_swapped,
        quotient_rule_no_square,
    )
    told_first = (quotient_rule_quotient_of_derivatives, quotient_rule_swapped, quotient_rule_plus)

    def space(self, level: int) -> Space:
        """Return two linear functions, whole answers; fractions; a quadratic over a linear function."""
        first = (1, 2) if level == 3 else (0,)
        choices = [range(-2, 4), first, _SIGNED if level < 3 else (-2, 0, 2), _SIGNED, (1, 2, 3), _SIGNED]
        return Listed((card for card in spread(choices, _MANY) if self._fits(level, card)), self.value)

    def value(self, operands: Operands) -> Fraction:
        """Return ``(u′v − uv′)/v²``."""
        u, du, v, dv = _quotient_parts(operands)
        return Fraction(du * v - u * dv, v * v)

    def key(self, operands: Operands) -> str:
        """Return ``(2x+3)/(x-5),2``."""
        x, *numbers = operands
        return f"({signed_key(numbers[:3])})/({signed_key(numbers[3:])}),{x}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return also the terms beyond one."""
        return {**super().features(operands), "terms_beyond_1": sum(map(bool, operands[1:])) - 1}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_quotient_parts(operands))) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name both functions and their derivatives there."""
        x, *numbers = question.operands
        u, du, v, dv = _quotient_parts(question.operands)
        values: Values = {"first": written(numbers[:3]), "second": written(numbers[3:]), "u": u, "du": du}
        above = sub(mul(du, v), mul(u, dv))
        return {**values, "v": v, "dv": dv, "at": equals("x", x), "quotient": frac(above, power(v, 2))}

    def _function(self, operands: Operands) -> Expression:
        _, *numbers = operands
        return frac(written(numbers[:3]), written(numbers[3:]))

    @staticmethod
    def _fits(level: int, card: Operands) -> bool:
        """Say whether the answer is as the level wants it, and nothing can be cancelled before."""
        u, du, v, dv = _quotient_parts(card)
        above = du * v - u * dv
        if not v or not above or abs(v) > (5 if level < 3 else 3) or abs(above) > _LARGEST:
            return False
        c, d = card[4:]
        if card[1] * d * d - card[2] * c * d + card[3] * c * c == 0:
            return False
        return level == 3 or (above % (v * v) == 0) == (level == 1)


class ChainRule(_Rule):
    """``(2x − 5)⁴`` and ``√(4x + 1)``; the operands are the point, three coefficients, and the exponent n/m."""

    id = "chain_rule"
    rules = (chain_rule_inner_forgotten, chain_rule_exponent_kept, chain_rule_derivative_inside)
    told_first = (chain_rule_inner_forgotten, chain_rule_exponent_kept)

    def space(self, level: int) -> Space:
        """Return powers of linear functions; of quadratic ones; square roots."""
        cards = {1: _linear_powers, 2: _quadratic_powers, 3: _square_roots}[level]()
        return Listed(cards, self.value)

    def value(self, operands: Operands) -> Fraction:
        """Return outer times inner derivative."""
        inner, slope, n, m = _chain_parts(operands)
        return Fraction(n * inner ** (n - 1) * slope) if m == 1 else Fraction(slope, 2 * isqrt(inner))

    def key(self, operands: Operands) -> str:
        """Return ``(2x-5)^4,2`` or ``(4x+1)^1/2,6``."""
        x, *inner, n, m = operands
        return f"({signed_key(inner)})^{n}{f'/{m}' if m > 1 else ''},{x}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return also the terms beyond one, and whether it is a root."""
        terms = sum(map(bool, operands[1:4]))
        is_root = int(operands[-1] > 1)
        return {**super().features(operands), "terms_beyond_1": terms - 1, "exponent_not_natural": is_root}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(*_chain_parts(operands))) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the inner function, its value and its derivative there."""
        x, *coefficients = question.operands
        inner, slope, n, m = _chain_parts(question.operands)
        outer = mul(n, power(inner, n - 1) if n > 2 else inner) if m == 1 else frac(1, mul(2, sqrt(inner)))
        values: Values = {"inner": written(coefficients[:3]), "at": equals("x", x), "value": inner, "slope": slope}
        return {**values, "outer": outer, "product": mul(outer, slope)}

    def _function(self, operands: Operands) -> Expression:
        _, *inner, n, m = operands
        return power(written(inner), n) if m == 1 else sqrt(written(inner))


def _factors(operands: Operands) -> tuple[Expression, Expression]:
    _, *numbers, exponential = operands
    return written(numbers[:3]), power("e", "x") if exponential else written(numbers[3:])


def _product_parts(operands: Operands) -> tuple[int, int, Value | int, Value | int]:
    """Return both factors with their derivatives at the point."""
    x, *numbers, exponential = operands
    first, second = numbers[:3], numbers[3:]
    u, du = worth_and_slope(first, x)
    if exponential:
        return u, du, _E_TO[x], _E_TO[x]
    return u, du, *worth_and_slope(second, x)


def _quotient_parts(operands: Operands) -> tuple[int, int, int, int]:
    x, *numbers = operands
    return *worth_and_slope(numbers[:3], x), *worth_and_slope(numbers[3:], x)


def _chain_parts(operands: Operands) -> tuple[int, int, int, int]:
    """Return the inner function and its derivative at the point, and the exponent."""
    x, *coefficients, n, m = operands
    return *worth_and_slope(coefficients[:3], x), n, m


def _linear_powers() -> Iterator[Operands]:
    for x, b, c, n in product(range(-3, 5), range(2, 6), (*range(-9, 0), *range(1, 10)), (2, 3, 4)):
        if 0 < abs(inner := b * x + c) <= 5 and abs(n * b * inner ** (n - 1)) <= _LARGEST:
            yield x, 0, b, c, n, 1


def _quadratic_powers() -> Iterator[Operands]:
    for x, a, c, n in product(_POINTS, (-2, -1, 1, 2, 3), (*range(-9, 0), *range(1, 10)), (2, 3)):
        if 0 < abs(inner := a * x * x + c) <= 6 and abs(n * 2 * a * x * inner ** (n - 1)) <= _LARGEST:
            yield x, a, 0, c, n, 1


def _square_roots() -> Iterator[Operands]:
    for x, a, b, c in product(range(-3, 7), (0, 1, 2), range(-6, 9), range(-9, 17)):
        inner = (a * x + b) * x + c
        if (b if a == 0 else c) and 2 * a * x + b and 0 < inner <= 49 and isqrt(inner) ** 2 == inner and abs(b) != 1:
            yield x, a, b, c, 1, 2
