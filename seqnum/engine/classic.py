"""The classic card game: its board, generated, and its 104 cards."""

from __future__ import annotations

from seqnum.engine.card import Card, Kind
from seqnum.engine.layout import Layout

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "Q", "K", "A")
_SIDE = 10
JACKS: dict[str, Kind] = {"JD": "wild", "JC": "wild", "JH": "remove", "JS": "remove"}
"""What the jacks do: two eyes wild, one eye remove. By eyes, not by colour: each colour has one of both."""


def classic_layout() -> Layout:
    """Return the 10 × 10 board of playing cards with free corners.

    It is one spiral, clockwise inwards from the top left, past the corners: spades and diamonds rising, clubs and
    hearts falling, twice.

    Examples
    --------
    >>> layout = classic_layout()
    >>> layout.faces[:4]
    (None, '2S', '3S', '4S')
    >>> [layout.cell_name(cell) for cell in layout.cells_of("2H")]
    ['r06c05', 'r09c08']
    """
    corners = {0, _SIDE - 1, _SIDE * (_SIDE - 1), _SIDE * _SIDE - 1}
    falling = RANKS[::-1]
    suits = ((RANKS, "S"), (RANKS, "D"), (falling, "C"), (falling, "H"))
    run = [rank + suit for ranks, suit in suits for rank in ranks]
    faces: list[str | None] = [None] * (_SIDE * _SIDE)
    along = (cell for cell in _spiral(_SIDE) if cell not in corners)
    for cell, face in zip(along, run * 2, strict=True):
        faces[cell] = face
    return Layout(_SIDE, _SIDE, tuple(faces))


def classic_cards() -> tuple[Card, ...]:
    """Return two packs: 96 cards of the board, four wild jacks (two eyes) and four that remove (one eye).

    Examples
    --------
    >>> cards = classic_cards()
    >>> len(cards), cards[0], cards[-1]
    (104, Card(kind='face', face='2S'), Card(kind='remove', face=None))
    """
    faces = tuple(Card("face", rank + suit) for suit in "SDCH" for rank in RANKS)
    jacks = tuple(Card(kind) for kind in JACKS.values() for _ in range(2))
    return faces * 2 + jacks


def _spiral(side: int) -> list[int]:
    order = []
    top, left, bottom, right = 0, 0, side - 1, side - 1
    while top <= bottom:
        order += [top * side + col for col in range(left, right + 1)]
        order += [row * side + right for row in range(top + 1, bottom + 1)]
        order += [bottom * side + col for col in range(right - 1, left - 1, -1)]
        order += [row * side + left for row in range(bottom - 1, top, -1)]
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
    return order
