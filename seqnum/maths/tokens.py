"""The signs of an exercise: what `parser` reads, with their columns."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from seqnum.maths.errors import parse_error
from seqnum.maths.expression import CONSTANTS
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths.habits import Habits

LONGEST_TEXT = 200
LONGEST_NUMBER = 15
"""Digits; more than a card can show."""


class Token(NamedTuple):
    """One sign: its kind, its text, its column (1-based)."""

    kind: str
    text: str
    column: int


_ROOTS = {"∛": "3", "∜": "4"}
_WORDS = {
    "sqrt": ("sqrt",),
    "sin": ("sin", "sen"),
    "cos": ("cos",),
    "tan": ("tan", "tg"),
    "ln": ("ln",),
    "log": ("log",),
    "limit": ("lim", "lím"),
    "absolute": ("abs",),
    "gcd": ("gcd", "gcf", "hcf", "mcd", "mdc"),
    "lcm": ("lcm", "mcm", "mmc"),
    "det": ("det",),
    "dx": ("dx",),
}
_KIND_OF_WORD = {word: kind for kind, words in _WORDS.items() for word in words}

_PATTERNS = {
    "space": r"\s+",
    "number": "{number}",
    "vulgar": "[¼-¾⅐-⅞]",
    "raised_root": "[⁰¹²³⁴-⁹]+√",
    "raised": "⁻?[⁰¹²³⁴-⁹]+",
    "lowered": "[₀-₉]+",
    "derivative": "d/dx(?![A-Za-z])",
    "currency": r"R\$|[$€£]",
    "letters": "[A-Za-zÀ-ÖØ-öø-ÿ]+",
    "sub_script": "(?<=log)_(?!_)|(?<=l[ií]m)_(?!_)|(?<=∫)_(?!_)",
    "blank": "[□?]|_+",
    "add": "[+]",
    "arrow": "→|->",
    "sub": "[-−‐‑–]",
    "mul": "[*×·⋅∙]",
    "ratio": "∶",
    "div": "[÷:]",
    "slash": "[/⁄]",
    "pow": r"\^",
    "eq": "=",
    "open": "[(]",
    "close": "[)]",
    "open_square": r"\[",
    "close_square": r"\]",
    "open_angle": "⟨",
    "close_angle": "⟩",
    "comma": "[,;]",
    "bar": r"\|",
    "sign": "[√∛∜]",
    "pi": "π",
    "percent": "%",
    "factorial": "!",
    "degrees": "°",
    "prime": "[′']",
    "integral": "∫",
}

_OPERAND_ENDS = frozenset({
    "number", "decimal", "vulgar", "blank", "letter", "constant", "close", "percent", "factorial", "degrees",
})  # fmt: skip
_NUMBER_STARTS = frozenset({"number", "decimal", "vulgar", "blank"})
_GROUPED_BY_POINTS = re.compile(r"[1-9][0-9]{0,2}(?:\.[0-9]{3})+(?:,[0-9]+)?|[0-9]+(?:,[0-9]+)?")
_LIKE_THOUSANDS = re.compile(r"[1-9][0-9]{0,2}\.[0-9]{3}")
_SPACES = "\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}\N{THIN SPACE}"


@cache
def _token(habits: Habits) -> re.Pattern[str]:
    mark, group = re.escape(habits.decimal), habits.group
    if group in _SPACES:
        # Typed with a usual space, it must not be the mixed number 1 125/250.
        grouped = f"[1-9][0-9]{{0,2}}(?:(?:[{_SPACES}][0-9]{{3}})+(?![0-9])|(?: [0-9]{{3}})+(?![0-9{_SPACES}/]))"
    else:
        grouped = f"[1-9][0-9]{{0,2}}(?:{re.escape(group)}[0-9]{{3}})+(?![0-9])"
    decimals = f"(?:{mark}[0-9]+)?"
    # Where the decimal mark is a comma, a point is read as one too: it means nothing else, but for thousands.
    plain = "[0-9]+(?:[.,][0-9]+)?" if habits.decimal == "," else f"[0-9]+{decimals}"
    patterns = {**_PATTERNS, "number": f"{grouped}{decimals}|{plain}"}
    return re.compile("|".join(f"(?P<{kind}>{pattern})" for kind, pattern in patterns.items()))


def tokens(text: str, habits: Habits) -> list[Token]:
    """Return the signs of a text, the last one of kind ``end``.

    Raises
    ------
    ParseError
        For a text or a number that is too long, a sign or a word that is not known.

    Examples
    --------
    >>> from seqnum.maths.habits import habits
    >>> [token.kind for token in tokens("2/3 of 6 / 2", habits("en"))]
    ['number', 'frac', 'number', 'of', 'number', 'div', 'number', 'end']
    """
    check_length(text)
    found: list[Token] = []
    pattern = _token(habits)
    position = 0
    while position < len(text):
        match = pattern.match(text, position)
        if match is None:
            raise parse_error("strange", text, position + 1, found=text[position])
        found.extend(_read(match, text, habits))
        position = match.end()
    found.append(Token("end", "", len(text) + 1))
    return [_letter_or_times(index, found, text) for index in range(len(found))]


def check_length(text: str) -> None:
    """Refuse a text that is too long, before anything is done with it."""
    if len(text) > LONGEST_TEXT:
        raise parse_error("too_long", text, LONGEST_TEXT + 1, length=len(text), limit=LONGEST_TEXT)


def _read(match: re.Match[str], text: str, habits: Habits) -> Iterator[Token]:  # noqa: C901, PLR0912 - one case a sign
    found, column = match.group(), match.start() + 1
    match match.lastgroup:
        case "space":
            return
        case "number":
            yield _number(found, column, text, habits)
        case "vulgar":
            yield Token("vulgar", unicodedata.normalize("NFKD", found), column)
        case "raised":
            yield Token("pow", found, column)
            if found[0] == "⁻":
                yield Token("sub", found, column)
            yield Token("number", _short(_figures(found.lstrip("⁻")), column, text), column)
        case "raised_root":
            if column > 1 and (text[column - 2].isalnum() or text[column - 2] in ")!"):
                raise parse_error("ambiguous", text, column)
            yield Token("root", _figures(found[:-1]), column)
        case "sign":
            yield Token("root" if found in _ROOTS else "sqrt", _ROOTS.get(found, found), column)
        case "lowered":
            yield Token("lowered", _short(_figures(found), column, text), column)
        case "letters":
            yield _word(found, column, text, habits)
        case "pi":
            yield Token("constant", found, column)
        case "slash":
            yield Token("div" if any(_spaces(match.start(), text)) else "frac", found, column)
        case kind:
            yield Token(str(kind), found, column)


def _number(found: str, column: int, text: str, habits: Habits) -> Token:
    """Return a whole number or a decimal, without marks for thousands and with a decimal point."""
    if habits.group == "." and not _GROUPED_BY_POINTS.fullmatch(found):
        digits = found
    elif habits.decimal == "," and habits.group != "." and _LIKE_THOUSANDS.fullmatch(found):
        raise parse_error("thousands", text, column + found.index("."))
    else:
        digits = re.sub(f"[ {_SPACES}{habits.group}]", "", found)
    digits = digits.replace(",", ".")
    _short(digits.replace(".", ""), column, text)
    return Token("decimal" if "." in digits else "number", digits, column)


def _word(found: str, column: int, text: str, habits: Habits) -> Token:
    word = found.lower()
    if word == say("notation.of", habits.lang):
        return Token("of", found, column)
    if kind := _KIND_OF_WORD.get(word):
        return Token(kind, found, column)
    if word == "pi":
        return Token("constant", "π", column)
    if len(found) == 1 and found.isascii():
        return Token("constant" if found in CONSTANTS else "letter", found, column)
    raise parse_error("word" if found.isascii() or len(found) > 1 else "strange", text, column, found=found)


def _figures(small: str) -> str:
    """Return raised or lowered digits at their usual height."""
    return unicodedata.normalize("NFKD", small)


def _short(digits: str, column: int, text: str) -> str:
    if len(digits) > LONGEST_NUMBER:
        raise parse_error("too_big", text, column, limit=LONGEST_NUMBER)
    return digits


def _spaces(at: int, text: str) -> tuple[bool, bool]:
    """Tell whether a space (or the edge) stands before and after the sign at an index."""
    return text[:at][-1:].strip() == "", text[at + 1 :][:1].strip() == ""


def _letter_or_times(index: int, found: list[Token], text: str) -> Token:
    """Read ``3 x 4`` as times, ``3x + 4`` as a variable, and refuse to guess at ``3 x (4 + 5)``."""
    token = found[index]
    if token.kind != "letter" or token.text not in "xX" or index == 0 or found[index - 1].kind not in _OPERAND_ENDS:
        return token
    before, after = _spaces(token.column - 1, text)
    following = found[index + 1].kind
    if following in _NUMBER_STARTS and before == after:
        return token._replace(kind="mul")
    if following == "open" and before and after and found[index - 1].kind != "letter":
        raise parse_error("ambiguous", text, token.column)
    return token
