"""Sheets of paper and what fits on them."""

from __future__ import annotations

from dataclasses import dataclass

from seqnum.decks.errors import DeckError
from seqnum.errors import quoted

MARGIN = 10.0
"""What printers leave white at each edge, in millimetres, with some to spare."""
FOOT = 7.0
"""What the line at the bottom of a sheet takes, in millimetres."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet, upright.

    Parameters
    ----------
    name
        What shops and browsers call it.
    width, height
        In millimetres.

    Examples
    --------
    >>> paper("A4").room
    (190.0, 270.0)
    """

    name: str
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """Width and height inside the margins, above the foot line."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN - FOOT


PAPERS = (Paper("A4", 210, 297), Paper("A3", 297, 420), Paper("Letter", 215.9, 279.4))


def paper(name: object) -> Paper:
    """Return a sheet by its name, capital letters or not.

    Raises
    ------
    DeckError
        When we do not know it, with those we know.
    """
    for known in PAPERS:
        if isinstance(name, str) and name.casefold() == known.name.casefold():
            return known
    raise DeckError("paper.error.paper", given=quoted(name), works=", ".join(known.name for known in PAPERS))
