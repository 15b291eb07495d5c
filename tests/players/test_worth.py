"""The weights of lines, followed chip by chip, against weighing each position anew with sets and loops."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.players.worth import Worth
from tests.engine.boards import all_wild, place, plain_layout, two_sided
from tests.engine.strategies import games_under_way

BUILD = {1: 1000, 2: 30, 3: 9, 4: 3, 5: 1}
STOP = {1: 40, 2: 7, 3: 2, 4: 0.5}


def standing(view, line):
    """Return the free spaces of a line and the chips of each side on it."""
    free = {cell for cell in line if view.layout.faces[cell] is None}
    return free, [{cell for cell in line if chips >> cell & 1} for chips in view.chips]


def usable(view):
    """Return the lines that no sequence has used up."""
    made = [set(cells) for _, cells in view.sequences]
    return [
        line
        for line in view.layout.lines(view.rules.line_length)
        if all(len(set(line) & cells) <= view.rules.max_shared for cells in made)
    ]


def worth_of_placing(view, side, cell):
    total = 0.0
    for line in usable(view):
        if cell not in line:
            continue
        free, chips = standing(view, line)
        own = chips.pop(side)
        there = [theirs for theirs in chips if theirs]
        if not there:
            total += BUILD.get(len(line) - len(free | own), 0)
        if not own and len(there) < 2:
            stops = STOP.get(len(line) - len(free) - sum(map(len, there)), 0)
            total += stops if there else stops * len(chips)
    return total


def worth_of_taking(view, side, cell, replaced):
    total = 0.0
    for line in usable(view):
        if cell not in line:
            continue
        free, chips = standing(view, line)
        own = chips.pop(side)
        there = [theirs for theirs in chips if theirs]
        if own and there == [{cell}]:
            total += BUILD.get(len(line) - len(free | own) + (not replaced), 0)
        if not own and len(there) == 1:
            total += STOP.get(len(line) - len(free) - len(there[0]), 0)
    return total


@settings(max_examples=40, deadline=None)
@given(game=games_under_way(), data=st.data())
def test_weights_by_sets_and_loops(game, data):
    """What a space is worth is the sum over its lines of what the table says about the chips there."""
    view = game.view(data.draw(st.integers(0, game.seating.players - 1)))
    worth = Worth(view)
    for cell, face in enumerate(view.layout.faces):
        if view.open >> cell & 1:
            assert worth.totals[cell] == worth_of_placing(view, view.side, cell)
        elif face is not None and not view.chips[view.side] >> cell & 1:
            assert worth.of_removing(cell) == worth_of_taking(view, view.side, cell, replaced=False)
            assert worth.of_replacing(cell) == worth_of_taking(view, view.side, cell, replaced=True)


@settings(max_examples=40, deadline=None)
@given(game=games_under_way(), data=st.data())
def test_following_is_weighing_anew(game, data):
    """Following a game, back and forth and with leaps, gives the very numbers that weighing the position anew gives."""
    side = data.draw(st.integers(0, game.seating.sides - 1))
    positions = [game.__class__(**{**vars_of(game), "moves": game.moves[:n]}).view(0) for n in range(len(game.moves))]
    positions.append(game.view(0))
    worth = Worth(positions[0], side)
    for _ in range(8):
        view = data.draw(st.sampled_from(positions))
        copy = worth.copy()
        worth.follow(view.chips, view.sequences)
        fresh = Worth(view, side)
        assert worth.totals == fresh.totals
        assert worth.stands == fresh.stands
        copy.follow(view.chips, view.sequences)
        assert copy.totals == fresh.totals


def vars_of(game):
    names = ("rules", "layout", "cards", "seating", "order", "starter", "seed")
    return {name: getattr(game, name) for name in names}


def test_a_copy_goes_its_own_way():
    """What a copy follows does not change the original."""
    position = all_wild(plain_layout(5, 5), two_sided())
    worth = Worth(position.view(0))
    before = worth.totals.copy()
    twin = worth.copy()
    place(position, [0, 1])
    twin.follow(position.chips, position.sequences)

    assert worth.totals == before != twin.totals


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_an_empty_line_is_built_and_stops_each_rival(sides):
    """On an empty line of four, a chip is worth building and, for each rival, stopping."""
    from seqnum.players.stand import Placing

    assert Placing(4, sides, 0)[0] == 3 + 0.5 * (sides - 1)
