"""The deck that a group of pupils plays next."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.decks import Deck
from seqnum.decks.diagnose import MOST
from seqnum.maths import SKILLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

MOST_SKILLS = 4
"""With more, a deck has too few cards of each."""


@dataclass(frozen=True, slots=True)
class NextDeck:
    """What to generate a deck from.

    Parameters
    ----------
    levels
        Skills, each with its level.
    seed
        A seed.
    diagnose
        Misconceptions that the deck finds and tells apart.

    Examples
    --------
    >>> NextDeck((("add_within_20", 1),), seed=7)
    sq.Deck.generate("add_within_20", level=1, seed=7)
    """

    levels: tuple[tuple[str, int], ...]
    seed: int
    diagnose: tuple[str, ...] = ()

    @property
    def _level(self) -> int | dict[str, int]:
        different = {level for _, level in self.levels}
        return dict(self.levels) if len(different) > 1 else different.pop()

    def __repr__(self) -> str:
        skills = ", ".join(f'"{skill}"' for skill, _ in self.levels)
        named = ", ".join(f'"{one}"' for one in self.diagnose)
        asked = f", diagnose=[{named}]" if named else ""
        level = str(self._level).replace("'", '"')
        return f"sq.Deck.generate({skills}, level={level}, seed={self.seed}{asked})"

    def make(self) -> Deck:
        """Make the deck.

        Raises
        ------
        DeckError
            When these skills give no deck at that level.
        """
        skills = [skill for skill, _ in self.levels]
        return Deck.generate(*skills, level=self._level, seed=self.seed, diagnose=self.diagnose)


def plan(attempts: pd.DataFrame, *, seed: int, step: int = 0, diagnose: Sequence[str] = ()) -> NextDeck | None:
    """Choose skills and levels near to what a group has answered; None where its cards are of no skill we have.

    Parameters
    ----------
    attempts
        What the group answered.
    seed
        A seed.
    step
        How many levels up or down; a skill has no level beyond its first and last.
    diagnose
        Misconceptions to look for, on the skills that have them.
    """
    met = attempts[attempts["skill"].isin(list(SKILLS)) & attempts["level"].notna()]
    asked: dict[str, Counter[int]] = {}
    counted = met.groupby(["skill", "level"], observed=True, sort=False).size().reset_index()
    for skill, level, n in counted.itertuples(index=False):
        asked.setdefault(skill, Counter())[int(level)] = n
    here = sorted(asked, key=lambda skill: (-asked[skill].total(), skill))
    if diagnose:
        here = [skill for skill in here if set(diagnose) & set(SKILLS[skill].misconceptions)]
    here = here[:MOST_SKILLS]
    if not here:
        return None
    looked_for = {one for skill in here for one in SKILLS[skill].misconceptions}
    levels = tuple((skill, _stepped(skill, asked[skill].most_common(1)[0][0], step)) for skill in here)
    return NextDeck(levels, seed, tuple(one for one in diagnose if one in looked_for)[:MOST])


def _stepped(skill: str, level: int, step: int) -> int:
    """Return the level so many steps away, or the last there is."""
    levels = sorted(SKILLS[skill].levels)
    at = min(range(len(levels)), key=lambda index: abs(levels[index] - level))
    return levels[min(max(at + step, 0), len(levels) - 1)]
