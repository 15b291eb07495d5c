"""What comes of an answer once a partner has said whether it is right: what the number says, never the partner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.match.errors import Refused
from seqnum.match.judging import ruling
from seqnum.match.log import Answered, Judged
from seqnum.match.replay import given_again
from seqnum.match.verdict import Saying, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.match.log import Event, SeatRecord
    from seqnum.match.record import Circumstances
    from seqnum.match.table import Table

_FOR_BOTH: dict[Saying, Saying] = {"right": "check_right", "right_line": "check_line", "wrong_reveal": "check_wrong"}
"""The sentences that name no one: two people read them."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a partner said to an answer before the verdict.

    Parameters
    ----------
    seq
        The number of the answer's event, as in its record.
    judge
        Who said it.
    student
        Whose answer it was.
    item_text, chosen
        The card and the number given.
    agrees
        Whether the partner said that it is right.
    correct
        Whether it was.
    """

    seq: int
    judge: str
    student: str
    item_text: str
    chosen: str
    agrees: bool
    correct: bool

    @property
    def right(self) -> bool:
        """Whether the partner was right about it."""
        return self.agrees == self.correct


def judgements(events: Sequence[Event], seats: Sequence[SeatRecord]) -> list[Judgement]:
    """Return what partners said, in order; of answers that came by code nothing is known here.

    Parameters
    ----------
    events, seats
        The match.
    """
    answers = {event.n: event.attempt for event in events if isinstance(event, Answered)}
    return [
        Judgement(
            seq=event.of,
            judge=seats[event.seat].name,
            student=answers[event.of].student,
            item_text=answers[event.of].item_text,
            chosen=answers[event.of].chosen or "",
            agrees=event.agrees,
            correct=bool(answers[event.of].correct),
        )
        for event in events
        if isinstance(event, Judged) and event.of in answers
    ]


def partners_verdict(where: Circumstances, table: Table) -> Verdict:
    """Return what both hear of the answer that a partner was asked about.

    Parameters
    ----------
    where, table
        The match.

    Raises
    ------
    Refused
        When none waits.
    """
    answer = table.unjudged
    question = None if answer is None else where.question(answer.card, table.position.turn)
    if answer is None or question is None:
        raise Refused("match.reason.nothing_to_check")
    given = given_again(table, answer)
    saying = ruling(table, answer.card, question.answer, given).saying
    return Verdict(_FOR_BOTH.get(saying, saying), question, answer.attempt.chosen, given.cell, answer.attempt)
