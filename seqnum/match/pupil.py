"""A simulated pupil: solves as well as we say, and errs by the misconceptions we give it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import get_close_matches
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from seqnum.engine import Place, Remove
from seqnum.match.errors import MatchError
from seqnum.match.record import Times
from seqnum.maths import SKILLS, canonical
from seqnum.players import Heuristic

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from random import Random

    from seqnum.engine import Position
    from seqnum.match.match import Match
    from seqnum.match.table import Table
    from seqnum.maths import Question

T = TypeVar("T")

USUAL_SHARE = 0.9
_FINDS_IN_SECONDS = 4.0
_SOLVES_IN_SECONDS = 9.0
_LEARNS_FROM_A_WRONG_NUMBER = 0.6


@dataclass(frozen=True, slots=True)
class Pupil:
    """A made-up pupil, to try decks and reports out on before there is a class.

    Parameters
    ----------
    name
        As a person's; ``None`` for "Simulated pupil 1" …
    misconceptions
        Ids of the rules the pupil goes wrong by.
    skill
        Share of cards solved where no misconception of the pupil's applies, from 0 to 1.
    holds
        How often a misconception that applies is followed, from 0 to 1.

    Examples
    --------
    >>> from random import Random
    >>> from seqnum.maths.skill import skill
    >>> question = skill("sub_2digit_regroup").question(2, (42, 17))
    >>> Pupil(misconceptions=("smaller_from_larger",), holds=1).solve(question, Random("x"))
    Fraction(35, 1)
    """

    name: str | None = None
    misconceptions: tuple[str, ...] = ()
    skill: float = USUAL_SHARE
    holds: float = USUAL_SHARE

    def __post_init__(self) -> None:
        given = self.misconceptions
        object.__setattr__(self, "misconceptions", (given,) if isinstance(given, str) else tuple(given))
        known = {one for skill in SKILLS.values() for one in skill.misconceptions}
        for one in self.misconceptions:
            if one not in known:
                near = get_close_matches(str(one), sorted(known), cutoff=0.3) or sorted(known)
                raise MatchError("match.error.misconception", given=str(one)[:60], near=", ".join(near))
        for option in ("skill", "holds"):
            share = getattr(self, option)
            if isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1:
                raise MatchError("match.error.share", option=option, given=str(share)[:20])

    def solve(self, question: Question, rng: Random, known_wrong: Collection[str] = ()) -> Fraction:
        """Return the number the pupil comes to.

        Parameters
        ----------
        question
            What is asked.
        rng
            The only source of chance.
        known_wrong
            Numbers that were wrong already, as canonical text.
        """
        value = self._first_thought(question, rng)
        if canonical(value) not in known_wrong:
            return value
        if rng.random() < _LEARNS_FROM_A_WRONG_NUMBER:
            return question.answer
        while value == question.answer or canonical(value) in known_wrong:
            value += 1
        return value

    def _first_thought(self, question: Question, rng: Random) -> Fraction:
        theirs = [wrong for wrong, ids in question.mistakes.items() if set(ids) & set(self.misconceptions)]
        if theirs and rng.random() < self.holds:
            return Fraction(_one_of(theirs, rng))
        if rng.random() < self.skill:
            return question.answer
        wrong = list(question.mistakes) or [canonical(question.answer + 1)]
        return Fraction(_one_of(wrong, rng))

    def times(self, rng: Random) -> tuple[float, float]:
        """Return seconds to choose the card and to answer it."""
        to_card = _FINDS_IN_SECONDS * (0.5 + rng.random())
        to_answer = _SOLVES_IN_SECONDS * (0.3 + 1.4 * rng.random())
        return round(to_card, 2), round(to_answer, 2)


def act(match: Match, table: Table, pupil: Pupil, rng: Random) -> None:
    """Do one thing for a pupil whose turn it is, through the same door as a person.

    Parameters
    ----------
    match
        Where the pupil plays.
    table
        The state of it; of this a pupil uses what its seat may see, and its own memory of wrong numbers.
    pupil
        Who plays.
    rng
        The only source of chance.
    """
    position = table.position
    if not position.plays():
        match.pass_turn()
        return
    hand = table.must() or tuple(position.hands[position.turn])
    cards = [card for card in hand if card not in table.claimed and _is_playable(position, card)]
    if not cards:
        match.swap(_one_of([card for card in hand if match.question(card)], rng))
        return
    card = _one_of(cards, rng)
    question = match.question(card)
    if question is None or table.solved == card:
        plays = [play for play in position.plays() if isinstance(play, Place | Remove) and play.card == card]
        match.answer(card, _best(position, plays, rng))
        return
    value = pupil.solve(question, rng, known_wrong=table.of(card).wrong)
    believed = [Place(card, cell) for cell in match.layout.cells_of(canonical(value)) if position.open >> cell & 1]
    to_card, to_answer = pupil.times(rng)
    times = Times(to_card, to_answer, 0.0)
    if believed and match.rules.answer_by == "board":
        match.answer(card, _best(position, believed, rng), times=times)
    else:
        match.say_number(card, canonical(value), times=times)


def _best(position: Position, moves: Sequence[Place | Remove], rng: Random) -> int:
    """Return the space of the best of some moves, as the strongest computer weighs them."""
    view = replace(position.view(position.turn), legal=tuple(moves))
    move = Heuristic(level=3).choose(view, rng)
    return next(one.cell for one in moves if one == move)


def _one_of(items: Sequence[T], rng: Random) -> T:
    """Return one of the items, each as likely as every other; only ``rng.random()`` is the same on every Python."""
    return items[int(rng.random() * len(items))]


def _is_playable(position: Position, card: int) -> bool:
    return position.setup.cards[card].kind != "remove" or position.removable != 0
