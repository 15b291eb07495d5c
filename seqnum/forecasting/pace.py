"""How long a turn takes, and what that rests on.

How long pupils take for a card of this game has not been measured, so the seconds are assumptions: those of a
simulated pupil, 4 to choose a card and 9 to solve it, and 7 for all else. Who has timed a class says so with
``seconds_per_turn``.

How far slow and quick are apart is measured, if not with sums: of 256 people who solved 40 chess problems each, within
30 seconds (van der Maas and Wagenmakers 2005; data in the R package LNIRT 0.5.1), the slowest twentieth took more than
1.63 times the median person's time (geometric means over the problems), the quickest less than 0.56 of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.match.pupil import FINDS_IN_SECONDS, SOLVES_IN_SECONDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.attempt import Attempt

PACES = {"slow": 0.6, "usual": 1.0, "quick": 1.8}
"""Speeds as those of a :class:`~seqnum.match.Pupil`: one in twenty is slower than slow, one quicker than quick."""
PASSES_ON_IN_SECONDS = 7.0
"""Whatever the pace: to see what became of a move, and to let the next one see the board."""


def thinking(turns: int, *, asks: bool, attempts: Sequence[Attempt] = ()) -> int:
    """Return the seconds in which players choose and solve cards in a game, at the usual pace.

    Parameters
    ----------
    turns
        How many turns it took.
    asks
        Whether a turn is a question to answer.
    attempts
        The answers, where simulated pupils gave them: these have times of their own.

    Examples
    --------
    >>> thinking(60, asks=True), thinking(60, asks=False)
    (780, 240)
    """
    if not attempts:
        return round(turns * (FINDS_IN_SECONDS + SOLVES_IN_SECONDS * asks))
    answered = sum((one.time_to_card or 0.0) + (one.time_to_answer or 0.0) for one in attempts)
    silent = turns - len({one.turn for one in attempts})
    return round(answered + silent * FINDS_IN_SECONDS)


def lasts(turns: int, thinking: int, speed: float = 1.0) -> int:
    """Return how many seconds a game lasts.

    Parameters
    ----------
    turns, thinking
        Its turns, and the seconds of :func:`thinking`.
    speed
        The pace: 2 thinks twice as fast.

    Examples
    --------
    >>> lasts(60, 780) / 60, lasts(60, 240) / 60
    (20.0, 11.0)
    >>> [lasts(60, 780, speed) // 60 for speed in PACES.values()]
    [28, 20, 14]
    """
    return round(turns * PASSES_ON_IN_SECONDS + thinking / speed)
