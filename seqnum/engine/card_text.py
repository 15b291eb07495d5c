"""Cards as one line of text: ``12 3/4 + -``.

The faces, a space between them, ``+`` for a wild card, ``-`` for a remove card. A face that is itself ``+`` or ``-``,
or holds a space, is escaped (:mod:`seqnum.engine.words`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine.card import Card
from seqnum.engine.words import escape, unescape, words_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.engine.card import Kind

SIGNS: dict[Kind, str] = {"wild": "+", "remove": "-"}
_KINDS = {sign: kind for kind, sign in SIGNS.items()}


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards as text.

    Examples
    --------
    >>> cards_text([Card("face", "12"), Card("wild"), Card("face", "-")])
    '12 + %2D'
    """
    return " ".join(
        SIGNS[card.kind] if card.face is None else escape(card.face, words=tuple(SIGNS.values())) for card in cards
    )


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards that a text lists.

    Raises
    ------
    MalformedText
        When an escape is broken.

    Examples
    --------
    >>> parse_cards("12 +")
    (Card(kind='face', face='12'), Card(kind='wild', face=None))
    """
    return tuple(
        Card(_KINDS[word]) if word in _KINDS else Card("face", unescape(word, column))
        for column, word in words_in(str(text))
    )
