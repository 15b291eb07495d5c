"""Logarithms of products, quotients and powers."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import add, div, log, mul, power, sub
from seqnum.maths.mistakes.logs import (
    log_of_power_is_power,
    log_of_product_is_product,
    log_of_quotient_is_quotient,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_PRODUCT, _QUOTIENT, _POWER = range(3)
_OF_LEVEL = {1: _PRODUCT, 2: _POWER, 3: _QUOTIENT}
_NAMES = ("product", "quotient", "power")
_KEYS = ("log{0}({1}*{2})", "log{0}({1}/{2})", "log{0}({1}^{2})")
_RULES = (log_of_product_is_product, log_of_quotient_is_quotient, log_of_power_is_power)
_LARGEST_POWER = 10**15
"""No number behind a logarithm is larger, if it is worked out."""
_SHORT = 6
"""Powers with a larger exponent are no help to see that a number is wrong."""


class LogarithmRules(Skill):
    """``log₂(4 × 8)``; the operands are which rule, the base, the exponent in 4, and that in 8 or outside."""

    id = "logarithm_rules"
    rules = _RULES

    def space(self, level: int) -> Space:
        """Return products; powers; quotients."""
        return Listed(_cards(_OF_LEVEL[level]), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``log₂(4 × 8)``."""
        return log(operands[1], _inside(operands))

    def value(self, operands: Operands) -> int:
        """Return the exponent of the base."""
        kind, _, m, n = operands
        return (m + n, m - n, m * n)[kind]

    def key(self, operands: Operands) -> str:
        """Return ``log2(4*8)``."""
        kind, base, m, n = operands
        return _KEYS[kind].format(base, base**m, n if kind == _POWER else base**n)

    def features(self, operands: Operands) -> dict[str, int]:
        """Return which rule it is, and whether the exponent is positive."""
        kind = operands[0]
        return {
            "inverse_direction": 1,
            "quotient": int(kind == _QUOTIENT),
            "power_of_power": int(kind == _POWER),
            "exponent_not_positive": int(self.value(operands) <= 0),
        }

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield the misconception of the rule with what it gives."""
        kind, _, m, n = operands
        rule = _RULES[kind]
        yield rule.__name__, rule(m, n)

    def values(self, question: Question) -> Values:
        """Name both logarithms, and what is done with them."""
        kind, base, m, n = question.operands
        return {
            "base": base,
            "first": log(base, base**m),
            "second": n if kind == _POWER else log(base, base**n),
            "m": m,
            "n": n,
            "done": (add(m, n), sub(m, n), mul(n, m))[kind],
        }

    def hints(self, question: Question) -> Iterator[Remark]:
        """Take the logarithms one by one; say what becomes of them."""
        name = _NAMES[question.operands[0]]
        yield Remark("maths.skill.logarithm_rules.hint", self.values(question))
        yield Remark(f"maths.skill.logarithm_rules.hint_{name}", self.values(question))

    def steps(self, question: Question) -> Iterator[Remark]:
        """Take the logarithms, put them together."""
        values: Values = {"question": question.prompt, "answer": question.answer, **self.values(question)}
        case = "step_power" if question.operands[0] == _POWER else "step"
        yield Remark(f"maths.skill.logarithm_rules.{case}", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:
        """Raise the base to the number."""
        kind, base, *_ = question.operands
        whole = chosen.numerator if isinstance(chosen, Fraction) and chosen.denominator == 1 else 0
        if kind != _POWER and 0 < abs(whole) <= _SHORT:
            got = Fraction(base) ** whole
            values: Values = {"filled": power(base, chosen), "got": got, "value": _inside(question.operands)}
            yield Remark("maths.skill.logarithm_value.doubt", values)
        yield from self.hints(question)


def _inside(operands: Operands) -> Expression:
    kind, base, m, n = operands
    if kind == _POWER:
        return power(base**m, n)
    return (mul, div)[kind](base**m, base**n)


def _cards(kind: int) -> Iterable[Operands]:
    """Yield exponents of numbers up to 1024, a million for base 10; and a power's own from 2 to 9."""
    for base in range(2, 11):
        exponents = [m for m in range(1, 11) if base**m <= (10**6 if base == 10 else 1024)]
        if kind == _POWER:
            both = product(exponents[1:], range(2, 10))
            yield from ((kind, base, m, n) for m, n in both if base ** (m * n) <= _LARGEST_POWER)
        else:
            yield from ((kind, base, m, n) for m, n in product(exponents, repeat=2) if m != n)
