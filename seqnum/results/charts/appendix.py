"""The charts of the appendix: two groups, the Rasch model, knowledge tracing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum import chart
from seqnum.results.charts.words import in_percent, is_few, most_note, rows_of, simulated_note
from seqnum.results.labels import in_notation, skill_label, value_label
from seqnum.tables import SUREST
from seqnum.text import say
from seqnum.text.numbers import number, share
from seqnum.wilson import Z95

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from seqnum.results.calibration import Calibration
    from seqnum.results.knowledge_tracing import Tracing

_MOST_KINDS = 25
_SURE = 0.5
"""A difficulty whose standard error is larger says little beyond what was thought before."""


def draw_comparison(
    axes: Axes | None, shares: pd.DataFrame, row: dict[Any, Any], attempts: pd.DataFrame, lang: str
) -> Axes:
    """Draw two groups and their difference; see :meth:`seqnum.results.plot.Plot.compare`.

    Parameters
    ----------
    axes
        Axes to draw into.
    shares
        The accuracy of the two groups; its first column tells them apart.
    row
        What :meth:`seqnum.results.appendix.Appendix.compare` returns.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    column = str(shares.columns[0])
    labels = [chart.wrapped(value_label(column, value, lang)) for value in shares[column]]
    one, other = (chart.wrapped(label, lines=1) for label in labels)
    title = say("results.chart.compare_title", lang, one=one, other=other)
    axes = chart.new_axes(chart.lines_of(labels) + 2) if axes is None else axes
    beside = [
        say("results.chart.count", lang, share=share(each.accuracy, lang), right=each.correct, n=each.n)
        + " · "
        + say("results.chart.students", lang, n=int(each.students))
        for each in rows_of(shares)
    ]
    whiskers = list(zip(shares["low"], shares["high"], strict=True))
    chart.bars(axes, list(shares["accuracy"]), labels=labels, beside=beside, whiskers=whiskers)
    in_percent(axes, lang, along="x")
    points = {name: number(100 * row[key], lang, 1) for name, key in _DIFFERENCE.items()}
    notes = [
        say("results.chart.compare_difference", lang, **points),
        say("results.chart.whisker", lang),
        say("results.chart.compare_limits", lang),
        *simulated_note(attempts, lang),
    ]
    chart.dress(axes, title=title, axis=say("results.chart.accuracy_axis", lang), notes=notes)
    chart.describe(axes, title, labels, beside)
    return axes


_DIFFERENCE = {"difference": "difference", "low": "difference_low", "high": "difference_high"}


def draw_rasch(axes: Axes | None, found: Calibration, attempts: pd.DataFrame, lang: str) -> Axes:
    """Draw difficulties and abilities on one scale; see :meth:`seqnum.results.plot.Plot.rasch`.

    Parameters
    ----------
    axes
        Axes to draw into.
    found
        What :meth:`seqnum.results.appendix.Appendix.rasch` returns.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.rasch_title", lang)
    every = found.frame
    kept = every.nlargest(_MOST_KINDS, "answers", keep="first")
    kept = kept.sort_values("difficulty", ascending=False, kind="stable")
    rows = kept.to_dict("records")
    labels = [chart.wrapped(in_notation(row["example"], lang) or row["example"], lines=1) for row in rows]
    skills = [chart.wrapped(skill_label(row["skill"], lang), 40, lines=1) for row in rows]
    axes = chart.new_axes(1.4 * chart.lines_of(labels) + 2) if axes is None else axes
    beside = [
        f"{number(row['difficulty'], lang, 1)}  " + say("results.chart.answers", lang, n=row["answers"]) for row in rows
    ]
    chart.bars(axes, [0.0] * len(rows), labels=labels, beside=beside, below=skills)
    for at, row in enumerate(rows):
        middle, off, weak = row["difficulty"], Z95 * row["error"], row["error"] > _SURE
        axes.plot([middle - off, middle + off], [at, at], color=chart.QUIET if weak else chart.INK, linewidth=1.3)
        inside = "white" if weak else chart.BAR
        axes.plot(middle, at, "o", color=chart.BAR, markerfacecolor=inside, markersize=6, zorder=3)
    pupils = list(found.abilities.values())
    axes.plot(pupils, [len(rows) - 0.45] * len(pupils), "|", color=chart.INK, markersize=9, clip_on=False)
    ends = [row["difficulty"] + sign * Z95 * row["error"] for row in rows for sign in (-1, 1)]
    axes.set_xlim(min([*ends, *pupils]) - 0.2, max([*ends, *pupils]) + 0.2)
    notes = [
        say("results.chart.range", lang),
        say("results.chart.rasch_limits", lang),
        *most_note(len(rows), len(every), lang),
        *simulated_note(attempts, lang),
    ]
    chart.dress(axes, title=title, axis=say("results.chart.rasch_axis", lang), notes=notes)
    chart.describe(axes, title, labels, beside)
    return axes


def draw_knows(
    axes: Axes | None, skill: str, found: tuple[Tracing, pd.DataFrame], attempts: pd.DataFrame, lang: str
) -> Axes:
    """Draw who probably knows a skill; see :meth:`seqnum.results.plot.Plot.knowledge_tracing`.

    Parameters
    ----------
    axes
        Axes to draw into.
    skill
        Its id.
    found
        What :meth:`seqnum.results.appendix.Appendix.knowledge_tracing` returns.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    model, table = found
    title = say("results.chart.knows_title", lang, skill=chart.wrapped(skill_label(skill, lang), 80, lines=1))
    shown = table.nlargest(chart.MOST_BARS, "n", keep="first").sort_index()
    labels = [chart.wrapped(student, lines=1) for student in shown["student"]]
    axes = chart.new_axes(chart.lines_of(labels)) if axes is None else axes
    beside = [f"{share(min(row.knows, SUREST), lang)}  ({row.correct}/{row.n})" for row in rows_of(shown)]
    weak = [is_few(n) for n in shown["n"]]
    chart.bars(axes, list(shown["knows"]), labels=labels, beside=beside, grey=weak)
    in_percent(axes, lang, along="x")
    numbers = {name: share(value, lang) for name, value in model._asdict().items()}
    notes = [
        say("results.chart.knows_numbers", lang, **numbers),
        *([say("results.chart.few", lang)] if any(weak) else []),
        *most_note(len(shown), len(table), lang),
        say("results.chart.knows_limits", lang),
        *simulated_note(attempts, lang),
    ]
    chart.dress(axes, title=title, axis=say("results.chart.knows_axis", lang), notes=notes)
    chart.describe(axes, title, labels, beside)
    return axes
