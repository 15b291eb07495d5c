"""What can be wrong with a deck."""

from __future__ import annotations

from seqnum.errors import SeqnumError


class DeckError(SeqnumError):
    """A deck that cannot be made, read or written; the message says what would make it possible."""
