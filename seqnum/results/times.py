"""How long cards take: to choose one, and to answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import narwhals as nw
import numpy as np

from seqnum.results.accuracy import answered, tidy
from seqnum.results.clustered import SUMS, squares, student_t, summed, with_shares

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from narwhals.typing import IntoFrame
    from numpy.typing import NDArray

TIMES = {"choose": "time_to_card", "answer": "time_to_answer"}
"""What the columns of the table begin with, and what they are made from."""


def times_table(attempts: IntoFrame, by: Sequence[str]) -> pd.DataFrame:
    """Return how long first tries take beside how many are right; see :meth:`seqnum.Results.times`.

    Times are skewed, so their means are geometric: of the logarithms, whose sums every engine has.

    Parameters
    ----------
    attempts
        A frame of attempts, of any library that narwhals knows.
    by
        The columns to group by.
    """
    keys = dict.fromkeys([*by, "student"])
    logs = [_log(name, column) for name, column in TIMES.items()]
    first = answered(attempts, [*by, *TIMES.values()]).select(*keys, nw.col("correct").cast(nw.Int64), *logs)
    squared = first.with_columns(**{f"{name}_square": nw.col(name) ** 2 for name in TIMES})
    sums = [nw.col(column).sum().alias(f"{column}_sum") for name in TIMES for column in (name, f"{name}_square")]
    counts = [nw.col(name).count().alias(f"{name}_n") for name in TIMES]
    per_student = squared.group_by(*keys).agg(nw.len().alias("n"), nw.col("correct").sum(), *counts, *sums)
    parts = [each for name in TIMES for each in _parts(name)]
    groups = summed(squares(per_student).with_columns(*parts), by, [*SUMS, *(nw.col(each).sum() for each in _SUMMED)])
    table = with_shares(groups)
    for name in TIMES:
        table = table.assign(**_means(*(table[each].to_numpy(float) for each in _sums_of(name)), name=name))
    counts_of = [f"{name}_n" for name in TIMES]
    table = tidy(table.astype(dict.fromkeys(counts_of, "int64")), by)
    shown = ["students", "n", "correct", "accuracy", "low", "high"][("student" in by) :]
    return table[[*by, *shown, *(f"{name}{end}" for name in TIMES for end in ("_n", "", "_low", "_high"))]]


def _log(name: str, column: str) -> nw.Expr:
    seconds = nw.col(column)
    return nw.when(seconds > 0).then(seconds).log().alias(name)


def _sums_of(name: str) -> list[str]:
    return [f"{name}_{part}" for part in ("n", "sum", "square_sum", "timed", "ss", "sn", "nn")]


_SUMMED = [each for name in TIMES for each in _sums_of(name)]


def _parts(name: str) -> list[nw.Expr]:
    """Return, of each pupil, whether it has times, and the products whose sums give the spread between pupils."""
    n, total = nw.col(f"{name}_n").cast(nw.Float64), nw.col(f"{name}_sum")
    products = {"timed": nw.when(n > 0).then(1.0).otherwise(0.0), "ss": total * total, "sn": total * n, "nn": n * n}
    return [n, *(each.alias(f"{name}_{part}") for part, each in products.items())]


def _means(*sums: NDArray[np.float64], name: str) -> dict[str, NDArray[np.float64]]:
    """Return the geometric mean of each group and its interval, by pupils; of one pupil, by its answers.

    Pupils who answered more weigh more, so there are in effect fewer of them, (Σn)² / Σn²: with that number for the
    spread and for Student's quantile 94 to 96 of a hundred hold (`test_coverage` tries it), with all of them 92 to 95.

    References
    ----------
    Carter, A. V., Schnepel, K. T. & Steigerwald, D. G. (2017). Asymptotic behavior of a t-test robust to cluster
    heterogeneity. Review of Economics and Statistics 99, 698–709.
    """
    n, total, square, counted, ss, sn, nn = sums
    several = counted > 1
    with np.errstate(divide="ignore", invalid="ignore"):
        mean, pupils = total / n, n**2 / nn
        of_pupils = (ss - 2 * mean * sn + mean**2 * nn) * pupils / (pupils - 1) / n**2
        of_answers = (square - total * mean) / (n - 1) / n
        variance = np.where(several, of_pupils, np.where(n > 1, of_answers, np.nan))
        freedom = np.maximum(np.where(several, pupils, n) - 1, 1)
        # Rounding may leave a variance of nothing a hair below it.
        off = student_t(freedom) * np.maximum(variance, 0) ** 0.5
        middle = np.where(n > 0, mean, np.nan)
        return {name: np.exp(middle), f"{name}_low": np.exp(middle - off), f"{name}_high": np.exp(middle + off)}
