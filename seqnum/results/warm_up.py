"""The card for the blackboard: one that several pupils got wrong in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.decks.misconception_names import misconception_label
from seqnum.results.misconceptions import wrong_first_tries
from seqnum.tables import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

FEWEST_ALIKE = 2
"""Pupils with the same wrong number: of a single one the blackboard would tell."""

DTYPES = {
    "item_id": "string",
    "item_text": "string",
    "expected": "string",
    "chosen": "string",
    "pupils": "int64",
    "tried": "int64",
    "misconceptions": "object",
    "names": "object",
}


def warm_up_table(first: pd.DataFrame, reteach: Sequence[str], lang: str) -> Table:
    """Return one row, the card whose same wrong number came from most pupils, or none.

    Of cards that as many got wrong, one that shows a mistake to teach again, then one that fewer tried.

    Parameters
    ----------
    first
        What :func:`seqnum.results.diagnosis.first_answers` returns.
    reteach
        The misconceptions to teach again.
    lang
        The language of names.
    """
    tried = first.groupby("item_id")["student"].nunique()
    wrong = wrong_first_tries(first).drop_duplicates(["item_id", "chosen", "student"])
    same = wrong.groupby(["item_id", "chosen"]).agg(
        item_text=("item_text", "first"),
        expected=("expected", "first"),
        pupils=("student", "size"),
        misconceptions=("misconceptions", "first"),
    )
    table = same[same["pupils"] >= FEWEST_ALIKE].reset_index()
    table["tried"] = table["item_id"].map(tried)
    table["shown"] = [bool(set(reteach) & set(ids)) for ids in table["misconceptions"]]
    order = ["pupils", "shown", "tried", "item_id"]
    table = table.sort_values(order, ascending=[False, False, True, True], ignore_index=True).head(1)
    table["misconceptions"] = [
        tuple(sorted(ids, key=lambda one: one not in reteach)) for ids in table["misconceptions"]
    ]
    table["names"] = [tuple(misconception_label(one, lang) for one in ids) for ids in table["misconceptions"]]
    return Table(table[list(DTYPES)].astype(DTYPES))
