"""Words and numbers that several charts have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.ticker import FuncFormatter

from seqnum.results.accuracy import FEW
from seqnum.text import say
from seqnum.text.numbers import share

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes


def rows_of(table: pd.DataFrame) -> list[Any]:
    """Return the rows of a table, each with its columns as attributes: no type can be told of them.

    Parameters
    ----------
    table
        Any table.
    """
    return list(table.itertuples(index=False))


def simulated_note(attempts: pd.DataFrame, lang: str) -> list[str]:
    """Own up to simulated pupils.

    Parameters
    ----------
    attempts
        The frame of attempts.
    lang
        The language.
    """
    simulated = attempts["simulated"].fillna(value=False)
    if not simulated.any():
        return []
    return [say("results.chart.simulated" if simulated.all() else "results.chart.part_simulated", lang)]


def most_note(shown: int, n: int, lang: str) -> list[str]:
    """Own up to what a chart leaves out.

    Parameters
    ----------
    shown, n
        How many it shows, of how many.
    lang
        The language.
    """
    return [say("results.chart.most", lang, shown=shown, n=n)] if shown < n else []


def count(row: Any, lang: str) -> str:
    """Write a share with its counts: ``75%  (3 of 4)``.

    Parameters
    ----------
    row
        With ``accuracy``, ``correct`` and ``n``.
    lang
        The language.
    """
    return say("results.chart.count", lang, share=share(row["accuracy"], lang), right=row["correct"], n=row["n"])


def in_percent(axes: Axes, lang: str, *, along: str) -> None:
    """Let an axis go from 0 to 100 %.

    Parameters
    ----------
    axes
        The chart.
    lang
        The language.
    along
        ``"x"`` or ``"y"``.
    """
    axis, limits = (axes.xaxis, axes.set_xlim) if along == "x" else (axes.yaxis, axes.set_ylim)
    limits(0, 1)
    axis.set_major_formatter(FuncFormatter(lambda value, _: share(value, lang)))


def is_few(n: float) -> bool:
    """Return whether these are too few cards for a share.

    Parameters
    ----------
    n
        Cards.

    Examples
    --------
    >>> is_few(4), is_few(5)
    (True, False)
    """
    return bool(n < FEW)
