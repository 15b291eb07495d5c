"""Words of the text forms: what would break a line apart is written as ``%`` and two hexadecimal digits per byte."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from seqnum.engine.errors import MalformedText

if TYPE_CHECKING:
    from collections.abc import Iterator

_WORD = re.compile(r"\S+")
_ESCAPED = re.compile(r"(?:%[0-9A-F]{2})+")


def escape(text: str, marks: str = "", words: tuple[str, ...] = ()) -> str:
    """Return a text as one word.

    Parameters
    ----------
    text
        Any text that is not empty.
    marks
        Characters that mean something where the word will stand.
    words
        Whole words that mean something there.

    Examples
    --------
    >>> escape("a b"), escape("3/4"), escape("3/4", marks="/"), escape("*", words=("*",))
    ('a%20b', '3/4', '3%2F4', '%2A')
    """
    every = text in words
    return "".join(_code(char) if every or not _is_plain(char) or char in marks else char for char in text)


def unescape(word: str, column: int) -> str:
    """Return the text that a word stands for.

    Parameters
    ----------
    word
        What :func:`escape` made.
    column
        Where it stands, for the message.

    Raises
    ------
    MalformedText
        When a ``%`` is not followed by what it announces.

    Examples
    --------
    >>> unescape("3%2F4", 1)
    '3/4'
    """
    try:
        text = _ESCAPED.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode("utf-8", _HALF), word)
    except UnicodeDecodeError:
        text = ""
    if not text or "%" in _ESCAPED.sub("", word):
        raise MalformedText("engine.notation.escape", column=column, given=word[:40])
    return text


def words_in(text: str) -> Iterator[tuple[int, str]]:
    """Yield the words of a text, each with its column from 1.

    Examples
    --------
    >>> list(words_in("12  3/4"))
    [(1, '12'), (5, '3/4')]
    """
    for found in _WORD.finditer(text):
        yield found.start() + 1, found[0]


_HALF = "surrogatepass"
"""Half a character is no text, but a program may hold one."""


def _is_plain(char: str) -> bool:
    return char != "%" and char.isprintable() and not char.isspace()


def _code(char: str) -> str:
    return "".join(f"%{byte:02X}" for byte in char.encode("utf-8", _HALF))
