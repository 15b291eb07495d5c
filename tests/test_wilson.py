from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seqnum.wilson import Z95, wilson


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_newcombe_1998(successes, n, low, high):
    """Table I of Newcombe (1998), method 3, to the four places printed there."""
    assert wilson(successes, n) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [(3, 4, 0.300642, 0.954413), (7, 10, 0.396778, 0.892209), (5, 5, 0.565518, 1.0)],
)
def test_few_cards(successes, n, low, high):
    """The rows that statsmodels and scipy agree on for as few cards as a student answers."""
    assert wilson(successes, n) == pytest.approx((low, high), abs=5e-7)


@given(st.integers(1, 10**7), st.data())
def test_the_ends_never_leave_zero_to_one(n, data):
    """The interval holds the share, stays within 0 … 1 and mirrors when right and wrong change places."""
    successes = data.draw(st.integers(0, n))

    low, high = wilson(successes, n)

    assert 0 <= low <= successes / n <= high <= 1
    assert wilson(n - successes, n) == pytest.approx((1 - high, 1 - low), abs=1e-15)


@given(st.integers(1, 10**5), st.data())
def test_the_ends_solve_the_score_equation(n, data):
    """Each end is where the share lies 1.96 standard errors away, as Wilson defined it."""
    share = data.draw(st.integers(0, n)) / n

    for end in wilson(share * n, n):
        if 0 < end < 1:
            assert abs(share - end) == pytest.approx(Z95 * math.sqrt(end * (1 - end) / n), rel=1e-6)
