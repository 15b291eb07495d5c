"""What can be wrong with notation: a tree that cannot be, a text that cannot be read, a value that does not exist."""

from __future__ import annotations

from seqnum.errors import SeqnumError, quoted


class NotationError(SeqnumError):
    """A piece of school notation that cannot be built."""


class ParseError(NotationError):
    """A text that is not an exercise or a number we can read; names the text and the column (1-based)."""


def parse_error(name: str, text: str, column: int, **values: object) -> ParseError:
    """Return the error for a column of a text, which is quoted in part when it is long."""
    return ParseError(f"notation.error.{name}", text=quoted(text), column=column, **values)


class EvaluationError(NotationError):
    """An expression that has no exact value, or a far too large one."""
