"""A board as one SVG picture: for pages where no browser code runs, as on GitHub or in an exported notebook."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from seqnum.decks.faces import face_view

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seqnum.decks.faces import FaceView
    from seqnum.engine import Layout

_STEP, _TILE, _PAD = 56, 52, 10
"""From space to space, the side of one, and the frame around them, in pixels."""
_MOST_WIDE = 0.92
"""The share of a space's width that its text may take."""
_WIDTH = {" ": 0.3, ".": 0.3, ",": 0.3, "1": 0.5, "i": 0.3, "m": 0.9, "w": 0.8, "%": 0.9, "√": 0.75}
"""Widths of signs that are not as wide as a digit, in parts of the text's height."""
_DIGIT = 0.58
_LARGEST, _SMALL, _WHOLE = 21.0, 12.0, 1.25
"""Heights of text in pixels, the largest and what is too small for one line; how much larger a whole number is."""
_FRACTION = re.compile(r"(\u2212?(?:\d+ )?)(\d+)/(\d+)", re.ASCII)
_BREAK = re.compile(r"(?<=\))(?=\()|(?<=\S) (?=[+\u2212])")

_SIDES = (("#1c62b9", "#124684"), ("#c44a0c", "#8f3204"), ("#0c7a58", "#06563d"))
"""Each side's colour and that of its edge; white reads on all of them."""
_OUTLINES = (
    "M26 4a22 22 0 1 1 0 44a22 22 0 1 1 0-44z",
    "M22.4 2.6a5 5 0 0 1 7.2 0L49.4 22.4a5 5 0 0 1 0 7.2L29.6 49.4a5 5 0 0 1-7.2 0L2.6 29.6a5 5 0 0 1 0-7.2z",
    "M13 5h26a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H13a8 8 0 0 1-8-8V13a8 8 0 0 1 8-8z",
)
"""A circle, a diamond, a square: a side is known without its colour."""
_STAR = "M26 6l6 12.8 14 1.6-10.4 9.4 2.8 13.8L26 36.6l-12.4 7 2.8-13.8L6 20.4l14-1.6z"


def board_svg(
    layout: Layout,
    rules: str,
    lang: str,
    *,
    title: str,
    chips: Mapping[int, int] | None = None,
    sequences: Iterable[tuple[int, Iterable[int]]] = (),
    last: int | None = None,
) -> str:
    """Return a board as SVG, light on any background, with a title that a screen reader says.

    Parameters
    ----------
    layout
        The board.
    rules
        The rules the deck was made for: they tell what a face means.
    lang
        The language numbers are written in.
    title
        What the picture shows.
    chips
        The side of the chip on a space, by space.
    sequences
        Side and spaces of each line made.
    last
        The space of the last move.

    Examples
    --------
    >>> from seqnum.engine import Layout
    >>> svg = board_svg(Layout(1, 2, ("3/4", None)), "classroom", "en", title="Two spaces")
    >>> svg[:46], svg.count("<text"), "<title>Two spaces</title>" in svg
    ('<svg xmlns="http://www.w3.org/2000/svg" viewBo', 2, True)
    """
    chips = chips or {}
    made = [(side, sorted(cells)) for side, cells in sequences]
    wide, high = (count * _STEP - (_STEP - _TILE) + 2 * _PAD for count in (layout.cols, layout.rows))
    shown = {face: face_view(face, lang, rules) for face in layout.faces if face is not None}
    spaces = [
        _space(layout, cell, None if face is None else shown[face], chips.get(cell), last=cell == last)
        for cell, face in enumerate(layout.faces)
    ]
    bands = [_band(layout, side, cells) for side, cells in made]
    # Tiles, then bands, then chips and what stands on them: a made line joins its chips from beneath.
    tiles, tops = zip(*spaces, strict=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        'role="img" font-family="system-ui,Segoe UI,Roboto,Noto Sans,sans-serif" font-weight="600" '
        'text-anchor="middle" style="max-width:100%;height:auto">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{wide}" height="{high}" rx="16" fill="#efe7d8"/>'
        f"{''.join(tiles)}{''.join(bands)}{''.join(tops)}</svg>"
    )


def _corner(layout: Layout, cell: int) -> tuple[int, int]:
    row, col = divmod(cell, layout.cols)
    return _PAD + col * _STEP, _PAD + row * _STEP


def _space(layout: Layout, cell: int, face: FaceView | None, side: int | None, *, last: bool) -> tuple[str, str]:
    """Return a space's tile, and what lies on it."""
    x, y = _corner(layout, cell)
    fill, edge = ("#fffdf8", "#d9ccb5") if face is not None else ("#fbe3a2", "#e3bd5a")
    tile = f'<rect x="{x}" y="{y}" width="{_TILE}" height="{_TILE}" rx="9" fill="{fill}" stroke="{edge}"/>'
    at = f'<g transform="translate({x} {y})">'
    if face is None:
        return tile, f'{at}<path d="{_STAR}" fill="#a36a00"/></g>'
    if side is None:
        return tile, f"{at}{_written(face, '#b3202c' if face.suit in ('H', 'D') else '#26232f', 1.0)}</g>"
    body, rim = _SIDES[side % len(_SIDES)]
    ring = f'<rect x="1" y="1" width="{_TILE - 2}" height="{_TILE - 2}" rx="9" fill="none" stroke="#26232f" '
    ring = f'{ring}stroke-width="2.5"/>' if last else ""
    chip = f'<path d="{_OUTLINES[side % len(_OUTLINES)]}" fill="{body}" stroke="{rim}" stroke-width="2"/>'
    return tile, f"{at}{ring}{chip}{_written(face, '#ffffff', 0.72)}</g>"


def _written(face: FaceView, colour: str, share: float) -> str:
    """Return a face's text, as large as its space allows: a fraction stacked, what is long in two lines."""
    found = _FRACTION.fullmatch(face.text) if face.mathml is not None else None
    if found is not None:
        return _stacked(found[1].strip(), found[2], found[3], colour, share)
    lines = _lines(face.text, share)
    size = min(_LARGEST, *(_fitting(line, share) for line in lines))
    first = _TILE / 2 + size * 0.36 - (len(lines) - 1) * size * 0.55
    return "".join(
        _line(line, _TILE / 2, first + number * size * 1.1, size, colour) for number, line in enumerate(lines)
    )


def _lines(text: str, share: float) -> list[str]:
    """Break a word at its hyphens, and what would be small between brackets or before a sign."""
    if "\u00ad" in text:
        *parts, end = text.split("\u00ad")
        return [*(f"{part}-" for part in parts), end]
    if _fitting(text, share) >= _SMALL:
        return [text]
    breaks = [found.start() for found in _BREAK.finditer(text)]
    if not breaks:
        return [text]
    middle = min(breaks, key=lambda at: abs(at - len(text) / 2))
    return [text[:middle].strip(), text[middle:].strip()]


def _stacked(whole: str, top: str, below: str, colour: str, share: float) -> str:
    widest = max(_width(top), _width(below))
    size = min(17.0, _TILE * _MOST_WIDE * share / (widest + _width(whole) * _WHOLE + 0.3)) * max(share, 0.85)
    beside = _width(whole) * _WHOLE * size
    middle, centre, bar = _TILE / 2, (_TILE + beside) / 2, widest * size / 2 + 2
    wholes = _line(whole, centre - bar - beside / 2 - 1, middle + size * 0.5, size * _WHOLE, colour) if whole else ""
    return (
        wholes
        + _line(top, centre, middle - 4, size, colour)
        + f'<path d="M{centre - bar:.1f} {middle:g}h{2 * bar:.1f}" stroke="{colour}" stroke-width="1.6"/>'
        + _line(below, centre, middle + size * 0.72 + 4, size, colour)
    )


def _line(text: str, x: float, y: float, size: float, colour: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{colour}">{escape(text)}</text>'


def _width(text: str) -> float:
    return sum(_WIDTH.get(sign, _DIGIT) for sign in text)


def _fitting(text: str, share: float) -> float:
    return _TILE * _MOST_WIDE * share / max(_width(text), _DIGIT)


def _band(layout: Layout, side: int, cells: list[int]) -> str:
    ends = [_corner(layout, cell) for cell in (cells[0], cells[-1])]
    d = "M" + "L".join(f"{x + _TILE // 2} {y + _TILE // 2}" for x, y in ends)
    body, rim = _SIDES[side % len(_SIDES)]
    lines = f'<path d="{d}" stroke="{rim}" stroke-width="22"/><path d="{d}" stroke="{body}" stroke-width="18"/>'
    return f'<g fill="none" stroke-linecap="round" opacity="0.75">{lines}</g>'
