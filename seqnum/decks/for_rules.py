"""The deck of other rules: the same questions on the same board, with the Plus and Minus cards that those have."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.engine import preset

if TYPE_CHECKING:
    from seqnum.decks.deck import Deck
    from seqnum.engine import Rules

NOTHING_TAKEN = "young"
"""The preset whose decks have no Minus."""


def made_for(deck: Deck, rules: str) -> Deck:
    """Return a deck as it is made for a preset; one that was not generated keeps its Plus and Minus cards.

    Examples
    --------
    >>> from seqnum.decks import Deck
    >>> made_for(Deck.generate("add_within_20", board=(6, 7), seed=7), "young")
    <Deck 'add_within_20': 38 questions, 2 Plus, 0 Minus on a board of 6 × 7>
    """
    from seqnum.decks.generate import generate

    if deck.recipe is not None and deck.asks and preset(rules).answer_policy is not None:
        return generate(replace(deck.recipe, rules=rules), name=deck.name)
    return replace(deck, rules=rules)


def as_played(deck: Deck, rules: Rules) -> Deck:
    """Return a deck of questions as some rules play it: where they have no Minus, its Minus cards stay in the box.

    Examples
    --------
    >>> from seqnum.decks import Deck
    >>> deck = Deck.generate("add_within_20", board=(6, 7), seed=7)
    >>> as_played(deck, preset("classroom")) == deck, as_played(deck, preset("young")) == made_for(deck, "young")
    (True, True)
    """
    if rules.remove or not deck.asks or not any(card.kind == "remove" for card in deck.cards):
        return deck
    deck = made_for(deck, NOTHING_TAKEN)  # so that its code, which holds how it was made, gives this deck again
    return replace(deck, cards=tuple(card for card in deck.cards if card.kind != "remove"))
