"""Spellings of a name that may be one pupil's: suggested, never put together without being told to."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
import pandas as pd

from seqnum.results.errors import ResultsError
from seqnum.tables import Table
from seqnum.text import say
from seqnum.text.folding import without_accents

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seqnum.results.content import FileContent, Row


def similar_names(frame: pd.DataFrame, lang: str) -> Table:
    """Return names that differ in nothing that makes another name; see `Results.similar_names`.

    Parameters
    ----------
    frame
        The answers.
    lang
        The language of what is said.
    """
    counts = frame["student"].value_counts(sort=False)
    groups: dict[str, list[str]] = defaultdict(list)
    for name in sorted(counts.index):
        groups[bare_name(name)].append(name)
    rows = []
    for names in groups.values():
        usual = max(names, key=lambda name: int(counts[name]))
        rows += [(name, int(counts[name]), usual, _difference(name, usual, lang)) for name in names if name != usual]
    columns = list(zip(*rows, strict=True)) or [()] * 4
    dtypes = {"student": "string", "attempts": "int64", "like": "string", "differs": "string"}
    pairs = zip(dtypes.items(), columns, strict=True)
    return Table({name: pd.Series(list(column), dtype=dtype) for (name, dtype), column in pairs})


def renamed(contents: Sequence[FileContent], names: Mapping[str, str], file: str | None) -> list[FileContent]:
    """Return what was read with other names; see `Results.renamed`.

    Parameters
    ----------
    contents
        What was read, file by file.
    names
        The new name of each old one.
    file
        Only in the games of this file, and in copies of them.

    Raises
    ------
    ResultsError
        When nobody is called so, a new name is none, or there is no such file.
    """
    if not isinstance(names, Mapping):
        raise ResultsError("results.names.no_names", given=names)
    rows = [row for content in contents for row in content.rows]
    games = {row.attempt.game_id for row in rows if file in (None, row.file)}
    if file is not None and not games:
        raise ResultsError("results.names.no_file", file=file)
    there = {row.attempt.student for row in rows if row.attempt.game_id in games}
    for old, new in names.items():
        if old not in there:
            raise ResultsError("results.diagnosis.no_student", student=old)
        if not isinstance(new, str) or not new.strip():
            raise ResultsError("results.names.no_name", given=new)

    def called(row: Row) -> Row:
        new = names.get(row.attempt.student) if row.attempt.game_id in games else None
        return row if new is None else row._replace(attempt=msgspec.structs.replace(row.attempt, student=new))

    return [replace(content, rows=[called(row) for row in content.rows]) for content in contents]


def _composed(name: str) -> str:
    return unicodedata.normalize("NFKC", name)


def _spaced(name: str) -> str:
    return re.sub(r"\s+", " ", name).strip()


_STEPS = {"stored": _composed, "spaces": _spaced, "capitals": str.casefold, "accents": without_accents}
"""What two spellings may differ in, and what takes the difference away."""


def bare_name(name: str, steps: Iterable[str] = tuple(_STEPS)) -> str:
    """Return what is left of a name without what two spellings of it may differ in.

    Parameters
    ----------
    name
        As somebody typed it.
    steps
        What to take away.

    Examples
    --------
    >>> bare_name(" JOSÉ ")
    'jose'
    """
    for step in steps:
        name = _STEPS[step](name)
    return name


def _difference(name: str, usual: str, lang: str) -> str:
    """Say what has to be taken away so that nothing differs, and no more than that."""
    steps = list(_STEPS)
    for step in reversed(_STEPS):
        others = [one for one in steps if one != step]
        if bare_name(name, others) == bare_name(usual, others):
            steps = others
    return ", ".join(say(f"results.names.differs.{step}", lang) for step in steps)
