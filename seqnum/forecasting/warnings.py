"""Why a game would not go well in a lesson, and what would help."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.engine import cards_of
from seqnum.forecasting.boards import plain_board
from seqnum.forecasting.figures import Share
from seqnum.forecasting.labels import pupil_label
from seqnum.forecasting.running import play_all
from seqnum.players import Heuristic, Random
from seqnum.text import chosen_language, say
from seqnum.text.numbers import number, share

if TYPE_CHECKING:
    from seqnum.forecasting.outcome import Forecast
    from seqnum.forecasting.plan import Plan

OFTEN_STALLED = 0.05
LESSON_MINUTES = 45
UNFAIR = 0.05
"""So much more than its part, beyond what chance explains, is too much for who begins."""
OFTEN_MISSED = 0.5
FEW_ANSWERS = 5
"""Below this the results of a pupil are grey."""
BOARDS = ((6, 7), (6, 8), (7, 8), (8, 8), (8, 10), (10, 10), (10, 12), (12, 12))
TRIAL_GAMES = 100


def warnings(forecast: Forecast, lang: str | None = None) -> list[str]:
    """Return every reason why such a game would not go well; see :meth:`Forecast.warnings`."""
    lang = chosen_language(lang)
    return [*_standstill(forecast, lang), *_length(forecast, lang), *_starter(forecast, lang), *_pupils(forecast, lang)]


def _standstill(forecast: Forecast, lang: str) -> list[str]:
    plan, stalled = forecast.plan, forecast.stalled
    if stalled.value < OFTEN_STALLED:
        return []
    found = better_board(plan, stalled)
    told = {
        "sides": plan.seating.sides,
        "rows": plan.layout.rows,
        "cols": plan.layout.cols,
        "stalled": share(stalled.value, lang),
    }
    if found is None:
        return [say("forecasting.warning.stalled", lang, **told)]
    (rows, cols), then = found
    return [
        say(
            "forecasting.warning.stalled_take",
            lang,
            **told,
            better_rows=rows,
            better_cols=cols,
            then=share(then.value, lang),
        )
    ]


def better_board(plan: Plan, stalled: Share) -> tuple[tuple[int, int], Share] | None:
    """Find the smallest larger board on which at most half as many games come to a standstill.

    Boards of plain numbers are tried out with the same rules; simulated pupils and slow players are stood in for.

    Parameters
    ----------
    plan
        What was played.
    stalled
        How many games came to a standstill.

    Returns
    -------
    tuple or None
        Rows and columns, and how many games come to a standstill there; ``None`` where the board is part of the
        rules, or none helps.
    """
    if not plan.asks:
        return None
    lineups = tuple(
        tuple(player if type(player) in (Random, Heuristic) else Heuristic(level=4) for player in lineup)
        for lineup in plan.lineups
    )
    for board in BOARDS:
        if board[0] * board[1] <= plan.layout.rows * plan.layout.cols:
            continue
        layout = plain_board(board, plan.rules)
        trial = replace(plan, layout=layout, cards=cards_of(layout, plan.rules), lineups=lineups, deck=None)
        endings = play_all(trial, TRIAL_GAMES).endings
        then = Share(endings.total() - endings["sequences"], endings.total())
        if then.value <= stalled.value / 2:
            return board, then
    return None


def _length(forecast: Forecast, lang: str) -> list[str]:
    longest = forecast.minutes.p95
    if longest <= LESSON_MINUTES:
        return []
    return [say("forecasting.warning.long", lang, minutes=number(longest, lang), lesson=LESSON_MINUTES)]


def _starter(forecast: Forecast, lang: str) -> list[str]:
    first, fair = forecast.wins[0], 1 / forecast.plan.seating.sides
    if first.low <= fair + UNFAIR:
        return []
    return [say("forecasting.warning.starter", lang, won=share(first.value, lang), fair=share(fair, lang))]


def _pupils(forecast: Forecast, lang: str) -> list[str]:
    found = []
    for one in forecast.answers:
        name, each = pupil_label(one.name, one.seat, lang), one.answered / forecast.games
        if one.missed > OFTEN_MISSED * one.answered:
            missed = share(one.missed / one.answered, lang)
            found.append(say("forecasting.warning.missed", lang, name=name, missed=missed))
        if each < FEW_ANSWERS:
            found.append(say("forecasting.warning.few_answers", lang, name=name, answered=number(each, lang, 1)))
    return found
