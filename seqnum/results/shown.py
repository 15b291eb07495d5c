"""What a browser's copy of a match withheld, as far as the deck's code tells it.

That is the answers of cards nobody solved, and whether an answer is right that only stood.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from seqnum.errors import SeqnumError
from seqnum.maths import canonical
from seqnum.results.operands import operands_of

if TYPE_CHECKING:
    from seqnum.attempt import Attempt
    from seqnum.maths import Question

Made = dict[tuple[str, int], tuple[int, ...]]
_LONGEST = 1000


@lru_cache(maxsize=8)
def told_by_deck(code: str) -> tuple[dict[tuple[str, int | None], Question], Made]:
    """Return a deck's questions, and what they were made from, both by item and level.

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
    return {(one.id, one.level): one for one in questions}, operands_of(msgspec.Raw(encode(deck)))


def with_answer(attempt: Attempt, code: str) -> Attempt:
    """Return an attempt of a browser's copy with what was withheld of it.

    Parameters
    ----------
    attempt
        As it stands in the copy.
    code
        The deck's.
    """
    asked = told_by_deck(code)[0].get((attempt.item_id, attempt.level))
    if asked is None:
        return attempt
    expected, chosen = canonical(asked.answer), attempt.chosen
    whole = msgspec.structs.replace(attempt, expected=expected)
    if attempt.outcome != "skipped" or chosen is None:
        return whole
    right = chosen == expected
    return msgspec.structs.replace(
        whole,
        correct=right,
        outcome="correct" if right else "incorrect",
        misconceptions=() if right else tuple(asked.mistakes.get(chosen, ())),
    )
