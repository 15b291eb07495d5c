"""What partners said to answers before the verdict: apart from all that measures whoever answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pandas as pd

from seqnum.tables import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.results.content import FileContent

DTYPES = {
    **dict.fromkeys(("game_id", "judge", "student", "item_id", "item_text", "chosen"), "string"),
    **dict.fromkeys(("seq",), "int64"),
    **dict.fromkeys(("agrees", "correct", "right"), "boolean"),
}


class Word(NamedTuple):
    """What one seat said of one answer."""

    of: int
    seat: int
    agrees: bool


def judgements_table(frame: pd.DataFrame, contents: Sequence[FileContent]) -> Table:
    """Return what was said of the answers that count; see `Results.judgements`.

    Parameters
    ----------
    frame
        The answers.
    contents
        What was found, file by file.
    """
    seats = {game: seated for content in reversed(contents) for game, seated in content.seats.items()}
    words = [(game, word) for content in reversed(contents) for game, said in content.said.items() for word in said]
    said_of = {(game, word.of): word for game, word in words}
    rows = []
    columns = ["game_id", "seq", "student", "item_id", "item_text", "chosen", "correct"]
    for row in frame[columns].to_dict("records"):
        word = said_of.get((row["game_id"], row["seq"]))
        if word is not None and word.seat < len(seats.get(row["game_id"], ())):
            judge = seats[row["game_id"]][word.seat].name
            rows.append({**row, "judge": judge, "agrees": word.agrees, "right": word.agrees == row["correct"]})
    return Table({name: pd.Series([row[name] for row in rows], dtype=dtype) for name, dtype in DTYPES.items()})
