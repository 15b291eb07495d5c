"""The event log of a match: JSON Lines, one event a line, on disk before anybody sees its consequence."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from seqnum.attempt import Attempt
from seqnum.engine import Rules
from seqnum.errors import SeqnumError
from seqnum.nesting import refuse_depth
from seqnum.reasons import reason

if TYPE_CHECKING:
    from io import FileIO

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
    player: Literal["random", "heuristic", "search"] | None = None
    """Which computer it is; ``None`` for one of somebody's own, and in older files."""
    level: int | None = None
    """How strong a heuristic computer plays."""
    seconds: float | None = None
    """How long a searching computer may think about a move."""
    games: int | None = None
    """How many games it plays out for one."""
    asks: int | None = None
    """The level of the questions this seat gets, where the deck has several."""
    misconceptions: tuple[str, ...] = ()
    """What a simulated pupil goes wrong by."""
    ability: float | None = None
    """How able a simulated pupil is, in logits."""
    speed: float | None = None
    """How fast a simulated pupil works."""
    company: bool = False
    """Whether a simulated pupil only keeps somebody company: its answers are not the class's."""


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
    ends_at: str | None = None
    """When the bell rings."""


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
    announce: bool = False
    """Whether a line was announced with it that its move does not show: it waits for another side, or was wrong."""
    line: int | None = None
    """Which of the lines to choose from was chosen with it."""
    reshuffle: tuple[int, ...] | None = None


class Moved(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="move", tag_field="event"):
    """A move without an answer: a computer's, a card that asks nothing, a chip on a number said before, a pass."""

    n: int
    seat: int | None
    """Who made it; ``None`` for the teacher's and the clock's."""
    move: str
    at: str
    reshuffle: tuple[int, ...] | None = None


class Checked(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="check", tag_field="event"):
    """What another side said to an answer that waited for it, and the move that follows."""

    n: int
    seat: int
    """Who said it."""
    agrees: bool
    move: str
    at: str
    reshuffle: tuple[int, ...] | None = None


class Judged(msgspec.Struct, frozen=True, kw_only=True, tag="judged", tag_field="event"):
    """What a partner said to an answer before the verdict, which goes by the number alone."""

    n: int
    of: int
    """The number of the event with that answer; 0 where it was given elsewhere and came by code."""
    seat: int
    """Who said it."""
    agrees: bool
    at: str


class Undone(msgspec.Struct, frozen=True, kw_only=True, tag="undo", tag_field="event"):
    """The last move was taken back. What was answered stays answered."""

    n: int
    of: int
    """The number of the event with that move."""
    seat: int
    """Whose move it was."""
    at: str


class Helped(msgspec.Struct, frozen=True, kw_only=True, tag="helped", tag_field="event"):
    """An answer was not one student's alone, as they said themselves afterwards."""

    n: int
    of: int
    """The number of the event with that answer."""
    at: str


class Hinted(msgspec.Struct, frozen=True, kw_only=True, tag="hint", tag_field="event"):
    """A student looked at a question like the one in hand, worked out."""

    n: int
    seat: int
    card: int
    item_text: str
    """What was shown, in English notation."""
    at: str


class LastRound(msgspec.Struct, frozen=True, kw_only=True, tag="last_round", tag_field="event"):
    """The last round before the bell was announced."""

    n: int
    until: int
    """The number of the turn it ends with."""
    at: str


class Received(msgspec.Struct, frozen=True, kw_only=True, tag="code", tag_field="event"):
    """What was played elsewhere came as a code: all steps from the deal on, those of this file first."""

    n: int
    code: str
    at: str


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag="end", tag_field="event"):
    """The game is over."""

    n: int
    winner: int | None
    reason: str
    at: str


Event = (
    Started
    | SessionStarted
    | Answered
    | Moved
    | Checked
    | Judged
    | Undone
    | Helped
    | Hinted
    | LastRound
    | Received
    | Ended
)
Step = Answered | Moved | Checked | Judged | Undone

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """What stands in a match file."""

    header: Started
    events: tuple[Event, ...]
    """All events, the header among them."""
    size: int
    """Bytes of whole lines."""
    torn: int
    """Bytes of a last line that was not written to its end."""


def says_line(event: Answered) -> bool:
    """Tell whether a line was announced with an answer."""
    return event.announce or (event.move is not None and "[" in event.move)


class _Version(msgspec.Struct, frozen=True):
    """Of a header, what every version has."""

    format: tuple[int, int] = FORMAT
    app_version: str = ""
    event: str = ""


class EventLog:
    """An append-only list of events, mirrored to a file line by line.

    Parameters
    ----------
    path
        The file, a new one; ``None`` keeps the events in memory only.
    stored
        What stands in the file already, if it is not new.
    """

    def __init__(self, path: Path | None, stored: StoredMatch | None = None) -> None:
        self.path = path
        self.events: list[Event] = [] if stored is None else [*stored.events]
        self._file = None if path is None else path.absolute()  # a notebook may change its folder
        self._size = 0 if stored is None else stored.size
        self._torn = 0 if stored is None else stored.torn

    def __len__(self) -> int:
        return len(self.events)

    def text(self) -> str:
        """Return all events as they stand in a file."""
        return "".join(f"{_encoder.encode(event).decode()}\n" for event in self.events)

    def append(self, event: Event) -> None:
        """Write one event through to the disk, then remember it.

        Raises
        ------
        MatchFileError
            When the file cannot be written or was changed by another session; nothing is remembered then.
        """
        if self._file is not None:
            self._write(self._file, _encoder.encode(event) + b"\n")
        self.events.append(event)

    def _write(self, path: Path, line: bytes) -> None:
        try:
            if self._size and not path.exists():
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
            # Without a buffer: what a full disk did not take must not be written later.
            with path.open("ab" if self._size else "xb", buffering=0) as file:
                if file.seek(0, os.SEEK_END) != self._size + self._torn:
                    raise MatchFileError("match.error.file_changed", file=str(path))
                if self._torn:
                    file.truncate(self._size)
                    self._torn = 0
                try:
                    _write_whole(file, line)
                except OSError:
                    with suppress(OSError):
                        file.truncate(self._size)  # a half-written line must not stay behind
                    raise
        except OSError as error:
            raise MatchFileError("match.error.cannot_write", file=str(path), reason=reason(error)) from error
        self._size += len(line)


def _write_whole(file: FileIO, line: bytes) -> None:
    if file.write(line) != len(line):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    os.fsync(file.fileno())


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
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise MatchFileError("match.error.cannot_read", file=str(path), reason=reason(error)) from error
    if len(data) > MAX_BYTES:
        raise MatchFileError("match.error.file_too_large", file=str(path), megabytes=MAX_BYTES // 1_000_000)
    return stored_match(data, path)


def stored_match(data: bytes, path: Path) -> StoredMatch:
    """Return what the content of a match file says; see :func:`read_match_file`."""
    size = data.rfind(b"\n") + 1
    lines = data[:size].split(b"\n")[:-1]
    if lines:
        _check_version(path, lines[0])
    events = tuple(_decode(path, number, line) for number, line in enumerate(lines, start=1))
    if not events or not isinstance(events[0], Started):
        raise MatchFileError("match.error.no_match_file", file=str(path))
    for number, event in enumerate(events, start=1):
        if event.n != number:
            raise MatchFileError("match.error.line_missing", file=str(path), line=number, found=event.n)
    return StoredMatch(events[0], events, size, len(data) - size)


def _check_version(path: Path, line: bytes) -> None:
    try:
        refuse_depth(line)
        version = msgspec.json.decode(line, type=_Version)
    except (msgspec.DecodeError, RecursionError):
        raise MatchFileError("match.error.no_match_file", file=str(path)) from None
    if version.format[0] > FORMAT[0]:
        raise MatchFileError("match.error.newer_format", file=str(path), version=version.app_version)
    if version.event == "shown":
        raise MatchFileError("match.error.browsers_copy", file=str(path))


def _decode(path: Path, number: int, line: bytes) -> Event:
    try:
        refuse_depth(line)
        return _decoder.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise MatchFileError("match.error.bad_line", file=str(path), line=number, reason=reason(error)) from error
