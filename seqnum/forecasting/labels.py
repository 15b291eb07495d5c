"""What seats and levels are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.forecasting.plan import Plan


def seat_label(plan: Plan, seat: int, lang: str) -> str:
    """Name a seat, and say of the first that it begins.

    Parameters
    ----------
    plan
        What was played.
    seat
        Which seat, from 0.
    lang
        The language.

    Examples
    --------
    >>> from seqnum.forecasting import forecast
    >>> seat_label(forecast((8, 8), games=1).plan, 0, "es")
    'Jugador 1 (empieza)'
    """
    name = pupil_label(plan.names()[seat], seat, lang)
    return name if seat else say("forecasting.starter", lang, name=name)


def pupil_label(name: str | None, seat: int, lang: str) -> str:
    """Name whoever has a name, and number the others.

    Parameters
    ----------
    name
        The name, if there is one.
    seat
        Which seat, from 0.
    lang
        The language.
    """
    return name or say("forecasting.seat", lang, number=seat + 1)
