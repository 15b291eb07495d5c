"""How many cards were answered right at the first try, for any groups."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import narwhals as nw

from seqnum.results.errors import UnknownColumn
from seqnum.results.frame import DTYPES, LISTS
from seqnum.wilson import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from narwhals.typing import IntoFrame

FEW = 5
"""With fewer cards than this a share is grey."""
GROUPABLE = tuple(name for name in DTYPES if name not in {*LISTS, "correct", "card_attempt"})
"""What a table can be grouped by: no lists, and not what it counts."""


def columns_to_group_by(by: str | Sequence[str]) -> list[str]:
    """Check the columns that somebody wants a table by.

    Parameters
    ----------
    by
        One name or several.

    Raises
    ------
    UnknownColumn
        When one of them is no column to group by; the message lists those that are.
    """
    names = [by] if isinstance(by, str) else list(by)
    for name in names:
        if name not in GROUPABLE:
            raise UnknownColumn("results.error.unknown_column", given=name, columns=", ".join(GROUPABLE))
    return list(dict.fromkeys(names))


def accuracy_table(attempts: IntoFrame, by: Sequence[str]) -> pd.DataFrame:
    """Count first tries and the right ones among them.

    Only what every engine behind narwhals can do: choose and cast, group with plain counts, then arithmetic between
    columns (a cast inside an aggregate would be 500 times slower on pandas).

    Parameters
    ----------
    attempts
        A frame of attempts, of any library that narwhals knows.
    by
        The columns to group by; none of them for a single row.
    """
    first = nw.from_native(attempts).filter(nw.col("card_attempt") == 1, ~nw.col("correct").is_null())
    right = first.select(*by, nw.col("correct").cast(nw.Int64))
    counts = [nw.len().alias("n"), nw.col("correct").sum()]
    counted = right.group_by(*by).agg(*counts) if by else right.select(*counts).filter(nw.col("n") > 0)
    low, high = wilson(nw.col("correct"), nw.col("n"))
    table = counted.with_columns(accuracy=nw.col("correct") / nw.col("n"), low=low, high=high)
    collected = table.collect() if isinstance(table, nw.LazyFrame) else table
    whole = dict.fromkeys(("n", "correct"), "int64") | dict.fromkeys(("accuracy", "low", "high"), "float64")
    return sorted_by(collected.to_pandas().astype(whole), by)


def sorted_by(table: pd.DataFrame, by: Sequence[str]) -> pd.DataFrame:
    """Sort a table as people count: list number 2 before 10, and unknown values last.

    Parameters
    ----------
    table
        Any table.
    by
        Its columns to sort by.
    """
    return table.sort_values(list(by), key=_padded, ignore_index=True) if by else table


def _padded(column: pd.Series[Any]) -> pd.Series[Any]:
    return column.map(as_people_count, na_action="ignore") if column.dtype == "string" else column


def as_people_count(text: str) -> str:
    """Return what texts are sorted by as people count: list number 2 before 10.

    Parameters
    ----------
    text
        A name, or a number.

    Examples
    --------
    >>> sorted(["10", "Ana", "2"], key=as_people_count)
    ['2', '10', 'Ana']
    """
    return re.sub(r"\d+", lambda digits: digits[0].zfill(20), text.casefold())
