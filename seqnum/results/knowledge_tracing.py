"""Bayesian knowledge tracing: how probable it is, card by card, that a pupil has learnt a skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pandas as pd

from seqnum.results.accuracy import answered, sorted_by
from seqnum.results.errors import ResultsError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

FEWEST_PUPILS = 30
FEWEST_CARDS = 4
"""Of each of these pupils: with one card each, guessing and knowing cannot be told apart."""
_STARTS = ((0.3, 0.15, 0.2, 0.1), (0.1, 0.3, 0.3, 0.05), (0.7, 0.1, 0.1, 0.2))
_MOST_ROUNDS = 500
_CLOSE = 1e-7
_LEAST = 1e-4
_MOST_GUESS = 0.5
"""Guessing and slipping above it would turn the meaning of knowing round."""


class Tracing(NamedTuple):
    """The four numbers of the model.

    Parameters
    ----------
    prior
        How probable it is that a pupil knows the skill before the first card.
    learn
        How probable it is that one who does not yet knows it after a card.
    guess, slip
        How often one who does not know is right, and one who knows is wrong.
    """

    prior: float
    learn: float
    guess: float
    slip: float


def predictions(answers: Sequence[int], model: Tracing) -> tuple[list[float], list[float]]:
    """Return how probable a right answer was before each card, and after it how probable it is that the pupil knows.

    Parameters
    ----------
    answers
        1 for a right answer, 0 for a wrong one, in their order.
    model
        The four numbers.

    References
    ----------
    Corbett, A. T. & Anderson, J. R. (1995). Knowledge tracing: modeling the acquisition of procedural knowledge. User
    Modeling and User-Adapted Interaction 4, 253–278.

    Examples
    --------
    >>> right, knows = predictions([1, 0, 1], Tracing(prior=0.3, learn=0.15, guess=0.2, slip=0.1))
    >>> [round(one, 4) for one in right], round(knows[-1], 4)
    ([0.41, 0.6968, 0.4443], 0.7509)
    """
    known, right, after = model.prior, [], []
    for answer in answers:
        chance = known * (1 - model.slip) + (1 - known) * model.guess
        right.append(chance)
        seen = known * ((1 - model.slip) if answer else model.slip) / (chance if answer else 1 - chance)
        known = seen + (1 - seen) * model.learn
        after.append(known)
    return right, after


def fit(sequences: Sequence[Sequence[int]]) -> tuple[Tracing, float]:
    """Return the most likely four numbers and their log-likelihood (EM of a hidden Markov model of two states).

    Parameters
    ----------
    sequences
        The answers of each pupil in their order.

    Examples
    --------
    >>> model, _ = fit([[0, 0, 1, 1, 1], [0, 1, 1, 1, 1], [1, 1, 1, 1, 1], [0, 0, 0, 1, 1]] * 10)
    >>> model.learn > 0.2 and model.slip < 0.05
    True
    """
    longest = max(map(len, sequences))
    seen = np.full((len(sequences), longest), -1)
    for row, answers in enumerate(sequences):
        seen[row, : len(answers)] = answers
    return max((_climbed(seen, Tracing(*start)) for start in _STARTS), key=lambda found: found[1])


def _climbed(seen: NDArray[np.int_], model: Tracing) -> tuple[Tracing, float]:
    before = -np.inf
    for _ in range(_MOST_ROUNDS):
        model, likelihood = _round(seen, model)
        if likelihood - before < _CLOSE:
            break
        before = likelihood
    return model, likelihood


def _round(seen: NDArray[np.int_], model: Tracing) -> tuple[Tracing, float]:
    """Return the numbers after one step of EM, and the log-likelihood of those before it."""
    pupils, cards = seen.shape
    there = seen >= 0
    # By state (not known, known): how probable what was seen is.
    gives = np.where(seen[..., None] == 1, [model.guess, 1 - model.slip], [1 - model.guess, model.slip])
    gives = np.where(there[..., None], gives, 1.0)
    move = np.array([[1 - model.learn, model.learn], [0.0, 1.0]])
    ahead, scale = np.empty((cards, pupils, 2)), np.empty((cards, pupils))
    state = np.array([1 - model.prior, model.prior]) * gives[:, 0]
    for card in range(cards):
        if card:
            state = (ahead[card - 1] @ move) * gives[:, card]
        scale[card] = state.sum(axis=1)
        ahead[card] = state / scale[card][:, None]
    back = np.ones((pupils, 2))
    at, moved, stayed = np.empty((cards, pupils, 2)), 0.0, 0.0
    for card in range(cards - 1, -1, -1):
        at[card] = ahead[card] * back
        if card:
            onwards = gives[:, card] * back / scale[card][:, None]
            here = there[:, card]
            moved += (ahead[card - 1][here, 0] * model.learn * onwards[here, 1]).sum()
            stayed += (ahead[card - 1][here, 0] * (1 - model.learn) * onwards[here, 0]).sum()
            back = onwards @ move.T
    weight = at.transpose(1, 0, 2) * there[..., None]
    right = (weight * (seen == 1)[..., None]).sum(axis=(0, 1))
    total = weight.sum(axis=(0, 1))
    found = (
        at[0][:, 1].mean(),
        moved / max(moved + stayed, _LEAST),
        right[0] / max(total[0], _LEAST),
        1 - right[1] / max(total[1], _LEAST),
    )
    most = (1 - _LEAST, 1 - _LEAST, _MOST_GUESS, _MOST_GUESS)
    bounded = [min(max(float(value), _LEAST), bound) for value, bound in zip(found, most, strict=True)]
    return Tracing(*bounded), float(np.log(scale).sum())


def tracing_table(attempts: pd.DataFrame, skill: str) -> tuple[Tracing, pd.DataFrame]:
    """Fit one skill; see :meth:`seqnum.results.appendix.Appendix.knowledge_tracing`.

    Parameters
    ----------
    attempts
        The frame of attempts.
    skill
        Its id.

    Raises
    ------
    ResultsError
        Under 30 pupils with four cards each of this skill.
    """
    first = answered(attempts, ["skill"]).collect().to_pandas()
    of_skill = first[first["skill"] == skill]
    answers = {str(name): list(theirs["correct"].astype(int)) for name, theirs in of_skill.groupby("student")}
    long = [theirs for theirs in answers.values() if len(theirs) >= FEWEST_CARDS]
    if len(long) < FEWEST_PUPILS:
        least = {"least": FEWEST_PUPILS, "cards": FEWEST_CARDS}
        raise ResultsError("results.error.no_tracing", pupils=len(long), skill=str(skill)[:60], **least)
    model, _ = fit(long)
    rows = [
        {"student": name, "n": len(theirs), "correct": sum(theirs), "knows": predictions(theirs, model)[1][-1]}
        for name, theirs in answers.items()
    ]
    dtypes = {"student": "string", "n": "int64", "correct": "int64", "knows": "float64"}
    return model, sorted_by(pd.DataFrame(rows).astype(dtypes), ["student"])
