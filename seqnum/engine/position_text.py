"""A position as one line of text, for a game that is known.

``4a3/2bA5/… seat=1 turn=14 seed=7 hands=3,17/9,40 stock=12,5 discards=8 sequences=a:r01c01-r01c05``

First the board, row by row with ``/`` between rows: a number is so many spaces without a chip, a letter a chip of side
``a``, ``b`` …, a capital one that is locked, ``*`` a locked free space. Then ``name=value``:

=============== ====================================================================
``seat``        the seat to move, from 0
``turn``        the number of the turn, from 1
``seed``        what later shuffles are made from
``hands``       the cards of each seat, ``/`` between seats
``stock``       the draw pile, the next card first
``discards``    the discards, oldest first
``shuffles``    the orders in which discards were shuffled, and ``shuffled``, how many were used
``sequences``   side, first and last space of each sequence
``swaps``       dead cards changed in this turn
``idle``        turns in a row in which nothing could be played
``owed``        cards not taken yet: the number of the play, ``:`` and the seat; ``played`` counts the plays
``forfeits``    seats that must lay a card down for table talk, once for each card
``winner``      the side that won
``result``      how the game ended
=============== ====================================================================

What is 0 or empty is left out. Cards are numbered as in the deck, lists have commas.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast, get_args

from seqnum.engine.errors import MalformedText
from seqnum.engine.lines import mask_of
from seqnum.engine.position import Position
from seqnum.engine.view import Result
from seqnum.engine.words import escape, unescape, words_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.engine.layout import Layout
    from seqnum.engine.setup import Setup

_RUN = re.compile(r"[1-9][0-9]{0,4}|[A-Za-z*]")
_LOCKED_FREE = "*"
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_LINE = re.compile(r"([a-z]):(r[0-9]+c[0-9]+)-(r[0-9]+c[0-9]+)")


def position_text(position: Position) -> str:
    """Return a position as text; see :meth:`Position.text`."""
    layout = position.setup.layout
    words = [_board_text(position)]
    for field in FIELDS:
        value = getattr(position, field.slot)
        if value not in field.empty:
            words.append(f"{field.name}={field.write(value, layout)}")
    return " ".join(words)


def parse_position(text: str, setup: Setup) -> Position:
    """Return the position that a text describes; see :meth:`Position.parse`."""
    words = list(words_in(str(text)))
    position = Position(setup, range(len(setup.cards)), 0, "")
    position.hands = [[] for _ in position.hands]
    position.stock = []
    if not words:
        raise MalformedText("engine.notation.position_board", column=1, given="", rows=setup.layout.rows)
    locked = _read_board(position, *words[0])
    seen = set()
    for column, word in words[1:]:
        name, sign, value = word.partition("=")
        field = next((one for one in FIELDS if one.name == name), None)
        if field is None or not sign or name in seen:
            works = ", ".join(one.name for one in FIELDS if one.name not in seen)
            raise MalformedText("engine.notation.position_field", column=column, given=word[:40], works=works)
        seen.add(name)
        try:
            setattr(position, field.slot, field.read(value, position))
        except (ValueError, IndexError):
            raise MalformedText("engine.notation.position_value", column=column, name=name, given=value[:40]) from None
    position.over = position.result is not None
    position.locked = locked | mask_of(tuple({cell for _, cells in position.sequences for cell in cells}))
    _check_cards(position)
    return position


@dataclass(frozen=True, slots=True)
class _Field:
    """How one slot of a position is written and read."""

    name: str
    slot: str
    write: Callable[[Any, Layout], str]
    read: Callable[[str, Position], Any]
    empty: tuple[object, ...] = ()


def _board_text(position: Position) -> str:
    layout = position.setup.layout
    rows = []
    for first in range(0, len(layout.faces), layout.cols):
        row, gap = "", 0
        for cell in range(first, first + layout.cols):
            sign = _sign(position, cell)
            if sign:
                row += f"{gap or ''}{sign}"
                gap = 0
            else:
                gap += 1
        rows.append(f"{row}{gap or ''}")
    return "/".join(rows)


def _sign(position: Position, cell: int) -> str | None:
    bit = 1 << cell
    locked = position.locked & bit
    for side, chips in enumerate(position.chips):
        if chips & bit:
            return side_letter(side).upper() if locked else side_letter(side)
    return _LOCKED_FREE if locked else None


def side_letter(side: int) -> str:
    """Return the letter of a side, ``a`` for the first.

    Examples
    --------
    >>> side_letter(1)
    'b'
    """
    return chr(ord("a") + side)


def _read_board(position: Position, column: int, word: str) -> int:
    """Put the chips on the board; return the spaces of the locked ones."""
    layout, locked = position.setup.layout, 0
    rows = word.split("/")
    if len(rows) != layout.rows:
        raise MalformedText("engine.notation.position_board", column=column, given=word[:40], rows=layout.rows)
    for number, row in enumerate(rows):
        cell = number * layout.cols
        end = cell + layout.cols
        parts = _RUN.findall(row)
        for part in parts:
            if part.isdigit():
                cell += int(part)
                continue
            if cell >= end or not _put(position, cell, part):
                raise MalformedText("engine.notation.position_chip", row=number + 1, given=row[:40], chip=part)
            locked |= 0 if part.islower() else 1 << cell
            cell += 1
        if cell != end or "".join(parts) != row:
            raise MalformedText("engine.notation.position_row", row=number + 1, given=row[:40], cols=layout.cols)
    return locked


def _put(position: Position, cell: int, sign: str) -> bool:
    """Put what a sign stands for on a space, if it can be there."""
    bit = 1 << cell
    if sign == _LOCKED_FREE:
        return bool(bit & position.setup.free)
    side = ord(sign.lower()) - ord("a")
    if side >= len(position.chips) or not bit & position.open:
        return False
    position.chips[side] |= bit
    position.open ^= bit
    return True


def _check_cards(position: Position) -> None:
    counts = Counter(card for place in (position.stock, position.discards, *position.hands) for card in place)
    cards = range(len(position.setup.cards))
    for card in sorted({*cards, *counts}):
        if counts[card] != 1 or card not in cards:
            raise MalformedText("engine.notation.position_cards", card=card, cards=len(cards))


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _numbers(text: str) -> list[int]:
    return [_number(part) for part in text.split(",")] if text else []


def _seat(text: str, position: Position) -> int:
    return range(len(position.hands))[_number(text)]


def _owed(text: str, position: Position) -> tuple[int, int]:
    play, _, seat = text.partition(":")
    return _number(play), _seat(seat, position)


def _hands(text: str, position: Position) -> list[list[int]]:
    hands = [_numbers(part) for part in text.split("/")]
    if len(hands) != len(position.hands):
        raise ValueError(text)
    return hands


def _side(text: str, position: Position) -> int:
    letters = [side_letter(side) for side in range(len(position.chips))]
    return letters.index(text)


def _result(text: str, _: Position) -> Result:
    if text not in get_args(Result):
        raise ValueError(text)
    return cast("Result", text)


def _listed(numbers: list[int] | tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _sequence(text: str, position: Position) -> tuple[int, tuple[int, ...]]:
    found = _LINE.fullmatch(text)
    if not found:
        raise ValueError(text)
    layout = position.setup.layout
    return _side(found[1], position), layout.line_between(layout.cell_at(found[2]), layout.cell_at(found[3]))


def line_text(layout: Layout, cells: tuple[int, ...]) -> str:
    """Return a straight line of cells as its first and last: ``r01c01-r01c05``."""
    return f"{layout.cell_name(cells[0])}-{layout.cell_name(cells[-1])}"


FIELDS = (
    _Field("seat", "turn", lambda seat, _: str(seat), _seat),
    _Field("turn", "turn_number", lambda number, _: str(number), lambda text, _: _number(text)),
    _Field("seed", "seed", lambda seed, _: escape(seed), lambda text, _: unescape(text, 1), ("",)),
    _Field("hands", "hands", lambda hands, _: "/".join(map(_listed, hands)), _hands),
    _Field("stock", "stock", lambda stock, _: _listed(stock[::-1]), lambda text, _: _numbers(text)[::-1], ([],)),
    _Field("discards", "discards", lambda cards, _: _listed(cards), lambda text, _: _numbers(text), ([],)),
    _Field(
        "shuffles",
        "shuffles",
        lambda orders, _: "/".join(map(_listed, orders)),
        lambda text, _: [tuple(_numbers(part)) for part in text.split("/")],
        ([],),
    ),
    _Field("shuffled", "shuffles_used", lambda number, _: str(number), lambda text, _: _number(text), (0,)),
    _Field(
        "sequences",
        "sequences",
        lambda made, layout: ",".join(f"{side_letter(side)}:{line_text(layout, cells)}" for side, cells in made),
        lambda text, position: [_sequence(part, position) for part in text.split(",")],
        ([],),
    ),
    _Field("swaps", "swaps", lambda number, _: str(number), lambda text, _: _number(text), (0,)),
    _Field("idle", "idle", lambda number, _: str(number), lambda text, _: _number(text), (0,)),
    _Field(
        "owed",
        "owed",
        lambda owed, _: ",".join(f"{play}:{seat}" for play, seat in owed),
        lambda text, position: [_owed(part, position) for part in text.split(",")],
        ([],),
    ),
    _Field("played", "played", lambda number, _: str(number), lambda text, _: _number(text), (0,)),
    _Field(
        "forfeits",
        "forfeits",
        lambda seats, _: _listed(seats),
        lambda text, position: [_seat(part, position) for part in text.split(",")],
        ([],),
    ),
    _Field("winner", "winner", lambda side, _: side_letter(side), _side, (None,)),
    _Field("result", "result", lambda result, _: result, _result, (None,)),
)
