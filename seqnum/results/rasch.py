"""The Rasch model with priors: how able each pupil is and how hard each kind of card, from right and wrong answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Indices = NDArray[np.intp]

ABILITY_SD = 1.5
DIFFICULTY_SD = 0.7
_CLOSE = 1e-6
_MOST_ROUNDS = 500


@dataclass(frozen=True)
class RaschFit:
    """The most likely abilities and difficulties, in logits.

    Parameters
    ----------
    ability
        One for each pupil.
    difficulty, error
        One for each kind of card, with its standard error given the abilities.
    """

    ability: Floats
    difficulty: Floats
    error: Floats


def fit(
    pupil: Indices, kind: Indices, right: Floats, prior: Floats, *, difficulty_sd: float = DIFFICULTY_SD
) -> RaschFit:
    """Fit abilities and difficulties together: the mode of their posterior (Rasch 1960; MAP by Newton's steps).

    Abilities are normal about the class's own mean, with a standard deviation of 1.5; difficulties about what was
    thought before. With few answers a difficulty stays near that, with many it follows them.

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

    Examples
    --------
    >>> pupil, kind = np.repeat(np.arange(40), 2), np.tile([0, 1], 40)
    >>> right = np.where(kind == 0, 1.0, pupil % 2)
    >>> found = fit(pupil, kind, right, np.zeros(2))
    >>> bool(found.difficulty[0] < found.difficulty[1])
    True
    """
    pupils = _Side(pupil, np.zeros(int(pupil.max()) + 1), np.zeros(int(pupil.max()) + 1), ABILITY_SD)
    kinds = _Side(kind, prior.astype(np.float64), prior.astype(np.float64), difficulty_sd)
    for _ in range(_MOST_ROUNDS):
        able = _stepped(pupils, kinds, right)
        able = able._replace(prior=np.full_like(able.value, able.value.mean()))
        hard = _stepped(kinds, able, 1 - right)
        moved = max(np.abs(able.value - pupils.value).max(), np.abs(hard.value - kinds.value).max())
        pupils, kinds = able, hard
        if moved < _CLOSE:
            break
    return RaschFit(pupils.value, kinds.value, _information(kinds, pupils) ** -0.5)


class _Side(NamedTuple):
    """Pupils, or kinds of cards: which one each answer belongs to, what each is worth, and was thought to be worth."""

    of: Indices
    value: Floats
    prior: Floats
    sd: float


def _chance(side: _Side, other: _Side) -> Floats:
    """Return for each answer the chance that this side gets the better of the other."""
    return 1 / (1 + np.exp(other.value[other.of] - side.value[side.of]))


def _information(side: _Side, other: _Side) -> Floats:
    chance = _chance(side, other)
    information: Floats = np.bincount(side.of, chance * (1 - chance), len(side.value)) + side.sd**-2.0
    return information


def _stepped(side: _Side, other: _Side, won: Floats) -> _Side:
    """Return one side after one Newton step for each of its own, the other side held fixed."""
    slope = np.bincount(side.of, won - _chance(side, other), len(side.value)) - (side.value - side.prior) / side.sd**2
    return side._replace(value=side.value + slope / _information(side, other))
