r"""LaTeX as the plain text that `seqnum.maths.parse` reads: ``\frac{1}{2}`` becomes ``1/2``. Bounded, and our own."""

from __future__ import annotations

import re

from seqnum.decks.errors import DeckError

LONGEST = 2000
DEEPEST = 40

_TOKEN = re.compile(r"\\(?:[A-Za-z]+\*?|.)|[{}^_~&]|\s+|[^\\{}^_~&\s]", re.DOTALL)
_SIGNS = {
    "times": " × ", "cdot": " × ", "ast": " × ", "div": " ÷ ", "colon": " : ", "pm": "±", "mp": "∓", "pi": "π",
    "degree": "°", "circ": "°", "prime": "′", "square": "□", "Box": "□", "ldots": "…", "dots": "…", "cdots": "…",
    "leq": "≤", "le": "≤", "geq": "≥", "ge": "≥", "neq": "≠", "ne": "≠", "lt": "<", "gt": ">", "approx": "≈",
    "equiv": "≡", "infty": "∞", "to": "→", "rightarrow": "→", "int": "∫", "angle": "∠", "perp": "⊥", "parallel": "∥",
    "lvert": "|", "rvert": "|", "vert": "|", "langle": "⟨", "rangle": "⟩", "lbrace": "{", "rbrace": "}",
    "lbrack": "[", "rbrack": "]", "alpha": "α", "beta": "β", "gamma": "γ", "theta": "θ", "Delta": "Δ",
    "cap": "∩", "cup": "∪", "in": "∈", "backslash": "\\", "textbackslash": "\\", "textasciitilde": "~",
    "textasciicircum": "^",
}  # fmt: skip
_NAMES = frozenset({"sin", "cos", "tan", "ln", "log", "lim", "gcd", "lcm", "det", "max", "min"})
_UNSEEN = frozenset({
    "left", "right", "big", "Big", "bigg", "Bigg", "displaystyle", "textstyle", "limits", "mathstrut", "strut", "!",
})  # fmt: skip
_GAPS = frozenset({"quad", "qquad", "newline", ",", ";", ":", " ", "\\", "\n", ">"})
_FUNCTION = re.compile(r"(?:sin|cos|tan|ln|log(?:_\w+|_\([^()]*\))?)\s*$")
_ENVIRONMENTS = {"cases": "", "matrix": "", "pmatrix": "", "bmatrix": "", "vmatrix": "det "}
_SPACES = frozenset({"hspace", "hspace*", "vspace"})
_AROUND = frozenset({
    "text", "textbf", "textit", "textrm", "textsf", "emph", "mathrm", "mathbf", "mathit", "mathsf", "mbox", "boxed",
    "underline", "overline", "operatorname", "operatorname*", "color", "large", "phantom", "boldsymbol", "bm",
})  # fmt: skip
_FRACTIONS = frozenset({"frac", "dfrac", "tfrac", "cfrac"})
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def plain_of(latex: str) -> str:
    r"""Return LaTeX as plain text.

    Parameters
    ----------
    latex
        Without the dollar signs around it; at most 2000 characters.

    Raises
    ------
    DeckError
        For a command that is not known, brackets that do not match, or far too much.

    Examples
    --------
    >>> plain_of(r"\frac{1}{2}+\frac13"), plain_of(r"3 \times \left(4 + 5\right)"), plain_of(r"2\frac{1}{3}")
    ('1/2+1/3', '3 × (4 + 5)', '2 1/3')
    >>> plain_of(r"\sqrt{2x+1} = \sqrt[3]{8}"), plain_of(r"x^{10} \text{ in words}")
    ('√(2x+1) = ³√8', 'x^10 in words')
    """
    if len(latex) > LONGEST:
        raise DeckError("decks.own.latex_long", limit=LONGEST)
    reader = _Reader(latex)
    found = reader.items(closing="")
    return re.sub(r"\s+", " ", found).strip()


class _Reader:
    def __init__(self, latex: str) -> None:
        self.tokens: list[str] = _TOKEN.findall(latex)
        self.at = 0
        self.depth = 0

    def error(self, key: str, **values: object) -> DeckError:
        return DeckError(f"decks.own.{key}", **values)

    def next(self) -> str:
        if self.at >= len(self.tokens):
            raise self.error("latex_ended")
        self.at += 1
        return self.tokens[self.at - 1]

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def items(self, closing: str) -> str:
        """Read up to a closing bracket, or to the end where there is none to close."""
        found: list[str] = []
        while self.peek() != closing:
            found.append(self.item("".join(found[-4:])))
        if closing:
            self.next()
        return "".join(found)

    def item(self, before: str) -> str:
        """Read one thing, with all that belongs to it; `before` is what stands to its left."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error("latex_deep")
        read = self.one(before)
        self.depth -= 1
        return read

    def one(self, before: str) -> str:
        found = self.next()
        if found == "{":
            return self.items("}")
        if found == "}":
            raise self.error("latex_ended")
        if found in {"^", "_"}:
            return self.script(found)
        if found == "~" or found.isspace():
            return " "
        if found.startswith("\\") and len(found) > 1:
            return self.command(found[1:], before)
        return found

    def script(self, sign: str) -> str:
        raised = self.argument()
        if raised in {"°", "′"}:
            return raised
        return sign + (raised if re.fullmatch(r"-?\d+|\w", raised) else f"({raised})")

    def argument(self) -> str:
        """Read what a command is of: one sign, or what stands in curly brackets."""
        while self.peek().isspace():
            self.next()
        return (self.item("") if self.peek() else self.next()).strip()

    def option(self) -> str:
        """Read what stands in square brackets, if anything does."""
        while self.peek().isspace():
            self.next()
        if self.peek() != "[":
            return ""
        self.next()
        return self.items("]").strip()

    def command(self, name: str, before: str) -> str:
        if name in _SIGNS:
            return _SIGNS[name]
        if name in _UNSEEN:
            if name == "right" and self.peek() == ".":
                self.next()
            return ""
        if name in _GAPS:
            return " "
        if name in _NAMES:
            return name if self.peek() in {"_", "^", "("} else f"{name} "
        if not name.rstrip("*").isalpha():
            return name
        return self.with_arguments(name, before)

    def with_arguments(self, name: str, before: str) -> str:
        if name in _FRACTIONS:
            return _fraction(self.argument(), self.argument(), before)
        if name == "sqrt":
            index = self.option()
            sign = "√" if index in {"", "2"} else index.translate(_RAISED) + "√"
            return sign + _alone(self.argument())
        if name in _SPACES:
            self.argument()
            return " "
        if name in _AROUND:
            return self.around(name)
        if name == "begin":
            return self.environment(self.argument())
        raise self.error("latex_command", command=f"\\{name[:40]}")

    def environment(self, name: str) -> str:
        """Read a matrix, a determinant or a system of equations, row by row."""
        if name not in _ENVIRONMENTS:
            raise self.error("latex_command", command=rf"\begin {name[:40]}")
        rows = [[""]]
        while self.peek() != r"\end":
            if self.peek() == "&" and self.next():
                rows[-1].append("")
            elif self.peek() == "\\\\" and self.next():
                rows.append([""])
            else:
                rows[-1][-1] += self.item(rows[-1][-1])
        self.next()
        if self.argument() != name:
            raise self.error("latex_ended")
        lines = [", ".join(cell.strip() for cell in row) for row in rows if any(map(str.strip, row))]
        if name == "cases":
            return "; ".join(lines)
        return _ENVIRONMENTS[name] + "[" + ", ".join(f"[{line}]" for line in lines) + "]"

    def around(self, name: str) -> str:
        """Read a command that only changes how its words look; an empty line under nothing is a blank."""
        while self.peek().isspace():
            self.next()
        inside = self.items("}") if self.peek() == "{" and self.next() else self.argument()
        if name in {"underline", "boxed", "phantom"} and not inside.strip():
            return "□"
        return "" if name in {"color", "phantom"} else inside


def _fraction(above: str, below: str, before: str) -> str:
    """Return a fraction after what stands before it: apart from a whole number, in brackets after a function."""
    if (above, below) == ("d", "dx"):
        return "d/dx "
    written = f"{_alone(above)}/{_alone(below)}"
    if _FUNCTION.search(before):
        return f"({written})"
    return f" {written}" if before[-1:].isdigit() else written


def _alone(text: str) -> str:
    """Put brackets around what would fall apart without them."""
    return text if re.fullmatch(r"\d+|\w|□", text) else f"({text})"
