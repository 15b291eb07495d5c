"""Rows of cells from text: CSV with any separator, Quizlet's and Anki's exports."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from typing import TYPE_CHECKING

from seqnum.decks.imports.table import Row, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOKED_AT = 50
"""Rows that say what the separator is."""

_MARKS = ("\t", ";", ",", "|", "::", " - ", " – ", " — ", " → ", " = ")
"""Separators, what counts where two fit alike first."""
_ANKI_MARKS = {"comma": ",", "semicolon": ";", "tab": "\t", "space": " ", "pipe": "|", "colon": ":"}
_ANKI_HEADER = re.compile(
    r"#(separator|html|tags|columns|notetype|deck|guid column|notetype column|deck column|tags column)\s*:\s*(.*)",
    re.IGNORECASE,
)


def text_table(text: str) -> Table:
    r"""Return the rows of a text.

    Parameters
    ----------
    text
        With line feeds at the ends of lines. Lines such as ``#separator:tab`` at its top are Anki's.

    Examples
    --------
    >>> text_table("Question;Answer\n\n1 ÷ 2;0,5\n").rows[1]
    Row(line=3, cells=['1 ÷ 2', '0,5'])
    >>> text_table("#separator:tab\n#html:false\n#guid column:1\nabc\t8 + 7\t15\n").rows
    [Row(line=4, cells=['8 + 7', '15'])]
    """
    if not text.strip("".join(filter(lambda mark: len(mark) == 1, _MARKS)) + " \n"):
        return Table([])  # an empty sheet has its separators all the same
    headers = _anki_headers(text)
    if headers:
        return _anki_table(text, headers)
    text = _one_a_line(text)
    return _table(text, _separator(text))


def _table(text: str, mark: str, first: int = 1) -> Table:
    rows: list[Row] = []
    broken = None
    try:
        rows.extend(_rows(text, mark, first))  # as far as they can be read
    except csv.Error:
        if mark == "\t":  # flash cards do not quote
            return Table(list(_uncut(text, mark, first)))
        broken = (rows[-1].line if rows else first - 1) + 1
    return Table(rows, broken=broken)


def _rows(text: str, mark: str, first: int, *, strict: bool = True) -> Iterator[Row]:
    """Yield the rows that are not empty, with the line they begin on."""
    if len(mark) > 1:
        yield from _uncut(text, mark, first)
        return
    reader = csv.reader(io.StringIO(text), delimiter=mark, strict=strict)
    begins = first
    for row in reader:
        cells = [cell.strip() for cell in row]
        if any(cells):
            yield Row(begins, cells)
        begins = first + reader.line_num


def _uncut(text: str, mark: str, first: int) -> Iterator[Row]:
    """Yield the rows of a text without quoted cells; a longer separator cuts once, the words may hold it again."""
    for line, row in enumerate(text.split("\n"), first):
        cells = row.split(mark) if len(mark) == 1 else row.split(mark, 1)
        if any(cell.strip() for cell in cells):
            yield Row(line, [cell.strip() for cell in cells])


def _separator(text: str) -> str:
    """Take the mark that cuts most rows in the same number of cells."""

    def alike(mark: str) -> int:
        try:
            widths = [
                len(row.cells) for row, _ in zip(_rows(text, mark, 1, strict=False), range(LOOKED_AT), strict=False)
            ]
        except csv.Error:
            return 0
        [(_, times)] = Counter(width for width in widths if width > 1).most_common(1) or [(0, 0)]
        return times

    return max(_MARKS, key=alike)


def _one_a_line(text: str) -> str:
    """Put each card on a line of its own, where all stand on one with semicolons between them."""
    cards = text.strip().split(";")
    if "\n" in text.strip() or len(cards) < 2:
        return text
    for mark in ("\t", ","):
        if all(card.count(mark) == 1 for card in cards if card.strip()):
            return "\n".join(cards)
    return text


def _anki_headers(text: str) -> dict[str, str]:
    found = {}
    for line in text.split("\n"):
        header = _ANKI_HEADER.fullmatch(line.rstrip())
        if header is None:
            break
        found[header[1].lower()] = header[2]
    return found


def _anki_table(text: str, headers: dict[str, str]) -> Table:
    lines = text.split("\n")[len(headers) :]
    rest = "\n".join(lines)
    given = headers.get("separator", "")
    mark = _ANKI_MARKS.get(given.strip().lower(), given.strip()[:1]) or _separator(rest)
    other = {int(value) - 1 for key, value in headers.items() if key.endswith(" column") and value.isdecimal()}
    table = _table(rest, mark, len(headers) + 1)
    rows = [Row(line, _without(cells, other)) for line, cells in table.rows]
    names = _without(
        re.split(
            r"[\t;,|]" if mark not in headers.get("columns", mark) else re.escape(mark), headers.get("columns", "")
        ),
        other,
    )
    return Table(
        [row for row in rows if row.filled],
        names=tuple(name for name in names if name),
        cards=True,
        with_html=headers.get("html", "true").strip().lower() != "false",
        broken=table.broken,
    )


def _without(cells: list[str], columns: set[int]) -> list[str]:
    return [cell for index, cell in enumerate(cells) if index not in columns]
