"""Times tables a few at a time, as they are learnt."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.maths.mistakes.tables import one_times_n_is_one, zero_times_n_is_n
from seqnum.maths.skills.tables import TableAll
from seqnum.maths.space import Listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.maths.space import Operands, Space

_TO_10 = range(2, 11)
_TO_12 = (3, 4, 6, 7, 8, 9, 11, 12)


class TableTwoFiveTen(TableAll):
    """``5 × 7``."""

    id = "table_2_5_10"

    def space(self, level: int) -> Space:
        """Return the tables as one says them, in either order from 0, in either order up to twelve times."""
        tables = (2, 5, 10)
        if level == 1:
            return Listed(product(tables, range(1, 11)), self.value)
        return Listed(_either_order(tables, range(11) if level == 2 else range(2, 13)), self.value)


class TableThreeFourEight(TableAll):
    """``4 × 8``."""

    id = "table_3_4_8"
    rules = tuple(rule for rule in TableAll.rules if rule not in {zero_times_n_is_n, one_times_n_is_one})

    def space(self, level: int) -> Space:
        """Return those of 3 and 4 as one says them, all in either order, up to twelve times without 2, 5 and 10."""
        if level == 1:
            return Listed(product((3, 4), _TO_10), self.value)
        return Listed(_either_order((3, 4, 8), _TO_10 if level == 2 else _TO_12), self.value)


def _either_order(tables: Iterable[int], times: Iterable[int]) -> Iterator[Operands]:
    """Yield each fact of the tables once."""
    ours = frozenset(tables)
    numbers = sorted(ours.union(times))
    known = frozenset(times)
    for a, b in product(numbers, repeat=2):
        if (a in ours and b in known) or (b in ours and a in known):
            yield a, b
