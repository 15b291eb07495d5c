"""Words as they are compared: whatever their case and their accents."""

from __future__ import annotations

import unicodedata


def without_accents(text: str) -> str:
    """Return a text with the plain letters that its letters are made of.

    Examples
    --------
    >>> without_accents("fração, raíz, n.º")
    'fracao, raiz, n.o'
    """
    letters = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
