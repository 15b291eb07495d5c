"""The Rasch model with priors: how able each pupil is and how hard each kind of card, from right and wrong answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Indices = NDArray[np.intp]

ABILITY_SD = 1.2
"""How much the abilities of a class differ, unless its answers say otherwise …"""
AS_OF_PUPILS = 5
"""… and as of how many pupils that counts."""
DIFFICULTY_SD = 0.7
_GRID = np.linspace(-8, 8, 65)
"""Abilities between which is interpolated, in logits."""
_CLOSE = 1e-6
_MOST_ROUNDS = 500


@dataclass(frozen=True)
class RaschFit:
    """The most likely difficulties, and what they make of each pupil, in logits.

    Parameters
    ----------
    ability
        One for each pupil: the mean of what is plausible after its answers.
    difficulty, error
        One for each kind of card, with its standard error.
    spread
        The standard deviation of the class's abilities.
    """

    ability: Floats
    difficulty: Floats
    error: Floats
    spread: float


def fit(
    pupil: Indices, kind: Indices, right: Floats, prior: Floats, *, difficulty_sd: float = DIFFICULTY_SD
) -> RaschFit:
    """Fit difficulties over all abilities a pupil may have: marginal likelihood with priors, by EM.

    Abilities and difficulties fitted together would be drawn apart, or together by priors, however many pupils there
    are, and their errors would be too small. Abilities are normal; the class's mean and spread are fitted too.
    Difficulties are normal about what was thought before: with few answers they stay near that.

    Parameters
    ----------
    pupil, kind
        Who answered what, as numbers from 0; one entry for each answer.
    right
        1 for a right answer, 0 for a wrong one.
    prior
        What each kind was thought to be, in logits.
    difficulty_sd
        How far off that may well be.

    References
    ----------
    Bock, R. D. & Aitkin, M. (1981). Marginal maximum likelihood estimation of item parameters: application of an EM
    algorithm. Psychometrika 46, 443–459.
    Mislevy, R. J. (1986). Bayes modal estimation in item response models. Psychometrika 51, 177–195.
    Louis, T. A. (1982). Finding the observed information matrix when using the EM algorithm. Journal of the Royal
    Statistical Society B 44, 226–233.

    Examples
    --------
    >>> pupil, kind = np.repeat(np.arange(40), 2), np.tile([0, 1], 40)
    >>> right = np.where(kind == 0, 1.0, pupil % 2)
    >>> found = fit(pupil, kind, right, np.zeros(2))
    >>> bool(found.difficulty[0] < found.difficulty[1])
    True
    """
    shape = (int(pupil.max()) + 1, len(prior))
    cell = pupil * len(prior) + kind
    size = shape[0] * shape[1]
    tried = np.bincount(cell, minlength=size).reshape(shape).astype(np.float64)
    won: Floats = np.bincount(cell, right, size).reshape(shape).astype(np.float64)
    model = _Model(prior.astype(np.float64), 0.0, ABILITY_SD**2)
    for _ in range(_MOST_ROUNDS):
        before, model = model, _round(model, tried, won, prior, difficulty_sd)
        moved = max(abs(model.mean - before.mean), abs(model.variance - before.variance))
        if max(moved, np.abs(model.difficulty - before.difficulty).max()) < _CLOSE:
            break
    error = np.diag(np.linalg.inv(_information(model, tried, won, difficulty_sd)))[: len(prior)] ** 0.5
    ability = _plausible(model, tried, won) @ _GRID
    return RaschFit(ability, model.difficulty, error, model.variance**0.5)


class _Model(NamedTuple):
    """How hard the kinds are, and the mean and the variance of the abilities."""

    difficulty: Floats
    mean: float
    variance: float

    @property
    def chance(self) -> Floats:
        """How probable a right answer is: one row for each kind, one column for each ability of the grid."""
        chance: Floats = 1 / (1 + np.exp(self.difficulty[:, None] - _GRID))
        return chance


def _plausible(model: _Model, tried: Floats, won: Floats) -> Floats:
    """Return how probable each ability of the grid is for each pupil, after its answers."""
    chance = model.chance
    logs = won @ np.log(chance) + (tried - won) @ np.log1p(-chance) - (_GRID - model.mean) ** 2 / (2 * model.variance)
    weights = np.exp(logs - logs.max(axis=1, keepdims=True))
    plausible: Floats = weights / weights.sum(axis=1, keepdims=True)
    return plausible


def _round(model: _Model, tried: Floats, won: Floats, prior: Floats, sd: float) -> _Model:
    """Return the model after one step of EM."""
    chance, plausible = model.chance, _plausible(model, tried, won)
    answers = tried.T @ plausible
    slope = (answers * chance).sum(axis=1) - won.sum(axis=0) - (model.difficulty - prior) / sd**2
    difficulty = model.difficulty + slope / ((answers * chance * (1 - chance)).sum(axis=1) + sd**-2)
    ability = plausible @ _GRID
    mean = ability.mean()
    spread = (plausible @ _GRID**2).sum() - len(tried) * mean**2
    variance = (spread + AS_OF_PUPILS * ABILITY_SD**2) / (len(tried) + AS_OF_PUPILS)
    # Answers do not say where the scale begins, so the difficulties are as thought before, on the whole.
    off = (prior - difficulty).mean()
    return _Model(difficulty + off, float(mean + off), float(variance))


def _information(model: _Model, tried: Floats, won: Floats, sd: float) -> Floats:
    """Return what is known of difficulties, mean and variance: as if abilities were known, less what they may vary."""
    chance, plausible = model.chance, _plausible(model, tried, won)
    kinds, off = len(chance), _GRID - model.mean
    # What a pupil's answers say about each number, by ability: n × the chance, and the two of the normal distribution.
    of = np.hstack([tried, np.ones((len(tried), 2))])
    says = np.vstack([chance, off / model.variance, off**2 / model.variance])
    known = np.zeros((kinds + 2, kinds + 2))
    known[range(kinds), range(kinds)] = ((tried.T @ plausible) * chance * (1 - chance)).sum(axis=1) + sd**-2
    known[kinds, kinds] = len(tried) / model.variance
    known[kinds, kinds + 1] = known[kinds + 1, kinds] = 2 * (plausible @ off).sum() / model.variance
    squares = (plausible @ off**2).sum() + AS_OF_PUPILS * ABILITY_SD**2
    known[kinds + 1, kinds + 1] = 2 * squares / model.variance
    means = of * (plausible @ says.T)
    known += means.T @ means
    for share, column in zip(plausible.T, says.T, strict=True):
        known -= np.outer(column, column) * (of.T @ (share[:, None] * of))
    return known
