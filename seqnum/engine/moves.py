"""What a player can do, as values that round-trip through text such as ``12@r03c05``.

========================== =============== ===========================================================
text                       move            what it does
========================== =============== ===========================================================
``12@r03c05``              Place           plays card 12: a chip on row 3, column 5
``12@r03c05[r03c01-r03c05]`` Place         the same, and says which line becomes the sequence
``12xr03c05``              Remove          plays card 12: takes the chip there away
``12=``                    SwapDead        changes dead card 12; the turn goes on
``12-``                    Discard         changes card 12; the turn ends
``-``                      Pass            nothing can be played; the turn ends
``!``                      Forfeit         the turn is lost after a wrong answer
``[r03c01-r03c05]``        Claim           announces a sequence made before; the turn goes on
``+0``                     Draw            seat 0 takes its card, whoever is to move
``12~``                    GiveUp          lays card 12 down for table talk, whoever is to move
``~0``                     Penalty         side 0 talked: each of its players owes a card
``#``                      TimeUp          the lesson is over
========================== =============== ===========================================================

Several lines are parted by commas: ``[r03c01-r03c05,r01c05-r05c05]``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.engine.errors import LayoutError, MalformedMove

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.engine.layout import Layout

Lines = tuple[tuple[int, ...], ...]
"""Lines, each as its cells in order."""

_NUMBER = r"(0|[1-9][0-9]{0,5})"
_CELL = r"r[0-9]{2,4}c[0-9]{2,4}"
_LINES = rf"\[({_CELL}-{_CELL}(?:,{_CELL}-{_CELL})*)\]"
_WITH_SPACE = re.compile(rf"{_NUMBER}(?:@({_CELL})(?:{_LINES})?|x({_CELL}))")
_CLAIM = re.compile(_LINES)
_WITH_NUMBER = re.compile(rf"([+~]?){_NUMBER}([=\-~]?)")


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
        Place(card=12, cell=2, lock=None)
        >>> Move.parse("12@r02c01", layout).text(layout)
        '12@r02c01'
        """
        try:
            move = _parsed(text, layout) if isinstance(text, str) else None
        except LayoutError as error:
            raise MalformedMove(error.key, **error.values) from None
        if move is None:
            raise MalformedMove("engine.error.malformed", text=str(text)[:40])
        return move


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Play a face card or a wild card: put a chip on a space.

    Where it completes more lines than can all be sequences, ``lock`` says which (one of
    :meth:`~seqnum.engine.Position.lock_choices`); left out, those that leave most room for another. Where sequences
    have to be announced, ``lock`` is the announcement.
    """

    card: int
    cell: int
    lock: Lines | None = None

    def text(self, layout: Layout) -> str:
        """Return for example ``12@r03c05`` or ``12@r03c05[r03c01-r03c05]``."""
        lock = "" if self.lock is None else _lines_text(self.lock, layout)
        return f"{self.card}@{layout.cell_name(self.cell)}{lock}"


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


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Announce sequences on lines completed before, in one's own turn; the turn goes on."""

    lock: Lines

    def text(self, layout: Layout) -> str:
        """Return for example ``[r03c01-r03c05]``."""
        return _lines_text(self.lock, layout)


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take the card one is owed after playing, also while another is to move."""

    seat: int

    def text(self, layout: Layout) -> str:  # noqa: ARG002 - names no space
        """Return for example ``+0``."""
        return f"+{self.seat}"


@dataclass(frozen=True, slots=True)
class GiveUp(Move):
    """Lay down a card of one's own choice for table talk, also while another is to move; nothing is drawn for it."""

    card: int

    def text(self, layout: Layout) -> str:  # noqa: ARG002 - names no space
        """Return for example ``12~``."""
        return f"{self.card}~"


@dataclass(frozen=True, slots=True)
class Penalty(Move):
    """Table talk: every player of a side owes a card. The teacher's move."""

    side: int

    def text(self, layout: Layout) -> str:  # noqa: ARG002 - names no space
        """Return for example ``~0``."""
        return f"~{self.side}"


@dataclass(frozen=True, slots=True)
class TimeUp(Move):
    """End the game, as the bell does: most sequences win, then the longest open line. The teacher's move."""

    def text(self, layout: Layout) -> str:  # noqa: ARG002 - names no space
        """Return ``#``."""
        return "#"


_ALONE: dict[str, Callable[[], Move]] = {"-": Pass, "!": Forfeit, "#": TimeUp}
_NUMBERED: dict[tuple[str, str], Callable[[int], Move]] = {
    ("", "="): SwapDead,
    ("", "-"): Discard,
    ("", "~"): GiveUp,
    ("+", ""): Draw,
    ("~", ""): Penalty,
}


def _parsed(text: str, layout: Layout) -> Move | None:
    if text in _ALONE:
        return _ALONE[text]()
    if found := _WITH_SPACE.fullmatch(text):
        card, to, lines, taken = found.groups()
        if taken:
            return Remove(int(card), layout.cell_at(taken))
        return Place(int(card), layout.cell_at(to), _lines(lines, layout) if lines else None)
    if found := _CLAIM.fullmatch(text):
        return Claim(_lines(found[1], layout))
    if found := _WITH_NUMBER.fullmatch(text):
        before, number, after = found.groups()
        kind = _NUMBERED.get((before, after))
        return kind(int(number)) if kind else None
    return None


def _lines(text: str, layout: Layout) -> Lines:
    ends = [part.split("-") for part in text.split(",")]
    return tuple(layout.line_between(layout.cell_at(first), layout.cell_at(last)) for first, last in ends)


def _lines_text(lines: Lines, layout: Layout) -> str:
    ends = (f"{layout.cell_name(line[0])}-{layout.cell_name(line[-1])}" for line in lines)
    return f"[{','.join(ends)}]"
