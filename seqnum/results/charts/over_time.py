"""First tries card by card and week by week."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator

from seqnum import chart
from seqnum.results.charts.curves import MOST_LINES, Curve, curves
from seqnum.results.charts.words import is_few, simulated_note
from seqnum.results.labels import value_label
from seqnum.text import say
from seqnum.text.numbers import share

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from matplotlib.axes import Axes

_USUAL_LINES = 3
_LEAST_OF_MOST = 3
"""Where fewer students have come so far a curve stops: it would be one pupil's."""


def draw_learning_curve(
    axes: Axes | None, table: pd.DataFrame, skills: Sequence[str], attempts: pd.DataFrame, lang: str
) -> Axes:
    """Draw first tries card by card; see :meth:`seqnum.results.plot.Plot.learning_curve`.

    Parameters
    ----------
    axes
        Axes to draw into.
    table
        What :meth:`seqnum.Results.learning_curve` returns.
    skills
        Which skills; those with most cards when there are none.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.learning_title", lang)
    table = table[table["students"] >= min(_LEAST_OF_MOST, table["students"].max() if len(table) else 0)]
    wanted = table[table["skill"].isin(list(skills))] if skills else table
    if wanted.empty:
        return chart.empty(axes, title, say("results.chart.nothing_answered", lang))
    sizes = wanted.groupby("skill", sort=False)["n"].sum().sort_values(ascending=False, kind="stable")
    lines = []
    for skill, n in sizes.head(MOST_LINES if skills else _USUAL_LINES).items():
        label = say("results.chart.line", lang, name=value_label("skill", skill, lang), n=int(n))
        of_skill = wanted[wanted["skill"] == skill]
        lines.append(_curve(label, [float(one) for one in of_skill["opportunity"]], of_skill))
    notes = [*_notes(lines, lang), say("results.chart.learning_limits", lang)]
    if len(lines) < len(sizes):
        notes.append(say("results.chart.most_lines", lang, shown=len(lines), n=len(sizes)))
    axis = say("results.chart.learning_axis", lang)
    notes += simulated_note(attempts, lang)
    drawn = curves(axes, lines, title=title, axis=axis, notes=notes, lang=lang)
    drawn.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=12))
    chart.describe(drawn, title, [line.label for line in lines], [_told(line, lang) for line in lines])
    return drawn


def draw_progress(axes: Axes | None, table: pd.DataFrame, by: Sequence[str], attempts: pd.DataFrame, lang: str) -> Axes:
    """Draw first tries week by week; see :meth:`seqnum.results.plot.Plot.progress`.

    Parameters
    ----------
    axes
        Axes to draw into.
    table
        What :meth:`seqnum.Results.progress` returns.
    by
        What it is grouped by, beside the week.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.progress_title", lang)
    if table.empty:
        return chart.empty(axes, title, say("results.chart.nothing_answered", lang))
    groups = list(table.groupby(list(by), sort=False, dropna=False)) if by else [((), table)]
    largest = sorted(groups, key=lambda group: -int(group[1]["n"].sum()))[:MOST_LINES]
    weeks = sorted(set(table["week"]))
    lines = []
    for key, of_group in largest:
        named = [value_label(name, value, lang) for name, value in zip(by, key, strict=True)]
        name = " · ".join(named) or say("results.chart.progress_class", lang)
        label = say("results.chart.line", lang, name=name, n=int(of_group["n"].sum()))
        days = [date.fromisoformat(week).toordinal() for week in of_group["week"]]
        lines.append(_curve(label, [float(day) for day in days], of_group))
    notes = [*_notes(lines, lang, pooled="student" not in by), say("results.chart.progress_limits", lang)]
    if len(lines) < len(groups):
        notes.append(say("results.chart.most_lines", lang, shown=len(lines), n=len(groups)))
    axis = say("results.chart.progress_axis", lang)
    notes += simulated_note(attempts, lang)
    drawn = curves(axes, lines, title=title, axis=axis, notes=notes, lang=lang)
    days = [date.fromisoformat(week).toordinal() for week in weeks]
    drawn.xaxis.set_major_locator(FixedLocator(days[:: max(1, -(-len(days) // 10))]))
    drawn.xaxis.set_major_formatter(FuncFormatter(lambda day, _: _in_words(date.fromordinal(round(day)), lang)))
    drawn.set_xlim(days[0] - 3, days[-1] + 3)
    chart.describe(drawn, title, [line.label for line in lines], [_told(line, lang) for line in lines])
    return drawn


def _curve(label: str, at: list[float], table: pd.DataFrame) -> Curve:
    shares, low, high = (list(table[name]) for name in ("accuracy", "low", "high"))
    return Curve(label, at, shares, low, high, [is_few(n) for n in table["n"]])


def _notes(lines: Sequence[Curve], lang: str, *, pooled: bool = False) -> list[str]:
    hollow = any(few for line in lines for few in line.few)
    return [
        say("results.chart.whisker", lang),
        *([say("results.chart.pooled", lang)] if pooled else []),
        *([say("results.chart.hollow", lang)] if hollow else []),
    ]


def _told(line: Curve, lang: str) -> str:
    return ", ".join(share(each, lang) for each in line.shares)


def _in_words(day: date, lang: str) -> str:
    from babel.dates import format_skeleton

    return format_skeleton("MMMd", day, locale=lang)
