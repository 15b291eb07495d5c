"""How hard a question is thought to be before anybody has answered it: a table of weights beside this file."""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from functools import cache
from importlib.resources import files
from math import exp, fsum
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING, Any

from seqnum.maths.skill import DEFAULT_LEVEL, skill

if TYPE_CHECKING:
    from seqnum.maths.question import Question
    from seqnum.maths.skill import Skill

USUAL_ABILITY = 2.0
"""Right with seven cards of eight at the level of the grade."""

_ORDINARY_CARDS = 48


def difficulty(question: Question) -> float:
    """Return how hard a question is, in logits: an ordinary card of its skill's grade level is 0.

    The weights of its features are added up (`difficulty.toml`). A pupil of ability θ is right with a chance of
    1 / (1 + e^(difficulty − θ)).

    Parameters
    ----------
    question
        The question; one without a skill, from a teacher's own list, is an ordinary one.

    Examples
    --------
    >>> from seqnum.maths.skill import skill
    >>> easy, hard = (skill("add_within_20").question(2, cards) for cards in ((10, 10), (7, 9)))
    >>> difficulty(easy) < 0 < difficulty(hard)
    True
    """
    if question.skill is None:
        return 0.0
    return _weight(question) - _ordinary(skill(question.skill))


def chance(question: Question, ability: float = USUAL_ABILITY) -> float:
    """Return the chance that a pupil's first answer is right; of a class of that ability, the share.

    Parameters
    ----------
    question
        The question.
    ability
        In logits: 2 is a class that gets seven of eight cards of its grade's level right, 0 one that gets half right.

    Examples
    --------
    >>> from seqnum.maths.skill import skill
    >>> round(chance(skill("sub_3digit_regroup").question(3, (507, 149))), 2)
    0.56
    """
    return 1 / (1 + exp(difficulty(question) - ability))


def band(question: Question) -> int:
    """Return which fifth of its skill's cards a question is in: 1, the easiest, to 5.

    Examples
    --------
    >>> from seqnum.maths.skill import skill
    >>> [band(skill("add_within_20").question(*card)) for card in ((1, (3, 4)), (2, (8, 7)), (3, (7, 9)))]
    [1, 4, 5]
    """
    return 1 if question.skill is None else bisect_left(_edges(skill(question.skill)), difficulty(question)) + 1


def template(question: Question) -> str:
    """Return what a question has in common with others as hard: its skill, its level and what makes it hard.

    Examples
    --------
    >>> from seqnum.maths.skill import skill
    >>> template(skill("sub_3digit_regroup").question(3, (507, 149)))
    'sub_3digit_regroup.3:borrow_across_zero=1,borrows=2,digits_beyond_1=2'
    """
    features = ",".join(f"{name}={count}" for name, count in sorted(question.features.items()) if count)
    return f"{question.skill}.{question.level}:{features}"


def _weight(question: Question) -> float:
    table = _table()
    weights = _weights(str(question.skill))
    features = fsum(weights.get(name, table["other"]) * count for name, count in question.features.items())
    return features + float(table["level"]) * (question.level or DEFAULT_LEVEL)


@cache
def _ordinary(one: Skill) -> float:
    """Return the mean weight of a skill's cards at its grade's level, from the same few cards every time."""
    level = DEFAULT_LEVEL if DEFAULT_LEVEL in one.levels else one.levels[0]
    drawn = [one.draw(Random(f"difficulty:{number}"), level) for number in range(_ORDINARY_CARDS)]
    return fsum(map(_weight, drawn)) / _ORDINARY_CARDS


@cache
def _edges(one: Skill) -> list[float]:
    """Return where a skill's bands meet."""
    drawn = [one.draw(Random(f"band:{number}"), level) for level in one.levels for number in range(_ORDINARY_CARDS)]
    return quantiles(map(difficulty, drawn), n=5)


@cache
def _weights(skill_id: str) -> dict[str, float]:
    table = _table()
    weights = table["harder"] | {name: -weight for name, weight in table["easier"].items()}
    for family in table["family"]:
        if skill_id in family["skills"]:
            weights |= family["harder"]
    return dict(weights)


@cache
def _table() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((files("seqnum.maths") / "difficulty.toml").read_text(encoding="utf-8"))
    return table
