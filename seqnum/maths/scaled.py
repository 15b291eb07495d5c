"""Spaces of decimals: their answers are counted in whole hundredths or thousandths, which is many times faster."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from seqnum.maths.space import Cards, Operands, Value


class Scaled:
    """A space written out, whose answers are whole numbers of a small unit.

    Parameters
    ----------
    cards
        The operands of every card; the order is part of what a seed means.
    units
        How many units a card's answer is.
    scale
        How many units make one.

    Examples
    --------
    >>> halves = Scaled([(1, 2), (2, 3)], sum, 2)
    >>> len(halves), halves[1], (1, 2) in halves, halves.answers(), halves.answering(Fraction(5, 2))
    (2, (2, 3), True, (Fraction(3, 2), Fraction(5, 2)), [(2, 3)])
    """

    def __init__(self, cards: Iterable[Operands], units: Callable[[Operands], int], scale: int) -> None:
        self._cards = Listed(cards, units)
        self._scale = scale

    def __len__(self) -> int:
        return len(self._cards)

    def __getitem__(self, index: int, /) -> Operands:
        return self._cards[index]

    def __contains__(self, operands: object, /) -> bool:
        return operands in self._cards

    def answers(self) -> tuple[Value, ...]:
        """Return every possible answer, sorted."""
        return tuple(Fraction(1, self._scale) * units for units in self._cards.answers())

    def answering(self, answer: Value) -> Cards:
        """Return the cards with this answer."""
        return self._cards.answering(answer * self._scale)
