"""Result codes: the answers of a match as one word to paste, for whoever cannot hand in the file.

Beside the game code (:mod:`seqnum.match.game_code`), from which somebody plays on, it tells nothing of the cards nobody
answered: a browser may keep it while the game runs, and has it when the server is gone. It holds the deck's code, who
played, and of each answer that was judged: whose, to which card, which number, in which turn. Times, the cards in hand
and what else stood on the board are in the file alone. A changed, missing or swapped character is noticed.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from seqnum.attempt import Attempt, Outcome
from seqnum.engine import CodeError
from seqnum.engine.packing import Packer, Unpacker
from seqnum.match.deck_packing import deck_of, pack_check, split_code, unpack_check
from seqnum.match.log import SeatRecord
from seqnum.match.receipt import SHORT
from seqnum.match.record import of_question
from seqnum.match.shown import told
from seqnum.maths import canonical
from seqnum.maths.written import face_canonical, face_value
from seqnum.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.decks import Deck
    from seqnum.match.log import Event, Started
    from seqnum.match.shown import Told

KIND = "openresult1"
NO_MOMENT = datetime(1970, 1, 1, tzinfo=UTC)
"""When an answer of a code was given: a code has no times, and an attempt has to have one."""
_KINDS = ("person", "computer", "pupil")
_OUTCOMES: tuple[Outcome, ...] = ("correct", "incorrect", "dead_claim", "skipped")
"""Never another order."""
_FEW = 4


@dataclass(frozen=True, slots=True)
class ResultRead:
    """What a result code says."""

    game: str
    """The first characters of the game's id."""
    deck: Deck
    seats: tuple[SeatRecord, ...]
    attempts: tuple[Attempt, ...]


def result_code(header: Started, deck: Deck, events: Sequence[Event]) -> str:
    """Return the answers of a match so far as a code.

    Parameters
    ----------
    header, deck, events
        The match.

    Raises
    ------
    DeckError
        When the deck holds a teacher's own questions; there is the file then.
    """
    packer = Packer()
    recipe, check = split_code(deck)
    packer.text("\n".join([recipe, header.rules.name, header.class_id or "", *(seat.name for seat in header.seats)]))
    pack_check(packer, check)
    pack_check(packer, header.game_id[:SHORT])
    packer.count(len(header.seats))
    packer.count(header.sides)
    for seat in header.seats:
        packer.number(_KINDS.index(seat.kind), len(_KINDS))
        packer.number(seat.company, 2)
        packer.count(seat.asks or 0)
    answers = told(header, events)
    packer.count(len(answers))
    numbers, before = _numbers(deck), (0, 0)
    for each in answers:
        packer.number(each.event.attempt.seat, len(header.seats))
        packer.number(each.event.card, len(deck.cards))
        _pack(packer, each, numbers, before)
        before = each.event.n, each.event.attempt.turn
    return packer.word(KIND)


def _pack(packer: Packer, each: Told, numbers: tuple[str, ...], before: tuple[int, int]) -> None:
    attempt = each.event.attempt
    outcome = attempt.outcome if each.heard else "incorrect"  # which of them are right is found on reading
    packer.number(_OUTCOMES.index(outcome), len(_OUTCOMES))
    packer.number(each.helped, 2)
    _pack_small(packer, attempt.card_attempt - 1)
    _pack_small(packer, each.event.n - before[0] - 1)
    _pack_small(packer, attempt.turn - before[1])
    if outcome == "incorrect":
        chosen = attempt.chosen or ""
        known = chosen in numbers
        packer.number(known, 2)
        if known:
            packer.number(numbers.index(chosen), len(numbers))
        else:
            packer.text(chosen)


def read_result(code: str) -> ResultRead:
    """Return what a result code says.

    Parameters
    ----------
    code
        The code; white space in it does not count.

    Raises
    ------
    CodeError, DeckError
        When it is none, was damaged, or was made by a version with other decks.
    """
    unpacker = Unpacker(code, KIND)
    recipe, rules, class_id, *names = unpacker.text().split("\n")
    deck = deck_of(recipe, unpack_check(unpacker))
    game = unpack_check(unpacker)
    count, sides = unpacker.count(), unpacker.count()
    if count != len(names) or not sides:
        raise CodeError("engine.code.newer")
    seats = tuple(_seat(unpacker, name, index % sides) for index, name in enumerate(names))
    attempts: list[Attempt] = []
    for _ in range(unpacker.count()):
        before = (attempts[-1].seq, attempts[-1].turn) if attempts else (0, 0)
        attempts.append(_attempt(unpacker, deck, seats, before))
    unpacker.end()
    common = {"game_id": game, "class_id": class_id or None, "rules_id": rules}
    return ResultRead(game, deck, seats, tuple(msgspec.structs.replace(one, **common) for one in attempts))


def _seat(unpacker: Unpacker, name: str, side: int) -> SeatRecord:
    kind, company, asks = unpacker.number(len(_KINDS)), unpacker.number(2), unpacker.count()
    return SeatRecord(name=name, side=side, kind=_KINDS[kind], company=bool(company), asks=asks or None)  # type: ignore[arg-type]


def _attempt(unpacker: Unpacker, deck: Deck, seats: tuple[SeatRecord, ...], before: tuple[int, int]) -> Attempt:
    seat, card = unpacker.number(len(seats)), unpacker.number(len(deck.cards))
    outcome = _OUTCOMES[unpacker.number(len(_OUTCOMES))]
    helped, again = unpacker.number(2), _unpack_small(unpacker)
    seq, turn = before[0] + _unpack_small(unpacker) + 1, before[1] + _unpack_small(unpacker)
    question = deck.cards[card].at_level(seats[seat].asks)
    if question is None:
        raise CodeError("engine.code.newer")
    chosen: str | None = None
    if outcome == "incorrect":
        faces = _numbers(deck)
        chosen = faces[unpacker.number(len(faces))] if unpacker.number(2) else canonical(face_value(unpacker.text()))
        outcome = "correct" if chosen == canonical(question.answer) else "incorrect"
    elif outcome != "skipped":
        chosen = canonical(question.answer)
    return Attempt(
        game_id="",
        seq=seq,
        student=seats[seat].name,
        session_id="",
        turn=max(1, turn),
        seat=seat,
        side=seats[seat].side,
        rules_id="",
        deck_id=deck.name,
        deck_hash=deck.hash,
        expected=canonical(question.answer),
        chosen=chosen,
        chosen_text=chosen,
        n_correct_cells=0,
        n_open_cells=0,
        correct=None if outcome == "skipped" else outcome != "incorrect",
        outcome=outcome,
        card_attempt=again + 1,
        turns_held=0,
        helped=bool(helped),
        misconceptions=tuple(question.mistakes.get(chosen or "", ())) if outcome == "incorrect" else (),
        answered_at=NO_MOMENT,
        app_version=__version__,
        platform="code",
        **of_question(question),
    )


def _numbers(deck: Deck) -> tuple[str, ...]:
    """Return the different numbers on the board: one of them is what is mostly chosen."""
    return tuple(dict.fromkeys(face_canonical(face) for face in deck.layout.faces if face is not None))


def _pack_small(packer: Packer, value: int) -> None:
    """Add a number that is nearly always 0, 1 or 2."""
    packer.number(min(value, _FEW - 1), _FEW)
    if value >= _FEW - 1:
        packer.count(value - _FEW + 1)


def _unpack_small(unpacker: Unpacker) -> int:
    value = unpacker.number(_FEW)
    return value if value < _FEW - 1 else value + unpacker.count()
