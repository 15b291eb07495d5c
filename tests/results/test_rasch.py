"""The Rasch fit, held to a published table and to pupils whose abilities are known."""

from __future__ import annotations

import numpy as np
import pytest

from seqnum.results.rasch import fit

# LSAT, section 6 (Bock & Lieberman 1970): response patterns of five items and how many of 1,000 people gave each.
LSAT_6 = {
    "00000": 3, "00001": 6, "00010": 2, "00011": 11, "00100": 1, "00101": 1, "00110": 3, "00111": 4,
    "01000": 1, "01001": 8, "01010": 0, "01011": 16, "01100": 0, "01101": 3, "01110": 2, "01111": 15,
    "10000": 10, "10001": 29, "10010": 14, "10011": 81, "10100": 3, "10101": 28, "10110": 15, "10111": 80,
    "11000": 16, "11001": 56, "11010": 21, "11011": 173, "11100": 11, "11101": 61, "11110": 28, "11111": 298,
}  # fmt: skip
# Difficulties of the Rasch model by marginal maximum likelihood (R package ltm, its example for these data).
PUBLISHED = np.array([-2.872, -1.063, -0.258, -1.388, -2.219])


def test_published_difficulties():
    """With hardly any prior the items lie where marginal maximum likelihood puts them, a few hundredths apart."""
    people = np.array([[int(one) for one in pattern] for pattern, n in LSAT_6.items() for _ in range(n)], float)
    pupil, item = np.indices(people.shape)

    found = fit(pupil.ravel(), item.ravel(), people.ravel(), np.zeros(5), difficulty_sd=10).difficulty

    assert len(people) == 1000
    assert found - found.mean() == pytest.approx(PUBLISHED - PUBLISHED.mean(), abs=0.04)


def test_known_pupils_are_found():
    """Of pupils made by the model, difficulties and the class's ability come back."""
    rng = np.random.default_rng(7)
    ability, difficulty = rng.normal(1.0, 1.0, 60), rng.normal(0, 0.9, 12)
    pupil, kind = (one.ravel() for one in np.indices((60, 12)))
    pupil, kind = np.tile(pupil, 4), np.tile(kind, 4)
    right = (rng.random(len(pupil)) < 1 / (1 + np.exp(difficulty[kind] - ability[pupil]))).astype(float)

    found = fit(pupil, kind, right, np.zeros(12))

    assert np.corrcoef(found.difficulty, difficulty)[0, 1] > 0.95
    assert found.ability.mean() - found.difficulty.mean() == pytest.approx(ability.mean() - difficulty.mean(), abs=0.3)


def test_little_data_changes_little():
    """One answer moves a difficulty less than a standard deviation of its prior; a hundred move it far."""
    once = fit(np.zeros(1, int), np.zeros(1, int), np.zeros(1), np.array([0.0])).difficulty[0]
    pupil = np.arange(100)
    often = fit(pupil, np.repeat([0, 1], 50), np.repeat([0.0, 1.0], 50), np.array([-1.0, 1.0])).difficulty

    assert 0 < once < 0.35
    assert often[0] > often[1]


def test_whoever_is_right_with_everything_has_an_ability():
    """All right or all wrong gives finite numbers: the priors see to that."""
    found = fit(np.arange(4) // 2, np.tile([0, 1], 2), np.array([1.0, 1.0, 0.0, 0.0]), np.zeros(2))

    assert np.isfinite([*found.ability, *found.difficulty, *found.error]).all()
    assert found.ability[0] > found.ability[1]
