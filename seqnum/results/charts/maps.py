"""The maps: student × skill, right × chosen number, the board, student × misconception."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from seqnum import chart
from seqnum.results.accuracy import as_people_count
from seqnum.results.charts.heat_map import Square, heat_map
from seqnum.results.charts.words import is_few, rows_of, simulated_note
from seqnum.results.findings import FEWEST_CARDS
from seqnum.results.labels import in_notation, value_label
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from matplotlib.axes import Axes


MOST_NUMBERS = 12
"""Right and chosen numbers that one map shows."""
MOST_MISCONCEPTIONS = 16


def draw_skill_map(axes: Axes | None, table: pd.DataFrame, attempts: pd.DataFrame, lang: str) -> Axes:
    """Draw first tries by student and skill; see :meth:`seqnum.results.plot.Plot.skill_map`.

    Parameters
    ----------
    axes
        Axes to draw into.
    table
        What :meth:`seqnum.Results.skill_map` returns.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.skill_map_title", lang)
    met = table[table["n"] > 0]
    if met.empty:
        return chart.empty(axes, title, say("results.chart.nothing_answered", lang))
    met = met.assign(skill=met["skill"].fillna(""))
    students, skills = list(dict.fromkeys(met["student"])), sorted(set(met["skill"]))
    squares = {
        (students.index(row.student), skills.index(row.skill)): Square(
            row.accuracy, f"{row.correct}/{row.n}", few=is_few(row.n)
        )
        for row in rows_of(met)
    }
    notes = [
        say("results.chart.skill_map_key", lang),
        *([say("results.chart.few", lang)] if any(square.few for square in squares.values()) else []),
        say("results.chart.skill_map_limits", lang),
        *simulated_note(attempts, lang),
    ]
    columns = [value_label("skill", skill or pd.NA, lang) for skill in skills]
    drawn = heat_map(axes, squares, rows=students, columns=columns, title=title, notes=notes)
    _describe(drawn, title, squares, students, columns)
    return drawn


def draw_chosen(axes: Axes | None, table: pd.DataFrame, attempts: pd.DataFrame, lang: str) -> Axes:
    """Draw which number was chosen for which; see :meth:`seqnum.results.plot.Plot.chosen`.

    Parameters
    ----------
    axes
        Axes to draw into.
    table
        What :meth:`seqnum.Results.chosen` returns.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.chosen_title", lang)
    wrong = table[~table["right"]]
    if wrong.empty:
        return chart.empty(axes, title, say("results.chart.nothing_chosen_wrong", lang))
    rows = _by_value(wrong.groupby("expected")["n"].sum().nlargest(MOST_NUMBERS).index)
    kept = wrong[wrong["expected"].isin(rows)]
    often = kept.groupby("chosen")["n"].sum().nlargest(MOST_NUMBERS).index
    columns = _by_value({*rows, *often})
    here = table[table["expected"].isin(rows) & table["chosen"].isin(columns)]
    most = max(here.loc[~here["right"], "n"].max(), 2) if (~here["right"]).any() else 2
    squares = {
        (rows.index(row.expected), columns.index(row.chosen)): Square(
            None if row.right else 0.9 - 0.9 * row.n / most, str(row.n), framed=bool(row.right)
        )
        for row in rows_of(here)
    }
    notes = [
        say("results.chart.chosen_rows", lang, rows=len(rows), columns=len(columns)),
        say("results.chart.chosen_key", lang),
        say("results.chart.chosen_limits", lang),
        *simulated_note(attempts, lang),
    ]
    before, above = ([in_notation(number, lang) or number for number in each] for each in (rows, columns))
    drawn = heat_map(axes, squares, rows=before, columns=above, title=title, notes=notes)
    _describe(drawn, title, squares, before, above)
    return drawn


def draw_spaces(axes: Axes | None, table: pd.DataFrame, attempts: pd.DataFrame, lang: str) -> Axes:
    """Draw where first tries went on the board; see :meth:`seqnum.results.plot.Plot.board_heatmap`.

    Parameters
    ----------
    axes
        Axes to draw into.
    table
        What :meth:`seqnum.Results.spaces` returns.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.spaces_title", lang)
    most = max(table["n"].max(), 1)
    squares = {}
    for row in rows_of(table):
        if pd.isna(row.face):
            squares[row.row - 1, row.column - 1] = Square(None, "★")
            continue
        face = chart.wrapped(in_notation(row.face, lang) or row.face, 9, lines=1)
        tries = f"{row.n}  ✗{row.wrong}" if row.wrong else str(row.n)
        squares[row.row - 1, row.column - 1] = Square(1 - row.n / most, f"{face}\n{tries}")
    notes = [
        say("results.chart.spaces_key", lang),
        say("results.chart.spaces_limits", lang),
        *simulated_note(attempts, lang),
    ]
    drawn = heat_map(axes, squares, rows=(), columns=(), title=title, notes=notes)
    told = [f"{row.cell} {row.face}: {row.n}" for row in rows_of(table) if row.n]
    chart.describe(drawn, title, told, [""] * len(told))
    return drawn


def draw_posteriors(axes: Axes | None, table: pd.DataFrame, attempts: pd.DataFrame, lang: str) -> Axes:
    """Draw which misconceptions fit which student; see :meth:`seqnum.results.plot.Plot.posteriors`.

    Parameters
    ----------
    axes
        Axes to draw into.
    table
        What :meth:`seqnum.Results.posteriors` returns.
    attempts
        The frame of attempts.
    lang
        The language.
    """
    title = say("results.chart.posteriors_title", lang)
    if table.empty:
        return chart.empty(axes, title, say("results.chart.nothing_wrong", lang))
    order = table.groupby("misconception").agg(certain=("certain", "sum"), total=("posterior", "sum"))
    order = order.sort_values(["certain", "total"], ascending=False, kind="stable").head(MOST_MISCONCEPTIONS)
    ids = list(order.index)
    shown = table[table["misconception"].isin(ids)]
    names = dict(zip(shown["misconception"], shown["name"], strict=True))
    students = sorted(set(attempts["student"]), key=as_people_count)
    squares = {
        (students.index(row.student), ids.index(row.misconception)): Square(
            1 - row.posterior, f"{row.supporting}/{row.applies}", few=row.applies < FEWEST_CARDS, framed=row.certain
        )
        for row in rows_of(shown)
    }
    notes = [
        say("results.chart.posteriors_key", lang),
        say("results.chart.posteriors_sure", lang),
        say("results.chart.posteriors_limits", lang),
        *simulated_note(attempts, lang),
    ]
    columns = [names[one] for one in ids]
    drawn = heat_map(axes, squares, rows=students, columns=columns, title=title, notes=notes)
    _describe(drawn, title, squares, students, columns)
    return drawn


def _describe(
    axes: Axes, title: str, squares: dict[tuple[int, int], Square], rows: list[str], columns: list[str]
) -> None:
    """Say a map in words, row by row."""
    by_row: dict[int, list[str]] = {row: [] for row, _ in sorted(squares)}
    for row, column in sorted(squares):
        by_row[row].append(f"{columns[column]} {squares[row, column].text}")
    chart.describe(axes, title, [rows[row] for row in by_row], [", ".join(told) for told in by_row.values()])


def _by_value(numbers: Iterable[str]) -> list[str]:
    """Sort canonical numbers by their value; what is no fraction comes last."""
    from fractions import Fraction

    def value(text: str) -> tuple[float, str]:
        try:
            return float(Fraction(text)), text
        except (ValueError, ZeroDivisionError, OverflowError):
            return np.inf, text

    return sorted(numbers, key=value)
