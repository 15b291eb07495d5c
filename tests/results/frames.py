"""Frames of attempts for statistics: the columns they need, made at any size without match files."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd

from seqnum.results.frame import DTYPES, LISTS
from seqnum.results.measures import Measures

# LSAT, sections 6 and 7: how many of 1,000 people gave each pattern of five answers, from 00000 to 11111
# (Bock & Lieberman 1970; Bock & Aitkin 1981).
LSAT = {
    6: (3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173,
        11, 61, 28, 298),
    7: (12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35,
        18, 136, 32, 308),
}  # fmt: skip


class Given(Measures):
    """The tables and charts of a frame that came from nowhere."""

    def __init__(self, frame: pd.DataFrame) -> None:
        self.frame = frame
        self._operands = {}


def attempts(**columns: Any) -> pd.DataFrame:
    """Return a frame of first answers with some columns given and the others harmless."""
    n = len(next(iter(columns.values())))
    usual: dict[str, Any] = {
        **dict.fromkeys(DTYPES, "x"),
        **{name: pd.Series([()] * n) for name in LISTS},
        **dict.fromkeys(("seq", "turn", "seat", "side", "level"), 1),
        "n_correct_cells": 2,
        "n_open_cells": 40,
        **dict.fromkeys(("card_attempt", "opportunity", "source_row"), 1),
        **dict.fromkeys(("turns_held", "hints", "helped", "simulated"), 0),
        **dict.fromkeys(("time_to_card", "time_to_answer", "focus_lost"), np.nan),
        "tz": "UTC",
        "answered_at": pd.Timestamp("2026-11-30T08:00:00Z"),
        "correct": True,
    }
    frame = pd.DataFrame({name: columns.get(name, usual[name]) for name in DTYPES}, index=range(n))
    return frame.astype(DTYPES)


def complete(scores: np.ndarray[Any, Any]) -> pd.DataFrame:
    """Return the frame of pupils who all answered the same cards: one row of scores for each."""
    pupil, card = np.indices(scores.shape)
    names = [f"card {number}" for number in card.ravel()]
    return attempts(
        student=[f"p{number}" for number in pupil.ravel()], item_id=names, item_text=names, correct=scores.ravel() > 0
    )


def lsat(section: int) -> np.ndarray[Any, Any]:
    """Return the answers of 1,000 people to the five items of a section."""
    patterns = [[pattern >> bit & 1 for bit in (4, 3, 2, 1, 0)] for pattern in range(32)]
    return np.repeat(np.array(patterns), LSAT[section], axis=0)


def made_class(pupils: int, cards: int, key: int, sd: float = 1.0, mean: float = 1.0) -> pd.DataFrame:
    """Return a simulated class: abilities differ, each pupil answers about so many cards."""
    rng = np.random.default_rng(key)
    n = rng.integers(max(1, cards // 2), cards * 3 // 2 + 1, pupils)
    chance = 1 / (1 + np.exp(-(mean + sd * rng.standard_normal(pupils))))
    student = np.repeat(np.arange(pupils), n)
    return attempts(
        student=[f"p{number}" for number in student],
        skill=rng.choice(["add_within_20", "table_all_10", "sub_within_20"], len(student)),
        class_id=np.where(student % 2, "7A", "7B"),
        correct=rng.random(len(student)) < chance[student],
        item_id=[f"card {number}" for number in rng.integers(0, 12, len(student))],
        opportunity=pd.Series(student).groupby(student).cumcount() + 1,
        expected=rng.integers(5, 9, len(student)).astype(str),
        chosen=rng.integers(5, 9, len(student)).astype(str),
        time_to_card=np.exp(rng.normal(1, 0.5, len(student))),
        time_to_answer=np.exp(rng.normal(2, 0.5, len(student))),
        answered_at=pd.Timestamp("2026-11-02T08:00:00Z") + pd.to_timedelta(rng.integers(0, 21, len(student)), unit="D"),
    )
