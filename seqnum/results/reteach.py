"""The mistakes to teach again: of a diagnosis where it reports, else those that several pupils repeat."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import pandas as pd

from seqnum.decks.misconception_names import misconception_label
from seqnum.results.accuracy import as_people_count
from seqnum.tables import Table
from seqnum.text import known

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seqnum.results.diagnosis import FirstAnswers

MOST_MISTAKES = 3
"""More are not taught again in one lesson."""
FEWEST_PUPILS = 2
"""Of a mistake that no diagnosis reports."""
FEWEST_REPEATED = 2
"""Different cards on which each of them gave such a number: a single one may be a slip."""
LEAST_SHARE = 0.5
"""Of the cards that can show the mistake: slips end now here, now there."""

DTYPES = {
    "misconception": "string",
    "name": "string",
    "teacher": "string",
    "basis": "string",
    "pupils": "int64",
    "students": "object",
    "more": "object",
    "answers": "int64",
    "cards": "object",
    "alike": "object",
}


class Wrong(NamedTuple):
    """A wrong first answer."""

    student: str
    card: str
    """The question with the number chosen."""


def reteach_table(first: FirstAnswers, diagnosed: pd.DataFrame, lang: str) -> Table:
    """Return at most three mistakes, those of a diagnosis first, each by pupils and then by cards.

    Each wrong answer speaks for one mistake only: for what was found of the pupil, else for the one that more pupils
    make.

    Parameters
    ----------
    first
        What they answered.
    diagnosed
        What :func:`seqnum.results.diagnosis.diagnosis_table` says.
    lang
        The language of names.
    """
    found = diagnosed.dropna(subset=["misconception"])
    could = chances(first)
    left = wrong_answers(first)
    explained: dict[str, list[Wrong]] = {}
    for student, one, cards in zip(found["student"], found["misconception"], found["evidence"], strict=True):
        explained.setdefault(one, []).extend(Wrong(student, card) for card in cards)
    told = {answer for answers in explained.values() for answer in answers}
    left = {answer: ids for answer, ids in left.items() if answer not in told}
    rows = []
    for one in sorted(explained, key=lambda one: _order(one, explained[one])):
        further = [answer for answer, ids in left.items() if one in ids]
        left = {answer: ids for answer, ids in left.items() if one not in ids}
        rows.append(_row(one, "diagnosed", explained[one], further))
    while len(rows) < MOST_MISTAKES and (best := _most_repeated(left, could)) is not None:
        fitting = [answer for answer, ids in left.items() if best in ids]
        alike = set.intersection(*(set(left[answer]) for answer in fitting)) - {best}
        left = {answer: ids for answer, ids in left.items() if best not in ids}
        theirs = _of_repeating(best, fitting, could)
        rows.append(_row(best, "repeated", theirs, [one for one in fitting if one not in theirs], sorted(alike)))
    shown = [row | _in_words(str(row["misconception"]), lang) for row in rows[:MOST_MISTAKES]]
    return Table(pd.DataFrame(shown, columns=list(DTYPES)).astype(DTYPES))


def _in_words(misconception: str, lang: str) -> dict[str, object]:
    teacher = known(f"maths.misconception.{misconception}.teacher", lang)
    return {"name": misconception_label(misconception, lang), "teacher": teacher}


def wrong_answers(first: FirstAnswers) -> dict[Wrong, tuple[str, ...]]:
    """Return the wrong first answers without help, and the misconceptions that give each.

    Parameters
    ----------
    first
        What they answered.
    """
    wanted = ("student", "correct", "misconceptions")
    student, correct, misconceptions = (first.attempts[name].to_numpy(object) for name in wanted)
    given = zip(student, first.cards, correct, misconceptions, strict=True)
    return {Wrong(name, card): tuple(ids) for name, card, right, ids in given if not right}


def chances(first: FirstAnswers) -> Counter[tuple[str, str]]:
    """Count on how many cards each student could have shown each misconception.

    Parameters
    ----------
    first
        What they answered.
    """
    answered = zip(first.attempts["student"].to_numpy(object), first.answers, strict=True)
    return Counter((student, one) for student, answer in answered for one in answer.gives)


def _most_repeated(left: Mapping[Wrong, tuple[str, ...]], could: Counter[tuple[str, str]]) -> str | None:
    fitting: dict[str, list[Wrong]] = {}
    for answer, ids in left.items():
        for one in ids:
            fitting.setdefault(one, []).append(answer)
    repeated = {one: _of_repeating(one, answers, could) for one, answers in fitting.items()}
    several = [one for one, answers in repeated.items() if len({each.student for each in answers}) >= FEWEST_PUPILS]
    return min(several, key=lambda one: _order(one, repeated[one]), default=None)


def _of_repeating(one: str, answers: Iterable[Wrong], could: Counter[tuple[str, str]]) -> list[Wrong]:
    """Return the answers of those who gave numbers of a misconception often enough to call it repeated."""
    cards = Counter(answer.student for answer in answers)
    fewest = {student: max(FEWEST_REPEATED, LEAST_SHARE * could[student, one]) for student in cards}
    return [answer for answer in answers if cards[answer.student] >= fewest[answer.student]]


def _order(misconception: str, answers: list[Wrong]) -> tuple[int, int, str]:
    return -len({answer.student for answer in answers}), -len(answers), misconception


def _row(
    one: str, basis: str, answers: list[Wrong], further: list[Wrong], alike: Iterable[str] = ()
) -> dict[str, object]:
    """Return a row from the answers of those who make the mistake, and further ones that fit it."""
    pupils = {answer.student for answer in answers}
    more = {answer.student for answer in further} - pupils
    cards = Counter(answer.card for answer in [*answers, *further])
    return {
        "misconception": one,
        "basis": basis,
        "pupils": len(pupils),
        "students": tuple(sorted(pupils, key=as_people_count)),
        "more": tuple(sorted(more, key=as_people_count)),
        "answers": len(answers),
        "cards": tuple(card for card, _ in cards.most_common()),
        "alike": tuple(alike),
    }
