"""Derivatives of polynomials: their value at a point, and as an expression."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.build import call, derivative, equals, plus_terms, prime
from seqnum.maths.coefficients import derived, signed_key, worth, written
from seqnum.maths.exact import letter, with_exponents
from seqnum.maths.mistakes.calculus import (
    derivative_constant_survives,
    derivative_forgot_coefficient,
    derivative_keeps_exponent,
    value_for_slope,
)
from seqnum.maths.remark import Remark, Values
from seqnum.maths.skill import Skill
from seqnum.maths.skills.putting_in import put_in_all
from seqnum.maths.skills.slopes import slope_asked
from seqnum.maths.space import Listed
from seqnum.maths.spread import spread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression
    from seqnum.maths.mistakes import Wrong
    from seqnum.maths.question import Question
    from seqnum.maths.space import Operands, Space

_IN_BOTH = (derivative_keeps_exponent, derivative_forgot_coefficient, derivative_constant_survives)
_MANY = 3000
_X = letter("x")


def _signed(most: int) -> tuple[int, ...]:
    return (*range(-most, 0), *range(1, most + 1))


class DerivativeAtPoint(Skill):
    """``f′(4) if f(x) = 3x²``; the operands are the point and the coefficients from x³ down."""

    id = "derivative_at_point"
    rules = (*_IN_BOTH, value_for_slope)
    told_first = (value_for_slope, derivative_keeps_exponent, derivative_forgot_coefficient)

    def space(self, level: int) -> Space:
        """Return positive quadratics; with negative numbers; cubics."""
        choices = {
            1: [range(1, 6), (0,), range(1, 6), range(7), range(10)],
            2: [_signed(4), (0,), _signed(5), _signed(6), range(-9, 10)],
            3: [_signed(3), _signed(3), range(-4, 5), _signed(6), range(-5, 6)],
        }[level]
        return Listed(spread(choices, _MANY), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``f′(4) if f(x) = 3x²``."""
        x, *coefficients = operands
        return slope_asked(written(coefficients), x)

    def value(self, operands: Operands) -> int:
        """Return the slope."""
        x, *coefficients = operands
        return worth(derived(coefficients), x)

    def key(self, operands: Operands) -> str:
        """Return ``3x^2,4``."""
        x, *coefficients = operands
        return f"{signed_key(coefficients)},{x}"

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the terms beyond one, and whether the point is negative."""
        x, *coefficients = operands
        return {"terms_beyond_1": sum(map(bool, coefficients)) - 1, "point_negative": int(x < 0)}

    def values(self, question: Question) -> Values:
        """Name the derivative."""
        x, *coefficients = question.operands
        derivative_of_f = equals(prime(call("f", "x")), written(derived(coefficients)))
        return {"at": equals("x", x), "derivative": derivative_of_f, "slope": prime(call("f", x))}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Derive term by term, then put the number in."""
        yield Remark("maths.skill.derivative_at_point.hint", self.values(question))
        yield Remark("maths.skill.derivative_expression.hint")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Derive, then put the number in."""
        x, *coefficients = question.operands
        filled = put_in_all(derived(coefficients), x)
        values: Values = {**self.values(question), "filled": filled, "answer": question.answer}
        yield Remark("maths.skill.derivative_at_point.step", values)

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of the rule."""
        return self.hints(question)


class DerivativeExpression(Skill):
    """``d/dx (3x² + 2x − 1)``; the operands are the coefficients from x³ down, and that of 1/x."""

    id = "derivative_expression"
    rules = _IN_BOTH
    told_first = (derivative_keeps_exponent, derivative_forgot_coefficient)

    def space(self, level: int) -> Space:
        """Return quadratics; cubics; x below the line."""
        choices = {
            1: [(0,), range(1, 7), _signed(6), _signed(5), (0,)],
            2: [range(1, 4), _signed(3), _signed(5), _signed(3), (0,)],
            3: [(0,), range(1, 5), range(-2, 3), range(-3, 4), _signed(5)],
        }[level]
        return Listed(product(*choices), self.value)

    def prompt(self, operands: Operands) -> Expression:
        """Return ``d/dx (3x² + 2x − 1)``."""
        *coefficients, below = operands
        return derivative(plus_terms(*([written(coefficients)] if any(coefficients) else []), *_over_x(below)))

    def value(self, operands: Operands) -> Value:
        """Return the derivative."""
        *coefficients, below = operands
        return _expression(*derived(coefficients), below)

    def key(self, operands: Operands) -> str:
        """Return ``3x^2+2x-1``."""
        *coefficients, below = operands
        return signed_key(coefficients) + (f"{below:+}/x" if below else "")

    def features(self, operands: Operands) -> dict[str, int]:
        """Return the terms beyond one, and whether an exponent is negative."""
        return {"terms_beyond_1": sum(map(bool, operands)) - 1, "exponent_not_natural": int(operands[-1] != 0)}

    def wrong(self, operands: Operands) -> Iterator[tuple[str, Wrong]]:
        """Yield each misconception's id with what it gives."""
        return ((rule.__name__, rule(_X, *operands)) for rule in self.rules)

    def values(self, question: Question) -> Values:
        """Name the fraction with x below the line."""
        return {"fraction": plus_terms(*_over_x(question.operands[-1]))}

    def hints(self, question: Question) -> Iterator[Remark]:
        """Derive term by term."""
        if question.operands[-1]:
            yield Remark("maths.skill.derivative_expression.hint_below", self.values(question))
        yield Remark("maths.skill.derivative_expression.hint")

    def steps(self, question: Question) -> Iterator[Remark]:
        """Say the rule, derive term by term, and put the terms together."""
        yield Remark("maths.skill.derivative_expression.step_rule")
        for coefficient, exponent in zip(question.operands, (3, 2, 1, 0, -1), strict=True):
            if coefficient:
                pair: Values = {
                    "term": coefficient * _X**exponent,
                    "derived": exponent * coefficient * _X ** (exponent - 1),
                }
                yield Remark("maths.skill.derivative_expression.step_term", pair)
        yield Remark("maths.skill.derivative_expression.step", {"question": question.prompt, "answer": question.answer})

    def doubts(self, question: Question, chosen: Value) -> Iterator[Remark]:  # noqa: ARG002 - the same for all
        """Remind of the rule."""
        return self.hints(question)


@cache
def _expression(first: int, second: int, third: int, below: int) -> Value:
    """Return a derivative; many cards have the same."""
    return with_exponents([(first, 2), (second, 1), (third, 0), (-below, -2)])


def _over_x(number: int) -> list[Value]:
    return [number / _X] if number else []
