"""The charts of a class's results, each a matplotlib `Axes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.ticker import FuncFormatter, MaxNLocator

from seqnum import chart
from seqnum.decks.misconception_names import misconception_label
from seqnum.results.accuracy import FEW, columns_to_group_by
from seqnum.results.labels import card_label, column_label, value_label
from seqnum.results.misconceptions import wrong_first_tries
from seqnum.text import base_language, language, say
from seqnum.text.numbers import share

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from matplotlib.axes import Axes

    from seqnum.results.results import Results

_HARDEST_FIRST = ("skill", "item_id", "item_text", "expected")
_MOST_MISCONCEPTIONS = 12


class Plot:
    """The charts of some results.

    Each returns its `Axes`, which a notebook shows; draw into axes of your own with ``ax=``.

    Parameters
    ----------
    results
        What to draw.
    """

    def __init__(self, results: Results) -> None:
        self._results = results

    def accuracy(self, by: str | Sequence[str] = "skill", *, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw the share of cards answered right at the first try, with its 95 % interval.

        Groups of fewer than five cards are grey. Skills and cards are ordered hardest first, students by name.

        Parameters
        ----------
        by
            One column of the frame or several.
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.

        Examples
        --------
        >>> from seqnum.results import Results
        >>> Results.read([]).plot.accuracy(by="skill", lang="en").get_title(loc="left")
        'Right at the first try, by skill'
        """
        lang = language() if lang is None else base_language(lang)
        names = columns_to_group_by(by or "")
        table = self._results.accuracy(names)
        shown = _to_show(table, names)
        labels = [chart.wrapped(" · ".join(_values(row, names, lang))) for _, row in shown.iterrows()]
        axes = chart.new_axes(chart.lines_of(labels)) if ax is None else ax
        title = say("results.chart.accuracy_title", lang, by=_in_words(names, lang))
        if shown.empty:
            chart.empty(axes, title, say("results.chart.nothing_answered", lang))
            return axes
        beside = [
            say("results.chart.count", lang, share=share(accuracy, lang), right=right, n=n)
            for accuracy, right, n in zip(shown["accuracy"], shown["correct"], shown["n"], strict=True)
        ]
        whiskers = list(zip(shown["low"], shown["high"], strict=True))
        grey = [bool(n < FEW) for n in shown["n"]]
        chart.bars(axes, list(shown["accuracy"]), labels=labels, beside=beside, whiskers=whiskers, grey=grey)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: share(value, lang)))
        notes = [say("results.chart.whisker", lang)]
        if "student" not in names and len(set(self._results.frame["student"])) > 1:
            notes.append(say("results.chart.pooled", lang))
        if any(grey):
            notes.append(say("results.chart.few", lang))
        if len(shown) < len(table):
            notes.append(say("results.chart.most", lang, shown=len(shown), n=len(table)))
        notes += self._simulated(lang)
        chart.dress(axes, title=title, axis=say("results.chart.accuracy_axis", lang), notes=notes)
        chart.describe(axes, title, labels, beside)
        return axes

    def misconceptions(self, *, ax: Axes | None = None, lang: str | None = None) -> Axes:
        """Draw which known mistakes fit the wrong first tries, with the card that shows each most often.

        Parameters
        ----------
        ax
            Axes to draw into.
        lang
            The language; that of the process when left out.

        Examples
        --------
        >>> from seqnum.results import Results
        >>> Results.read([]).plot.misconceptions(lang="en").get_title(loc="left")
        'Mistakes that fit the wrong answers'
        """
        lang = language() if lang is None else base_language(lang)
        table = self._results.misconceptions()
        shown = table.head(_MOST_MISCONCEPTIONS)
        labels = [chart.wrapped(misconception_label(each, lang)) for each in shown["misconception"]]
        cards = [chart.wrapped(card_label(each[0], lang), lines=1) for each in shown["cards"]]
        axes = chart.new_axes(chart.lines_of(labels) + len(labels)) if ax is None else ax
        title = say("results.chart.misconceptions_title", lang)
        if shown.empty:
            chart.empty(axes, title, say("results.chart.nothing_wrong", lang))
            return axes
        beside = [say("results.chart.students", lang, n=int(n)) for n in shown["students"]]
        chart.bars(axes, list(shown["attempts"]), labels=labels, beside=beside, below=cards)
        axes.set_xlim(0, max(shown["attempts"]) * 1.05)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=8))
        notes = [self._explained(lang), say("results.chart.proof", lang)]
        if len(shown) < len(table):
            notes.append(say("results.chart.most", lang, shown=len(shown), n=len(table)))
        notes += self._simulated(lang)
        chart.dress(axes, title=title, axis=say("results.chart.misconceptions_axis", lang), notes=notes)
        chart.describe(axes, title, labels, beside)
        return axes

    def _explained(self, lang: str) -> str:
        wrong = wrong_first_tries(self._results.frame)
        fitting = sum(bool(each) for each in wrong["misconceptions"])
        return say("results.chart.explained", lang, fitting=fitting, n=len(wrong))

    def _simulated(self, lang: str) -> list[str]:
        simulated = self._results.frame["simulated"].fillna(value=False)
        if not simulated.any():
            return []
        return [say("results.chart.simulated" if simulated.all() else "results.chart.part_simulated", lang)]


def _to_show(table: pd.DataFrame, names: list[str]) -> pd.DataFrame:
    """Choose the groups with most cards when there are too many, and their order."""
    shown = table
    if len(table) > chart.MOST_BARS:
        shown = table.nlargest(chart.MOST_BARS, "n", keep="first").sort_index()
    if all(name in _HARDEST_FIRST for name in names):
        shown = shown.assign(weak=shown["n"] < FEW).sort_values(["weak", "accuracy"], kind="stable")
    return shown


def _values(row: pd.Series[Any], names: list[str], lang: str) -> list[str]:
    return [value_label(name, row[name], lang) for name in names]


def _in_words(names: list[str], lang: str) -> str:
    words = [column_label(name, lang) for name in names]
    if len(words) == 1:
        return words[0]
    return say("results.chart.and_by", lang, first=", ".join(words[:-1]), second=words[-1])
