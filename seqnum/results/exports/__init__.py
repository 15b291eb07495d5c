"""Answers and marks for the programs of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.errors import quoted
from seqnum.results.days import DAYS, with_local_days
from seqnum.results.errors import ResultsError
from seqnum.results.exports.datashop import datashop_bytes
from seqnum.results.exports.xapi import xapi_bytes
from seqnum.saving import save_whole
from seqnum.table_files import KINDS, save

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

WRITERS = {"datashop": datashop_bytes, "xapi": xapi_bytes}


def save_attempts(frame: pd.DataFrame, path: Path, form: str | None) -> Path:
    """Write the frame of attempts; see `Results.save`.

    Parameters
    ----------
    frame
        The attempts.
    path
        The file.
    form
        ``"datashop"``, ``"xapi"``, or ``None`` for a table as the ending says.

    Raises
    ------
    ResultsError
        When there is no such format.
    """
    if form is None:
        return save(with_local_days(frame, DAYS) if path.suffix.lower() == ".parquet" else frame, path)
    if form not in WRITERS:
        known = ", ".join([*KINDS, *WRITERS])
        raise ResultsError("results.exports.no_format", given=quoted(form), formats=known)
    save_whole(path, WRITERS[form](frame), ResultsError)
    return path
