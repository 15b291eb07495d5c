"""What all charts share: an `Axes` that shows itself in a notebook, bars, whiskers and the lines of small print."""

from __future__ import annotations

import base64
import io
import textwrap
import warnings
from contextlib import contextmanager
from html import escape
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.layout_engine import TightLayoutEngine
from matplotlib.transforms import offset_copy
from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matplotlib.text import Text

INK = "#1c2330"
QUIET = "#5b6576"
BAR = "#3b87c4"
GREY = "#d9dde3"
MOST_BARS = 40

_WIDTH = 8.0
_PAD = 0.9
"""Letters' heights round a chart."""
_PIXELS = 96
"""Of an inch in a browser, so that all charts of a page have letters of one size."""
_ACROSS = 1280
"""Pixels of a picture's width: a notebook shows a wider chart no wider."""
_COLOURS = 256
_LABEL = 30


class ShownAxes(Axes):
    """Axes that a notebook shows as what a cell returns; pyplot knows nothing of their figure."""

    alt = ""
    """The chart in words, for whoever cannot see it."""

    def _repr_html_(self) -> str:
        picture = base64.b64encode(self._repr_png_()).decode()
        alt = escape(self.alt, quote=True)
        return f'<img alt="{alt}" style="width:100%;max-width:{_WIDTH:.0f}in" src="data:image/png;base64,{picture}">'

    def _repr_png_(self) -> bytes:
        figure = self.get_figure(root=True)
        assert figure is not None  # noqa: S101 - axes made by new_axes stand in one
        before = figure.dpi
        figure.set_dpi(_ACROSS / figure.get_size_inches()[0])
        canvas: Any = FigureCanvasAgg(figure)  # and not `savefig`, which draws all of it once more only to lay it out
        with letters_missing():
            canvas.draw()
        picture = Image.fromarray(np.asarray(canvas.buffer_rgba())).convert("RGB")
        figure.set_dpi(before)
        file = io.BytesIO()
        # A palette makes the file a third as large.
        picture.quantize(_COLOURS, dither=Image.Dither.NONE).save(file, "png")
        return file.getvalue()


@contextmanager
def letters_missing() -> Iterator[None]:
    """Draw a name in letters that the font lacks as boxes; a warning under the chart helps no teacher."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        yield


def to_img(axes: Axes) -> str:
    """Write a chart as an image that stands in a page by itself, sharp at any size, with its words beside it.

    Parameters
    ----------
    axes
        A chart made by us.
    """
    figure = axes.get_figure(root=True)
    assert figure is not None  # noqa: S101 - axes made by new_axes stand in one
    for axis in (axes.xaxis, axes.yaxis):
        if not axis.get_label_text():
            axis.set_label_coords(0, 0)  # or all texts of the axis are measured again to place no label
    file = io.StringIO()
    with letters_missing(), rc_context({"svg.hashsalt": "seqnum"}):  # so that the same chart is the same file
        # Not by `savefig`, which draws all of it once more only to lay it out.
        canvas: Any = FigureCanvasSVG(figure)
        canvas.print_svg(file, metadata={"Date": None, "Creator": None})
    picture = base64.b64encode(file.getvalue().encode()).decode()
    alt = escape(axes.alt if isinstance(axes, ShownAxes) else axes.get_title(loc="left"), quote=True)
    width, height = (round(inches * _PIXELS) for inches in figure.get_size_inches())
    return f'<img alt="{alt}" width="{width}" height="{height}" src="data:image/svg+xml;base64,{picture}">'


def new_axes(lines: float, width: float = _WIDTH) -> ShownAxes:
    """Make axes on a figure of their own, high enough for the text in them.

    Parameters
    ----------
    lines
        Lines of text from the first bar to the last.
    width
        Inches.
    """
    everywhere: Any = None  # within a given rectangle, also the whole one, it measures all texts twice
    layout = TightLayoutEngine(pad=_PAD, rect=everywhere)
    figure = Figure(figsize=(width, 1.8 + 0.2 * lines), layout=layout)
    figure.set_facecolor("white")
    return cast("ShownAxes", figure.add_subplot(axes_class=ShownAxes))


_BARS: dict[bool, dict[str, Any]] = {
    False: {"color": BAR},
    True: {"color": GREY, "hatch": "////", "edgecolor": "#9aa3af"},
}
"""How bars are drawn, by whether they are too little to tell."""


def bars(
    axes: Axes,
    lengths: Sequence[float],
    *,
    labels: Sequence[str],
    beside: Sequence[str],
    below: Sequence[str] = (),
    whiskers: Sequence[tuple[float, float]] = (),
    grey: Sequence[bool] = (),
) -> None:
    """Draw horizontal bars from the top down, a label before and a text behind each.

    Parameters
    ----------
    axes
        Where to draw.
    lengths
        How long each bar is.
    labels
        What stands before the bars.
    beside
        What stands in a column behind them.
    below
        A quiet line under each label.
    whiskers
        From where to where the thin line on a bar goes.
    grey
        Which bars are drawn as too little to tell.
    """
    for weak, style in _BARS.items():
        rows = [row for row in range(len(lengths)) if (bool(grey) and bool(grey[row])) is weak]
        if not rows:
            continue
        axes.barh(rows, [lengths[row] for row in rows], height=0.62, linewidth=0, **style)
        if whiskers:
            low, high = zip(*(whiskers[row] for row in rows), strict=True)
            ink = QUIET if weak else INK
            axes.hlines(rows, low, high, colors=ink, linewidth=1.3)
            axes.plot([*low, *high], [*rows, *rows], "|", color=ink, markersize=7, markeredgewidth=1)
    axes.tick_params(axis="y", left=False, length=0)  # as lines of no length they would still be drawn
    axes.set_yticks(range(len(labels)))
    plain(*axes.set_yticklabels([f"{label}\n" if below else label for label in labels], fontsize=10, color=INK))
    for row, text in enumerate(below):
        lower = -6 * (labels[row].count("\n") + 1)
        _beside(axes, text, (0, row), by=(-6, lower), ha="right", fontsize=9, color=QUIET)
    for row, text in enumerate(beside):
        _beside(axes, text, (1, row), by=(10, 0), fontsize=10, color=QUIET if grey and grey[row] else INK)
    axes.set_ylim(len(labels) - 0.4, -0.6)


def _beside(axes: Axes, text: str, at: tuple[float, float], by: tuple[float, float], **style: Any) -> None:
    """Write a text some points away from the left (0) or right (1) end of a row: a third of an annotation's work."""
    away = offset_copy(axes.get_yaxis_transform(), axes.get_figure(root=True), *by, units="points")
    plain(axes.text(*at, text, transform=away, va="center", **style))


def wrapped(text: str, width: int = _LABEL, lines: int = 3) -> str:
    """Break a long name into a few lines; an endless one ends in dots.

    Parameters
    ----------
    text
        Any text, also a hostile one.
    width
        Characters in a line.
    lines
        Lines at most.

    Examples
    --------
    >>> print(wrapped("Adding two numbers of two digits that carry", width=20))
    Adding two numbers
    of two digits that
    carry
    """
    visible = "".join(letter if letter.isprintable() else " " for letter in text[:500])
    return "\n".join(textwrap.wrap(visible, width, max_lines=lines, placeholder=" …")) or "–"


def lines_of(labels: Sequence[str]) -> float:
    r"""Return how many lines of text the bars with these labels need.

    Parameters
    ----------
    labels
        What stands before the bars, broken into lines already.

    Examples
    --------
    >>> lines_of(["one line", "two\nlines"])
    3.6
    """
    return sum(max(label.count("\n") + 1, 1.6) for label in labels)


def describe(axes: Axes, title: str, labels: Sequence[str], beside: Sequence[str]) -> None:
    """Say a chart in words, for whoever cannot see it.

    Parameters
    ----------
    axes
        The chart; somebody else's axes stay as they are.
    title
        What it shows.
    labels, beside
        What stands before and behind each bar.
    """
    if isinstance(axes, ShownAxes):
        lines = [f"{label}: {text}" if text else label for label, text in zip(labels, beside, strict=True)]
        axes.alt = "\n".join([title, *lines]).replace("\n", "; ")


def small_print(axes: Axes, text: str, below: float) -> None:
    """Write what stands below a chart.

    Parameters
    ----------
    axes
        The chart.
    text
        In lines that fit.
    below
        How far below the chart, in points.
    """
    plain(
        axes.annotate(
            text,
            (0, 0),
            xycoords="axes fraction",
            xytext=(0, -below),
            textcoords="offset points",
            va="top",
            fontsize=8.5,
            color=QUIET,
            linespacing=1.4,
            annotation_clip=False,
        )
    )


def dress(axes: Axes, *, title: str, axis: str, notes: Sequence[str]) -> None:
    """Put the words on a chart and take the ink off that says nothing.

    Parameters
    ----------
    axes
        The chart.
    title
        What it shows.
    axis
        What the bars count.
    notes
        The small print below, one line each.
    """
    room = _room(axes)
    above = filled(title, room, 13)
    plain(axes.set_title(above, loc="left", fontsize=13, fontweight="bold", color=INK, pad=10, y=1))
    small = "\n".join(filled(note, room, 8.5) for note in notes)
    below = filled(axis, room, 10)
    figure = axes.get_figure(root=True)
    if isinstance(axes, ShownAxes) and figure is not None:  # a long small print takes nothing from the bars
        width, height = figure.get_size_inches()
        more = 0.165 * max(small.count("\n") - 2, 0) + 0.22 * above.count("\n")
        figure.set_size_inches(width, height + more)
    plain(axes.set_xlabel(below, loc="left", fontsize=10, color=INK, labelpad=6))
    if small:
        small_print(axes, small, below=40 + 14 * below.count("\n"))
    axes.tick_params(axis="y", left=False, length=0, pad=6)
    axes.tick_params(axis="x", colors=QUIET, labelsize=9, length=3)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color("#c4cad3")
    axes.grid(visible=True, axis="x", color="#e3e7ed", linewidth=0.8)
    axes.set_axisbelow(True)


def _room(axes: Axes) -> float:
    """Return how many inches are left from where bars begin to the edge of the figure."""
    before = [text for text in axes.texts if text.get_horizontalalignment() == "right"]
    lines = [line for text in [*axes.get_yticklabels(), *before] for line in text.get_text().split("\n")]
    figure = axes.get_figure(root=True)
    width = _WIDTH if figure is None else figure.get_size_inches()[0]
    return float(max(width - 0.4 - 0.078 * max(map(len, lines), default=0), width / 2))


def filled(text: str, inches: float, size: float) -> str:
    """Break a sentence into lines.

    Parameters
    ----------
    text
        The sentence.
    inches
        How long a line may be.
    size
        Of the print, in points: a letter is on average half as wide, a bold one two thirds.

    Examples
    --------
    >>> print(filled("Thin line: the range in which the share may well lie.", 2, 8.5))
    Thin line: the range in which
    the share may well lie.
    """
    return textwrap.fill(text, int(inches * 72 / (size * (0.66 if size > 12 else 0.56))))


def empty(axes: Axes | None, title: str, sentence: str) -> Axes:
    """Say that there is nothing to draw.

    Parameters
    ----------
    axes
        Axes to say it in; new ones when left out.
    title
        What it would show.
    sentence
        Why it does not.
    """
    axes = new_axes(0) if axes is None else axes
    plain(axes.set_title(filled(title, _WIDTH, 13), loc="left", fontsize=13, fontweight="bold", color=INK))
    plain(axes.text(0, 0.5, filled(sentence, _WIDTH, 11), transform=axes.transAxes, fontsize=11, color=QUIET))
    axes.set_axis_off()
    describe(axes, title, [sentence], [""])
    return axes


def plain(*texts: Text) -> None:
    """Draw texts letter by letter: a dollar sign in a name starts no formula.

    Parameters
    ----------
    *texts
        Texts that hold a name somebody typed.
    """
    for text in texts:
        text.set_parse_math(False)
