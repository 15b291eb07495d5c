"""Boards and cards for who has no deck yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.decks.board import checked_board, lay_out, share_spaces, spaces_of
from seqnum.engine import Card, Layout, classic_layout

if TYPE_CHECKING:
    from seqnum.engine import Rules

USUAL_BOARD = (8, 8)


def board_of(rules: Rules) -> Layout:
    """Return the board that rules come with: playing cards for the card game, numbers for the others.

    Parameters
    ----------
    rules
        What is played by.

    Examples
    --------
    >>> from seqnum.engine import preset
    >>> board_of(preset("classroom")).rows, board_of(preset("sequence")).rows
    (8, 10)
    """
    return classic_layout() if rules.name == "sequence" else plain_board(USUAL_BOARD, rules)


def plain_board(board: tuple[int, int], rules: Rules) -> Layout:
    """Return a board of the numbers 1, 2, 3 …, each as often as the rules say, in an order that is always the same.

    Parameters
    ----------
    board
        Rows and columns.
    rules
        They say how often a number stands on a board, and whether corners are free.

    Raises
    ------
    DeckError
        When no game by these rules fits on such a board.

    Examples
    --------
    >>> from seqnum.engine import preset
    >>> layout = plain_board((6, 7), preset("classroom"))
    >>> len(set(layout.faces) - {None}), layout.faces[0], len(layout.cells_of("1"))
    (19, None, 2)
    """
    size = checked_board(board, rules)
    spaces = len(spaces_of(size, rules))
    numbers = [str(number) for number in range(1, max(spaces // rules.copies, 1) + 1)]
    shared = share_spaces(dict.fromkeys(numbers, rules.copies), spaces, rules.copies)
    return lay_out(shared, size, rules, f"plain board:{size[0]}x{size[1]}")


def cards_for(layout: Layout, rules: Rules) -> tuple[Card, ...]:
    """Return one card for each space that shows a face, and the wild and remove cards the rules ask for.

    It is what the printed games of the family have in their boxes.

    Parameters
    ----------
    layout, rules
        What is played, on which board.

    Examples
    --------
    >>> from collections import Counter
    >>> from seqnum.engine import classic_cards, classic_layout, sequence
    >>> Counter(cards_for(classic_layout(), sequence())) == Counter(classic_cards())
    True
    """
    faces = tuple(Card("face", face) for face in layout.faces if face is not None)
    return faces + (Card("wild"),) * rules.wild + (Card("remove"),) * rules.remove
