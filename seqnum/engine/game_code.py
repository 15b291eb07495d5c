"""Game codes: a whole game as one word to paste.

It is packed, not secret: whoever has it can read all hands and the draw pile from it, which is why it begins with
``open``. A changed, missing or swapped character is noticed.

In it are, in this order, the text forms of rules and seating, who begins, the seed, the name of the board or its text
and that of the cards, the order of the cards, the moves, and the shuffles (:mod:`seqnum.engine.packing` says how).
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from seqnum.engine import moves as all_moves
from seqnum.engine.cards_text import cards_text, parse_cards
from seqnum.engine.errors import CodeError
from seqnum.engine.game import Game
from seqnum.engine.game_text import NAMED, board_name
from seqnum.engine.layout import Layout
from seqnum.engine.packing import Packer, Unpacker
from seqnum.engine.rules import Rules
from seqnum.engine.rules_text import parse_seating, seating_text

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
    for text in (game.layout.text(), cards_text(game.cards)) if name is None else (name,):
        packer.text(text)
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
        layout, cards = Layout.parse(unpacker.text()), parse_cards(unpacker.text())
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
