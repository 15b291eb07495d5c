"""Which misconceptions a pupil's answers show, and which cards are the evidence."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from seqnum.results.posterior import Answer, posterior

if TYPE_CHECKING:
    from collections.abc import Sequence

FEWEST_CARDS = 3
"""Different cards that have to support a misconception."""
LEAST_POSTERIOR = 0.8
"""How probable it has to be."""


class Finding(NamedTuple):
    """A misconception that fits some of a pupil's answers.

    Parameters
    ----------
    misconception
        Its id.
    posterior
        How probable it is that the pupil has it.
    support
        Which answers are its wrong numbers: indices.
    separating
        How many of these cards, at least, speak for it against any other misconception.
    rivals
        Other misconceptions that give the same number on each of these cards.
    applies
        On how many cards it could have been seen.
    """

    misconception: str
    posterior: float
    support: tuple[int, ...]
    separating: int
    rivals: tuple[str, ...]
    applies: int

    @property
    def certain(self) -> bool:
        """Whether it is probable enough, on cards that no other misconception explains as well."""
        enough = len(self.support) >= FEWEST_CARDS and self.separating >= 1
        return enough and self.posterior >= LEAST_POSTERIOR


def findings(answers: Sequence[Answer]) -> list[Finding]:
    """Return each misconception that fits some answers, the most probable first.

    Answers to cards of one skill, and of skills with a misconception in common, are explained together; others do not
    touch each other, so that a pupil may have one misconception with fractions and one with subtraction.

    Parameters
    ----------
    answers
        First answers of one pupil to different cards, in any order.

    Examples
    --------
    >>> from seqnum.results.posterior import Answer
    >>> card = {"expected": "25", "right_spaces": 2, "open_spaces": 40}
    >>> gives = {"smaller_from_larger": ["35"], "no_decrement": ["37"]}
    >>> answers = [Answer("35", gives=gives, spaces={"35": 2, "37": 1}, **card)] * 4
    >>> [(one.misconception, one.separating, one.certain) for one in findings(answers)]
    [('smaller_from_larger', 4, True)]
    """
    return list(_found(_Answers(answers)))


class _Answers(tuple[Answer, ...]):
    """Answers told apart by what they hold; the mappings in them have no hash."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(tuple((one.chosen, one.expected, one.open_spaces) for one in self))


@lru_cache(maxsize=256)
def _found(answers: _Answers) -> tuple[Finding, ...]:
    """Explain a pupil's answers once: the diagnosis, its tables, charts and Monday's page ask again and again."""
    support: dict[str, list[int]] = {}
    for index, answer in enumerate(answers):
        for one in answer.gives:
            if answer.supports(one):
                support.setdefault(one, []).append(index)
    applies = Counter(one for answer in answers for one in answer.gives)
    found = [
        _finding(one, probable, answers, tuple(support[one]), applies[one])
        for group in _groups(answers)
        for one, probable in posterior([answers[index] for index in group]).rules.items()
        if one in support
    ]
    return tuple(sorted(found, key=lambda one: (-one.posterior, one.misconception)))


def _finding(
    misconception: str, probable: float, answers: Sequence[Answer], support: tuple[int, ...], applies: int
) -> Finding:
    others = dict.fromkeys(one for index in support for one in answers[index].gives if one != misconception)
    shared = Counter(
        one for index in support for one, numbers in answers[index].gives.items() if answers[index].chosen in numbers
    )
    against = {one: len(support) - shared[one] for one in others}
    return Finding(
        misconception,
        probable,
        support,
        min(against.values(), default=len(support)),
        tuple(one for one, cards in against.items() if cards == 0),
        applies,
    )


def _groups(answers: Sequence[Answer]) -> list[list[int]]:
    """Return the indices of answers whose skills or misconceptions have to do with each other."""
    alike: dict[tuple[str, ...], list[int]] = {}  # most cards of a skill have the same misconceptions
    for index, answer in enumerate(answers):
        alike.setdefault((f"skill {answer.skill}", *answer.gives), []).append(index)
    groups: list[tuple[set[str], list[int]]] = []
    for key, those in alike.items():
        names = set(key)
        touched = [group for group in groups if group[0] & names]
        joined = names.union(*(each for each, _ in touched))
        indices = sorted([*(at for _, each in touched for at in each), *those])
        groups = [*(group for group in groups if group not in touched), (joined, indices)]
    return [indices for _, indices in groups]
