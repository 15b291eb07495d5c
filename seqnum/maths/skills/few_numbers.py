"""Short lists of numbers, as data come: close together, each once, not in order."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.maths.space import Operands


def close_numbers(count: int) -> Iterable[Operands]:
    """Yield so many numbers up to 50 within ten of each other, by size.

    Examples
    --------
    >>> next(iter(close_numbers(4)))
    (1, 2, 3, 4)
    """
    for least in range(1, 41):
        for others in combinations(range(least + 1, least + 10), count - 1):
            yield least, *others


def mixed_up(numbers: Operands) -> Operands:
    """Return numbers that stand by size in another order, always the same for the same numbers.

    Examples
    --------
    >>> mixed_up((2, 4, 9))
    (9, 4, 2)
    """
    by = sum(numbers) // len(numbers) % len(numbers)
    mixed = numbers[1::2] + numbers[::2]
    return mixed[by:] + mixed[:by]
