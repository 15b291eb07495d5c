"""Drawings: chips, signs, the star of a free space, backs, cut lines; all as SVG, which prints without settings."""

from __future__ import annotations

_OUTLINES = (
    '<circle cx="50" cy="50" r="42"/>',
    '<path d="M50 4 96 50 50 96 4 50z"/>',
    '<path d="M12 12h76v76H12z"/>',
    '<path d="M50 8 96 88H4z"/>',
)
"""One for each side."""
_STAR = "M50 12l11.2 24.6 26.8 3-19.9 18.2 5.4 26.5L50 71 26.5 84.3l5.4-26.5L12 39.6l26.8-3z"
_STEP = 9.0
_INSET = 4.0
_BEYOND = 3.5
"""How far cut lines stand out of what is cut, in millimetres."""


def chip(side: int, *, locked: bool = False) -> str:
    """Return a chip: its side is known by shape and by grey value, in colour and without.

    Parameters
    ----------
    side
        From 0 to 3.
    locked
        Whether it is the other side of the chip, for those in a finished line.
    """
    star = f'<path class="mark" d="{_STAR}" transform="translate(25 27) scale(.5)"/>' if locked else ""
    return _drawn(f"chip side{side}", _OUTLINES[side] + star)


def star() -> str:
    """Return the star of a free space."""
    return _drawn("star", f'<path d="{_STAR}"/>')


def sign(kind: str) -> str:
    """Return the sign of a special card: a plus on white, a minus on black."""
    bars = '<path d="M26 50h48"/>' + ('<path d="M50 26v48"/>' if kind == "wild" else "")
    return _drawn(f"sign {kind}", f'<circle cx="50" cy="50" r="44"/>{bars}')


def back(width: float, height: float) -> str:
    """Return the pattern of a card's back, the same read from either end; within a frame, so that a cut may miss.

    Parameters
    ----------
    width, height
        Of the card, in millimetres.
    """
    frame = f'<rect x="{_INSET}" y="{_INSET}" width="{width - 2 * _INSET:g}" height="{height - 2 * _INSET:g}" rx="3"/>'
    across, down = int((width - 4 * _INSET) // _STEP), int((height - 4 * _INSET) // _STEP)
    left, top = (width - across * _STEP) / 2, (height - down * _STEP) / 2
    marks = [
        _mark((row + col) % 3, left + col * _STEP, top + row * _STEP)
        for row in range(down + 1)
        for col in range(across + 1)
    ]
    return f'<symbol id="back" viewBox="0 0 {width:g} {height:g}">{frame}{"".join(marks)}</symbol>'


def cut_lines(columns: int, rows: int, width: float, height: float) -> str:
    """Return dashed lines around and between cells that are to be cut out.

    Parameters
    ----------
    columns, rows
        How many cells there are.
    width, height
        Of one cell, in millimetres.
    """
    right, bottom = columns * width, rows * height
    downward = (f"M{col * width:g} {-_BEYOND}V{bottom + _BEYOND:g}" for col in range(columns + 1))
    across = (f"M{-_BEYOND} {row * height:g}H{right + _BEYOND:g}" for row in range(rows + 1))
    path = f'<path d="{"".join((*downward, *across))}"/>'
    size = f'width="{right:g}mm" height="{bottom:g}mm"'
    return f'<svg class="cuts" aria-hidden="true" {size} viewBox="0 0 {right:g} {bottom:g}">{path}</svg>'


def _mark(shape: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="2.3"/>',
        f'<path d="M{x:.2f} {y - 2.8:.2f}l2.8 2.8-2.8 2.8-2.8-2.8z"/>',
        f'<rect x="{x - 2:.2f}" y="{y - 2:.2f}" width="4" height="4"/>',
    )[shape]


def _drawn(kind: str, inside: str) -> str:
    return f'<svg class="{kind}" aria-hidden="true" viewBox="0 0 100 100">{inside}</svg>'
