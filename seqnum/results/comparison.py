"""The difference between two groups of pupils, with an interval that takes each pupil's answers as alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from seqnum.results.accuracy import answered, counted
from seqnum.results.clustered import student_t
from seqnum.results.errors import ResultsError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FEWEST_PUPILS = 10
"""In each group."""


def compared(attempts: pd.DataFrame, column: str, one: object, other: object) -> pd.DataFrame:
    """Return the difference in first tries right; see :meth:`seqnum.results.appendix.Appendix.compare`.

    Parameters
    ----------
    attempts
        The frame of attempts.
    column
        What tells the groups apart.
    one, other
        Its two values.

    Raises
    ------
    ResultsError
        When a group has fewer than ten pupils, or a pupil is in both.
    """
    counts_of_all = counted(answered(attempts, [column]), dict.fromkeys([column, "student"]))
    per_student = counts_of_all.collect().to_pandas()
    groups = [per_student[per_student[column] == value] for value in (one, other)]
    for value, group in zip((one, other), groups, strict=True):
        if len(group) < FEWEST_PUPILS:
            raise ResultsError("results.error.small_group", group=str(value)[:60], n=len(group), least=FEWEST_PUPILS)
    both = set(groups[0]["student"]) & set(groups[1]["student"])
    if both:
        raise ResultsError("results.error.in_both_groups", n=len(both))
    counts = [(group["correct"].to_numpy(float), group["n"].to_numpy(float)) for group in groups]
    found = [float(right.sum() / n.sum()) for right, n in counts]
    spread = [_variance(right, n) for right, n in counts]
    difference, low, high = difference_interval(found, spread, [len(group) for group in groups])
    ends = {"difference": difference, "difference_low": low, "difference_high": high}
    return pd.DataFrame([{"one": one, "other": other, "one_share": found[0], "other_share": found[1], **ends}]).assign(
        one_students=len(groups[0]), other_students=len(groups[1])
    )


def difference_interval(found: list[float], spread: list[float], pupils: list[int]) -> tuple[float, float, float]:
    """Return a difference and its 95 % interval (Welch, by pupils).

    Parameters
    ----------
    found
        Both shares.
    spread
        The variance of each.
    pupils
        How many pupils each is of.

    Examples
    --------
    >>> [round(one, 3) for one in difference_interval([0.7, 0.5], [0.001, 0.0015], [30, 25])]
    [0.2, 0.1, 0.3]
    """
    difference, variance = found[0] - found[1], sum(spread)
    if variance == 0:
        return difference, difference, difference
    freedom = variance**2 / sum(one**2 / (n - 1) for one, n in zip(spread, pupils, strict=True))
    off = student_t(freedom) * variance**0.5
    return difference, max(difference - off, -1.0), min(difference + off, 1.0)


def _variance(right: NDArray[np.float64], n: NDArray[np.float64]) -> float:
    share = right.sum() / n.sum()
    return float(len(n) / (len(n) - 1) * ((right - share * n) ** 2).sum() / n.sum() ** 2)
