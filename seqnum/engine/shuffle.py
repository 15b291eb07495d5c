"""Shuffling that gives the same order on every Python."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")


def shuffled(items: Iterable[T], key: str) -> tuple[T, ...]:
    """Return the items in an order that the key alone decides.

    Only ``Random.random()`` keeps its values from one Python to the next, hence the Fisher-Yates of our own.

    Parameters
    ----------
    items
        What to shuffle.
    key
        What for: the seed and the purpose, for example ``"7:deal"``.

    Examples
    --------
    >>> shuffled(range(5), "7:deal")
    (1, 3, 0, 2, 4)
    """
    order = list(items)
    draw = Random(key).random
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
