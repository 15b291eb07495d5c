"""How far a score would be the same another time: Cronbach's alpha, with right and wrong answers KR-20."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from seqnum.results.accuracy import answered
from seqnum.results.errors import ResultsError
from seqnum.wilson import Z95

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

FEWEST_PUPILS = 30
FEWEST_CARDS = 5


class Reliability(NamedTuple):
    """Cronbach's alpha and its 95 % interval.

    Parameters
    ----------
    pupils, cards
        Whose answers to how many cards it is from.
    alpha, low, high
        The coefficient and the ends of its interval.
    """

    pupils: int
    cards: int
    alpha: float
    low: float
    high: float


def alpha(scores: NDArray[np.float64]) -> Reliability:
    """Return Cronbach's alpha of a complete table, with Bonett's interval.

    Parameters
    ----------
    scores
        One row for each pupil, one column for each card: 1 for a right answer, 0 for a wrong one.

    References
    ----------
    Cronbach, L. J. (1951). Coefficient alpha and the internal structure of tests. Psychometrika 16, 297–334.
    Bonett, D. G. (2002). Sample size requirements for testing and estimating coefficient alpha. Journal of Educational
    and Behavioral Statistics 27, 335–340.

    Examples
    --------
    >>> alike = np.array([[1, 1, 1], [1, 1, 0], [0, 0, 0], [1, 1, 1], [0, 0, 1]], float)
    >>> round(alpha(alike).alpha, 3)
    0.706
    """
    pupils, cards = scores.shape
    found = cards / (cards - 1) * (1 - scores.var(axis=0, ddof=1).sum() / scores.sum(axis=1).var(ddof=1))
    off = Z95 * np.sqrt(2 * cards / ((cards - 1) * (pupils - 2)))
    low, high = (1 - (1 - found) * np.exp(sign * off) for sign in (1, -1))
    return Reliability(pupils, cards, float(found), float(low), float(high))


def reliability(attempts: pd.DataFrame) -> Reliability:
    """Return alpha of the cards that most pupils have in common; see :meth:`seqnum.results.appendix.Appendix.alpha`.

    Parameters
    ----------
    attempts
        The frame of attempts.

    Raises
    ------
    ResultsError
        Under 30 pupils who answered the same five cards, or where all have the same score.
    """
    first = answered(attempts).collect().to_pandas().drop_duplicates(["student", "item_id"])
    table = first.astype({"correct": "float64"}).pivot_table(index="student", columns="item_id", values="correct")
    frequent = table[table.count().sort_values(ascending=False, kind="stable").index]
    complete = frequent.notna().cummin(axis=1).sum()
    enough = [count for count, pupils in enumerate(complete, 1) if pupils >= FEWEST_PUPILS and count >= FEWEST_CARDS]
    if not enough:
        raise ResultsError("results.error.no_alpha", pupils=FEWEST_PUPILS, cards=FEWEST_CARDS)
    count = max(enough, key=lambda each: each * complete.iloc[each - 1])
    scores = frequent.iloc[:, :count].dropna().to_numpy()
    if scores.sum(axis=1).var() == 0:
        raise ResultsError("results.error.same_scores")
    return alpha(scores)
