from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

import seqnum.engine
from seqnum.engine import (
    Card,
    Game,
    IllegalMove,
    Pass,
    Place,
    Position,
    RulesError,
    Setup,
    classic_cards,
    classic_layout,
    classroom,
    sequence,
    shuffled,
)
from tests.engine.boards import plain_layout
from tests.engine.strategies import games_under_way


def classic(**options):
    return Game.deal(sequence(), classic_layout(), classic_cards(), **{"seed": "7", **options})


def random_game(game, key):
    draw = Random(key).random
    while not game.over:
        moves = game.legal()
        game = game.play(moves[int(draw() * len(moves))])
    return game


def test_deal():
    """Everybody gets a hand and the rest is to draw."""
    game = classic(players=4)
    position = game.position()

    assert [len(hand) for hand in position.hands] == [6] * 4
    assert len(position.stock) == 104 - 24
    assert list(range(104)) == sorted(game.order)
    assert game.order[24] == position.stock[-1]


def test_same_seed_same_game():
    """The same seed deals the same game, written as text or number; another seed another."""
    assert classic(seed=7) == classic(seed="7")
    assert classic(seed=7) != classic(seed=8)


def test_deal_is_the_same_on_every_python():
    """A deal written down here is what every Python must give."""
    assert classic().order[:3] == (102, 40, 31)


def test_played_to_the_end():
    """Random classic games end with two sequences, and are the same again from what was recorded."""
    game = random_game(classic(), "player")
    replayed = Game(
        game.rules, game.layout, game.cards, game.seating, game.order, 0, "forgotten", game.moves, game.shuffles
    )

    assert game.position().result == "sequences"
    assert game.position().made(game.winner) == 2
    assert game.position().sequences == replayed.position().sequences


def test_length_of_random_games():
    """Random classic games last 80.3 turns and the first seat wins 51.9 %, as in two independent engines."""
    setup = Setup.of(sequence(), classic_layout(), classic_cards(), sequence().seating(2))
    positions = [Position(setup, shuffled(range(104), f"{game}:deal"), 0, str(game)) for game in range(500)]
    for game, position in enumerate(positions):
        draw = Random(f"{game}:player").random
        while not position.over:
            legal = position.legal()
            position.apply(legal[int(draw() * len(legal))])

    # Four standard errors of the mean of 500 games, and of a share.
    assert abs(sum(position.turn_number for position in positions) / 500 - 80.3) < 2.2
    assert abs(sum(position.winner == 0 for position in positions) / 500 - 0.519) < 0.09


def test_starter():
    """The seat that is asked begins."""
    assert classic(starter=1).turn == 1


def test_play_leaves_the_game_as_it_was():
    """A game is a value: playing gives another."""
    game = classic()
    after = game.play(game.legal()[0])

    assert game.moves == ()
    assert game.turn == 0
    assert after.turn == 1
    assert (game.legal()[0],) == after.moves


def test_position_is_a_copy():
    """What is tried out on a position does not touch the game."""
    game = classic()
    position = game.position()
    position.apply(position.legal()[0])

    assert game.turn == 0


def test_illegal_move_changes_nothing():
    """A refused move leaves the game as it was and says why."""
    game = classic()
    with pytest.raises(IllegalMove, match=re.escape("- is not possible. You can still play one of your cards.")):
        game.play(Pass())

    assert classic() == game


def test_recorded_moves_are_checked():
    """A record with a move that was not allowed is refused."""
    game = classic()
    with pytest.raises(IllegalMove, match="You do not have that card"):
        Game(game.rules, game.layout, game.cards, game.seating, game.order, 0, "7", (Place(103, 1),))


@pytest.mark.parametrize("order", [(), tuple(range(103)), (0,) * 104, tuple(range(1, 105))])
def test_order_must_name_every_card(order):
    """A deal that lacks a card or has one twice is refused."""
    game = classic()
    with pytest.raises(RulesError, match="each of the 104 cards exactly once"):
        Game(game.rules, game.layout, game.cards, game.seating, order, 0, "7")


@pytest.mark.parametrize("starter", [-1, 2, "0", None])
def test_bad_starter(starter):
    """A seat that is not at the table cannot begin."""
    with pytest.raises(RulesError, match=re.escape(repr(starter))):
        classic(starter=starter)


def test_unused_shuffle():
    """A shuffle that never happened is refused."""
    game = classic()
    with pytest.raises(RulesError, match="Shuffle 1 "):
        Game(game.rules, game.layout, game.cards, game.seating, game.order, 0, "7", (), ((1, 2, 3),))


def test_deck_too_small():
    """A deck too small for the deal and one more round is refused with the number that would do (A32)."""
    with pytest.raises(
        RulesError, match=re.escape("11 cards are too few for 2 players who hold 5 each. Use at least 12")
    ):
        Game.deal(classroom(), plain_layout(8, 8), [Card("wild")] * 11, seed=1)

    assert len(Game.deal(classroom(), plain_layout(8, 8), [Card("wild")] * 12, seed=1).cards) == 12


def test_card_without_a_space():
    """A card whose face is not on the board is refused with card and face (A39)."""
    cards = [Card("wild")] * 12 + [Card("face", "3/4")]
    with pytest.raises(RulesError, match="Card 12 needs a space that shows '3/4'"):
        Game.deal(classroom(), plain_layout(8, 8), cards, seed=1)


def test_board_too_small():
    """A board without room for one line is refused."""
    with pytest.raises(RulesError, match="4 × 4 has no room for a line of 5"):
        Game.deal(classroom(), plain_layout(4, 4), [Card("wild")] * 12, seed=1)


@settings(max_examples=25, deadline=None)
@given(games_under_way())
def test_repr_rebuilds(game):
    """The repr of a game is the game, its hash as well."""
    again = eval(repr(game), vars(seqnum.engine).copy())

    assert game == again
    assert hash(game) == hash(again)
    assert game.view(0) == again.view(0)


def test_lists_become_tuples():
    """A game made from lists, as read from a file, equals the one made from tuples."""
    game = random_game(classic(), "player")
    read: list[Any] = [list(game.cards), list(game.order), list(game.moves), [list(order) for order in game.shuffles]]
    cards, order, moves, shuffles = read
    again = Game(game.rules, game.layout, cards, game.seating, order, 0, "7", moves, shuffles)

    assert again == game
    assert hash(again) == hash(game)
