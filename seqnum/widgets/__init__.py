"""What shows in a notebook."""

from seqnum.widgets.board import Board
from seqnum.widgets.deck_builder import DeckBuilder
from seqnum.widgets.replay import Replay

__all__ = ["Board", "DeckBuilder", "Replay"]
