"""Spaces of written addition and subtraction: far too many cards to list, but each column is chosen by itself.

Once it is fixed which columns carry (or borrow), the digits of one column do not depend on another's. So a space is a
few products of digit pairs: counted by multiplying, indexed like the wheels of a counter, inverted column by column.
Regrouping is counted as the algorithm does it, a zero that has to borrow first included.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Literal

from seqnum.maths.exact import Exact

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from seqnum.maths.space import Cards, Operands, Value

Pair = tuple[int, int]
Sign = Literal["+", "−"]
ANY = range(10)
NO_ZERO = range(1, 10)


@dataclass(frozen=True)
class Column:
    """The digits one column may have, the top number's and the bottom number's, and whether it carries or borrows."""

    top: Sequence[int]
    bottom: Sequence[int]
    regroups: bool


@dataclass(frozen=True)
class Block:
    """The cards with one pattern of carries or borrows, columns ones first.

    Examples
    --------
    >>> teens = Block("+", (Column(NO_ZERO, NO_ZERO, True),))
    >>> len(teens), teens[0], (7, 8) in teens, (2, 3) in teens
    (45, (1, 9), True, False)
    """

    sign: Sign
    columns: tuple[Column, ...]

    @cached_property
    def pairs(self) -> tuple[dict[int, list[Pair]], ...]:
        """For each column the digit pairs allowed, by the digit they leave in the answer."""
        found = []
        owed = 0
        for column in self.columns:
            by_digit: dict[int, list[Pair]] = {}
            for x, y in product(column.top, column.bottom):
                result = x + y + owed if self.sign == "+" else x - y - owed
                if (result not in ANY) == column.regroups:
                    by_digit.setdefault(result % 10, []).append((x, y))
            found.append(by_digit)
            owed = int(column.regroups)
        return tuple(found)

    @cached_property
    def wheels(self) -> tuple[list[Pair], ...]:
        """For each column the digit pairs allowed."""
        return tuple([pair for _, pairs in sorted(column.items()) for pair in pairs] for column in self.pairs)

    def __len__(self) -> int:
        return prod(map(len, self.wheels))

    def __getitem__(self, index: int, /) -> Operands:
        return _operands(self.wheels, index)

    def __contains__(self, operands: object, /) -> bool:
        match operands:
            case (int(a), int(b)):
                columns = len(self.wheels)
                pairs = [(a // 10**place % 10, b // 10**place % 10) for place in range(columns)]
                fit = all(pair in wheel for pair, wheel in zip(pairs, self.wheels, strict=True))
                return fit and 0 <= a < 10**columns and 0 <= b < 10**columns
        return False

    def answers(self) -> Iterator[int]:
        """Yield every answer once."""
        values = [10 ** len(self.columns) if self.columns[-1].regroups else 0]
        for place, digits in enumerate(self.pairs):
            values = [value + digit * 10**place for value in values for digit in digits]
        yield from values

    def wheels_for(self, answer: int) -> tuple[list[Pair], ...]:
        """Return for each column the digit pairs that give this answer; empty where there are none."""
        columns = len(self.columns)
        if answer // 10**columns != int(self.columns[-1].regroups):
            return ()
        found = tuple(column.get(answer // 10**place % 10, []) for place, column in enumerate(self.pairs))
        return found if all(found) else ()


class Columns:
    """Several blocks that have no card in common.

    Parameters
    ----------
    *blocks
        One for each pattern of carries or borrows.
    """

    def __init__(self, *blocks: Block) -> None:
        self._blocks = blocks
        self._wheels = tuple(block.wheels for block in blocks)
        self._answers = tuple(sorted({answer for block in blocks for answer in block.answers()}))

    def __len__(self) -> int:
        return sum(map(len, self._blocks))

    def __getitem__(self, index: int, /) -> Operands:
        return _pick(self._wheels, index)

    def __contains__(self, operands: object, /) -> bool:
        return any(operands in block for block in self._blocks)

    def answers(self) -> tuple[int, ...]:
        """Return every possible answer, sorted."""
        return self._answers

    def answering(self, answer: Value) -> Answering:
        """Return the cards with this answer."""
        if isinstance(answer, Exact) or answer != int(answer):
            return Answering(())
        return Answering(tuple(filter(None, (block.wheels_for(int(answer)) for block in self._blocks))))


class Mixed:
    """Sums and differences together: the cards of two spaces with the sign, 1 or −1, between the numbers.

    Parameters
    ----------
    sums, differences
        The cards of each sign.

    Examples
    --------
    >>> ones = (Column(NO_ZERO, NO_ZERO, regroups=False),)
    >>> mixed = Mixed(Columns(Block("+", ones)), Columns(Block("−", ones)))
    >>> len(mixed), mixed[0], mixed[80], (9, 1, 9) in mixed, (9, -1, 9) in mixed
    (81, (1, 1, 1), (9, -1, 1), False, True)
    """

    def __init__(self, sums: Columns, differences: Columns) -> None:
        self._parts = {1: sums, -1: differences}
        self._cards = Signed(self._parts)

    def __len__(self) -> int:
        return len(self._cards)

    def __getitem__(self, index: int, /) -> Operands:
        return self._cards[index]

    def __contains__(self, operands: object, /) -> bool:
        match operands:
            case (a, 1 | -1 as sign, b):
                return (a, b) in self._parts[sign]
        return False

    def answers(self) -> tuple[int, ...]:
        """Return every possible answer, sorted."""
        return tuple(sorted({answer for part in self._parts.values() for answer in part.answers()}))

    def answering(self, answer: Value) -> Signed:
        """Return the cards with this answer."""
        return Signed({sign: part.answering(answer) for sign, part in self._parts.items()})


@dataclass(frozen=True)
class Signed:
    """Cards of two numbers, by the sign that comes between them."""

    by_sign: Mapping[int, Cards]

    def __len__(self) -> int:
        return sum(map(len, self.by_sign.values()))

    def __getitem__(self, index: int, /) -> Operands:
        for sign, cards in self.by_sign.items():
            if index < len(cards):
                a, b = cards[index]
                return a, sign, b
            index -= len(cards)
        raise IndexError(index)


@dataclass(frozen=True)
class Answering:
    """The cards of one answer, still as wheels."""

    wheels: tuple[tuple[list[Pair], ...], ...]

    def __len__(self) -> int:
        return sum(prod(map(len, wheels)) for wheels in self.wheels)

    def __getitem__(self, index: int, /) -> Operands:
        return _pick(self.wheels, index)


def _pick(blocks: tuple[tuple[list[Pair], ...], ...], index: int) -> Operands:
    for wheels in blocks:
        size = prod(map(len, wheels))
        if index < size:
            return _operands(wheels, index)
        index -= size
    raise IndexError(index)


def _operands(wheels: tuple[list[Pair], ...], index: int) -> Operands:
    a = b = 0
    for place, wheel in enumerate(wheels):
        index, turn = divmod(index, len(wheel))
        x, y = wheel[turn]
        a += x * 10**place
        b += y * 10**place
    return a, b
