"""What an answer of another program becomes: an attempt, with a skill and its mistakes where the exercise is known."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from seqnum.attempt import Attempt
from seqnum.decks.imports.diagnose_typed import diagnose_typed, question_of
from seqnum.errors import SeqnumError
from seqnum.match.log import SeatRecord
from seqnum.match.result_code import NO_MOMENT
from seqnum.maths import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_REMEMBERED = 5000
_HERE: dict[str, Any] = {
    "session_id": "",
    "turn": 1,
    "seat": 0,
    "side": 0,
    "rules_id": "",
    "deck_id": "",
    "deck_hash": "",
    "n_correct_cells": 0,
    "n_open_cells": 0,
    "card_attempt": 1,
    "turns_held": 0,
    "app_version": "",
    "tz": "UTC",
}
"""What other programs know nothing of."""

OWN = "seqnum"
"""The name under which an attempt of ours travels whole in other programs' files."""


class Whole(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attempt of ours with what reading had added."""

    attempt: Attempt
    simulated: bool | None = None
    unverified: bool = False


_whole = msgspec.json.Decoder(Whole)


def whole_of(text: str | bytes) -> Whole:
    """Return an attempt of ours that travelled as JSON.

    Raises
    ------
    msgspec.DecodeError
        When it is none.
    """
    return _whole.decode(text)


def foreign_attempt(
    *, correct: bool | None, exercise: str, given: str | None, lang: str = "en", **known: Any
) -> Attempt:
    """Make an attempt of what another program tells.

    Where the exercise can be read, and its answer agrees with what the program says, the right number, the skill and
    the mistakes that give the number are ours.

    Parameters
    ----------
    correct
        Whether the program says it was right; ``None`` where it does not say.
    exercise, given
        What was asked and answered, as written.
    lang
        The language of decimal marks in both.
    **known
        Further fields of the attempt.
    """
    ours = {**_diagnosed(exercise, given, lang)} if given is not None else {}
    if correct is not None and ours.get("correct", correct) is not correct:
        ours = {}
    fields = {
        "item_id": f"own:{exercise}",
        "item_text": exercise,
        "expected": given if correct and given else "",
        "chosen": given,
        "chosen_text": given,
        "correct": correct,
        "answered_at": NO_MOMENT,
    }
    attempt = _HERE | fields | ours | {name: value for name, value in known.items() if value is not None}
    attempt["outcome"] = {True: "correct", False: "incorrect", None: "skipped"}[attempt["correct"]]
    attempt["skills_all"] = attempt.get("skills_all") or tuple(filter(None, [attempt.get("skill")]))
    return Attempt(**attempt)


@lru_cache(_REMEMBERED)
def _diagnosed(exercise: str, given: str, lang: str) -> Mapping[str, Any]:
    """Return what we know of an answer; nothing where we cannot read it."""
    try:
        said = diagnose_typed(exercise, given, lang)
        question = question_of(exercise, said.answer, lang)
    except SeqnumError:
        return {}
    known = {} if question is None else {"item_id": question.id, "skill": question.skill, "level": question.level}
    return {
        **known,
        "expected": canonical(said.answer),
        "chosen": canonical(said.given),
        "correct": said.correct,
        "misconceptions": said.misconceptions,
    }


def seats_of(attempts: Iterable[tuple[Attempt, bool | None]]) -> dict[str, tuple[SeatRecord, ...]]:
    """Return who sat where, by game, as far as answers tell it: for every game of which it is known who is simulated.

    Parameters
    ----------
    attempts
        The attempts, each with whether a simulated pupil gave it.
    """
    known: dict[str, dict[int, SeatRecord]] = {}
    for one, simulated in attempts:
        if simulated is not None:
            kind = "pupil" if simulated else "person"
            seat = SeatRecord(name=one.student, side=one.side, kind=kind)  # type: ignore[arg-type]
            known.setdefault(one.game_id, {}).setdefault(one.seat, seat)
    nobody = SeatRecord(name="", side=0, kind="computer")
    return {
        game: tuple(seats.get(at, nobody) for at in range(max(seats) + 1))
        for game, seats in known.items()
        if max(seats) < 64
    }


def moment(text: str) -> datetime | None:
    """Return the moment that a text tells for certain, ISO 8601; without a zone it is UTC.

    Examples
    --------
    >>> moment("2026-11-30 08:15:00"), moment("30/11/26")
    (datetime.datetime(2026, 11, 30, 8, 15, tzinfo=datetime.timezone.utc), None)
    """
    if not re.match(r"\d{4}-\d{2}-\d{2}", text):
        return None
    try:
        told = datetime.fromisoformat(text)
        return told.replace(tzinfo=UTC) if told.tzinfo is None else told.astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def seconds(text: str) -> float | None:
    """Return a time in seconds, also with a decimal comma; ``None`` where there is none.

    Examples
    --------
    >>> seconds("3,25"), seconds("."), seconds("-1")
    (3.25, None, None)
    """
    number = text.strip().replace(",", ".")
    return float(number) if re.fullmatch(r"\d{1,9}(\.\d+)?", number) else None
