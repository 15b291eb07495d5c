"""What people call cards, spaces and numbers, as the match has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine.errors import LayoutError
from seqnum.match.errors import Refused
from seqnum.match.record import Given
from seqnum.maths import ParseError, read_number

if TYPE_CHECKING:
    from seqnum.decks import Deck
    from seqnum.engine import Layout

LONGEST_NUMBER = 40


def card_named(deck: Deck, card: int | str) -> int:
    """Return the index of a card: given as such, as ``"k12"``, or by its id.

    Raises
    ------
    Refused
        When the deck has none of that name.
    """
    if type(card) is int and 0 <= card < len(deck.cards):
        return card
    if isinstance(card, str):
        number = card.removeprefix("k")
        if card != number and number.isascii() and number.isdecimal() and len(number) < 7:
            return card_named(deck, int(number))
        for index, one in enumerate(deck.cards):
            if one.id == card:
                return index
    raise Refused("match.reason.not_in_hand")


def cell_named(layout: Layout, cell: int | str) -> int:
    """Return the index of a space: given as such, or by its name.

    Raises
    ------
    Refused
        When the board has none of that name.
    """
    if isinstance(cell, str):
        try:
            return layout.cell_at(cell)
        except LayoutError:
            raise Refused("match.reason.no_such_space") from None
    if type(cell) is not int or not 0 <= cell < len(layout.faces):
        raise Refused("match.reason.no_such_space")
    return cell


def number_said(text: str, lang: str, letters: frozenset[str] = frozenset()) -> Given:
    """Return a number as it was typed, as an answer.

    Parameters
    ----------
    text, lang
        What was typed, and in which language.
    letters
        Those of the answer asked for, where it is an expression.

    Raises
    ------
    Refused
        When it is none.
    """
    shown = str(text)[: LONGEST_NUMBER + 1].encode(errors="replace").decode()  # half a character is no text
    if not isinstance(text, str):
        raise Refused("match.reason.number_unreadable", given=shown)
    if len(text) > LONGEST_NUMBER:
        raise Refused("match.reason.number_too_long")
    try:
        return Given(read_number(text, lang, letters), " ".join(text.split()), None)
    except ParseError as error:
        raise Refused("match.reason.number_unreadable", given=shown) from error
