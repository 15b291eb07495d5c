"""The plays of cards, kept for every set of spaces met: making them anew each turn would cost more than all else."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from seqnum.engine.lines import cells_in
from seqnum.engine.moves import Place, Remove

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.engine.card import Kind

_BITS = bytes.maketrans(b"01", b"\x00\x01")


class FacePlays(dict[int, tuple[tuple[int, tuple[Place, ...]], ...]]):
    """Each card with one face and its plays, for each set of open spaces with that face.

    Parameters
    ----------
    cards
        The cards with that face.

    Examples
    --------
    >>> FacePlays([7, 9])[0b101]  # doctest: +ELLIPSIS
    ((7, (Place(card=7, cell=0, ...), Place(card=7, cell=2, ...))), (9, (Place(card=9, cell=0, ...), ...)))
    """

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        super().__init__()
        self.cards = cards

    def __missing__(self, spaces: int) -> tuple[tuple[int, tuple[Place, ...]], ...]:
        cells = cells_in(spaces)
        self[spaces] = plays = tuple((card, tuple(Place(card, cell) for cell in cells)) for card in self.cards)
        return plays


class SpecialPlays:
    """A wild or remove card's plays: there are too many sets of spaces to keep each, so they are picked from all.

    Parameters
    ----------
    card, kind
        Which card.
    spaces
        How many spaces the board has.

    Examples
    --------
    >>> [move.cell for move in SpecialPlays(5, "wild", 100).on(0b11 | 1 << 99)]
    [0, 1, 99]
    """

    __slots__ = ("moves",)

    def __init__(self, card: int, kind: Kind, spaces: int) -> None:
        move = Remove if kind == "remove" else Place
        self.moves = tuple(move(card, cell) for cell in range(spaces))

    def on(self, spaces: int) -> Iterable[Place | Remove]:
        """Return the plays on the spaces of a bit mask."""
        lowest_first = f"{spaces:b}".encode().translate(_BITS)[::-1]
        return compress(self.moves, lowest_first)
