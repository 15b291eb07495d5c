"""A diagnosis of each pupil from first answers: what is certain enough to say, and why there is nothing to say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import pandas as pd

from seqnum.decks.imports.recognise import card_of
from seqnum.decks.misconception_names import misconception_label
from seqnum.errors import SeqnumError
from seqnum.maths import SKILLS, canonical
from seqnum.maths.near_misses import NEAR_MISSES
from seqnum.results.errors import ResultsError
from seqnum.results.findings import FEWEST_CARDS, findings
from seqnum.results.labels import card_label
from seqnum.results.misconceptions import evidence
from seqnum.results.posterior import Answer
from seqnum.tables import SUREST, Table
from seqnum.text import say
from seqnum.text.numbers import share

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.maths import Question
    from seqnum.results.findings import Finding

_DTYPES = {
    "student": "string",
    "name": "string",
    "sentence": "string",
    "posterior": "float64",
    "supporting": "int64",
    "separating": "int64",
    "evidence": "object",
    "near_miss": "bool",
    "misconception": "string",
}
Made = Mapping[tuple[str, int], tuple[int, ...]]
"""What questions were made from, by item and level."""
NOT_KNOWN: Made = MappingProxyType({})
_NAMED = 3
"""Cards that a sentence names; the evidence has all."""
_CARD = ("skill", "level", "item_id", "item_text", "expected")
_ANSWER = (
    "chosen", "chosen_cell", "misconceptions", "open_distractors", "open_wrong", "n_correct_cells", "n_open_cells",
)  # fmt: skip


class FirstAnswers(NamedTuple):
    """The first answers of some students, read once for all who ask; made by :func:`first_of`.

    Parameters
    ----------
    attempts
        Their rows of the frame; see :func:`first_answers`.
    answers
        As the posterior takes them.
    cards
        Each question with the number chosen.
    """

    attempts: pd.DataFrame
    answers: list[Answer]
    cards: list[str]


def first_of(attempts: pd.DataFrame, operands: Made) -> FirstAnswers:
    """Return the first answers in a frame, and what they are worth as evidence.

    Parameters
    ----------
    attempts
        The frame of attempts.
    operands
        What questions were made from, by item and level.
    """
    first = first_answers(attempts)
    return FirstAnswers(first, answers_of(first, operands), evidence(first))


def diagnosis_table(first: FirstAnswers, lang: str, student: str | None = None) -> Table:
    """Return what the answers show of each pupil; see :meth:`seqnum.Results.diagnosis`.

    Parameters
    ----------
    first
        What they answered.
    lang
        The language of names and sentences.
    student
        One of them; all when left out.

    Raises
    ------
    ResultsError
        When that student answered nothing.
    """
    asked = [(name, at) for name, at in by_student(first.attempts) if student is None or name == str(student)]
    if student is not None and not asked:
        raise ResultsError("results.diagnosis.no_student", student=str(student)[:60])
    rows = [
        row
        for name, at in asked
        for row in _rows(name, [first.cards[row] for row in at], [first.answers[row] for row in at], lang)
    ]
    return Table(pd.DataFrame(rows, columns=list(_DTYPES)).astype(_DTYPES))


def first_answers(attempts: pd.DataFrame) -> pd.DataFrame:
    """Return the first answer of each student to each card, without help.

    A second try knows that the first was wrong, and the same card again is no new evidence: both are left out.

    Parameters
    ----------
    attempts
        The frame of attempts.
    """
    known = attempts[["expected", "correct", "chosen"]].notna().all(axis=1)
    alone = (attempts["card_attempt"] == 1) & ~attempts["helped"]
    twice = attempts.loc[known & alone, ["student", "item_id"]].duplicated()
    return attempts.loc[twice.index[~twice]]


def by_student(attempts: pd.DataFrame) -> list[tuple[str, list[int]]]:
    """Return which rows are each student's, by number; the students sorted.

    Parameters
    ----------
    attempts
        Rows of the frame.
    """
    rows: dict[str, list[int]] = {}
    for row, student in enumerate(attempts["student"].to_numpy(object)):
        rows.setdefault(str(student), []).append(row)
    return sorted(rows.items())


def answers_of(attempts: pd.DataFrame, operands: Made = NOT_KNOWN) -> list[Answer]:
    """Return answers as the posterior takes them.

    What the card's other wrong answers are is known from its skill; of a card that no skill has we know only the
    misconceptions that gave the number chosen, and those that gave another one on the board.

    Parameters
    ----------
    attempts
        Rows of the frame with a number chosen.
    operands
        What questions were made from, by item and level; without them a skill looks for the card that reads so.
    """
    # As arrays of objects: strings come out of a column one by one ten times slower.
    cards = list(zip(*(attempts[name].to_numpy(object) for name in _CARD), strict=True))
    given = {card: _given(question_of(card, operands)) for card in set(cards)}
    rows = zip(*(attempts[name].to_numpy(object) for name in _ANSWER), strict=True)
    return [_answer(card, row, given[card]) for card, row in zip(cards, rows, strict=True)]


def question_of(card: tuple[Any, ...], operands: Made = NOT_KNOWN) -> Question | None:
    """Return the question of a card as it was asked; None where no skill has it.

    Parameters
    ----------
    card
        Skill, level, item, text and right answer, as in the frame of attempts.
    operands
        What questions were made from, by item and level; without them the skill looks for the card that reads so.
    """
    skill, level, item, text, expected = card
    if pd.isna(skill) or pd.isna(level):
        return None
    if skill in SKILLS and (item, level) in operands:
        question = _made_of(skill, int(level), operands[item, level])
        if question is not None and (question.text(), canonical(question.answer)) == (text, expected):
            return question
    return _card_of(skill, int(level), text, expected) if skill in SKILLS else None


_card_of = lru_cache(maxsize=4096)(card_of)


@lru_cache(maxsize=4096)
def _made_of(skill: str, level: int, operands: tuple[int, ...]) -> Question | None:
    try:
        return SKILLS[skill].question(level, operands)
    except SeqnumError:  # of another version, or changed by hand
        return None


def _given(question: Question | None) -> dict[str, list[str]] | None:
    """Return the wrong numbers that each misconception gives on a card; None where no skill has it."""
    if question is None:
        return None
    gives: dict[str, list[str]] = {}
    for wrong, ids in question.mistakes.items():
        for one in ids:
            gives.setdefault(one, []).append(wrong)
    return gives


def _answer(card: tuple[Any, ...], row: tuple[Any, ...], gives: dict[str, list[str]] | None) -> Answer:
    skill, *_, expected = card
    chosen, cell, suspects, opened, open_wrong, right, altogether = row
    if gives is None:
        gives = {one: [f"? {one}"] for one in opened} | {one: [chosen] for one in suspects}
    spaces: dict[str, int] = {}  # by hand: a Counter takes five times as long to make
    for wrong in open_wrong:
        spaces[wrong] = spaces.get(wrong, 0) + 1
    if not spaces:  # files of before had only the misconceptions
        spaces = {wrong: 1 for one in opened for wrong in gives.get(one, ())}
    of = "" if pd.isna(skill) else skill
    if not altogether:  # a result code does not say what stood on the board: as if any number could be said
        anything = {wrong: 1 for numbers in gives.values() for wrong in (*numbers, chosen)}
        return Answer(chosen, expected, gives, anything, 1, 1, said=True, skill=of)
    return Answer(chosen, expected, gives, spaces, right, altogether, said=pd.isna(cell), skill=of)


def _rows(student: str, cards: Sequence[str], answers: Sequence[Answer], lang: str) -> Iterator[dict[str, Any]]:
    found = findings(answers)
    certain = [one for one in found if one.certain]
    for one in certain:
        shown = tuple(cards[index] for index in one.support)
        yield {
            "student": student,
            "misconception": one.misconception,
            "name": misconception_label(one.misconception, lang),
            "near_miss": one.misconception in NEAR_MISSES,
            "posterior": one.posterior,
            "supporting": len(one.support),
            "separating": one.separating,
            "evidence": shown,
            "sentence": _found(student, one, shown, lang),
        }
    if not certain:
        why = _why_not(student, answers, found, lang)
        nothing = {"near_miss": False, "supporting": 0, "separating": 0, "evidence": (), "sentence": why}
        yield {"student": student, "misconception": pd.NA, "name": pd.NA, "posterior": float("nan"), **nothing}


def _found(student: str, finding: Finding, cards: Sequence[str], lang: str) -> str:
    shown = "; ".join(card_label(card, lang) for card in cards[:_NAMED])
    if len(cards) > _NAMED:
        shown = say("results.diagnosis.and_more", lang, cards=shown, n=len(cards) - _NAMED)
    likely = share(min(finding.posterior, SUREST), lang)
    values = {"name": misconception_label(finding.misconception, lang), "share": likely}
    key = "near_miss" if finding.misconception in NEAR_MISSES else "found"
    return say(f"results.diagnosis.{key}", lang, student=student, n=len(cards), cards=shown, **values)


def _why_not(student: str, answers: Sequence[Answer], found: Sequence[Finding], lang: str) -> str:
    """Say why nothing is reported of a pupil."""
    wrong = sum(not answer.right for answer in answers)
    if not wrong:
        return say("results.diagnosis.nothing_wrong", lang, student=student, n=len(answers))
    if wrong < FEWEST_CARDS:
        return say("results.diagnosis.few", lang, student=student, n=wrong, least=FEWEST_CARDS)
    best = max(found, key=lambda one: (len(one.support) >= FEWEST_CARDS, one.posterior), default=None)
    if best is None or len(best.support) < FEWEST_CARDS:
        return say("results.diagnosis.no_fit", lang, student=student, n=wrong, least=FEWEST_CARDS)
    values = {"student": student, "n": len(best.support), "name": misconception_label(best.misconception, lang)}
    if best.rivals:
        return say("results.diagnosis.alike", lang, other=misconception_label(best.rivals[0], lang), **values)
    return say("results.diagnosis.unsure", lang, share=share(best.posterior, lang), **values)
