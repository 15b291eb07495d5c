"""Notation as words for a screen reader: ``two thirds of 12``, ``6 times what is 42?``."""

from __future__ import annotations

from seqnum.maths.brackets import Operand, operands
from seqnum.maths.expression import Blank, Expression, Number, Op, Variable
from seqnum.text import room, say

if True:
    from seqnum.maths.habits import Habits

_HALF = Op("frac", (Number(1), Number(2)))


def spoken(expression: Expression, habits: Habits) -> str:
    """Return an expression as words; see `Expression.spoken`."""
    lang = habits.lang
    if isinstance(expression, Op) and expression.kind == "eq":
        left, right = (_spoken(side, lang, leading=True) for side in expression.args)
        return _say("question" if _has_blank(expression) else "eq", lang, left=left, right=right)
    return _spoken(expression, lang, leading=True)


def _has_blank(expression: Expression) -> bool:
    return isinstance(expression, Blank) or (isinstance(expression, Op) and any(map(_has_blank, expression.args)))


def _spoken(expression: Expression, lang: str, *, leading: bool) -> str:
    match expression:
        case Number(value):
            return str(value)
        case Variable(name):
            return name
        case Blank():
            return _say("blank", lang)
        case Op():
            return _operation(expression, lang, leading=leading)
    raise TypeError(expression)


def _operation(op: Op, lang: str, *, leading: bool) -> str:
    match op:
        case Op("frac", (Number(numerator), Number(denominator))) if name := _fraction(numerator, denominator, lang):
            return name
        case Op("mixed", (whole, Number(1), Number(2))):
            return _say("and_a_half", lang, whole=_spoken(whole, lang, leading=True))
        case Op("mixed", (whole, numerator, denominator)):
            fraction = _operation(Op("frac", (numerator, denominator)), lang, leading=True)
            return _say("mixed", lang, whole=_spoken(whole, lang, leading=True), fraction=fraction)
    parts = operands(op, leading=leading, flat=True)
    words = [_operand(op, index, part, lang) for index, part in enumerate(parts)]
    return _say(_sentence(op, parts), lang, left=words[0], right=words[-1])


def _sentence(op: Op, parts: list[Operand]) -> str:
    match op:
        case Op("pow", (_, Number(2))):
            return "squared"
        case Op("pow", (_, Number(3))):
            return "cubed"
        case Op("of", (part, _)) if part == _HALF:
            return "half_of"
        case Op("juxtapose") if parts[1].bracketed:
            return "mul"
    return op.kind


def _operand(op: Op, index: int, part: Operand, lang: str) -> str:
    """Return an operand with its brackets, where leaving them out would sound like something else."""
    words = _spoken(part.value, lang, leading=part.leading)
    return (
        _say("brackets", lang, inside=words) if part.bracketed and not _sounds_alone(op, index, part.value) else words
    )


def _sounds_alone(op: Op, index: int, value: Expression) -> bool:
    """Tell whether brackets can be left unsaid: "5 plus minus 9", "one half x", not "minus 3 squared"."""
    match value:
        case Op("neg", (Number() | Variable() | Blank() | Op("frac" | "mixed", _),)):
            return op.kind in {"add", "sub", "mul", "div", "of", "neg"} or (op.kind == "pow" and index == 1)
        case Op("frac", (Number(), Number())):
            return op.kind == "juxtapose"
        case Op():
            return False
    return True


def _fraction(numerator: int, denominator: int, lang: str) -> str | None:
    """Return "two thirds", or None where there are no such words: the caller says "25 over 13"."""
    words = room(lang, "notation")
    count = words.get(f"notation.spoken.count.{numerator}")
    part = words.get(f"notation.spoken.{'part' if numerator == 1 else 'parts'}.{denominator}")
    return f"{count} {part}" if count and part else None


def _say(name: str, lang: str, **values: object) -> str:
    return say(f"notation.spoken.{name}", lang, **values)
