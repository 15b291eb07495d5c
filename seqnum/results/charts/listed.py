"""The charts that list: the hardest cards, and the misconceptions diagnosed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from seqnum import chart
from seqnum.results.charts.words import count, in_percent, is_few, most_note, rows_of, simulated_note
from seqnum.results.labels import card_label, in_notation
from seqnum.text import say
from seqnum.text.numbers import number, share

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST_ITEMS = 15
_MOST_WRONG = 3
_BELOW = 44


def draw_items(
    axes: Axes | None, items: pd.DataFrame, distractors: pd.DataFrame, attempts: pd.DataFrame, lang: str
) -> Axes:
    """Draw the hardest cards with their wrong numbers; see :meth:`seqnum.results.plot.Plot.items`.

    Parameters
    ----------
    axes
        Axes to draw into.
    items, distractors
        What :meth:`seqnum.Results.items` and :meth:`seqnum.Results.distractors` return.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.items_title", lang)
    order = items.assign(weak=[is_few(n) for n in items["n"]]).sort_values(["weak", "accuracy"], kind="stable")
    shown = order.head(MOST_ITEMS)
    rows = shown.to_dict("records")
    if not rows:
        return chart.empty(axes, title, say("results.chart.nothing_answered", lang))
    labels = [chart.wrapped(in_notation(row["item_text"], lang) or row["item_text"], lines=1) for row in rows]
    axes = chart.new_axes(1.6 * chart.lines_of(labels)) if axes is None else axes
    wrong = distractors[distractors["item_id"].isin(shown["item_id"])]
    chosen: dict[str, list[Any]] = {}
    for row in rows_of(wrong):
        chosen.setdefault(row.item_id, []).append(row)
    below = [_wrong_numbers(chosen.get(row["item_id"], []), lang) for row in rows]
    beside = [_apart(count(row, lang), row["discrimination"], lang) for row in rows]
    whiskers = list(zip(shown["low"], shown["high"], strict=True))
    weak = [is_few(row["n"]) for row in rows]
    chart.bars(axes, list(shown["accuracy"]), labels=labels, beside=beside, below=below, whiskers=whiskers, grey=weak)
    in_percent(axes, lang, along="x")
    notes = [
        say("results.chart.items_shown", lang),
        say("results.chart.whisker", lang),
        *([say("results.chart.few", lang)] if any(weak) else []),
        *([say("results.chart.hardest", lang, shown=len(shown), n=len(items))] if len(shown) < len(items) else []),
        say("results.chart.items_limits", lang),
        *simulated_note(attempts, lang),
    ]
    chart.dress(axes, title=title, axis=say("results.chart.accuracy_axis", lang), notes=notes)
    chart.describe(axes, title, labels, [f"{told} {wrong}" for told, wrong in zip(beside, below, strict=True)])
    return axes


def _wrong_numbers(distractors: list[Any], lang: str) -> str:
    told = [
        say("results.chart.items_chosen", lang, n=row.n, chosen=in_notation(row.chosen, lang) or row.chosen)
        for row in distractors[:_MOST_WRONG]
    ]
    return chart.wrapped(", ".join(told), _BELOW, lines=1) if told else ""


def _apart(counted: str, discrimination: float, lang: str) -> str:
    if pd.isna(discrimination):
        return counted
    return say("results.chart.items_apart", lang, count=counted, value=number(discrimination, lang, 2))


def draw_prevalence(axes: Axes | None, table: pd.DataFrame, attempts: pd.DataFrame, lang: str) -> Axes:
    """Draw of how many students each misconception is diagnosed; see :meth:`seqnum.results.plot.Plot.prevalence`.

    Parameters
    ----------
    axes
        Axes to draw into.
    table
        What :meth:`seqnum.Results.prevalence` returns.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.prevalence_title", lang)
    shown = table.head(MOST_ITEMS)
    rows = shown.to_dict("records")
    if not rows:
        return chart.empty(axes, title, say("results.chart.prevalence_none", lang))
    labels = [chart.wrapped(row["name"]) for row in rows]
    axes = chart.new_axes(chart.lines_of(labels) + len(labels)) if axes is None else axes
    cards = [chart.wrapped(card_label(row["evidence"][0], lang), _BELOW, lines=1) for row in rows]
    beside = [
        say("results.chart.count", lang, share=share(row["share"], lang), right=row["n"], n=row["of"]) for row in rows
    ]
    whiskers = list(zip(shown["low"], shown["high"], strict=True))
    weak = [is_few(row["of"]) for row in rows]
    chart.bars(axes, list(shown["share"]), labels=labels, beside=beside, below=cards, whiskers=whiskers, grey=weak)
    in_percent(axes, lang, along="x")
    notes = [
        say("results.chart.whisker", lang),
        say("results.chart.prevalence_limits", lang),
        *most_note(len(shown), len(table), lang),
        *simulated_note(attempts, lang),
    ]
    chart.dress(axes, title=title, axis=say("results.chart.prevalence_axis", lang), notes=notes)
    chart.describe(axes, title, labels, beside)
    return axes
