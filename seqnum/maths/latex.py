"""Notation as LaTeX."""

from __future__ import annotations

from seqnum.maths.brackets import operands
from seqnum.maths.expression import Blank, Expression, Number, Op, Variable
from seqnum.text import say

_INFIX = {"add": " + ", "sub": " - ", "mul": r" \times ", "div": r" \div ", "eq": " = ", "juxtapose": ""}


def latex(expression: Expression, lang: str) -> str:
    """Return an expression as LaTeX; see `Expression.latex`."""
    return _latex(expression, lang, leading=True)


def _latex(expression: Expression, lang: str, *, leading: bool) -> str:
    match expression:
        case Number(value):
            return str(value)
        case Variable(name):
            return name
        case Blank():
            return r"{\square}"
        case Op(kind):
            parts = [
                rf"\left({_latex(part.value, lang, leading=True)}\right)"
                if part.bracketed
                else _latex(part.value, lang, leading=part.leading)
                for part in operands(expression, leading=leading, flat=False)
            ]
            return _join(kind, parts, lang)
    raise TypeError(expression)


def _join(kind: str, parts: list[str], lang: str) -> str:
    match kind:
        case "neg":
            return f"-{parts[0]}"
        case "pow":
            return f"{parts[0]}^{{{parts[1]}}}"
        case "frac":
            return rf"\frac{{{parts[0]}}}{{{parts[1]}}}"
        case "mixed":
            return rf"{parts[0]}\frac{{{parts[1]}}}{{{parts[2]}}}"
        case "of":
            return rf"\text{{ {say('notation.of', lang)} }}".join(parts)
    return _INFIX[kind].join(parts)
