"""What stays the same on a board while a match is played: spaces, seats, rules, and the words around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from seqnum.decks.faces import face_view
from seqnum.text import LANGUAGES, room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.decks import Deck
    from seqnum.engine import Setup

_TEXTS = "widgets.board."


class _Seated(Protocol):
    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def side(self) -> int:
        """The side they play for."""

    @property
    def kind(self) -> str:
        """Person, computer or simulated pupil."""


def table_of(deck: Deck, setup: Setup, seats: Sequence[_Seated], lang: str, deal: int = 0) -> dict[str, Any]:
    """Return what a browser has to know of a table before anything is played.

    Parameters
    ----------
    deck, setup, seats
        What is played, where, and by whom.
    lang
        The language of faces.
    deal
        The number of the deal on this board: a new one begins anew.
    """
    layout, rules = setup.layout, setup.rules
    return {
        "rows": layout.rows,
        "cols": layout.cols,
        "faces": [None if face is None else _face(face, lang, deck.rules) for face in layout.faces],
        "line": rules.line_length,
        "to_win": setup.seating.sequences,
        "goals": list(setup.needed),
        "seats": [{"name": seat.name, "side": seat.side, "kind": seat.kind} for seat in seats],
        "answer_policy": rules.answer_policy,
        "answer_by": rules.answer_by,
        "asks": deck.asks,
        "dice": rules.source == "dice",
        "announce": rules.must_claim,
        "replaces": "replace_opponent" in (rules.occupied, rules.wild_full),
        "talk": rules.talk_penalty,
        "hints": rules.hints,
        "lang": lang,
        "languages": {one: str(room(one, "widgets")[f"{_TEXTS}languages.{one}"]) for one in LANGUAGES},
        "deck": deck.name,
        "deal": deal,
    }


def board_texts(lang: str) -> dict[str, Any]:
    """Return the sentences of the board in one language, by key."""
    return {key.removeprefix(_TEXTS): text for key, text in room(lang, "widgets").items() if key.startswith(_TEXTS)}


def _face(face: str, lang: str, rules: str) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(face_view(face, lang, rules))
    return shown
