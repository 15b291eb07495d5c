"""The exact value of an expression, by our own arithmetic."""

from __future__ import annotations

import operator
from copy import copy
from fractions import Fraction
from math import comb, factorial, gcd, lcm, perm
from typing import TYPE_CHECKING, Any

from seqnum.maths.errors import EvaluationError
from seqnum.maths.exact import PI, Exact, I, letter
from seqnum.maths.exact_functions import E, cosine, logarithm, modulus, nth_root, power, sine
from seqnum.maths.expression import Blank, Constant, Decimal, Expression, Number, Op, Phrase, Text, Variable
from seqnum.maths.series import SHORT, Series, as_series

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from seqnum.maths.exact import Value

LARGEST_FACTORIAL = 170

_CONSTANTS: dict[str, Value] = {"π": PI, "i": I, "e": E}


def evaluate(expression: Expression, unknown: Value | int | None) -> Value:
    """Return the exact value; see `Expression.evaluate`."""
    if unknown is None:
        return value_with(expression, {})
    number = unknown if isinstance(unknown, Exact) else Fraction(unknown)
    return _value(expression, _Everything(number))


class _Everything(dict[str, Any]):
    """Says the same of every letter."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def get(self, name: str, default: Any = None) -> Any:
        return default if name.endswith("()") else dict.get(self, name, self.value)


def value_with(expression: Expression, known: Mapping[str, Any]) -> Value:
    """Return the exact value where some letters are known; the others stay letters.

    Parameters
    ----------
    expression
        What to work out.
    known
        A value for each letter, ``"□"`` for the blank, and for ``"f()"`` what ``f(x)`` is.

    Raises
    ------
    EvaluationError
        When there is no exact value.

    Examples
    --------
    >>> from seqnum.maths.build import add, juxtapose
    >>> value_with(add(juxtapose(3, "x"), 2), {"x": Fraction(4)})
    Fraction(14, 1)
    """
    return _value(expression, dict(known))


def _value(expression: Expression, known: dict[str, Any]) -> Value:
    value = worth(expression, known)
    if isinstance(value, Fraction | Exact):
        return value
    raise EvaluationError("notation.error.no_value", given=expression.plain())


def worth(expression: Expression, known: dict[str, Any]) -> Any:  # noqa: PLR0911 - one line per kind
    """Return what an expression comes to: a value, a series, or a tuple for a list, a point, a vector or a matrix."""
    match expression:
        case Number(value):
            return Fraction(value)
        case Decimal(text):
            return Fraction(text)
        case Constant(name):
            return _CONSTANTS[name]
        case Variable(name):
            known_value = known.get(name)
            return letter(name) if known_value is None else known_value
        case Text():
            return letter(expression.quoted)
        case Blank():
            if (answer := known.get("□")) is None:
                raise EvaluationError("notation.error.unknown_has_no_value", given=expression.plain())
            return answer
        case Phrase(name, args):
            from seqnum.maths.phrases import meaning

            return meaning(name).value(*args)
        case Op():
            return _safely(expression, known)
    raise TypeError(expression)


def _safely(op: Op, known: dict[str, Any]) -> Any:
    try:
        return _operation(op, known)
    except ZeroDivisionError:
        raise EvaluationError("notation.error.division_by_zero", given=op.plain()) from None
    except TypeError:  # a point plus a number
        raise EvaluationError("notation.error.no_value", given=op.plain()) from None


def _operation(op: Op, known: dict[str, Any]) -> Any:  # noqa: PLR0911 - one line per kind
    if arithmetic := _ARITHMETIC.get(op.kind):
        return arithmetic(*[worth(arg, known) for arg in op.args])
    match op:
        case Op("eq" | "system"):
            raise EvaluationError("notation.error.equation_has_no_value", given=op.plain())
        case Op("derivative", (function,)):
            return _near(function, _here(known), known, Series.derivative)
        case Op("limit", (to, function)):
            return _near(function, worth(to, known), known, Series.limit)
        case Op("integral", (lower, upper, function)):
            return _integral(
                worth(lower, known), worth(upper, known), worth(function, _and(known, "x", letter("x"))), op
            )
        case Op("call", (Variable(name), at)):
            return worth(_body(name, known, op), _and(known, "x", worth(at, known)))
        case Op("prime", (Op("call", (Variable(name), at)),)):
            return _near(_body(name, known, op), worth(at, known), known, Series.derivative)
        case Op("ln", (argument,)):
            return _logarithm(E, worth(argument, known), op)
    return _called(op.kind, [worth(arg, known) for arg in op.args], op)


def _and(known: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    more = copy(known)
    more[name] = value
    return more


def _here(known: dict[str, Any]) -> Value:
    value = known.get("x")
    return letter("x") if value is None else value


def _near(function: Expression, point: Any, known: dict[str, Any], asked: Callable[[Series], Value]) -> Value:
    """Ask a short series; a longer one where zeros have to be divided away."""
    try:
        return asked(as_series(worth(function, _and(known, "x", Series.near(point, SHORT)))))
    except (EvaluationError, ZeroDivisionError):
        return asked(as_series(worth(function, _and(known, "x", Series.near(point)))))


def _body(name: str, known: dict[str, Any], op: Op) -> Expression:
    body: Expression | None = known.get(f"{name}()")
    if body is None:
        raise EvaluationError("notation.error.unknown_has_no_value", given=op.plain())
    return body


def _integral(lower: Value, upper: Value, function: Value, op: Op) -> Value:
    """Return the integral of a polynomial by raising each exponent by one."""
    terms = function.terms if isinstance(function, Exact) else ()
    total = Fraction(0) if isinstance(function, Exact) else function * (upper - lower)
    for unit, coefficient in terms:
        exponent = dict(unit.letters).get("x", 0) + 1
        if exponent == 0:
            raise EvaluationError("notation.error.no_value", given=op.plain())
        others = tuple(pair for pair in unit.letters if pair[0] != "x")
        factor = _term(unit._replace(letters=others), coefficient / exponent)
        total = total + factor * (upper**exponent - lower**exponent)
    return total


def _term(unit: Any, coefficient: Fraction) -> Value:
    one = not any((unit.root - 1, unit.pi, unit.i, unit.letters))
    return coefficient if one else Exact(((unit, coefficient),))


def _called(kind: str, values: list[Any], op: Op) -> Any:  # noqa: C901, PLR0911, PLR0912 - one line per kind
    match kind, values:
        case "pow", [base, exponent]:
            return _power(base, exponent, op)
        case "sqrt", [value]:
            return _power(value, Fraction(1, 2), op)
        case "root", [index, value]:
            return _root(int(index), value, op)
        case "abs", [value]:
            return _size(value, op)
        case "log", [base, value]:
            return _logarithm(base, value, op)
        case "sin", [angle]:
            return _sine_and_cosine(angle, op)[0]
        case "cos", [angle]:
            return _sine_and_cosine(angle, op)[1]
        case "tan", [angle]:
            above, below = _sine_and_cosine(angle, op)
            return above / below
        case "factorial", [value]:
            return Fraction(factorial(_whole(value, op)))
        case "binomial", [n, k]:
            return Fraction(comb(_whole(n, op), _whole(k, op)))
        case "permutations", [n, k]:
            return Fraction(perm(_whole(n, op), _whole(k, op)))
        case "gcd", [left, right]:
            return Fraction(gcd(_whole(left, op), _whole(right, op)))
        case "lcm", [left, right]:
            return Fraction(lcm(_whole(left, op), _whole(right, op)))
        case "point" | "vector" | "list" | "matrix", _:
            return tuple(values)
        case "det", [rows]:
            return _determinant(rows)
    raise EvaluationError("notation.error.no_value", given=op.plain())


def _sum(left: Any, right: Any) -> Any:
    if isinstance(left, tuple):
        return tuple(_sum(one, other) for one, other in _pairs(left, right))
    return left + right


def _product(left: Any, right: Any) -> Any:
    if isinstance(right, tuple):
        return (
            _matrix_product(left, right) if isinstance(left, tuple) else tuple(_product(left, each) for each in right)
        )
    return left * right


_ARITHMETIC: dict[str, Callable[..., Any]] = {
    "add": _sum,
    "sub": lambda left, right: _sum(left, _product(-1, right)) if isinstance(right, tuple) else left - right,
    "neg": lambda value: _product(-1, value),
    **dict.fromkeys(("mul", "of", "juxtapose"), _product),
    **dict.fromkeys(("div", "frac", "ratio"), operator.truediv),
    "mixed": lambda whole, numerator, denominator: whole + numerator / denominator,
    "percent": lambda value: value / 100,
    "degrees": lambda value: value * PI / 180,
    "money": lambda value: value,
}


def _power(base: Any, exponent: Any, op: Op) -> Any:
    if isinstance(exponent, Series):
        if base != E:
            raise EvaluationError("notation.error.no_value", given=op.plain())
        return exponent.exponential(power(E, exponent.limit(), op))
    if isinstance(base, Series):
        if isinstance(exponent, Exact):
            raise EvaluationError("notation.error.not_a_whole_exponent", given=op.plain())
        return base.power(exponent, lambda first: power(first, exponent, op))
    return power(base, exponent, op)


def _root(index: int, value: Any, op: Op) -> Any:
    if isinstance(value, Series):
        return value.power(Fraction(1, index), lambda first: nth_root(first, index, op))
    return nth_root(value, index, op)


def _logarithm(base: Any, value: Any, op: Op) -> Any:
    if isinstance(value, Series):
        if base != E:
            raise EvaluationError("notation.error.no_value", given=op.plain())
        try:
            first: Value = logarithm(E, value.limit(), op)
        except EvaluationError:
            first = letter("ln")  # stands for a number we cannot write; a derivative may do without it
        return value.logarithm(first)
    return logarithm(base, value, op)


def _sine_and_cosine(angle: Any, op: Op) -> tuple[Any, Any]:
    if isinstance(angle, Series):
        at = angle.limit()
        return angle.sine_and_cosine(sine(at, op), cosine(at, op))
    return sine(angle, op), cosine(angle, op)


def _size(value: Any, op: Op) -> Any:
    if isinstance(value, tuple):
        return power(sum((each * each for each in value), Fraction(0)), Fraction(1, 2), op)
    if isinstance(value, Series):
        raise EvaluationError("notation.error.no_value", given=op.plain())
    return modulus(value, op)


def _whole(value: Any, op: Op) -> int:
    if isinstance(value, Fraction) and value.denominator == 1 and value >= 0:
        if op.kind in {"gcd", "lcm"} or value <= LARGEST_FACTORIAL:
            return value.numerator
        raise EvaluationError("notation.error.too_large_a_power", given=op.plain())
    raise EvaluationError("notation.error.no_value", given=op.plain())


def _matrix_product(left: Sequence[Any], right: Any) -> tuple[Any, ...]:
    columns = tuple(zip(*right, strict=True))
    return tuple(tuple(sum(a * b for a, b in _pairs(row, column)) for column in columns) for row in left)


def _pairs(left: Sequence[Any], right: Sequence[Any]) -> list[tuple[Any, Any]]:
    if len(left) != len(right):
        raise TypeError
    return list(zip(left, right, strict=True))


def _determinant(rows: Sequence[Sequence[Any]]) -> Any:
    """Expand along the first row."""
    if len(rows) == 1:
        return rows[0][0]
    total = Fraction(0)
    for column, value in enumerate(rows[0]):
        smaller = [[*row[:column], *row[column + 1 :]] for row in rows[1:]]
        total = total + value * _determinant(smaller) * (-1) ** column
    return total
