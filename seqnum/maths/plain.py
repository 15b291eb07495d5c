"""Notation as plain text: ``3 × (4 + 5)``, ``2/3 of 12``, ``6 × □ = 42``."""

from __future__ import annotations

from seqnum.maths.brackets import operands
from seqnum.maths.expression import Blank, Expression, Number, Op, Variable
from seqnum.text import say

_INFIX = {"add": " + ", "sub": " − ", "mul": " × ", "div": " ÷ ", "eq": " = ", "pow": "^", "frac": "/"}


def plain(expression: Expression, lang: str) -> str:
    """Return an expression as text; see `Expression.plain`."""
    return _plain(expression, lang, leading=True)


def _plain(expression: Expression, lang: str, *, leading: bool) -> str:
    match expression:
        case Number(value):
            return str(value)
        case Variable(name):
            return name
        case Blank():
            return "□"
        case Op(kind):
            parts = [
                f"({_plain(part.value, lang, leading=True)})"
                if part.bracketed
                else _plain(part.value, lang, leading=part.leading)
                for part in operands(expression, leading=leading, flat=True)
            ]
            return _join(kind, parts, lang)
    raise TypeError(expression)


def _join(kind: str, parts: list[str], lang: str) -> str:
    match kind:
        case "neg":
            return f"−{parts[0]}"
        case "mixed":
            return f"{parts[0]} {parts[1]}/{parts[2]}"
        case "of":
            return f" {say('notation.of', lang)} ".join(parts)
        case "juxtapose":
            return _side_by_side(*parts)
    return _INFIX[kind].join(parts)


def _side_by_side(left: str, right: str) -> str:
    """Join factors; letters stand apart, together they would be read as a word (``d`` and ``e`` in Spanish)."""
    return f"{left} {right}" if left[-1].isalpha() and right[0].isalpha() else left + right
