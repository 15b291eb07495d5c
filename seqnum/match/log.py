"""The event log of a match: JSON Lines, one event a line, on disk before anybody sees its consequence."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from seqnum.attempt import Attempt
from seqnum.engine import Rules
from seqnum.errors import SeqnumError

FORMAT = (1, 0)
MAX_BYTES = 20_000_000
SeatKind = Literal["person", "computer", "pupil"]


class MatchFileError(SeqnumError):
    """A match file that cannot be read, continued or written."""


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits where, as the header of a match file says it."""

    name: str
    side: int
    kind: SeatKind
    level: int | None = None
    """How strong a computer plays."""


class Started(msgspec.Struct, frozen=True, kw_only=True, tag="match", tag_field="event"):
    """The header: all that is needed to deal the same game again."""

    n: int
    format: tuple[int, int]
    game_id: str
    app_version: str
    created_at: str
    lang: str
    rules: Rules
    sides: int
    deck: msgspec.Raw
    deck_hash: str
    class_id: str | None
    seats: tuple[SeatRecord, ...]
    starter: int
    seed: str
    order: tuple[int, ...]


class SessionStarted(msgspec.Struct, frozen=True, kw_only=True, tag="session", tag_field="event"):
    """A kernel took the match up."""

    n: int
    session_id: str
    started_at: str
    tz: str
    platform: str
    app_version: str


class Answered(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="attempt", tag_field="event"):
    """One student's answer and the move that follows from it."""

    n: int
    card: int
    attempt: Attempt
    move: str | None = None
    reshuffle: tuple[int, ...] | None = None


class Moved(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="move", tag_field="event"):
    """A move without an answer: a computer's, a wild or remove card, a chip on a number said before, a pass."""

    n: int
    seat: int
    move: str
    at: str
    reshuffle: tuple[int, ...] | None = None


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag="end", tag_field="event"):
    """The game is over."""

    n: int
    winner: int | None
    reason: str
    at: str


Event = Started | SessionStarted | Answered | Moved | Ended
Step = Answered | Moved

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class EventLog:
    """An append-only list of events, mirrored to a file line by line.

    Parameters
    ----------
    path
        The file; ``None`` keeps the events in memory only.
    events
        Events that are in the file already.
    size
        The file's size in bytes as we know it; another size means that somebody else writes to it.
    """

    def __init__(self, path: Path | None, events: list[Event] | None = None, size: int = 0) -> None:
        self.path = path
        self.events: list[Event] = [] if events is None else events
        self._size = size

    @classmethod
    def continued(cls, path: Path, stored: StoredMatch) -> EventLog:
        """Return the log of a file that was read, ready for more; a torn last line is cut off.

        Raises
        ------
        MatchFileError
            When the file cannot be written.
        """
        try:
            os.truncate(path, stored.size)
        except OSError as error:
            raise MatchFileError("match.error.cannot_write", file=str(path), reason=error.strerror or error) from error
        return cls(path, stored.events, stored.size)

    def __len__(self) -> int:
        return len(self.events)

    def append(self, event: Event) -> None:
        """Write one event through to the disk, then remember it.

        Raises
        ------
        MatchFileError
            When the file cannot be written or was changed by another session; nothing is remembered then.
        """
        if self.path is not None:
            self._write(self.path, _encoder.encode(event) + b"\n")
        self.events.append(event)

    def _write(self, path: Path, line: bytes) -> None:
        try:
            with path.open("ab") as file:
                if file.tell() != self._size:
                    raise MatchFileError("match.error.file_changed", file=str(path))
                try:
                    file.write(line)
                    file.flush()
                    os.fsync(file.fileno())
                except OSError:
                    os.truncate(path, self._size)  # a half-written line must not stay behind
                    raise
        except OSError as error:
            raise MatchFileError("match.error.cannot_write", file=str(path), reason=error.strerror or error) from error
        self._size += len(line)


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """What stands in a match file: its header, the events after it, and how many bytes of it are whole lines."""

    header: Started
    events: list[Event]
    size: int


def read_match_file(path: str | Path) -> StoredMatch:
    """Read a match file; a torn last line is left out, as its event was never shown to anybody.

    Parameters
    ----------
    path
        The file.

    Raises
    ------
    MatchFileError
        When it is no match file, too large, of a newer format, or has a line that makes no sense.
    """
    path = Path(path)
    try:
        if path.stat().st_size > MAX_BYTES:
            raise MatchFileError("match.error.file_too_large", file=str(path), megabytes=MAX_BYTES // 1_000_000)
        data = path.read_bytes()
    except OSError as error:
        raise MatchFileError("match.error.cannot_read", file=str(path), reason=error.strerror or error) from error
    size = data.rfind(b"\n") + 1
    events = [_decode(path, number, line) for number, line in enumerate(data[:size].split(b"\n")[:-1], start=1)]
    if not events or not isinstance(events[0], Started):
        raise MatchFileError("match.error.no_match_file", file=str(path))
    header = events[0]
    if header.format[0] > FORMAT[0]:
        raise MatchFileError("match.error.newer_format", file=str(path), version=header.app_version)
    for number, event in enumerate(events, start=1):
        if event.n != number:
            raise MatchFileError("match.error.line_missing", file=str(path), line=number, found=event.n)
    return StoredMatch(header, events, size)


def _decode(path: Path, number: int, line: bytes) -> Event:
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise MatchFileError("match.error.bad_line", file=str(path), line=number, reason=str(error)) from error
