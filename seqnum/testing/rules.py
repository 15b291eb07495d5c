"""What every rule set must keep to."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from seqnum.engine import Game, IllegalMove, Layout, Position, Rules
from seqnum.testing.errors import ConformanceError
from seqnum.testing.hidden import with_hidden_cards_permuted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.engine import Card, Move, Setup

_COSTLY = 16
"""Every so many moves the whole game is replayed and read back from its text."""


def check_rules(
    rules: Rules, layout: Layout, cards: Iterable[Card], *, games: int = 2, most_moves: int = 5000, seed: str = "rules"
) -> None:
    """Play random games by some rules, in every seating, and see that they keep to what all rules must.

    No card or chip is lost, every move that is listed is allowed, hidden cards stay hidden, a copy goes its own way, a
    game ends, and it is the same when it is replayed or read back from its text and code.

    Parameters
    ----------
    rules, layout, cards
        What to play.
    games
        How many games in each seating.
    most_moves
        A game that lasts longer never ends.
    seed
        What the games are made from.

    Raises
    ------
    ConformanceError
        With what went wrong, and in which game and turn.
    """
    if Rules.parse(rules.text()) != rules or Layout.parse(layout.text()) != layout:
        raise ConformanceError("testing.error.text", what="Rules.text, Layout.text", game=rules.name, turn=0)
    deck = tuple(cards)
    for seating in rules.seatings:
        for number in range(games):
            key = f"{rules.name}:{seating.players}:{seating.sides}:{seed}:{number}"
            game = Game.deal(rules, layout, deck, players=seating.players, sides=seating.sides, seed=key)
            _check_game(game, key, most_moves)


def _check_game(game: Game, name: str, most_moves: int) -> None:
    position, rng = game.position(), Random(name)
    moves: list[Move] = []
    _check_position(position, name)
    while not position.over:
        if len(moves) == most_moves:
            raise ConformanceError("testing.error.endless", game=name, moves=most_moves)
        legal = position.legal()
        _check_legal(position, legal, name)
        move = legal[int(rng.random() * len(legal))]
        before = position.copy()
        position.apply(move)
        moves.append(move)
        _check_position(position, name)
        if len(moves) % _COSTLY == 0 or position.over:
            _check_copy(before, move, position, name)
            _check_written(game, moves, position, name)
    if position.result == "sequences":
        made, needed = position.made(position.winner or 0), position.setup.needed[position.winner or 0]
        _require(position.winner is not None and made >= needed, "winner", position, name)


def _check_legal(position: Position, legal: list[Move], name: str) -> None:
    _require(bool(legal), "no_way_on", position, name)
    for move in legal:
        try:
            position.check(move)
        except IllegalMove as error:
            at = position.turn_number
            raise ConformanceError("testing.error.listed_illegal", why=error, game=name, turn=at) from None


def _check_position(position: Position, name: str) -> None:
    setup = position.setup
    everywhere = [*position.stock, *position.discards, *(card for hand in position.hands for card in hand)]
    _require(sorted(everywhere) == list(range(len(setup.cards))), "cards", position, name)
    _require(_chips_add_up(position, setup), "chips", position, name)
    for seat in {position.turn, position.turn_number % len(position.hands)}:
        twin = with_hidden_cards_permuted(position, seat, f"{name}:{position.turn_number}")
        _require(position.view(seat) == twin.view(seat), "leak", position, name)


def _chips_add_up(position: Position, setup: Setup) -> bool:
    covered = sum(position.chips)
    made = {cell for _, cells in position.sequences for cell in cells}
    limits = setup.rules.chips or ()
    return (
        covered.bit_count() == sum(chips.bit_count() for chips in position.chips)
        and covered ^ position.open == setup.board
        and all(position.locked >> cell & 1 for cell in made)
        and not position.locked & position.open
        and all(chips.bit_count() <= most for chips, most in zip(position.chips, limits, strict=False))
    )


def _check_copy(before: Position, move: Move, after: Position, name: str) -> None:
    untouched = before.text()
    twin = before.copy()
    twin.apply(move)
    _require(before.text() == untouched and twin.text() == after.text(), "copy", after, name)


def _check_written(game: Game, moves: list[Move], position: Position, name: str) -> None:
    shuffles = tuple(position.shuffles)
    replayed = Game(
        game.rules, game.layout, game.cards, game.seating, game.order, game.starter, game.seed, tuple(moves), shuffles
    )
    at = {"game": name, "turn": position.turn_number}
    for what, again in (
        ("Game", replayed.position()),
        ("Position.text", Position.parse(position.text(), position.setup)),
        ("Game.text", Game.parse(replayed.text()).position()),
        ("Game.code", Game.from_code(replayed.code()).position()),
    ):
        if again.text() != position.text():
            raise ConformanceError("testing.error.text", what=what, **at)


def _require(holds: bool, error: str, position: Position, name: str) -> None:
    if not holds:
        raise ConformanceError(f"testing.error.{error}", game=name, turn=position.turn_number)
