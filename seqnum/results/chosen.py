"""Which number was chosen for which, and on which space of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import narwhals as nw
import pandas as pd

from seqnum.results.accuracy import answered, counted, tidy
from seqnum.results.clustered import summed
from seqnum.results.errors import ResultsError

if TYPE_CHECKING:
    from narwhals.typing import IntoFrame

    from seqnum.decks import Deck


_SUMS = (nw.len().alias("students"), nw.col("n").sum(), nw.col("correct").sum())


def chosen_table(attempts: IntoFrame) -> pd.DataFrame:
    """Count the numbers chosen for each right number; see :meth:`seqnum.Results.chosen`.

    Parameters
    ----------
    attempts
        A frame of attempts, of any library that narwhals knows.
    """
    keys = ["expected", "chosen"]
    per_student = counted(answered(attempts, keys).filter(~nw.col("chosen").is_null()), [*keys, "student"])
    table = tidy(summed(per_student, keys, _SUMS), keys)
    of = table.groupby("expected")["n"].transform("sum")
    table = table.assign(of=of, right=table["correct"] == table["n"])
    table = table.sort_values(["n", "expected", "chosen"], ascending=[False, True, True], ignore_index=True)
    return table[["expected", "chosen", "n", "of", "students", "right"]]


def spaces_table(attempts: IntoFrame, deck: Deck) -> pd.DataFrame:
    """Count the first tries that went to each space; see :meth:`seqnum.Results.spaces`.

    Parameters
    ----------
    attempts
        A frame of attempts, of any library that narwhals knows.
    deck
        The deck whose board it is.

    Raises
    ------
    ResultsError
        When nothing was answered with this deck.
    """
    here = answered(attempts, ["deck_hash", "chosen_cell"]).filter(nw.col("deck_hash") == deck.hash)
    per_student = counted(here.filter(~nw.col("chosen_cell").is_null()), ["chosen_cell", "student"])
    found = tidy(summed(per_student, ["chosen_cell"], _SUMS), ["chosen_cell"])
    if found.empty:
        raise ResultsError("results.error.no_deck_answers", deck=deck.name)
    layout = deck.layout
    board = pd.DataFrame(
        {
            "cell": pd.Series([layout.cell_name(cell) for cell in range(len(layout.faces))], dtype="string"),
            "row": [cell // layout.cols + 1 for cell in range(len(layout.faces))],
            "column": [cell % layout.cols + 1 for cell in range(len(layout.faces))],
            "face": pd.Series(layout.faces, dtype="string"),
        }
    )
    table = board.merge(found.rename(columns={"chosen_cell": "cell"}), on="cell", how="left")
    counts = ["students", "n", "correct"]
    table[counts] = table[counts].fillna(0).astype("int64")
    return table.assign(wrong=table["n"] - table["correct"])
