"""What an answer comes to. Live play and the check of a match file ask the same functions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.engine import Discard, Forfeit, Move, Pass, Place, Remove, SwapDead
from seqnum.engine.legality import objection
from seqnum.match.errors import Refused
from seqnum.match.log import Answered
from seqnum.match.record import Given, record
from seqnum.maths import read_number

if TYPE_CHECKING:
    from fractions import Fraction

    from seqnum.attempt import Outcome
    from seqnum.match.record import Circumstances, Times
    from seqnum.match.table import Table
    from seqnum.match.verdict import Saying
    from seqnum.maths import Question


@dataclass(frozen=True, slots=True)
class Ruling:
    """What an answer counts as, the move that follows from it, and what is said about it."""

    outcome: Outcome
    move: Move | None
    saying: Saying


NOTHING = Given(None, None, None)
"""A card given back without an answer."""


def judge(
    where: Circumstances, table: Table, card: int, given: Given, times: Times, *, n: int, student: str
) -> tuple[Answered, Ruling]:
    """Return the event that an answer makes, and the ruling in it; the table is left as it is.

    Parameters
    ----------
    where
        Game, session and deck.
    table
        The match so far.
    card
        The card answered, an index into the deck.
    given
        The number, or :data:`NOTHING` to change the card for another one.
    times
        How long it took.
    n
        The number the event will have.
    student
        Who answers.

    Raises
    ------
    Refused
        When it cannot be answered, or not so.
    """
    question = _asked(where, table, card)
    if given.value is not None:
        _check_way(table, card, given)
    ruling = _ruling(table, card, question.answer, given)
    if ruling.move is not None:
        _check_possible(table, ruling.move)
    attempt = record(where, table, card, question, given, times, seq=n, student=student, outcome=ruling.outcome)
    layout = table.position.setup.layout
    event = Answered(
        n=n,
        card=card,
        attempt=attempt,
        move=None if ruling.move is None else ruling.move.text(layout),
        reshuffle=None if ruling.move is None else table.shuffle_in(ruling.move),
    )
    return event, ruling


def number_on(table: Table, cell: int) -> Given:
    """Return the number of a space, as an answer.

    Raises
    ------
    Refused
        When no chip can be put there, whatever the card.
    """
    face = table.position.setup.layout.faces[cell]
    if face is None:
        raise Refused("match.reason.no_chip_place")
    if not table.position.open >> cell & 1:
        raise Refused("match.reason.taken")
    return Given(read_number(face), face, cell)


def check_move(table: Table, move: Move) -> None:
    """Raise unless a person can make a move for which there is nothing to answer.

    Raises
    ------
    Refused
        When it cannot be made, or only as an answer.
    """
    if isinstance(move, Place | Remove):
        check_card(table, move.card)
        if table.position.setup.cards[move.card].face is not None and table.solved != move.card:
            raise Refused("match.reason.answer_first")
    elif not isinstance(move, Pass):
        raise Refused("match.reason.answer_first")
    _check_possible(table, move)


def check_card(table: Table, card: int) -> None:
    """Raise unless it can be this card's turn.

    Raises
    ------
    Refused
        When it is not in hand, or another card comes first.
    """
    if card not in table.position.hands[table.position.turn]:
        raise Refused("match.reason.not_in_hand")
    must = table.must()
    if must is not None and card not in must:
        raise Refused(f"match.reason.{'other_card_first' if table.solved is None else 'solved_first'}")


def _check_possible(table: Table, move: Move) -> None:
    reason = objection(table.position, move)
    if reason:
        raise Refused(f"engine.reason.{reason}")  # the reason alone: a player does not read moves as text


def _asked(where: Circumstances, table: Table, card: int) -> Question:
    check_card(table, card)
    if table.solved == card:
        raise Refused("match.reason.solved_first")
    question = where.deck.cards[card].question
    if question is None:
        raise Refused("match.reason.no_number_card")
    return question


def _check_way(table: Table, card: int, given: Given) -> None:
    if card in table.claimed:
        raise Refused("match.reason.claimed")
    if given.cell is not None and table.position.setup.rules.answer_by == "keypad":
        raise Refused("match.reason.say_the_number")


def _ruling(table: Table, card: int, answer: Fraction, given: Given) -> Ruling:
    position = table.position
    if given.value is None:
        return Ruling("skipped", Discard(card), "swapped")
    if given.value != answer:
        return _cost_of_wrong(table, card)
    if given.cell is not None:
        return Ruling("correct", Place(card, given.cell), "right")
    if not position.is_dead(card):
        return Ruling("correct", None, "number_open")
    if position.can_swap:
        return Ruling("dead_claim", SwapDead(card), "dead_claim")
    return Ruling("dead_claim", None, "dead_claim_kept")


def _cost_of_wrong(table: Table, card: int) -> Ruling:
    """Apply the answer policy: the same card again, or the worked step and another card, or the turn lost."""
    policy = table.position.setup.rules.answer_policy
    if policy == "retry" or (policy == "two_tries" and not table.of(card).wrong):
        return Ruling("incorrect", None, "wrong_again")
    if policy == "lose_turn":
        return Ruling("incorrect", Forfeit(), "wrong_lose_turn")
    return Ruling("incorrect", Discard(card), "wrong_reveal")
