"""Rows of chips: which lines in them can be sequences together, and which leave most room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine.lines import DIRECTIONS, mask_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def choices(full: Sequence[int], compatible: Callable[[int, int], bool]) -> list[tuple[int, ...]]:
    """Return the largest sets of completed lines that can be sequences together: what the mover may choose from.

    Parameters
    ----------
    full
        Lines just completed, as bit masks, none in conflict with an earlier sequence.
    compatible
        Whether two lines can both be sequences.

    Examples
    --------
    Six in a row are one sequence, either five; nine completed in the middle are two.

    >>> def share_one(line, other):
    ...     return (line & other).bit_count() <= 1
    >>> choices([0b11111, 0b111110], share_one)
    [(31,), (62,)]
    >>> choices([0b11111 << i for i in range(5)], share_one)
    [(31, 496)]
    """
    best: list[tuple[int, ...]] = [()]
    waiting: list[tuple[tuple[int, ...], Sequence[int]]] = [((), full)]
    while waiting:
        chosen, rest = waiting.pop()
        if len(chosen) + len(rest) < len(best[0]):
            continue
        if not rest:
            best = [*best, chosen] if len(chosen) == len(best[0]) else [chosen]
        for i, line in reversed(list(enumerate(rest))):
            waiting.append(((*chosen, line), [other for other in rest[i + 1 :] if compatible(line, other)]))
    return best


def prospects(
    own: int, lines: Sequence[int], made: Sequence[int], compatible: Callable[[int, int], bool]
) -> tuple[int, int]:
    """Say how near the next sequence would be: the most chips on a line that is still possible, and on how many.

    Parameters
    ----------
    own
        The side's chips and the free spaces, as a bit mask.
    lines
        Lines on which no opponent stands.
    made
        All sequences of the side, those under consideration included.
    compatible
        Whether two lines can both be sequences.

    Examples
    --------
    Of six in a row beginning at the edge, the five at the edge leave the better line.

    >>> def share_one(line, other):
    ...     return (line & other).bit_count() <= 1
    >>> lines = [0b11111 << i for i in range(6)]
    >>> prospects(0b111111, lines, [0b11111], share_one), prospects(0b111111, lines, [0b111110], share_one)
    ((2, 1), (1, 1))
    """
    counts = [(own & line).bit_count() for line in lines if all(compatible(line, old) for old in made)]
    best = max(counts, default=0)
    return best, counts.count(best)


def cut(run: tuple[int, ...], length: int, chips: int, compatible: Callable[[int, int], bool]) -> list[int]:
    """Return as many lines as fit into a row, from its beginning, as bit masks; free spaces alone are no line.

    Examples
    --------
    >>> def share_one(line, other):
    ...     return (line & other).bit_count() <= 1
    >>> [len(cut(tuple(range(n)), 5, (1 << n) - 1, share_one)) for n in (4, 5, 8, 9, 12, 13)]
    [0, 1, 1, 2, 2, 3]
    """
    pieces: list[int] = []
    for start in range(len(run) - length + 1):
        piece = mask_of(run[start : start + length])
        if piece & chips and (not pieces or compatible(piece, pieces[-1])):
            pieces.append(piece)
    return pieces


def runs_through(cell: int, own: int, rows: int, cols: int) -> list[tuple[int, ...]]:
    """Return the cells of one side in a row with a cell: across, down and both diagonals.

    Parameters
    ----------
    cell
        A cell with a chip of the side.
    own
        The side's chips and the free spaces, as a bit mask.
    rows, cols
        The size of the board.

    Examples
    --------
    >>> runs_through(1, 0b111, 1, 4)[0]
    (0, 1, 2)
    """
    return [_run(cell, way, own, rows, cols) for way in DIRECTIONS]


def run_along(line: tuple[int, ...], own: int, rows: int, cols: int) -> tuple[int, ...]:
    """Return all cells of one side in a row with a line.

    Examples
    --------
    >>> run_along((1, 2), 0b1111, 1, 5)
    (0, 1, 2, 3)
    """
    (top, left), (below, beside) = divmod(line[0], cols), divmod(line[1], cols)
    return _run(line[0], (below - top, beside - left), own, rows, cols)


def _run(cell: int, way: tuple[int, int], own: int, rows: int, cols: int) -> tuple[int, ...]:
    down, right = way
    run = [cell]
    for sign in (-1, 1):
        row, col = divmod(cell, cols)
        while True:
            row, col = row + sign * down, col + sign * right
            if not (0 <= row < rows and 0 <= col < cols and own >> row * cols + col & 1):
                break
            run.append(row * cols + col)
    return tuple(sorted(run))
