"""The two roads to the value of a phrase, and short ways to go along them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from seqnum.maths.errors import EvaluationError
from seqnum.maths.evaluate import value_with, worth
from seqnum.maths.expression import Expression, Op, Variable

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.maths.exact import Value


class Meaning(NamedTuple):
    """The functions of a phrase's argument trees: its exact value, and the same as sympy objects."""

    value: Callable[..., Value]
    sympy: Callable[..., Any]


def number(tree: Expression) -> Value:
    """Return the exact value of an argument."""
    return value_with(tree, {})


def numbers(tree: Expression) -> tuple[Value, ...]:
    """Return the exact values of the operands: the members of a list, a point, both sides of a division.

    Examples
    --------
    >>> from seqnum.maths.build import div
    >>> numbers(div(17, 5))
    (Fraction(17, 1), Fraction(5, 1))
    """
    return tuple(value_with(arg, {}) for arg in parts(tree))


def members(tree: Expression) -> Any:
    """Return a list, point, vector or matrix as tuples of values."""
    return worth(tree, {})


def symbols(tree: Expression) -> list[Any]:
    """Return the operands as sympy objects."""
    return [arg.to_sympy() for arg in parts(tree)]


def parts(tree: Expression) -> tuple[Expression, ...]:
    """Return the operands of an operation.

    Raises
    ------
    EvaluationError
        When the argument has none.
    """
    if isinstance(tree, Op):
        return tree.args
    raise EvaluationError("notation.error.no_value", given=tree.plain())


def whole(value: Value) -> int:
    """Return a value that is a whole number.

    Raises
    ------
    EvaluationError
        When it is not.
    """
    if isinstance(value, Fraction) and value.denominator == 1:
        return value.numerator
    shown = value if isinstance(value, Fraction) else str(value)
    raise EvaluationError("notation.error.no_value", given=shown)


def setting(tree: Expression) -> dict[str, Value]:
    """Return what ``x = 4`` says, as letters with their values.

    Examples
    --------
    >>> from seqnum.maths.build import equals
    >>> setting(equals("x", 4))
    {'x': Fraction(4, 1)}
    """
    match tree:
        case Op("eq", (Variable(name), right)):
            return {name: value_with(right, {})}
    raise EvaluationError("notation.error.no_value", given=tree.plain())
