"""What pages get of cards, as short as it can be said: a network of thirty laptops carries it at every move."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Callable

TAGS = {
    "math": "$",
    "mrow": "r",
    "mfrac": "f",
    "msqrt": "q",
    "mroot": "k",
    "msup": "p",
    "msub": "b",
    "msubsup": "c",
    "munder": "u",
    "mtable": "t",
    "mtr": "l",
    "mtd": "d",
    "mn": "n",
    "mo": "o",
    "mi": "i",
    "mtext": "x",
}
"""MathML's elements and the letter of each in a packed formula; `packed.js` has the same."""
SPACED = {"lspace": "0.2222em", "rspace": "0.2222em"}
"""Of a sign between two numbers, of which a browser could not know it; its letter is ``s``."""
_PLAIN = {"mn": re.compile(r"\d+"), "mi": re.compile(r"[A-Za-z]"), "mo": re.compile(r"[^\w\s.,<>&]")}
"""What is known for what it is without a letter."""


def packed(state: dict[str, Any]) -> dict[str, Any]:
    """Return a state with its cards packed; what a page can tell by itself is left out.

    Examples
    --------
    >>> packed({"seq": 3, "winner": None, "hand": [{"id": "k1", "text": "1/2", "mathml": None, "spoken": "1/2"}]})
    {'seq': 3, 'hand': [{'id': 'k1', 'text': '1/2'}]}
    """
    return {
        name: value for name, value in _packed(state).items() if not (value is None or value is False or value == [])
    }


def _packed(seen: dict[str, Any]) -> dict[str, Any]:
    return {name: _PARTS[name](value) if value and name in _PARTS else value for name, value in seen.items()}


def _each(pack: Callable[[Any], Any]) -> Callable[[list[Any]], list[Any]]:
    return lambda items: [item and pack(item) for item in items]


def _with_card(move: dict[str, Any]) -> dict[str, Any]:
    return move | {"card": move["card"] and _card(move["card"])}


def _card(card: dict[str, Any]) -> dict[str, Any]:
    known = {"kind": "face", "mathml": None, "spoken": card["text"], "caption": "", "suit": None, "tries": 0}
    short = {name: value for name, value in card.items() if name not in known or value != known[name]}
    if card["mathml"]:
        del short["text"]
        short["mathml"] = packed_formula(card["mathml"])
        short["spoken"] = card["spoken"]
    return short


_PARTS: dict[str, Callable[[Any], Any]] = {
    "hand": _each(_card),
    "hands": _each(_each(_card)),
    "recent": _each(_with_card),
    "check": _with_card,
    "views": _each(_packed),
}
"""Where in a state there are cards."""


@lru_cache(maxsize=1024)
def packed_formula(mathml: str) -> str:
    """Return words and MathML in few letters.

    An element is ``<``, its letter, what is in it, and ``>``. Whole numbers, letters and signs stand for themselves.

    Parameters
    ----------
    mathml
        Words with ``<math>`` elements between them.

    Returns
    -------
    str
        The same, shorter; as it was, if there is an element that has no letter.

    Examples
    --------
    >>> packed_formula("half of <math><mrow><mo>−</mo><mn>3</mn></mrow></math>")
    'half of <$<r−3>>'
    """
    try:
        return _children(ET.fromstring(f"<p>{mathml}</p>"))  # noqa: S314 - our own formulas
    except (ET.ParseError, KeyError):
        return mathml


def _children(node: ET.Element) -> str:
    parts = [escape(node.text or "")]
    before = ""
    for child in node:
        plain = _PLAIN.get(child.tag)
        is_plain = plain is not None and not child.attrib and plain.fullmatch(child.text or "") is not None
        parts.append(child.text or "" if is_plain and node.tag != "p" and child.tag != before else _element(child))
        before = child.tag if child.tag == "mn" else ""  # digits beside digits would become one number
        parts.append(escape(child.tail or ""))
    return "".join(parts)


def _element(node: ET.Element) -> str:
    is_spaced = node.tag == "mo" and node.attrib == SPACED
    if node.attrib and not is_spaced:
        raise KeyError(node.tag)
    return f"<{'s' if is_spaced else TAGS[node.tag]}{_children(node)}>"
