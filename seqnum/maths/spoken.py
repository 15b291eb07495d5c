"""Notation as words for a screen reader: ``two thirds of 12``, ``6 times what is 42?``, ``the square root of 12``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.brackets import NAMED, Operand, operands
from seqnum.maths.expression import Blank, Constant, Decimal, Expression, Number, Op, Phrase, Text, Variable
from seqnum.maths.plain import separated
from seqnum.maths.templates import pieces
from seqnum.text import room, say

if TYPE_CHECKING:
    from seqnum.maths.habits import Habits

_HALF = Op("frac", (Number(1), Number(2)))
_PREFIXED = frozenset({"sqrt", "root", "percent", "factorial", "degrees", "derivative", "limit", *NAMED})
_ITEMS = frozenset({"point", "vector", "list"})


def spoken(expression: Expression, habits: Habits) -> str:
    """Return an expression as words; see `Expression.spoken`."""
    match expression:
        case Phrase(name, args):
            return "".join(
                words + ("" if index is None else spoken(args[index], habits))
                for words, index in pieces(name, habits.lang, spoken=True)
            )
        case Text(text):
            return text
        case Op("eq" | "system" as kind, (left, right)):
            sides = {"left": spoken(left, habits), "right": spoken(right, habits)}
            return _say(kind if kind == "system" else _equality(expression, left, right), habits, **sides)
    return _spoken(expression, habits, leading=True)


def _equality(equation: Expression, left: Expression, right: Expression) -> str:
    asked = _has_blank(equation)
    if isinstance(left, Op) and isinstance(right, Op) and left.kind == right.kind == "ratio":
        return "asked_proportion" if asked else "proportion"
    return "question" if asked else "eq"


def _has_blank(expression: Expression) -> bool:
    return isinstance(expression, Blank) or (isinstance(expression, Op) and any(map(_has_blank, expression.args)))


def _spoken(expression: Expression, habits: Habits, *, leading: bool) -> str:
    match expression:
        case Number(value):
            return str(value)
        case Decimal(text):
            return text.replace(".", habits.decimal)
        case Constant("π"):
            return "pi"
        case Variable(name) | Constant(name):
            return name
        case Blank():
            return _say("blank", habits)
        case Op():
            return _operation(expression, habits, leading=leading)
    raise TypeError(expression)


def _operation(op: Op, habits: Habits, *, leading: bool) -> str:  # noqa: PLR0911 - one line per form
    match op:
        case Op("frac", (Number(numerator), Number(denominator))) if name := _fraction(numerator, denominator, habits):
            return name
        case Op("mixed", (whole, Number(1), Number(2))):
            return _say("and_a_half", habits, whole=_spoken(whole, habits, leading=True))
        case Op("mixed", (whole, numerator, denominator)):
            fraction = _operation(Op("frac", (numerator, denominator)), habits, leading=True)
            return _say("mixed", habits, whole=_spoken(whole, habits, leading=True), fraction=fraction)
        case Op("money", (amount,)):
            one = habits.money_one if amount == Number(1) else habits.money
            return one.format(amount=_spoken(amount, habits, leading=True))
        case Op("matrix", rows):
            said = (
                _say("row", habits, number=number, items=_spoken(row, habits, leading=True))
                for number, row in enumerate(rows, start=1)
            )
            return _say("matrix", habits, rows="; ".join(said))
        case Op("prime", (Op("call", (name, at)),)):
            return _say("prime", habits, left=_spoken(name, habits, leading=True), right=_argument(at, habits))
        case Op("call", (name, at)):
            return _say("call", habits, left=_spoken(name, habits, leading=True), right=_argument(at, habits))
    parts = operands(op, leading=leading, flat=True)
    words = [_operand(op, index, part, habits) for index, part in enumerate(parts)]
    if op.kind in _ITEMS:
        items = separated(op, words, habits)
        return items if op.kind == "list" else _say(op.kind, habits, items=items)
    return _say(_sentence(op, parts), habits, left=words[0], middle=words[len(words) // 2], right=words[-1])


def _sentence(op: Op, parts: list[Operand]) -> str:  # noqa: PLR0911 - a table
    match op:
        case Op("pow", (_, Number(2))):
            return "squared"
        case Op("pow", (_, Number(3))):
            return "cubed"
        case Op("root", (Number(3), _)):
            return "cube_root"
        case Op("of", (part, _)) if part == _HALF:
            return "half_of"
        case Op("abs", (Op("vector"),)):
            return "magnitude"
        case Op("abs", (value,)) if not _is_simple(value):
            return "abs_of"
        case Op("juxtapose", (_, factor)) if parts[1].bracketed or (isinstance(factor, Op) and factor.kind != "pow"):
            return "mul"
    return op.kind


def _operand(op: Op, index: int, part: Operand, habits: Habits) -> str:
    """Return an operand with its brackets, where leaving them out would sound like something else."""
    words = _spoken(part.value, habits, leading=part.leading)
    return _bracketed(words, habits) if part.bracketed and not _sounds_alone(op, index, part.value) else words


def _argument(value: Expression, habits: Habits) -> str:
    words = _spoken(value, habits, leading=True)
    return words if _is_simple(value) else _bracketed(words, habits)


def _bracketed(words: str, habits: Habits) -> str:
    return _say("brackets", habits, inside=words)


def _is_simple(value: Expression) -> bool:
    """Tell whether a value sounds like one thing: "minus 3", "one half"."""
    match value:
        case Op("neg", (inner,)):
            return _is_simple(inner) and not (isinstance(inner, Op) and inner.kind == "neg")
        case Op("frac", (Number(), Number())) | Op("mixed"):
            return True
        case Op():
            return False
    return True


def _sounds_alone(op: Op, index: int, value: Expression) -> bool:
    """Tell whether brackets can be left unsaid: "5 plus minus 9", "one half x", not "minus 3 squared"."""
    match value:
        case Op("neg", (Number() | Decimal() | Variable() | Constant() | Blank() | Op("frac" | "mixed"),)):
            signs = op.kind in {"add", "sub", "mul", "div", "of", "neg", "ratio", "integral"}
            return signs or op.kind in _PREFIXED - {"percent", "factorial"} or (op.kind == "pow" and index == 1)
        case Op("frac", (Number(), Number())):
            return op.kind in {"juxtapose", *_PREFIXED} or (op.kind == "pow" and index == 1)
        case Op("percent" | "degrees" | "money"):
            return op.kind != "pow"
        case Op():
            return False
    return True


def _fraction(numerator: int, denominator: int, habits: Habits) -> str | None:
    """Return "two thirds", or None where there are no such words: the caller says "25 over 13"."""
    words = room(habits.lang, "notation")
    count = words.get(f"notation.spoken.count.{numerator}")
    part = words.get(f"notation.spoken.{'part' if numerator == 1 else 'parts'}.{denominator}")
    return f"{count} {part}" if count and part else None


def _say(name: str, habits: Habits, **values: object) -> str:
    return say(f"notation.spoken.{name}", habits.lang, **values)
