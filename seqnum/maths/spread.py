"""Far more combinations than anybody needs: some of them, evenly spread, always the same."""

from __future__ import annotations

from math import gcd, prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_GOLDEN = 0.6180339887498949


def spread(choices: Sequence[Sequence[int]], most: int) -> Iterator[tuple[int, ...]]:
    """Yield different combinations of one member of each choice, evenly spread over all there are.

    Parameters
    ----------
    choices
        What can stand at each place, at least one member each.
    most
        So many are enough; where there are fewer, all are given.

    Examples
    --------
    >>> sorted(spread([(1, 2), (5, 6)], 100))
    [(1, 5), (1, 6), (2, 5), (2, 6)]
    >>> list(spread([range(10), range(10), range(10)], 4))
    [(0, 0, 0), (6, 1, 9), (2, 3, 8), (8, 5, 7)]
    """
    total = prod(map(len, choices))
    step = max(1, int(total * _GOLDEN))
    while gcd(step, total) > 1:
        step += 1
    for number in range(min(most, total)):
        rest, found = number * step % total, []
        for choice in reversed(choices):
            rest, place = divmod(rest, len(choice))
            found.append(choice[place])
        yield tuple(reversed(found))
