"""A game of a forecast once more, to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine import Game, Setup
from seqnum.forecasting.game import deal, key_of, match_of, play
from seqnum.forecasting.labels import pupil_label

if TYPE_CHECKING:
    from seqnum.forecasting.plan import Plan


def replayed(plan: Plan, number: int) -> Game:
    """Play one game of a forecast, and return it as a value that can be shown, written down and played on.

    Parameters
    ----------
    plan
        What is played.
    number
        Which game, from 0.
    """
    setup = Setup.of(plan.rules, plan.layout, plan.cards, plan.seating)
    finished = play(plan, setup, number)
    key = key_of(plan, number)
    return Game(
        plan.rules,
        plan.layout,
        plan.cards,
        plan.seating,
        deal(setup, key),
        0,
        key,
        tuple(finished.moves),
        tuple(finished.position.shuffles),
    )


def game_text(plan: Plan, number: int, lang: str) -> str:
    """Play one game of a forecast, and return it as text, with what simulated pupils answered as comments.

    Parameters
    ----------
    plan
        What is played.
    number
        Which game, from 0.
    lang
        Language of names and comments.
    """
    if plan.deck is None:
        names = tuple(pupil_label(name, seat, lang) for seat, name in enumerate(plan.names()))
        return replayed(plan, number).text(names=names, game_id=key_of(plan, number))
    from msgspec.structs import replace

    from seqnum.engine.game_text import UNKNOWN
    from seqnum.match.game_text import game_text
    from seqnum.match.log import Started

    key = key_of(plan, number)
    match = match_of(plan, plan.lineups[number % len(plan.lineups)], key)
    header = match.log[0]
    assert isinstance(header, Started)  # noqa: S101 - every match begins so
    # Its own id and date are of today: the same game gives the same text.
    return game_text(replace(header, game_id=key, created_at=UNKNOWN), plan.deck, match.log, lang)
