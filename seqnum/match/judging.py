"""What an answer comes to. Live play and the check of a match file ask the same functions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.engine import Discard, Draw, Forfeit, GiveUp, Move, Penalty, Place, Remove, SwapDead, TimeUp
from seqnum.engine.legality import objection
from seqnum.engine.undo import drew
from seqnum.match.errors import Refused
from seqnum.match.log import Answered
from seqnum.match.record import Given, record
from seqnum.match.table import CHECKED
from seqnum.maths.similar import similar
from seqnum.maths.written import face_value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.attempt import Outcome
    from seqnum.engine import Position
    from seqnum.engine.moves import Lines
    from seqnum.match.record import Circumstances, Times
    from seqnum.match.table import Table
    from seqnum.match.verdict import Saying
    from seqnum.maths import Question
    from seqnum.maths.exact import Value


@dataclass(frozen=True, slots=True)
class Ruling:
    """What an answer counts as, the move that follows from it, and what is said about it."""

    outcome: Outcome
    move: Move | None
    saying: Saying


NOTHING = Given(None, None, None)
"""A card given back without an answer."""
OUT_OF_TURN = (Draw, GiveUp, Penalty, TimeUp)
"""What can be done whoever is to move."""


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
        The number, or :data:`NOTHING` to change the card for another one; with the space, and whether a line is
        announced with it.
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
    question = check_answer(where, table, card, given)
    came = ruling(table, card, question.answer, given)
    if came.move is not None:
        _check_possible(table, came.move)
    attempt = record(where, table, card, question, given, times, seq=n, student=student, outcome=came.outcome)
    layout = table.position.setup.layout
    event = Answered(
        n=n,
        card=card,
        attempt=attempt,
        move=None if came.move is None else came.move.text(layout),
        announce=given.announce and not (isinstance(came.move, Place) and came.move.lock),
        line=given.line,
        reshuffle=None if came.move is None else table.shuffle_in(came.move),
    )
    return event, came


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
    return Given(face_value(face), face, cell)


def judge_check(table: Table, *, agrees: bool) -> tuple[Move, Saying]:
    """Return what becomes of an answer that waited, once another side agreed to it or contested it.

    By ``challenge`` the number decides, whatever was said; by ``honour`` an answer nobody contests stands.

    Raises
    ------
    Refused
        When none waits.
    """
    waiting = table.waiting
    if waiting is None:
        raise Refused("match.reason.nothing_to_check")
    unseen = agrees and table.rules.answer_policy == "honour"
    if not (waiting.correct or unseen):
        return Discard(waiting.card), "check_wrong"
    move = _placing(table.position, waiting.card, waiting.cell, announce=waiting.announce, line=waiting.line)
    if unseen:
        return move, "stands"  # also a right one: nobody is to hear which
    return move, "check_line" if waiting.announce else "check_right"


def chooses_first(table: Table, *, announce: bool) -> bool:
    """Tell whether which line counts is chosen with an answer: one that announces it, or waits to be checked.

    Anybody can see which lines a chip makes, so that this tells nothing about the number. Elsewhere it is chosen after
    a right one.
    """
    return announce or (table.rules.answer_policy in CHECKED and not table.rules.must_claim)


def counting_as(position: Position, card: int, cell: int, line: int) -> Place:
    """Return the move that puts a chip on a space, with the lines its mover chose.

    Raises
    ------
    Refused
        When there is no such choice.
    """
    return Place(card, cell, one_of(position.lock_choices(Place(card, cell)), line))


def one_of(choices: Sequence[Lines], line: int) -> Lines:
    """Return the choice of this number.

    Raises
    ------
    Refused
        When there is no such choice.
    """
    if type(line) is not int or not 0 <= line < len(choices):
        raise Refused("match.reason.no_choice")
    return choices[line]


def announced(position: Position, card: int, cell: int, line: int | None = None) -> Place:
    """Return the move that puts a chip on a space and announces the line it completes, or the one chosen.

    Raises
    ------
    Refused
        When it completes none, or there is no such choice.
    """
    if not position.lock_choices(Place(card, cell)):
        raise Refused("match.reason.no_line")
    return counting_as(position, card, cell, 0 if line is None else line)


def check_move(table: Table, move: Move) -> None:
    """Raise unless a person can make a move for which there is nothing to answer.

    Raises
    ------
    Refused
        When it cannot be made, or only as an answer.
    """
    asking = table.asks and not isinstance(move, Remove) and _is_face(table, getattr(move, "card", None))
    if isinstance(move, Place | Remove | SwapDead | Discard):
        check_card(table, move.card)
    if isinstance(move, Place):
        asking = asking and table.solved != move.card
    if isinstance(move, Forfeit) or (asking and isinstance(move, Place | SwapDead | Discard)):
        raise Refused("match.reason.answer_first")
    _check_possible(table, move)


def check_undo(table: Table) -> None:
    """Raise unless the last move can be taken back.

    Raises
    ------
    Refused
        When the rules do not let it be, nothing was played yet, or a card was drawn with it.
    """
    if table.position.over:
        raise Refused("match.reason.over")
    if not table.rules.undo:
        raise Refused("match.reason.undo_off")
    if table.checker is not None:
        raise Refused("match.reason.check_first")
    if not table.past:
        raise Refused("match.reason.undo_first")
    if drew(table.past[-1].position, table.position):
        raise Refused("match.reason.undo_drawn")


def _is_face(table: Table, card: int | None) -> bool:
    cards = table.position.setup.cards
    return card is not None and 0 <= card < len(cards) and cards[card].face is not None


def check_card(table: Table, card: int) -> None:
    """Raise unless it can be this card's turn.

    Raises
    ------
    Refused
        When it is not in hand, or another card comes first.
    """
    if table.checker is not None:
        raise Refused("match.reason.check_first")
    if card not in table.position.hands[table.position.turn]:
        raise Refused("match.reason.not_in_hand")
    must = table.must()
    if must is not None and card not in must:
        raise Refused(f"match.reason.{'other_card_first' if table.solved is None else 'solved_first'}")


def _check_possible(table: Table, move: Move) -> None:
    free = OUT_OF_TURN if table.unjudged is None else TimeUp  # what a number comes to must not change meanwhile
    if table.checker is not None and not isinstance(move, free):
        raise Refused("match.reason.check_first")
    reason = objection(table.position, move)
    if reason:
        raise Refused(f"engine.reason.{reason}")  # the reason alone: a player does not read moves as text


def check_hint(where: Circumstances, table: Table, card: int) -> Question:
    """Return what a card asks, if a question like it may be looked at now.

    Raises
    ------
    Refused
        When the rules have no hints, or the card cannot be answered now.
    """
    if not table.rules.hints:
        raise Refused("match.reason.no_hints")
    return _asked(where, table, card)


def example_for(where: Circumstances, table: Table, card: int) -> Question:
    """Return a question like the one a card asks, with an answer that none of the cards in hand has.

    Raises
    ------
    Refused
        When it may not be looked at, or nothing is like it.
    """
    question, position = check_hint(where, table, card), table.position
    held = [where.question(one, position.turn) for one in position.hands[position.turn]]
    avoid = {one.answer for one in held if one is not None}
    found = similar(question, avoid=avoid, number=table.of(card).hints + 1)
    if found is None:
        raise Refused("match.reason.nothing_alike")
    return found


def check_answer(where: Circumstances, table: Table, card: int, given: Given) -> Question:
    """Return what a card asks, unless it cannot be answered now, or not so.

    Raises
    ------
    Refused
        When it cannot.
    """
    question = _asked(where, table, card)
    if given.value is not None:
        _check_way(table, card, given)
    return question


def _asked(where: Circumstances, table: Table, card: int) -> Question:
    check_card(table, card)
    if table.solved == card:
        raise Refused("match.reason.solved_first")
    position = table.position
    question = where.question(card, position.turn)
    if question is None:
        raise Refused("match.reason.no_number_card")
    if position.turn in position.forfeits:
        raise Refused("engine.reason.give_up_first")
    return question


def _check_way(table: Table, card: int, given: Given) -> None:
    if card in table.claimed:
        raise Refused("match.reason.claimed")
    if given.cell is None:
        return
    if table.rules.answer_by == "keypad":
        raise Refused("match.reason.say_the_number")
    if given.line is not None and not chooses_first(table, announce=given.announce):
        raise Refused("match.reason.no_choice")
    # Whether it makes a line is for all to see, right or wrong.
    _placing(table.position, card, given.cell, announce=given.announce, line=given.line)


def ruling(table: Table, card: int, answer: Value, given: Given) -> Ruling:
    """Return what an answer comes to at the table as it is."""
    position = table.position
    if given.value is None:
        return Ruling("skipped", Discard(card), "swapped")
    right = given.value == answer
    if given.cell is not None and (right or table.rules.answer_policy in CHECKED):
        return _on_space(table, card, given.cell, given, right=right)
    if not right:
        return _cost_of_wrong(table, card)
    if not position.is_dead(card):
        return Ruling("correct", None, "number_open")
    if position.can_swap:
        return Ruling("dead_claim", SwapDead(card), "dead_claim")
    return Ruling("dead_claim", None, "dead_claim_kept")


def _on_space(table: Table, card: int, cell: int, given: Given, *, right: bool) -> Ruling:
    """Let the chip go where it was put, unless somebody is heard first, or its line has to be chosen."""
    if table.rules.answer_policy in CHECKED:
        return Ruling("correct" if right else "incorrect", None, "waits")
    move = _placing(table.position, card, cell, announce=given.announce, line=given.line)
    if not table.rules.must_claim and len(table.position.lock_choices(move)) > 1:
        return Ruling("correct", None, "choose_line")
    return Ruling("correct", move, "right_line" if given.announce else "right")


def _placing(position: Position, card: int, cell: int, *, announce: bool, line: int | None) -> Place:
    """Return the move that an answer on a space leads to."""
    if announce:
        return announced(position, card, cell, line)
    return Place(card, cell) if line is None else counting_as(position, card, cell, line)


def _cost_of_wrong(table: Table, card: int) -> Ruling:
    """Apply the answer policy: the same card again, or the worked step and another card, or the turn lost."""
    policy = table.position.setup.rules.answer_policy
    if policy == "retry" or (policy == "two_tries" and not table.of(card).wrong):
        return Ruling("incorrect", None, "wrong_again")
    if policy == "lose_turn":
        return Ruling("incorrect", Forfeit(), "wrong_lose_turn")
    return Ruling("incorrect", Discard(card), "wrong_reveal")
