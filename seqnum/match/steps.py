"""What was played in a match, step by step from the deal on, so that somebody else can play it again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from seqnum.engine import CodeError, Move, Penalty, TimeUp
from seqnum.errors import SeqnumError
from seqnum.match.judging import NOTHING, check_move, check_undo, judge, judge_check, number_on
from seqnum.match.log import Answered, Checked, Judged, LastRound, Moved, Undone, says_line
from seqnum.match.record import Circumstances, Given, Times
from seqnum.match.table import mover
from seqnum.maths.written import face_value

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seqnum.decks import Deck
    from seqnum.match.log import Event, Started, Step
    from seqnum.match.table import Table


@dataclass(frozen=True, slots=True)
class CodeStep:
    """One step: an answer, what was said to one, a move without one, one taken back, the last round announced."""

    card: int | None = None
    """The card answered; ``None`` for all but an answer."""
    cell: str | None = None
    """The space chosen."""
    said: str | None = None
    """The number said, as canonical text."""
    announced: bool = False
    """Whether the line that the chip completes was announced with it."""
    line: int | None = None
    """Which of the lines to choose from was chosen with it."""
    agrees: bool | None = None
    """What another side said to the answer that waited for it."""
    until: int | None = None
    """The number of the turn the last round ends with."""
    move: str | None = None
    """The move of a step without an answer."""
    undone: bool = False
    """Whether it takes the last move back."""


def step_of(event: Event) -> CodeStep | None:
    """Return an event of a match as a step; ``None`` if nothing was played in it."""
    if isinstance(event, Moved):
        return CodeStep(move=event.move)
    if isinstance(event, Checked | Judged):
        return CodeStep(agrees=event.agrees)
    if isinstance(event, LastRound):
        return CodeStep(until=event.until)
    if isinstance(event, Undone):
        return CodeStep(undone=True)
    if isinstance(event, Answered):
        attempt = event.attempt
        said = attempt.chosen if attempt.chosen_cell is None else None
        return CodeStep(event.card, attempt.chosen_cell, said, says_line(event), event.line)
    return None


def without_session(header: Started, deck: Deck) -> Circumstances:
    """Return what is the same for all answers of a match, where it does not matter in which session they were given."""
    levels = tuple(seat.asks for seat in header.seats)
    return Circumstances(header.game_id, "", deck, header.class_id, "UTC", header.app_version, "", levels)


def play_steps(
    header: Started, deck: Deck, table: Table, steps: Iterable[CodeStep], first: int = 1
) -> Iterator[tuple[Table, Step]]:
    """Play steps; yield each as an event, with the table as it is before it.

    Parameters
    ----------
    header, deck, table
        The match.
    steps
        What is played.
    first
        The number of the first of them.

    Raises
    ------
    CodeError
        When one of them cannot be played, with its number.
    """
    where = without_session(header, deck)
    for number, step in enumerate(steps, start=first):
        try:
            if step.until is not None:
                table.last_turn = step.until
                continue
            event = _event(header, where, table, step, number)
            yield table, event
            table.apply(event)
        except CodeError:
            raise
        except SeqnumError as error:
            raise CodeError("match.code.step", number=number, reason=error) from error


def _event(header: Started, where: Circumstances, table: Table, step: CodeStep, n: int) -> Step:
    if step.move is not None:
        return _moved(header, table, step.move, n)
    if step.undone:
        check_undo(table)
        return Undone(n=n, of=n, seat=table.moves[-1][0], at="")
    if step.agrees is not None and table.unjudged is not None:
        checker = table.position.turn if table.checker is None else table.checker
        return Judged(n=n, of=0, seat=checker, agrees=step.agrees, at="")
    if step.agrees is not None:
        move, _ = judge_check(table, agrees=step.agrees)
        text = move.text(table.position.setup.layout)
        seat = table.position.turn if table.waiting is None else table.waiting.checker
        return Checked(n=n, seat=seat, agrees=step.agrees, move=text, at="")
    assert step.card is not None  # noqa: S101 - a step is one or the other
    given = replace(_given(table, step), announce=step.announced, line=step.line)
    student = header.seats[table.position.turn].name
    event, _ = judge(where, table, step.card, given, Times(), n=n, student=student)
    return event


def _moved(header: Started, table: Table, text: str, n: int) -> Moved:
    move = Move.parse(text, table.position.setup.layout)
    seat = None if isinstance(move, Penalty | TimeUp) else mover(table.position, move)
    if seat is not None and header.seats[seat].kind == "computer":
        table.position.check(move)
    else:
        check_move(table, move)
    return Moved(n=n, seat=seat, move=text, at="")


def _given(table: Table, step: CodeStep) -> Given:
    if step.cell is not None:
        return number_on(table, table.position.setup.layout.cell_at(step.cell))
    return NOTHING if step.said is None else Given(face_value(step.said), step.said, None)
