"""Two pupils of one name: who plays two games at the same time is not one person."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pandas as pd


class Namesakes(NamedTuple):
    """A name that answered in two games at the same time, and the files of these games."""

    student: str
    file: str
    other: str


def namesakes(frame: pd.DataFrame) -> list[Namesakes]:
    """Find names that answered in two games at the same time.

    Two games in one file, and games that nobody knows the time of, are passed over, and so are simulated pupils.

    Parameters
    ----------
    frame
        The answers, as in `Results.frame`.
    """
    real = frame[~frame["simulated"].fillna(value=False) & frame["answered_at"].notna()]
    games = real.groupby(["student", "game_id"], sort=True).agg(
        file=("source_file", "first"), start=("answered_at", "min"), end=("answered_at", "max")
    )
    in_order = games.sort_values(["student", "start"], kind="stable").reset_index()
    before = in_order.shift()
    at_once = in_order["student"].eq(before["student"]) & (in_order["start"] <= before["end"])
    apart = in_order["file"].ne(before["file"])
    pairs = zip(in_order["student"], before["file"], in_order["file"], at_once & apart, strict=True)
    return [Namesakes(student, file, other) for student, file, other, found in pairs if found]
