"""Which known mistakes fit the wrong answers: a count, not a diagnosis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.decks.misconception_names import misconception_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd


def wrong_first_tries(attempts: pd.DataFrame) -> pd.DataFrame:
    """Return the attempts that were the first at their card, and wrong.

    Parameters
    ----------
    attempts
        The frame of attempts.
    """
    return attempts[(attempts["card_attempt"] == 1) & ~attempts["correct"].fillna(value=True)]


def misconceptions_table(attempts: pd.DataFrame, by: Sequence[str], lang: str) -> pd.DataFrame:
    """Count, for each misconception, the wrong first tries that it gives and the students who made them.

    Parameters
    ----------
    attempts
        The frame of attempts.
    by
        Further columns to group by.
    lang
        The language of the names.
    """
    wrong = wrong_first_tries(attempts)
    wrong = wrong.assign(card=evidence(wrong))
    fitting = wrong.explode("misconceptions").dropna(subset="misconceptions")
    fitting = fitting.rename(columns={"misconceptions": "misconception"}).astype({"misconception": "string"})
    groups = fitting.groupby(["misconception", *by], dropna=False, observed=True)
    table = groups.agg(attempts=("card", "size"), students=("student", "nunique"), cards=("card", _most_frequent))
    table = table.reset_index()
    table["name"] = table["misconception"].map(lambda one: misconception_label(one, lang)).astype("string")
    table = table[[*by, "misconception", "name", "attempts", "students", "cards"]]
    order = [*by, "attempts", "students", "misconception"]
    up = [*[True] * len(by), False, False, True]
    return table.sort_values(order, ascending=up, ignore_index=True)


def evidence(attempts: pd.DataFrame) -> list[str]:
    """Return the card of each attempt with the number chosen, in English notation: ``"42 − 17 → 35"``.

    Parameters
    ----------
    attempts
        The frame of attempts.
    """
    chosen = attempts["chosen_text"].fillna(attempts["chosen"]).fillna("")
    pairs = zip(attempts["item_text"].to_numpy(object), chosen.to_numpy(object), strict=True)
    return [f"{text} → {number}" for text, number in pairs]


def _most_frequent(cards: pd.Series[str]) -> tuple[str, ...]:
    return tuple(cards.value_counts(sort=False).sort_values(ascending=False, kind="stable").index)
