"""Text files of every system, as text."""

from __future__ import annotations

import codecs

_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF32_LE: "utf-32",
    codecs.BOM_UTF32_BE: "utf-32",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""The longer marks come first: one begins as another one does."""


def decoded(data: bytes) -> str | None:
    """Return the text of a file, its lines ended by line feeds; None where it is no text.

    UTF-8, UTF-16 and UTF-32 are told from their marks or zeros; what is none of them was written by an old Windows.

    Examples
    --------
    >>> decoded("6 × 7".encode()), decoded("6 × 7".encode("latin-1")), decoded("6 × 7".encode("utf-16"))
    ('6 × 7', '6 × 7', '6 × 7')
    >>> decoded("6 × 7".encode("utf-16-le")), decoded(bytes([0, 1, 2, 3]))
    ('6 × 7', None)
    """
    for encoding in _candidates(data):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if not any(sign < " " and sign not in "\t\n\r\v\f" for sign in text):
            return text.replace("\r\n", "\n").replace("\r", "\n")
    return None


def _candidates(data: bytes) -> tuple[str, ...]:
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            return (encoding,)
    zeros = data[:2000].count(0)
    if zeros * 4 > len(data[:2000]):
        return ("utf-16-le",) if data[1::2].count(0) > data[::2].count(0) else ("utf-16-be",)
    return ("utf-8", "cp1252", "latin-1")
