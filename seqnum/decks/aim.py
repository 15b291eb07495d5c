"""How many of a deck's cards a class should get right, and which cards those are."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Any

from seqnum.decks.errors import DeckError
from seqnum.engine import shuffled
from seqnum.errors import quoted
from seqnum.maths import canonical
from seqnum.maths.difficulty import USUAL_ABILITY, chance
from seqnum.maths.skill import skill

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seqnum.decks.deck import Deck
    from seqnum.maths import Question
    from seqnum.maths.exact import Value
    from seqnum.maths.space import Operands

EASIEST, HARDEST = 0.95, 0.3
MOST_ABLE = 9.0
CLOSE = 0.03
"""How far from what was asked for a deck may be without a warning."""

_LOOKED_AT = 12
_COMPARED = 300
"""So many answers are compared by their cards; a board has at most a hundred, and some skills have ten thousand."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What share of first answers should be right.

    Parameters
    ----------
    success
        From 0.3 to 0.95, in hundredths.
    ability
        The class's, in logits from −9 to 9, in tenths: see :func:`seqnum.maths.difficulty.chance`.
    """

    success: float
    ability: float = USUAL_ABILITY


def aim(success: object, ability: object) -> Aim:
    """Check what a deck should aim at.

    Raises
    ------
    DeckError
        For a number out of range.

    Examples
    --------
    >>> aim(0.8, 2)
    Aim(success=0.8, ability=2.0)
    """
    if not _is_between(success, HARDEST, EASIEST):
        raise DeckError("decks.error.target", given=quoted(repr(success)), least=HARDEST, most=EASIEST)
    if not _is_between(ability, -MOST_ABLE, MOST_ABLE):
        raise DeckError("decks.error.ability", given=quoted(repr(ability)), most=MOST_ABLE, usual=USUAL_ABILITY)
    return Aim(round(float(str(success)), 2), round(float(str(ability)), 1))


def _is_between(given: Any, least: float, most: float) -> bool:
    return isinstance(given, int | float) and not isinstance(given, bool) and least <= given <= most


def reached(deck: Deck) -> float | None:
    """Return the share of first answers that should be right, where the deck aims at one."""
    made = deck.recipe and deck.recipe.aim
    return fmean(chance(question, made.ability) for question in deck.questions) if made else None


class AimedSource:
    """What one skill offers at all its levels, so that the share of right answers comes close to the aim."""

    def __init__(self, skill_id: str, seed: int, wanted: Aim) -> None:
        self.skill = skill(skill_id)
        self.key = f"{seed}:{skill_id}:aim"
        self._wanted = wanted
        self._known: dict[Value, list[Question]] = {}
        self._given = 0
        self._right = 0.0

    def answers(self) -> Iterator[Value]:
        """Yield all answers, those with close cards first."""
        order = self._order()
        yield from sorted(order[:_COMPARED], key=lambda answer: self._off(self._closest(answer)[0]))
        yield from order[_COMPARED:]

    def every(self) -> Iterator[Value]:
        """Yield every answer once."""
        yield from dict.fromkeys(answer for level in self.skill.levels for answer in self.skill.answers(level))

    def richest(self) -> list[Value]:
        """Return all answers, those of most cards first."""
        order = self._order()
        return [*sorted(order[:_COMPARED], key=self.count, reverse=True), *order[_COMPARED:]]

    def _order(self) -> tuple[Value, ...]:
        return shuffled(self.every(), self.key)

    def count(self, answer: Value) -> int:
        """Return how many cards with an answer are looked at."""
        return len(self._closest(answer))

    def cards(self, answer: Value) -> Iterator[Question]:
        """Yield cards with an answer, the closest first: a dozen of each level are looked at."""
        yield from self._closest(answer)

    def operands(self, answer: Value, most: int) -> list[tuple[int, Operands]]:
        """Return levels and operands of cards with an answer, the closest to the aim first."""
        return [(int(one.level or 0), one.operands) for one in self._closest(answer)[:most]]

    def side(self, level: int, operands: Operands) -> int:
        """Return 1 for a card easier than the aim, −1 for a harder one, 0 for one that is close."""
        return _sign(self._chance(level, operands) - self._wanted.success, CLOSE)

    def lean(self) -> int:
        """Return 1 where the cards given out are easier than the aim, −1 where they are harder, 0 where they hit it."""
        return _sign(self._right / self._given - self._wanted.success, CLOSE / 2) if self._given else 0

    def give(self, level: int, operands: Operands) -> None:
        """Count a card as given out."""
        self._given += 1
        self._right += self._chance(level, operands)

    def _chance(self, level: int, operands: Operands) -> float:
        return chance(self.skill.question(level, operands), self._wanted.ability)

    def cards_on(self, answer: Value, face: str) -> Iterator[Question]:
        """Yield the cards whose answer is written as a space shows it, each the one that brings the mean to the aim."""
        left = [question for question in self._closest(answer) if question.face == face]
        while left:
            best = min(left, key=self._mean_off)
            left.remove(best)
            self._given += 1
            self._right += chance(best, self._wanted.ability)
            yield best

    def _closest(self, answer: Value) -> list[Question]:
        if answer not in self._known:
            found = {one.id: one for level in self.skill.levels for one in self._some(level, answer)}
            self._known[answer] = sorted(found.values(), key=self._off)
        return self._known[answer]

    def _some(self, level: int, answer: Value) -> Iterator[Question]:
        operands = self.skill.answering(level, answer)
        order = shuffled(range(len(operands)), f"{self.key}:{level}:{canonical(answer)}")
        return (self.skill.question(level, operands[index]) for index in order[:_LOOKED_AT])

    def _mean_off(self, question: Question) -> float:
        """Return how far off the aim the cards given out would be with this one."""
        right = self._right + chance(question, self._wanted.ability)
        return round(abs(right / (self._given + 1) - self._wanted.success), 4)

    def _off(self, question: Question) -> float:
        """Return how far off the aim a question is, in hundredths: what no class could tell apart is as good."""
        return round(abs(chance(question, self._wanted.ability) - self._wanted.success), 2)


def _sign(off: float, close: float) -> int:
    return 0 if abs(off) <= close else 1 if off > 0 else -1
