"""What can be wrong with a question about many games."""

from __future__ import annotations

from seqnum.errors import SeqnumError


class ForecastError(SeqnumError):
    """A forecast that cannot be made."""
