"""Item response theory and knowledge tracing as others fit them (girth, mirt), behind two functions.

mirt has one author and girth is no longer kept, so that either may have to be replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import girth
import mirt
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


class Rasch(NamedTuple):
    """Difficulties about their own mean, by conditional and by marginal likelihood, and the spread of abilities."""

    conditional: NDArray[np.float64]
    marginal: NDArray[np.float64]
    spread: float


def rasch(scores: NDArray[Any]) -> Rasch:
    """Fit the Rasch model to a complete table, one row for each pupil."""
    by_item = scores.T.astype(int)  # girth has items as rows
    conditional = girth.rasch_conditional(by_item)["Difficulty"]
    marginal = girth.onepl_mml(by_item)
    spread = float(marginal["Discrimination"])  # abilities have a spread of 1 there, and items a slope
    difficulty = marginal["Difficulty"] * spread
    return Rasch(conditional - conditional.mean(), difficulty - difficulty.mean(), spread)


def knowledge_tracing(sequences: Sequence[Sequence[int]]) -> tuple[tuple[float, ...], float]:
    """Fit one skill to pupils of equally many cards: prior, learn, guess and slip, and the log-likelihood."""
    answers = np.array(sequences)
    found = mirt.fit_bkt_em(answers, np.zeros(answers.shape[1], int), tol=1e-9, max_iter=2000)
    model = found.model
    numbers = (model.p_init[0], model.p_learn[0], model.p_guess[0], model.p_slip[0])
    return tuple(map(float, numbers)), float(found.log_likelihood)
