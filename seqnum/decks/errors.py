"""What can be wrong with a deck."""

from __future__ import annotations

from seqnum.errors import SeqnumError


class DeckError(SeqnumError):
    """A deck that cannot be made, read or written; the message says what would make it possible."""


LONGEST_QUOTE = 60


def quoted(value: object) -> str:
    r"""Return a value as it may stand in a sentence: on one line, not endless, and never nothing.

    Examples
    --------
    >>> quoted((8, 8)), quoted(""), quoted("two\nlines"), quoted("x" * 100) == "x" * 60 + "…"
    ('(8, 8)', '""', 'two lines', True)
    """
    try:
        text = str(value)
    except ValueError:  # Python refuses to print very long integers in decimal
        return "…"
    text = "".join(one if one.isprintable() else " " for one in text).strip() or '""'
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"
