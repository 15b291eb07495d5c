"""Whether an answer fits its question, by two roads, and whether no other one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.maths.build import as_expression
from seqnum.maths.errors import EvaluationError
from seqnum.maths.exact import Exact, sympy_of
from seqnum.maths.expression import Blank, Expression, Op, Phrase, Variable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.maths.exact import Value


def is_equation(prompt: Expression) -> bool:
    """Say whether a prompt is an equation, which asks for its blank or letter."""
    return isinstance(prompt, Op) and prompt.kind == "eq"


def unknowns(expression: Expression) -> set[str]:
    """Return the names of the variables, and □ for a blank.

    Examples
    --------
    >>> from seqnum.maths.build import add, mul
    >>> sorted(unknowns(add(mul("x", "□"), 3)))
    ['x', '□']
    """
    if isinstance(expression, Op | Phrase):
        return set().union(*map(unknowns, expression.args))
    if isinstance(expression, Variable):
        return {expression.name}
    return {"□"} if isinstance(expression, Blank) else set()


def filled(expression: Expression, number: Expression) -> Expression:
    """Return the expression with a number for its blank or variable.

    Examples
    --------
    >>> from seqnum.maths.build import add
    >>> filled(add(8, "□"), as_expression(7)).plain()
    '8 + 7'
    """
    if isinstance(expression, Blank | Variable):
        return number
    if isinstance(expression, Op):
        return Op(expression.kind, tuple(filled(arg, number) for arg in expression.args))
    return expression


def holds(prompt: Expression, answer: Value) -> bool:
    """Say whether an answer fits, by exact arithmetic on the notation."""
    try:
        if isinstance(prompt, Op) and prompt.kind == "eq":
            left, right = (side.evaluate(answer) for side in prompt.args)
            return left == right
        return prompt.evaluate() == answer
    except EvaluationError:
        return False


def asks_for_one(prompt: Expression) -> bool:
    """Say whether a prompt has one answer at most: a value has, an equation where one real number fits.

    Examples
    --------
    >>> from seqnum.maths.build import equals, mul, power
    >>> [asks_for_one(equals(left, 9)) for left in (power("□", 2), power("□", 3), mul("□", "x"), mul(0, "x"))]
    [False, True, False, False]
    """
    names = unknowns(prompt)
    if isinstance(prompt, Op) and prompt.kind == "eq":
        return len(names) == 1 and _one_solution(prompt)
    return isinstance(prompt, Phrase) or "□" not in names


def agrees(prompt: Expression, answer: Value) -> bool:
    """Say whether sympy finds that an answer fits."""
    if isinstance(prompt, Op) and prompt.kind == "eq":
        left, right = filled(prompt, as_expression(answer)).to_sympy().args
        return _same(left, right)
    return _same(prompt.to_sympy(), sympy_of(answer))


def _same(left: Any, right: Any) -> bool:
    """Compare two sympy values: as they are, then multiplied out, last with roots below the line cleared."""
    import sympy

    if left == right:
        return True
    if left.is_Rational and right.is_Rational:
        return False
    difference = sympy.expand(left - right)
    return bool(difference == 0 or sympy.cancel(sympy.radsimp(difference)) == 0)


def _one_solution(equation: Op) -> bool:
    """Say whether no two real numbers fit: each step can be undone, or a polynomial has a single root."""
    sides = [side for side in equation.args if unknowns(side)]
    return (len(sides) == 1 and _can_be_undone(sides[0])) or _single_root(equation)


def _can_be_undone(expression: Expression) -> bool:
    """Say whether different numbers for the only unknown always give different values."""
    if isinstance(expression, Blank | Variable):
        return True
    if not isinstance(expression, Op):
        return False
    with_unknown = [index for index, arg in enumerate(expression.args) if unknowns(arg)]
    if len(with_unknown) != 1:
        return False
    index = with_unknown[0]
    try:
        others = [arg.evaluate() for arg in expression.args if not unknowns(arg)]
    except EvaluationError:
        return False
    return _step_can_be_undone(expression.kind, index, others) and _can_be_undone(expression.args[index])


def _step_can_be_undone(kind: str, index: int, others: Sequence[Value]) -> bool:  # noqa: PLR0911 - a table
    match kind, others:
        case "add" | "sub" | "neg" | "percent" | "degrees" | "sqrt" | "root" | "ln" | "money", _:
            return True
        case "mul" | "of" | "juxtapose" | "div" | "frac" | "ratio", [other]:
            return other != 0
        case "mixed", [*_, last]:
            return index == 0 or last != 0
        case "pow", [exponent] if index == 0:
            return not isinstance(exponent, Exact) and exponent.denominator % 2 == 1 == exponent.numerator % 2
        case "pow", [base]:
            return base > 0 and base != 1
        case "log", [other]:
            return index == 1 or other != 1
    return False


def _single_root(equation: Op) -> bool:
    if _is_linear(equation):
        return True
    import sympy

    left, right = equation.to_sympy().args
    above, _ = sympy.fraction(sympy.together(left - right))
    symbols = above.free_symbols
    if len(symbols) != 1:
        return False
    try:
        polynomial = sympy.Poly(above, *symbols)
        return bool(polynomial.degree() == 1 or polynomial.count_roots() == 1)
    except (sympy.PolynomialError, sympy.polys.polyerrors.DomainError):
        return False


def _is_linear(equation: Op) -> bool:
    """Say whether bringing all to one side leaves the unknown once, with a number: found faster than with sympy."""
    try:
        left, right = (side.evaluate() for side in equation.args)
        difference = left - right
    except EvaluationError:
        return False
    if not isinstance(difference, Exact):
        return False
    return {unit.letters for unit, _ in difference.terms} - {()} == {((name, 1),) for name in unknowns(equation)}
