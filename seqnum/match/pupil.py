"""A simulated pupil: solves as well as we say, and errs by the misconceptions we give it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from seqnum.engine import Place, Remove
from seqnum.match.record import Times
from seqnum.maths import Question, canonical

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from seqnum.engine import Position
    from seqnum.match.match import Match

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
    >>> from seqnum.maths import skill
    >>> question = skill("sub_2digit_regroup").question(2, (42, 17))
    >>> Pupil(misconceptions=("smaller_from_larger",), holds=1).solve(question, Random("x"))
    Fraction(35, 1)
    """

    name: str | None = None
    misconceptions: tuple[str, ...] = ()
    skill: float = 0.9
    holds: float = 0.9

    def solve(self, question: Question, rng: Random) -> Fraction:
        """Return the number the pupil comes to."""
        theirs = [wrong for wrong, ids in question.mistakes.items() if set(ids) & set(self.misconceptions)]
        if theirs and rng.random() < self.holds:
            return Fraction(theirs[int(rng.random() * len(theirs))])
        if rng.random() < self.skill:
            return question.answer
        wrong = list(question.mistakes) or [canonical(question.answer + 1)]
        return Fraction(wrong[int(rng.random() * len(wrong))])

    def times(self, rng: Random) -> tuple[float, float]:
        """Return seconds to choose the card and to answer it."""
        to_card = _FINDS_IN_SECONDS * (0.5 + rng.random())
        to_answer = _SOLVES_IN_SECONDS * (0.3 + 1.4 * rng.random())
        return round(to_card, 2), round(to_answer, 2)


def pick(items: Sequence[int], rng: Random) -> int:
    """Return one of the items, each as likely as every other; only ``rng.random()`` is used."""
    return items[int(rng.random() * len(items))]


def take_turn(match: Match, pupil: Pupil, rng: Random) -> None:
    """Play one turn for a pupil, through the same door as a person."""
    turn = match.position().turn_number
    said_dead: set[int] = set()
    ruled_out: dict[int, Fraction] = {}
    while not match.over and match.position().turn_number == turn:
        _act(match, pupil, rng, said_dead, ruled_out)


def _act(match: Match, pupil: Pupil, rng: Random, said_dead: set[int], ruled_out: dict[int, Fraction]) -> None:
    position = match.position()
    if not position.plays():
        match.pass_turn()
        return
    must = match.must()
    cards = [card for card in must or match.hand() if card not in said_dead and _is_playable(position, card)]
    if not cards:
        match.swap(pick([card for card in match.hand() if match.question(card)], rng))
        return
    card = pick(cards, rng)
    question = match.question(card)
    if question is None or match.solved == card:
        match.answer(card, pick(_targets(position, card), rng))
        return
    value = pupil.solve(question, rng)
    if value == ruled_out.get(card):
        value = question.answer if rng.random() < _LEARNS_FROM_A_WRONG_NUMBER else value + 1
    spaces = [cell for cell in match.layout.cells_of(canonical(value)) if position.open >> cell & 1]
    to_card, to_answer = pupil.times(rng)
    times = Times(to_card, to_answer, 0.0)
    if spaces and match.rules.answer_by == "board":
        verdict = match.answer(card, pick(spaces, rng), times=times)
    else:
        verdict = match.say_number(card, canonical(value), times=times)
    if verdict.saying == "dead_claim_kept":
        said_dead.add(card)
    if verdict.correct is False:
        ruled_out[card] = value


def _targets(position: Position, card: int) -> list[int]:
    return [play.cell for play in position.plays() if isinstance(play, Place | Remove) and play.card == card]


def _is_playable(position: Position, card: int) -> bool:
    return position.setup.cards[card].kind != "remove" or position.removable != 0
