"""One match file: its attempts, and a reason for every line that cannot be one."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, TypeVar

import msgspec

from seqnum.attempt import Attempt
from seqnum.match.log import FORMAT, SeatRecord
from seqnum.nesting import refuse_depth
from seqnum.results.content import FileContent, Refusal, Row, dealing, refused_file
from seqnum.results.errors import ResultsError
from seqnum.results.imports import read_foreign
from seqnum.results.impossible import impossible_field
from seqnum.results.judgements import Word
from seqnum.results.operands import operands_of
from seqnum.results.pasted import has_codes, read_codes
from seqnum.results.resaved import as_written
from seqnum.results.shown import told_by_deck, with_answer

if TYPE_CHECKING:
    from seqnum.results.unpacking import Piece

Event = TypeVar("Event")

MAX_HEADER = 4_000_000
"""Bytes of the longest line: a header with its whole deck."""
MAX_ATTEMPT = 64_000
"""Bytes of the longest line with an answer; it bounds every text in the frame."""
MAX_REFUSED = 1000
"""A file with more unreadable lines is no match file that was damaged on its way."""

_TAKEN_APART = re.compile(rb'\{"\w+":"?\w+"*[;,\t]"?\w+:')
"""How a file begins whose lines a spreadsheet took for cells: it drops the quotes where a cell begins."""


class _Envelope(msgspec.Struct, frozen=True):
    """What every line of a match file has, in this version and in later ones."""

    n: int
    event: str
    format: tuple[int, int] = FORMAT
    app_version: str = ""
    attempt: msgspec.Raw = msgspec.Raw(b"null")
    of: int = 0
    seat: int | None = None
    agrees: bool = False


class _Header(msgspec.Struct, frozen=True):
    """Of the first line, what results need: they deal no game, so a deck may be one we know nothing of."""

    game_id: str
    seats: tuple[SeatRecord, ...]
    deck: msgspec.Raw = msgspec.Raw(b"{}")
    deck_hash: str = ""
    deck_code: str | None = None
    seed: str = ""
    order: tuple[int, ...] = ()


_envelopes = msgspec.json.Decoder(_Envelope)
_headers = msgspec.json.Decoder(_Header)
_attempts = msgspec.json.Decoder(Attempt)


def read_piece(piece: Piece) -> FileContent:
    """Read one file that was found in a folder or a zip file.

    Parameters
    ----------
    piece
        Its name and content, or the reason why there is none.
    """
    if isinstance(piece.data, ResultsError):
        return refused_file(piece.name, piece.data)
    return read_lines(piece.data, piece.name)


def read_lines(data: bytes, name: str) -> FileContent:
    r"""Read the lines of a match file, or the codes in it; whatever it holds, the worst that comes back is a reason.

    Parameters
    ----------
    data
        The content of the file.
    name
        What to call it in tables and reasons.

    Examples
    --------
    >>> content = read_lines(b'{"n":1,"event":"session"}\nwhat is this\n{"n":2,"event":"mo', "ana.jsonl")
    >>> [str(refusal.why) for refusal in content.refusals], content.torn
    (['Line 2 is cut or was changed by hand, so it was left out.'], True)
    """
    if not data.strip():
        return refused_file(name, ResultsError("results.error.empty_file"))
    written, repairs = as_written(data)
    if b'"event"' in written:
        return _read_events(written, FileContent(name, repairs=repairs))
    if has_codes(written):
        return read_codes(written, name)
    foreign = read_foreign(data, name)
    if foreign is not None:
        return foreign
    return refused_file(name, ResultsError("results.error.not_a_match_file"))


def _read_events(data: bytes, content: FileContent) -> FileContent:
    name = content.name
    for number, raw in enumerate(io.BytesIO(data), start=1):
        if raw.isspace():
            continue
        try:
            _read_line(raw, number, content)
        except ResultsError as why:
            if _is_torn(raw, why):
                content.torn = True
                continue
            content.refusals.append(Refusal(name, number, why))
            if why.key == "results.error.newer_format":
                break
            if len(content.refusals) > MAX_REFUSED:
                content.refusals[-1] = Refusal(name, number, _too_many(number))
                break
    if content.refusals and not content.events and content.refusals[0].why.key != "results.error.newer_format":
        key = "results.files.taken_apart" if _TAKEN_APART.match(data) else "results.error.not_a_match_file"
        return refused_file(name, ResultsError(key))
    return content


def _too_many(line: int) -> ResultsError:
    return ResultsError("results.error.too_many_bad_lines", n=MAX_REFUSED, line=line)


def _is_torn(raw: bytes, why: ResultsError) -> bool:
    """Only the last line has no end; one that was cut begins like an event and nobody was shown its consequence."""
    return why.key == "results.error.bad_line" and not raw.endswith(b"\n") and raw.startswith(b"{")


def _read_line(raw: bytes, number: int, content: FileContent) -> None:
    if len(raw) > MAX_HEADER:
        raise ResultsError("results.error.long_line", line=number)
    envelope = _decode(_envelopes, raw, number)
    if envelope.event in ("match", "shown"):
        _read_header(envelope, raw, number, content)
    elif envelope.event == "attempt":
        if len(raw) > MAX_ATTEMPT:
            raise ResultsError("results.error.long_line", line=number)
        content.rows.append(Row(_read_attempt(envelope, number, content), content.name, number))
    elif envelope.event == "helped":
        _note_help(content, envelope.of)
    elif envelope.event == "judged" and envelope.seat is not None and envelope.seat >= 0:
        content.said.setdefault(content.game, []).append(Word(envelope.of, envelope.seat, envelope.agrees))
    content.events += 1


def _read_header(envelope: _Envelope, raw: bytes, number: int, content: FileContent) -> None:
    if envelope.format[0] > FORMAT[0]:
        raise ResultsError("results.error.newer_format", version=envelope.app_version[:40])
    header = _decode(_headers, raw, number)
    content.seats.setdefault(header.game_id, header.seats)
    names = tuple(seat.name for seat in header.seats)
    content.dealt.setdefault(header.game_id, dealing(header.deck_hash, header.seed, header.order, names))
    content.operands |= operands_of(header.deck)
    content.game = header.game_id
    if envelope.event == "shown":
        content.shown[header.game_id] = header.deck_code or ""
        content.operands |= told_by_deck(header.deck_code or "")[1]


def _read_attempt(envelope: _Envelope, number: int, content: FileContent) -> Attempt:
    attempt = _decode(_attempts, envelope.attempt, number, whole="attempt")
    if not attempt.expected and attempt.game_id in content.shown:
        attempt = with_answer(attempt, content.shown[attempt.game_id])
    wrong = impossible_field(attempt)
    if wrong:
        raise ResultsError("results.error.bad_field", line=number, field=wrong)
    if attempt.skill is not None and "?" in f"{attempt.expected}{attempt.chosen}":  # no number has one
        raise ResultsError("results.files.lost_sign", line=number)
    return attempt


def _note_help(content: FileContent, of: int) -> None:
    """Mark an answer as found together; it stands in the same game, so it is the last of that number."""
    for index in range(len(content.rows) - 1, -1, -1):
        row = content.rows[index]
        if row.attempt.seq == of:
            content.rows[index] = row._replace(attempt=msgspec.structs.replace(row.attempt, helped=True))
            return


def _decode(decoder: msgspec.json.Decoder[Event], raw: bytes | msgspec.Raw, number: int, whole: str = "event") -> Event:
    try:
        if isinstance(raw, bytes):
            refuse_depth(raw)
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise ResultsError("results.error.bad_field", line=number, field=_field_of(str(error)) or whole) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise ResultsError("results.error.bad_line", line=number) from error


def _field_of(complaint: str) -> str | None:
    """Take the field's name out of msgspec's English sentence; it has none when the whole is no object."""
    missing = re.search(r"field `([a-z_]+)`", complaint)
    within = re.search(r" - at `\$\.([a-z_]+)", complaint)
    found = missing or within
    return found[1] if found else None
