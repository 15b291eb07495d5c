"""How long cards take: to choose one, and to answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import narwhals as nw
import pandas as pd

from seqnum.results.accuracy import answered, collected
from seqnum.results.clustered import shares, student_t, summed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from narwhals.typing import IntoFrame

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
    first = answered(attempts, by=by).select(*keys, nw.col("correct").cast(nw.Int64), *logs)
    squared = first.with_columns(**{f"{name}_square": nw.col(name) ** 2 for name in TIMES})
    sums = [nw.col(column).sum().alias(f"{column}_sum") for name in TIMES for column in (name, f"{name}_square")]
    counts = [nw.col(name).count().alias(f"{name}_n") for name in TIMES]
    per_student = squared.group_by(*keys).agg(nw.len().alias("n"), nw.col("correct").sum(), *counts, *sums)
    table = collected(shares(per_student, by), by)
    for name in TIMES:
        means = collected(_means(per_student, by, name), by)
        means = means.astype(dict.fromkeys((name, f"{name}_low", f"{name}_high"), "float64"))
        table = table.merge(means, on=list(by), how="left") if by else pd.concat([table, means], axis=1)
        table[f"{name}_n"] = table[f"{name}_n"].fillna(0).astype("int64")
    return table.drop(columns="students") if "student" in by else table


def _log(name: str, column: str) -> nw.Expr:
    seconds = nw.col(column)
    return nw.when(seconds > 0).then(seconds).log().alias(name)


def _means(per_student: nw.LazyFrame[Any], by: Sequence[str], name: str) -> nw.LazyFrame[Any]:
    """Return the geometric mean of each group and its interval, by pupils; of one pupil, by its answers."""
    n, total, square = (nw.col(f"{name}_{part}") for part in ("n", "sum", "square_sum"))
    timed = per_student.filter(n > 0).with_columns(_ss=total * total, _sn=total * n, _nn=n.cast(nw.Int64) ** 2)
    sums = [nw.col(each).sum() for each in (f"{name}_n", f"{name}_sum", f"{name}_square_sum", "_ss", "_sn", "_nn")]
    groups = summed(timed, by, [nw.len().alias("_pupils"), *sums]).filter(n > 0)
    pupils, mean = nw.col("_pupils"), total / n
    between = nw.col("_ss") - 2 * mean * nw.col("_sn") + mean * mean * nw.col("_nn")
    of_pupils = between * pupils / (pupils - 1) / (n * n)
    of_answers = (square - total * mean) / (n - 1) / n
    several = pupils > 1
    spread = groups.with_columns(
        _mean=mean,
        _freedom=nw.when(several).then(pupils - 1).when(n > 1).then(n - 1),
        _variance=nw.when(several).then(of_pupils).when(n > 1).then(of_answers),
    )
    # Rounding may leave a variance of nothing a hair below it.
    off = student_t(nw.col("_freedom")) * nw.max_horizontal(nw.col("_variance"), nw.col("_variance") * 0) ** 0.5
    ends = spread.with_columns(
        nw.col("_mean").exp().alias(name),
        (nw.col("_mean") - off).exp().alias(f"{name}_low"),
        (nw.col("_mean") + off).exp().alias(f"{name}_high"),
    )
    return ends.select(*by, f"{name}_n", name, f"{name}_low", f"{name}_high")
