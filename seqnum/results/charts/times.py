"""How long first tries take: to choose a card and to answer it, with the share right beside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.ticker import FuncFormatter, MaxNLocator

from seqnum import chart
from seqnum.results.charts.words import count, most_note, simulated_note
from seqnum.results.labels import value_label
from seqnum.text import say
from seqnum.text.numbers import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from matplotlib.axes import Axes

LEAST = 10
"""Cards below which a time is grey and nothing is said of it."""
_MARKS = {"choose": ("o", "white", "#d55e00"), "answer": ("s", None, "#0072b2")}
_APART = 0.17


def draw_times(axes: Axes | None, table: pd.DataFrame, by: Sequence[str], attempts: pd.DataFrame, lang: str) -> Axes:
    """Draw the chart; see :meth:`seqnum.results.plot.Plot.times`.

    Parameters
    ----------
    axes
        Axes to draw into.
    table
        What :meth:`seqnum.Results.times` returns.
    by
        What it is grouped by.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.times_title", lang)
    timed = table[(table["choose_n"] > 0) | (table["answer_n"] > 0)]
    shown = timed.nlargest(chart.MOST_BARS, "n", keep="first").sort_index()
    rows: list[dict[Any, Any]] = shown.to_dict("records")
    if not rows:
        return chart.empty(axes, title, say("results.chart.times_none", lang))
    labels = [chart.wrapped(" · ".join(value_label(name, row[name], lang) for name in by), lines=2) for row in rows]
    axes = chart.new_axes(chart.lines_of(labels)) if axes is None else axes
    beside = [count(row, lang) if row["n"] >= LEAST else f"({row['correct']}/{row['n']})" for row in rows]
    chart.bars(axes, [0.0] * len(rows), labels=labels, beside=beside, grey=[row["n"] < LEAST for row in rows])
    most = max(_points(axes, shown, name, below) for name, below in zip(_MARKS, (-_APART, _APART), strict=True))
    axes.set_xlim(0, most * 1.05)
    axes.xaxis.set_major_locator(MaxNLocator(nbins=8))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: number(value, lang, 1 if most < 8 else 0)))
    notes = [
        say("results.chart.times_marks", lang),
        say("results.chart.range", lang),
        *([say("results.chart.pooled", lang)] if "student" not in by else []),
        *most_note(len(shown), len(timed), lang),
        say("results.chart.times_limits", lang, least=LEAST),
        *simulated_note(attempts, lang),
    ]
    chart.dress(axes, title=title, axis=say("results.chart.times_axis", lang), notes=notes)
    chart.describe(axes, title, labels, beside)
    return axes


def _points(axes: Axes, table: pd.DataFrame, name: str, below: float) -> float:
    """Draw one time of every row and return how far it reaches."""
    rows = np.arange(len(table)) + below
    middle, low, high = (table[f"{name}{end}"].to_numpy(float) for end in ("", "_low", "_high"))
    timed, weak = table[f"{name}_n"].to_numpy() > 0, table["n"].to_numpy() < LEAST
    ranged = timed & ~weak & ~np.isnan(low)
    mark, inside, colour = _MARKS[name]
    axes.hlines(rows[ranged], low[ranged], high[ranged], colors=colour, linewidth=1.3)
    for shown, ink in ((timed & ~weak, colour), (timed & weak, "#9aa3af")):
        if shown.any():
            face = inside or ink
            axes.plot(middle[shown], rows[shown], mark, color=ink, markerfacecolor=face, markersize=5.5, zorder=3)
    return float(max([0.0, *middle[timed], *high[ranged]]))
