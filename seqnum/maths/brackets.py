"""Where school notation has brackets: decided once, for all printers."""

from __future__ import annotations

from typing import NamedTuple

from seqnum.maths.expression import Constant, Expression, Op, Variable
from seqnum.maths.kinds import FUNCTION_LETTERS

_SUM = frozenset({"add", "sub"})
_PRODUCT = frozenset({"mul", "div"})
_SIGNED = frozenset({"add", "sub", "mul", "div", "of", "ratio"})
_LOOSER_THAN_POWER = frozenset({"add", "sub", "mul", "div", "of", "neg", "ratio"})
_ROOTS = frozenset({"sqrt", "root"})
NAMED = frozenset({"log", "ln", "sin", "cos", "tan"})
"""Functions whose argument may stand without brackets: ``sin 30°``."""
_FACTORS = frozenset({"call", "prime", "binomial", "permutations", "gcd", "lcm", "abs"})
_CLOSED = _FACTORS | {"point", "vector", "matrix"}
"""What brings its own brackets."""
_DELIMITED = frozenset({
    "eq", "abs", "call", "prime", "binomial", "permutations", "gcd", "lcm", "point", "vector", "list", "matrix", "det",
    "money", "system",
})  # fmt: skip


class Operand(NamedTuple):
    """An operand in its place: whether it stands in brackets, and whether a minus may lead it."""

    value: Expression
    bracketed: bool
    leading: bool


def operands(op: Op, *, leading: bool, flat: bool) -> list[Operand]:
    """Return the operands of an operation with the brackets they need.

    Parameters
    ----------
    op
        The operation.
    leading
        Whether nothing stands before it: there ``−8 + 6`` needs no brackets, after a sign ``5 + (−8)`` does.
    flat
        Whether all is on one line, as in text and speech. A fraction bar, a root or a raised exponent bracket by
        themselves.

    Examples
    --------
    >>> from seqnum.maths.build import sub
    >>> [operand.bracketed for operand in operands(sub(-7, -3), leading=True, flat=True)]
    [False, True]
    """
    result = []
    for index, value in enumerate(op.args):
        first = (leading and index == 0) or _starts_anew(op.kind, index, flat=flat)
        bracketed = _bracketed(op.kind, index, value, leading=first, flat=flat)
        result.append(Operand(value, bracketed, leading=first or bracketed))
    if op.kind == "juxtapose" and result[1].bracketed and _ends_in_function_letter(op.args[0]):
        result[0] = Operand(op.args[0], bracketed=True, leading=True)
    return result


def _starts_anew(kind: str, index: int, *, flat: bool) -> bool:
    """Tell whether the operand has a box of its own: a side of an equation, a numerator, an exponent."""
    if kind in _DELIMITED or (kind == "limit" and index == 0):
        return True
    if flat:
        return False
    return (
        kind in {"frac", "sqrt", "root"}
        or (kind == "pow" and index == 1)
        or (kind == "log" and index == 0)
        or (kind == "integral" and index < 2)
    )


def _bracketed(kind: str, index: int, value: Expression, *, leading: bool, flat: bool) -> bool:  # noqa: C901, PLR0911, PLR0912 - a table
    if not isinstance(value, Op):
        if kind == "juxtapose":
            return index == 1 and not isinstance(value, Variable | Constant)
        low = (kind == "integral" and index < 2) or (kind == "log" and index == 0)
        return flat and low and isinstance(value, Variable) and value.name in FUNCTION_LETTERS | {"C"}
    if _starts_anew(kind, index, flat=flat):
        return flat and kind == "abs" and _holds_bars(value)
    if value.kind == "neg" and kind in _SIGNED:
        return not leading
    match kind:
        case "add" | "sub":
            return value.kind in {"of", "ratio"} or (index == 1 and value.kind in _SUM)
        case "mul" | "div":
            return value.kind in {"of", "ratio"} | _SUM or (index == 1 and value.kind in _PRODUCT)
        case "of" | "neg" | "ratio":
            return value.kind in _LOOSER_THAN_POWER
        case "juxtapose":
            return not _is_factor(value, index, flat=flat)
        case "frac":
            return not (value.kind in _CLOSED or _is_plain_root(value) or (index == 0 and _is_plain_product(value)))
        case "percent" if value.kind == "mixed":
            return False
        case "log" | "ln" | "sin" | "cos" | "tan" if index == (kind == "log"):
            bare_angle = value.kind == "degrees" and not isinstance(value.args[0], Op)
            return not (bare_angle or value.kind in _CLOSED | _ROOTS or (value.kind == "frac" and not flat))
        case "integral" if index == 2:
            return value.kind in _SUM | {"neg", "of", "ratio"}
        case "derivative" | "limit":
            return value.kind in _LOOSER_THAN_POWER | {"derivative", "limit"}
    return value.kind not in _CLOSED and not (not flat and value.kind in _ROOTS)


def _is_factor(value: Op, index: int, *, flat: bool) -> bool:
    """Tell whether an operation can stand in ``2x`` as it is: ``2x^2``, ``x^2(x + 1)``, not ``2·3^2``."""
    if index == 0:
        closed = value.kind in _FACTORS | {"pow", "matrix"} or (value.kind in _ROOTS | {"frac"} and not flat)
        return closed or (value.kind == "juxtapose" and not _ends_open(value, flat=flat))
    if value.kind == "pow":
        return isinstance(value.args[0], Variable | Constant)
    return value.kind in _FACTORS | _ROOTS | NAMED | {"matrix"}


def _ends_open(value: Expression, *, flat: bool) -> bool:
    """Tell whether what follows would be drawn in: ``√3`` and ``sin x`` before a letter."""
    if not isinstance(value, Op):
        return False
    if value.kind == "juxtapose":
        return _ends_open(value.args[1], flat=flat)
    return value.kind in NAMED or (flat and value.kind in _ROOTS)


def _is_plain_root(value: Op) -> bool:
    return value.kind in _ROOTS and not isinstance(value.args[-1], Op)


def _is_plain_product(value: Op) -> bool:
    """Tell whether a product is safe before a slash: ``2x``, ``5π``, ``2√3``; ``3x^2/4`` looks like a power."""
    if value.kind != "juxtapose" or isinstance(value.args[0], Op):
        return False
    last = value.args[1]
    return isinstance(last, Variable | Constant) or (isinstance(last, Op) and _is_plain_root(last))


def _ends_in_function_letter(value: Expression) -> bool:
    """Tell whether ``f`` stands last, which before a bracket would name a function."""
    match value:
        case Variable(name):
            return name in FUNCTION_LETTERS
        case Op("juxtapose" | "pow", (_, last)):
            return _ends_in_function_letter(last)
    return False


def _holds_bars(value: Expression) -> bool:
    return isinstance(value, Op) and (value.kind == "abs" or any(map(_holds_bars, value.args)))
