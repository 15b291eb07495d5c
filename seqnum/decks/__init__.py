"""Decks: questions joined to a board."""

from seqnum.decks.curricula import Curriculum, Unit, curricula, curriculum
from seqnum.decks.deck import Deck, DeckCard
from seqnum.decks.errors import DeckError
from seqnum.decks.recipe import Recipe

__all__ = ["Curriculum", "Deck", "DeckCard", "DeckError", "Recipe", "Unit", "curricula", "curriculum"]
