"""The attempts as a pandas frame, one row each."""

from __future__ import annotations

from datetime import UTC, datetime
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec
import pandas as pd

from seqnum.attempt import Attempt
from seqnum.match.result_code import NO_MOMENT
from seqnum.tables import Table

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping

    from seqnum.match.log import SeatRecord
    from seqnum.results.content import Row

_FIELDS = tuple(each.name for each in msgspec.structs.fields(Attempt))

LISTS = ("skills_all", "standards", "open_distractors", "open_wrong", "hand", "misconceptions")
"""Columns that hold a tuple in each row."""

DTYPES: dict[str, str] = {
    **dict.fromkeys(_FIELDS, "string"),
    **dict.fromkeys(LISTS, "object"),
    **dict.fromkeys(("seq", "turn", "seat", "side", "n_correct_cells", "n_open_cells"), "int64"),
    **dict.fromkeys(("card_attempt", "turns_held", "hints"), "int64"),
    "level": "Int64",
    "correct": "boolean",
    "helped": "bool",
    **dict.fromkeys(("time_to_card", "time_to_answer", "focus_lost"), "float64"),
    "answered_at": "datetime64[us, UTC]",
    "opportunity": "Int64",
    "source_file": "string",
    "source_row": "int64",
    "provenance": "string",
    "simulated": "boolean",
}
"""The columns of the frame, in their order, and the dtype of each: the fields of `Attempt`, then what reading adds."""


def to_frame(
    rows: Iterable[Row],
    seats: Mapping[str, tuple[SeatRecord, ...]],
    provenance: str | None = None,
    sources: Mapping[str, str] | None = None,
    doubts: Mapping[str, Container[int]] | None = None,
) -> Table:
    """Put attempts into a frame, in the order in which they were given.

    What a simulated pupil answered that only kept somebody company is left out: it is no member of the class.
    Within a session the number of the event decides, as a clock may be set while a game runs; sessions are ordered by
    their first moment. Matches from codes, whose moment nobody knows, come first.

    Parameters
    ----------
    rows
        The attempts and where they were read.
    seats
        Who sat where, by game.
    provenance
        One value for all; left out, ``"ok"`` where a file tells who played, else ``"unverified"``.
    sources
        Files whose answers are no plain ``"ok"``: ``"repaired"``, ``"browser"``, ``"imported"``, or ``"code"`` where
        nobody knows the moment.
    doubts
        By file: the lines whose answers are ``"unverified"``.
    """
    sources = {} if sources is None else sources
    doubts = {} if doubts is None else doubts
    rows = [row for row in _in_order(list(rows)) if not _is_company(row.attempt, seats)]
    attempts = [row.attempt for row in rows]
    simulated = [_simulated(attempt, seats) for attempt in attempts]
    columns: dict[str, list[object]] = {name: list(map(attrgetter(name), attempts)) for name in _FIELDS}
    columns["answered_at"] = [
        None if attempt.answered_at == NO_MOMENT else _in_utc(attempt.answered_at) for attempt in attempts
    ]
    columns["expected"] = [attempt.expected or None for attempt in attempts]
    columns["opportunity"] = [None] * len(rows)
    columns["source_file"] = [row.file for row in rows]
    columns["source_row"] = [row.line for row in rows]
    columns["provenance"] = [
        provenance or _provenance(sources.get(row.file, "ok"), each, doubted=row.line in doubts.get(row.file, ()))
        for row, each in zip(rows, simulated, strict=True)
    ]
    columns["simulated"] = list(simulated)
    frame = Table({name: pd.Series(columns[name], dtype=dtype) for name, dtype in DTYPES.items()})
    frame["opportunity"] = opportunities(frame)
    return frame


def _provenance(source: str, simulated: bool | None, *, doubted: bool) -> str:
    """Other programs tell of nobody whether he is simulated; a match file that does not has lost its start."""
    return "unverified" if doubted or (simulated is None and source != "imported") else source


def _in_utc(moment: datetime) -> datetime:
    return moment if moment.tzinfo is UTC else moment.astimezone(UTC)


def _in_order(rows: list[Row]) -> list[Row]:
    starts: dict[tuple[str, str], datetime] = {}
    for row in rows:
        session = row.attempt.game_id, row.attempt.session_id
        starts[session] = min(row.attempt.answered_at, starts.get(session, row.attempt.answered_at))
    return sorted(
        rows,
        key=lambda row: (
            starts[row.attempt.game_id, row.attempt.session_id],
            row.attempt.game_id,
            row.attempt.seq,
        ),
    )


def _simulated(attempt: Attempt, seats: Mapping[str, tuple[SeatRecord, ...]]) -> bool | None:
    places = seats.get(attempt.game_id, ())
    return places[attempt.seat].kind == "pupil" if attempt.seat < len(places) else None


def _is_company(attempt: Attempt, seats: Mapping[str, tuple[SeatRecord, ...]]) -> bool:
    places = seats.get(attempt.game_id, ())
    return attempt.seat < len(places) and places[attempt.seat].company


def opportunities(frame: pd.DataFrame) -> pd.Series[int]:
    """Count, for each student and skill, the cards answered so far, from 1.

    A second try at a card has the number of its first. Nothing is counted where nothing was answered (a card swapped
    or a turn passed), nor without a skill.

    Parameters
    ----------
    frame
        Attempts in the order in which they were given.
    """
    answered = frame["correct"].notna() & frame["skill"].notna()
    first = answered & (frame["card_attempt"] == 1)
    count = first.groupby([frame["student"], frame["skill"]]).cumsum().astype("Int64").where(first)
    same_card = count.groupby([frame["game_id"], frame["student"], frame["item_id"]])
    return same_card.ffill().where(answered).astype("Int64")
