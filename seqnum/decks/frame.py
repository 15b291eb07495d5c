"""The cards of a deck as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.decks.misconception_names import misconception_label
from seqnum.errors import SeqnumError
from seqnum.maths.written import face_value
from seqnum.tables import Table

if TYPE_CHECKING:
    from seqnum.decks.deck import Deck, DeckCard
    from seqnum.maths import Question


def to_frame(deck: Deck, lang: str) -> Table:
    """Return the cards as a table; see :meth:`Deck.to_frame`."""
    return Table([_row(card, lang) for card in deck.cards]).astype({"level": "Int64"})


def _row(card: DeckCard, lang: str) -> dict[str, Any]:
    question = card.question
    return {
        "id": card.id,
        "kind": card.kind,
        "skill": question and question.skill,
        "level": question and question.level,
        "question": question and question.text(lang),
        "answer": card.answer,
        "wrong_answers": _wrong_answers(question, lang) if question else "",
        "misconceptions": dict(question.mistakes) if question else {},
    }


def _wrong_answers(question: Question, lang: str) -> str:
    """Write each wrong number with the names of the mistakes that give it; one we have no text for with its id."""
    named = {
        _number(question, wrong, lang): [misconception_label(one, lang) for one in ids]
        for wrong, ids in question.mistakes.items()
    }
    return "; ".join(f"{wrong}: {', '.join(names)}" if names else wrong for wrong, names in named.items())


def _number(question: Question, wrong: str, lang: str) -> str:
    """Write a wrong number as the card's answer is written; one that a teacher gave in words as it stands."""
    try:
        return question.shown(face_value(wrong)).plain(lang)
    except SeqnumError:
        return wrong
