"""The signs of an exercise: what `parser` reads, with their columns."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from seqnum.maths.errors import parse_error
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_TEXT = 200
LONGEST_NUMBER = 15
"""Digits; more than a card can show."""


class Token(NamedTuple):
    """One sign: its kind, its text, its column (1-based)."""

    kind: str
    text: str
    column: int


_PATTERNS = {
    "space": r"\s+",
    "number": "[0-9]+",
    "vulgar": "[¼-¾⅐-⅞]",
    "raised": "⁻?[⁰¹²³⁴-⁹]+",
    "letters": "[A-Za-z]+",
    "blank": "[□?]|_+",
    "add": "[+]",
    "sub": "[-−‐‑–]",
    "mul": "[*×·⋅∙]",
    "div": "[÷:]",
    "slash": "[/⁄]",
    "pow": r"\^",
    "eq": "=",
    "open": "[(]",
    "close": "[)]",
}
_TOKEN = re.compile("|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _PATTERNS.items()))

_OPERAND_ENDS = frozenset({"number", "vulgar", "blank", "letter", "close"})
_NUMBER_STARTS = frozenset({"number", "vulgar", "blank"})


def tokens(text: str, lang: str) -> list[Token]:
    """Return the signs of a text, the last one of kind ``end``.

    Raises
    ------
    ParseError
        For a text or a number that is too long, a sign or a word that is not known.

    Examples
    --------
    >>> [token.kind for token in tokens("2/3 of 6 / 2", "en")]
    ['number', 'frac', 'number', 'of', 'number', 'div', 'number', 'end']
    """
    check_length(text)
    found: list[Token] = []
    position = 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            raise parse_error("strange", text, position + 1, found=text[position])
        found.extend(_read(match, text, lang))
        position = match.end()
    found.append(Token("end", "", len(text) + 1))
    return [_letter_or_times(index, found, text) for index in range(len(found))]


def check_length(text: str) -> None:
    """Refuse a text that is too long, before anything is done with it."""
    if len(text) > LONGEST_TEXT:
        raise parse_error("too_long", text, LONGEST_TEXT + 1, length=len(text), limit=LONGEST_TEXT)


def _read(match: re.Match[str], text: str, lang: str) -> Iterator[Token]:
    found, column = match.group(), match.start() + 1
    match match.lastgroup:
        case "space":
            return
        case "number":
            yield Token("number", _short(found, column, text), column)
        case "vulgar":
            yield Token("vulgar", unicodedata.normalize("NFKD", found), column)
        case "raised":
            yield Token("pow", found, column)
            if found[0] == "⁻":
                yield Token("sub", found, column)
            yield Token("number", _short(unicodedata.normalize("NFKD", found.lstrip("⁻")), column, text), column)
        case "letters":
            if found.lower() == say("notation.of", lang):
                yield Token("of", found, column)
            elif len(found) == 1:
                yield Token("letter", found, column)
            else:
                raise parse_error("word", text, column, found=found)
        case "slash":
            yield Token("div" if any(_spaces(match.start(), text)) else "frac", found, column)
        case kind:
            yield Token(str(kind), found, column)


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
