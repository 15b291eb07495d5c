"""Game codes: a whole game as one word to paste.

It is packed, not secret: whoever has it can read all hands and the draw pile from it, which is why it begins with
``open``. A changed, missing or swapped character is noticed.

In it are, in this order: the text forms of rules and seating, who begins, the seed, the name of the board or its faces
and those of the cards, the order of the cards, the moves, and the shuffles. :mod:`seqnum.engine.packing` says how.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from seqnum.engine import moves as all_moves
from seqnum.engine.card import Card
from seqnum.engine.errors import CodeError
from seqnum.engine.game import Game
from seqnum.engine.game_text import NAMED, board_name
from seqnum.engine.layout import Layout
from seqnum.engine.packing import Packer, Unpacker
from seqnum.engine.rules import Rules
from seqnum.engine.rules_text import parse_seating, seating_text
from seqnum.engine.words import escape, unescape, words_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.engine.moves import Move
    from seqnum.engine.setup import Setup

KIND = "opengame1"
_MOVES = (
    "Place", "Remove", "SwapDead", "Discard", "Pass", "Forfeit", "Claim", "Draw", "GiveUp", "Penalty", "TimeUp",
)  # fmt: skip
"""Moves by their number in a code: never put another one in between."""
_MOST_MOVES = 16


def game_code(game: Game) -> str:
    """Return a game as a code; see :meth:`Game.code`."""
    packer = Packer()
    packer.text(game.rules.text())
    packer.text(seating_text(game.seating))
    packer.number(game.starter, game.seating.players)
    packer.text(game.seed)
    name = board_name(game.layout, game.cards)
    packer.number(name is None, 2)
    if name is None:
        _pack_board(packer, game)
    else:
        packer.text(name)
    packer.order(game.order)
    packer.count(len(game.moves))
    setup = game.position().setup
    for move in game.moves:
        pack_move(packer, move, setup)
    packer.count(len(game.shuffles))
    for order in game.shuffles:
        pack_shuffle(packer, order, setup)
    return packer.word(KIND)


def game_of_code(code: str) -> Game:
    """Return the game of a code; see :meth:`Game.from_code`."""
    unpacker = Unpacker(code, KIND)
    rules, seating = Rules.parse(unpacker.text()), parse_seating(unpacker.text())
    starter, seed = unpacker.number(seating.players), unpacker.text()
    if unpacker.number(2):
        layout, cards = _unpack_board(unpacker)
    elif (name := unpacker.text()) in NAMED:
        layout, cards = NAMED[name]()
    else:
        raise CodeError("engine.code.newer")
    dealt = Game(rules, layout, cards, seating, unpacker.order(len(cards)), starter, seed)
    setup = dealt.position().setup
    moves = tuple(unpack_move(unpacker, setup) for _ in range(unpacker.count()))
    shuffles = tuple(unpack_shuffle(unpacker, setup) for _ in range(unpacker.count()))
    unpacker.end()
    return Game(rules, layout, cards, seating, dealt.order, starter, seed, moves, shuffles)


def _pack_board(packer: Packer, game: Game) -> None:
    """Add board and cards: the faces once, then which of them stands where."""
    layout = game.layout
    faces = list(dict.fromkeys(face for face in layout.faces if face is not None))
    packer.text(" ".join(map(escape, faces)))
    packer.count(layout.cols)
    packer.count(layout.rows)
    signs: list[str | None] = [None, *faces]
    for face in layout.faces:
        packer.number(signs.index(face), len(signs))
    usual = _one_for_each_space(layout)
    begins_so = game.cards[: len(usual)] == usual
    packer.number(begins_so, 2)
    rest = game.cards[len(usual) :] if begins_so else game.cards
    kinds = _kinds(faces)
    packer.count(len(rest))
    for card in rest:
        packer.number(kinds.index(card), len(kinds))


def _unpack_board(unpacker: Unpacker) -> tuple[Layout, tuple[Card, ...]]:
    faces = [unescape(word, column) for column, word in words_in(unpacker.text())]
    cols, rows = unpacker.count(), unpacker.count()
    signs: list[str | None] = [None, *faces]
    layout = Layout(rows, cols, tuple(signs[unpacker.number(len(signs))] for _ in range(rows * cols)))
    usual = _one_for_each_space(layout) if unpacker.number(2) else ()
    kinds = _kinds(faces)
    rest = tuple(kinds[unpacker.number(len(kinds))] for _ in range(unpacker.count()))
    return layout, usual + rest


def _one_for_each_space(layout: Layout) -> tuple[Card, ...]:
    """Return a card for each space that shows a face, as printed decks begin."""
    return tuple(Card("face", face) for face in layout.faces if face is not None)


def _kinds(faces: list[str]) -> list[Card]:
    return [Card("wild"), Card("remove"), *(Card("face", face) for face in faces)]


def pack_move(packer: Packer, move: Move, setup: Setup) -> None:
    """Add a move to what is packed."""
    packer.number(_MOVES.index(type(move).__name__), _MOST_MOVES)
    for name, choices in _choices(type(move), setup):
        value = getattr(move, name)
        if choices:
            packer.number(value, choices)
        else:
            _pack_lines(packer, value, setup)


def unpack_move(unpacker: Unpacker, setup: Setup) -> Move:
    """Return the next move of what was packed.

    Raises
    ------
    CodeError
        When it is a move of a newer version.
    """
    number = unpacker.number(_MOST_MOVES)
    if number >= len(_MOVES):
        raise CodeError("engine.code.newer")
    kind = getattr(all_moves, _MOVES[number])
    values = [
        unpacker.number(choices) if choices else _unpack_lines(unpacker, setup) for _, choices in _choices(kind, setup)
    ]
    return kind(*values)  # type: ignore[no-any-return]


def pack_shuffle(packer: Packer, order: Sequence[int], setup: Setup) -> None:
    """Add a shuffle of discards to what is packed."""
    packer.count(len(order))
    packer.order(order, among=len(setup.cards))


def unpack_shuffle(unpacker: Unpacker, setup: Setup) -> tuple[int, ...]:
    """Return the next shuffle of what was packed."""
    return unpacker.order(unpacker.count(), among=len(setup.cards))


def _choices(kind: type[Move], setup: Setup) -> list[tuple[str, int]]:
    """Return how many values each field of a move can have; 0 for lines."""
    choices = {
        "card": len(setup.cards),
        "cell": len(setup.layout.faces),
        "seat": setup.seating.players,
        "side": setup.seating.sides,
        "lock": 0,
    }
    return [(field.name, choices[field.name]) for field in fields(kind)]  # type: ignore[arg-type]


def _pack_lines(packer: Packer, lines: Any, setup: Setup) -> None:
    packer.count(0 if lines is None else len(lines) + 1)
    for line in lines or ():
        for end in (line[0], line[-1]):
            packer.number(end, len(setup.layout.faces))


def _unpack_lines(unpacker: Unpacker, setup: Setup) -> tuple[tuple[int, ...], ...] | None:
    number = unpacker.count()
    spaces = len(setup.layout.faces)
    lines = [(unpacker.number(spaces), unpacker.number(spaces)) for _ in range(number - 1)]
    return tuple(setup.layout.line_between(*ends) for ends in lines) if number else None
