r"""The text of a cell as a teacher sees it: without HTML, entities and LaTeX around and in it."""

from __future__ import annotations

import html
import re
import unicodedata

from seqnum.decks.imports.latex import plain_of

_UNSEEN = re.compile(
    r"<(script|style)\b.*?(?:</\1\s*>|\Z)|<!--.*?(?:-->|\Z)|\[sound:[^\]]*\]", re.DOTALL | re.IGNORECASE
)
_RAISED = re.compile(r"<sup>\s*([^<>]*?)\s*</sup>", re.IGNORECASE)
_LOWERED = re.compile(r"<sub>\s*([^<>]*?)\s*</sub>", re.IGNORECASE)
_BREAK = re.compile(r"</?(?:br|p|div|li|ul|ol|tr|td|table|hr)\b[^<>]*>", re.IGNORECASE)
_TAG = re.compile(
    r"</?(?:a|abbr|anki-mathjax|b|big|center|code|em|font|h[1-6]|i|img|label|mark|pre|s|small|span|strong|tt|u)\b[^<>]*>",
    re.IGNORECASE,
)
_MATHS = re.compile(
    r"\\\((.+?)\\\)|\\\[(.+?)\\\]|\[\$\](.+?)\[/\$\]|\[\$\$\](.+?)\[/\$\$\]|\[latex\](.+?)\[/latex\]"
    r"|(?<![\\\d$R])\$\$(.+?)\$\$|(?<![\\\d$R])\$(?!\s)((?:\\.|[^$\\])*?(?:\\.|[^\s\\$]))\$(?!\d)",
    re.DOTALL,
)
_COMMAND = re.compile(r"\\[A-Za-z]+")
_FULL_WIDTH = {sign + 0xFEE0: sign for sign in range(0x21, 0x7F)}
_FRACTION = re.compile(r"(?<=\d)\s*\N{FRACTION SLASH}\s*(?=\d)")


def seen(cell: str, *, with_html: bool = True) -> str:
    r"""Return a cell as plain text on one line.

    Parameters
    ----------
    cell
        The cell as it stands in the file.
    with_html
        Whether tags and entities are meant as such.

    Raises
    ------
    DeckError
        For LaTeX that is not understood.

    Examples
    --------
    >>> seen("<b>x<sup>2</sup></b>&nbsp;= 9"), seen("&frac12; + 1"), seen(r"What is $\frac{1}{2}$ of 6?")
    ('x^2 = 9', '½ + 1', 'What is 1/2 of 6?')
    >>> seen("A pen is $3, a book $5"), seen(r"\(3 \times 4\)"), seen("It was &lt;b&gt;")
    ('A pen is $3, a book $5', '3 × 4', 'It was <b>')
    """
    text = _without_html(cell) if with_html else cell
    text = _MATHS.sub(lambda found: plain_of(next(filter(None, found.groups()))), text)
    if _COMMAND.search(text):
        text = plain_of(text)
    text = _FRACTION.sub("/", unicodedata.normalize("NFC", text).translate(_FULL_WIDTH))
    return " ".join("".join(sign for sign in text if _is_visible(sign)).split())


def _without_html(text: str) -> str:
    text = _UNSEEN.sub(" ", text)
    text = _RAISED.sub(lambda found: _script("^", found[1]), text)
    text = _LOWERED.sub(lambda found: _script("_", found[1]), text)
    return html.unescape(_TAG.sub("", _BREAK.sub(" ", text)))


def _script(sign: str, inside: str) -> str:
    if inside in {"°", "o", "&deg;"}:
        return "°"
    return sign + (inside if re.fullmatch(r"\d+|\w", inside) else f"({inside})")


def _is_visible(sign: str) -> bool:
    """Tell signs from what only steers how they are shown: it could turn a sentence around."""
    return sign.isspace() or unicodedata.category(sign) not in {"Cc", "Cf", "Cs", "Co", "Cn"} or sign == "\u200d"
