"""An expression worked out one operation at a time, as it is written in an exercise book."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.maths.build import as_expression
from seqnum.maths.expression import Number, Op

if TYPE_CHECKING:
    from seqnum.maths.expression import Expression


def first_operation(expression: Expression) -> Op | None:
    """Return the operation to do first: the leftmost whose operands are numbers; brackets are in the tree.

    Examples
    --------
    >>> from seqnum.maths.build import add, mul
    >>> first_operation(add(5, mul(6, 10))).plain()
    '6 × 10'
    """
    if not isinstance(expression, Op):
        return None
    if all(isinstance(operand, Number) for operand in expression.args):
        return expression
    return next(filter(None, map(first_operation, expression.args)), None)


def reductions(expression: Expression) -> list[Expression]:
    """Return the expression after each operation, itself first, its value last.

    Examples
    --------
    >>> from seqnum.maths.build import add, mul
    >>> [one.plain() for one in reductions(add(5, mul(6, 10)))]
    ['5 + 6 × 10', '5 + 60', '65']
    """
    found = [expression]
    while (operation := first_operation(found[-1])) is not None:
        found.append(_replaced(found[-1], operation))
    return found


def _replaced(expression: Expression, operation: Op) -> Expression:
    """Return the expression with the operation's value in its place, once."""
    if expression is operation:
        return as_expression(operation.evaluate())
    if not isinstance(expression, Op):
        return expression
    return replace(expression, args=tuple(_replaced(operand, operation) for operand in expression.args))
