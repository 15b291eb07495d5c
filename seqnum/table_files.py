"""Tables as files: CSV, workbooks, Parquet."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from seqnum.cells import csv_bytes, workbook_bytes
from seqnum.errors import SeqnumError, quoted
from seqnum.saving import save_whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from seqnum.cells import Cell

KINDS = (".csv", ".xlsx", ".parquet")


def save(frame: pd.DataFrame, path: Path) -> Path:
    """Write a table as the ending of the file says; see `Table.save`.

    Parameters
    ----------
    frame
        The table.
    path
        The file.

    Raises
    ------
    SeqnumError
        For another ending, or when the file cannot be written.
    """
    kind = path.suffix.lower()
    if kind not in KINDS:
        raise SeqnumError("text.error.no_such_kind", file=quoted(path.name), kinds=", ".join(KINDS))
    if kind == ".parquet":
        data = _parquet(frame)
    else:
        data = csv_bytes(_rows(frame)) if kind == ".csv" else workbook_bytes(_rows(frame), path.stem)
    save_whole(path, data, SeqnumError)
    return path


def _rows(frame: pd.DataFrame) -> Iterator[Sequence[Cell]]:
    yield [str(name) for name in frame.columns]
    for row in frame.itertuples(index=False, name=None):
        yield [cell_of(value) for value in row]


def cell_of(value: object) -> Cell:
    """Return a value of a frame as a cell: a list as JSON, a moment in UTC as ISO 8601, what is missing as nothing.

    Parameters
    ----------
    value
        What a frame holds.

    Examples
    --------
    >>> cell_of(("a", "b")), cell_of(pd.NA), cell_of(float("nan")), cell_of(pd.Timestamp("2026-11-30", tz="UTC"))
    ('["a", "b"]', None, None, '2026-11-30T00:00:00+00:00')
    """
    if isinstance(value, tuple | list | dict):
        return json.dumps(value, ensure_ascii=False)
    if value is None or value is pd.NA or value is pd.NaT or (isinstance(value, float) and np.isnan(value)):
        return None
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, np.generic):
        return cell_of(value.item())
    return value if isinstance(value, bool | int | float | str) else str(value)


def _parquet(frame: pd.DataFrame) -> bytes:
    plain = pd.DataFrame(frame, copy=True)
    for name in frame.select_dtypes("object"):
        plain[name] = pd.Series([_listed(value) for value in frame[name]], plain.index, dtype="object")
    try:
        data: bytes = plain.to_parquet(None, engine="pyarrow", index=False)
    except ImportError as error:
        raise SeqnumError("text.error.no_pyarrow") from error
    return data


def _listed(value: object) -> object:
    """Return a list as Parquet has it; of a dictionary, JSON."""
    if isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    return list(value) if isinstance(value, tuple) else value
