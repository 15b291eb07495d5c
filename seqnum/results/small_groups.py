"""Groups of few pupils, who could be recognised: left out of tables that leave the school."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd


def without_small_groups(frame: pd.DataFrame, by: Sequence[str], least: int) -> pd.DataFrame:
    """Return the answers of a frame without those of groups of fewer pupils; of one pupil on, the frame as it is.

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
    frame = frame[frame["correct"].notna()]
    if not by:
        return frame if frame["student"].nunique() >= least else frame.iloc[:0]
    number = frame.groupby(list(by), dropna=False, sort=False, observed=True).ngroup()
    pupils = frame["student"].groupby(number).nunique().sort_values(kind="stable")
    small = list(pupils.index[pupils < least])
    if len(small) == 1 and len(pupils) > 1:
        small.append(pupils.index[1])
    return frame[~number.isin(small)]
