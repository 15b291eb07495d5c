"""What no card may show, as patterns: the faults reported of other generators (facts/maths.md, 1.3)."""

from __future__ import annotations

import itertools
import re
import xml.etree.ElementTree as ET
from math import gcd, isqrt
from typing import TYPE_CHECKING

from seqnum.maths.expression import Expression, Number, Op, Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

TAGS = ("en", "es", "es-MX", "pt")

_SIGNS = "[+−-]"
_LETTER = "[a-zA-Zπ√∛∜]"

ANYWHERE = {
    "something not filled in": re.compile(r"None|nan\b|Op\(|Fraction\("),
    "a float's tail": re.compile(r"[.,][0-9]{8,}|[0-9]e[+-]?[0-9]"),
    "a control character": re.compile(r"[\x00-\x1f]"),
    "empty brackets": re.compile(r"\(\s*\)|\[\s*\]|⟨\s*⟩|\|\s*\|(?!\|)"),
}
PLAIN = {
    "a place left empty": re.compile(r"[{}]"),
    "two signs": re.compile(rf"{_SIGNS}\s*{_SIGNS}"),
    "a factor 1": re.compile(rf"(?<![0-9.,/^₀-₉\u202f])1{_LETTER}(?![a-zñçãéíó]{{2}})"),
    "a factor 0": re.compile(rf"(?<![0-9.,/^₀-₉\u202f])0(?:{_LETTER}(?![a-zñçãéíó]{{2}})|\()"),
    "an exponent 1": re.compile(r"^(?!.*∫).*\^1(?![0-9/.,])|\^\(1\)"),
    "a lost base": re.compile(r"\blog(?![₀-₉_])"),
    "spaces": re.compile("^ |  | $"),
}
LATEX = {
    "two signs": re.compile(r"[+-]\s*[+-]"),
    "a factor 1": re.compile(r"(?<![0-9.,}])1(?:[a-zA-Z]|\\pi|\\sqrt)"),
    "a factor 0": re.compile(r"(?<![0-9.,}])0(?:[a-zA-Z]|\\pi|\\sqrt|\\left\()"),
    "an exponent 1": re.compile(r"(?<!\})\^\{1\}"),
    "a lost base": re.compile(r"\\log(?!_)"),
    "an empty place": re.compile(r"\{\s*\}|\\left\(\s*\\right\)"),
}


def text_faults(text: str, patterns: dict[str, re.Pattern[str]]) -> list[str]:
    """Name the faults of a text."""
    return [f"{name}: {text}" for name, pattern in (ANYWHERE | patterns).items() if pattern.search(text)]


def latex_faults(latex: str) -> list[str]:
    """Name the faults of LaTeX: patterns outside words, and brackets that do not pair."""
    outside = re.sub(r"\\text\{[^}]*\}|\\operatorname\*?\{[^}]*\}", r"\\relax ", latex)
    found = text_faults(outside, LATEX)
    pairs = [("{", "}"), (r"\left", r"\right"), (r"\begin", r"\end")]
    return found + [f"unpaired {one}: {latex}" for one, other in pairs if latex.count(one) != latex.count(other)]


def mathml_faults(mathml: str) -> Iterator[str]:
    """Name the faults of MathML: empty elements, two signs in a row, logarithms without a base."""
    card = ET.fromstring(f"<p>{mathml}</p>")
    with_base = {log for sub in card.iter("msub") for log in sub}
    for element in card.iter():
        children = list(element)
        if not children and not (element.text or "").strip("\n") and element.tag != "p":
            yield f"an empty {element.tag}: {mathml}"
        if element.text == "log" and element not in with_base:
            yield f"a lost base: {mathml}"
        for first, second in itertools.pairwise(children):
            if _sign(first) and _leads_with_sign(second):
                yield f"two signs: {mathml}"
            if first.text == "1" and second.text == "\N{INVISIBLE TIMES}":
                yield f"a factor 1: {mathml}"


def _sign(element: ET.Element) -> bool:
    return element.tag == "mo" and element.text in {"+", "−"}


def _leads_with_sign(element: ET.Element) -> bool:
    while element.tag == "mrow" and len(element):
        element = element[0]
    return _sign(element)


def answer_faults(answer: Expression) -> Iterator[str]:
    """Name what in an answer is not in its simplest form."""
    if not isinstance(answer, Op | Phrase):
        return
    match answer:
        case Op("frac", (Number(above), Number(below))) | Op("mixed", (_, Number(above), Number(below))):
            if below <= 1 or gcd(above, below) != 1:
                yield f"not in lowest terms: {answer.plain()}"
        case Op("sqrt", (Number(radicand),)):
            if any(radicand % square**2 == 0 for square in range(2, isqrt(radicand) + 1)):
                yield f"a square under a root: {answer.plain()}"
    for operand in answer.args:
        yield from answer_faults(operand)


def like_terms(answer: Expression) -> list[str]:
    """Name powers of a letter that occur in two terms of a sum."""
    parts = sorted(_degree(term) for term in _terms(answer)) if isinstance(answer, Op) else []
    return [f"like terms: {answer.plain()}" for one, other in itertools.pairwise(parts) if one == other]


def _terms(sum_: Expression) -> list[Expression]:
    if isinstance(sum_, Op) and sum_.kind in {"add", "sub"}:
        return [*_terms(sum_.args[0]), *_terms(sum_.args[1])]
    return [sum_]


def _degree(term: Expression) -> str:
    """Return what stands behind the coefficient of a term."""
    return re.sub(r"^−?[0-9]*(?:/[0-9]+)?", "", term.plain()).replace("/", "")
