r"""Cells of tables that spreadsheets open: nothing in them is run, nothing is taken for another thing, nothing is lost.

A spreadsheet runs a cell of a CSV file that begins like a formula, makes a date of ``1/2``, 133 of ``1.33`` where a
comma is the decimal mark, and 7 of ``007``. So an apostrophe stands before whatever it would not leave as it is, and
before an apostrophe; taken off again, each text is what it was. Workbooks have cells of text and need none.
"""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING

from seqnum.errors import SeqnumError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Cell = str | int | float | bool | None
"""What a table holds: text, a number, yes or no, or nothing."""

GUARD = "'"
LONGEST = 32_767
"""Characters of a workbook's cell."""

_WHOLE = re.compile(r"-?[1-9]\d{0,14}|0")
"""Numbers that every spreadsheet in every country leaves as they are."""
_SIGNED = re.compile(r"[+-]?\d+(?:[.,]\d+)*%?|-")
"""What begins like a formula and is none."""
_RUNS = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "＝", "＋", "－", "＠")
"""How formulas and commands begin, also in the wide signs of East Asian keyboards."""
_BEGINS = (*_RUNS, "%", "#", GUARD)
_MONTHS = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|fev|mai|set|out|dez|mär|okt)"
_NO_XML = re.compile("[\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)")
"""What the XML of a workbook has no way to write, and what would be read as written in its place."""
_IN_ITS_PLACE = re.compile("_x(?![Dd][89A-Fa-f])([0-9A-Fa-f]{4})_")
"""Not half a sign of UTF-16, which is none."""
_TAKEN_FOR = re.compile(
    r"[\d\s./:,()$€£%'’-]*\d[\d\s./:,()$€£%'’-]*"
    r"(?:e[+-]?\d+|[ap]m?|t[\d:.,]+(?:z|[+-][\d:]+)?)?[\s%$€£]*"
    rf"|\d[\W\d_]*{_MONTHS}[^\W\d_]*[\W\d_]*|{_MONTHS}[^\W\d_]*[\W_]*\d[\W\d_]*"
    r"|true|false|verdadero|falso|verdadeiro|wahr|falsch|vrai|faux",
    re.IGNORECASE,
)
"""Numbers, shares, sums of money, fractions, dates, times, and words for yes and no."""


def guarded(text: str) -> str:
    """Return a text as a cell of a CSV file that no spreadsheet takes for anything else.

    Examples
    --------
    >>> [guarded(text) for text in ("Ana", "8 + 7", "15", "-3", "1/2", "0.5", "007", "=1+1", "-8 + 6", "'x", "")]
    ['Ana', '8 + 7', '15', '-3', "'1/2", "'0.5", "'007", "'=1+1", "'-8 + 6", "''x", "'"]
    """
    if _WHOLE.fullmatch(text):
        return text
    risky = not text or text.lstrip(" \u00a0").startswith(_BEGINS) or _TAKEN_FOR.fullmatch(text.strip())
    return GUARD + text if risky else text


def bare(cell: str) -> str | None:
    """Return the text that :func:`guarded` was given; ``None`` for an empty cell, which is no text.

    Examples
    --------
    >>> [bare(cell) for cell in ("'1/2", "''x", "'", "Ana", "")]
    ['1/2', "'x", '', 'Ana', None]
    """
    return cell.removeprefix(GUARD) if cell else None


def as_text(value: Cell) -> str | None:
    """Return a value as text, a number with all its digits; ``None`` stays.

    Examples
    --------
    >>> [as_text(value) for value in (0.1, 3, True, "1/2", None)]
    ['0.1', '3', 'true', '1/2', None]
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    return None if value is None else str(value)


def harmless(text: str) -> str:
    """Return a text as a cell that no spreadsheet runs; what it may take for a date or number stays as it is.

    For files that another program reads, which knows of no apostrophes.

    Examples
    --------
    >>> harmless("=1+1"), harmless("-3"), harmless("007")
    ("'=1+1", '-3', '007')
    """
    return GUARD + text if text.lstrip(" \u00a0").startswith(_RUNS) and not _SIGNED.fullmatch(text) else text


def csv_bytes(rows: Iterable[Sequence[Cell]], *, guard: Callable[[str], str] = guarded, mark: bool = True) -> bytes:
    """Return a CSV file with commas, and lines that end as RFC 4180 has it.

    Parameters
    ----------
    rows
        The names of the columns, then the table.
    guard
        What makes a text safe.
    mark
        Whether it begins with the mark by which Excel knows UTF-8.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n", quoting=csv.QUOTE_MINIMAL, strict=True)
    for row in rows:
        texts = [as_text(value) for value in row]
        writer.writerow(["" if one is None else guard(one) for one in texts])
    return text.getvalue().encode("utf-8-sig" if mark else "utf-8", "surrogatepass")


def workbook_bytes(rows: Iterable[Sequence[Cell]], title: str) -> bytes:
    """Return an Excel workbook with one sheet whose texts are text.

    Parameters
    ----------
    rows
        The names of the columns, then the table.
    title
        What the sheet is called.

    Raises
    ------
    SeqnumError
        When a text is longer than a cell can hold.
    """
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell

    ready = [[_in_workbook(value, line) for value in row] for line, row in enumerate(rows, start=1)]
    book = Workbook(write_only=True)
    sheet = book.create_sheet(re.sub(r"[\[\]:*?/\\]", " ", title)[:31] or "1")
    for row in ready:
        cells = [WriteOnlyCell(sheet, value) for value in row]
        for cell in cells:
            if isinstance(cell.value, str):
                cell.data_type = "s"  # never a formula
                cell.number_format = "@"
        sheet.append(cells)
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


def _in_workbook(value: Cell, line: int) -> Cell:
    """Return a value as a workbook has it: a number of sixteen digits is a text there, an empty text no empty cell."""
    if value is None or isinstance(value, bool | float) or (isinstance(value, int) and _WHOLE.fullmatch(str(value))):
        return value
    text = _NO_XML.sub(lambda sign: f"_x{ord(sign[0]):04X}_", str(value))
    if not text or text.startswith(GUARD):
        text = GUARD + text
    if len(text) > LONGEST:
        raise SeqnumError("text.error.cell_too_long", line=line, most=LONGEST)
    return text


def from_workbook(text: str) -> str:
    r"""Return the text that a cell of a workbook of ours stands for.

    Examples
    --------
    >>> from_workbook("a_x0001_b"), from_workbook("_x005F_x0001_"), from_workbook("'")
    ('a\x01b', '_x0001_', '')
    """
    return _IN_ITS_PLACE.sub(lambda sign: chr(int(sign[1], 16)), text).removeprefix(GUARD)
