"""What can be wrong with a board, with rules or with a move."""

from __future__ import annotations

from seqnum.errors import SeqnumError
from seqnum.text import say


class LayoutError(SeqnumError):
    """A board that cannot be, or a space it does not have."""


class RulesError(SeqnumError):
    """Rules, players, cards and board that do not fit together; the message says what would work."""


class MalformedMove(SeqnumError):
    """Something that is not a move on this board, whatever the position."""


class MalformedText(SeqnumError):
    """A text that describes no rules, board, position or game; the message names the place."""


class IllegalMove(SeqnumError):
    """A move that this position does not allow.

    ``values["move"]`` is its text. The reason never tells which space would be right.

    Examples
    --------
    >>> error = IllegalMove("engine.reason.occupied", move="12@r03c05")
    >>> str(error)
    '12@r03c05 is not possible. That space already has a chip.'
    >>> error.reason("es")
    'Esa casilla ya tiene una ficha.'
    """

    def reason(self, lang: str | None = None) -> str:
        """Return why, in one short sentence for the player."""
        return say(self.key, lang, **self.values)

    def message(self, lang: str | None = None) -> str:
        """Return the move and why it is not possible."""
        return say("engine.error.illegal", lang, move=self.values["move"], reason=self.reason(lang))
