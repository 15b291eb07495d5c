"""Pupils in groups by what they need next, each with a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from seqnum.results.accuracy import FEW, accuracy_table, as_people_count
from seqnum.results.clocks import dated
from seqnum.results.diagnosis import diagnosis_table, first_of
from seqnum.results.errors import ResultsError
from seqnum.results.next_deck import NextDeck, plan
from seqnum.tables import Table
from seqnum.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seqnum.results.diagnosis import Made

EASIER_BELOW = 0.5
"""Share of cards right at the first try below which a level is too hard to learn from."""
READY_FROM = 0.9
"""Share from which a level has nothing new."""
STEPS = {"easier": -1, "ready": 1, "same": 0, "few": 0}
"""Groups that no mistake makes, and by how many levels their next deck differs."""
OWN_MISTAKES = "other_mistakes"
"""The group of those whose mistake is none to teach to all."""

DTYPES = {
    "group": "string",
    "misconceptions": "object",
    "basis": "string",
    "pupils": "int64",
    "students": "object",
    "deck": "object",
    "last": "bool",
}


def groups_table(
    attempts: pd.DataFrame, diagnosed: pd.DataFrame, reteach: pd.DataFrame, first_tries: pd.DataFrame
) -> Table:
    """Put each pupil into one group.

    What a diagnosis reports comes first, then a level that is too hard, then a mistake that may be chance, then the
    level. ``last`` says that there is no level further in the direction that the group needs.

    Parameters
    ----------
    attempts
        The frame of attempts.
    diagnosed
        What :func:`seqnum.results.diagnosis.diagnosis_table` says.
    reteach
        The mistakes to teach again.
    first_tries
        Of each ``student`` the ``cards`` and how many were ``right``.
    """
    members: dict[str, list[str]] = {}
    own: dict[str, list[str]] = {}
    for student, one in diagnosed[["student", "misconception"]].dropna().itertuples(index=False):
        own.setdefault(student, []).append(one)
    basis = dict(zip(reteach["misconception"], reteach["basis"], strict=True))
    by_mistake = dict(zip(reteach["misconception"], reteach["students"], strict=True))
    for student, cards, right in first_tries[["student", "cards", "right"]].dropna().itertuples(index=False):
        theirs = [one for one, students in by_mistake.items() if student in students]
        surely = [one for one in theirs if basis[one] == "diagnosed"] + [OWN_MISTAKES] * (student in own)
        of_level = group_by_share(int(cards), int(right))
        perhaps = [] if of_level == "easier" else theirs
        first, *_ = *surely, *perhaps, of_level
        members.setdefault(first, []).append(student)
    order = [*by_mistake, OWN_MISTAKES, *STEPS]
    seed, cards = seed_of(attempts), attempts[["student", "skill", "level"]]
    rows = [_row(one, members[one], cards, own, seed) | {"basis": basis.get(one)} for one in order if one in members]
    return Table(pd.DataFrame(rows, columns=list(DTYPES)).astype(DTYPES))


def next_of(attempts: pd.DataFrame, operands: Made, students: Sequence[str]) -> NextDeck:
    """Return what some pupils play next, by what is known of them.

    Parameters
    ----------
    attempts
        The frame of attempts.
    operands
        What questions were made from, by item and level.
    students
        Who plays.

    Raises
    ------
    ResultsError
        When one of them has no answers, or all their cards are of no skill that makes decks.
    """
    known = set(attempts["student"])
    for one in students:
        if one not in known:
            raise ResultsError("results.diagnosis.no_student", student=one[:60])
    theirs = attempts[attempts["student"].isin(students)]
    found = diagnosis_table(first_of(theirs, operands), LANGUAGES[0])["misconception"].dropna()
    mistakes = tuple(dict.fromkeys(found))
    counted = accuracy_table(theirs, []).to_dict("records")
    step = STEPS[group_by_share(counted[0]["n"], counted[0]["correct"])] if counted and not mistakes else 0
    deck = plan(theirs, seed=seed_of(attempts), step=step, diagnose=mistakes)
    if deck is None:
        raise ResultsError("results.monday.error.no_deck", group=", ".join(students))
    return deck


def group_by_share(cards: int, right: int) -> str:
    """Return the group, one of `STEPS`, that so many right first tries of so many cards belong to.

    Parameters
    ----------
    cards, right
        Cards answered, and those right at the first try.

    Examples
    --------
    >>> [group_by_share(10, right) for right in (4, 7, 9)], group_by_share(4, 4)
    (['easier', 'same', 'ready'], 'few')
    """
    if cards < FEW:
        return "few"
    if right / cards < EASIER_BELOW:
        return "easier"
    return "ready" if right / cards >= READY_FROM else "same"


def _row(
    group: str, students: list[str], attempts: pd.DataFrame, own: Mapping[str, list[str]], seed: int
) -> dict[str, object]:
    theirs = attempts[attempts["student"].isin(students)]
    mistakes: tuple[str, ...] = ()
    if group == OWN_MISTAKES:
        mistakes = tuple(dict.fromkeys(one for student in students for one in own[student]))
    elif group not in STEPS:
        mistakes = (group,)
    step = STEPS.get(group, 0)
    deck = plan(theirs, seed=seed, step=step, diagnose=mistakes)
    return {
        "group": group,
        "misconceptions": mistakes,
        "pupils": len(students),
        "students": tuple(sorted(students, key=as_people_count)),
        "deck": deck,
        "last": step != 0 and deck is not None and deck == plan(theirs, seed=seed),
    }


def seed_of(attempts: pd.DataFrame) -> int:
    """Return the day of the last answer as a number: another deck every day, the same one for the same answers.

    Parameters
    ----------
    attempts
        The frame of attempts.
    """
    last = dated(attempts)["answered_at"].max()
    return 1 if pd.isna(last) else int(last.strftime("%Y%m%d"))
