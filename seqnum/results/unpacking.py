"""What a file holds: itself, or, if it is a zip file, everything in it, read without writing anything to the disk."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from seqnum.match.log import MAX_BYTES
from seqnum.reasons import reason
from seqnum.results.errors import ResultsError
from seqnum.results.sources import is_clutter

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MAX_DEPTH = 5
"""Zip files in zip files: a class's of a school's of a year's, and two to spare."""
MAX_ENTRIES = 5_000
"""Files in one zip file, those of zip files in it among them."""
MAX_UNPACKED = 200_000_000
"""Bytes in one zip file when unpacked: two thousand matches."""
INSIDE = " › "
"""Stands between a zip file's name and what is in it."""

_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
_OFFICE = frozenset({"[Content_Types].xml", "mimetype"})
"""What documents of office programs, which are zip files too, have and a folder of results has not."""
_WORKBOOK = "xl/workbook.xml"
"""What a workbook of Excel has; its rows may be answers."""
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, OverflowError, NotImplementedError,
)  # fmt: skip


class Piece(NamedTuple):
    """One file, or the reason why it cannot be had."""

    name: str
    data: bytes | ResultsError


@dataclass(slots=True)
class _Budget:
    """What may still come out of one zip file: what its own list says of sizes may be a lie."""

    entries: int = MAX_ENTRIES
    bytes: int = MAX_UNPACKED
    names: Counter[str] = field(default_factory=Counter)

    def unique(self, name: str) -> str:
        """Tell two files of one name apart; a zip file may hold such."""
        self.names[name] += 1
        return name if self.names[name] == 1 else f"{name} ({self.names[name]})"


class _Exhausted(ResultsError):
    """More comes out of a zip file than any class hands in."""


def unpack(path: Path, name: str) -> Iterator[Piece]:
    """Yield the content of a file; of a zip file, that of everything in it and in zip files in it.

    Told by its first bytes, not by its name, which may have been lost on the way. Nothing is written to the disk.

    Parameters
    ----------
    path
        The file.
    name
        What to call it in tables and reasons.
    """
    try:
        with path.open("rb") as file:
            start = file.read(len(_ZIP[0]))
            if start not in _ZIP:
                yield _whole(name, start + file.read(MAX_BYTES + 1 - len(start)))
                return
            yield from _unzip(file, name, _Budget(), depth=1)
    except _Exhausted as why:
        yield Piece(name, why)
    except OSError as error:
        yield Piece(name, ResultsError("results.error.cannot_open", reason=reason(error)))


def _whole(name: str, data: bytes) -> Piece:
    too_large = ResultsError("results.error.too_large", megabytes=MAX_BYTES // 1_000_000)
    return Piece(name, data if len(data) <= MAX_BYTES else too_large)


def _unzip(file: io.BufferedIOBase, name: str, budget: _Budget, depth: int) -> Iterator[Piece]:
    if depth > MAX_DEPTH:
        yield Piece(name, ResultsError("results.files.too_deep", n=MAX_DEPTH))
        return
    try:
        archive = zipfile.ZipFile(file)
    except _DAMAGED:
        yield Piece(name, ResultsError("results.files.damaged_zip"))
        return
    with archive:
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
        names = {entry.filename for entry in entries}
        if _WORKBOOK in names:
            file.seek(0)
            yield _whole(name, file.read(MAX_BYTES + 1))
            return
        if _OFFICE & names:
            yield Piece(name, ResultsError("results.error.not_a_match_file"))
            return
        for entry in entries:
            short = entry.filename.replace("\\", "/")  # some programs of Windows write it so
            if is_clutter(short):
                continue
            _count(budget, 1, 0)
            yield from _entry(archive, entry, budget.unique(f"{name}{INSIDE}{short}"), budget, depth)


def _entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str, budget: _Budget, depth: int) -> Iterator[Piece]:
    if _leads_outside(entry.filename.replace("\\", "/")):
        yield Piece(name, ResultsError("results.files.leads_outside"))
        return
    if entry.flag_bits & 1:
        yield Piece(name, ResultsError("results.files.locked_zip"))
        return
    try:
        with archive.open(entry) as file:
            data = file.read(min(MAX_BYTES, budget.bytes) + 1)
    except _DAMAGED:
        yield Piece(name, ResultsError("results.files.damaged_entry"))
        return
    _count(budget, 0, len(data))
    if data.startswith(_ZIP) and len(data) <= MAX_BYTES:
        yield from _unzip(io.BytesIO(data), name, budget, depth + 1)
    else:
        yield _whole(name, data)


def _count(budget: _Budget, entries: int, size: int) -> None:
    budget.entries -= entries
    budget.bytes -= size
    if budget.entries < 0 or budget.bytes < 0:
        raise _Exhausted("results.files.too_much", files=MAX_ENTRIES, megabytes=MAX_UNPACKED // 1_000_000)


def _leads_outside(name: str) -> bool:
    """Tell whether a name is none of a file in a folder. We write nothing, but nobody honest makes such a zip file."""
    return name.startswith("/") or ".." in name.split("/") or re.match(r"[A-Za-z]:", name) is not None
