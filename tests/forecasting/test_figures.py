from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seqnum.forecasting import Share, Spread
from seqnum.wilson import Z95

lengths = st.lists(st.integers(1, 200), min_size=2, max_size=80)


@given(lengths)
def test_a_spread_is_what_the_numbers_themselves_give(numbers):
    """From counts come the mean and the interval that the standard library has from the numbers."""
    spread = Spread.of(Counter(numbers))
    margin = Z95 * statistics.stdev(numbers) / len(numbers) ** 0.5
    assert spread.n == len(numbers)
    assert spread.mean == pytest.approx(statistics.fmean(numbers))
    assert spread.high - spread.mean == pytest.approx(margin)
    assert spread.mean - spread.low == pytest.approx(margin)


@given(lengths)
def test_percentiles_are_numbers_that_occurred(numbers):
    """At least so many per cent of the numbers stay at or below a percentile, and fewer below the one before it."""
    spread = Spread.of(Counter(numbers))
    for percent, value in ((5, spread.p05), (25, spread.p25), (50, spread.p50), (75, spread.p75), (95, spread.p95)):
        assert value in numbers
        assert 100 * sum(number <= value for number in numbers) >= percent * len(numbers)
        assert 100 * sum(number < value for number in numbers) < percent * len(numbers)


@given(lengths, st.randoms())
def test_the_order_of_counting_leaves_no_trace(numbers, rng):
    """Two counters with the same counts give the same figures to the last bit."""
    other = numbers.copy()
    rng.shuffle(other)
    assert Spread.of(Counter(numbers)) == Spread.of(Counter(other))


def test_one_game_has_no_interval():
    """The mean of one game is that game."""
    assert Spread.of({31: 1}) == Spread(1, 31, 31, 31, 31, 31, 31, 31, 31)


def test_turns_times_seconds():
    """Minutes are turns times what a turn lasts."""
    assert (Spread.of({20: 1, 40: 1}) * 0.5).mean == 15


@pytest.mark.parametrize(("count", "n", "low", "high"), [(81, 263, 0.2553, 0.3662), (0, 20, 0.0, 0.1611)])
def test_shares_have_wilsons_interval(count, n, low, high):
    """Table I of Newcombe (1998), method 3."""
    share = Share(count, n)
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-5)
    assert share.value == count / n
