"""Game codes: a whole game as one word to paste.

It is packed, not secret: whoever has it can read all hands and the draw pile from it, which is why it begins with
``open``. A changed, missing or swapped character is noticed.

In it are, in this order: the text forms of rules and seating, who begins, the seed, the name of the board or its faces
and those of the cards, how the cards lay, and the moves. Cards that lie as the seed shuffles them are not listed: a
check on their order stands for them. :mod:`seqnum.engine.packing` and :mod:`seqnum.engine.move_packing` say how.
"""

from __future__ import annotations

import zlib
from dataclasses import replace
from typing import TYPE_CHECKING

from seqnum.engine.card import Card
from seqnum.engine.errors import CodeError
from seqnum.engine.game import Game
from seqnum.engine.game_text import NAMED, board_name
from seqnum.engine.layout import Layout
from seqnum.engine.move_packing import pack_move, unpack_move
from seqnum.engine.packing import Packer, Unpacker
from seqnum.engine.rules import Rules
from seqnum.engine.rules_text import parse_seating, seating_text
from seqnum.engine.shuffle import shuffled
from seqnum.engine.words import escape, unescape, words_in
from seqnum.errors import SeqnumError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seqnum.engine.moves import Move
    from seqnum.engine.position import Position

KIND = "opengame2"
_CHECK = 2**16


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
    position = replace(game, moves=(), shuffles=()).position()
    pack_deal(packer, game.order, position, game.moves, game.shuffles)
    position.shuffles = list(game.shuffles)
    packer.count(len(game.moves))
    for move in game.moves:
        pack_move(packer, move, position)
        position.apply(move)
    return packer.word(KIND)


def game_of_code(code: str) -> Game:
    """Return the game of a code; see :meth:`Game.from_code`."""
    unpacker = Unpacker(code, KIND)
    try:
        return _unpacked(unpacker)
    except CodeError:
        raise
    except SeqnumError:  # whole, but with something in it that these rules do not have
        raise CodeError("engine.code.newer") from None


def _unpacked(unpacker: Unpacker) -> Game:
    rules, seating = Rules.parse(unpacker.text()), parse_seating(unpacker.text())
    starter, seed = unpacker.number(seating.players), unpacker.text()
    if unpacker.number(2):
        layout, cards = _unpack_board(unpacker)
    elif (name := unpacker.text()) in NAMED:
        layout, cards = NAMED[name]()
    else:
        raise CodeError("engine.code.newer")
    order, shuffles = unpack_deal(unpacker, len(cards), seed)
    game = Game(rules, layout, cards, seating, order, starter, seed)
    position = game.position()
    position.shuffles = list(shuffles)
    moves = []
    for _ in range(unpacker.count()):
        moves.append(unpack_move(unpacker, position))
        position.check(moves[-1])
        position.apply(moves[-1])
    unpacker.end()
    return replace(game, moves=tuple(moves), shuffles=tuple(position.shuffles))


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


def pack_deal(
    packer: Packer, order: Sequence[int], dealt: Position, moves: Iterable[Move], shuffles: Sequence[tuple[int, ...]]
) -> None:
    """Add how the cards lay, at first and after each shuffle.

    Parameters
    ----------
    packer
        Takes it.
    order, moves, shuffles
        As for a game.
    dealt
        The position before the first move.
    """
    by_seed = tuple(order) == _dealt(len(order), dealt.seed) and _follow(dealt, moves, shuffles)
    packer.number(by_seed, 2)
    if by_seed:
        packer.number(_check(order), _CHECK)
        return
    packer.order(order)
    packer.count(len(shuffles))
    for shuffle in shuffles:
        packer.count(len(shuffle))
        packer.order(shuffle, among=len(order))


def unpack_deal(unpacker: Unpacker, cards: int, seed: str) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return how so many cards lay, and after each shuffle where that does not follow from the seed.

    Raises
    ------
    CodeError
        When the seed does not shuffle as it did where the code was made.
    """
    if unpacker.number(2):
        order = _dealt(cards, seed)
        if unpacker.number(_CHECK) != _check(order):
            raise CodeError("engine.code.newer")
        return order, ()
    order = unpacker.order(cards)
    return order, tuple(unpacker.order(unpacker.count(), among=cards) for _ in range(unpacker.count()))


def _follow(dealt: Position, moves: Iterable[Move], shuffles: Sequence[tuple[int, ...]]) -> bool:
    """Tell whether the shuffles are those that follow from the seed."""
    position = dealt.copy()
    for move in moves:
        used = position.shuffles_used
        position.shuffles = [*shuffles[:used]]
        position.apply(move)
        if position.shuffles != [*shuffles[: position.shuffles_used]]:
            return False
    return True


def _dealt(cards: int, seed: str) -> tuple[int, ...]:
    return shuffled(range(cards), f"{seed}:deal")


def _check(order: Sequence[int]) -> int:
    return zlib.crc32(" ".join(map(str, order)).encode()) % _CHECK
