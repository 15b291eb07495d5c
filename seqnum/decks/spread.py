"""How evenly a deck's cards use the numbers that they could be made from."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.maths.space import Operands


class Spread:
    """How often each operand was used at its place, beside how often it has to be: a sign has few others.

    Parameters
    ----------
    offered
        The operands of cards that there are to choose from.
    cards
        How many of them are chosen.

    Examples
    --------
    >>> spread = Spread([(901, 109), (901, 119), (801, 109)], cards=2)
    >>> spread.add((901, 109))
    >>> spread.use((901, 119)), spread.use((801, 120))
    (1.0, 0.0)
    """

    def __init__(self, offered: Iterable[Operands], cards: int) -> None:
        values: defaultdict[int, set[int]] = defaultdict(set)
        for operands in offered:
            for place, one in enumerate(operands):
                values[place].add(one)
        self._share = {place: min(len(some), cards) / cards for place, some in values.items()}
        self._used: Counter[tuple[int, int]] = Counter()

    def add(self, operands: Operands) -> None:
        """Count a card that was chosen."""
        self._used.update(enumerate(operands))

    def use(self, operands: Operands) -> float:
        """Return how often the most used operand of a card stands there: 1 is as often as all would in equal shares."""
        used = self._used
        return max((used[one] * self._share.get(one[0], 0.0) for one in enumerate(operands)), default=0.0)
