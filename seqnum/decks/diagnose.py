"""Which misconceptions a deck is asked to find."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.decks.misconception_names import by_name, called, folded, meant
from seqnum.errors import quoted
from seqnum.maths import SKILLS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

MOST = 12
"""Misconceptions that one deck may be asked for; with more, none would have its cards."""
_NAMED = 3


def checked_diagnose(given: object, skills: Sequence[str]) -> tuple[str, ...]:
    """Return the ids of misconceptions, each once, if some of the skills have them.

    Parameters
    ----------
    given
        What was asked for: ids or names in any language, or one.
    skills
        The skills of the deck.

    Raises
    ------
    DeckError
        For what is none, with the nearest ones; for a misconception of other skills, with these.

    Examples
    --------
    >>> checked_diagnose(["no_carry", "no_carry"], ["add_2digit_regroup"])
    ('no_carry',)
    """
    names = [given] if isinstance(given, str) else given
    if not isinstance(names, list | tuple) or not all(isinstance(one, str) for one in names):
        raise DeckError("decks.diagnose.no_ids", given=quoted(repr(given)))
    here = {one for name in skills for one in SKILLS[name].misconceptions} if names else set()
    ids = tuple(dict.fromkeys(one if one in here else meant(one) for one in names))
    for one in ids:
        if one not in here:
            raise _unknown(one, skills, here)
    if len(ids) > MOST:
        raise DeckError("decks.diagnose.too_many", n=len(ids), most=MOST)
    return ids


def _unknown(given: str, skills: Sequence[str], here: AbstractSet[str]) -> DeckError:
    having = [one.id for one in SKILLS.values() if given in one.misconceptions]
    if having:
        named = ", ".join(having[:_NAMED] + ["…"] * (len(having) > _NAMED))
        return DeckError("decks.diagnose.of_other", given=called(given), skills=", ".join(skills), having=named)
    every = {one for skill in SKILLS.values() for one in skill.misconceptions}
    names = get_close_matches(folded(given), by_name())
    near = get_close_matches(given, sorted(here)) or get_close_matches(given, sorted(every))
    near = near or list(dict.fromkeys(by_name()[name] for name in names))
    if near:
        return DeckError("decks.diagnose.unknown", given=quoted(given), near=", ".join(map(called, near)))
    known = ", ".join([*map(called, sorted(here)[:_NAMED]), *["…"] * (len(here) > _NAMED)])
    return DeckError("decks.diagnose.unknown_here", given=quoted(given), known=known)
