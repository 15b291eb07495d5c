"""A simulated pupil: solves as well and as fast as we say, and errs by the misconceptions we give it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import get_close_matches
from math import exp
from typing import TYPE_CHECKING, TypeVar

from seqnum.engine import Pass, Place, Remove
from seqnum.match.errors import MatchError
from seqnum.match.record import NO_TIMES, Times
from seqnum.maths import SKILLS, canonical
from seqnum.maths.difficulty import USUAL_ABILITY, chance, difficulty
from seqnum.maths.written import face_value
from seqnum.players import Heuristic

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from random import Random

    from seqnum.engine import Position
    from seqnum.match.match import Match
    from seqnum.match.record import Circumstances
    from seqnum.match.table import Table
    from seqnum.maths import Question
    from seqnum.maths.exact import Value

T = TypeVar("T")

_LIMITS = {"ability": (-10.0, 10.0), "speed": (0.1, 10.0)}
_FOLLOWS_A_MISCONCEPTION = 0.9
_LEARNS_FROM_A_WRONG_NUMBER = 0.6
FINDS_IN_SECONDS = 4.0
SOLVES_IN_SECONDS = 9.0


@dataclass(frozen=True, slots=True)
class Pupil:
    """A made-up pupil, to play against and to try decks and reports out on before there is a class.

    It slips as often as its ability says, goes wrong by its misconceptions nine times in ten where one applies, takes
    time, and likes easy cards better: a card one logit harder is chosen a third as often.

    Parameters
    ----------
    name
        As a person's; ``None`` for "Simulated pupil 1" …
    misconceptions
        Ids of the rules the pupil goes wrong by.
    ability
        In logits: with a card of that difficulty (:mod:`seqnum.maths.difficulty`) the pupil is right half of the time,
        with one that is two easier seven times in eight.
    speed
        How fast it works: 2 takes half of the usual time.
    company
        Whether it only keeps somebody company: results leave out what it answered.

    Examples
    --------
    >>> from random import Random
    >>> from seqnum.maths.skill import skill
    >>> question = skill("sub_2digit_regroup").question(2, (42, 17))
    >>> Pupil(misconceptions=("smaller_from_larger",)).solve(question, Random("x"))
    Fraction(35, 1)
    >>> round(Pupil(ability=0).chance(question), 2)
    0.5
    """

    name: str | None = None
    misconceptions: tuple[str, ...] = ()
    ability: float = USUAL_ABILITY
    speed: float = 1.0
    company: bool = False

    def __post_init__(self) -> None:
        given = self.misconceptions
        object.__setattr__(self, "misconceptions", (given,) if isinstance(given, str) else tuple(given))
        known = {one for skill in SKILLS.values() for one in skill.misconceptions} if self.misconceptions else set()
        for one in self.misconceptions:
            if one not in known:
                near = get_close_matches(str(one), sorted(known), cutoff=0.3) or sorted(known)
                raise MatchError("match.error.misconception", given=str(one)[:60], near=", ".join(near))
        for option, (least, most) in _LIMITS.items():
            number = getattr(self, option)
            if isinstance(number, bool) or not isinstance(number, int | float) or not least <= number <= most:
                shown = str(number)[:20]
                raise MatchError("match.error.range", option=option, given=shown, least=least, most=most)

    def chance(self, question: Question) -> float:
        """Return how often the pupil is right with a question where none of its misconceptions applies."""
        return chance(question, self.ability)

    def solve(self, question: Question, rng: Random, known_wrong: Collection[str] = ()) -> Value:
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
            value = _another(value)
        return value

    def _first_thought(self, question: Question, rng: Random) -> Value:
        theirs = [wrong for wrong, ids in question.mistakes.items() if set(ids) & set(self.misconceptions)]
        if theirs and rng.random() < _FOLLOWS_A_MISCONCEPTION:
            return face_value(_one_of(theirs, rng))
        if rng.random() < self.chance(question):
            return question.answer
        wrong = list(question.mistakes) or [canonical(_another(question.answer))]
        return face_value(_one_of(wrong, rng))

    def times(self, rng: Random) -> tuple[float, float]:
        """Return seconds to choose the card and to answer it."""
        to_card = FINDS_IN_SECONDS * (0.5 + rng.random()) / self.speed
        to_answer = SOLVES_IN_SECONDS * (0.3 + 1.4 * rng.random()) / self.speed
        return round(to_card, 2), round(to_answer, 2)

    def prefer(self, questions: Sequence[Question | None], rng: Random) -> int:
        """Return which card of several the pupil takes, by what they ask; one that asks nothing counts as usual."""
        weights = [exp(-difficulty(question)) if question else 1.0 for question in questions]
        mark = rng.random() * sum(weights)
        for index, weight in enumerate(weights):
            mark -= weight
            if mark < 0:
                return index
        return len(weights) - 1


def _another(value: Value) -> Value:
    """Return another answer: one more; for words, the same with a doubt."""
    face = canonical(value)
    return face_value(f'{face[:-1]}?"') if face.endswith('"') else value + 1


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
    hand = table.must() or tuple(position.hands[position.turn])
    if not position.plays():
        if Pass() in position.legal():
            match.pass_turn()
        else:
            match.swap(_one_of([card for card in hand if match.question(card)] or list(hand), rng))
        return
    cards = [card for card in hand if card not in table.claimed and _is_playable(position, card)]
    if not cards:
        match.swap(_one_of([card for card in hand if match.question(card)], rng))
        return
    card = cards[pupil.prefer([match.question(one) for one in cards], rng)]
    question = match.question(card)
    if question is None or table.solved == card:
        plays = [play for play in position.plays() if isinstance(play, Place | Remove) and play.card == card]
        _put(match, card, plays, rng)
        return
    value = pupil.solve(question, rng, known_wrong=table.of(card).wrong)
    faces = enumerate(match.layout.faces)
    believed = [
        Place(card, cell) for cell, face in faces if face and position.open >> cell & 1 and face_value(face) == value
    ]
    to_card, to_answer = pupil.times(rng)
    times = Times(to_card, to_answer, 0.0)
    if believed and match.rules.answer_by == "board":
        _put(match, card, believed, rng, times)
    else:
        match.say_number(card, canonical(value), times=times)


def thinks_right(where: Circumstances, table: Table, player: object, rng: Random) -> bool:
    """Return what a computer says to an answer that waits: a simulated pupil works it out, any other one knows.

    Parameters
    ----------
    where, table
        The match.
    player
        Who is asked.
    rng
        The only source of chance.
    """
    waiting, turn = table.waiting, table.position.turn
    question = None if waiting is None else where.question(waiting.card, turn)
    if waiting is None or question is None or not isinstance(player, Pupil):
        return waiting is not None and waiting.correct
    face = table.position.setup.layout.faces[waiting.cell]
    return face is not None and player.solve(question, rng) == face_value(face)


def _put(match: Match, card: int, moves: Sequence[Place | Remove], rng: Random, times: Times = NO_TIMES) -> None:
    """Put a chip on the best of some spaces, or take one off, and say so where it makes a line that has to be said."""
    position = match.position()
    cell = _best(position, moves, rng)
    lines = () if isinstance(moves[0], Remove) else position.lock_choices(Place(card, cell))
    announce = match.rules.must_claim and bool(lines)
    match.answer(card, cell, times=times, announce=announce, choice=0 if len(lines) > 1 else None)


def _best(position: Position, moves: Sequence[Place | Remove], rng: Random) -> int:
    """Return the space of the best of some moves, as the strongest computer weighs them."""
    view = replace(position.view(position.turn), legal=tuple(moves))
    move = Heuristic(level=5).choose(view, rng)
    return next(one.cell for one in moves if one == move)


def _one_of(items: Sequence[T], rng: Random) -> T:
    """Return one of the items, each as likely as every other; only ``rng.random()`` is the same on every Python."""
    return items[int(rng.random() * len(items))]


def _is_playable(position: Position, card: int) -> bool:
    return position.setup.cards[card].kind != "remove" or position.removable != 0
