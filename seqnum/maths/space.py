"""All the cards of one level, as a sequence that can be counted, indexed and asked for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

from seqnum.maths.exact import Value as ExactValue
from seqnum.maths.exact import sort_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Operands = tuple[int, ...]
Value: TypeAlias = ExactValue | int


class Cards(Protocol):
    """Cards that can be counted and indexed."""

    def __len__(self) -> int:
        """Return how many different cards there are."""

    def __getitem__(self, index: int, /) -> Operands:
        """Return one card."""


class Space(Cards, Protocol):
    """What a level offers; a card is the tuple of its operands.

    Drawing is indexing: every card is as likely as every other, and nothing is tried and thrown away.
    """

    def __contains__(self, operands: object, /) -> bool:
        """Say whether these operands are a card of the level."""

    def answers(self) -> tuple[Value, ...]:
        """Return every possible answer, sorted."""

    def answering(self, answer: Value) -> Cards:
        """Return the cards with this answer."""


class Listed:
    """A space small enough to be written out.

    Parameters
    ----------
    cards
        The operands of every card; the order is part of what a seed means.
    answer
        What a card's answer is.

    Examples
    --------
    >>> doubles = Listed([(2, 2), (3, 3), (4, 4)], sum)
    >>> len(doubles), doubles[1], (2, 3) in doubles, doubles.answers(), doubles.answering(8)
    (3, (3, 3), False, (4, 6, 8), [(4, 4)])
    """

    def __init__(self, cards: Iterable[Operands], answer: Callable[[Operands], Value]) -> None:
        self._cards = tuple(cards)
        self._known = frozenset(self._cards)
        self._by_answer: dict[Value, list[Operands]] = {}
        for card in self._cards:
            self._by_answer.setdefault(answer(card), []).append(card)

    def __len__(self) -> int:
        return len(self._cards)

    def __getitem__(self, index: int, /) -> Operands:
        return self._cards[index]

    def __contains__(self, operands: object, /) -> bool:
        return operands in self._known

    def answers(self) -> tuple[Value, ...]:
        """Return every possible answer, sorted."""
        return tuple(sorted(self._by_answer, key=sort_key))

    def answering(self, answer: Value) -> Sequence[Operands]:
        """Return the cards with this answer."""
        return self._by_answer.get(answer, [])
