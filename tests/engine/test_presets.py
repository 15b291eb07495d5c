"""Every preset against the table of variants in the facts (rules.md §6), the source named there first."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from seqnum.engine import PRESETS, Game, Place, Position, RulesError, Setup, board_for, preset, shuffled

# rows, cols, free spaces, faces, copies, cards, wild, remove, line, chips, dead swaps a turn
BOARDS = {
    "sequence": (10, 10, 4, 48, 2, 104, 4, 4, 5, (50, 50, 35), 1),
    "kids": (6, 7, 4, 19, 2, 42, 2, 2, 4, (21, 21, 21, 21), None),
    "letters": (6, 8, 0, 24, 2, 52, 2, 2, 4, (30, 30, 30), None),
    "states": (10, 10, 0, 50, 2, 108, 4, 4, 5, (50, 50, 50), 1),
    "travel": (6, 8, 0, 48, 1, 52, 2, 2, 4, (25, 25), None),
    "dice": (6, 6, 0, 9, 4, 36, 2, 3, 5, (30, 30, 30), 0),
    "young": (6, 7, 4, 19, 2, 40, 2, 0, 4, None, 1),
    "classroom": (8, 8, 4, 30, 2, 64, 2, 2, 5, None, 1),
    "sequence_numbers": (8, 8, 4, 30, 2, 64, 2, 2, 5, None, 1),
}
# players, sides: hand, sequences
TABLES = {
    "kids": {(2, 2): (3, 1), (3, 3): (3, 1), (4, 4): (3, 1)},
    "letters": {(2, 2): (5, 1), (3, 3): (5, 1), (4, 2): (4, 1)},
    "travel": {(2, 2): (7, 2)},
    "dice": {(2, 2): (1, 1), (3, 3): (1, 1), (4, 2): (1, 1)},
    "young": {(2, 2): (3, 1), (3, 3): (3, 1), (4, 2): (3, 1)},
}
EVERY_TABLE = [(name, s.players, s.sides) for name in PRESETS for s in preset(name).seatings]


def position_of(name, players=None, sides=None, seed="7", **options):
    rules = replace(preset(name), **options)
    seating = rules.seating(players or rules.seatings[0].players, sides)
    layout, cards = board_for(name, seed)
    return Position(Setup.of(rules, layout, cards, seating), shuffled(range(len(cards)), f"{seed}:deal"), 0, seed)


@pytest.mark.parametrize("name", PRESETS)
def test_board_and_cards(name):
    """Board, free spaces, cards, chips and line are those of the table."""
    rules = preset(name)
    layout, cards = board_for(name)
    kinds = Counter(card.kind for card in cards)
    found = (
        *(layout.rows, layout.cols, layout.free.bit_count(), len(set(layout.faces) - {None}), rules.copies),
        *(len(cards), kinds["wild"], kinds["remove"], rules.line_length, rules.chips, rules.dead_swaps),
    )

    assert BOARDS[name] == found
    assert rules.free_corners == bool(layout.free)


@pytest.mark.parametrize("name", TABLES)
def test_players(name):
    """Players, sides, hands and aims are those of the table."""
    assert TABLES[name] == {(s.players, s.sides): (s.hand, s.sequences) for s in preset(name).seatings}


def test_states_table():
    """Two to twelve play for two sequences, with eight cards down to three."""
    seatings = preset("states").seatings
    hands = {s.players: s.hand for s in seatings}

    assert (hands[2], hands[12], min(hands.values()), max(hands.values())) == (8, 3, 3, 8)
    assert list(hands.values()) == sorted(hands.values(), reverse=True)
    assert {s.sequences for s in seatings} == {2}


def test_letters_without_x_and_z():
    """24 letters stand on the board; X and Z are the special cards."""
    assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") - set(board_for("letters")[0].faces) == set("XZ")


def test_dice_board():
    """The twos are in the corners, the twelves in the middle, three to nine four times each."""
    layout, cards = board_for("dice")

    assert layout.cells_of("2") == (0, 5, 30, 35)
    assert layout.cells_of("12") == (14, 15, 20, 21)
    assert Counter(layout.faces) == dict.fromkeys(["2", *map(str, range(3, 10)), "12"], 4)
    # Of 36 throws so many come to each sum; ten removes and eleven is wild.
    throws = Counter(card.face or card.kind for card in cards)
    assert throws == {
        "2": 1,
        "3": 2,
        "4": 3,
        "5": 4,
        "6": 5,
        "7": 6,
        "8": 5,
        "9": 4,
        "12": 1,
        "remove": 3,
        "wild": 2,
    }


def test_young_differs_from_the_classroom():
    """Numbers 0 to 18, hands of three that lie open, nothing is taken away."""
    rules = preset("young")

    assert set(board_for("young")[0].faces) - {None} == {str(number) for number in range(19)}
    assert (rules.open_hands, rules.remove, rules.answer_policy) == (True, 0, "two_tries")


def test_the_seed_says_where_faces_stand():
    """The same seed gives the same board, another one another; the classic board is always the same."""
    assert board_for("kids", seed=3) == board_for("kids", seed="3") != board_for("kids", seed=4)
    assert board_for("sequence", seed=3) == board_for("sequence", seed=4)
    with pytest.raises(RulesError, match="'chess'"):
        board_for("chess")


@pytest.mark.parametrize(("name", "players", "sides"), EVERY_TABLE)
def test_played_to_the_end(name, players, sides):
    """Every preset is played to its end by every number of players; no card and no chip comes or goes meanwhile."""
    position = position_of(name, players, sides, stall_rounds=1)
    setup, draw = position.setup, Random(f"{name}:{players}").random
    on_board = 0
    while not position.over:
        legal = position.legal()
        assert len(set(legal)) == len(legal)
        move = legal[int(draw() * len(legal))]
        taken = isinstance(move, Place) and not position.open >> move.cell & 1
        on_board += {"Place": 1 - taken, "Remove": -1}.get(type(move).__name__, 0)
        position.check(move)
        position.apply(move)
        held = [card for hand in position.hands for card in hand]
        assert sorted([*held, *position.stock, *position.discards]) == list(range(len(setup.cards)))
        assert (
            sum(chips.bit_count() for chips in position.chips) == on_board == (setup.board & ~position.open).bit_count()
        )
        assert all(chips.bit_count() <= (setup.rules.chips or (999,) * 9)[s] for s, chips in enumerate(position.chips))
        assert position.turn_number < 4000

    assert (position.winner is None) <= (position.result != "sequences")


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_is_its_record(name):
    """Order, shuffles (or throws) and moves give the same game again, whatever the seed."""
    game = Game.deal(preset(name), *board_for(name), seed="record")
    draw = Random(name).random
    while not game.over and len(game.moves) < 60:
        legal = game.legal()
        game = game.play(legal[int(draw() * len(legal))])
    again = Game(
        game.rules, game.layout, game.cards, game.seating, game.order, game.starter, "x", game.moves, game.shuffles
    )

    assert [game.view(seat) for seat in range(2)] == [again.view(seat) for seat in range(2)]
