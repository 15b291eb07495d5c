"""Sentences about a question for the ear: signs between their words are said, as voices skip or spell them."""

from __future__ import annotations

import re
from functools import cache

from seqnum.maths.expression import Number, Op
from seqnum.text import say

_SIGNS = {
    "+": "add", "−": "sub", "×": "mul", "·": "mul", "÷": "div", "=": "eq", "/": "frac",
    "²": "squared", "³": "cubed", "′": "primed", "°": "degrees", "%": "percent",
}  # fmt: skip
_FRACTION = re.compile(r"(?<![\d/.,])(\d{1,9})/(\d{1,9})(?![\d/])")
_SIGN = re.compile(rf" *([{re.escape(''.join(_SIGNS))}]) *(?=(\w)?)")


def without_signs(text: str, lang: str) -> str:
    """Return a sentence with its signs as words.

    Examples
    --------
    >>> without_signs("100 ÷ 4 = 25, so it is 3/4 and not −1.", "en")
    '100 divided by 4 equals 25, so it is three quarters and not minus 1.'
    >>> without_signs("u′v + uv′", "es")
    'u prima v más uv prima'
    """
    words = _words(lang)
    text = _FRACTION.sub(lambda found: Op("frac", (Number(int(found[1])), Number(int(found[2])))).spoken(lang), text)
    text = _SIGN.sub(lambda found: f" {words[found[1]]}{' ' if found[2] else ''}", text)
    return text.strip()


@cache
def _words(lang: str) -> dict[str, str]:
    return {sign: say(f"notation.spoken.{key}", lang, left="", right="").strip() for sign, key in _SIGNS.items()}
