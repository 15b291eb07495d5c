"""What a pupil's own page says: no ranks, no percentages, no words of statistics."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pandas as pd

from seqnum.errors import SeqnumError
from seqnum.maths import SKILLS
from seqnum.maths.written import face_value
from seqnum.results.accuracy import FEW, accuracy_table
from seqnum.results.diagnosis import first_answers, question_of
from seqnum.results.labels import card_label, skill_label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.maths import Question
    from seqnum.maths.exact import Value
    from seqnum.results.diagnosis import Made

GOES_WELL = 0.8
"""Share of right first tries from which on a skill goes well."""
_LOOKED_AT = 2
"""Cards that are looked at again: a page has room for two worked ways."""
_TO_TRY = 3
_DRAWS = 20
"""After so many cards that the pupil has met there is hardly another."""


class Count(NamedTuple):
    """How many cards of a skill were right at the first try."""

    skill: str
    right: int
    cards: int


class Again(NamedTuple):
    """A card to look at again.

    Parameters
    ----------
    card
        The card with the number chosen, as text.
    question
        What the card asks; None where we have no worked way.
    value
        The number chosen, where it is one.
    why
        What is wrong with the number, for the pupil.
    way
        How it is worked out.
    """

    card: str
    question: Question | None
    value: Value | None
    why: str
    way: str


@dataclass(frozen=True, slots=True)
class PupilPage:
    """A page to hand out.

    Parameters
    ----------
    student
        Whose page it is.
    cards, right
        Cards answered, and those right at the first try.
    skills
        The same by skill.
    again
        At most two cards to look at again: those of a diagnosis first.
    to_try
        Cards to work out on the page, fresh ones of the skills of ``again``, or of those practised most.
    simulated
        Whether the pupil is made up.
    """

    student: str
    cards: int
    right: int
    skills: tuple[Count, ...]
    again: tuple[Again, ...]
    to_try: tuple[Question, ...]
    simulated: bool

    @property
    def goes_well(self) -> list[Count]:
        """The skills of which enough cards were answered, and nearly all right at once."""
        return [one for one in self.skills if one.cards >= FEW and one.right >= GOES_WELL * one.cards]


def pupil_pages(attempts: pd.DataFrame, operands: Made, diagnosed: pd.DataFrame, lang: str) -> list[PupilPage]:
    """Return a page for each pupil who answered a card, in the order of the table of first tries.

    Parameters
    ----------
    attempts
        The frame of attempts.
    operands
        What questions were made from, by item and level.
    diagnosed
        What :func:`seqnum.results.diagnosis.diagnosis_table` says.
    lang
        The language.
    """
    answers = _by_student(first_answers(attempts)[list(_SHOWN)])
    by_skill = _by_student(accuracy_table(attempts, ["student", "skill"]))
    named = _by_student(diagnosed[["student", "evidence"]])
    made_up = set(attempts.loc[attempts["simulated"].fillna(value=False), "student"])
    pages = []
    for student, counted in by_skill.items():
        theirs = sorted((one for one in counted if not pd.isna(one["skill"])), key=lambda one: -int(one["n"]))
        skills = tuple(Count(skill_label(one["skill"], lang), one["correct"], one["n"]) for one in theirs)
        cards, right = (sum(one[count] for one in counted) for count in ("n", "correct"))
        answered = answers.get(student, [])
        told = [card for one in named.get(student, []) for card in one["evidence"][:1]]
        again = tuple(_again([row for row in answered if not row["correct"]], told, operands, lang))
        asked = [one.question for one in again if one.question is not None] or [
            question for question in (_asked(row, operands) for row in answered) if question is not None
        ]
        to_try = tuple(_fresh(asked[:_LOOKED_AT], {str(row["item_text"]) for row in answered}, student))
        pages.append(PupilPage(student, cards, right, skills, again, to_try, student in made_up))
    return pages


_SHOWN = ("student", "skill", "level", "item_id", "item_text", "expected", "chosen", "correct")


def _by_student(table: pd.DataFrame) -> dict[str, list[dict[Any, Any]]]:
    """Return the rows of each student: a part of a frame for each takes far longer than the rows themselves."""
    rows: dict[str, list[dict[Any, Any]]] = {}
    for values in zip(*(table[name].to_numpy(object) for name in table), strict=True):
        row = dict(zip(table, values, strict=True))
        rows.setdefault(str(row["student"]), []).append(row)
    return rows


def _again(rows: list[dict[Any, Any]], told: list[str], operands: Made, lang: str) -> Iterator[Again]:
    """Take the cards that a diagnosis names first, then the last ones, each of another kind if there are such."""
    named = [row for card in told for row in rows if f"{row['item_text']} → {row['chosen']}" == card]
    kinds: dict[object, dict[Any, Any]] = {}
    for row in [*named, *reversed(rows)]:
        kinds.setdefault(row["skill"] if row not in named else row["item_id"], row)
    for row in list(kinds.values())[:_LOOKED_AT]:
        question = _asked(row, operands)
        card = card_label(f"{row['item_text']} → {row['chosen']}", lang)
        if question is None:
            yield Again(card, None, None, "", "")
        else:
            chosen = str(row["chosen"])
            yield Again(card, question, _worth(chosen), question.why(chosen, lang), question.step(lang))


def _worth(chosen: str) -> Value | None:
    try:
        return face_value(chosen)
    except SeqnumError:  # a word, or no number at all
        return None


def _asked(row: dict[Any, Any], operands: Made) -> Question | None:
    return question_of((row["skill"], row["level"], row["item_id"], row["item_text"], row["expected"]), operands)


def _fresh(of: list[Question], met: set[str], student: str) -> Iterator[Question]:
    """Draw cards like these that the pupil has not met, in turns; the same pupil gets the same."""
    known = [question for question in of if question.skill in SKILLS and question.level is not None]
    drawn = set(met)
    for number in range(_TO_TRY if known else 0):
        like = known[number % len(known)]
        rng = Random(f"to try:{student}:{number}")
        fresh = (SKILLS[str(like.skill)].draw(rng, like.level or 1) for _ in range(_DRAWS))
        question = next((one for one in fresh if one.text() not in drawn), None)
        if question is not None:
            drawn.add(question.text())
            yield question
