"""How many cards were answered right at the first try, for any groups."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal
from unicodedata import combining, normalize

import narwhals as nw
import numpy as np
import pandas as pd

from seqnum.results.clustered import shares
from seqnum.results.days import DAYS, with_days
from seqnum.results.errors import ResultsError, UnknownColumn
from seqnum.results.frame import DTYPES, LISTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from narwhals.typing import IntoFrame

Tries = Literal["first", "all"]
"""Which answers count: the first to each card drawn, or second tries as well."""
FEW = 5
"""With fewer cards than this a share is grey."""
GROUPABLE = (*(name for name in DTYPES if name not in {*LISTS, "correct", "card_attempt"}), *DAYS)
"""What a table can be grouped by: no lists, and not what it counts; and the day and the week of each answer."""


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


def accuracy_table(attempts: IntoFrame, by: Sequence[str], tries: Tries = "first") -> pd.DataFrame:
    """Count the tries and the right ones among them, and say how far the share may be off.

    Only what every engine behind narwhals can do: choose and cast, group with plain counts, arithmetic between columns
    (a cast inside an aggregate would be 500 times slower on pandas).

    Parameters
    ----------
    attempts
        A frame of attempts, of any library that narwhals knows.
    by
        The columns to group by; none of them for a single row.
    tries
        Which answers count.

    Raises
    ------
    ResultsError
        When ``tries`` is neither.
    """
    per_student = counted(answered(attempts, by, tries), dict.fromkeys([*by, "student"]))
    table = tidy(shares(per_student, by), by)[[*by, "students", "n", "correct", "accuracy", "low", "high"]]
    return table.drop(columns="students") if "student" in by else table


def answered(attempts: IntoFrame, columns: Iterable[str], tries: Tries = "first") -> nw.LazyFrame[Any]:
    """Return the answers that count, in the columns wanted: rows of all columns take long to pick.

    Parameters
    ----------
    attempts
        A frame of attempts, of any library that narwhals knows.
    columns
        What is wanted beside the student, the verdict and the number of the try; also the day and the week.
    tries
        Which answers count.

    Raises
    ------
    ResultsError
        When ``tries`` is neither.
    """
    if tries not in {"first", "all"}:
        raise ResultsError("results.error.tries", given=str(tries)[:60])
    wanted = list(dict.fromkeys([*columns, "student", "correct", "card_attempt"]))
    given = nw.from_native(with_days(attempts, wanted)).lazy().select(*wanted)
    counts = ~nw.col("correct").is_null()
    return given.filter(counts & (nw.col("card_attempt") == 1) if tries == "first" else counts)


def counted(answers: nw.LazyFrame[Any], keys: Sequence[str] | dict[str, None]) -> nw.LazyFrame[Any]:
    """Count answers and right ones: ``n`` and ``correct``.

    Parameters
    ----------
    answers
        What :func:`answered` returns.
    keys
        The columns to group by.
    """
    right = answers.select(*keys, nw.col("correct").cast(nw.Int64))
    if right.implementation.is_dask():
        sums: nw.LazyFrame[Any] = nw.from_native(_summed_by_parts(right.to_native().assign(n=1), list(keys))).lazy()
        return sums
    return right.group_by(*keys).agg(nw.len().alias("n"), nw.col("correct").sum())


def _summed_by_parts(answers: Any, keys: list[str]) -> Any:
    """Sum each part of a Dask frame, then once more what has the same first key, brought together through the disk.

    Dask's own sums end in one part that holds all pupils, or take a task for every two parts.
    """
    sums = answers.map_partitions(_sums, keys)
    return sums.shuffle(on=keys[0]).map_partitions(_sums, keys) if sums.npartitions > 1 else sums


def _sums(answers: pd.DataFrame, keys: list[str]) -> pd.DataFrame:
    groups = answers.groupby(keys, dropna=False, observed=True, sort=False)
    return groups[["n", "correct"]].sum().reset_index()


_COUNTS = ("n", "correct", "students")
_SHARES = ("accuracy", "low", "high")


def tidy(found: pd.DataFrame, by: Sequence[str]) -> pd.DataFrame:
    """Return a table with the dtypes it always has, whatever engine made it, sorted as people count.

    Parameters
    ----------
    found
        Any table.
    by
        The columns it is grouped by.
    """
    whole = DTYPES | dict.fromkeys(DAYS, "string") | dict.fromkeys(_COUNTS, "int64") | dict.fromkeys(_SHARES, "float64")
    return sorted_by(found.astype({name: whole[name] for name in found if name in whole}), by)


def sorted_by(table: pd.DataFrame, by: Sequence[str]) -> pd.DataFrame:
    """Sort a table as people count: list number 2 before 10, and unknown values last; rows alike keep their order.

    Parameters
    ----------
    table
        Any table.
    by
        Its columns to sort by.
    """
    return table.sort_values(list(by), key=_places, kind="stable", ignore_index=True) if by else table


def _places(column: pd.Series[Any]) -> pd.Series[Any]:
    if column.dtype != "string":
        return column
    codes, texts = column.factorize()
    keys = [as_people_count(text) for text in texts]
    places = {key: place for place, key in enumerate(sorted(set(keys)))}
    unknown = len(keys)  # which has the code -1, that of the last
    return pd.Series(np.array([*(places[key] for key in keys), unknown])[codes], column.index)


def as_people_count(text: str) -> str:
    """Return what texts are sorted by as people count: list number 2 before 10, Élodie beside Elena.

    Parameters
    ----------
    text
        A name, or a number.

    Examples
    --------
    >>> sorted(["10", "Zoé", "Élodie", "Elena", "2"], key=as_people_count)
    ['2', '10', 'Elena', 'Élodie', 'Zoé']
    """
    folded = text.casefold()
    plain = "".join(letter for letter in normalize("NFKD", folded) if not combining(letter))
    # Names that differ by an accent alone are still in one order.
    return re.sub(r"\d+", lambda digits: digits[0].zfill(20), plain) + "\0" + folded
