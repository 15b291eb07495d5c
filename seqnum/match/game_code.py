"""Game codes of a match: all that was played as one word to paste, for two who play by letter, or for a teacher.

It is packed, not secret: whoever has it can read all hands and answers from it, which is why it begins with ``open``.
A changed, missing or swapped character is noticed. The deck goes along as its deck code, the answers as the numbers
that were given, to be judged again; times do not: they stand in the file of whoever answered.

Characters of 100 games of each kind (of ``tests/match/test_code_lengths.py``: two simulated pupils who are wrong
more than once in three, or two computers where the cards ask nothing), in the middle and at the end:

================ ====== ======= ====== =======
..                half way        at the end
---------------- -------------- --------------
rules            median longest median longest
================ ====== ======= ====== =======
sequence_numbers    113     140    136     182
classroom           106     133    129     175
young               108     120    115     135
sequence            145     163    170     191
kids                130     138    133     148
letters             131     144    136     155
states              145     182    169     260
travel              136     190    146     319
dice                135     148    142     166
================ ====== ======= ====== =======
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from uuid import uuid4

import msgspec

from seqnum.decks.document import encode
from seqnum.engine import CodeError, Rules
from seqnum.engine.game_code import pack_deal, unpack_deal
from seqnum.engine.packing import Packer, Unpacker
from seqnum.errors import SeqnumError
from seqnum.match.deck_packing import deck_of, pack_check, split_code, unpack_check
from seqnum.match.log import FORMAT, Answered, Checked, Moved, Received, SeatRecord, Started
from seqnum.match.replay import deal
from seqnum.match.step_packing import pack_step, unpack_step
from seqnum.match.steps import CodeStep, play_steps, step_of, without_session
from seqnum.nesting import refuse_depth
from seqnum.text import LANGUAGES, base_language
from seqnum.version import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.decks import Deck
    from seqnum.match.log import Event, Step
    from seqnum.match.table import Table

KIND = "openmatch2"
_KINDS = ("person", "computer", "pupil")
_LATEST = 2**36
"""Seconds since 1970: no bell rings later."""
_BELL = "#"


@dataclass(frozen=True, slots=True)
class Course:
    """What was played in a match."""

    steps: tuple[CodeStep, ...]
    """All steps from the deal on, those that came by code among them."""
    shuffles: tuple[tuple[int, ...], ...]
    """How the discards lay after each shuffle."""


@dataclass(frozen=True, slots=True)
class _Content:
    """What is in a code."""

    header: Started
    """Of a match that would begin now from it."""
    deck: Deck
    course: Course
    table: Table
    """Where it leads to."""


def is_match_code(text: str) -> bool:
    """Tell whether a text looks like the code of a match.

    Examples
    --------
    >>> is_match_code(" openmatch2x"), is_match_code("openlesson1x")
    (True, False)
    """
    return text.lstrip().startswith(KIND[:-1])


def match_code(header: Started, deck: Deck, table: Table, events: Sequence[Event]) -> str:
    """Return a match as a code; see :meth:`Match.code`."""
    course = course_of(events)
    packer = Packer()
    _pack_header(packer, header, deck)
    moves = [move for _, move in table.moves]
    pack_deal(packer, header.order, deal(header, deck).position, moves, course.shuffles)
    packer.count(len(course.steps))
    table = _table(header, deck, course)
    where = without_session(header, deck)
    for step in course.steps:
        pack_step(packer, step, where, table)
        for _ in play_steps(header, deck, table, [step]):
            pass
    return packer.word(KIND)


def header_of(code: str, *, lang: str | None, class_id: str | None) -> tuple[Started, Deck]:
    """Return the first line of a file that goes on from a code, and the deck.

    Raises
    ------
    CodeError, DeckError, RulesError
        When it is no code, was damaged, or was made by a version with other decks.
    """
    content = _read(code)
    header = msgspec.structs.replace(
        content.header, lang=content.header.lang if lang is None else base_language(lang), class_id=class_id
    )
    return header, content.deck


def follow(header: Started, so_far: Sequence[CodeStep], code: str) -> Table | None:
    """Return the table that a code leads to; ``None`` if all of it is known.

    Parameters
    ----------
    header
        The match.
    so_far
        The steps known already, with which the code has to begin.
    code
        What came.

    Raises
    ------
    CodeError
        When the code is of another match, of one that went another way, an older one, or cannot be played.
    """
    content = _read(code)
    if _in_common(content.header) != _in_common(header):
        raise CodeError("match.code.other_match")
    ours, theirs = _comparable(so_far), _comparable(content.course.steps)
    if ours == theirs:
        return None
    if ours[: len(theirs)] == theirs:
        raise CodeError("match.code.old", steps=len(ours) - len(theirs))
    # A bell that rang here while the other one still played is no other way.
    known = ours[:-1] if ours[-1:] == [CodeStep(move=_BELL)] else ours
    if theirs[: len(known)] != known:
        raise CodeError("match.code.other_way")
    return content.table


def course_of(events: Sequence[Event]) -> Course:
    """Return what was played in a match."""
    codes = [event for event in events if isinstance(event, Received)]
    begun = _read(codes[-1].code).course if codes else Course((), ())  # it has all that was played before
    since = [event for event in events if not codes or event.n > codes[-1].n]
    shuffles = [event.reshuffle for event in since if isinstance(event, Answered | Moved | Checked) and event.reshuffle]
    return Course((*begun.steps, *filter(None, map(step_of, since))), (*begun.shuffles, *shuffles))


def all_steps(header: Started, deck: Deck, events: Sequence[Event]) -> Iterator[tuple[Table, Step]]:
    """Play a match again; yield each step with the table before it."""
    course = course_of(events)
    yield from play_steps(header, deck, _table(header, deck, course), course.steps)


def _table(header: Started, deck: Deck, course: Course) -> Table:
    table = deal(header, deck)
    table.position.shuffles = [*table.position.shuffles, *course.shuffles]
    return table


def _in_common(header: Started) -> tuple[Any, ...]:
    """Return of a header what two sessions have in common."""
    return (
        header.rules, header.deck_hash, header.sides, header.starter, header.seed, header.seats, header.order,
        _bell_second(header),
    )  # fmt: skip


def _comparable(steps: Sequence[CodeStep]) -> list[CodeStep]:
    """Leave out when the last round was announced: each session looks at the clock for itself."""
    return [step for step in steps if step.until is None]


def _bell_second(header: Started) -> int | None:
    return None if header.ends_at is None else int(datetime.fromisoformat(header.ends_at).timestamp())


def _pack_header(packer: Packer, header: Started, deck: Deck) -> None:
    recipe, check = split_code(deck)
    further = [_further(seat) for seat in header.seats]
    lines = [header.rules.text(), recipe, *(seat.name for seat in header.seats), *filter(None, further)]
    packer.text("\n".join(lines))
    pack_check(packer, check)
    packer.text(header.seed)
    packer.number(LANGUAGES.index(header.lang), len(LANGUAGES))
    packer.count(header.sides)
    packer.count(header.starter)
    packer.count(len(header.seats))
    for seat, more in zip(header.seats, further, strict=True):
        packer.number(_KINDS.index(seat.kind), len(_KINDS))
        packer.number(more != "", 2)
    rings = _bell_second(header)
    packer.number(rings is not None, 2)
    if rings is not None:
        packer.number(rings, _LATEST)


def _further(seat: SeatRecord) -> str:
    """Return what there is to say of a seat besides its name and kind."""
    data = msgspec.to_builtins(seat)
    more = {name: value for name, value in data.items() if name not in ("name", "kind", "side")}
    return msgspec.json.encode(more).decode() if more else ""


def _unpack_header(unpacker: Unpacker) -> tuple[Started, Deck]:
    text = unpacker.text()
    refuse_depth(text.encode())
    lines = iter(text.split("\n"))
    rules, recipe = Rules.parse(next(lines)), next(lines)
    deck = deck_of(recipe, unpack_check(unpacker))
    seed, lang = unpacker.text(), LANGUAGES[unpacker.number(len(LANGUAGES))]
    sides, starter = unpacker.count(), unpacker.count()
    kinds = [(_KINDS[unpacker.number(len(_KINDS))], unpacker.number(2)) for _ in range(unpacker.count())]
    names = [next(lines) for _ in kinds]
    seats = tuple(
        msgspec.convert(
            {**(msgspec.json.decode(next(lines)) if more else {}), "name": name, "side": index % sides, "kind": kind},
            SeatRecord,
        )
        for index, (name, (kind, more)) in enumerate(zip(names, kinds, strict=True))
    )
    rings = unpacker.number(_LATEST) if unpacker.number(2) else None
    header = Started(
        n=1,
        format=FORMAT,
        game_id=uuid4().hex,  # of its own: the same number in two files would be the same answer
        app_version=__version__,
        created_at=datetime.now(UTC).isoformat(),
        lang=lang,
        rules=rules,
        sides=sides,
        deck=msgspec.Raw(encode(deck)),
        deck_hash=deck.hash,
        class_id=None,
        seats=seats,
        starter=starter,
        seed=seed,
        order=(),
        ends_at=None if rings is None else datetime.fromtimestamp(rings, UTC).isoformat(),
    )
    return header, deck


def _read(code: str) -> _Content:
    unpacker = Unpacker(code, KIND)
    try:
        header, deck = _unpack_header(unpacker)
    except (StopIteration, ZeroDivisionError, RecursionError, msgspec.MsgspecError):
        raise CodeError("engine.code.newer") from None
    order, shuffles = unpack_deal(unpacker, len(deck.cards), header.seed)
    header = msgspec.structs.replace(header, order=order)
    table = _table(header, deck, Course((), shuffles))
    where = without_session(header, deck)
    steps: list[CodeStep] = []
    for number in range(1, unpacker.count() + 1):
        try:
            steps.append(unpack_step(unpacker, header, where, table))
        except CodeError:
            raise
        except SeqnumError as error:
            raise CodeError("match.code.step", number=number, reason=error) from error
        for _ in play_steps(header, deck, table, steps[-1:], number):
            pass
    unpacker.end()
    return _Content(header, deck, Course(tuple(steps), tuple(table.position.shuffles)), table)
