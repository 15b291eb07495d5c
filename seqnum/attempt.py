"""One student's one answer to one card: the record that a match writes and results read."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

Outcome = Literal["correct", "incorrect", "dead_claim", "skipped", "passed", "timeout", "illegal"]


class Attempt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One answer, as it stands in a match file and, one row each, in the results frame.

    Times are in seconds on a monotonic clock; ``correct`` is ``None`` where nothing was answered (a pass, a skip),
    never ``False``. ``game_id`` and ``seq`` together are the key.
    """

    game_id: str
    seq: int
    """Number of the event within its match, from 1."""
    student: str
    """List number or name as in the pupil's own file, a keyed hash once pseudonymised."""
    class_id: str | None = None
    session_id: str
    """One life of a kernel."""
    turn: int
    """1-based within the game."""
    seat: int
    side: int
    rules_id: str
    deck_id: str
    deck_hash: str
    item_id: str
    """Stable id of the card, the same in every deck that holds it."""
    item_text: str
    """The question as plain text, in English notation."""
    skill: str | None = None
    """Exactly one; ``None`` for a teacher's own question."""
    skills_all: tuple[str, ...] = ()
    standards: tuple[str, ...] = ()
    level: int | None = None
    expected: str
    """Canonical exact text, whatever form the board shows: ``1/2`` for ``0.5``, ``-3``, ``2√3``."""
    chosen: str | None = None
    """Canonical exact text of what was chosen or said; ``None`` for a skip or pass."""
    chosen_text: str | None = None
    """As written: an unreduced ``6/8`` is a different answer from ``3/4``."""
    chosen_cell: str | None = None
    """``r03c05``; ``None`` for a number that was said."""
    n_correct_cells: int
    """Open spaces that hold the right number."""
    n_open_cells: int
    """Open spaces altogether; the guess rate is ``n_correct_cells / n_open_cells``."""
    open_distractors: tuple[str, ...] = ()
    """Ids of the misconceptions whose wrong answer stood on an open space."""
    open_wrong: tuple[str, ...] = ()
    """The wrong answers that misconceptions give, canonical, one entry for each open space that showed one."""
    hand: tuple[str, ...] = ()
    """Item ids of the question cards held, this one among them."""
    correct: bool | None = None
    outcome: Outcome
    card_attempt: int
    """1-based since the card was drawn; accuracy counts the first."""
    turns_held: int
    """Turns of this seat that ended while the card was in hand."""
    helped: bool = False
    time_to_card: float | None = None
    time_to_answer: float | None = None
    focus_lost: float | None = None
    hints: int = 0
    misconceptions: tuple[str, ...] = ()
    """Ids of the misconceptions that give the chosen number; candidates, not a diagnosis."""
    answered_at: datetime
    """UTC."""
    tz: str = "UTC"
    app_version: str
    platform: str
