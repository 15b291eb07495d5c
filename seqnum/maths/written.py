"""Answers as they stand on a board: ``0.75``, ``75%``, ``1 1/2``, ``2√3``, ``(x - 3)(x + 2)``; and back to values."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from seqnum.maths.errors import NotationError
from seqnum.maths.expression import Text
from seqnum.maths.forms import is_answer
from seqnum.maths.habits import Habits, habits
from seqnum.maths.numbers import canonical, read_number
from seqnum.maths.plain import plain

if TYPE_CHECKING:
    from seqnum.maths.exact import Value
    from seqnum.maths.expression import Expression

_FRACTION = re.compile(r"-?[0-9]{1,15}(/[0-9]*[1-9][0-9]*)?")
_MANY = 4096

LONGEST_FACE = 30
"""Characters that a space can show."""


def face_of(written: Expression) -> str:
    """Return what a space shows, as decks, codes and games keep it: English notation, ASCII minus, no gaps in digits.

    Examples
    --------
    >>> from seqnum.maths.build import decimal, mixed
    >>> face_of(decimal("1250.50")), face_of(mixed(-1, 1, 2)), face_of(Text("Paris"))
    ('1250.50', '-1 1/2', '"Paris"')
    """
    if isinstance(written, Text):
        return written.quoted
    return plain(written, _kept()).replace("−", "-")


def face_value(face: str) -> Value:
    """Return what a face is worth.

    Raises
    ------
    ParseError, EvaluationError
        When it is no number or expression that has a value.

    Examples
    --------
    >>> face_value("0.75"), face_value("1 1/2"), face_value("75%")
    (Fraction(3, 4), Fraction(3, 2), Fraction(3, 4))
    """
    return Fraction(face) if _FRACTION.fullmatch(face) else _value(face)


@lru_cache(_MANY)
def face_read(text: str) -> tuple[Value, str]:
    """Return what a text is worth as a face, and how we write it.

    Raises
    ------
    ParseError
        When it is no answer that can stand on a board.

    Examples
    --------
    >>> face_read("0.50"), face_read("2/4")
    ((Fraction(1, 2), '0.50'), (Fraction(1, 2), '1/2'))
    """
    from seqnum.maths.checking import unknowns

    try:
        tree = face_expression(text)
        if (isinstance(tree, Text) or is_answer(tree, frozenset(unknowns(tree)))) and not _FRACTION.fullmatch(text):
            return tree.evaluate(), face_of(tree)
    except NotationError:
        pass  # said better for a number, which is what most faces are
    value = read_number(text)
    return value, canonical(value)


def own_form(text: str, value: Value) -> Expression | None:
    """Return how somebody wrote an answer, where that is no fraction or whole number: ``0,5``, ``1 1/2``, ``20%``.

    Parameters
    ----------
    text
        As written, with a decimal point or comma.
    value
        What it is worth.

    Examples
    --------
    >>> own_form("0,50", Fraction(1, 2)).plain("en"), own_form("6/8", Fraction(3, 4))
    ('0.50', None)
    """
    from seqnum.maths.parser import parse

    for lang in ("en", "pt"):
        try:
            tree = parse(text, lang)
            if tree.evaluate() == value:
                face = face_of(tree)
                return None if _FRACTION.fullmatch(face) or face == canonical(value) else tree
        except NotationError:
            continue
    return None


@lru_cache(_MANY)
def face_canonical(face: str) -> str:
    """Return a face as answers are known by: ``1/2`` for ``0.5``.

    Examples
    --------
    >>> face_canonical("0.5"), face_canonical("-3")
    ('1/2', '-3')
    """
    return canonical(face_value(face))


@lru_cache(_MANY)
def face_expression(face: str) -> Expression:
    """Return a face as notation.

    Raises
    ------
    ParseError
        When it is none.

    Examples
    --------
    >>> face_expression("-3/4").plain("en")
    '−3/4'
    """
    from seqnum.maths.parser import parse

    return parse(face, "en")


@lru_cache(_MANY)
def _value(face: str) -> Value:
    return face_expression(face).evaluate()


@cache
def _kept() -> Habits:
    return replace(habits("en"), group="")
