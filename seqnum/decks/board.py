"""The board of a deck: how large it may be, and which number stands where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.engine import Layout, Rules, shuffled
from seqnum.errors import quoted

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_SIDE = 20


def checked_board(board: object, rules: Rules) -> tuple[int, int]:
    """Return a board's rows and columns if a game by these rules fits on it.

    Raises
    ------
    DeckError
        When it does not, with the smallest and largest board that does.

    Examples
    --------
    >>> from seqnum.engine import preset
    >>> checked_board([6, 7], preset("classroom"))
    (6, 7)
    """
    sides = tuple(board) if isinstance(board, tuple | list) else ()
    if len(sides) != 2 or not all(type(side) is int for side in sides):
        raise DeckError("decks.error.board", board=quoted(board), largest=MAX_SIDE)
    rows, cols = sides
    if not all(1 <= side <= MAX_SIDE for side in sides):
        raise DeckError("decks.error.board_size", rows=quoted(rows), cols=quoted(cols), largest=MAX_SIDE)
    if max(rows, cols) < rules.line_length:
        raise DeckError("decks.error.no_line", rows=rows, cols=cols, length=rules.line_length)
    needed = min(seating.players * (seating.hand + 1) for seating in rules.seatings)
    if rows * cols < needed:
        raise DeckError("decks.error.board_too_small", rows=rows, cols=cols, needed=needed)
    return rows, cols


def spaces_of(board: tuple[int, int], rules: Rules) -> list[int]:
    """Return the cells of a board that show a number: all but the free corners.

    Examples
    --------
    >>> from seqnum.engine import preset
    >>> spaces_of((3, 4), preset("classroom"))
    [1, 2, 4, 5, 6, 7, 9, 10]
    """
    rows, cols = board
    corners = {0, cols - 1, (rows - 1) * cols, rows * cols - 1} if rules.free_corners else set()
    return [cell for cell in range(rows * cols) if cell not in corners]


def share_spaces(cards: Mapping[str, int], spaces: int, copies: int) -> dict[str, int]:
    """Return how many spaces each face gets: `copies` at least, and otherwise as many as there are cards for it.

    Parameters
    ----------
    cards
        How many cards ask for each face.
    spaces
        How many spaces there are; all are given out.
    copies
        The least for a face.

    Examples
    --------
    >>> share_spaces({"7": 3, "8": 1, "9": 4}, spaces=8, copies=2)
    {'7': 3, '8': 2, '9': 3}
    """
    shared = dict.fromkeys(cards, copies)
    for _ in range(spaces - copies * len(cards)):
        neediest = max(shared, key=lambda face: (cards[face] - shared[face], -shared[face]))
        shared[neediest] += 1
    return shared


def lay_out(shared: Mapping[str, int], board: tuple[int, int], rules: Rules, key: str) -> Layout:
    """Put the faces on a board at random, equal ones apart: two side by side look like a slip, and help one line twice.

    Parameters
    ----------
    shared
        How many spaces each face gets.
    board
        Rows and columns.
    rules
        They say whether the corners are free.
    key
        What decides the order.
    """
    rows, cols = board
    faces: list[str | None] = [None] * (rows * cols)
    cells = shuffled(spaces_of(board, rules), key)
    for cell, face in zip(cells, (face for face, times in shared.items() for _ in range(times)), strict=True):
        faces[cell] = face
    beside = {cell: _beside(cell, rows, cols) for cell in cells}

    def touches(cell: int) -> bool:
        return any(faces[other] == faces[cell] for other in beside[cell])

    for cell in cells:
        if not touches(cell):
            continue
        for other in cells:
            faces[cell], faces[other] = faces[other], faces[cell]
            if not touches(cell) and not touches(other):
                break
            faces[cell], faces[other] = faces[other], faces[cell]
    return Layout(rows, cols, tuple(faces))


def _beside(cell: int, rows: int, cols: int) -> list[int]:
    row, col = divmod(cell, cols)
    return [
        near_row * cols + near_col
        for near_row in range(max(row - 1, 0), min(row + 2, rows))
        for near_col in range(max(col - 1, 0), min(col + 2, cols))
        if (near_row, near_col) != (row, col)
    ]
