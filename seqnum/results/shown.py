"""What a browser's copy of a match withheld, as far as the deck's code tells it: the answers of cards nobody solved."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from seqnum.errors import SeqnumError
from seqnum.maths import canonical
from seqnum.results.operands import operands_of

Made = dict[tuple[str, int], tuple[int, ...]]
_LONGEST = 1000


@lru_cache(maxsize=8)
def told_by_deck(code: str) -> tuple[dict[tuple[str, int | None], str], Made]:
    """Return the answers of a deck's questions, and what they were made from, both by item and level.

    Parameters
    ----------
    code
        A deck code as it stands in a file; nothing is known from one that makes no deck here.

    Examples
    --------
    >>> told_by_deck("8x8~7~classroom~nonsense~1~00000000")
    ({}, {})
    """
    from seqnum.decks import Deck
    from seqnum.decks.document import encode

    if len(code) > _LONGEST:
        return {}, {}
    try:
        deck = Deck.from_code(code)
    except SeqnumError:
        return {}, {}
    questions = [one for card in deck.cards for one in (card.question, *card.versions) if one is not None]
    answers = {(one.id, one.level): canonical(one.answer) for one in questions}
    return answers, operands_of(msgspec.Raw(encode(deck)))
