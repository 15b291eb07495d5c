"""Cards that pupils swapped, held for long, or never tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from seqnum.errors import SeqnumError
from seqnum.maths import SKILLS
from seqnum.tables import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

LONG = 2
"""Times the size of the hand: after so many turns with a card a pupil has to try or swap it."""
FEWEST_TURNS = 6
"""In hand for so many turns, a card that nobody tried is no leftover of the last hand."""

DTYPES = {
    "item_id": "string",
    "item_text": "string",
    "pupils": "int64",
    "tried": "int64",
    "swapped": "int64",
    "held_long": "int64",
    "turns": "int64",
}


def avoided_table(attempts: pd.DataFrame, operands: Mapping[tuple[str, int], tuple[int, ...]]) -> Table:
    """Return the cards that were swapped or held for long, then those never tried though held.

    ``pupils`` had it in hand, ``tried`` answered it, ``swapped`` gave it back, and ``held_long`` kept it for twice as
    many turns as they had cards; ``turns`` counts the turns of all in which it was in hand.

    Parameters
    ----------
    attempts
        The frame of attempts.
    operands
        What questions were made from, by item and level.
    """
    columns = ["game_id", "student", "turn", "item_id", "outcome", "correct", "turns_held", "hand"]
    rows = attempts[columns].assign(size=attempts["hand"].map(len)).explode("hand").dropna(subset=["hand"])
    held = rows.drop_duplicates(["game_id", "student", "turn", "hand"])
    long = rows[(rows["hand"] == rows["item_id"]) & (rows["turns_held"] >= LONG * rows["size"])]
    counts = {
        "pupils": held.groupby("hand")["student"].nunique(),
        "tried": attempts[attempts["correct"].notna()].groupby("item_id")["student"].nunique(),
        "swapped": attempts[attempts["outcome"] == "skipped"].groupby("item_id")["student"].nunique(),
        "held_long": long.groupby("hand")["student"].nunique(),
        "turns": held.groupby("hand").size(),
    }
    table = pd.DataFrame(counts).fillna(0).astype("int64")
    never = (table["tried"] == 0) & (table["turns"] >= FEWEST_TURNS)
    table = table[(table["swapped"] > 0) | (table["held_long"] > 0) | never]
    texts = attempts.drop_duplicates("item_id", keep="last").set_index("item_id")["item_text"].to_dict()
    table["item_id"] = table.index
    table["item_text"] = [texts.get(one) or _text(str(one), operands) for one in table.index]
    order = ["swapped", "held_long", "turns", "item_id"]
    table = table.sort_values(order, ascending=[False, False, False, True], ignore_index=True)
    return Table(table[list(DTYPES)].astype(DTYPES))


def _text(item: str, operands: Mapping[tuple[str, int], Any]) -> str:
    """Write a card that nobody answered: as its skill does, else what its id says."""
    skill, _, key = item.partition(":")
    for level in SKILLS[skill].levels if skill in SKILLS else ():
        if (item, level) in operands:
            try:
                question = SKILLS[skill].question(level, operands[item, level])
            except SeqnumError:  # of another version, or changed by hand
                continue
            if question.id == item:
                return question.text()
    return key or item
