"""A lesson's clock: when the bell rings, and when the last round before it is announced."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from seqnum.match.errors import MatchError

if TYPE_CHECKING:
    from datetime import tzinfo

_TIME = re.compile(r"([01]?[0-9]|2[0-3])[:.h]([0-5][0-9])")
ANNOUNCED = timedelta(minutes=5)
"""How long before the bell the last round is announced."""


def now() -> datetime:
    """Return the time."""
    return datetime.now(UTC)


def time_of_day(text: str) -> str:
    """Return a time such as ``"9.05"`` as clocks write it.

    Raises
    ------
    MatchError
        When it is none.

    Examples
    --------
    >>> time_of_day("9.05"), time_of_day("10h45")
    ('09:05', '10:45')
    """
    found = _TIME.fullmatch(str(text).strip())
    if found is None:
        raise MatchError("match.lesson.ends_at", given=str(text)[:40])
    return f"{int(found[1]):02}:{found[2]}"


def bell_time(given: str | datetime | None, *, zone: tzinfo | None = None) -> datetime | None:
    """Return when the bell rings, as UTC.

    Parameters
    ----------
    given
        A time of this day such as ``"10:45"``, or a datetime; ``None`` for no bell.
    zone
        Whose clock a time of day is on; this computer's when left out.

    Raises
    ------
    MatchError
        When it is no time, or has passed.
    """
    if given is None:
        return None
    rings = _today_at(given, zone) if isinstance(given, str) else given
    if not isinstance(rings, datetime) or rings.astimezone(UTC) <= now():
        raise MatchError("match.error.ends_at", given=str(given)[:40])
    return rings.astimezone(UTC).replace(microsecond=0)  # game codes have whole seconds


def _today_at(text: str, zone: tzinfo | None) -> datetime | None:
    found = _TIME.fullmatch(text.strip())
    if found is None:
        return None
    return now().astimezone(zone).replace(hour=int(found[1]), minute=int(found[2]), second=0, microsecond=0)


def last_turn(turn_number: int, players: int) -> int:
    """Return the number of the turn a last round ends with: the round being played, then one more of all.

    Parameters
    ----------
    turn_number
        The turn being played, from 1.
    players
        How many play.

    Examples
    --------
    >>> [last_turn(number, players=2) for number in (1, 2, 3)]
    [4, 4, 6]
    """
    return -(-turn_number // players) * players + players
