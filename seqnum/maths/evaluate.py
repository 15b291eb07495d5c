"""The exact value of an expression, with fractions."""

from __future__ import annotations

from fractions import Fraction

from seqnum.maths.errors import EvaluationError
from seqnum.maths.expression import Blank, Expression, Number, Op, Variable

LARGEST_EXPONENT = 1000
LARGEST_POWER_BITS = 10_000
"""Far above anything on a card, far below what would hold a computer up."""


def evaluate(expression: Expression, unknown: Fraction | int | None) -> Fraction:
    """Return the exact value; see `Expression.evaluate`."""
    match expression:
        case Number(value):
            return Fraction(value)
        case Blank() | Variable():
            if unknown is None:
                raise EvaluationError("notation.error.unknown_has_no_value", given=expression.plain())
            return Fraction(unknown)
        case Op("eq"):
            raise EvaluationError("notation.error.equation_has_no_value", given=expression.plain())
        case Op(kind, args):
            return _apply(kind, [evaluate(arg, unknown) for arg in args], expression)
    raise TypeError(expression)


def _apply(kind: str, values: list[Fraction], op: Op) -> Fraction:  # noqa: PLR0911 - one line per kind
    match kind, values:
        case "add", [left, right]:
            return left + right
        case "sub", [left, right]:
            return left - right
        case "mul" | "of" | "juxtapose", [left, right]:
            return left * right
        case "div" | "frac", [left, right]:
            return _quotient(left, right, op)
        case "mixed", [whole, numerator, denominator]:
            return whole + _quotient(numerator, denominator, op)
        case "pow", [base, exponent]:
            return _power(base, exponent, op)
        case "neg", [value]:
            return -value
    raise TypeError(op)


def _quotient(left: Fraction, right: Fraction, op: Op) -> Fraction:
    if right == 0:
        raise EvaluationError("notation.error.division_by_zero", given=op.plain())
    return left / right


def _power(base: Fraction, exponent: Fraction, op: Op) -> Fraction:
    check_power(base.numerator, base.denominator, exponent.numerator, exponent.denominator, op)
    if base == 0 and exponent <= 0:
        raise EvaluationError("notation.error.division_by_zero", given=op.plain())
    return base**exponent.numerator


def check_power(numerator: int, denominator: int, exponent: int, root: int, op: Op) -> None:
    """Refuse a power that is no exact fraction or would take for ever, before it is calculated."""
    if root != 1:
        raise EvaluationError("notation.error.not_a_whole_exponent", given=op.plain())
    size = max(abs(numerator), denominator).bit_length()
    if abs(exponent) > LARGEST_EXPONENT or size * abs(exponent) > LARGEST_POWER_BITS:
        raise EvaluationError("notation.error.too_large_a_power", given=op.plain())
