"""What can be wrong with results, and with what is asked of them."""

from __future__ import annotations

from seqnum.errors import SeqnumError


class ResultsError(SeqnumError):
    """A file, a line or a source that results cannot be read from."""


class UnknownColumn(ResultsError):
    """A table was asked for by a column that nothing can be grouped by."""
