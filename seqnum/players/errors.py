"""What can be wrong with a player."""

from __future__ import annotations

from seqnum.errors import SeqnumError


class PlayerError(SeqnumError):
    """A computer player that cannot be."""
