"""What shows in a notebook."""

from seqnum.widgets.board import Board

__all__ = ["Board"]
