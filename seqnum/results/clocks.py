"""Answers that a wrong clock has dated: they count, but their day says nothing."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas as pd

EARLIEST = datetime(2026, 1, 1, tzinfo=UTC)
"""There was no seqnum before: an older answer comes from a clock that is wrong, unless another program tells it."""
AHEAD = timedelta(days=1)
"""How far in the future an answer may lie: a clock a little fast, a folder read in another time zone."""


def by_wrong_clock(attempts: pd.DataFrame) -> pd.Series[Any]:
    """Say of each answer whether its clock must have been wrong: it is older than seqnum, or of the future.

    Parameters
    ----------
    attempts
        The frame of attempts.

    Examples
    --------
    >>> import pandas as pd
    >>> moments = pd.to_datetime(["1970-01-01", "2026-11-30", "2066-11-30", "2009-03-02"], utc=True)
    >>> answers = pd.DataFrame({"answered_at": moments, "provenance": ["ok", "ok", "ok", "imported"]})
    >>> by_wrong_clock(answers).tolist()
    [True, False, True, False]
    """
    moment = attempts["answered_at"]
    wrong: pd.Series[Any] = (moment < EARLIEST) & (attempts["provenance"] != "imported")
    return wrong | (moment > datetime.now(UTC) + AHEAD)


def dated(attempts: pd.DataFrame) -> pd.DataFrame:
    """Return the answers whose day is known.

    Parameters
    ----------
    attempts
        The frame of attempts.
    """
    return attempts[attempts["answered_at"].notna() & ~by_wrong_clock(attempts)]
