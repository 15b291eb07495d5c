"""Notation as presentation MathML Core, which browsers draw and screen readers read without help.

Elements carry no attributes, so that nothing is lost where HTML is sanitised.
"""

from __future__ import annotations

from html import escape

from seqnum.maths.brackets import operands
from seqnum.maths.expression import Blank, Expression, Number, Op, Variable
from seqnum.maths.habits import Habits
from seqnum.text import say

_NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"

# The invisible signs take no room; they tell a screen reader that 2x is a product and 2 1/3 a sum.
_BETWEEN = {
    "add": "<mo>+</mo>",
    "sub": "<mo>−</mo>",
    "mul": "<mo>×</mo>",
    "div": "<mo>÷</mo>",
    "eq": "<mo>=</mo>",
    "juxtapose": "<mo>\N{INVISIBLE TIMES}</mo>",
}


def mathml(expression: Expression, habits: Habits) -> str:
    """Return an expression as a ``<math>`` element; see `Expression.mathml`."""
    return f"<math>{_mathml(expression, habits.lang, leading=True)}</math>"


def _mathml(expression: Expression, lang: str, *, leading: bool) -> str:
    match expression:
        case Number(value):
            return f"<mn>{value}</mn>"
        case Variable(name):
            return f"<mi>{name}</mi>"
        case Blank():
            return "<mi>□</mi>"
        case Op(kind):
            parts = [
                f"<mrow><mo>(</mo>{_mathml(part.value, lang, leading=True)}<mo>)</mo></mrow>"
                if part.bracketed
                else _mathml(part.value, lang, leading=part.leading)
                for part in operands(expression, leading=leading, flat=False)
            ]
            return _join(kind, parts, lang)
    raise TypeError(expression)


def _join(kind: str, parts: list[str], lang: str) -> str:
    match kind:
        case "neg":
            return f"<mrow><mo>−</mo>{parts[0]}</mrow>"
        case "pow":
            return f"<msup>{parts[0]}{parts[1]}</msup>"
        case "frac":
            return f"<mfrac>{parts[0]}{parts[1]}</mfrac>"
        case "mixed":
            whole, numerator, denominator = parts
            fraction = f"<mfrac>{numerator}{denominator}</mfrac>"
            return f"<mrow>{whole}<mo>\N{INVISIBLE PLUS}</mo>{fraction}</mrow>"
        case "of":
            word = f"{_NO_BREAK_SPACE}{escape(say('notation.of', lang))}{_NO_BREAK_SPACE}"
            return f"<mrow>{parts[0]}<mtext>{word}</mtext>{parts[1]}</mrow>"
    return f"<mrow>{_BETWEEN[kind].join(parts)}</mrow>"
