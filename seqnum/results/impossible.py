"""Values that no match writes, in records whose types are right."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seqnum.attempt import Attempt

MAX_COUNT = 2**31


def impossible_field(attempt: Attempt) -> str | None:
    """Name the first field whose value cannot have come from a match, if any.

    Parameters
    ----------
    attempt
        An attempt whose types are right.
    """
    for name in ("seq", "card_attempt", "turn"):
        if not 1 <= getattr(attempt, name) < MAX_COUNT:
            return name
    for name in ("seat", "side", "n_correct_cells", "n_open_cells", "turns_held", "hints", "level"):
        if not 0 <= (getattr(attempt, name) or 0) < MAX_COUNT:
            return name
    for name in ("time_to_card", "time_to_answer", "focus_lost"):
        if (getattr(attempt, name) or 0) < 0:
            return name
    if {"correct": True, "incorrect": False, "skipped": None, "passed": None}.get(
        attempt.outcome, attempt.correct
    ) is not attempt.correct:
        return "correct"
    return None if _is_a_moment(attempt) else "answered_at"


def _is_a_moment(attempt: Attempt) -> bool:
    zone = attempt.answered_at.tzinfo
    if zone is None or zone is UTC:
        return zone is UTC
    try:
        attempt.answered_at.astimezone(UTC)
    except OverflowError:
        return False
    return True
