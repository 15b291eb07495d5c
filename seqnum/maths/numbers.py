"""Values as text: the one canonical form of an answer, and what pupils type."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.errors import NotationError, parse_error
from seqnum.maths.exact import Exact, letter
from seqnum.maths.habits import habits
from seqnum.maths.tokens import LONGEST_NUMBER, check_length
from seqnum.text import base_language

if TYPE_CHECKING:
    from seqnum.maths.exact import Value

_NUMBER = re.compile(
    r"\s*(?:(?P<minus>[-−‐‑–])|\+)?\s*(?:"
    r"(?P<decimal>[0-9]*[.,][0-9]+)"
    r"|(?:(?P<whole>[0-9]+)\s+)?(?P<numerator>[0-9]+)\s*[/⁄]\s*(?P<denominator>[0-9]+)"
    r"|(?P<before>[0-9]+)?\s*(?P<vulgar>[¼-¾⅐-⅞])"
    r"|(?P<integer>[0-9]+)"
    r")\s*"
)
_THOUSANDS = re.compile(r"[1-9][0-9]{0,2}[.,][0-9]{3}")

# Spanish is missing: a comma in Spain, a point in Mexico.
_DECIMAL_MARK = {"en": ".", "pt": ","}


def canonical(value: Value | int) -> str:
    """Return the text an answer is known by: in lowest terms and simplest form, with an ASCII minus.

    Examples
    --------
    >>> canonical(Fraction(-6, 8)), canonical(Fraction(12)), canonical(7)
    ('-3/4', '12', '7')
    >>> from seqnum.maths.exact import I, root
    >>> canonical(root(12)), canonical(10 * I - 5)
    ('2√3', '-5 + 10i')
    """
    if isinstance(value, Exact):
        from seqnum.maths.build import as_expression
        from seqnum.maths.written import face_of

        return face_of(as_expression(value))
    return str(Fraction(value))


def read_number(text: str, lang: str | None = None, letters: frozenset[str] = frozenset()) -> Value:
    """Read an answer as a pupil types it.

    Parameters
    ----------
    text
        Such as ``-3``, ``−3``, ``6/8``, ``1 1/2``, ``½``, ``0.5``, ``0,5``, ``20%``, ``2√3``, ``pi/6`` or ``3 - 2i``.
    lang
        Settles what ``1,234`` means where point and comma are used in one way only; otherwise it is refused.
    letters
        The letters of the answer asked for, if it is an expression; or its words, in quotation marks.

    Raises
    ------
    ParseError
        When it is no number, one that can be read in two ways, or an exercise such as ``3 + 4``.

    Examples
    --------
    >>> read_number("1 1/2"), read_number("−0,5")
    (Fraction(3, 2), Fraction(-1, 2))
    """
    check_length(text)
    if not text.strip():
        raise parse_error("no_number", text, 1)
    if words := next((name for name in letters if name[0] == '"'), None):
        return _said(text, words)
    if lang is not None and (whole := _grouped(text, lang)):
        return Fraction(whole)
    match = _NUMBER.match(text)
    if match is None or match.end() != len(text):
        value = _expression(text, lang, letters)
        if value is None:
            raise parse_error("not_a_number", text, match.end() + 1 if match else 1)
        return value
    if too_long := re.search(f"[0-9]{{{LONGEST_NUMBER + 1}}}", text):
        raise parse_error("too_big", text, too_long.start() + 1, limit=LONGEST_NUMBER)
    size = _size(match, text, lang)
    return -size if match["minus"] else size


def _said(text: str, words: str) -> Value:
    """Return an answer in words: the one asked for, however its capitals are written, or another one."""
    said = " ".join(text.split()).strip('" ')
    if not said:
        raise parse_error("no_number", text, 1)
    return letter(words if said.casefold() == words[1:-1].casefold() else f'"{said}"')


def _grouped(text: str, lang: str) -> str | None:
    """Return a number whose digits stand in groups of three, as the region groups them, without the gaps."""
    marks = habits(lang)
    group, decimal = re.escape(marks.group), re.escape(marks.decimal)
    found = re.fullmatch(
        rf"\s*([-−]?)([1-9][0-9]{{0,2}}(?:{group}[0-9]{{3}}){{1,4}})(?:{decimal}([0-9]{{1,9}}))?\s*", text
    )
    if found is None:
        return None
    sign, whole, places = found.groups()
    return f"{'-' if sign else ''}{whole.replace(marks.group, '')}.{places or 0}"


def _expression(text: str, lang: str | None, letters: frozenset[str]) -> Value | None:
    """Return the value of an answer that is more than a number; None where it is none, or an exercise."""
    from seqnum.maths.forms import is_answer
    from seqnum.maths.parser import parse

    try:
        typed = parse(text, lang or "en")
        return typed.evaluate() if is_answer(typed, letters) else None
    except NotationError:
        return None


def _size(match: re.Match[str], text: str, lang: str | None) -> Fraction:
    if match["integer"]:
        return Fraction(int(match["integer"]))
    if match["decimal"]:
        return _decimal(match, text, lang)
    if match["vulgar"]:
        numerator, _, denominator = unicodedata.normalize("NFKD", match["vulgar"]).partition("⁄")
        return int(match["before"] or 0) + Fraction(int(numerator), int(denominator))
    if int(match["denominator"]) == 0:
        raise parse_error("zero_below", text, match.start("denominator") + 1)
    return int(match["whole"] or 0) + Fraction(int(match["numerator"]), int(match["denominator"]))


def _decimal(match: re.Match[str], text: str, lang: str | None) -> Fraction:
    digits = match["decimal"]
    mark = "," if "," in digits else "."
    is_decimal_mark = lang is not None and _DECIMAL_MARK.get(base_language(lang)) == mark
    if _THOUSANDS.fullmatch(digits) and not is_decimal_mark:
        raise parse_error("thousands", text, match.start("decimal") + digits.index(mark) + 1)
    return Fraction(digits.replace(",", "."))
