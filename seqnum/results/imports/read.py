"""Which program wrote a file that is no match file: told from what stands in it, never from its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.decks.imports.encoding import decoded
from seqnum.decks.imports.text_table import text_table
from seqnum.decks.imports.typed_answers import has_exercises
from seqnum.decks.imports.workbook import workbook_table
from seqnum.results.content import FileContent, refused_file
from seqnum.results.errors import ResultsError
from seqnum.results.imports.datashop import is_datashop, read_datashop
from seqnum.results.imports.own import MAX_ROWS, OWN_COLUMNS, read_own, read_parquet, read_workbook
from seqnum.results.imports.sheet import is_sheet, read_sheet
from seqnum.results.imports.xapi import is_xapi, read_xapi
from seqnum.results.roster import NAMES, key

if TYPE_CHECKING:
    from seqnum.decks.imports.table import Table

_WORKBOOK = b"PK\x03\x04"
_PARQUET = b"PAR1"
_OURS = frozenset(OWN_COLUMNS) - frozenset(NAMES) | {"misconception"}
"""A table of answers that lost some of its columns is no list of a class, and what a demo's pupils think is none."""
MAX_HEAD = 4000
"""Bytes of the names of our columns."""


def read_foreign(data: bytes, name: str) -> FileContent | None:
    r"""Read the answers in a file of another program; ``None`` where there are none.

    Parameters
    ----------
    data
        The content of the file.
    name
        What to call it in tables and reasons.

    Examples
    --------
    >>> content = read_foreign(b"student;exercise;answer\nAna;8 + 7;14\nBen;8 + 7;15\n", "sheet.csv")
    >>> [(row.attempt.student, row.attempt.correct, row.attempt.expected) for row in content.rows]
    [('Ana', False, '15'), ('Ben', True, '15')]
    """
    if data.startswith(_PARQUET):
        return read_parquet(data, name)
    if data.startswith(_WORKBOOK):
        return _of_workbook(data, name)
    if is_xapi(data):
        return read_xapi(data, name)
    if set(OWN_COLUMNS) <= set(data[:MAX_HEAD].partition(b"\r\n")[0].decode("utf-8-sig", "replace").split(",")):
        return read_own(data.decode("utf-8-sig", "replace"), name)  # whatever signs are in it are somebody's answer
    text = decoded(data)
    return None if text is None or "\n" not in text.strip() else _of_text(text, name)


def _of_workbook(data: bytes, name: str) -> FileContent | None:
    try:
        table = workbook_table(data, name)  # which bounds what comes out of it
    except DeckError:
        return None
    return read_workbook(data, name) or _of_table(table, name)


def _of_text(text: str, name: str) -> FileContent | None:
    if is_datashop(text):
        return read_datashop(text, name)
    return _of_table(text_table(text), name)


def _of_table(table: Table, name: str) -> FileContent | None:
    if not table.rows:
        return None
    if len(table.rows) > MAX_ROWS:
        return refused_file(name, ResultsError("results.imports.too_many_rows", n=MAX_ROWS))
    if is_sheet(table):
        return read_sheet(table, name)
    return FileContent(name, class_list=True) if _is_class_list(table) else None


def _is_class_list(table: Table) -> bool:
    """Tell whether a table names pupils, and nothing that they answered: a roster that lies in the same folder."""
    heads = {key(cell) for cell in table.rows[0].cells}
    return bool(heads & set(NAMES)) and len(table.rows) > 1 and not heads & _OURS and not has_exercises(table)
