"""A board as one line of text: ``* 2 10 / 3/4 5 *``.

The faces row by row, a space between them, ``/`` between rows, ``*`` for a free space. A face that is itself ``*`` or
``/``, or holds a space, is escaped (:mod:`seqnum.engine.words`).
"""

from __future__ import annotations

from seqnum.engine.errors import MalformedText
from seqnum.engine.layout import Layout
from seqnum.engine.words import escape, unescape, words_in

FREE, NEXT_ROW = "*", "/"


def layout_text(layout: Layout) -> str:
    """Return a board as text; see :meth:`Layout.text`."""
    shown = [FREE if face is None else escape(face, words=(FREE, NEXT_ROW)) for face in layout.faces]
    rows = (" ".join(shown[first : first + layout.cols]) for first in range(0, len(shown), layout.cols))
    return f" {NEXT_ROW} ".join(rows)


def parse_layout(text: str) -> Layout:
    """Return the board that a text describes; see :meth:`Layout.parse`."""
    rows: list[list[str | None]] = [[]]
    for column, word in words_in(str(text)):
        if word == NEXT_ROW:
            rows.append([])
        else:
            rows[-1].append(None if word == FREE else unescape(word, column))
    if not rows[0]:
        raise MalformedText("engine.notation.layout_empty", given=str(text)[:40])
    cols = len(rows[0])
    for number, row in enumerate(rows, start=1):
        if len(row) != cols:
            raise MalformedText("engine.notation.layout_row", row=number, given=len(row), needed=cols)
    return Layout(len(rows), cols, tuple(face for row in rows for face in row))
