"""Shares along a line, each with its range: several lines told apart by colour, mark and dashes alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from seqnum import chart
from seqnum.results.charts.words import in_percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.axes import Axes

OKABE_ITO = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#000000")
"""Colours that the colour-blind tell apart (Okabe & Ito 2008)."""
_MARKS = ("o", "s", "^", "D", "v", "P")
_DASHES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
MOST_LINES = len(OKABE_ITO)


class Curve(NamedTuple):
    """One line of a chart.

    Parameters
    ----------
    label
        What it is called.
    at
        Where its points are.
    shares, low, high
        What they are, and their ranges.
    few
        Which of them are drawn hollow, as too little to tell.
    """

    label: str
    at: Sequence[float]
    shares: Sequence[float]
    low: Sequence[float]
    high: Sequence[float]
    few: Sequence[bool]


def curves(
    axes: Axes | None, lines: Sequence[Curve], *, title: str, axis: str, notes: Sequence[str], lang: str
) -> Axes:
    """Draw lines of shares.

    Parameters
    ----------
    axes
        Axes to draw into; new ones when left out.
    lines
        Six at most.
    title
        What it shows.
    axis
        What is below.
    notes
        The small print.
    lang
        The language.
    """
    labels = [chart.wrapped(line.label, 80, lines=1) for line in lines]
    axes = chart.new_axes(15 + 1.2 * len(lines) + len(notes)) if axes is None else axes
    steps = [b - a for line in lines for a, b in zip(line.at, line.at[1:], strict=False)]
    apart = 0.09 * min(steps, default=1.0)
    for number, line in enumerate(lines):
        beside = (number - (len(lines) - 1) / 2) * apart
        at = [one + beside for one in line.at]
        colour = OKABE_ITO[number]
        off = [[s - low for s, low in zip(line.shares, line.low, strict=True)]]
        off.append([high - s for s, high in zip(line.shares, line.high, strict=True)])
        axes.errorbar(at, line.shares, yerr=off, fmt="none", ecolor=colour, elinewidth=1, alpha=0.55, capsize=2)
        axes.plot(at, line.shares, color=colour, linestyle=_DASHES[number], linewidth=1.6)
        for one, share, few in zip(at, line.shares, line.few, strict=True):
            inside = "white" if few else colour
            axes.plot(one, share, _MARKS[number], color=colour, markerfacecolor=inside, markersize=6.5, zorder=3)
        axes.plot([], [], _MARKS[number], color=colour, linestyle=_DASHES[number], label=labels[number])
    chart.dress(axes, title=title, axis=axis, notes=notes)
    axes.tick_params(axis="y", colors=chart.QUIET, labelsize=9)
    axes.grid(visible=True, axis="y", color="#e3e7ed", linewidth=0.8)
    in_percent(axes, lang, along="y")
    axes.set_ylim(-0.03, 1.03)
    if len(lines) > 1 or labels[0]:
        legend = axes.legend(loc="lower left", bbox_to_anchor=(0, 1), frameon=False, fontsize=9, borderaxespad=0.2)
        chart.plain(*legend.get_texts())
        told = axes.get_title(loc="left")
        chart.plain(axes.set_title(told, loc="left", fontweight="bold", fontsize=13, pad=16 + 14 * len(lines)))
    return axes
