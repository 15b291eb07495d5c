"""The one kind of error a person reads, and how what they gave us is quoted in it."""

from __future__ import annotations

from seqnum.text.error import SeqnumError

__all__ = ["LONGEST_QUOTE", "SeqnumError", "quoted"]

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
    shown = "".join(one if one.isprintable() else " " for one in text[:LONGEST_QUOTE]).strip() or '""'
    return shown if len(text) <= LONGEST_QUOTE else shown + "…"
