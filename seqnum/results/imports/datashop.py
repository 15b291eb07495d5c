"""DataShop: text with tabs, a line for each transaction (its help, "Tab-delimited format")."""

from __future__ import annotations

import csv
import io
from collections import Counter
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from seqnum.results.errors import ResultsError
from seqnum.results.imports.rows import OWN, Whole, foreign_attempt, moment, seconds, whole_of
from seqnum.results.imports.take import take_rows

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from seqnum.attempt import Attempt
    from seqnum.results.content import FileContent

STUDENT, OUTCOME = "Anon Student Id", "Outcome"
WHOLE = f"CF ({OWN})"
_OUTCOMES = {"correct": True, "ok": True, "incorrect": False, "error": False, "bug": False}


def is_datashop(text: str) -> bool:
    """Tell whether a text is a transaction table, perhaps below the line with which an export begins.

    Parameters
    ----------
    text
        With line feeds at the ends of lines.
    """
    return any({STUDENT, OUTCOME} <= set(line.split("\t")) for line in text.split("\n", 2)[:2])


def read_datashop(text: str, name: str) -> FileContent:
    """Read the answers of a transaction table; hints count with the answer after them.

    Parameters
    ----------
    text
        A text that :func:`is_datashop`.
    name
        What to call it in tables and reasons.
    """
    lines = text.split("\n")
    above = 0 if STUDENT in lines[0].split("\t") else 1
    rows = csv.DictReader(io.StringIO("\n".join(lines[above:])), delimiter="\t", quoting=csv.QUOTE_NONE, restval="")
    game = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
    hints: Counter[tuple[str, str]] = Counter()
    return take_rows(
        name, ((line, partial(_whole, row, game, line, hints)) for line, row in enumerate(rows, above + 2))
    )


def _whole(row: Mapping[str, str], game: str, line: int, hints: Counter[tuple[str, str]]) -> Whole | None:
    if row.get(WHOLE):
        return whole_of(row[WHOLE])
    card = row[STUDENT], _exercise(row)
    if row[OUTCOME].casefold().startswith("hint"):
        hints[card] += 1
        return None
    return Whole(_attempt(row, game, line, hints.pop(card, 0)))


def _attempt(row: Mapping[str, str], game: str, line: int, hints: int) -> Attempt:
    outcome = row[OUTCOME].casefold()
    if not row[STUDENT].strip():
        raise ResultsError("results.imports.nobody", line=line)
    if outcome not in _OUTCOMES:
        raise ResultsError("results.imports.bad_row", line=line)
    return foreign_attempt(
        correct=_OUTCOMES[outcome],
        exercise=_exercise(row),
        given=row.get("Input") or "",
        game_id=game,
        seq=line,
        turn=line,
        student=row[STUDENT],
        class_id=row.get("Class") or None,
        session_id=row.get("Session Id") or game,
        card_attempt=int(row.get("Attempt At Step") or 1),
        skill=next((value for head, value in row.items() if head and head.startswith("KC (") and value), None),
        hints=hints,
        time_to_answer=seconds(row.get("Duration (sec)") or ""),
        answered_at=_moment(row.get("Time") or "", row.get("Time Zone") or "UTC"),
        tz=row.get("Time Zone") or None,
        platform="DataShop",
    )


def _exercise(row: Mapping[str, str]) -> str:
    return row.get("Step Name") or row.get("Problem Name") or ""


def _moment(text: str, zone: str) -> datetime | None:
    """Return a moment: DataShop's times are local ones."""
    told = moment(text.replace("/", "-"))
    if told is None:
        return None
    try:
        return moment(str(told.replace(tzinfo=ZoneInfo(zone))))
    except (ZoneInfoNotFoundError, ValueError):
        return told
