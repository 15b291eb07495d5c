"""What stands on a line, packed into one number, and what a move there is worth.

The number's digits, to the base of one more than a line is long: free spaces, chips of side 0, chips of side 1, …, and
last whether the line is used up. One chip more adds one digit, and a look-up replaces all counting of chips.
"""

from __future__ import annotations

from abc import abstractmethod

# By the chips that the only side on a line still lacks there: to build on, and to stop.
_TO_BUILD = {1: 1000.0, 2: 30.0, 3: 9.0, 4: 3.0, 5: 1.0}
_TO_STOP = {1: 40.0, 2: 7.0, 3: 2.0, 4: 0.5}


class Table(dict[int, float]):
    """What a move on a line is worth to a side, by what stands there; worked out when first met.

    Parameters
    ----------
    length
        Spaces on a line.
    sides
        How many sides play.
    side
        Whom to weigh for.
    """

    __slots__ = ("_base", "_length", "_side", "changes", "digits", "used_up")

    def __init__(self, length: int, sides: int, side: int) -> None:
        super().__init__()
        self._length = length
        self._side = side
        self._base = length + 1
        self.digits = tuple(self._base**place for place in range(1, sides + 1))
        """What one chip of each side adds to the number."""
        self.used_up = self._base ** (sides + 1)
        """What a line that is used up adds."""
        more = (*self.digits, self.used_up)
        self.changes = {digit: Changes(self, digit) for digit in (*more, *(-digit for digit in more))}
        """By how much the worth changes, for each thing that may come to stand on the line or leave it."""

    def __missing__(self, stand: int) -> float:
        chips = [stand // digit % self._base for digit in self.digits]
        own = chips.pop(self._side)
        self[stand] = worth = 0.0 if stand >= self.used_up else self._worth(stand % self._base, own, chips)
        return worth

    @abstractmethod
    def _worth(self, free: int, own: int, others: list[int]) -> float: ...

    def _to_build(self, chips: int) -> float:
        return _TO_BUILD.get(self._length - chips, 0.0)

    def _to_stop(self, free: int, others: list[int]) -> float:
        """Return the worth of stopping the one opponent on a line; nothing where two stop each other."""
        return _TO_STOP.get(self._length - free - max(others), 0.0) if others.count(0) >= len(others) - 1 else 0.0


class Changes(dict[int, float]):
    """By how much the worth of a move on a line changes when one thing more, or less, stands there."""

    __slots__ = ("_digit", "_worth")

    def __init__(self, worth: Table, digit: int) -> None:
        super().__init__()
        self._worth = worth
        self._digit = digit

    def __missing__(self, stand: int) -> float:
        self[stand] = change = self._worth[stand + self._digit] - self._worth[stand]
        return change


class Placing(Table):
    """What a chip is worth on an open space of the line."""

    __slots__ = ()

    def _worth(self, free: int, own: int, others: list[int]) -> float:
        if own:
            return 0.0 if any(others) else self._to_build(free + own)
        if any(others):
            return self._to_stop(free, others)
        return self._to_build(free) + self._to_stop(free, others) * len(others)


class Removing(Table):
    """What it is worth to take another side's chip off the line: what it threatens, what it stands in the way of."""

    __slots__ = ()

    def _worth(self, free: int, own: int, others: list[int]) -> float:
        if not own:
            return self._to_stop(free, others)
        # The space must be won first, which costs a turn.
        return self._to_build(free + own - 1) if sum(others) == 1 else 0.0


class Replacing(Table):
    """What it is worth to put an own chip where another side's stands."""

    __slots__ = ()

    def _worth(self, free: int, own: int, others: list[int]) -> float:
        if not own:
            return self._to_stop(free, others)
        return self._to_build(free + own) if sum(others) == 1 else 0.0
