"""What a generated deck was asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.decks.board import checked_board
from seqnum.decks.errors import LONGEST_QUOTE, DeckError, quoted
from seqnum.engine import preset
from seqnum.maths import SKILLS
from seqnum.maths.skill import DEFAULT_LEVEL, skill

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_SEED = 20
"""Digits; a code has to hold it."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a generated deck was asked for: the same recipe makes the same deck.

    Parameters
    ----------
    skills
        Pairs of skill id and level.
    board
        Rows and columns.
    seed
        A whole number of up to 20 digits.
    rules
        Name of the preset whose Plus and Minus cards and free corners the deck follows.
    """

    skills: tuple[tuple[str, int], ...]
    board: tuple[int, int]
    seed: int
    rules: str


def recipe(
    skills: Sequence[str], *, board: tuple[int, int], level: int | Mapping[str, int], seed: int, rules: str
) -> Recipe:
    """Check what a deck is asked for.

    Raises
    ------
    DeckError
        For no skill, one named twice, a level a skill does not have, a board of impossible size, or no seed.
    UnknownSkill, RulesError
        For a name that stands for nothing.

    Examples
    --------
    >>> recipe(["add_within_20"], board=(6, 6), level=1, seed=7, rules="classroom").skills
    (('add_within_20', 1),)
    """
    if not skills:
        raise DeckError("decks.error.no_skill", some=", ".join(list(SKILLS)[:3]))
    names = [str(name)[:LONGEST_QUOTE] for name in skills]
    name, times = Counter(names).most_common(1)[0]
    if times > 1:
        raise DeckError("decks.error.skill_twice", skill=name)
    known = {name: skill(name).levels for name in names}
    levels = dict(level) if isinstance(level, Mapping) else dict.fromkeys(known, level)
    for name, chosen in levels.items():
        if name not in known:
            raise DeckError("decks.error.level_of_other", skill=quoted(name), skills=", ".join(known))
        if type(chosen) is not int or chosen not in known[name]:
            works = ", ".join(map(str, known[name]))
            raise DeckError("decks.error.no_such_level", skill=name, level=quoted(chosen), levels=works)
    if type(seed) is not int or abs(seed) >= 10**LONGEST_SEED:
        raise DeckError("decks.error.seed", seed=quoted(seed), longest=LONGEST_SEED)
    pairs = tuple((name, levels.get(name, DEFAULT_LEVEL)) for name in known)
    return Recipe(pairs, checked_board(board, preset(rules)), seed, rules)
