"""Our own table of answers, as `Results.save` writes it, read again: CSV, a workbook or Parquet."""

from __future__ import annotations

import csv
import io
import json
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from seqnum.attempt import Attempt
from seqnum.cells import bare, from_workbook
from seqnum.match.result_code import NO_MOMENT
from seqnum.results.content import refused_file
from seqnum.results.errors import ResultsError
from seqnum.results.imports.rows import Whole
from seqnum.results.imports.take import take_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seqnum.results.content import FileContent

MAX_ROWS = 200_000
"""Of one table of answers."""

_FIELDS = {field.name: field for field in msgspec.structs.fields(Attempt)}
OWN_COLUMNS = tuple(field.name for field in _FIELDS.values() if field.required and field.name != "answered_at")
"""Columns by which a table of ours is known."""
_LISTS = frozenset(name for name, field in _FIELDS.items() if field.default == ())
_TEXTS = frozenset(
    name for name, field in _FIELDS.items() if "str" in str(field.type) and "tuple" not in str(field.type)
)


def read_own(text: str, name: str) -> FileContent:
    """Read a table of ours from the text of a CSV file.

    Parameters
    ----------
    text
        The text.
    name
        What to call it in tables and reasons.
    """
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        rows = [(reader.line_num, [bare(cell) for cell in cells]) for cells in reader if cells]
    except csv.Error:
        return refused_file(name, ResultsError("results.imports.damaged_table"))
    names = [cell or "" for cell in rows[0][1]]
    return _content(((line, dict(zip(names, cells, strict=False))) for line, cells in rows[1:]), name)


def read_workbook(data: bytes, name: str) -> FileContent | None:
    """Read a table of ours from the first sheet of a workbook; ``None`` where it is another's.

    Parameters
    ----------
    data
        The content of the file.
    name
        What to call it in tables and reasons.
    """
    from openpyxl import load_workbook

    try:
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
        rows = enumerate(book.worksheets[0].iter_rows(values_only=True), start=1)
        names = [str(cell) for cell in next(rows)[1]]
        if not set(OWN_COLUMNS) <= set(names):
            return None
        read = [(line, dict(zip(names, map(_as_it_was, cells), strict=False))) for line, cells in rows]
    except Exception:  # noqa: BLE001 - a damaged workbook fails in any of a hundred places; whoever reads it says so
        return None
    return _content(read, name)


def _as_it_was(cell: object) -> object:
    return from_workbook(cell) if isinstance(cell, str) else cell


def read_parquet(data: bytes, name: str) -> FileContent | None:
    """Read a table of ours from Parquet; ``None`` where it is another's.

    Parameters
    ----------
    data
        The content of the file.
    name
        What to call it in tables and reasons.
    """
    try:
        import pyarrow.parquet as pq

        file = pq.ParquetFile(io.BytesIO(data))
        if file.metadata.num_rows > MAX_ROWS:  # a small file may say one thing very often
            return refused_file(name, ResultsError("results.imports.too_many_rows", n=MAX_ROWS))
        frame = file.read().to_pandas()
    except ImportError:
        return refused_file(name, ResultsError("text.error.no_pyarrow"))
    except Exception:  # noqa: BLE001 - a damaged file fails in any of a hundred places
        return refused_file(name, ResultsError("results.imports.damaged_table"))
    if not set(OWN_COLUMNS) <= set(frame.columns):
        return None
    rows = enumerate(frame.astype(object).where(frame.notna(), None).to_dict("records"), start=1)
    return _content(((line, {str(key): value for key, value in row.items()}) for line, row in rows), name)


def _content(rows: Iterable[tuple[int, Mapping[str, Any]]], name: str) -> FileContent:
    return take_rows(name, ((line, partial(_whole, row)) for line, row in rows))


def _whole(row: Mapping[str, Any]) -> Whole:
    return Whole(_attempt(row), _yes(row.get("simulated")), row.get("provenance") == "unverified")


def _attempt(row: Mapping[str, Any]) -> Attempt:
    """Return the attempt of a row: cells of text are read as what the field is, values of Parquet are so already."""
    fields: dict[str, Any] = {"answered_at": NO_MOMENT}
    for name, value in row.items():
        if name not in _FIELDS or value is None:
            continue
        if name in _LISTS:
            fields[name] = tuple(json.loads(value)) if isinstance(value, str) else tuple(value)
        elif name == "answered_at":
            fields[name] = value.to_pydatetime() if hasattr(value, "to_pydatetime") else datetime.fromisoformat(value)
        elif name in _TEXTS:
            fields[name] = str(value)
        elif isinstance(value, str) and value.casefold() in {"true", "false"}:
            fields[name] = value.casefold() == "true"
        else:
            fields[name] = value
    return msgspec.convert(fields, Attempt, strict=False)


def _yes(value: object) -> bool | None:
    return None if value is None else str(value).casefold() == "true"
