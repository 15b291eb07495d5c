"""A table of squares, the darker the more: with its numbers in it, so that it says the same in greyscale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from matplotlib import colormaps
from matplotlib.collections import PatchCollection, PathCollection
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Rectangle
from matplotlib.path import Path
from matplotlib.textpath import text_to_path
from matplotlib.transforms import Affine2D

from seqnum import chart

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes
    from numpy.typing import ArrayLike, NDArray

_COLOURS = colormaps["viridis"]
_NARROW, _WIDE = 0.42, 0.66
"""Inches of a column, by how long the texts in it are."""
_MOST_LETTERS = 5
_LETTER = 0.075
"""Inches of a letter of a label."""
_SLANT = 55


class Square(NamedTuple):
    """One square of a map.

    Parameters
    ----------
    shade
        From 0, the darkest, to 1; nothing for a square that stays white.
    text
        What is written in it.
    few
        Whether it is drawn as too little to tell.
    framed
        Whether a frame stands round it.
    """

    shade: float | None
    text: str
    few: bool = False
    framed: bool = False


def heat_map(
    axes: Axes | None,
    squares: Mapping[tuple[int, int], Square],
    *,
    rows: Sequence[str],
    columns: Sequence[str],
    title: str,
    notes: Sequence[str],
) -> Axes:
    """Draw squares, with labels before the rows and above the columns that do not run into each other.

    Parameters
    ----------
    axes
        Axes to draw into; new ones when left out.
    squares
        By row and column; where there is none the map stays white.
    rows, columns
        The labels; none for a map without.
    title
        What it shows.
    notes
        The small print below.
    """
    height = max((row for row, _ in squares), default=0) + 1 if not rows else len(rows)
    width = max((column for _, column in squares), default=0) + 1 if not columns else len(columns)
    longest = max((len(line) for square in squares.values() for line in square.text.split("\n")), default=1)
    lines = max((square.text.count("\n") + 1 for square in squares.values()), default=1)
    each = _NARROW if longest <= _MOST_LETTERS else _WIDE
    before = [chart.wrapped(label, 32, lines=1) for label in rows]
    above = [chart.wrapped(label, 26, lines=2) for label in columns]
    slanted = max((len(label) for label in above), default=0) > 3 * _MOST_LETTERS * each
    over = _LETTER * max((len(line) for label in above for line in label.split("\n")), default=0) * slanted
    inches = max(each * width + _LETTER * max(map(len, before), default=0) + 0.7 * over + 0.4, 6.0)
    if axes is None:
        axes = chart.new_axes((1.15 if lines == 1 else 2.2) * height + over / 0.2, width=inches)
    _draw(axes, squares, size=8.0 if max(height, width) <= 25 else 7.0)
    axes.set_xlim(0, width)
    axes.set_ylim(height, 0)
    axes.set_xticks(np.arange(len(above)) + 0.5)
    axes.set_yticks(np.arange(len(before)) + 0.5)
    lean: dict[str, Any] = {"rotation": _SLANT, "ha": "left", "rotation_mode": "anchor"} if slanted else {}
    chart.plain(*axes.set_xticklabels(above, fontsize=8.5, color=chart.INK, linespacing=1.0, **lean))
    chart.plain(*axes.set_yticklabels(before, fontsize=9, color=chart.INK))
    axes.tick_params(top=True, bottom=False, labeltop=True, labelbottom=False, length=0, pad=4)
    axes.spines[:].set_visible(False)
    room = inches - _LETTER * max(map(len, before), default=0) - 0.3
    told = chart.filled(title, room, 13)
    chart.plain(axes.set_title(told, loc="left", fontsize=13, fontweight="bold", color=chart.INK, pad=10))
    text = "\n".join(chart.filled(note, room, 8.5) for note in notes)
    chart.small_print(axes, text, below=10)
    return axes


def _draw(axes: Axes, squares: Mapping[tuple[int, int], Square], size: float) -> None:
    told = {place: square for place, square in squares.items() if not square.few and square.shade is not None}
    colours = {place: _COLOURS(0.08 + 0.92 * min(max(square.shade or 0.0, 0.0), 1.0)) for place, square in told.items()}
    boxes = [Rectangle((column, row), 1, 1) for row, column in told]
    axes.add_collection(PatchCollection(boxes, facecolors=list(colours.values()), edgecolors="white", linewidths=1.2))
    few = [Rectangle((column, row), 1, 1) for (row, column), square in squares.items() if square.few]
    grey: dict[str, Any] = {"facecolor": "#eef0f3", "edgecolor": "#c3c9d2", "hatch": "//", "linewidth": 0}
    axes.add_collection(PatchCollection(few, **grey))
    axes.add_collection(PatchCollection(few, facecolor="none", edgecolor="white", linewidth=1.2))
    inner = [Rectangle((c + 0.07, r + 0.07), 0.86, 0.86) for (r, c), square in squares.items() if square.framed]
    axes.add_collection(PatchCollection(inner, facecolor="none", edgecolor="white", linewidth=3.6))
    axes.add_collection(PatchCollection(inner, facecolor="none", edgecolor="black", linewidth=1.6))
    marks: dict[tuple[str, str, bool], list[tuple[float, float]]] = {}
    for (row, column), square in squares.items():
        colour = colours.get((row, column))
        ink = chart.INK if colour is None else "black" if _is_light(colour) else "white"
        marks.setdefault((square.text, ink, square.few), []).append((column + 0.5, row + 0.5))
    for (text, ink, few_cards), places in marks.items():
        _write(axes, _shape(text, size), places, ink, "#eef0f3" if few_cards else None)


def _write(axes: Axes, shape: Path, places: Sequence[tuple[float, float]], ink: str, ground: str | None) -> None:
    """Write one text into many squares, as a shape: hundreds of texts take seconds to measure and draw."""
    figure = axes.get_figure()
    assert figure is not None  # noqa: S101 - axes stand in one
    in_points = Affine2D().scale(1 / 72) + figure.dpi_scale_trans
    halo: list[dict[str, Any]] = [] if ground is None else [{"facecolor": ground, "edgecolor": ground, "linewidth": 3}]
    for style in [*halo, {"facecolor": ink, "linewidth": 0}]:
        written = PathCollection([shape], offsets=places, offset_transform=axes.transData, zorder=3, **style)
        written.set_transform(in_points)
        written.set_in_layout(False)
        axes.add_collection(written, autolim=False)


def _shape(text: str, size: float) -> Path:
    """Return the outline of a text in points, its lines centred under each other, round the origin."""
    font = FontProperties(size=size)
    points, strokes = [np.empty((0, 2))], []
    with chart.letters_missing():
        for number, line in enumerate(text.split("\n")):
            vertices, codes = text_to_path.get_text_path(font, line)
            if codes:
                outline = np.asarray(vertices) * (size / text_to_path.FONT_SCALE)
                points.append(outline - [_middle(outline, codes)[0], 1.15 * size * number])
                strokes += list(codes)
    if not strokes:
        return Path(points[0])
    whole = np.concatenate(points)
    return Path(whole - [0, _middle(whole, strokes)[1]], strokes)


def _middle(outline: NDArray[np.float64], codes: ArrayLike) -> NDArray[np.float64]:
    """Return the middle of a shape by the points that make its curves, which fonts put on its edges."""
    drawn = outline[np.asarray(codes) != Path.CLOSEPOLY]
    middle: NDArray[np.float64] = (drawn.min(axis=0) + drawn.max(axis=0)) / 2
    return middle


def _is_light(colour: tuple[float, float, float, float]) -> bool:
    """Tell whether black stands out from a colour more than white does: 4.6 to 1 at the least (WCAG 2, 1.4.3)."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179
