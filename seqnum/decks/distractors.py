"""What a deck can tell apart, as tables: wrong answers on its board, and the cards that separate misconceptions."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from seqnum.decks.misconception_names import misconception_label
from seqnum.decks.separating import numbers_shown, open_wrong
from seqnum.tables import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from seqnum.decks.deck import Deck, DeckCard
    from seqnum.maths import Question

_DISTRACTORS = ["id", "question", "answer", "misconception", "name", "wrong", "on_board", "spaces", "same_as"]
_SEPARATIONS = ["first", "second", "cards"]


def distractors(deck: Deck, lang: str) -> Table:
    """Return one row for each card, misconception and wrong answer; see :meth:`Deck.distractors`."""
    shown = numbers_shown(deck)
    rows = [row for card in deck.cards if card.question for row in _rows(card, card.question, shown, lang)]
    return Table(rows, columns=_DISTRACTORS).astype({"on_board": "bool", "spaces": "int64"})


def _rows(card: DeckCard, question: Question, shown: Mapping[str, int], lang: str) -> Iterator[dict[str, Any]]:
    for wrong, ids in question.mistakes.items():
        for one in ids:
            yield {
                "id": card.id,
                "question": question.text(lang),
                "answer": card.answer,
                "misconception": one,
                "name": misconception_label(one, lang),
                "wrong": wrong,
                "on_board": wrong in shown,
                "spaces": shown.get(wrong, 0),
                "same_as": tuple(other for other in ids if other != one),
            }


def separations(deck: Deck, misconceptions: Sequence[str]) -> Table:
    """Return how many cards tell misconceptions apart; see :meth:`Deck.separations`."""
    shown = numbers_shown(deck)
    cards = [open_wrong(one.mistakes, shown) for one in deck.questions]
    known_here = {one: None for question in deck.questions for ids in question.mistakes.values() for one in ids}
    ids = list(dict.fromkeys(misconceptions or known_here))
    from_right = [(one, None, sum(one in card for card in cards)) for one in ids]
    pairs = [(one, two, sum(card.get(one) != card.get(two) for card in cards)) for one, two in combinations(ids, 2)]
    return Table([*from_right, *pairs], columns=_SEPARATIONS).astype({"second": "string", "cards": "int64"})
