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
    """A text that describes no rules, board, position or game; the message names the place.

    ``values["column"]`` is where in its line, from 1, and ``values["line"]`` the line, where there are several.

    Examples
    --------
    >>> str(MalformedText("engine.notation.shuffle_alone", line=12, column=8))
    'Line 12, column 8: No shuffle comes here.'
    """

    def message(self, lang: str | None = None) -> str:
        """Return the place and what is wrong there."""
        reason = super().message(lang)
        if "line" in self.values:
            return say("engine.notation.at_line", lang, line=self.line, column=self.column, reason=reason)
        return (
            reason if self.column is None else say("engine.notation.at_column", lang, column=self.column, reason=reason)
        )

    @property
    def line(self) -> int | None:
        """The line, from 1; ``None`` for a text of one line."""
        return _place(self.values.get("line"))

    @property
    def column(self) -> int | None:
        """Where in the line, from 1; ``None`` where it is about the whole."""
        return _place(self.values.get("column"))

    def at_column(self) -> MalformedText:
        """Return the same error without its line, for those who name that themselves."""
        return MalformedText(self.key, **{name: value for name, value in self.values.items() if name != "line"})

    def at(self, line: int, column: int) -> MalformedText:
        """Return the same error in a text whose first character stands at a place of a larger one."""
        return MalformedText(self.key, **{**self.values, "line": line, "column": column + (self.column or 1) - 1})


class CodeError(SeqnumError):
    """A code to paste that is none, or was damaged on its way."""


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


def _place(value: object) -> int | None:
    return value if isinstance(value, int) else None
