"""The day and the week of each answer, as the pupil's own clock had it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import narwhals as nw
import pandas as pd

from seqnum.results.clocks import by_wrong_clock
from seqnum.results.errors import UnknownColumn

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import tzinfo

    from narwhals.typing import IntoFrame


DAYS = ("day", "week")
"""``day`` as ``2026-11-30``; ``week`` as the day of its Monday."""


def with_days(attempts: IntoFrame, by: Iterable[str]) -> IntoFrame:
    """Add ``day`` and ``week`` to attempts where somebody groups by them.

    They are in the pupil's own time zone. Engines behind narwhals know no zone for each row: there the frame has to
    have the columns already.

    Parameters
    ----------
    attempts
        A frame of attempts, of any library that narwhals knows.
    by
        The columns that will be grouped by.

    Raises
    ------
    UnknownColumn
        When a frame of another engine lacks the columns.

    Examples
    --------
    >>> import pandas as pd
    >>> moment = pd.to_datetime(["2026-12-01 02:30"], utc=True)
    >>> late = pd.DataFrame({"answered_at": moment, "tz": "America/Sao_Paulo", "provenance": "ok"})
    >>> with_days(late, ["day", "week"])[["day", "week"]].to_dict("records")
    [{'day': '2026-11-30', 'week': '2026-11-30'}]
    """
    if isinstance(attempts, pd.DataFrame):
        return with_local_days(attempts, set(by) - set(attempts))
    names = nw.from_native(attempts).collect_schema().names()
    for name in by:
        if name in DAYS and name not in names:
            raise UnknownColumn("results.error.unknown_column", given=name, columns=", ".join(names))
    return attempts


def with_local_days(attempts: pd.DataFrame, by: Iterable[str]) -> pd.DataFrame:
    """Add ``day`` and ``week`` to a pandas frame where somebody groups by them, in the pupil's own time zone.

    They are missing where the clock must have been wrong.

    Parameters
    ----------
    attempts
        The frame of attempts.
    by
        The columns that will be grouped by.
    """
    if not set(by) & set(DAYS):
        return attempts
    clock = pd.Series(pd.NaT, attempts.index, dtype="datetime64[us]")
    for name, rows in attempts.groupby("tz", dropna=False).groups.items():
        clock[rows] = attempts.loc[rows, "answered_at"].dt.tz_convert(_zone(name)).dt.tz_localize(None)
    day = clock.dt.normalize().mask(by_wrong_clock(attempts))
    monday = day - pd.to_timedelta(day.dt.day_of_week, unit="D")
    return attempts.assign(day=_written(day), week=_written(monday))


def _written(days: pd.Series[Any]) -> pd.Series[str]:
    names = {day: f"{day:%Y-%m-%d}" for day in days.dropna().unique()}  # a class has few days, and many answers
    written: pd.Series[str] = days.map(names).astype("string")
    return written


def _zone(name: object) -> tzinfo:
    """Return a zone by its name or its distance from UTC, as match files have it; what is neither counts as UTC."""
    try:
        return ZoneInfo(str(name))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        pass
    try:
        return datetime.fromisoformat(f"2026-01-01T00:00{name}").tzinfo or UTC
    except ValueError:
        return UTC
