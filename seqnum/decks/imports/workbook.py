"""Rows of cells from an Excel workbook."""

from __future__ import annotations

import io
import zipfile
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from seqnum.decks.errors import DeckError
from seqnum.decks.imports.table import Row, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_ROWS = 100_000
"""Rows that are counted; far fewer are played with."""
MAX_COLUMNS = 30
MAX_UNPACKED = 50_000_000
"""Bytes; more than a thousand questions need, less than would fill the memory."""

DATE = "\N{CALENDAR}"
"""Stands before what the spreadsheet made a date of: what was written there is lost."""


def workbook_table(data: bytes, file: str) -> Table:
    """Return the rows of the first sheet with something on it.

    Parameters
    ----------
    data
        The file.
    file
        Its name, for messages.

    Raises
    ------
    DeckError
        When it cannot be read as a workbook, or unpacks to far too much.
    """
    with zipfile.ZipFile(io.BytesIO(data)) as parts:
        if sum(part.file_size for part in parts.infolist()) > MAX_UNPACKED:
            raise DeckError("decks.error.file_too_large", file=file, kilobytes=MAX_UNPACKED // 1000)
    try:
        return Table(next(filter(None, map(list, _sheets(data))), []))
    except DeckError:
        raise
    except Exception as error:  # a damaged workbook fails in any of a hundred places
        raise DeckError("decks.own.workbook", file=file) from error


def _sheets(data: bytes) -> Iterator[Iterator[Row]]:
    from openpyxl import load_workbook

    book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
    try:
        for sheet in book.worksheets:
            yield _rows(sheet)
    finally:
        book.close()


def _rows(sheet: Any) -> Iterator[Row]:
    for line, row in enumerate(sheet.iter_rows(max_row=MAX_ROWS, max_col=MAX_COLUMNS), 1):
        cells = [_text(cell.value, cell.number_format or "") for cell in row]
        if any(cells):
            yield Row(line, cells)


def _text(value: object, shown_as: str) -> str:
    """Return a value as the sheet shows it."""
    if value is None:
        return ""
    if isinstance(value, date | time | timedelta):
        return f"{DATE}{value.date() if isinstance(value, datetime) else value}"
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value).strip()
    if shown_as.rstrip("0?").endswith(("?/", "/")) and "?/" in shown_as:
        return _fraction(value)
    return f"{_digits(value * 100)}%" if "%" in shown_as else _digits(value)


def _digits(number: float) -> str:
    """Return a number as it was typed: a spreadsheet keeps fifteen digits."""
    short = f"{number:.15g}"
    return short if "e" not in short else f"{Decimal(short):f}"


def _fraction(number: float) -> str:
    whole, rest = divmod(Fraction(number).limit_denominator(999), 1)
    return f"{whole} {rest}" if whole > 0 and rest else str(whole + rest)
