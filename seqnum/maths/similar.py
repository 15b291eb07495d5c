"""Another question of the same kind, to show how such a one is worked out without telling the answer asked for."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from seqnum.maths.secret import Secret
from seqnum.maths.skills import SKILLS
from seqnum.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from seqnum.maths.exact import Value
    from seqnum.maths.question import Question
    from seqnum.maths.skill import Skill

_DRAWS = 30


def similar(question: Question, *, avoid: Collection[Value] = (), number: int = 1) -> Question | None:
    """Return a question of the same skill and level with another answer; the same one on every computer.

    Where that is possible, the answer asked for stands nowhere in how the other one is worked out.

    Parameters
    ----------
    question
        What it has to be like.
    avoid
        Answers that it must not have either.
    number
        Which one: the first, the second …

    Returns
    -------
    Question or None
        None where no skill made the question, or all its answers are to be avoided.

    Examples
    --------
    >>> from seqnum.maths.skill import skill
    >>> question = skill("add_within_20").question(2, (8, 7))
    >>> other = similar(question)
    >>> other.skill, other.answer == question.answer
    ('add_within_20', False)
    """
    one = None if question.skill is None else SKILLS.get(question.skill)
    if one is None or question.level is None:
        return None
    secret, known = Secret(question.written), None
    for other in _others(one, question, f"{question.id}:like:{number}"):
        if other.answer == question.answer or other.answer in avoid:
            continue
        if not any(secret.stands_in(f"{other.text(lang)} {other.step(lang)}", lang) for lang in LANGUAGES):
            return other
        known = known or other
    return known


def _others(one: Skill, question: Question, key: str) -> Iterator[Question]:
    """Yield questions as chance has them, then one for each answer there is."""
    rng = Random(key)
    level = question.level or 0
    yield from (one.draw(rng, level) for _ in range(_DRAWS))
    for answer in one.answers(level)[:_DRAWS]:
        if (found := one.draw_for(rng, level, answer)) is not None:
            yield found
