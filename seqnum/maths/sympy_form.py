"""Notation as sympy objects, built one by one: no text ever reaches sympy's own parser, which runs code."""

from __future__ import annotations

from typing import Any

from seqnum.maths.errors import EvaluationError
from seqnum.maths.evaluate import check_power
from seqnum.maths.expression import Blank, Expression, Number, Op, Variable


def to_sympy(expression: Expression) -> Any:
    """Return an expression as sympy objects; see `Expression.to_sympy`."""
    import sympy

    match expression:
        case Number(value):
            return sympy.Integer(value)
        case Variable(name):
            return sympy.Symbol(name)
        case Blank():
            return sympy.Symbol("□")
        case Op("eq", (left, right)):
            return sympy.Eq(to_sympy(left), to_sympy(right), evaluate=False)
        case Op(kind, args):
            return _apply(kind, [to_sympy(arg) for arg in args], expression)
    raise TypeError(expression)


def _apply(kind: str, values: list[Any], op: Op) -> Any:  # noqa: PLR0911 - one line per kind
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


def _quotient(left: Any, right: Any, op: Op) -> Any:
    if right.is_zero:
        raise EvaluationError("notation.error.division_by_zero", given=op.plain())
    return left / right


def _power(base: Any, exponent: Any, op: Op) -> Any:
    if base.is_Rational and exponent.is_Rational:
        check_power(base.p, base.q, exponent.p, exponent.q, op)
    if base.is_zero and exponent.is_nonpositive:
        raise EvaluationError("notation.error.division_by_zero", given=op.plain())
    return base**exponent
