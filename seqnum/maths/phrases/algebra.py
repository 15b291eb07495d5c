"""Phrases about letters: what an expression, a function or a system comes to."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from seqnum.maths.errors import EvaluationError
from seqnum.maths.evaluate import value_with
from seqnum.maths.exact import Exact
from seqnum.maths.expression import Expression, Op, Variable
from seqnum.maths.phrases.meaning import Meaning, parts, setting
from seqnum.maths.sympy_calculus import slope

if TYPE_CHECKING:
    from seqnum.maths.exact import Value


def _at(expression: Expression, where: Expression) -> Value:
    return value_with(expression, setting(where))


def _sympy_at(expression: Expression, where: Expression) -> Any:
    equation = where.to_sympy()
    return expression.to_sympy().xreplace({equation.lhs: equation.rhs})


def _given(facts: Expression, asked: Expression) -> Value:
    if isinstance(facts, Op) and facts.kind == "system":
        return value_with(asked, _solution(*facts.args))
    return value_with(asked, _definition(facts))


def _sympy_given(facts: Expression, asked: Expression) -> Any:
    if isinstance(facts, Op) and facts.kind == "system":
        from sympy import linsolve

        equations = facts.to_sympy()
        unknowns = sorted(equations.free_symbols, key=str)
        [solution] = linsolve(list(equations), unknowns)
        return asked.to_sympy().xreplace(dict(zip(unknowns, solution, strict=True)))
    match facts, asked:
        case Op("eq", (_, function)), Op("prime", (Op("call", (_, at)),)):
            return slope(function, at.to_sympy())
    return _sympy_defined(asked.to_sympy(), facts)


def _given_two(first: Expression, second: Expression, asked: Expression) -> Value:
    return value_with(asked, {**_definition(first), **_definition(second)})


def _sympy_given_two(first: Expression, second: Expression, asked: Expression) -> Any:
    return _sympy_defined(_sympy_defined(asked.to_sympy(), first), second)


def _definition(equation: Expression) -> dict[str, Expression]:
    """Return what ``f(x) = 2x² − 1`` says, as `value_with` wants it."""
    match equation:
        case Op("eq", (Op("call", (Variable(name), Variable("x"))), body)):
            return {f"{name}()": body}
    raise EvaluationError("notation.error.no_value", given=equation.plain())


def _sympy_defined(asked: Any, definition: Expression) -> Any:
    from sympy import Symbol

    equation = definition.to_sympy()
    return asked.replace(equation.lhs.func, lambda at: equation.rhs.subs(Symbol("x"), at)).doit()


def _solution(first: Expression, second: Expression) -> dict[str, Value]:
    """Solve two linear equations by Cramer's rule."""
    left, right = (_linear(equation) for equation in (first, second))
    names = sorted((left.keys() | right.keys()) - {""})
    if len(names) != 2:
        raise EvaluationError("notation.error.no_value", given=first.plain())
    x, y = names
    (a, b, c), (d, e, f) = ([side.get(name, Fraction(0)) for name in (x, y, "")] for side in (left, right))
    if (determinant := a * e - b * d) == 0:
        raise EvaluationError("notation.error.division_by_zero", given=first.plain())
    return {x: (b * f - c * e) / determinant, y: (c * d - a * f) / determinant}


def _linear(equation: Expression) -> dict[str, Fraction]:
    """Return the coefficients of ``left − right``, that of no letter under an empty name."""
    left, right = (value_with(side, {}) for side in parts(equation))
    difference = left - right
    if not isinstance(difference, Exact):
        return {"": difference}
    found: dict[str, Fraction] = {}
    for unit, coefficient in difference.terms:
        name = "".join(letter for letter, _ in unit.letters)
        if unit != unit._replace(root=1, pi=0, i=0) or any(size != 1 for _, size in unit.letters) or len(name) > 1:
            raise EvaluationError("notation.error.no_value", given=equation.plain())
        found[name] = coefficient
    return found


ALGEBRA: dict[str, Meaning] = {
    "at": Meaning(_at, _sympy_at),
    "given": Meaning(_given, _sympy_given),
    "given_two": Meaning(_given_two, _sympy_given_two),
}
