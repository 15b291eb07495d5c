"""A skill that somebody writes in a notebook, with its words."""

from __future__ import annotations

import tomllib

from seqnum.errors import quoted
from seqnum.maths.registry import ID, BrokenSkill, vet
from seqnum.maths.skill import Skill
from seqnum.maths.skills import SKILLS
from seqnum.text.added import add_texts


def add_skill(skill: Skill, words: str) -> Skill:
    """Use a skill of your own like one of ours, until this process ends: in decks, on boards, in results.

    Run again with the same id it takes the place of the one before. A skill to keep, for other computers too, becomes
    a package: see :class:`Skill`.

    Parameters
    ----------
    skill
        The skill; :func:`seqnum.testing.check_skill` tells whether it is as good as ours.
    words
        What is said of it, written as in the file ``texts/en/maths.toml`` of a package; the same in each language.

    Returns
    -------
    Skill
        The skill.

    Raises
    ------
    BrokenSkill
        When it cannot be used, with the reason: no id of its own, no cards, words that are missing or cannot be read.

    Examples
    --------
    >>> add_skill(SKILLS["add_within_20"], "")
    Traceback (most recent call last):
    seqnum.maths.registry.BrokenSkill: There is already a skill 'add_within_20': give yours another id.
    """
    if not isinstance(skill, Skill) or not ID.fullmatch(getattr(skill, "id", "")):
        raise BrokenSkill("maths.adding.odd", given=quoted(getattr(skill, "id", skill)))
    if SKILLS.is_ours(skill.id):
        raise BrokenSkill("maths.adding.taken", skill=skill.id)
    try:
        texts = tomllib.loads(words)
    except (TypeError, AttributeError, tomllib.TOMLDecodeError) as error:
        raise BrokenSkill("maths.adding.unreadable", skill=skill.id, reason=quoted(error)) from None
    add_texts("maths", texts)
    try:
        vet(skill)
    except KeyError as error:
        missing = quoted(str(error.args[0]).removeprefix("maths."))
        raise BrokenSkill("maths.adding.no_words", skill=skill.id, text=missing) from None
    except Exception as error:  # whatever the reason: it is other people's code
        raise BrokenSkill(
            "maths.adding.broken", skill=skill.id, reason=quoted(f"{type(error).__name__}: {error}")
        ) from error
    SKILLS.add(skill)
    return skill
