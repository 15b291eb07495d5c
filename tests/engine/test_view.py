from __future__ import annotations

from dataclasses import FrozenInstanceError, replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.engine import (
    PRESETS,
    Game,
    RulesError,
    board_for,
    classic_cards,
    classic_layout,
    preset,
    sequence,
    shuffled,
)
from tests.engine.strategies import games_under_way


def with_hidden_cards_permuted(position, seat, key):
    """The same position with every card that a seat cannot see dealt anew among the places it cannot see."""
    twin = position.copy()
    all_open = position.setup.rules.open_hands
    others = [] if all_open else [i for i in range(len(twin.hands)) if i != seat]
    hidden = list(shuffled([*twin.stock, *(card for i in others for card in twin.hands[i])], key))
    twin.stock = [hidden.pop() for _ in twin.stock]
    for i in others:
        twin.hands[i] = [hidden.pop() for _ in twin.hands[i]]
    twin.seed = key
    return twin


@settings(max_examples=200, deadline=None)
@given(game=games_under_way(), key=st.text(), data=st.data())
def test_hidden_cards_do_not_show(game, key, data):
    """Permute all cards that a seat cannot see: its view is the same, to the byte."""
    seat = data.draw(st.integers(0, game.seating.players - 1))
    position = game.position()
    twin = with_hidden_cards_permuted(position, seat, key)

    assert position.view(seat) == twin.view(seat)
    assert repr(position.view(seat)) == repr(twin.view(seat))


TABLES = [(name, seating.players, seating.sides) for name in PRESETS for seating in preset(name).seatings]


@pytest.mark.parametrize(("name", "players", "sides"), TABLES)
@pytest.mark.parametrize("options", [{}, {"open_hands": True}, {"draw": "manual"}], ids=str)
def test_hidden_cards_do_not_show_in_any_preset(name, players, sides, options):
    """The same for every preset, every number of players and every seat, all through a game."""
    if preset(name).source == "dice" and "draw" in options:
        options = {}
    game = Game.deal(
        replace(preset(name), **options), *board_for(name), players=players, sides=sides, seed=f"{name}:{players}"
    )
    position, draw = game.position(), Random(name).random
    while not position.over and position.turn_number < 60:
        if position.turn_number % 7 == 0:
            for seat in range(players):
                twin = with_hidden_cards_permuted(position, seat, str(draw()))
                assert repr(position.view(seat)) == repr(twin.view(seat))
        legal = position.legal()
        position.apply(legal[int(draw() * len(legal))])


def test_open_hands():
    """Where hands lie open everybody sees them all, and only there."""
    young_game = Game.deal(preset("young"), *board_for("young"), players=3, seed="7")
    closed = Game.deal(preset("classroom"), *board_for("classroom"), players=3, seed="7")

    assert young_game.view(0).hands == tuple(map(tuple, young_game.position().hands))
    assert closed.view(0).hands is None


def test_what_a_seat_sees():
    """A seat sees its own hand, and its moves only when it is to move."""
    game = Game.deal(sequence(), classic_layout(), classic_cards(), players=3, seed="7")
    mine, theirs = game.view(0), game.view(1)

    assert game.legal() == mine.legal
    assert theirs.legal == ()
    assert game.order[6:12] == theirs.hand
    assert mine.counts == (6, 6, 6)
    assert mine.stock == 104 - 18
    assert (mine.side, theirs.side) == (0, 1)


def test_view_is_frozen():
    """A view cannot be changed."""
    view = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7").view(0)
    with pytest.raises(FrozenInstanceError):
        view.hand = ()  # type: ignore[misc]


@pytest.mark.parametrize("seat", [-1, 2, "0", None])
def test_no_such_seat(seat):
    """A seat that is not at the table sees nothing."""
    with pytest.raises(RulesError, match="The seats are 0 to 1"):
        Game.deal(sequence(), classic_layout(), classic_cards(), seed="7").view(seat)
