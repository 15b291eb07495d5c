"""What a check found."""

from __future__ import annotations

from seqnum.errors import SeqnumError


class ConformanceError(SeqnumError, AssertionError):
    """A player, rules or a skill that does not keep to what all must; a test runner counts it as a failed assertion."""
