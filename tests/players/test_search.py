from __future__ import annotations

from dataclasses import replace
from random import Random as Generator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.engine import PRESETS, Game, Setup, board_for, preset
from seqnum.errors import SeqnumError
from seqnum.players import Heuristic, PlayerError, Search
from seqnum.players.heuristic import best_moves
from seqnum.players.strength import advantage, trial
from seqnum.players.world import imagined
from seqnum.testing.hidden import with_hidden_cards_permuted
from tests.engine.boards import all_wild, place, plain_layout, spaces
from tests.engine.strategies import games_under_way

SEARCH = Search(seconds=None, games=40)


def deal(name, seed="1", **options):
    return Game.deal(replace(preset(name), **options), *board_for(name), seed=seed)


def after(game, moves):
    """Return the position after so many good moves."""
    position, chance = game.position(), Generator("after")
    for _ in range(moves):
        position.apply(Heuristic(level=5).choose(position.view(position.turn), chance))
    return position


@settings(max_examples=100, deadline=None)
@given(game=games_under_way(), key=st.text(), data=st.data())
def test_a_world_looks_like_the_view(game, key, data):
    """An imagined position shows the seat exactly what it sees, and holds every card once."""
    seat = data.draw(st.integers(0, game.seating.players - 1))
    view = game.view(seat)
    world = imagined(view, Generator(key))

    assert world.view(seat) == view
    everywhere = [*world.stock, *world.discards, *(card for hand in world.hands for card in hand)]
    assert sorted(everywhere) == list(range(len(game.cards)))


@pytest.mark.parametrize("name", PRESETS)
def test_worlds_of_every_preset(name):
    """So it is through a whole game by every preset."""
    position, chance = deal(name).position(), Generator("1")
    while not position.over:
        for seat in range(len(position.hands)):
            assert imagined(position.view(seat), Generator("2")).view(seat) == position.view(seat)
        position.apply(Heuristic(level=4).choose(position.view(position.turn), chance))


def test_worlds_with_options():
    """Cards still to be taken, and those owed for table talk, are in the view and in the world."""
    position = deal("sequence", draw="manual", talk_penalty=True).position()
    position.apply(position.legal()[0])
    position.penalize(1)

    assert position.owed
    assert position.forfeits
    for seat in (0, 1):
        assert imagined(position.view(seat), Generator("2")).view(seat) == position.view(seat)


def test_known_cards_stay_where_they_are():
    """Cards that lie face up or in the own hand are in nobody else's hand, in any world."""
    view = after(deal("sequence"), 30).view(0)
    rng = Generator("worlds")
    for _ in range(50):
        world = imagined(view, rng)
        assert not {*view.hand, *view.discards} & {*world.stock, *world.hands[1]}


def test_every_world_is_possible():
    """Each hidden card is in the other's hand in about its share of the worlds."""
    view, rng = after(deal("sequence"), 20).view(0), Generator("worlds")
    hidden = view.stock + view.counts[1]
    held = dict.fromkeys(range(len(view.cards)), 0)
    for _ in range(1500):
        for card in imagined(view, rng).hands[1]:
            held[card] += 1
    seen = {*view.hand, *view.discards}
    expected = 1500 * view.counts[1] / hidden

    assert all(held[card] == 0 for card in seen)
    assert all(0.6 * expected < held[card] < 1.4 * expected for card in held if card not in seen)


def test_games_give_the_same_move():
    """With a number of games, the generator alone decides; another generator may decide otherwise."""
    view = after(deal("sequence"), 24).view(0)
    moves = [Search(seconds=None, games=60).choose(view, Generator("same")) for _ in range(3)]

    assert len(set(moves)) == 1


@pytest.mark.parametrize("moves", [0, 12, 30])
def test_where_nothing_better_is_found_it_plays_the_heuristics_game(moves):
    """With one game it can find nothing: then it takes the same move from the same generator, and draws as often."""
    view = after(deal("sequence"), moves).view(0)
    for key in "abcdefgh":
        ours, theirs = Generator(key), Generator(key)
        assert Search(seconds=None, games=1).choose(view, ours) == Heuristic(level=5).choose(view, theirs)
        assert ours.random() == theirs.random()


def test_hidden_cards_do_not_matter():
    """It decides alike whatever lies in the draw pile and in the other hand."""
    position = after(deal("sequence"), 24)
    moves = {SEARCH.choose(with_hidden_cards_permuted(position, 0, key).view(0), Generator("same")) for key in "abcdef"}

    assert len(moves) == 1


class Clock:
    """A clock that goes on by one tick each time somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.tick, self.looks = tick, 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.tick


@pytest.mark.parametrize("name", ["kids", "sequence"])
def test_keeps_to_its_deadline(name, monkeypatch):
    """It looks at the clock before each game it plays out, and plays none once the time is over."""
    view, clock = after(deal(name), 2).view(0), Clock(tick=0.0001)
    monkeypatch.setattr("seqnum.players.search.monotonic", clock)
    Search(seconds=0.06).choose(view, Generator("1"))

    assert clock.looks * clock.tick <= 0.06 + 2 * clock.tick


def test_plays_the_heuristic_where_time_is_short(monkeypatch):
    """Where too few games fit into the time, it does not search for long, and plays the heuristic's move."""
    view, clock = after(deal("sequence"), 6).view(0), Clock(tick=0.001)
    monkeypatch.setattr("seqnum.players.search.monotonic", clock)
    move = Search(seconds=0.02).choose(view, Generator("1"))

    assert move in best_moves(view)
    assert clock.looks <= 20
    assert Search(seconds=1e-9, games=20).choose(view, Generator("1")) in best_moves(view)


def test_wins_at_once():
    """A line that can be completed is completed without a search."""
    position = place(all_wild(plain_layout(10, 10)), [41, 42, 43, 44])

    assert {40, 45} >= spaces([Search(seconds=None, games=10**9).choose(position.view(0), Generator("1"))])


@pytest.mark.parametrize(
    "limits", [{"seconds": None}, {"seconds": 0}, {"games": -1}, {"seconds": "1"}, {"games": True}]
)
def test_limits_that_are_none(limits):
    """A search without an end, or with one that is no number above 0, is refused in words."""
    with pytest.raises(PlayerError) as caught:
        Search(**limits)

    assert isinstance(caught.value, SeqnumError)
    assert str(caught.value).startswith("Search ")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["classroom", "kids"])
def test_not_worse_than_the_heuristic(name):
    """It is not 50 points worse than the heuristic, rather equal or better, even with far too few games."""
    rules = preset(name)
    setup = Setup.of(rules, *board_for(name), rules.seating(2))
    found = trial(Search(seconds=None, games=100), Heuristic(level=5), elo0=-50, elo1=10, most_pairs=600, setup=setup)

    assert found.verdict == "stronger", advantage(found.pairs)
