"""How good each card is: how many are right with it, and whether those are who know the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import narwhals as nw
import numpy as np

from seqnum.results.accuracy import answered, counted, tidy
from seqnum.results.clustered import SUMS, squares, summed, with_shares
from seqnum.wilson import Z95

if TYPE_CHECKING:
    import pandas as pd
    from narwhals.typing import IntoFrame

CARD = ("skill", "item_id", "item_text", "expected")
FEWEST_PUPILS = 20
"""With fewer a discrimination is mostly chance."""
FEWEST_OTHERS = 4
"""Other cards that a pupil has answered, to know how well it does."""


def items_table(attempts: IntoFrame) -> pd.DataFrame:
    """Return facility and discrimination of each card; see :meth:`seqnum.Results.items`.

    Pupils answer different cards, so what an answer is compared with is the share right of the pupil's other cards;
    where all answer the same, this is the classical corrected item-total correlation.

    Parameters
    ----------
    attempts
        A frame of attempts, of any library that narwhals knows.
    """
    first = answered(attempts, CARD)
    per_card = counted(first, [*CARD, "student"])
    whole = counted(first, ["student"]).rename({"n": "_all", "correct": "_right"})
    paired = squares(per_card.join(whole, on="student", how="inner"))
    n, right, others = nw.col("n"), nw.col("correct"), nw.col("_all") - nw.col("n")
    enough = nw.when(others >= FEWEST_OTHERS)
    paired = paired.with_columns(
        _n=enough.then(1.0), _x=enough.then(right / n), _y=enough.then((nw.col("_right") - right) / others)
    )
    x, y = nw.col("_x"), nw.col("_y")
    products = paired.with_columns(_xx=x * x, _yy=y * y, _xy=x * y)
    sums = [nw.col(name).sum() for name in ("_n", "_x", "_y", "_xx", "_yy", "_xy")]
    table = tidy(with_shares(summed(products, CARD, [*SUMS, *sums])), CARD)
    return _with_discrimination(table).sort_values(["accuracy", "n"], ascending=[True, False], ignore_index=True)


def _with_discrimination(table: pd.DataFrame) -> pd.DataFrame:
    n = table["_n"].astype("float64").to_numpy()
    x, y, xx, yy, xy = (table[name].to_numpy(float) for name in ("_x", "_y", "_xx", "_yy", "_xy"))
    spread = (n * xx - x * x) * (n * yy - y * y)
    with np.errstate(divide="ignore", invalid="ignore"):
        found = np.where(spread > 1e-9, (n * xy - x * y) / np.sqrt(spread), np.nan)
        found = np.where(n >= FEWEST_PUPILS, np.clip(found, -1, 1), np.nan)
        middle, off = np.arctanh(found), Z95 / np.sqrt(n - 3)
    kept = table[[*CARD, "students", "n", "correct", "accuracy", "low", "high"]]
    ends = {"discrimination_low": np.tanh(middle - off), "discrimination_high": np.tanh(middle + off)}
    return kept.assign(discrimination=found, **ends)


def distractors_table(attempts: pd.DataFrame) -> pd.DataFrame:
    """Return the wrong numbers chosen at each card; see :meth:`seqnum.Results.distractors`.

    Parameters
    ----------
    attempts
        The frame of attempts.
    """
    first: pd.DataFrame = answered(attempts, [*CARD, "chosen", "misconceptions"]).collect().to_pandas()
    wrong = first[~first["correct"] & first["chosen"].notna()]
    groups = wrong.groupby([*CARD, "chosen"], dropna=False, observed=True, sort=False)
    table = groups.agg(
        n=("student", "size"), students=("student", "nunique"), misconceptions=("misconceptions", "first")
    )
    tried = first.groupby(list(CARD), dropna=False, observed=True).size().rename("of").reset_index()
    table = table.reset_index().merge(tried, on=list(CARD), how="left")
    order = [*CARD, "n", "chosen"]
    up = [*[True] * len(CARD), False, True]
    table = table.sort_values(order, ascending=up, ignore_index=True)
    shown: pd.DataFrame = table[[*CARD, "chosen", "n", "of", "students", "misconceptions"]]
    return shown
