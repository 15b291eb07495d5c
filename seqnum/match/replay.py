"""A match file played again: the state it leads to, or the first line that does not follow from those before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from seqnum.decks.document import decode
from seqnum.engine import Game, Move, Penalty, TimeUp
from seqnum.errors import SeqnumError
from seqnum.match.bell import last_turn
from seqnum.match.judging import NOTHING, check_hint, check_move, check_undo, judge, judge_check, number_on
from seqnum.match.log import (
    Answered,
    Checked,
    Ended,
    Helped,
    Hinted,
    Judged,
    LastRound,
    MatchFileError,
    Moved,
    Received,
    SessionStarted,
    Started,
    StoredMatch,
    Undone,
    says_line,
)
from seqnum.match.record import Circumstances, Given, Times
from seqnum.match.seats import clean_name
from seqnum.match.table import Table, mover
from seqnum.maths.written import face_value
from seqnum.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from seqnum.decks import Deck
    from seqnum.match.log import Event

_NOT_FROM_THE_MOVES = (
    "answered_at", "focus_lost", "helped", "time_to_answer", "time_to_card",
    "misconceptions", "open_distractors", "open_wrong", "standards",
)  # fmt: skip
"""Only the file knows these, or another version's skills say them otherwise."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """Where a match file leads to."""

    deck: Deck
    table: Table


def deal(header: Started, deck: Deck) -> Table:
    """Return the table as the header of a match says the cards were dealt.

    Raises
    ------
    RulesError
        When rules, board, cards, players and deal do not fit together.
    """
    seating = header.rules.seating(len(header.seats), header.sides)
    cards = deck.engine_cards
    game = Game(header.rules, deck.layout, cards, seating, header.order, header.starter, header.seed)
    return Table(game.position(), tuple(seat.kind for seat in header.seats))


def replay(stored: StoredMatch, path: Path) -> Replayed:
    """Play a match file again and check each line against what must have happened.

    Parameters
    ----------
    stored
        What stands in the file.
    path
        The file, for messages.

    Raises
    ------
    MatchFileError
        With the line that does not follow from those before it.
    """
    header = stored.header
    try:
        deck = decode(bytes(header.deck), source=path.name)
        table = deal(header, deck)
        _check_header(header, deck)
    except SeqnumError as error:
        raise MatchFileError("match.error.bad_line", file=str(path), line=1, reason=error) from error
    session: SessionStarted | None = None
    ended = False
    for event in stored.events[1:]:
        try:
            if isinstance(event, Started) or (ended and not isinstance(event, Received | Helped)):
                raise _does_not_follow("event")
            if isinstance(event, SessionStarted):
                session = event
            elif isinstance(event, Received):
                table = received(header, stored.events[1 : event.n - 1], event) or table
                ended = False  # the bell may have rung here first
            elif isinstance(event, Ended):
                _check_end(table, event)
                ended = True
            elif session is None:
                raise _does_not_follow("event")
            elif isinstance(event, Undone | Helped | Judged):
                _look_back(table, stored.events[: event.n - 1], event)
            else:
                _take(header, session, deck, table, event)
        except SeqnumError as error:
            raise MatchFileError("match.error.bad_line", file=str(path), line=event.n, reason=error) from error
    return Replayed(deck, table)


def _look_back(table: Table, before: Sequence[Event], event: Undone | Helped | Judged) -> None:
    """Check what is said of an event before, and let it happen."""
    if isinstance(event, Helped):
        _check_helped(before, event)
    elif isinstance(event, Judged):
        _check_judged(table, before, event)
        table.apply(event)
    else:
        _check_undone(table, before, event)
        table.apply(event)


def _take(
    header: Started,
    session: SessionStarted,
    deck: Deck,
    table: Table,
    event: Answered | Moved | Checked | LastRound | Hinted,
) -> None:
    """Check one event, and let it happen."""
    if isinstance(event, LastRound):
        _check_last_round(header, table, event)
        table.last_turn = event.until
        return
    if isinstance(event, Hinted):
        _check_hint(header, session, deck, table, event)
        table.hinted(event.card)
        return
    if isinstance(event, Answered):
        _check_answer(header, session, deck, table, event)
    elif isinstance(event, Checked):
        _check_check(table, event)
    else:
        _check_move(header, table, event)
    table.apply(event)


def circumstances(header: Started, session: SessionStarted, deck: Deck) -> Circumstances:
    """Return what all attempts of one session have in common."""
    return Circumstances(
        header.game_id,
        session.session_id,
        deck,
        header.class_id,
        session.tz,
        session.app_version,
        session.platform,
        tuple(seat.asks for seat in header.seats),
    )


def received(header: Started, so_far: Sequence[Event], event: Received) -> Table | None:
    """Return the table that a code of somebody else led to, after what was played before; ``None`` if nothing new."""
    from seqnum.match.game_code import course_of, follow  # which deals the cards as this module does

    return follow(header, course_of(so_far).steps, event.code)


def _check_header(header: Started, deck: Deck) -> None:
    if deck.hash != header.deck_hash:
        raise MatchFileError("match.error.deck_changed")
    if (header.rules.answer_policy is not None) != deck.asks:
        raise _does_not_follow("rules")
    if any(seat.asks not in (None, *deck.levels) for seat in header.seats):
        raise _does_not_follow("asks")
    if header.lang not in LANGUAGES:
        raise _does_not_follow("lang")
    if [seat.side for seat in header.seats] != [index % header.sides for index in range(len(header.seats))]:
        raise _does_not_follow("side")
    names = [seat.name for seat in header.seats]
    if len({name.casefold() for name in names}) < len(names) or names != [clean_name(name) for name in names]:
        raise _does_not_follow("name")


def _check_helped(before: Sequence[Event], event: Helped) -> None:
    of = next((one for one in before if one.n == event.of), None)
    if not isinstance(of, Answered) or of.attempt.correct is None:
        raise _does_not_follow("of")


def _check_judged(table: Table, before: Sequence[Event], event: Judged) -> None:
    if table.unjudged is None or event.seat != table.checker:
        raise _does_not_follow("seat")
    if event.of != last_answer(before):
        raise _does_not_follow("of")


def last_answer(events: Sequence[Event]) -> int:
    """Return the number of the event with the last answer; 0 where that came by code."""
    last = next(event for event in reversed(events) if isinstance(event, Answered | Received))
    return last.n if isinstance(last, Answered) else 0


def _check_answer(header: Started, session: SessionStarted, deck: Deck, table: Table, event: Answered) -> None:
    """Judge the number once more; only times and the like have to be believed."""
    stored = event.attempt
    times = Times(stored.time_to_card, stored.time_to_answer, stored.focus_lost)
    seat = header.seats[table.position.turn]
    if seat.kind == "computer":
        raise _does_not_follow("seat")
    where = circumstances(header, session, deck)
    given = given_again(table, event)
    again, _ = judge(where, table, event.card, given, times, n=event.n, student=seat.name)
    if (again.move, again.announce) != (event.move, event.announce):
        raise _does_not_follow("move")
    _check_shuffle(again.reshuffle, event.reshuffle)
    for name in stored.__struct_fields__:
        if name not in _NOT_FROM_THE_MOVES and getattr(again.attempt, name) != getattr(stored, name):
            raise _does_not_follow(name)


def given_again(table: Table, event: Answered) -> Given:
    """Return what a student gave as the answer, from its record.

    Raises
    ------
    Refused
        When there can be no chip on the space.
    """
    attempt = event.attempt
    if attempt.chosen is None:
        given = NOTHING
    elif attempt.chosen_cell is None:
        given = Given(face_value(attempt.chosen), attempt.chosen_text, None)
    else:
        given = number_on(table, table.position.setup.layout.cell_at(attempt.chosen_cell))
    return replace(given, announce=says_line(event), line=event.line)


def _check_hint(header: Started, session: SessionStarted, deck: Deck, table: Table, event: Hinted) -> None:
    """Only that there could be one: another version may show another question."""
    if event.seat != table.position.turn or header.seats[event.seat].kind != "person":
        raise _does_not_follow("seat")
    check_hint(circumstances(header, session, deck), table, event.card)


def _check_move(header: Started, table: Table, event: Moved) -> None:
    move = Move.parse(event.move, table.position.setup.layout)
    seat = None if isinstance(move, Penalty | TimeUp) else mover(table.position, move)
    if event.seat != seat:
        raise _does_not_follow("seat")
    if seat is not None and header.seats[seat].kind == "computer":
        table.position.check(move)
    else:
        check_move(table, move)
    _check_shuffle(table.shuffle_in(move), event.reshuffle)


def _check_check(table: Table, event: Checked) -> None:
    move, _ = judge_check(table, agrees=event.agrees)
    if table.waiting is None or event.seat != table.waiting.checker:
        raise _does_not_follow("seat")
    if move.text(table.position.setup.layout) != event.move:
        raise _does_not_follow("move")
    _check_shuffle(table.shuffle_in(move), event.reshuffle)


def _check_undone(table: Table, so_far: Sequence[Event], event: Undone) -> None:
    check_undo(table)
    if event.of != last_move(so_far):
        raise _does_not_follow("of")
    if event.seat != table.moves[-1][0]:
        raise _does_not_follow("seat")


def last_move(events: Sequence[Event]) -> int:
    """Return the number of the event with the last move that was not taken back, the code it came in included."""
    back = 0
    for event in reversed(events):
        if isinstance(event, Undone):
            back += 1
        elif isinstance(event, Received) or (isinstance(event, Answered | Moved | Checked) and event.move):
            if not back or isinstance(event, Received):
                return event.n
            back -= 1
    raise _does_not_follow("of")


def _check_last_round(header: Started, table: Table, event: LastRound) -> None:
    if header.ends_at is None or table.last_turn is not None:
        raise _does_not_follow("event")
    if event.until != last_turn(table.position.turn_number, len(header.seats)):
        raise _does_not_follow("until")


def _check_shuffle(expected: tuple[int, ...] | None, found: tuple[int, ...] | None) -> None:
    """Only whether there was one: its order is chance, and the position checks that the cards are the right ones."""
    if (expected is None) != (found is None):
        raise _does_not_follow("reshuffle")


def _check_end(table: Table, event: Ended) -> None:
    position = table.position
    if not position.over or (event.winner, event.reason) != (position.winner, position.result):
        raise _does_not_follow("end")


def _does_not_follow(what: str) -> SeqnumError:
    return SeqnumError("match.error.does_not_follow", what=what)
