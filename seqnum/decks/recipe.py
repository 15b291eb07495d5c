"""What a generated deck was asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from seqnum.decks.board import checked_board
from seqnum.decks.diagnose import checked_diagnose
from seqnum.decks.errors import DeckError
from seqnum.engine import PRESETS, Rules, preset
from seqnum.errors import LONGEST_QUOTE, quoted
from seqnum.maths import SKILLS
from seqnum.maths.skill import DEFAULT_LEVEL, skill

if TYPE_CHECKING:
    from seqnum.decks.aim import Aim

LONGEST_SEED = 20
"""Digits; a code has to hold it."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a generated deck was asked for: the same recipe makes the same deck.

    Parameters
    ----------
    skills
        Pairs of skill id and level; none where the cards ask nothing.
    board
        Rows and columns.
    seed
        A whole number of up to 20 digits.
    rules
        Name of the preset whose Plus and Minus cards and free corners the deck follows.
    further
        Levels at which each card asks for its number as well.
    aim
        What share of first answers should be right; the levels are then taken as they come, and are 0 in `skills`.
    diagnose
        Ids of the misconceptions that the deck has to tell apart.
    """

    skills: tuple[tuple[str, int], ...]
    board: tuple[int, int]
    seed: int
    rules: str
    further: tuple[int, ...] = ()
    aim: Aim | None = None
    diagnose: tuple[str, ...] = ()

    @property
    def levels(self) -> tuple[int, ...]:
        """All levels, that of seats that say nothing first."""
        return tuple(dict.fromkeys((*(level for _, level in self.skills), *self.further)))


def recipe(
    skills: Sequence[str],
    *,
    board: tuple[int, int],
    level: int | Mapping[str, int] | Sequence[int | Mapping[str, int]] | None,
    seed: int,
    rules: str,
    aim: Aim | None = None,
    diagnose: object = (),
) -> Recipe:
    """Check what a deck is asked for.

    Raises
    ------
    DeckError
        For no skill, one named twice, a level a skill does not have, a level beside an aim, a board of impossible size,
        no seed, or a misconception that none of the skills has.
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
    asked = checked_diagnose(diagnose, names)
    if aim is not None:
        if level is not None:
            raise DeckError("decks.error.level_and_target", level=quoted(repr(level)), target=aim.success)
        fits = checked_board(board, rules_for(rules, asks=True))
        return Recipe(tuple((name, 0) for name in known), fits, checked_seed(seed), rules, aim=aim, diagnose=asked)
    level = DEFAULT_LEVEL if level is None else level
    several = list(level) if isinstance(level, Sequence) and not isinstance(level, str) else [level]
    if len(set(map(str, several))) < len(several):
        raise DeckError("decks.error.level_twice", levels=", ".join(map(quoted, several)))
    first: Any = several[0] if several else None  # from here on it may be anything: each is looked at below
    further: list[Any] = several[1:]
    levels: dict[str, Any] = dict(first) if isinstance(first, Mapping) else dict.fromkeys(known, first)
    for name, chosen in (*levels.items(), *((name, other) for name in known for other in further)):
        if name not in known:
            raise DeckError("decks.error.level_of_other", skill=quoted(name), skills=", ".join(known))
        if type(chosen) is not int or chosen not in known[name]:
            works = ", ".join(map(str, known[name]))
            raise DeckError("decks.error.no_such_level", skill=name, level=quoted(repr(chosen)), levels=works)
    pairs = tuple((name, levels.get(name, DEFAULT_LEVEL)) for name in known)
    fits = checked_board(board, rules_for(rules, asks=True))
    return Recipe(pairs, fits, checked_seed(seed), rules, tuple(further), diagnose=asked)


def checked_seed(seed: object) -> int:
    """Return a seed if it is one that a code can hold.

    Raises
    ------
    DeckError
        When it is not.
    """
    if type(seed) is not int or abs(seed) >= 10**LONGEST_SEED:
        raise DeckError("decks.error.seed", seed=quoted(seed), longest=LONGEST_SEED)
    return seed


def rules_for(name: str, *, asks: bool) -> Rules:
    """Return the rules of a name, if they are made for a deck that asks questions, or for one that asks nothing.

    Raises
    ------
    DeckError, RulesError
        When they are not, or there are none; with those that work.

    Examples
    --------
    >>> rules_for("kids", asks=False).line_length
    4
    """
    rules = preset(name)
    if (rules.answer_policy is not None) != asks:
        works = ", ".join(other for other, make in PRESETS.items() if (make().answer_policy is not None) == asks)
        raise DeckError(f"decks.error.{'needs_faces' if asks else 'needs_questions'}", rules=name, works=works)
    return rules
