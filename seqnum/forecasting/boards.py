"""Boards for who has no deck yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.decks.board import checked_board, lay_out, share_spaces, spaces_of
from seqnum.engine import PRESETS, board_for, cards_of, preset

if TYPE_CHECKING:
    from seqnum.engine import Card, Layout, Rules

USUAL_BOARD = (8, 8)


def board_of(rules: Rules) -> tuple[Layout, tuple[Card, ...]]:
    """Return the board and the cards that rules come with; plain numbers where they have a name of somebody's own.

    Parameters
    ----------
    rules
        What is played by: a preset, or a preset with other options.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from seqnum.engine import preset
    >>> layout, cards = board_of(preset("kids"))
    >>> layout.rows, layout.cols, len(cards)
    (6, 7, 42)
    >>> len(board_of(replace(preset("sequence"), wild=0))[1])
    100
    """
    if rules.name not in PRESETS:
        layout = plain_board(USUAL_BOARD, rules)
        return layout, cards_of(layout, rules)
    layout, cards = board_for(rules.name)
    usual = preset(rules.name)
    if (rules.wild, rules.remove) != (usual.wild, usual.remove):
        cards = cards_of(layout, rules)
    return layout, cards


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
