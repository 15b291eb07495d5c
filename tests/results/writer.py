"""A tiny writer of match files, from nothing but the contract of their lines."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from seqnum.attempt import Attempt

MONDAY = datetime(2026, 11, 30, 8, 0, tzinfo=UTC)


def make_attempt(**changes: Any) -> Attempt:
    """Make an attempt that is right in every field but for the changes."""
    seq = changes.get("seq", 2)
    chosen = changes.get("chosen", "15")
    fields: dict[str, Any] = {
        "game_id": "g1",
        "seq": seq,
        "student": "Ana",
        "session_id": "s1",
        "turn": 1,
        "seat": 0,
        "side": 0,
        "rules_id": "classroom",
        "deck_id": "week3",
        "deck_hash": "abc",
        "item_id": "add_within_20:8+7",
        "item_text": "8 + 7",
        "skill": "add_within_20",
        "level": 2,
        "expected": "15",
        "chosen": chosen,
        "chosen_text": chosen,
        "n_correct_cells": 2,
        "n_open_cells": 60,
        "hand": ("add_within_20:8+7",),
        "correct": chosen == "15",
        "outcome": "correct" if chosen == "15" else "incorrect",
        "card_attempt": 1,
        "turns_held": 0,
        "answered_at": MONDAY + timedelta(seconds=int(seq)),
        "app_version": "0.1.0",
        "platform": "code",
    }
    return Attempt(**(fields | changes))


def header(game_id: str = "g1", kinds: tuple[str, ...] = ("person", "person"), **changes: Any) -> bytes:
    """Make the first line of a match file."""
    fields: dict[str, Any] = {
        "n": 1,
        "event": "match",
        "format": [1, 0],
        "game_id": game_id,
        "app_version": "0.1.0",
        "created_at": "2026-11-30T08:00:00Z",
        "lang": "en",
        "rules": "classroom",
        "deck": {"id": "week3"},
        "deck_hash": "abc",
        "seats": [{"name": f"Seat {side}", "side": side, "kind": kind} for side, kind in enumerate(kinds)],
        "starter": 0,
        "seed": "7",
        "order": [0, 1],
    }
    return msgspec.json.encode(fields | changes)


def line(attempt: Attempt, **changes: Any) -> bytes:
    """Make the line of one attempt, with fields of the JSON changed after it was made."""
    event = msgspec.to_builtins(attempt) | changes
    return msgspec.json.encode({"n": attempt.seq, "event": "attempt", "attempt": event, "move": None})


def match_file(*attempts: Attempt, **of_header: Any) -> bytes:
    """Make a whole match file."""
    game_id = of_header.pop("game_id", attempts[0].game_id if attempts else "g1")
    return b"".join(each + b"\n" for each in [header(game_id, **of_header), *map(line, attempts)])
