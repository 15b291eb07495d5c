"""Which files a folder, a file or a list of them stands for, and what each is called."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from seqnum.match.demo import TRUTH
from seqnum.results.errors import ResultsError

CLUTTER = frozenset({"__MACOSX", "Thumbs.db", "desktop.ini", TRUTH})
"""What operating systems leave in folders, and what a made-up class does: who of it has which misconception."""

Source = str | os.PathLike[str] | Iterable[str | os.PathLike[str]]


def find_files(source: Source) -> dict[str, Path]:
    """Find the files to read, by the name they have in tables.

    A folder stands for everything in it and in its subfolders, hidden ones excepted (`.ipynb_checkpoints` holds old
    copies), and what operating systems leave there. A file found twice is read once.

    Parameters
    ----------
    source
        A folder, a file, or an iterable of them.

    Raises
    ------
    ResultsError
        When it is none of these, or is not there.
    """
    try:
        places = [Path(source)] if isinstance(source, (str, os.PathLike)) else [Path(place) for place in source]
    except TypeError as error:
        raise ResultsError("results.error.no_source", given=source) from error
    found: dict[Path, tuple[str, Path]] = {}
    for place in places:
        for short, path in _files_of(place):
            found.setdefault(path.resolve(), (short, path))
    used = Counter(short for short, _ in found.values())
    return {readable(short if used[short] == 1 else path.as_posix()): path for short, path in found.values()}


def readable(name: str) -> str:
    r"""Return a file's name as tables can hold it: a system may keep one in bytes that are no text.

    Examples
    --------
    >>> readable("Jos\udce9.jsonl")
    'Jos\\udce9.jsonl'
    """
    return name.encode("utf-8", "backslashreplace").decode()


def is_clutter(name: str) -> bool:
    """Tell whether a file or folder, or one it lies in, is hidden or left there by an operating system.

    Parameters
    ----------
    name
        A name, or a path with ``/`` in it that begins where it was found.

    Examples
    --------
    >>> [is_clutter(name) for name in ("__MACOSX/._ana.jsonl", ".DS_Store", "week3/ana.jsonl")]
    [True, True, False]
    """
    parts = name.split("/")
    return any((part.startswith(".") and part.strip(".")) or part in CLUTTER for part in parts)


def _files_of(place: Path) -> list[tuple[str, Path]]:
    try:
        if place.is_dir():
            paths = [Path(root, name) for root, name in _walk(place)]
            return sorted((path.relative_to(place).as_posix(), path) for path in paths)
        if place.is_file():
            return [(place.name, place)]
    except (OSError, ValueError):  # a name that no file can have, such as one with a zero byte
        pass
    raise ResultsError("results.error.nothing_there", path=str(place))


def _walk(folder: Path) -> list[tuple[str, str]]:
    found = []
    for root, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not is_clutter(name)]
        found += [(root, name) for name in names if not is_clutter(name) and Path(root, name).is_file()]
    return found
