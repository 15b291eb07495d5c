"""The Rasch fit, held to published tables, to girth and to pupils whose abilities are known."""

from __future__ import annotations

import numpy as np
import pytest

from seqnum.results.rasch import RaschFit, fit
from seqnum.wilson import Z95
from tests.results import oracles
from tests.results.frames import lsat

# Difficulties by conditional likelihood (Andersen 1980) for section 6, by marginal likelihood for section 7, there with
# the sign turned (R package mirt, tests/test-15-IRTpars.R).
PUBLISHED = {
    6: np.array([-1.256, 0.475, 1.236, 0.168, -0.623]),
    7: -np.array([1.8680, 0.7909, 1.4608, 0.5214, 1.9927]),
}


def complete_fit(scores) -> RaschFit:
    """Fit a complete table with hardly any prior."""
    pupil, item = np.indices(scores.shape)
    return fit(pupil.ravel(), item.ravel(), scores.ravel().astype(float), np.zeros(scores.shape[1]), difficulty_sd=10)


@pytest.mark.parametrize("section", [6, 7])
def test_published_difficulties(section):
    """With hardly any prior the items lie where they were published, a hundredth apart."""
    found = complete_fit(lsat(section)).difficulty

    assert found - found.mean() == pytest.approx(PUBLISHED[section] - PUBLISHED[section].mean(), abs=0.011)


@pytest.mark.parametrize("section", [6, 7])
def test_the_fit_is_girths(section):
    """So do difficulties and the spread of abilities as girth has them, the latter but for its prior."""
    found, expected = complete_fit(lsat(section)), oracles.rasch(lsat(section))

    assert found.difficulty - found.difficulty.mean() == pytest.approx(expected.marginal, abs=0.011)
    assert found.difficulty - found.difficulty.mean() == pytest.approx(expected.conditional, abs=0.011)
    assert found.spread == pytest.approx(expected.spread, abs=0.05)


def made(pupils: int, kinds: int, each: int, rng, sd: float = 1.0):
    """Return pupils of the model who answer so many cards each: what they are, and what is found."""
    prior = rng.normal(0, 1, kinds)
    ability, difficulty = rng.normal(1.0, sd, pupils), prior + rng.normal(0, 0.7, kinds)
    pupil, kind = np.repeat(np.arange(pupils), each), rng.integers(0, kinds, pupils * each)
    right = (rng.random(len(pupil)) < 1 / (1 + np.exp(difficulty[kind] - ability[pupil]))).astype(float)
    return ability, difficulty, fit(pupil, kind, right, prior)


def test_known_pupils_are_found():
    """Of pupils made by the model, difficulties and abilities come back, and how much these differ."""
    ability, difficulty, found = made(60, 12, 48, np.random.default_rng(7))

    assert np.corrcoef(found.difficulty, difficulty)[0, 1] > 0.95
    assert np.corrcoef(found.ability, ability)[0, 1] > 0.9
    assert found.ability.mean() - found.difficulty.mean() == pytest.approx(ability.mean() - difficulty.mean(), abs=0.15)
    assert found.spread == pytest.approx(ability.std(), abs=0.2)


@pytest.mark.slow
@pytest.mark.parametrize(("pupils", "kinds", "each"), [(20, 10, 10), (30, 12, 12), (30, 30, 40), (200, 20, 20)])
@pytest.mark.parametrize("sd", [0.5, 1.0, 1.5])
def test_coverage(pupils, kinds, each, sd):
    """Of simulated classes 93 to 97 in a hundred ranges hold the difficulty, and abilities are found as they differ."""
    rng = np.random.default_rng(pupils + each)
    held, found_again = [], []
    for _ in range(200):
        ability, difficulty, found = made(pupils, kinds, each, rng, sd)
        held.append(np.abs(found.difficulty - difficulty) <= Z95 * found.error)
        found_again.append(np.corrcoef(found.ability, ability)[0, 1])

    assert 0.93 <= np.mean(held) <= 0.97
    # Of abilities that differ by sd, answers of so many cards with chances about .7 tell apart no more than this.
    reliability = sd**2 / (sd**2 + 1 / (0.2 * each))
    assert np.mean(found_again) == pytest.approx(reliability**0.5, abs=0.06)


def test_little_data_changes_little():
    """One answer moves a difficulty less than half a deviation of its prior; a hundred of each kind move it far."""
    once = fit(np.zeros(2, int), np.arange(2), np.array([1.0, 0.0]), np.zeros(2)).difficulty
    pupil = np.arange(100)
    often = fit(pupil, np.repeat([0, 1], 50), np.repeat([0.0, 1.0], 50), np.array([-1.0, 1.0])).difficulty

    assert 0 < once[1] < 0.35
    assert once.sum() == pytest.approx(0, abs=1e-9)
    assert often[0] > often[1]


def test_whoever_is_right_with_everything_has_an_ability():
    """All right or all wrong gives finite numbers: the priors see to that."""
    found = fit(np.arange(4) // 2, np.tile([0, 1], 2), np.array([1.0, 1.0, 0.0, 0.0]), np.zeros(2))

    assert np.isfinite([*found.ability, *found.difficulty, *found.error]).all()
    assert found.ability[0] > found.ability[1]
