"""Two kinds of figures: a share of games, and how a number spreads over games; both with what chance leaves open."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt
from typing import TYPE_CHECKING

from seqnum.wilson import Z95, wilson

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many.

    Parameters
    ----------
    count, n
        How many, and of how many, at least one.

    Examples
    --------
    >>> share = Share(7, 10)
    >>> share.value, round(share.low, 4), round(share.high, 4)
    (0.7, 0.3968, 0.8922)
    """

    count: int
    n: int

    @property
    def value(self) -> float:
        """The share, between 0 and 1."""
        return self.count / self.n

    @property
    def low(self) -> float:
        """The lower end of Wilson's 95 % interval."""
        return wilson(self.count, self.n)[0]

    @property
    def high(self) -> float:
        """The upper end of Wilson's 95 % interval."""
        return wilson(self.count, self.n)[1]


@dataclass(frozen=True, slots=True)
class Spread:
    """How a number spreads over games.

    Parameters
    ----------
    n
        How many games.
    mean
        Their mean.
    low, high
        The 95 % interval of the mean (normal approximation); the mean itself when there was one game.
    p05, p25, p50, p75, p95
        So many per cent of the games stay at or below it.
    """

    n: int
    mean: float
    low: float
    high: float
    p05: float
    p25: float
    p50: float
    p75: float
    p95: float

    @classmethod
    def of(cls, counts: Mapping[int, int]) -> Spread:
        """Return the spread of numbers, given how often each occurs.

        Parameters
        ----------
        counts
            How many games have each number; at least one game.

        Examples
        --------
        >>> spread = Spread.of({20: 1, 30: 2, 40: 1})
        >>> spread.mean, round(spread.low, 1), spread.p50, spread.p95
        (30.0, 22.0, 30, 40)
        """
        n = sum(counts.values())
        mean = sum(value * times for value, times in counts.items()) / n
        squares = sum((value - mean) ** 2 * times for value, times in sorted(counts.items()))
        margin = Z95 * sqrt(squares / (n - 1) / n) if n > 1 else 0.0
        return cls(n, mean, mean - margin, mean + margin, *(_percentile(counts, n, p) for p in (5, 25, 50, 75, 95)))

    def __mul__(self, factor: float) -> Spread:
        parts = (self.mean, self.low, self.high, self.p05, self.p25, self.p50, self.p75, self.p95)
        return Spread(self.n, *(part * factor for part in parts))


def _percentile(counts: Mapping[int, int], n: int, percent: int) -> int:
    """Return the number that has its place at the percentage, counted from the smallest (nearest rank)."""
    rank = ceil(n * percent / 100)
    for value in sorted(counts):
        rank -= counts[value]
        if rank <= 0:
            return value
    return max(counts)
