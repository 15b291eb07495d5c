"""Which lines become sequences when a chip completes more than it can keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def compatible(line: int, other: int, free: int, max_shared: int) -> bool:
    """Tell whether two lines can both be sequences: they share few enough chips (a free space is no chip).

    Examples
    --------
    >>> compatible(0b11111, 0b111110000, free=0, max_shared=1)
    True
    >>> compatible(0b11111, 0b111110, free=0, max_shared=1)
    False
    """
    return (line & other & ~free).bit_count() <= max_shared


def choices(full: Sequence[int], free: int, max_shared: int) -> list[tuple[int, ...]]:
    """Return the largest sets of completed lines that can be sequences together: what the mover may choose from.

    Parameters
    ----------
    full
        Lines just completed, none in conflict with an earlier sequence.
    free, max_shared
        As for :func:`compatible`.

    Examples
    --------
    Six in a row are one sequence, either five; nine completed in the middle are two.

    >>> choices([0b11111, 0b111110], free=0, max_shared=1)
    [(31,), (62,)]
    >>> choices([0b11111 << i for i in range(5)], free=0, max_shared=1)
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
            fitting = [other for other in rest[i + 1 :] if compatible(line, other, free, max_shared)]
            waiting.append(((*chosen, line), fitting))
    return best


def prospects(chosen: Sequence[int], lines: Sequence[int], own: int, free: int, max_shared: int) -> tuple[int, int]:
    """Say how near the next sequence would be: the most chips on a line that is still possible, and on how many.

    Parameters
    ----------
    chosen
        All sequences of the side, the ones under consideration included.
    lines
        Lines that no opponent stands on.
    own
        The side's chips and the free spaces.
    free, max_shared
        As for :func:`compatible`.

    Examples
    --------
    Of six in a row at the edge, keeping the far end free leaves the better line.

    >>> lines = [0b11111 << i for i in range(6)]
    >>> prospects([0b11111], lines, 0b111111, 0, 1), prospects([0b111110], lines, 0b111111, 0, 1)
    ((2, 1), (1, 1))
    """
    open_lines = [line for line in lines if all(compatible(line, made, free, max_shared) for made in chosen)]
    counts = [(own & line).bit_count() for line in open_lines]
    best = max(counts, default=0)
    return best, counts.count(best)
