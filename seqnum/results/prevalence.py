"""Misconceptions with their posteriors: of each student, and of how many students of a class or a skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from seqnum.decks.misconception_names import misconception_label
from seqnum.results.accuracy import as_people_count, sorted_by
from seqnum.results.diagnosis import by_student
from seqnum.results.findings import FEWEST_CARDS, findings
from seqnum.wilson import wilson

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.results.diagnosis import FirstAnswers
    from seqnum.results.posterior import Answer

POSTERIORS = {
    "student": "string",
    "misconception": "string",
    "name": "string",
    "posterior": "float64",
    "certain": "bool",
    "supporting": "int64",
    "applies": "int64",
    "separating": "int64",
    "evidence": "object",
}


def posteriors_table(first: FirstAnswers, lang: str) -> pd.DataFrame:
    """Return every misconception that fits some answers of a student; see :meth:`seqnum.Results.posteriors`.

    Parameters
    ----------
    first
        What they answered.
    lang
        The language of the names.
    """
    rows = []
    for student, _, answers, cards in _students(first):
        for one in findings(answers):
            told = {
                "student": student,
                "misconception": one.misconception,
                "name": misconception_label(one.misconception, lang),
                "posterior": one.posterior,
                "certain": one.certain,
                "supporting": len(one.support),
                "applies": one.applies,
                "separating": one.separating,
                "evidence": tuple(cards[index] for index in one.support),
            }
            rows.append(told)
    table = pd.DataFrame(rows, columns=list(POSTERIORS)).astype(POSTERIORS)
    table = table.sort_values("posterior", ascending=False, kind="stable")
    return sorted_by(table, ["student"])


def prevalence_table(first: FirstAnswers, by: Sequence[str], lang: str) -> pd.DataFrame:
    """Return of how many students each misconception is certain; see :meth:`seqnum.Results.prevalence`.

    Parameters
    ----------
    first
        What they answered.
    by
        Further columns to group by.
    lang
        The language of the names.
    """
    could: dict[tuple[Any, ...], dict[str, int]] = {}
    shown: dict[tuple[Any, ...], dict[str, list[str]]] = {}
    groups = list(first.attempts[list(by)].itertuples(index=False, name=None)) if by else [()] * len(first.answers)
    for student, rows_of, answers, cards in _students(first):
        certain = {one.misconception for one in findings(answers) if one.certain}
        for group, answer, card in zip((groups[row] for row in rows_of), answers, cards, strict=True):
            for one in answer.gives:
                of = could.setdefault((*group, one), {})
                of[student] = of.get(student, 0) + 1
                if one in certain and answer.supports(one):
                    shown.setdefault((*group, one), {}).setdefault(student, []).append(card)
    rows = [_row(key, could[key], shown[key], by, lang) for key in shown]
    table = pd.DataFrame(rows, columns=[*by, *_PREVALENCE]).astype(
        _PREVALENCE | {name: first.attempts[name].dtype for name in by}
    )
    table = table.sort_values(["n", "misconception"], ascending=[False, True], ignore_index=True)
    return sorted_by(table, by)


_PREVALENCE = {
    "misconception": "string",
    "name": "string",
    "n": "int64",
    "of": "int64",
    "share": "float64",
    "low": "float64",
    "high": "float64",
    "students": "object",
    "evidence": "object",
}


def _row(
    key: tuple[Any, ...], could: dict[str, int], shown: dict[str, list[str]], by: Sequence[str], lang: str
) -> dict[str, Any]:
    *group, one = key
    n = len(shown)
    of = len({student for student, cards in could.items() if cards >= FEWEST_CARDS} | set(shown))
    low, high = wilson(n, of)
    ends = {"share": n / of, "low": low, "high": high}
    cards = tuple(dict.fromkeys(card for theirs in shown.values() for card in theirs))
    names = {
        "misconception": one,
        "name": misconception_label(one, lang),
        "students": tuple(sorted(shown, key=as_people_count)),
    }
    return dict(zip(by, group, strict=True)) | names | {"n": n, "of": of, "evidence": cards} | ends


def _students(first: FirstAnswers) -> Iterator[tuple[str, list[int], list[Answer], list[str]]]:
    """Yield each student with the rows of the first answers, these as the posterior takes them, and their cards."""
    for student, rows in by_student(first.attempts):
        yield student, rows, [first.answers[row] for row in rows], [first.cards[row] for row in rows]
