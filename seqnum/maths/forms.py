"""The form an answer is written in: right in another form is right, and worth a word."""

from __future__ import annotations

import re
from math import gcd

from seqnum.maths.errors import ParseError
from seqnum.maths.exact import Exact
from seqnum.maths.expression import Constant, Decimal, Expression, Number, Op

_UNREDUCED = re.compile(r"\s*[-−+]?\s*(?:\d+\s+)?(\d+)\s*[/⁄]\s*(\d+)\s*")
_EXACT_DIGITS = "two_decimals"
_SMALLEST_ROOT = "simplest_radical"


def is_unreduced(text: str) -> bool:
    """Say whether a text is a fraction that is not in lowest terms.

    Examples
    --------
    >>> is_unreduced("6/8"), is_unreduced("3/4"), is_unreduced("0.75")
    (True, False, False)
    """
    found = _UNREDUCED.fullmatch(text)
    return found is not None and gcd(int(found[1]), int(found[2])) > 1


def has_form(text: str, written: Expression, form: str, lang: str | None = None) -> bool:
    """Say whether a right answer was typed in the form it is asked for in.

    Parameters
    ----------
    text
        As typed.
    written
        The answer in its form.
    form
        The name of the form.
    lang
        The language it was typed in.

    Examples
    --------
    >>> from seqnum.maths.build import decimal, frac
    >>> has_form("6/8", frac(3, 4), "lowest_terms"), has_form("0.50", decimal("0.5"), "decimal")
    (False, True)
    """
    from seqnum.maths.parser import parse

    try:
        typed = parse(text, lang or "en")
    except ParseError:
        return True  # read as a number all the same: nothing to say about its form
    if typed == written:
        return True
    if form == _SMALLEST_ROOT:
        return _radicands(typed) == _radicands(written)
    kind = _kind(typed)
    return kind == _kind(written) and kind not in {"frac", "mixed"} and form != _EXACT_DIGITS


def _radicands(written: Expression) -> list[Expression]:
    """Return what stands under the roots, from left to right."""
    match written:
        case Op("sqrt", (radicand,)):
            return [radicand]
        case Op(_, args):
            return [found for arg in args for found in _radicands(arg)]
    return []


def _kind(written: Expression) -> str:
    """Return what an answer is at the outside, its sign aside."""
    if isinstance(written, Op) and written.kind == "neg":
        return _kind(written.args[0])
    return written.kind if isinstance(written, Op) else type(written).__name__


def is_answer(typed: Expression, letters: frozenset[str] = frozenset()) -> bool:
    """Say whether notation is an answer and no exercise: ``2√3`` is, ``3 + 4`` and ``(1 + 2i)(3 + 4i)`` are not.

    Parameters
    ----------
    typed
        What was typed.
    letters
        The letters of the answer asked for; where there are some, any expression in them will do.

    Examples
    --------
    >>> from seqnum.maths.build import add, juxtapose, mul, sqrt
    >>> [is_answer(one) for one in (juxtapose(2, sqrt(3)), add(1, sqrt(5)), add(3, 4), mul(3, 4))]
    [True, True, False, False]
    """
    from seqnum.maths.checking import unknowns

    names = unknowns(typed)
    if names:
        return names <= letters
    return _is_sum(typed)


def _is_sum(typed: Expression) -> bool:
    """Say whether the terms are as many as the value has: nothing is left to add up."""
    if isinstance(typed, Op) and typed.kind == "frac" and _is_plain(typed.args[1]):
        return _is_sum(typed.args[0])
    terms = _terms(typed)
    if len(terms) == 1:
        return _is_term(terms[0])
    value = typed.evaluate() if all(map(_is_term, terms)) else None
    return isinstance(value, Exact) and len(value.terms) == len(terms)


def _terms(typed: Expression) -> list[Expression]:
    match typed:
        case Op("add" | "sub", (left, right)):
            return [*_terms(left), *_terms(right)]
    return [typed]


def _is_term(typed: Expression) -> bool:
    """Say whether it is one number, or a number with roots, π, e and i beside it, over another one."""
    match typed:
        case Op("frac", (above, below)):
            return _is_term(above) and _is_term(below)
        case Op("neg", (inner,)):
            return _is_plain(typed) or (not _is_plain(inner) and _is_term(inner))
        case Op("mul", (left, Op("pow", (Number(10), exponent)))):
            return _is_plain(left) and _is_plain(exponent)
        case Op("juxtapose" | "mul", (left, right)):
            return _is_term(left) and _is_mark(right)
    return _is_plain(typed) or _is_mark(typed)


def _is_mark(typed: Expression) -> bool:
    match typed:
        case Op("sqrt" | "root", (*_, inner)):
            return _is_plain(inner)
        case Op("pow", (base, exponent)):
            return isinstance(base, Constant) and _is_plain(exponent)
        case Op("juxtapose" | "mul", (left, right)):
            return _is_mark(left) and _is_mark(right)
    return isinstance(typed, Constant)


def _is_plain(typed: Expression) -> bool:
    """Say whether it is one number as written."""
    match typed:
        case Op("neg", (Op("neg"),)):
            return False
        case Op("neg" | "percent" | "money", (inner,)):
            return _is_plain(inner)
        case Op("frac" | "mixed", args):
            return all(isinstance(arg, Number) for arg in args)
    return isinstance(typed, Number | Decimal)
