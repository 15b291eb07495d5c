"""The receipts that pupils wrote down, made again from what was handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from seqnum.match.receipt import SHORT, Receipt
from seqnum.tables import Table

if TYPE_CHECKING:
    from collections.abc import Hashable

DTYPES = {
    **dict.fromkeys(("game", "check", "student"), "string"),
    **dict.fromkeys(("right", "cards"), "int64"),
    "source_file": "string",
}


def receipts_table(frame: pd.DataFrame) -> Table:
    """Return the receipts of people's games; see `Results.receipts`.

    Parameters
    ----------
    frame
        The answers.
    """
    people = ~frame["simulated"].fillna(value=False)
    first = frame[people & frame["correct"].notna() & (frame["card_attempt"] == 1)]
    rows: list[dict[Hashable, object]] = []
    for game, answers in first.groupby("game_id", sort=False):
        tallies = answers.groupby("student")["correct"].agg(["sum", "size"])
        named = [(str(name), int(right), int(cards)) for name, right, cards in tallies.itertuples()]
        made = Receipt(str(game)[:SHORT], tuple(sorted(named)))
        rows += [
            {
                "game": made.game,
                "check": made.check,
                "student": name,
                "right": right,
                "cards": cards,
                "source_file": answers["source_file"].iloc[0],
            }
            for name, right, cards in made.tallies
        ]
    return Table({name: pd.Series([row[name] for row in rows], dtype=dtype) for name, dtype in DTYPES.items()})
