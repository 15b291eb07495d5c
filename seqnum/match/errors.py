"""What can go wrong at the table."""

from __future__ import annotations

from seqnum.errors import SeqnumError


class MatchError(SeqnumError):
    """A match that cannot be set up."""


class Refused(SeqnumError):
    """Something that cannot be done now; nothing has changed and nothing was counted."""
