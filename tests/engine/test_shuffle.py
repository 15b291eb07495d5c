from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from seqnum.engine import shuffled


@given(st.lists(st.integers()), st.text())
def test_keeps_the_items(items, key):
    """Shuffling loses and adds nothing, and the key alone decides the order."""
    assert Counter(items) == Counter(shuffled(items, key))
    assert shuffled(items, key) == shuffled(items, key)


def test_same_on_every_python():
    """An order that is written down here is what every Python must give."""
    assert shuffled(range(10), "seqnum:deal") == (6, 8, 7, 0, 5, 2, 3, 9, 1, 4)


def test_every_order_is_as_likely():
    """Six orders of three cards come up about a thousand times each in six thousand."""
    orders = Counter(shuffled("abc", str(i)) for i in range(6000))

    assert len(orders) == 6
    assert all(abs(number - 1000) < 120 for number in orders.values())
