"""What happened in a match, moment by moment, to be looked at afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from seqnum.engine import Move
from seqnum.match.errors import Refused
from seqnum.match.judged import partners_verdict
from seqnum.match.judging import example_for, judge, judge_check
from seqnum.match.log import Answered, Checked, Hinted, Judged, LastRound, Moved, Received, Undone
from seqnum.match.record import NO_TIMES, Given
from seqnum.match.replay import deal, given_again, received
from seqnum.match.steps import without_session
from seqnum.match.table import partner
from seqnum.match.verdict import Verdict
from seqnum.match.view import CardView, MoveView, card_view, chips_text, move_view
from seqnum.maths.written import face_canonical

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.decks import Deck
    from seqnum.match.log import Event, Started, Step
    from seqnum.match.record import Circumstances
    from seqnum.match.table import Table


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody answered to a card."""

    seat: int
    card: CardView
    chosen: str
    """The number as it was said or stands on the board; empty where the card was given back."""
    cell: int | None
    correct: bool | None


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The table after something happened; the first one is the deal."""

    turn: int
    chips: str
    """One character a space: ``.`` or the digit of a side."""
    sequences: tuple[tuple[int, tuple[int, ...]], ...]
    cards: tuple[int, ...]
    """Cards held, by seat."""
    made: tuple[int, ...]
    """Sequences made, by side."""
    stock: int
    winner: int | None
    over: bool
    answer: Answer | None = None
    """What was answered, or which card a hint was about."""
    move: MoveView | None = None
    """The move made, if one followed."""
    said: str = ""
    """What the player was told then."""
    spoken: str = ""
    """The same for the ear: whatever is notation is in words."""
    tone: str = "info"


def history(header: Started, deck: Deck, events: Sequence[Event], lang: str) -> Iterator[Moment]:
    """Yield what happened in a match: the deal, then each answer and each move.

    Parameters
    ----------
    header, deck, events
        The match, whose events follow from each other.
    lang
        The language of cards and sentences.
    """
    table = deal(header, deck)
    where = without_session(header, deck)
    yield _moment(table)
    for event in events:
        if isinstance(event, Received):
            table = received(header, events[1 : event.n - 1], event) or table
            yield _moment(table)
        elif isinstance(event, LastRound):
            table.last_turn = event.until
        elif isinstance(event, Hinted):
            card, shown = card_view(where, event.card, event.seat, lang), _example(where, table, event, lang)
            table.hinted(event.card)
            looked = Answer(seat=event.seat, card=card, chosen="", cell=None, correct=None)
            yield _moment(table, looked, None, (*shown, "hint"))
        elif isinstance(event, Answered | Moved | Checked | Judged | Undone):
            answer, verdict = _answer(header, where, table, event, lang)
            move = _move(where, table, event, lang)
            table.apply(event)
            told = ("", "", "info") if verdict is None else (verdict.text(lang), verdict.spoken(lang), verdict.tone)
            yield _moment(table, answer, move, told)


def _moment(
    table: Table,
    answer: Answer | None = None,
    move: MoveView | None = None,
    told: tuple[str, str, str] = ("", "", "info"),
) -> Moment:
    position = table.position
    return Moment(
        turn=position.turn,
        chips=chips_text(position),
        sequences=tuple(position.sequences),
        cards=tuple(len(hand) for hand in position.hands),
        made=tuple(position.made(side) for side in range(len(position.chips))),
        stock=len(position.stock),
        winner=position.winner,
        over=position.over,
        answer=answer,
        move=move,
        said=told[0],
        spoken=told[1],
        tone=told[2],
    )


def _answer(
    header: Started, where: Circumstances, table: Table, event: Step, lang: str
) -> tuple[Answer | None, Verdict | None]:
    """Return an event's answer as it looks, with what was said to it."""
    seat, layout = table.position.turn, table.position.setup.layout
    if isinstance(event, Checked) and table.waiting is not None:
        _, saying = judge_check(table, agrees=event.agrees)
        chosen = face_canonical(layout.faces[table.waiting.cell] or "")
        return None, Verdict(saying, where.question(table.waiting.card, seat), chosen, table.waiting.cell)
    if isinstance(event, Judged) and table.unjudged is not None:
        return None, partners_verdict(where, table)
    if not isinstance(event, Answered):
        return None, None
    attempt = event.attempt
    given: Given = given_again(table, event)
    _, ruling = judge(where, table, event.card, given, NO_TIMES, n=event.n, student=header.seats[seat].name)
    judged = attempt.correct is not None and partner(table.rules, table.kinds, seat) is not None
    waits = judged or ruling.saying == "waits"
    saying = "waits" if waits else ruling.saying
    verdict = Verdict(saying, where.question(event.card, seat), attempt.chosen, given.cell, attempt)
    card = card_view(where, event.card, seat, lang)
    answer = Answer(
        seat=seat, card=card, chosen=given.text or "", cell=given.cell, correct=None if waits else attempt.correct
    )
    return answer, verdict


def _example(where: Circumstances, table: Table, event: Hinted, lang: str) -> tuple[str, str]:
    """Return what was shown, for eye and ear; where this version would show something else, only its question."""
    try:
        example = example_for(where, table, event.card)
    except Refused:
        return event.item_text, event.item_text
    if example.text() != event.item_text:
        return event.item_text, event.item_text
    hint = Verdict("hinted", example)
    return hint.text(lang), hint.spoken(lang)


def _move(where: Circumstances, table: Table, event: Step, lang: str) -> MoveView | None:
    """Return an event's move; none for one that does not say anything new about the board."""
    answer = table.unjudged if isinstance(event, Judged) else event
    if isinstance(event, Answered) and partner(table.rules, table.kinds, event.attempt.seat) is not None:
        answer = event if event.attempt.correct is None else None
    text = getattr(answer, "move", None)
    if text is None:
        return None
    move = Move.parse(text, table.position.setup.layout)
    return move_view(where, table, move, lang)
