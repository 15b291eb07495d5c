"""What shows in a notebook."""

from seqnum.widgets.board import Board
from seqnum.widgets.replay import Replay

__all__ = ["Board", "Replay"]
