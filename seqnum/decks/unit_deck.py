"""The deck of a curriculum's unit: on the board that fits it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.decks.deck import Deck

if TYPE_CHECKING:
    from seqnum.decks.units import Unit

BOARDS = ((8, 8), (7, 7), (6, 7))
"""From the usual one to the smallest on which games seldom come to a standstill."""


def deck_of_unit(unit: Unit, *, board: tuple[int, int] | None = None, **options: Any) -> Deck:
    """Make a deck for a unit.

    Parameters
    ----------
    unit
        The unit.
    board
        Rows and columns; when left out, the largest of 8 × 8, 7 × 7 and 6 × 7 that speaks for a good game, for skills
        of few answers repeat themselves on a large one.
    **options
        As for :meth:`Deck.generate`.

    Raises
    ------
    DeckError
        When no deck can be made.

    Examples
    --------
    >>> from seqnum.decks import curriculum
    >>> deck_of_unit(curriculum("ccss").unit("4.NBT.B.4"))
    <Deck '4.NBT.B.4': 60 questions, 2 Plus, 2 Minus on a board of 8 × 8>
    """
    aimed = options.get("target_success") is not None
    if options.get("level") is None and not aimed:
        options["level"] = unit.level
    if options.get("name") is None:
        options["name"] = f"{unit.code} ?" if unit.uncertain else unit.code  # files and pages of any language show it
    decks = (Deck.generate(*unit.skills, board=size, **options) for size in ((board,) if board else BOARDS))
    made = []
    for deck in decks:
        made.append(deck)
        if not deck.warnings():
            break
    return min(reversed(made), key=lambda deck: len(deck.warnings()))


def drawbacks(unit: Unit) -> list[str]:
    """Return every reason why no deck of a unit would play well; ``[]`` if one does.

    Parameters
    ----------
    unit
        The unit.
    """
    smallest = deck_of_unit(unit, board=BOARDS[-1])
    return smallest.warnings() and deck_of_unit(unit).warnings()
