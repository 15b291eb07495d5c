"""Decks: questions joined to a board."""

from seqnum.decks.curricula import curricula, curriculum
from seqnum.decks.deck import Deck, DeckCard
from seqnum.decks.errors import DeckError
from seqnum.decks.recipe import Recipe
from seqnum.decks.units import Curriculum, Unit

__all__ = ["Curriculum", "Deck", "DeckCard", "DeckError", "Recipe", "Unit", "curricula", "curriculum"]
