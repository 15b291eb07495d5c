"""Groups of few pupils, who could be recognised: left out of tables that leave the school."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd


def without_small_groups(frame: pd.DataFrame, by: Sequence[str], least: int) -> pd.DataFrame:
    """Return the attempts of a frame without those of groups of fewer pupils; of one pupil on, the frame as it is.

    Where one group alone is left out, the smallest of the others goes with it: from a total it could be worked out.

    Parameters
    ----------
    frame
        The attempts.
    by
        The columns that make the groups; none for all rows as one.
    least
        The fewest pupils of a group that stays.

    Examples
    --------
    >>> import pandas as pd
    >>> frame = pd.DataFrame({"class_id": list("aabbbc"), "student": list("uvwxyz"), "card_attempt": 1})
    >>> frame["correct"] = True
    >>> list(without_small_groups(frame, ["class_id"], 2)["class_id"])
    ['b', 'b', 'b']
    """
    if least <= 1:
        return frame
    answered = frame["correct"].notna()
    if not by:
        return frame if frame.loc[answered, "student"].nunique() >= least else frame.iloc[:0]
    number = frame.groupby(list(by), dropna=False, sort=False, observed=True).ngroup()
    pupils = frame["student"].where(answered).groupby(number).nunique()
    return frame[number.isin(pupils.index[_enough(pupils, least)])]


def of_enough(table: pd.DataFrame, least: int, count: str = "students") -> pd.DataFrame:
    """Return a table without its rows of fewer pupils, and without all rows where each is of one pupil.

    Where one row alone is left out, the smallest of the others goes with it, as with groups. What nobody did stays.

    Parameters
    ----------
    table
        Any table.
    least
        The fewest pupils of a row that stays.
    count
        The column that counts them; a table that lacks it has a row for each pupil.

    Examples
    --------
    >>> import pandas as pd
    >>> list(of_enough(pd.DataFrame({"skill": list("abcd"), "students": [12, 3, 0, 30]}), 10)["skill"])
    ['c', 'd']
    """
    if least <= 1:
        return table
    if count not in table:
        return table.iloc[:0]
    return table[_enough(table[count], least)].reset_index(drop=True)


def _enough(pupils: pd.Series[Any], least: int) -> pd.Series[bool]:
    small = (pupils > 0) & (pupils < least)
    others = pupils[pupils >= least]
    if small.sum() == 1 and len(others):
        small |= small.index == others.idxmin()
    return ~small
