"""The board on one sheet, or on several to be glued together."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from seqnum.decks.paper.fit import fit
from seqnum.decks.paper.shapes import star
from seqnum.decks.paper.sheet import Sheet
from seqnum.decks.paper.shown import Shown, shown_face, shown_notation, shown_words
from seqnum.decks.paper.tiling import FLAP, LEAST_TILED, Tiling, sheet_name
from seqnum.maths.habits import habits
from seqnum.maths.written import face_expression
from seqnum.text import say

if TYPE_CHECKING:
    from seqnum.decks.deck import Deck
    from seqnum.decks.paper.page import Paper
    from seqnum.engine import Layout

_LARGEST, _CAPTION = 0.4, 0.13
"""The largest text in a space, and below it, beside the side of a space."""


def board_sheets(deck: Deck, paper: Paper, lang: str, *, tiled: bool) -> list[Sheet]:
    """Return the sheets of a deck's board.

    Parameters
    ----------
    deck
        The deck.
    paper
        The sheet.
    lang
        The language.
    tiled
        Whether it is spread over several sheets, large enough for chips one has.
    """
    layout = deck.layout
    tiling = Tiling.of(layout.rows, layout.cols, paper.room, LEAST_TILED if tiled else 0.0)
    shown = {face: shown_face(face, lang, deck.rules) for face in layout.faces if face is not None}
    if deck.asks and any("<math" in one.html for one in shown.values()):
        shown = {face: shown_notation(face_expression(face), lang) for face in shown}  # numbers and roots look alike
    spaces = [_free(tiling.cell, lang) if face is None else _space(shown[face], tiling.cell) for face in layout.faces]
    size = f"{tiling.cell:g}".replace(".", habits(lang).decimal)
    sheets = []
    for down, across in product(range(tiling.down), range(tiling.across)):
        foot = say("paper.foot.board", lang, size=size)
        if tiling.sheets > 1:
            foot = say("paper.foot.tile", lang, sheet=sheet_name(down, across), sheets=tiling.sheets, size=size)
        front = _tile(layout, tiling, (down, across), spaces, lang)
        sheets.append(Sheet("board", front, foot, turned=tiling.turned))
    return sheets


def _tile(layout: Layout, tiling: Tiling, at: tuple[int, int], spaces: list[str], lang: str) -> str:
    """Return a sheet's part of the board, with strips where other sheets are glued on, and edges to cut."""
    down, across = at
    rows = range(down * tiling.rows, min((down + 1) * tiling.rows, layout.rows))
    cols = range(across * tiling.columns, min((across + 1) * tiling.columns, layout.cols))
    inside = "".join(spaces[row * layout.cols + col] for row in rows for col in cols)
    wide, high = len(cols) * tiling.cell, len(rows) * tiling.cell
    more_right, more_below = cols.stop < layout.cols, rows.stop < layout.rows
    edges = ""
    if more_right:
        edges += _flap("right", (down, across + 1), f"width:{FLAP}mm;height:{high:g}mm", lang)
    if more_below:
        edges += _flap("below", (down + 1, across), f"width:{wide:g}mm;height:{FLAP}mm", lang)
    edges += '<i class="cut left"></i>' if across else ""
    edges += '<i class="cut top"></i>' if down else ""
    around = f"margin:0 {FLAP * more_right}mm {FLAP * more_below}mm 0"
    grid = f"grid-template-columns:repeat({len(cols)},{tiling.cell:g}mm);grid-auto-rows:{tiling.cell:g}mm"
    return f'<div class="tile" style="{around}"><div class="spaces" style="{grid}">{inside}</div>{edges}</div>'


def _flap(side: str, neighbour: tuple[int, int], size: str, lang: str) -> str:
    words = say("paper.board.flap", lang, sheet=sheet_name(*neighbour))
    return f'<div class="flap {side}" style="{size}"><span>{words}</span></div>'


def _free(cell: float, lang: str) -> str:
    words = say("paper.board.free", lang)
    size = fit(shown_words(words).pieces, (0.86 * cell, 0.3 * cell), 0.16 * cell)
    return f'<div class="space free">{star()}<span style="font-size:{size}mm">{words}</span></div>'


def _space(shown: Shown, cell: float) -> str:
    suit = f" suit-{shown.suit}" if shown.suit else ""
    size = fit(shown.pieces, (0.84 * cell, 0.8 * cell), _LARGEST * cell)
    return f'<div class="space{suit}"><b style="font-size:{size}mm">{shown.html}</b>{_caption(shown, cell)}</div>'


def _caption(shown: Shown, cell: float) -> str:
    if not shown.caption:
        return ""
    size = fit(shown_words(shown.caption).pieces, (0.9 * cell, 0.3 * cell), _CAPTION * cell)
    return f'<small style="font-size:{size}mm">{shown.caption}</small>'
