"""Where school notation has brackets: decided once, for all printers."""

from __future__ import annotations

from typing import NamedTuple

from seqnum.maths.expression import Expression, Op, Variable

_SUM = frozenset({"add", "sub"})
_PRODUCT = frozenset({"mul", "div"})
_LOOSER_THAN_POWER = frozenset({"add", "sub", "mul", "div", "of", "neg"})


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
        Whether all is on one line, as in text and speech. A fraction bar and a raised exponent bracket by themselves.

    Examples
    --------
    >>> from seqnum.maths.build import sub
    >>> [operand.bracketed for operand in operands(sub(-7, -3), leading=True, flat=True)]
    [False, True]
    """
    result = []
    for index, value in enumerate(op.args):
        first = _starts_anew(op.kind, index, flat=flat) or (leading and index == 0)
        bracketed = _bracketed(op.kind, index, value, leading=first, flat=flat)
        result.append(Operand(value, bracketed, leading=first or bracketed))
    return result


def _starts_anew(kind: str, index: int, *, flat: bool) -> bool:
    """Tell whether the operand has a box of its own: a side of an equation, a numerator, an exponent."""
    return kind == "eq" or (not flat and (kind == "frac" or (kind == "pow" and index == 1)))


def _bracketed(kind: str, index: int, value: Expression, *, leading: bool, flat: bool) -> bool:  # noqa: PLR0911 - a table
    if not isinstance(value, Op):
        return kind == "juxtapose" and index == 1 and not isinstance(value, Variable)
    if value.kind == "neg" and kind in {"add", "sub", "mul", "div", "of"}:
        return not leading
    match kind:
        case "add" | "sub":
            return value.kind == "of" or (index == 1 and value.kind in _SUM)
        case "mul" | "div":
            return value.kind in _SUM or value.kind == "of" or (index == 1 and value.kind in _PRODUCT)
        case "of" | "neg":
            return value.kind in _LOOSER_THAN_POWER
        case "juxtapose":
            return not _is_factor(value, index, flat=flat)
        case "pow" | "frac":
            return not _starts_anew(kind, index, flat=flat)
    return False


def _is_factor(value: Op, index: int, *, flat: bool) -> bool:
    """Tell whether an operation can stand in ``2x`` as it is: ``2x^2``, ``x^2(x + 1)``, not ``2·3^2``."""
    if index == 0:
        return value.kind in {"pow", "juxtapose"} or (value.kind == "frac" and not flat)
    return value.kind == "pow" and isinstance(value.args[0], Op | Variable)
