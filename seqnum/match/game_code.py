"""Game codes of a match: all that was played as one word to paste, for two who play by letter, or for a teacher.

It is packed, not secret: whoever has it can read all hands and answers from it, which is why it begins with ``open``.
A changed, missing or swapped character is noticed. The deck goes along as its deck code, the answers as the numbers
that were given, to be judged again; times do not: they stand in the file of whoever answered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from uuid import uuid4

import msgspec

from seqnum.decks import Deck
from seqnum.decks.document import encode
from seqnum.engine import CodeError, Move, Penalty, Rules, Setup, TimeUp
from seqnum.engine.game_code import pack_move, pack_shuffle, unpack_move, unpack_shuffle
from seqnum.engine.packing import Packer, Unpacker
from seqnum.errors import SeqnumError
from seqnum.match.judging import NOTHING, check_move, judge, judge_check, number_on
from seqnum.match.log import FORMAT, Answered, Checked, LastRound, Moved, Received, SeatRecord, Started
from seqnum.match.record import Circumstances, Given, Times
from seqnum.match.replay import deal
from seqnum.match.table import mover
from seqnum.maths import read_number
from seqnum.text import base_language
from seqnum.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import datetime

    from seqnum.match.log import Event, Step
    from seqnum.match.table import Table

KIND = "openmatch1"
_MOVED, _SKIPPED, _ON_SPACE, _ANNOUNCED, _SAID, _AGREED, _CONTESTED, _LAST_ROUND = range(8)
_KINDS = 16


@dataclass(frozen=True, slots=True)
class CodeStep:
    """One step of a match as a code has it: an answer, what was said to one, a move without one, the last round."""

    card: int | None = None
    """The card answered; ``None`` for a move without an answer."""
    cell: str | None = None
    """The space chosen."""
    said: str | None = None
    """The number said, as canonical text."""
    announced: bool = False
    """Whether the line that the chip completes was announced with it."""
    agrees: bool | None = None
    """What another side said to the answer that waited for it."""
    until: int | None = None
    """The number of the turn the last round ends with."""
    move: str | None = None
    """The move of a step without an answer."""
    reshuffle: tuple[int, ...] | None = None


class _Opening(msgspec.Struct, frozen=True, array_like=True):
    """Of the header, what two sessions have in common."""

    rules: str
    deck: str
    sides: int
    lang: str
    starter: int
    seed: str
    seats: tuple[SeatRecord, ...]


@dataclass(frozen=True, slots=True)
class _Content:
    """What is in a code before it is played."""

    opening: _Opening
    deck: Deck
    order: tuple[int, ...]
    steps: tuple[CodeStep, ...]


def match_code(header: Started, deck: Deck, table: Table, steps: Sequence[CodeStep]) -> str:
    """Return a match as a code; see :meth:`Match.code`."""
    packer = Packer()
    packer.text(msgspec.json.encode(_opening(header, deck)).decode())
    packer.order(header.order)
    packer.count(len(steps))
    for step in steps:
        _pack(packer, step, table.position.setup)
    return packer.word(KIND)


def header_of(code: str, *, lang: str | None, class_id: str | None, now: datetime) -> tuple[Started, Deck]:
    """Return the first line of a file that goes on from a code, and the deck.

    Raises
    ------
    CodeError, DeckError, RulesError
        When it is no code, was damaged, or was made by a version with other decks.
    """
    content = _read(code)
    opening = content.opening
    header = Started(
        n=1,
        format=FORMAT,
        game_id=uuid4().hex,  # of its own: the same number in two files would be the same answer
        app_version=__version__,
        created_at=now.isoformat(),
        lang=opening.lang if lang is None else base_language(lang),
        rules=Rules.parse(opening.rules),
        sides=opening.sides,
        deck=msgspec.Raw(encode(content.deck)),
        deck_hash=content.deck.hash,
        class_id=class_id,
        seats=opening.seats,
        starter=opening.starter,
        seed=opening.seed,
        order=content.order,
    )
    return header, content.deck


def follow(header: Started, deck: Deck, so_far: Sequence[CodeStep], code: str) -> Table:
    """Return the table that a code leads to.

    Parameters
    ----------
    header, deck
        The match.
    so_far
        The steps known already, with which the code has to begin.
    code
        What came.

    Raises
    ------
    CodeError
        When the code is of another match, or of one that went another way, or cannot be played.
    """
    content = _read(code)
    ours = _opening(header, deck)
    if msgspec.structs.replace(content.opening, lang=ours.lang) != ours or content.order != header.order:
        raise CodeError("match.code.other_match")
    if list(content.steps[: len(so_far)]) != list(so_far):
        raise CodeError("match.code.other_way")
    table = deal(header, deck)
    for _ in _played(header, deck, table, content.steps):
        pass
    return table


def steps_of(events: Iterable[Event]) -> list[CodeStep]:
    """Return the steps of a match from the deal on, those that came by code among them."""
    steps: list[CodeStep] = []
    for event in events:
        if isinstance(event, Received):
            steps = list(_read(event.code).steps)
        elif isinstance(event, Moved):
            steps.append(CodeStep(move=event.move, reshuffle=event.reshuffle))
        elif isinstance(event, Checked):
            steps.append(CodeStep(agrees=event.agrees, reshuffle=event.reshuffle))
        elif isinstance(event, LastRound):
            steps.append(CodeStep(until=event.until))
        elif isinstance(event, Answered):
            attempt = event.attempt
            said = attempt.chosen if attempt.chosen_cell is None else None
            announced = event.move is not None and "[" in event.move
            steps.append(CodeStep(event.card, attempt.chosen_cell, said, announced, reshuffle=event.reshuffle))
    return steps


def all_steps(header: Started, deck: Deck, events: Iterable[Event]) -> Iterator[tuple[Table, Step]]:
    """Play a match again; yield each step with the table before it."""
    table = deal(header, deck)
    yield from _played(header, deck, table, steps_of(events))


def _opening(header: Started, deck: Deck) -> _Opening:
    return _Opening(
        header.rules.text(), deck.code(), header.sides, header.lang, header.starter, header.seed, header.seats
    )


def _read(code: str) -> _Content:
    unpacker = Unpacker(code, KIND)
    try:
        opening = msgspec.json.decode(unpacker.text(), type=_Opening)
    except msgspec.DecodeError:
        raise CodeError("engine.code.newer") from None
    deck = Deck.from_code(opening.deck)
    order = unpacker.order(len(deck.cards))
    setup = _setup(opening, deck)
    steps = tuple(_unpack(unpacker, setup) for _ in range(unpacker.count()))
    unpacker.end()
    return _Content(opening, deck, order, steps)


def _setup(opening: _Opening, deck: Deck) -> Setup:
    rules = Rules.parse(opening.rules)
    seating = rules.seating(len(opening.seats), opening.sides)
    return Setup.of(rules, deck.layout, deck.engine_cards, seating)


def _played(header: Started, deck: Deck, table: Table, steps: Iterable[CodeStep]) -> Iterator[tuple[Table, Step]]:
    """Play the steps; yield each with the table as it is before it."""
    levels = tuple(seat.asks for seat in header.seats)
    where = Circumstances(header.game_id, "", deck, header.class_id, "UTC", header.app_version, "", levels)
    for number, step in enumerate(steps, start=1):
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
        return _moved(header, table, step, n)
    if step.agrees is not None:
        move, _ = judge_check(table, agrees=step.agrees)
        text = move.text(table.position.setup.layout)
        seat = table.position.turn if table.waiting is None else table.waiting.checker
        return Checked(n=n, seat=seat, agrees=step.agrees, move=text, at="", reshuffle=step.reshuffle)
    assert step.card is not None  # noqa: S101 - a step is one or the other
    given = replace(_given(table, step), announce=step.announced)
    student = header.seats[table.position.turn].name
    event, _ = judge(where, table, step.card, given, Times(), n=n, student=student)
    return msgspec.structs.replace(event, reshuffle=step.reshuffle)


def _moved(header: Started, table: Table, step: CodeStep, n: int) -> Moved:
    assert step.move is not None  # noqa: S101 - see above
    move = Move.parse(step.move, table.position.setup.layout)
    seat = None if isinstance(move, Penalty | TimeUp) else mover(table.position, move)
    if seat is not None and header.seats[seat].kind == "computer":
        table.position.check(move)
    else:
        check_move(table, move)
    return Moved(n=n, seat=seat, move=step.move, at="", reshuffle=step.reshuffle)


def _given(table: Table, step: CodeStep) -> Given:
    if step.cell is not None:
        return number_on(table, table.position.setup.layout.cell_at(step.cell))
    return NOTHING if step.said is None else Given(read_number(step.said), step.said, None)


def _kind(step: CodeStep) -> int:
    if step.move is not None:
        return _MOVED
    if step.until is not None:
        return _LAST_ROUND
    if step.agrees is not None:
        return _AGREED if step.agrees else _CONTESTED
    if step.cell is not None:
        return _ANNOUNCED if step.announced else _ON_SPACE
    return _SKIPPED if step.said is None else _SAID


def _pack(packer: Packer, step: CodeStep, setup: Setup) -> None:
    packer.number(_kind(step), _KINDS)
    if step.move is not None:
        pack_move(packer, Move.parse(step.move, setup.layout), setup)
    if step.until is not None:
        packer.count(step.until)
    if step.card is not None:
        packer.number(step.card, len(setup.cards))
    if step.cell is not None:
        packer.number(setup.layout.cell_at(step.cell), len(setup.layout.faces))
    if step.said is not None:
        packer.text(step.said)
    packer.number(step.reshuffle is not None, 2)
    if step.reshuffle is not None:
        pack_shuffle(packer, step.reshuffle, setup)


def _unpack(unpacker: Unpacker, setup: Setup) -> CodeStep:
    kind = unpacker.number(_KINDS)
    on_space = kind in (_ON_SPACE, _ANNOUNCED)
    if kind > _LAST_ROUND:
        raise CodeError("engine.code.newer")
    return CodeStep(
        move=unpack_move(unpacker, setup).text(setup.layout) if kind == _MOVED else None,
        until=unpacker.count() if kind == _LAST_ROUND else None,
        agrees=kind == _AGREED if kind in (_AGREED, _CONTESTED) else None,
        card=unpacker.number(len(setup.cards)) if on_space or kind in (_SKIPPED, _SAID) else None,
        cell=setup.layout.cell_name(unpacker.number(len(setup.layout.faces))) if on_space else None,
        said=unpacker.text() if kind == _SAID else None,
        announced=kind == _ANNOUNCED,
        reshuffle=unpack_shuffle(unpacker, setup) if unpacker.number(2) else None,
    )
