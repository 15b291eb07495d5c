"""Notation as LaTeX."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.maths.brackets import operands
from seqnum.maths.expression import Blank, Constant, Decimal, Expression, Number, Op, Phrase, Text, Variable
from seqnum.maths.numerals import decimal, grouped
from seqnum.maths.plain import function_name, separated
from seqnum.maths.templates import pieces
from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.maths.habits import Habits

_INFIX = {"add": " + ", "sub": " - ", "mul": r" \times ", "eq": " = ", "juxtapose": "", "ratio": " : "}
_DIVISION = {"÷": r" \div ", ":": " : "}
_OWN_NAMES = frozenset({"sin", "cos", "tan", "ln", "lim"})
_ESCAPED = str.maketrans({"$": r"\$", "%": r"\%", "\N{NO-BREAK SPACE}": r"\,", "€": r"\text{€}", "£": r"\text{£}"})
_IN_WORDS = str.maketrans({
    "\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}",
} | {sign: f"\\{sign}" for sign in "$%&#_{}"})  # fmt: skip


def latex(expression: Expression, habits: Habits) -> str:
    """Return an expression as LaTeX; see `Expression.latex`."""
    if isinstance(expression, Phrase):
        return "".join(
            (rf"\text{{{words}}}" if words else "") + ("" if index is None else latex(expression.args[index], habits))
            for words, index in pieces(expression.name, habits.lang)
        )
    if isinstance(expression, Text):
        return rf"\text{{{expression.text.translate(_IN_WORDS)}}}"
    return _latex(expression, habits, leading=True)


def _latex(expression: Expression, habits: Habits, *, leading: bool) -> str:
    match expression:
        case Number(value):
            return _figures(grouped(str(value), habits))
        case Decimal(text):
            return _figures(decimal(text, habits))
        case Constant("π"):
            return r"\pi"
        case Variable(name) | Constant(name):
            return name
        case Blank():
            return r"{\square}"
        case Op():
            parts = [
                rf"\left({_latex(part.value, habits, leading=True)}\right)"
                if part.bracketed
                else _latex(part.value, habits, leading=part.leading)
                for part in operands(expression, leading=leading, flat=False)
            ]
            return _join(expression, parts, habits)
    raise TypeError(expression)


def _figures(text: str) -> str:
    """Keep a comma from being set as the mark between members of a list."""
    return text.replace(",", "{,}").replace("\N{NARROW NO-BREAK SPACE}", r"\,")


def _join(op: Op, parts: list[str], habits: Habits) -> str:  # noqa: C901, PLR0911, PLR0912 - one line per kind
    first, last = parts[0], parts[-1]
    match op.kind:
        case "div":
            return first + _DIVISION[habits.divide] + last
        case "neg":
            return f"-{first}"
        case "pow":
            return f"{first}^{{{last}}}"
        case "frac":
            return rf"\frac{{{first}}}{{{last}}}"
        case "mixed":
            return rf"{first}\frac{{{parts[1]}}}{{{last}}}"
        case "of":
            return rf"\text{{ {say('notation.of', habits.lang)} }}".join(parts)
        case "juxtapose":
            # A command swallows the space after it, so that a letter would become part of its name.
            return f"{first} {last}" if first[-1].isalpha() and last[0].isalpha() else first + last
        case "sqrt":
            return rf"\sqrt{{{first}}}"
        case "root":
            return rf"\sqrt[{first}]{{{last}}}"
        case "abs":
            return rf"\left|{first}\right|"
        case "percent":
            return first + habits.percent.translate(_ESCAPED)
        case "factorial":
            return f"{first}!"
        case "degrees":
            return rf"{first}^{{\circ}}"
        case "log":
            return rf"\log_{{{first}}} {last}"
        case "ln" | "sin" | "cos" | "tan" as name:
            return f"{_named(function_name(name, habits))} {first}"
        case "call":
            return rf"{first}\left({last}\right)"
        case "prime":
            return f"{first[0]}'{first[1:]}"
        case "binomial":
            return rf"C\left({separated(op, parts, habits)}\right)"
        case "permutations":
            return rf"{habits.arrangements}\left({separated(op, parts, habits)}\right)"
        case "gcd" | "lcm" as name:
            return rf"{_named(function_name(name, habits))}\left({separated(op, parts, habits)}\right)"
        case "point":
            return rf"\left({separated(op, parts, habits)}\right)"
        case "vector":
            return rf"\left\langle {separated(op, parts, habits)}\right\rangle"
        case "list":
            return separated(op, parts, habits)
        case "matrix":
            rows = (row if isinstance(row, Op) else None for row in op.args)
            cells = (" & ".join(_latex(cell, habits, leading=True) for cell in row.args) for row in rows if row)
            return r"\begin{pmatrix}" + r" \\ ".join(cells) + r"\end{pmatrix}"
        case "det":
            return first.replace("pmatrix", "vmatrix")
        case "derivative":
            return rf"\frac{{d}}{{dx}} {first}"
        case "integral":
            return rf"\int_{{{first}}}^{{{parts[1]}}} {last} \, dx"
        case "limit":
            return rf"{_named(habits.limit, limits=True)}_{{x \to {first}}} {last}"
        case "money":
            return habits.before.translate(_ESCAPED) + first + habits.after.translate(_ESCAPED)
        case "system":
            return r"\begin{cases}" + r" \\ ".join(parts) + r"\end{cases}"
    return _INFIX[op.kind].join(parts)


def _named(name: str, *, limits: bool = False) -> str:
    if name in _OWN_NAMES:
        return f"\\{name}"
    return rf"\operatorname{'*' if limits else ''}{{{name}}}"
