"""Notation as presentation MathML Core, which browsers draw and screen readers read without help.

Elements carry no attributes that say anything, so that nothing is lost where HTML is sanitised.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from seqnum.maths.brackets import operands
from seqnum.maths.expression import Blank, Constant, Decimal, Expression, Number, Op, Phrase, Text, Variable
from seqnum.maths.numerals import decimal, grouped
from seqnum.maths.plain import function_name, separator
from seqnum.maths.templates import pieces
from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.maths.habits import Habits

_NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
_THIN = "<mtext>\N{THIN SPACE}</mtext>"
_APPLY = "<mo>\N{FUNCTION APPLICATION}</mo>"

# By themselves browsers set × closer than ÷, and 6 ÷ 2 × 3 would look like 6 ÷ (2 × 3).
# The invisible signs take no room; they tell a screen reader that 2x is a product and 2 1/3 a sum.
_BETWEEN = {
    "add": "<mo>+</mo>",
    "sub": "<mo>−</mo>",
    "mul": '<mo lspace="0.2222em" rspace="0.2222em">×</mo>',
    "eq": "<mo>=</mo>",
    "juxtapose": "<mo>\N{INVISIBLE TIMES}</mo>",
    "ratio": "<mo>∶</mo>",
}
_DIVISION = {"÷": "<mo>÷</mo>", ":": "<mo>∶</mo>"}
"""The colon of division has the room around it that the sign of ratio has."""


def mathml(expression: Expression, habits: Habits) -> str:
    """Return an expression as a ``<math>`` element; see `Expression.mathml`."""
    if isinstance(expression, Phrase):
        return "".join(
            escape(words) + ("" if index is None else mathml(expression.args[index], habits))
            for words, index in pieces(expression.name, habits.lang)
        )
    if isinstance(expression, Text):
        return escape(expression.text)
    return f"<math>{_mathml(expression, habits, leading=True)}</math>"


def _mathml(expression: Expression, habits: Habits, *, leading: bool) -> str:
    match expression:
        case Number(value):
            return f"<mn>{grouped(str(value), habits)}</mn>"
        case Decimal(text):
            return f"<mn>{decimal(text, habits)}</mn>"
        case Variable(name) | Constant(name):
            return f"<mi>{name}</mi>"
        case Blank():
            return "<mi>□</mi>"
        case Op():
            parts = [
                _fenced("(", _mathml(part.value, habits, leading=True), ")")
                if part.bracketed
                else _mathml(part.value, habits, leading=part.leading)
                for part in operands(expression, leading=leading, flat=False)
            ]
            return _join(expression, parts, habits)
    raise TypeError(expression)


def _fenced(opening: str, inside: str, closing: str) -> str:
    return f"<mrow><mo>{opening}</mo>{inside}<mo>{closing}</mo></mrow>"


def _join(op: Op, parts: list[str], habits: Habits) -> str:  # noqa: C901, PLR0911, PLR0912 - one line per kind
    first, last = parts[0], parts[-1]
    match op.kind:
        case "div":
            return f"<mrow>{first}{_DIVISION[habits.divide]}{last}</mrow>"
        case "neg":
            return f"<mrow><mo>−</mo>{first}</mrow>"
        case "pow":
            return f"<msup>{first}{last}</msup>"
        case "frac":
            return f"<mfrac>{first}{last}</mfrac>"
        case "mixed":
            return f"<mrow>{first}<mo>\N{INVISIBLE PLUS}</mo><mfrac>{parts[1]}{last}</mfrac></mrow>"
        case "of":
            word = f"{_NO_BREAK_SPACE}{escape(say('notation.of', habits.lang))}{_NO_BREAK_SPACE}"
            return f"<mrow>{first}<mtext>{word}</mtext>{last}</mrow>"
        case "sqrt":
            return f"<msqrt>{first}</msqrt>"
        case "root":
            return f"<mroot>{last}{first}</mroot>"
        case "abs":
            return _fenced("|", first, "|")
        case "percent":
            return f"<mrow>{first}<mtext>{habits.percent}</mtext></mrow>"
        case "factorial":
            return f"<mrow>{first}<mo>!</mo></mrow>"
        case "degrees":
            return f"<mrow>{first}<mo>°</mo></mrow>"
        case "log":
            return f"<mrow><msub><mi>log</mi>{first}</msub>{_applied(last)}</mrow>"
        case "ln" | "sin" | "cos" | "tan" as name:
            return f"<mrow><mi>{function_name(name, habits)}</mi>{_applied(first)}</mrow>"
        case "call":
            return f"<mrow>{first}{_APPLY}{_fenced('(', last, ')')}</mrow>"
        case "prime":
            return first.replace("</mi>", "</mi><mo>′</mo>", 1)
        case "binomial":
            return f"<mrow><mi>C</mi>{_APPLY}{_fenced('(', _listed(op, parts, habits), ')')}</mrow>"
        case "permutations":
            return f"<mrow><mi>{habits.arrangements}</mi>{_APPLY}{_fenced('(', _listed(op, parts, habits), ')')}</mrow>"
        case "gcd" | "lcm" as name:
            inside = _fenced("(", _listed(op, parts, habits), ")")
            return f"<mrow><mi>{function_name(name, habits)}</mi>{_APPLY}{inside}</mrow>"
        case "point":
            return _fenced("(", _listed(op, parts, habits), ")")
        case "vector":
            return _fenced(habits.vector[0], _listed(op, parts, habits), habits.vector[-1])
        case "list":
            return f"<mrow>{_listed(op, parts, habits)}</mrow>"
        case "matrix":
            return _fenced("(", _table(op, habits), ")")
        case "det":
            return _fenced("|", _table(op.args[0], habits), "|")
        case "derivative":
            return f"<mrow><mfrac><mi>d</mi><mrow><mi>d</mi><mi>x</mi></mrow></mfrac>{_THIN}{first}</mrow>"
        case "integral":
            sign = f"<msubsup><mo>∫</mo>{first}{parts[1]}</msubsup>"
            return f"<mrow>{sign}{last}{_THIN}<mrow><mi>d</mi><mi>x</mi></mrow></mrow>"
        case "limit":
            under = f"<mrow><mi>x</mi><mo>→</mo>{first}</mrow>"
            return f"<mrow><munder><mi>{habits.limit}</mi>{under}</munder>{_THIN}{last}</mrow>"
        case "money":
            before, after = (f"<mtext>{sign}</mtext>" if sign else "" for sign in (habits.before, habits.after))
            return f"<mrow>{before}{first}{after}</mrow>"
        case "system":
            rows = "".join(f"<mtr><mtd>{part}</mtd></mtr>" for part in parts)
            return f"<mrow><mo>{{</mo><mtable>{rows}</mtable></mrow>"
    return f"<mrow>{_BETWEEN[op.kind].join(parts)}</mrow>"


def _applied(argument: str) -> str:
    """Return the argument of a named function, a little apart where no bracket sets it apart."""
    return _APPLY + (argument if argument.startswith("<mrow><mo>(") else _THIN + argument)


def _listed(op: Op, parts: list[str], habits: Habits) -> str:
    return f"<mo>{separator(op, habits).strip()}</mo>".join(parts)


def _table(matrix: Expression, habits: Habits) -> str:
    rows = matrix.args if isinstance(matrix, Op) else ()
    cells = (
        "".join(f"<mtd>{_mathml(cell, habits, leading=True)}</mtd>" for cell in row.args)
        for row in rows
        if isinstance(row, Op)
    )
    return "<mtable>" + "".join(f"<mtr>{row}</mtr>" for row in cells) + "</mtable>"
