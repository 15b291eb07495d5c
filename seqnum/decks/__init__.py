"""Decks: questions joined to a board."""

from seqnum.decks.curricula import Curriculum, Unit, curricula, curriculum
from seqnum.decks.deck import Deck, DeckCard, Recipe
from seqnum.decks.errors import DeckError

__all__ = ["Curriculum", "Deck", "DeckCard", "DeckError", "Recipe", "Unit", "curricula", "curriculum"]
