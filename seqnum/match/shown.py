"""A match as its players saw it: lines that a browser may keep, so that a result outlives the server it was made on.

A match file holds the deal, and with it every hand and every answer; a browser must not. So it keeps another file: the
header without deck, order and seed (the deck's code stays, which is no secret: a class is given it), and each answer
once nobody is asked about it any more. While the game runs, these lines say nothing of the cards in hand. Of a card
whose answer nobody saw they hold its question, the number chosen and what was said to that, also after the end, as the
next game may deal it again: neither its answer, nor on how many open spaces it stood, nor which open ones were wrong.
Where an answer stands that nobody contested, nothing was said to it, so it is not told whether it is right.

It can be read by :meth:`seqnum.Results.read`, which makes the answers of cards left unsolved again from the deck's
code, and judges by them what only stood. It cannot be played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from seqnum.match.log import Answered, Checked, Ended, Helped, Judged, SeatRecord
from seqnum.match.table import CHECKED, partner

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.attempt import Attempt
    from seqnum.decks import Deck
    from seqnum.match.log import Event, Started


class Told(NamedTuple):
    """An answer that waits for nobody any more."""

    event: Answered
    known: bool
    """Whether the card's answer was seen too: it was solved, or shown as a worked step."""
    helped: bool
    heard: bool
    """Whether it was said if it is right; an answer that only stands is not told so before the end."""


class Shown(msgspec.Struct, frozen=True, kw_only=True, tag="shown", tag_field="event"):
    """The header of what was seen of a match."""

    n: int = 1
    format: tuple[int, int]
    game_id: str
    app_version: str
    created_at: str
    lang: str
    rules: str
    """Their name."""
    deck_code: str | None
    """``None`` for a deck of a teacher's own questions: it has no code."""
    deck_hash: str
    class_id: str | None
    seats: tuple[SeatRecord, ...]


_encoder = msgspec.json.Encoder()


def shown_lines(header: Started, deck: Deck, events: Sequence[Event]) -> dict[int, str]:
    """Return what was seen of a match so far, line by line, by the number of the event.

    Parameters
    ----------
    header, deck, events
        The match.
    """
    over = isinstance(events[-1], Ended)
    lines: dict[int, Event | Shown] = {1: shown_header(header, deck)}
    for each in told(header, events):
        if not each.heard and deck.recipe is None:
            continue  # without a code nobody could judge it later
        attempt = _without_secrets(each, over=over)
        lines[each.event.n] = Answered(n=each.event.n, card=each.event.card, attempt=attempt)
    lines |= {event.n: event for event in events if isinstance(event, Helped | Judged | Ended)}
    return {n: _encoder.encode(lines[n]).decode() for n in sorted(lines)}


def shown_header(header: Started, deck: Deck) -> Shown:
    """Return the header without what only the kernel may know."""
    return Shown(
        format=header.format,
        game_id=header.game_id,
        app_version=header.app_version,
        created_at=header.created_at,
        lang=header.lang,
        rules=header.rules.name,
        deck_code=None if deck.recipe is None else deck.code(),
        deck_hash=header.deck_hash,
        class_id=header.class_id,
        seats=header.seats,
    )


def told(header: Started, events: Sequence[Event]) -> list[Told]:
    """Return the answers of a match that wait for nobody any more; at its end, all.

    Parameters
    ----------
    header, events
        The match.
    """
    over = isinstance(events[-1], Ended)
    answers = {answer.n: (answer, seen, heard) for answer, seen, heard in _judged(header, events)}
    if over:
        answers |= {one.n: (one, False, True) for one in events if isinstance(one, Answered) and one.n not in answers}
    known = {answer.card for answer, seen, _ in answers.values() if seen}
    together = {event.of for event in events if isinstance(event, Helped)}
    return [
        Told(answer, answer.card in known, n in together, over or heard or answer.card in known)
        for n, (answer, _, heard) in sorted(answers.items())
    ]


def _judged(header: Started, events: Sequence[Event]) -> Iterator[tuple[Answered, bool, bool]]:
    """Yield each answer that waits no more, whether its card's answer was seen with it, and whether it is right."""
    waiting: Answered | None = None
    for event in events:
        if isinstance(event, Answered):
            waiting = event if _waits(header, event) else None
            if waiting is None:
                yield event, _is_seen(event), True
        elif isinstance(event, Judged | Checked) and waiting is not None:
            stands = isinstance(event, Checked) and event.agrees and header.rules.answer_policy == "honour"
            seen = isinstance(event, Checked) or _is_seen(waiting)
            yield waiting, seen and not stands, not stands
            waiting = None


def _waits(header: Started, event: Answered) -> bool:
    attempt = event.attempt
    if attempt.correct is None:
        return False
    if header.rules.answer_policy in CHECKED:
        return attempt.chosen_cell is not None
    return partner(header.rules, [seat.kind for seat in header.seats], attempt.seat) is not None


def _is_seen(event: Answered) -> bool:
    """Tell whether the answer was seen with it: a right number is it, a wrong one that costs the card shows it."""
    if event.attempt.correct is None:
        return False
    return event.attempt.correct or (event.move is not None and event.move.endswith("-"))


def _without_secrets(each: Told, *, over: bool) -> Attempt:
    attempt = msgspec.structs.replace(each.event.attempt, helped=each.helped)
    if not over:
        attempt = msgspec.structs.replace(attempt, hand=())
    if not each.known:
        attempt = msgspec.structs.replace(
            attempt, expected="", n_correct_cells=0, n_open_cells=0, open_distractors=(), open_wrong=()
        )
    if not each.heard:
        attempt = msgspec.structs.replace(attempt, correct=None, outcome="skipped", misconceptions=())
    return attempt
