"""Where matches are kept."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.match.errors import MatchError
from seqnum.match.log import Ended, MatchFileError, StoredMatch, read_match_file

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime
from seqnum.reasons import reason

SUFFIX = ".jsonl"
_NOT_IN_A_NAME = re.compile(r"[^\w-]|_")
_OF_A_NAME, _NAMES = 20, 4
"""Letters of a name, and names, that go into the name of a file."""


def usual_name(game_id: str, now: datetime) -> str:
    """Return the name of a new match's file. Players' names are not in it: file names get seen by everybody."""
    return f"{now:%Y-%m-%d-%H%M%S}-{game_id[:8]}{SUFFIX}"


def taken_along(game_id: str, created_at: str, names: Iterable[str]) -> str:
    """Return the name of a file that pupils take along and hand in: the day, who played, the game.

    Of names only letters and digits of any script stay, so that it is a file's name on every system and nothing else.

    Parameters
    ----------
    game_id, created_at, names
        Of the match.

    Examples
    --------
    >>> taken_along("3f2a9c41d0", "2026-11-30T09:15:00+00:00", ["Ana López", "../<b>17</b>"])
    '2026-11-30-Ana-López-b17b-3f2a9c41.jsonl'
    """
    words = [_NOT_IN_A_NAME.sub("", name.replace(" ", "-"))[:_OF_A_NAME].strip("-") for name in names]
    return "-".join([created_at[:10], *filter(None, words[:_NAMES]), f"{game_id[:8]}{SUFFIX}"])


def match_file(save: str | Path, game_id: str, now: datetime) -> Path:
    """Return the file for a new match.

    Parameters
    ----------
    save
        A folder, made if it is not there, or the path of a file that ends in ``.jsonl``.
    game_id
        Makes the name unique.
    now
        The time, so that the files sort by it.

    Raises
    ------
    MatchError
        When the folder cannot be made, or the file is there already.
    """
    path = Path(save)
    folder = path.parent if path.suffix == SUFFIX else path
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a null character, say
        raise MatchError("match.error.no_folder", folder=str(folder), reason=reason(error)) from error
    if path.suffix != SUFFIX:
        return path / usual_name(game_id, now)
    if path.exists():
        raise MatchError("match.error.file_exists", file=str(path))
    return path


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that was not played to its end."""

    path: Path
    stored: StoredMatch

    @property
    def names(self) -> tuple[str, ...]:
        """Who played, in the order of the seats."""
        return tuple(seat.name for seat in self.stored.header.seats)

    @property
    def people(self) -> tuple[str, ...]:
        """Those of them who can be asked whether they are here; all where nobody can."""
        return tuple(seat.name for seat in self.stored.header.seats if seat.kind == "person") or self.names


def find_unfinished(save: str | Path) -> Unfinished | None:
    """Return the newest match in a folder that was not played to its end; ``None`` if there is none.

    Parameters
    ----------
    save
        A folder, or the path of one file.
    """
    return next(iter(all_unfinished(save, most=1)), None)


def all_unfinished(save: str | Path, *, most: int) -> list[Unfinished]:
    """Return the matches in a folder that were not played to their end, the newest first.

    Files that are no matches are passed over.

    Parameters
    ----------
    save
        A folder, or the path of one file.
    most
        How many are enough.
    """
    found: list[Unfinished] = []
    path = Path(save)
    files = [path] if path.suffix == SUFFIX else path.glob(f"*{SUFFIX}")
    for file in sorted((one for one in files if one.is_file()), key=lambda one: one.stat().st_mtime_ns, reverse=True):
        try:
            stored = read_match_file(file)
        except MatchFileError:
            continue
        if not isinstance(stored.events[-1], Ended):
            found.append(Unfinished(file, stored))
        if len(found) == most:
            break
    return found


def short_ids(save: str | Path) -> set[str]:
    """Return the beginnings of the ids of all games whose files have the usual name in a folder.

    Parameters
    ----------
    save
        A folder, or the path of one file.
    """
    path = Path(save)
    files = [path] if path.suffix == SUFFIX else path.glob(f"*{SUFFIX}")
    return {file.stem.rpartition("-")[2] for file in files}
