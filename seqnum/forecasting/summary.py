"""A forecast in sentences, as the terminal prints it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.engine.preset_title import preset_title
from seqnum.forecasting.labels import pupil_label, seat_label
from seqnum.forecasting.pace import PASSES_ON_IN_SECONDS
from seqnum.match.pupil import FINDS_IN_SECONDS, SOLVES_IN_SECONDS
from seqnum.text import chosen_language, say
from seqnum.text.numbers import number, share

if TYPE_CHECKING:
    from seqnum.forecasting.figures import Share
    from seqnum.forecasting.outcome import Forecast


def summary(forecast: Forecast, lang: str | None = None) -> list[str]:
    """Return a forecast in sentences; see :meth:`Forecast.summary`."""
    lang = chosen_language(lang)
    lines = [_played(forecast, lang), *_length(forecast, lang)]
    lines += [
        say("forecasting.summary.won", lang, name=seat_label(forecast.plan, seat, lang), **_interval(won, lang))
        for seat, won in enumerate(forecast.wins)
    ]
    lines.append(
        say(
            "forecasting.summary.endings",
            lang,
            unfinished=share(forecast.unfinished.value, lang),
            stalled=share(forecast.stalled.value, lang),
        )
    )
    if forecast.directions:
        ways = {way: share(made.value, lang) for way, made in forecast.directions.items()}
        lines.append(say("forecasting.summary.directions", lang, **ways))
    lines.append(
        say(
            "forecasting.summary.cards",
            lang,
            dead=number(forecast.dead_cards.mean, lang, 1),
            passes=number(forecast.passes.mean, lang, 1),
            unplayed=number(forecast.unplayed.mean, lang, 1),
            cards=len(forecast.plan.cards),
        )
    )
    return lines + _answers(forecast, lang)


def _played(forecast: Forecast, lang: str) -> str:
    plan = forecast.plan
    key = "forecasting.summary.played" if forecast.games == forecast.asked else "forecasting.summary.stopped"
    return say(
        key,
        lang,
        n=forecast.games,
        asked=forecast.asked,
        rows=plan.layout.rows,
        cols=plan.layout.cols,
        players=plan.seating.players,
        rules=preset_title(plan.rules.name, lang),
    )


def _length(forecast: Forecast, lang: str) -> list[str]:
    turns, minutes = forecast.turns, forecast.minutes
    lines = [
        say(
            "forecasting.summary.turns",
            lang,
            mean=number(turns.mean, lang, 1),
            low=number(turns.low, lang, 1),
            high=number(turns.high, lang, 1),
            p05=number(turns.p05, lang),
            p95=number(turns.p95, lang),
        ),
        say(
            "forecasting.summary.minutes",
            lang,
            mean=number(minutes.mean, lang),
            p05=number(minutes.p05, lang),
            p95=number(minutes.p95, lang),
            seconds=number(forecast.seconds_per_turn, lang),
        ),
        *_paces(forecast, lang),
    ]
    return lines + [
        say(
            "forecasting.summary.level",
            lang,
            level=level,
            mean=number(by.mean, lang, 1),
            p05=number(by.p05, lang),
            p95=number(by.p95, lang),
        )
        for level, by in forecast.band.items()
    ]


def _paces(forecast: Forecast, lang: str) -> list[str]:
    """Say how long slow and quick classes take, and what all the minutes rest on."""
    lines = [
        say(
            f"forecasting.summary.{pace}",
            lang,
            mean=number(minutes.mean, lang),
            p05=number(minutes.p05, lang),
            p95=number(minutes.p95, lang),
        )
        for pace, minutes in forecast.paces.items()
        if pace != "usual"
    ]
    if lines:
        rests_on = "question" if forecast.plan.asks else "card"
        lines.append(
            say(
                f"forecasting.summary.rests_on_{rests_on}",
                lang,
                find=number(FINDS_IN_SECONDS, lang),
                solve=number(SOLVES_IN_SECONDS, lang),
                rest=number(PASSES_ON_IN_SECONDS, lang),
            )
        )
    return lines


def _interval(figure: Share, lang: str) -> dict[str, str]:
    return {name: share(getattr(figure, name), lang) for name in ("value", "low", "high")}


def _answers(forecast: Forecast, lang: str) -> list[str]:
    return [
        say(
            "forecasting.summary.answers",
            lang,
            name=pupil_label(one.name, one.seat, lang),
            answered=number(one.answered / forecast.games, lang, 1),
            missed=share(one.missed / one.answered if one.answered else 0, lang),
            skipped=number(one.skipped / forecast.games, lang, 1),
        )
        for one in forecast.answers
    ]
