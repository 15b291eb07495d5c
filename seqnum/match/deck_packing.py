"""A deck inside another code: its deck code as a text, and the check at the end of that as the number it is."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from seqnum.decks import Deck

if TYPE_CHECKING:
    from seqnum.engine.packing import Packer, Unpacker

DIGITS = 8
"""Hexadecimal digits that a check has."""


def split_code(deck: Deck) -> tuple[str, str]:
    """Return what a deck's code says before the check, and the check.

    Raises
    ------
    DeckError
        When the deck holds a teacher's own questions.

    Examples
    --------
    >>> recipe, check = split_code(Deck.generate("add_within_20", seed=7))
    >>> deck_of(recipe, check).name
    'add_within_20'
    """
    recipe, _, check = deck.code().rpartition("~")
    return recipe, check


def pack_check(packer: Packer, check: str) -> None:
    """Add eight hexadecimal digits."""
    packer.number(int(check, 16), 16**DIGITS)


def unpack_check(unpacker: Unpacker) -> str:
    """Return the next eight hexadecimal digits."""
    return f"{unpacker.number(16**DIGITS):0{DIGITS}x}"


@lru_cache(maxsize=8)
def deck_of(recipe: str, check: str) -> Deck:
    """Make each deck once: a match by letter names it in every code."""
    return Deck.from_code(f"{recipe}~{check}")
