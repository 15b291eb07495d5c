"""How hard a class found the cards, where that differs from what was thought before."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from seqnum.decks.imports.recognise import card_of
from seqnum.maths.difficulty import difficulty as thought
from seqnum.maths.difficulty import template
from seqnum.results.errors import ResultsError
from seqnum.results.rasch import fit
from seqnum.tables import Table
from seqnum.text import chosen_language, known, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seqnum.maths import Question
    from seqnum.results.rasch import Floats, Indices

FEWEST_ANSWERS = 200
FEWEST_PUPILS = 20
_CARD = ["skill", "level", "item_text"]
_FEWEST_OF_A_LEVEL = 30
"""Answers; fewer say nothing about which of two levels is harder."""


class TooFewAnswers(ResultsError):
    """A class that answered too little for what was asked."""


@dataclass(frozen=True)
class Calibration:
    """What a class's answers say about the difficulty of cards and about the class.

    Made by :meth:`seqnum.Results.calibrate`.

    Parameters
    ----------
    frame
        One row for each kind of card, the hardest first: ``skill``, ``level``, ``template`` (what its cards have in
        common), an ``example``, ``answers``, ``right``, ``prior`` (the difficulty that was thought, in logits),
        ``difficulty`` (what answers make of it) and ``error``, its standard error.
    ability
        The class's, in logits: what ``Deck.generate(target_success=…, ability=…)`` takes.
    abilities
        Each student's, in logits.
    agreement
        The correlation between the difficulties that two halves of the class give; below 0.5 they are mostly chance.
    """

    frame: pd.DataFrame
    ability: float
    abilities: dict[str, float]
    agreement: float

    def difficulty(self, question: Question) -> float:
        """Return how hard a question is: as the class found cards of its kind, else as was thought."""
        found = self.frame.loc[self.frame["template"] == template(question), "difficulty"]
        return float(found.iloc[0]) if len(found) else thought(question)

    def levels(self) -> pd.DataFrame:
        """Return the mean difficulty of each level: ``skill``, ``level``, ``answers``, ``right``, ``difficulty``."""
        rows = self.frame.assign(weighed=self.frame["difficulty"] * self.frame["answers"])
        table = rows.groupby(["skill", "level"], as_index=False)[["answers", "right", "weighed"]].sum()
        table["difficulty"] = table.pop("weighed") / table["answers"]
        return Table(table)

    def flags(self, lang: str | None = None) -> list[str]:
        """Return a sentence for every pair of levels of a skill that turned out in the wrong order."""
        lang = chosen_language(lang)
        enough = self.levels().query(f"answers >= {_FEWEST_OF_A_LEVEL}").sort_values(["skill", "level"])
        found = []
        for skill_id, levels in enough.groupby("skill"):
            for easier, harder in pairwise(levels.to_dict("records")):
                if easier["difficulty"] > harder["difficulty"]:
                    name = known(f"maths.skill.{skill_id}.name", lang) or skill_id
                    values = {"skill": name, "easier": easier["level"], "harder": harder["level"]}
                    found.append(say("results.calibration.order", lang, **values))
        return found


def calibrate(attempts: pd.DataFrame) -> Calibration:
    """Fit difficulties and abilities; see :meth:`seqnum.Results.calibrate`."""
    answers = _answers(attempts)
    pupils = int(answers["student"].nunique())
    if len(answers) < FEWEST_ANSWERS or pupils < FEWEST_PUPILS:
        least = {"least": FEWEST_ANSWERS, "least_pupils": FEWEST_PUPILS}
        raise TooFewAnswers("results.error.too_few_answers", answers=len(answers), pupils=pupils, **least)
    kinds = answers.groupby("template", sort=True)
    frame = kinds.agg(
        skill=("skill", "first"),
        level=("level", "first"),
        example=("item_text", "first"),
        answers=("right", "size"),
        right=("right", "sum"),
        prior=("prior", "mean"),
    ).reset_index()
    student, who = pd.factorize(answers["student"], sort=True)
    kind = pd.Categorical(answers["template"], categories=frame["template"]).codes.astype(np.intp)
    right, prior = answers["right"].to_numpy(float), frame["prior"].to_numpy(float)
    found = fit(student, kind, right, prior)
    frame = frame.assign(difficulty=found.difficulty, error=found.error)
    columns = ["skill", "level", "template", "example", "answers", "right", "prior", "difficulty", "error"]
    return Calibration(
        Table(frame[columns].sort_values("difficulty", ascending=False, ignore_index=True)),
        float(found.ability.mean()),
        dict(zip(map(str, who), map(float, found.ability), strict=True)),
        _agreement(student, kind, right, prior),
    )


def _answers(attempts: pd.DataFrame) -> pd.DataFrame:
    """Return first tries at cards of a skill, with the kind each is of and how hard that was thought to be.

    Those of simulated pupils count only where nobody else answered.
    """
    attempts = attempts[attempts["expected"].notna()]
    first = attempts[(attempts["card_attempt"] == 1) & attempts["correct"].notna() & ~attempts["helped"]]
    simulated = first["simulated"].fillna(value=False)
    first = first if simulated.all() else first[~simulated]
    cards = first[[*_CARD, "expected"]].drop_duplicates().to_dict("records")
    kinds = pd.DataFrame([row for row in map(_kind, cards) if row], columns=[*_CARD, "template", "prior"])
    joined = first.merge(kinds.astype(first[_CARD].dtypes.to_dict()), on=_CARD)
    return joined.assign(right=joined["correct"].astype("int64"))


def _kind(card: Mapping[Any, Any]) -> tuple[object, ...] | None:
    question = card_of(card["skill"], card["level"], card["item_text"], card["expected"])
    return None if question is None else (*(card[name] for name in _CARD), template(question), thought(question))


def _agreement(student: Indices, kind: Indices, right: Floats, prior: Floats) -> float:
    """Return how the two halves of a class agree about kinds of cards that both answered."""
    halves = []
    for half in (0, 1):
        here = student % 2 == half
        seen = np.bincount(kind[here], minlength=len(prior)) > 0
        halves.append(np.where(seen, fit(student[here], kind[here], right[here], prior).difficulty - prior, np.nan))
    both = ~np.isnan(halves[0]) & ~np.isnan(halves[1])
    if both.sum() < 3 or min(np.std(half[both]) for half in halves) == 0:
        return float("nan")
    return float(np.corrcoef(halves[0][both], halves[1][both])[0, 1])
