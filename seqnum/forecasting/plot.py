"""The charts of a forecast, each a matplotlib `Axes`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib.ticker import FuncFormatter, MaxNLocator

from seqnum import chart
from seqnum.forecasting.labels import seat_label
from seqnum.text import chosen_language, say
from seqnum.text.numbers import number, share

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from seqnum.forecasting.figures import Share, Spread
    from seqnum.forecasting.outcome import Forecast

PALE = "#bcd7ec"


class Plot:
    """The charts of a forecast.

    Each returns its `Axes`, which a notebook shows; draw into axes of your own with ``ax=``.

    Parameters
    ----------
    forecast
        What to draw.
    """

    def __init__(self, forecast: Forecast) -> None:
        self._forecast = forecast

    def length(self, *, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw how many turns a game takes: nine games in ten pale, the half in the middle dark, the median a line.

        Parameters
        ----------
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum.forecasting import forecast
        >>> forecast((8, 8), games=6).plot.length(lang="en").get_title(loc="left")
        'How long a game takes'
        """
        lang = chosen_language(lang)
        forecast = self._forecast
        rows: list[tuple[str, Spread]] = [
            (say("forecasting.chart.level", lang, level=level), turns) for level, turns in forecast.band.items()
        ]
        rows.append((say("forecasting.chart.all_games", lang), forecast.turns))
        labels = [label for label, _ in rows]
        each = forecast.seconds_per_turn / 60
        beside = [
            say("forecasting.chart.beside", lang, turns=number(turns.p50, lang), minutes=number(turns.p50 * each, lang))
            for _, turns in rows
        ]
        axes = chart.new_axes(chart.lines_of(labels)) if ax is None else ax
        for row, (_, turns) in enumerate(rows):
            axes.barh(row, turns.p95 - turns.p05, left=turns.p05, height=0.62, color=PALE, linewidth=0)
            axes.barh(row, turns.p75 - turns.p25, left=turns.p25, height=0.62, color=chart.BAR, linewidth=0)
            axes.vlines(turns.p50, row - 0.31, row + 0.31, color=chart.INK, linewidth=2)
        chart.bars(axes, (), labels=labels, beside=beside)
        axes.set_xlim(0, max(turns.p95 for _, turns in rows) * 1.05)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=8))
        title = say("forecasting.chart.length_title", lang)
        notes = [
            say("forecasting.chart.spread", lang),
            say("forecasting.chart.median", lang),
            say("forecasting.chart.seconds", lang, seconds=number(forecast.seconds_per_turn, lang)),
            *self._played(lang),
        ]
        chart.dress(axes, title=title, axis=say("forecasting.chart.length_axis", lang), notes=notes)
        chart.describe(axes, title, labels, beside)
        return axes

    def wins(self, *, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw the share of games each seat wins, with its 95 % interval and what would be fair.

        Parameters
        ----------
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum.forecasting import forecast
        >>> forecast((8, 8), games=6).plot.wins(lang="pt").get_title(loc="left")
        'Quem vence'
        """
        lang = chosen_language(lang)
        forecast = self._forecast
        seating = forecast.plan.seating
        shares: list[Share] = [*forecast.wins, forecast.unfinished]
        labels = [chart.wrapped(seat_label(forecast.plan, seat, lang)) for seat in range(seating.players)]
        labels.append(say("forecasting.chart.nobody", lang))
        beside = [share(one.value, lang) for one in shares]
        axes = chart.new_axes(chart.lines_of(labels)) if ax is None else ax
        chart.bars(
            axes,
            [one.value for one in shares],
            labels=labels,
            beside=beside,
            whiskers=[(one.low, one.high) for one in shares],
        )
        axes.vlines(1 / seating.sides, -0.5, seating.players - 0.5, color=chart.QUIET, linewidth=1.2, linestyle="--")
        axes.set_xlim(0, max(0.6, *(one.high for one in shares)) * 1.02)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: share(value, lang)))
        title = say("forecasting.chart.wins_title", lang)
        notes = [say("forecasting.chart.fair", lang, fair=share(1 / seating.sides, lang))]
        if seating.players > seating.sides:
            notes.append(say("forecasting.chart.teams", lang))
        notes += self._played(lang)
        chart.dress(axes, title=title, axis=say("forecasting.chart.wins_axis", lang), notes=notes)
        chart.describe(axes, title, labels, beside)
        return axes

    def _played(self, lang: str) -> list[str]:
        forecast = self._forecast
        return [say("forecasting.chart.played", lang, n=forecast.games)]
