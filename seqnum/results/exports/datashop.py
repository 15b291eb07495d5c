"""DataShop's transactions: text with tabs, a line for each answer (its help, "Tab-delimited format")."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from seqnum.errors import quoted
from seqnum.results.errors import ResultsError
from seqnum.results.exports.attempts import attempts_of
from seqnum.results.imports.datashop import OUTCOME, STUDENT, WHOLE

if TYPE_CHECKING:
    import pandas as pd

    from seqnum.results.imports.rows import Whole

LONGEST_ID = 55
"""Characters of an anonymous id."""
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
HEAD = (
    STUDENT, "Session Id", "Time", "Time Zone", "Student Response Type", "Tutor Response Type", "Level (Deck)",
    "Level (Game)", "Problem Name", "Problem View", "Step Name", "Attempt At Step", OUTCOME, "Selection", "Action",
    "Input", "KC (Default)", "Class", "CF (Expected)", "CF (Seconds)", "CF (Misconceptions)", "CF (Right Spaces)",
    "CF (Open Spaces)", WHOLE,
)  # fmt: skip


def datashop_bytes(frame: pd.DataFrame) -> bytes:
    """Return the attempts of a frame as DataShop imports them; skipped cards have no outcome.

    Parameters
    ----------
    frame
        As `Results.frame`.

    Raises
    ------
    ResultsError
        When a name is longer than an id may be.
    """
    lines = [HEAD, *(_line(whole) for whole in attempts_of(frame))]
    return "".join("\t".join(line) + "\n" for line in lines).encode("utf-8", "surrogatepass")


def _line(whole: Whole) -> tuple[str, ...]:
    one = whole.attempt
    if len(one.student) > LONGEST_ID:
        raise ResultsError("results.exports.long_id", student=quoted(one.student), most=LONGEST_ID)
    cells = (
        one.student,
        one.session_id or one.game_id,
        one.answered_at.strftime("%Y-%m-%d %H:%M:%S.") + f"{one.answered_at.microsecond // 1000:03}",
        "UTC",
        "ATTEMPT",
        "RESULT",
        one.deck_id or "-",
        one.game_id,
        one.item_id,
        "1",
        one.item_text,
        str(one.card_attempt),
        {True: "CORRECT", False: "INCORRECT", None: ""}[one.correct],
        one.chosen_cell or "",
        "place" if one.chosen_cell else "say",
        one.chosen or "",
        one.skill or "",
        one.class_id or "",
        one.expected,
        "" if one.time_to_answer is None else str(one.time_to_answer),
        ";".join(one.misconceptions),
        str(one.n_correct_cells),
        str(one.n_open_cells),
        msgspec.json.encode(whole).decode(),
    )
    return tuple(_CONTROLS.sub(" ", cell) for cell in cells[:-1]) + cells[-1:]
