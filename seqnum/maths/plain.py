"""Notation as plain text: ``3 × (4 + 5)``, ``2/3 of 12``, ``6 × □ = 42``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from seqnum.maths.brackets import NAMED, operands
from seqnum.maths.expression import Blank, Constant, Decimal, Expression, Number, Op, Phrase, Text, Variable
from seqnum.maths.numerals import decimal, grouped
from seqnum.maths.templates import pieces
from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.maths.habits import Habits

_INFIX = {
    "add": " + ",
    "sub": " − ",
    "mul": " × ",
    "eq": " = ",
    "pow": "^",
    "frac": "/",
    "ratio": " ∶ ",
    "system": "; ",
}
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_THREE_DIGITS = re.compile("[0-9]{3}(?![0-9])")
_ROOT_SIGNS = {3: "∛", 4: "∜"}


def plain(expression: Expression, habits: Habits) -> str:
    """Return an expression as text; see `Expression.plain`."""
    if isinstance(expression, Phrase):
        return "".join(
            words if index is None else words + plain(expression.args[index], habits)
            for words, index in pieces(expression.name, habits.lang)
        )
    if isinstance(expression, Text):
        return expression.text
    return _plain(expression, habits, leading=True)


def _plain(expression: Expression, habits: Habits, *, leading: bool) -> str:
    match expression:
        case Op():
            parts = [
                f"({_plain(value, habits, leading=True)})" if bracketed else _plain(value, habits, leading=first)
                for value, bracketed, first in operands(expression, leading=leading, flat=True)
            ]
            return _join(expression, parts, habits)
        case Number(value):
            return grouped(str(value), habits)
        case Variable(name) | Constant(name):
            return name
        case Decimal(text):
            return decimal(text, habits)
        case Blank():
            return "□"
    raise TypeError(expression)


def _join(op: Op, parts: list[str], habits: Habits) -> str:  # noqa: C901, PLR0911, PLR0912 - one line per kind
    if infix := _INFIX.get(op.kind):
        return infix.join(parts)
    first, last = parts[0], parts[-1]
    match op.kind:
        case "div":
            return f"{first} {habits.divide} {last}"
        case "neg":
            return f"−{first}"
        case "mixed":
            return f"{first} {parts[1]}/{last}"
        case "of":
            return f" {say('notation.of', habits.lang)} ".join(parts)
        case "juxtapose":
            return _side_by_side(op, first, last)
        case "sqrt":
            return f"√{first}"
        case "root":
            return root_sign(op.args[0]) + last
        case "abs":
            return f"|{first}|"
        case "percent":
            return first + habits.percent
        case "factorial":
            return f"{first}!"
        case "degrees":
            return f"{first}°"
        case "log":
            return _applied(_logarithm(op.args[0], first), last)
        case "ln" | "sin" | "cos" | "tan" as name:
            return _applied(function_name(name, habits), first)
        case "call":
            return f"{first}({last})"
        case "prime":
            return f"{first[0]}′{first[1:]}"
        case "binomial":
            return f"C({separated(op, parts, habits)})"
        case "permutations":
            return f"{habits.arrangements}({separated(op, parts, habits)})"
        case "gcd" | "lcm" as name:
            return f"{function_name(name, habits)}({separated(op, parts, habits)})"
        case "point":
            return f"({separated(op, parts, habits)})"
        case "vector":
            return f"⟨{separated(op, parts, habits)}⟩"
        case "list":
            return separated(op, parts, habits)
        case "matrix":
            return "[" + separated(op, [f"[{row}]" for row in parts], habits) + "]"
        case "det":
            return f"det {first}"
        case "derivative":
            return f"d/dx {first}"
        case "integral":
            # A limit and three digits after it would be one number where spaces group digits.
            upper = f"({parts[1]})" if _THREE_DIGITS.match(last) else parts[1]
            return f"∫_{first}^{upper} {last} dx"
        case "limit":
            return f"{habits.limit}_(x→{first}) {last}"
        case "money":
            return habits.before + first + habits.after
    raise TypeError(op)


def function_name(kind: str, habits: Habits) -> str:
    """Return the name of a function in a region: ``sen``, ``mcd``."""
    return {"sin": habits.sine, "tan": habits.tangent, "gcd": habits.gcd, "lcm": habits.lcm}.get(kind, kind)


def separated(op: Op, parts: list[str], habits: Habits) -> str:
    """Join the members of a list."""
    return separator(op, habits).join(parts)


def separator(op: Op, habits: Habits) -> str:
    """Return what stands between members: a semicolon where a decimal comma would be mistaken for it."""
    return "; " if habits.decimal == "," and _holds_decimals(op) else ", "


def _holds_decimals(expression: Expression) -> bool:
    if isinstance(expression, Op):
        return any(map(_holds_decimals, expression.args))
    return isinstance(expression, Decimal)


def root_sign(index: Expression) -> str:
    """Return the sign of a root: ``∛``, ``⁵√``."""
    value = index.value if isinstance(index, Number) else 0
    return _ROOT_SIGNS.get(value, str(value).translate(_RAISED) + "√")


def _logarithm(base: Expression, shown: str) -> str:
    return "log" + str(base.value).translate(_LOWERED) if isinstance(base, Number) else f"log_{shown}"


def _applied(name: str, argument: str) -> str:
    return name + argument if argument.startswith("(") else f"{name} {argument}"


def _side_by_side(op: Op, left: str, right: str) -> str:
    """Join factors; letters stand apart, together they would be read as a word (``d`` and ``e`` in Spanish)."""
    last = op.args[1]
    apart = (left[-1].isalpha() and right[0].isalpha()) or (isinstance(last, Op) and last.kind in NAMED)
    return f"{left} {right}" if apart or right[0] in "⁰¹²³⁴⁵⁶⁷⁸⁹" else left + right
