"""What a player can do, as values that round-trip through text such as ``12@r03c05``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.engine.errors import LayoutError, MalformedMove

if TYPE_CHECKING:
    from seqnum.engine.layout import Layout

_WITH_CARD = re.compile(r"(0|[1-9][0-9]{0,5})(?:([@x])(r[0-9]+c[0-9]+)|([=-]))")


class Move:
    """One thing a player can do."""

    __slots__ = ()

    def text(self, layout: Layout) -> str:
        """Return the move as text, with the spaces named as the board names them."""
        raise NotImplementedError

    @staticmethod
    def parse(text: str, layout: Layout) -> Move:
        """Return the move that a text stands for on a board.

        Raises
        ------
        MalformedMove
            When it stands for none, or for a space the board does not have.

        Examples
        --------
        >>> from seqnum.engine import Layout
        >>> layout = Layout(2, 2, ("1", "2", "2", "1"))
        >>> Move.parse("12@r02c01", layout)
        Place(card=12, cell=2)
        >>> Move.parse("12@r02c01", layout).text(layout)
        '12@r02c01'
        """
        if text == "-":
            return Pass()
        if text == "!":
            return Forfeit()
        found = _WITH_CARD.fullmatch(str(text))
        if not found:
            raise MalformedMove("engine.error.malformed", text=str(text)[:40])
        card, verb, cell, mark = found.groups()
        if mark:
            return SwapDead(int(card)) if mark == "=" else Discard(int(card))
        try:
            at = layout.cell_at(cell)
        except LayoutError as error:
            raise MalformedMove(error.key, **error.values) from None
        return Place(int(card), at) if verb == "@" else Remove(int(card), at)


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Play a face card or a wild card: put a chip on a space."""

    card: int
    cell: int

    def text(self, layout: Layout) -> str:
        """Return for example ``12@r03c05``."""
        return f"{self.card}@{layout.cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class Remove(Move):
    """Play a remove card: take an opponent's chip away."""

    card: int
    cell: int

    def text(self, layout: Layout) -> str:
        """Return for example ``12xr03c05``."""
        return f"{self.card}x{layout.cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class SwapDead(Move):
    """Change a dead card before playing; the turn goes on."""

    card: int

    def text(self, layout: Layout) -> str:  # noqa: ARG002 - names no space
        """Return for example ``12=``."""
        return f"{self.card}="


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Change a card instead of playing; the turn ends."""

    card: int

    def text(self, layout: Layout) -> str:  # noqa: ARG002 - names no space
        """Return for example ``12-``."""
        return f"{self.card}-"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """End the turn with the hand kept, because nothing can be played."""

    def text(self, layout: Layout) -> str:  # noqa: ARG002 - names no space
        """Return ``-``."""
        return "-"


@dataclass(frozen=True, slots=True)
class Forfeit(Move):
    """Lose the turn with the hand kept, after a wrong answer."""

    def text(self, layout: Layout) -> str:  # noqa: ARG002 - names no space
        """Return ``!``."""
        return "!"
