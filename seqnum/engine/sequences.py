"""Which lines become sequences when a chip completes more than its side can keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
