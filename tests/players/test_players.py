from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random as Generator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.engine import (
    Card,
    Game,
    Layout,
    Pass,
    Place,
    Seating,
    SwapDead,
    classic_cards,
    classic_layout,
    sequence,
)
from seqnum.players import Heuristic, PlayerError, Random, Search
from seqnum.players.heuristic import best_moves
from tests.engine.boards import all_wild, corners, dealt, place, plain_layout, spaces, two_sided
from tests.engine.strategies import games_under_way
from tests.engine.test_view import with_hidden_cards_permuted

PLAYERS = [Random(), *(Heuristic(level) for level in range(1, 6)), Search(seconds=None, games=8)]
WILD, REMOVE = Card("wild"), Card("remove")


def finish(players, seed, game=None):
    """Play a game out and return its position."""
    game = game or Game.deal(sequence(), classic_layout(), classic_cards(), players=len(players), seed=seed)
    position = game.position()
    chance = [Generator(f"{seed}:player:{seat}") for seat in range(len(players))]
    while not position.over:
        seat = position.turn
        position.apply(players[seat].choose(position.view(seat), chance[seat]))
    return position


@pytest.mark.parametrize("player", PLAYERS)
@settings(max_examples=60, deadline=None)
@given(game=games_under_way(), key=st.text())
def test_hidden_cards_do_not_matter(player, game, key):
    """A player with the same generator moves alike whatever the cards are that it cannot see, and legally."""
    if game.over:
        return
    position = game.position()
    twin = with_hidden_cards_permuted(position, game.turn, key)
    move = player.choose(position.view(game.turn), Generator("1"))

    assert move in game.legal()
    assert move == player.choose(twin.view(game.turn), Generator("1"))


@pytest.mark.parametrize("player", PLAYERS)
def test_repr_rebuilds(player):
    """The repr of a player is the player."""
    assert player == eval(repr(player))


def test_random_plays_everything():
    """Each legal move is chosen about as often as the others."""
    view = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7").view(0)
    chance = Generator("1")
    chosen = [Random().choose(view, chance) for _ in range(200 * len(view.legal))]

    assert all(140 < chosen.count(move) < 260 for move in view.legal)


def test_completes_a_sequence():
    """The heuristic completes a line of four, with a corner as well."""
    position = place(all_wild(plain_layout(10, 10, corners(10, 10))), [1, 2, 3])

    assert {Place(card, 4) for card in position.hands[0]} == set(best_moves(position.view(0)))


def test_stops_an_opponent():
    """It stands in the way of four in a row rather than begin something of its own."""
    position = place(all_wild(plain_layout(10, 10, corners(10, 10))), [41, 42, 43, 44])
    position.turn = 1

    assert {40, 45} >= spaces(best_moves(position.view(1)))


def test_wins_rather_than_stops():
    """Its own fifth chip goes before stopping the opponent's."""
    position = place(all_wild(plain_layout(10, 10)), [41, 42, 43, 44])
    position.turn = 1
    place(position, [71, 72, 73, 74])

    assert {70, 75} >= spaces(best_moves(position.view(1)))


def test_keeps_special_cards():
    """A Plus is not spent where an ordinary card does nearly as much."""
    layout = Layout(5, 5, tuple(str(i) for i in range(25)))
    rules = two_sided(seatings=(Seating(2, 2, 2, 1),))
    position = dealt(layout, [[Card("face", "11"), WILD], [WILD] * 2], [WILD] * 4, rules)

    assert [Place(0, 11)] == best_moves(position.view(0))


def test_takes_the_chip_that_threatens():
    """A Minus takes a chip out of a line of four."""
    rules = two_sided(seatings=(Seating(2, 2, 5, 9),))
    position = dealt(plain_layout(10, 10), [[REMOVE] * 5, [WILD] * 5], [WILD] * 9, rules)
    position.turn = 1
    place(position, [41, 42, 43, 44, 77])
    position.turn = 0

    assert {41, 42, 43, 44} >= spaces(best_moves(position.view(0)))


def test_ignores_used_lines():
    """It does not build on a line that its own sequence has used up."""
    position = place(all_wild(plain_layout(1, 10), two_sided()), [0, 1, 2, 3, 4])

    assert {5, 6, 7, 8} >= spaces(best_moves(position.view(0)))
    place(position, [5, 6, 7])
    assert {8} == spaces(best_moves(position.view(0)))


def test_changes_dead_cards_first():
    """A dead card is changed before anything else is done."""
    layout = Layout(1, 5, ("7", "1", "2", "3", "4"))
    rules = two_sided(seatings=(Seating(2, 2, 2, 1),))
    position = dealt(layout, [[WILD] * 2, [Card("face", "7"), WILD]], [WILD] * 4, rules)
    position.apply(Place(0, 0))

    assert [SwapDead(2)] == best_moves(position.view(1))


def test_passes_when_it_must():
    """With nothing to play it passes."""
    rules = two_sided(seatings=(Seating(2, 2, 1, 1),))
    position = dealt(plain_layout(1, 5), [[REMOVE], [WILD]], [WILD] * 4, rules)

    assert Pass() == Heuristic(level=5).choose(position.view(0), Generator("1"))


def test_three_sides():
    """With three sides it stops the one who threatens, and a line with two others on it is worth nothing."""
    rules = two_sided(seatings=(Seating(3, 3, 4, 9),))
    position = dealt(plain_layout(10, 10), [[WILD] * 4] * 3, [WILD] * 9, rules)
    for seat, cells in ((0, (41, 42, 43)), (1, (40, 44, 71, 72, 73)), (2, (78,))):
        position.turn = seat
        place(position, cells)
    position.turn = 2

    assert {70, 74, 75} >= spaces(best_moves(position.view(2)))


@pytest.mark.parametrize("level", [0, 6, "easy", None])
def test_no_such_level(level):
    """A level that does not exist is refused with those that do."""
    with pytest.raises(PlayerError, match=r"Choose one of: 1, 2, 3, 4, 5\.") as caught:
        Heuristic(level=level)

    assert repr(level) in str(caught.value)


@pytest.mark.desktop
def test_two_games_at_once():
    """What is kept of one game does not disturb another: turns of two games in turn, and on two threads."""
    alone = [finish([Heuristic(level=5)] * 2, seed).sequences for seed in range(4)]
    boards = [Game.deal(sequence(), classic_layout(), classic_cards(), seed=seed).position() for seed in range(4)]
    chance = [[Generator(f"{seed}:player:{seat}") for seat in range(2)] for seed in range(4)]
    while not all(position.over for position in boards):
        for seed, position in enumerate(boards):
            if not position.over:
                move = Heuristic(level=5).choose(position.view(position.turn), chance[seed][position.turn])
                position.apply(move)
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda seed: finish([Heuristic(level=5)] * 2, seed).sequences, range(4)))

    assert alone == [position.sequences for position in boards] == together


@pytest.mark.parametrize("number", [3, 4, 6, 12])
def test_any_table(number):
    """Games with more players and teams are played to a result."""
    assert finish([Heuristic(level=2)] * number, 1).result
