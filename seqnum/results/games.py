"""The games that answers come from: a table of them, and the whole match of each to look at again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pandas as pd

from seqnum.errors import quoted
from seqnum.match.log import stored_match
from seqnum.results.accuracy import as_people_count
from seqnum.results.errors import ResultsError
from seqnum.results.resaved import as_written
from seqnum.results.unpacking import INSIDE, unpack
from seqnum.tables import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seqnum.match.log import StoredMatch

DTYPES = {
    "game_id": "string",
    "answered_at": "datetime64[us, UTC]",
    "students": "object",
    "cards": "int64",
    "right": "int64",
    "source_file": "string",
}


def games_table(attempts: pd.DataFrame) -> Table:
    """Return one row for each game, the latest first: who answered, how many cards, how many right at the first try.

    Parameters
    ----------
    attempts
        The frame of attempts.
    """
    first = attempts["card_attempt"].eq(1) & attempts["correct"].notna()
    rows = [
        {
            "game_id": game,
            "answered_at": theirs["answered_at"].min(),
            "students": tuple(sorted(theirs["student"].unique(), key=as_people_count)),
            "cards": int(first[theirs.index].sum()),
            "right": int((first[theirs.index] & theirs["correct"].eq(other=True)).sum()),
            "source_file": theirs["source_file"].iloc[0],
        }
        for game, theirs in attempts.groupby("game_id", sort=False)
    ]
    table = pd.DataFrame(rows, columns=list(DTYPES)).astype(DTYPES)
    return Table(table.sort_values("answered_at", ascending=False, ignore_index=True, kind="stable"))


def match_of(game: str, attempts: pd.DataFrame, places: Mapping[str, Path]) -> StoredMatch:
    """Return the match of a game as its file tells it.

    Parameters
    ----------
    game
        Its id.
    attempts
        The frame of attempts.
    places
        Where the files that were read lie, by name.

    Raises
    ------
    ResultsError
        When there is no such game, or its file is not there any more.
    MatchFileError
        When the file tells no whole match.
    """
    names = attempts.loc[attempts["game_id"] == game, "source_file"]
    name = "" if names.empty else str(names.iloc[0])
    outer = name.split(INSIDE, 1)[0]
    pieces = unpack(places[outer], outer) if outer in places else iter(())
    data = next((piece.data for piece in pieces if piece.name == name), None)
    if not isinstance(data, bytes):
        raise ResultsError("results.games.no_match", game=quoted(game))
    return stored_match(as_written(data)[0], Path(name))
