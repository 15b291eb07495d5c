"""Products, quotients and powers of powers with one base."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, div, equals, mul, power, sub
from seqnum.maths.mistakes.powers import (
    exponents_added_for_power,
    exponents_apart_without_sign,
    exponents_divided_for_quotient,
    exponents_multiplied_for_product,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from fractions import Fraction

    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Rule, Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_PRODUCT, _QUOTIENT, _POWER = range(3)
_NAMES = ("product", "quotient", "power")
_KEYS = ("{0}^{1}*{0}^{2}", "{0}^{1}/{0}^{2}", "({0}^{1})^{2}")
_RULES: tuple[tuple[Rule, ...], ...] = (
    (exponents_multiplied_for_product,),
    (exponents_divided_for_quotient, exponents_apart_without_sign),
    (exponents_added_for_power,),
)


class ExponentRules(Skill):
    """``2³ × 2⁴ = 2^□``; the operands are which rule, the base and the two exponents."""

    id = "exponent_rules"
    rules = tuple(rule for rules in _RULES for rule in rules)

    def space(self, level: int) -> Space:
        """Return products and quotients; powers of powers too; negative exponents or results."""
        cards = {1: _plain, 2: _nested, 3: _negative}[level]()
        return Listed(cards, self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``2³ × 2⁴ = 2^□``."""
        kind, base, m, n = operands
        first, second = power(base, m), power(base, n)
        left = (mul(first, second), div(first, second), power(first, n))[kind]
        return equals(left, power(base, "□"))

    def value(self, operands: Operands) -> int:
        """Return the exponent."""
        kind, _, m, n = operands
        return (m + n, m - n, m * n)[kind]

    def key(self, operands: Operands) -> str:
        """Return ``2^3*2^4``."""
        kind, *numbers = operands
        return _KEYS[kind].format(*numbers)

    def features(self, operands: Operands) -> dict[str, int]:
        """Return which rule it is, and the exponents that are not positive."""
        kind, _, m, n = operands
        return {
            "quotient": int(kind == _QUOTIENT),
            "power_of_power": int(kind == _POWER),
            "negative_exponent": (m < 0) + (n < 0),
            "exponent_not_positive": int(self.value(operands) <= 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        kind, _, m, n = operands
        return ((rule.__name__, rule(m, n)) for rule in _RULES[kind])

    def values(self, question: Question) -> Values:
        """Name the base and the exponents."""
        _, base, m, n = question.operands
        return {"base": base, "m": m, "n": n}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Count the factors, where they can be counted; else the rule."""
        kind, base, m, n = question.operands
        values: Values = {**self.values(question), "first": power(base, m), "second": power(base, n)}
        if m > 0 and n > 0 and (kind != _QUOTIENT or m > n):
            yield Remark(f"maths.skill.exponent_rules.hint_{_NAMES[kind]}", values)
        yield Remark(f"maths.skill.exponent_rules.rule_{_NAMES[kind]}", values)

    def steps(self, question: Question) -> Iterator[Remark]:
        """Do with the exponents what the rule says."""
        kind, _, m, n = question.operands
        done = (add(m, n), sub(m, n), mul(m, n))[kind]
        yield Remark(f"maths.skill.exponent_rules.rule_{_NAMES[kind]}", self.values(question))
        yield Remark("maths.step.any", {"question": done, "answer": question.answer})

    def doubts(self, question: Question, chosen: Fraction) -> Iterator[Remark]:  # noqa: ARG002 - nothing to compare with
        """Count the factors."""
        yield from self.hints(question)


def _plain() -> Iterable[Operands]:
    for base, m, n in product((2, 3, 5, 7, 10), range(2, 16), range(2, 16)):
        yield _PRODUCT, base, m, n
        if m > n:
            yield _QUOTIENT, base, m, n


def _nested() -> Iterable[Operands]:
    for base, m, n in product((2, 3, 5, 7, 10), range(2, 10), range(2, 10)):
        yield _PRODUCT, base, m, n
        yield _POWER, base, m, n
        if m > n:
            yield _QUOTIENT, base, m, n


def _negative() -> Iterable[Operands]:
    both = (*range(-9, -1), *range(2, 10))
    for base, m, n in product((2, 3, 5, 7, 10), both, both):
        if m < 0 or n < 0:
            yield _PRODUCT, base, m, n
        if m <= n or n < 0:
            yield _QUOTIENT, base, m, n
    for base, m, n in product((2, 3, 5, 7, 10), range(-9, -1), range(2, 6)):
        yield _POWER, base, m, n
