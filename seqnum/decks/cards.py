"""Decks of the games whose cards ask nothing."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

from seqnum.decks.deck import Deck, DeckCard
from seqnum.decks.recipe import Recipe, checked_seed, rules_for
from seqnum.engine import board_for

_LOOKS: dict[str, dict[str, tuple[str, ...]]] = {
    "sequence": {"wild": ("JD", "JD", "JC", "JC"), "remove": ("JH", "JH", "JS", "JS")},
    "travel": {"wild": ("JD", "JC"), "remove": ("JH", "JS")},
    "letters": {"wild": ("Z",), "remove": ("X",)},
    "dice": {"wild": ("11",), "remove": ("10",)},
}
"""What the wild and remove cards show. Two-eyed jacks are wild; where none is named, a sign and a word do."""


def of_cards(rules: str, *, seed: int) -> Deck:
    """Make the deck of a game whose cards ask nothing; see :meth:`Deck.of_cards`."""
    rules_for(rules, asks=False)
    layout, cards = board_for(rules, seed=seed)
    looks = {kind: cycle(faces) for kind, faces in _LOOKS.get(rules, {}).items()}
    times: Counter[str] = Counter()
    made = []
    for card in cards:
        face = card.face or next(looks.get(card.kind, cycle((None,))))
        name = face or card.kind
        times[name] += 1
        made.append(DeckCard(name if times[name] == 1 else f"{name}#{times[name]}", card.kind, face=face))
    return Deck(rules, layout, tuple(made), rules, Recipe((), (layout.rows, layout.cols), checked_seed(seed), rules))
