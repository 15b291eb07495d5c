"""How large something can be printed in a box: pieces that break into lines between them, never inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.decks.paper.extent import Extent

SPACE = 0.35
"""Between two words, in em."""
_STEP = 0.96
SMALLEST = 1.2
"""Millimetres: no printer draws anything readable below, and no box of ours needs it."""


def fit(pieces: Sequence[Extent], box: tuple[float, float], largest: float) -> float:
    """Return the largest size of text, in millimetres, at which all pieces stand in a box.

    Parameters
    ----------
    pieces
        What must not break, in em: words, formulas.
    box
        Width and height in millimetres.
    largest
        The size of what would fit at any size.

    Examples
    --------
    >>> from seqnum.decks.paper.extent import Extent
    >>> fit([Extent(2.0, 1.25)], (60, 50), largest=12)
    12
    >>> fit([Extent(30.0, 1.25)], (60, 50), largest=12) < 3
    True
    """
    size = largest
    while size > SMALLEST and not _fits(pieces, box, size):
        size *= _STEP
    return size if size == largest else round(size, 2)


def height(pieces: Sequence[Extent], width: float, size: float) -> float:
    """Return how high pieces stand that are broken into lines of a width, all in millimetres."""
    return size * sum(max(piece.height for piece in line) for line in _lines(pieces, width / size))


def _fits(pieces: Sequence[Extent], box: tuple[float, float], size: float) -> bool:
    wide, high = box
    return max(piece.width for piece in pieces) * size <= wide and height(pieces, wide, size) <= high


def _lines(pieces: Sequence[Extent], width: float) -> list[list[Extent]]:
    lines: list[list[Extent]] = [[]]
    taken = 0.0
    for piece in pieces:
        if lines[-1] and taken + SPACE + piece.width > width:
            lines.append([])
            taken = 0.0
        taken += piece.width + (SPACE if lines[-1] else 0.0)
        lines[-1].append(piece)
    return lines
