"""Shares of groups of pupils, held to statsmodels, scipy and simulated classes."""

from __future__ import annotations

import narwhals as nw
import numpy as np
import pandas as pd
import pytest
import statsmodels.api as sm
from scipy import stats

from seqnum.results.clustered import shares, student_t
from seqnum.wilson import Z95, wilson
from tests.results.frames import Given, attempts, made_class


@pytest.mark.parametrize("freedom", [4, 5, 9, 15, 29, 200, 10**6])
def test_quantiles_of_student(freedom):
    """They are scipy's, to three digits from four degrees of freedom on."""
    assert student_t(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=1e-3)


@pytest.mark.parametrize("freedom", [1, 2, 3])
def test_quantiles_of_very_few(freedom):
    """Below that they stay within a tenth, and far above those of many."""
    assert student_t(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.15)


@pytest.mark.parametrize("key", range(6))
def test_the_spread_is_the_robust_one_of_statsmodels(key):
    """Wilson's interval for the number of cards that gives statsmodels' error by pupils, with Student's quantile."""
    frame = made_class(pupils=18, cards=9, key=key)
    right = frame["correct"].to_numpy(float)
    by_pupil = {"groups": pd.factorize(frame["student"])[0]}
    error = sm.OLS(right, np.ones(len(right))).fit(cov_type="cluster", cov_kwds=by_pupil).bse[0]
    share = right.mean()

    (row,) = Given(frame).accuracy([]).to_dict("records")

    effective = share * (1 - share) / error**2
    expected = wilson(share * effective, effective, stats.t.ppf(0.975, 17))
    assert (row["students"], row["n"], row["correct"]) == (18, len(frame), right.sum())
    assert (row["low"], row["high"]) == pytest.approx(expected, abs=1e-4)


def test_the_spread_is_that_of_resampled_pupils():
    """Drawing pupils again and again spreads the share as much as the closed form says, within five in a hundred."""
    frame = made_class(pupils=60, cards=12, key=3)
    counts = frame.groupby("student")["correct"].agg(["sum", "size"]).to_numpy(float)
    rng = np.random.default_rng(1)
    drawn = counts[rng.integers(0, 60, (20_000, 60))].sum(axis=1)
    resampled = (drawn[:, 0] / drawn[:, 1]).std()

    (row,) = Given(frame).accuracy([]).to_dict("records")

    half = (row["high"] - row["low"]) / 2
    assert half / stats.t.ppf(0.975, 59) == pytest.approx(resampled, rel=0.05)


def test_one_pupil_has_wilsons_interval():
    """A group that is one student has the interval of a single share."""
    (row,) = Given(attempts(student=["a"] * 10, correct=[True] * 7 + [False] * 3)).accuracy("skill").to_dict("records")

    assert (row["students"], row["low"], row["high"]) == (1, *(pytest.approx(end) for end in wilson(7, 10)))


@pytest.mark.parametrize("right", [True, False])
def test_all_alike_leaves_no_narrower_interval_than_chance(right):
    """Where everybody is right, or nobody, the interval is at least Wilson's."""
    frame = attempts(student=[f"p{n % 10}" for n in range(40)], correct=[right] * 40)

    (row,) = Given(frame).accuracy([]).to_dict("records")

    low, high = wilson(40 * right, 40)
    assert row["low"] <= low <= high <= row["high"]


def test_pupils_as_alike_as_no_chance_makes_them():
    """Ten pupils with exactly half of their cards right: the interval stops shrinking at half of its chance spread."""
    frame = attempts(student=[f"p{n % 10}" for n in range(80)], correct=[n < 40 for n in range(80)])

    (row,) = Given(frame).accuracy([]).to_dict("records")

    assert (row["low"], row["high"]) == pytest.approx(wilson(80, 160, student_t(9)))
    assert row["high"] - row["low"] > 0.7 * np.diff(wilson(40, 80))[0]


@pytest.mark.slow
@pytest.mark.parametrize(("pupils", "cards"), [(10, 12), (30, 4), (30, 12)])
@pytest.mark.parametrize(("mean", "sd"), [(0.0, 1.0), (1.5, 1.0), (1.5, 0.0)])
def test_coverage(pupils, cards, mean, sd):
    """Of simulated classes 93 to 97 in a hundred intervals hold the true share of such pupils."""
    grid = np.linspace(-8, 8, 4001)
    weight = stats.norm.pdf(grid)
    truth = (weight / (1 + np.exp(-mean - sd * grid))).sum() / weight.sum()
    rng = np.random.default_rng(pupils * cards)
    of = np.repeat(np.arange(2000), pupils)
    n = rng.integers(cards // 2, cards * 3 // 2 + 1, len(of))
    right = rng.binomial(n, 1 / (1 + np.exp(-mean - sd * rng.standard_normal(len(of)))))
    counted = nw.from_native(pd.DataFrame({"game_id": of, "n": n, "correct": right})).lazy()

    table = shares(counted, ["game_id"])

    held = ((table["low"] <= truth) & (truth <= table["high"])).mean()
    assert 0.93 <= held <= 0.97


def test_wilson_takes_a_quantile():
    """A larger quantile is a wider interval, and the usual one is that of 95 %."""
    assert wilson(7, 10, Z95) == wilson(7, 10)
    assert wilson(7, 10, 2.5)[0] < wilson(7, 10)[0]
