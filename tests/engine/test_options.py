"""Options that no row of the facts asks for by number: the dice game's, chips, the clock, and all of them together."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from seqnum.engine import (
    Card,
    Game,
    IllegalMove,
    Layout,
    Pass,
    Place,
    Remove,
    Rules,
    RulesError,
    Seating,
    TimeUp,
    board_for,
    classroom,
    dice,
    preset,
)
from seqnum.text import LANGUAGES
from tests.engine.boards import all_wild, dealt, place, plain_layout, spaces, two_sided
from tests.engine.test_presets import position_of

WILD, REMOVE = Card("wild"), Card("remove")
LAYOUT = Layout(2, 4, ("1", "2", "3", "4", "4", "3", "2", "1"))
SEATING = (Seating(2, 2, 5, 1),)


def face(name):
    return Card("face", name)


def table(mine, theirs, stock=(), **options):
    rules = two_sided(seatings=(Seating(2, 2, len(mine), 99),), line_length=2, max_shared=0, **options)
    return dealt(LAYOUT, [mine, theirs], [*stock, *[face("1")] * 4], rules)


def covered(position, *cells, side=1):
    for cell in cells:
        position.chips[side] |= 1 << cell
        position.open &= ~(1 << cell)
    return position


def refused(position, move):
    with pytest.raises(IllegalMove) as caught:
        position.check(move)
    return caught.value.key.removeprefix("engine.reason.")


def test_occupied_takes_an_opponents_place():
    """Where all spaces of a card are covered its chip takes an opponent's place there; no own and no locked one."""
    position = covered(table([face("2")], [WILD], occupied="replace_opponent"), 1, 6)
    position.locked = 1 << 6

    assert position.legal() == [Place(0, 1)]
    assert refused(position, Place(0, 6)) == "occupied"
    position.apply(Place(0, 1))
    assert position.chips == [1 << 1, 1 << 6]


def test_occupied_only_when_nothing_is_open():
    """An open space comes first, and a card with an opponent's chip to replace is not dead."""
    half = covered(table([face("2")], [WILD], occupied="replace_opponent"), 1)
    own = covered(table([face("2")], [WILD], occupied="replace_opponent"), 1, 6, side=0)

    assert half.legal() == [Place(0, 6)]
    assert refused(half, Place(0, 1)) == "occupied"
    assert not covered(half, 6).is_dead(0)
    assert own.is_dead(0)


def test_wild_on_a_full_board():
    """On a full board a wild card is kept, or takes any opponent's place."""
    keeping, taking = (table([WILD], [WILD], wild_full=way) for way in ("keep", "replace_opponent"))
    for position in (keeping, taking):
        covered(covered(position, *range(7)), 7, side=0)

    assert keeping.legal() == [Pass()]
    assert spaces(taking.legal()) == set(range(7))
    taking.apply(Place(0, 3))
    assert taking.chips[0] == 1 << 7 | 1 << 3


def test_spaces_no_chip_is_taken_from():
    """A remove card leaves the chips on exempt faces where they are."""
    position = covered(table([REMOVE], [WILD], remove_exempt=("2",)), 1, 2)

    assert position.legal() == [Remove(0, 2)]
    assert refused(position, Remove(0, 1)) == "stays_there"


def test_another_go():
    """After some faces the same player goes on, in the same turn, with the card drawn."""
    position = table([face("2"), face("3")], [WILD, WILD], extra_turn_faces=("2",))
    position.apply(Place(0, 1))

    assert (position.turn, position.turn_number, len(position.hands[0])) == (0, 1, 2)
    position.apply(Place(1, 2))
    assert (position.turn, position.turn_number) == (1, 2)


def test_chips_run_out():
    """A side with all its chips on the board cannot place one, but can take one away."""
    position = covered(table([face("2"), REMOVE], [WILD, WILD], chips=(2, 9)), 3, 4, side=0)
    covered(position, 0)
    position.turn_number = 9

    assert position.legal() == [Remove(1, 0)]
    assert refused(position, Place(0, 1)) == "no_chips"


def test_no_chips_in_an_early_turn():
    """The supply counts from the first turn in which it can be used up."""
    position = all_wild(plain_layout(5, 5), two_sided(chips=(2, 2)))
    for _ in range(4):
        position.apply(position.legal()[0])

    assert position.legal() == [Pass()]


def test_a_throw_of_dice():
    """Each turn has one throw, which everybody sees; it is recorded, and the next is another's."""
    position = position_of("dice", players=3)
    seen: list[int] = []
    while len(seen) < 30 and not position.over:
        assert [len(hand) for hand in position.hands] == [int(seat == position.turn) for seat in range(3)]
        assert position.view((position.turn + 1) % 3).hands[position.turn] == tuple(position.hands[position.turn])
        seen.append(position.hands[position.turn][0])
        position.apply(position.legal()[0])

    assert [order[0] for order in position.shuffles][: len(seen) - 1] == seen[1:]
    assert position.discards == []


def test_dice_fall_evenly():
    """Over many throws each of the 36 ways falls about as often."""
    position = position_of("dice", stall_rounds=10**6)
    position.setup = replace_target(position.setup)
    draw, fallen = Random("even").random, [0] * 36
    for _ in range(7200):
        if position.over:
            break
        fallen[position.hands[position.turn][0]] += 1
        legal = position.legal()
        position.apply(legal[int(draw() * len(legal))])

    assert sum(fallen) == 7200
    # Chi-square with 35 degrees of freedom is below 66.6 in 999 of 1000 cases.
    assert sum((count - 200) ** 2 / 200 for count in fallen) < 66.6


def replace_target(setup):
    """The same table, but for more sequences than fit on the board."""
    seating = replace(setup.seating, sequences=99)
    return type(setup).of(setup.rules, setup.layout, setup.cards, seating)


def test_a_false_throw():
    """A record with a throw that is none is refused."""
    game = Game.deal(dice(), *board_for("dice"), seed=7)
    game = game.play(game.legal()[0])
    for throws in (((99,),), ((1, 2),), ((),)):
        with pytest.raises(RulesError, match="Shuffle 1 "):
            Game(game.rules, game.layout, game.cards, game.seating, game.order, 0, "7", game.moves, throws)


def test_turn_limit():
    """After so many turns of each player the game ends."""
    game = Game.deal(replace(classroom(), turn_limit=3), *board_for("classroom"), players=3, seed=1)
    draw = Random(1).random
    while not game.over:
        legal = game.legal()
        game = game.play(legal[int(draw() * len(legal))])

    assert game.position().result == "turn_limit"
    assert game.position().turn_number == 10


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        (range(5), range(10, 14), 0),  # a sequence beats four in a row
        ((0, 1, 2), (10, 11, 12, 13), 1),  # three against four
        ((0, 1, 2, 3), (10, 11, 12, 13), None),  # four each
        ((0, 1, 2, 13), (3, 15, 16), 1),  # three, but stopped by an opponent, against two on a line
        ((), (), None),
    ],
)
def test_time_up(mine, theirs, winner):
    """At the bell most sequences win, then the longest line that can still become one, else nobody."""
    position = all_wild(plain_layout(4, 5), two_sided())
    for seat, cells in ((0, mine), (1, theirs)):
        position.turn = seat
        place(position, cells)
    position.check(TimeUp())
    position.apply(TimeUp())

    assert (position.over, position.result, position.winner) == (True, "time_up", winner)
    assert refused(position, TimeUp()) == "over"


def test_time_up_with_a_handicap():
    """At the bell who is nearer to their own aim wins, not who has more."""
    position = place(all_wild(plain_layout(5, 5), two_sided(handicap=(2,), seatings=SEATING)), range(5))
    position.apply(TimeUp())

    assert (position.made(0), position.setup.needed, position.winner) == (1, (3, 1), 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "needs"),
    [
        ({"recount": "max_per_line", "must_claim": True}, ["recount", "must_claim", "False"]),
        ({"recount": "max_per_line", "max_shared": 0}, ["1", "4"]),
        ({"max_shared": 5}, ["5", "0", "4"]),
        ({"source": "dice", "dead_swaps": 0, "answer_policy": None}, ["source", "hand", "1"]),
        ({"source": "dice", "draw": "manual"}, ["dice", "draw", "auto"]),
        ({"source": "dice"}, ["dice", "dead_swaps", "0"]),
        ({"chips": (9,)}, ["chips", "2"]),
        ({"chips": 50}, ["chips", "50"]),
        ({"chips": (9, 0)}, ["chips", "0", "1"]),
        ({"handicap": (0, 1, 2)}, ["handicap", "2"]),
        ({"handicap": (-1,)}, ["handicap", "-1", "0"]),
        ({"remove_exempt": ("",)}, ["remove_exempt", "''"]),
        ({"extra_turn_faces": "2"}, ["extra_turn_faces", "'2'"]),
        ({"sequences_to_win": 0}, ["sequences_to_win", "0", "1"]),
        ({"turn_limit": 0}, ["turn_limit", "0", "1"]),
        ({"lock": "six"}, ["lock", "six", "five", "whole_run"]),
        ({"recount": None}, ["recount", "None", "fixed", "max_per_line"]),
        ({"occupied": "swap"}, ["occupied", "dead", "replace_opponent"]),
        ({"wild_full": ""}, ["wild_full", "keep", "replace_opponent"]),
        ({"draw": "later"}, ["draw", "auto", "manual"]),
        ({"source": "cards"}, ["source", "hand", "dice"]),
        *(
            ({switch: 1}, [switch, "True", "False"])
            for switch in (
                *("must_claim", "unequal_sides", "specials_can_be_dead", "open_hands", "talk_penalty", "undo"),
                *("free_corners", "reshuffle", "wait_for_draw", "hints"),
            )
        ),
        ({"seatings": (Seating(5, 2, 4, 1),)}, ["5", "2", "unequal_sides"]),
    ],
    ids=str,
)
def test_options_that_do_not_work(options, needs, lang):
    """An option that does not work, alone or with another, is refused with a sentence that says what would."""
    with pytest.raises(RulesError) as caught:
        Rules(**{"name": "test", "seatings": SEATING, **options})

    assert all(part in caught.value.message(lang) for part in needs)


@pytest.mark.parametrize("option", ["remove_exempt", "extra_turn_faces"])
def test_faces_must_be_on_the_board(option):
    """A rule for a face that no space shows is refused when the game is dealt."""
    with pytest.raises(RulesError, match=re.escape(f"The rule {option} names '99'")):
        Game.deal(replace(classroom(), **{option: ("99",)}), *board_for("classroom"), seed=1)


def test_lists_are_as_good_as_tuples():
    """Options read from a file come as lists; the rules are the same and can be hashed."""
    read = Rules("test", list(SEATING), chips=[9, 9], handicap=[1], extra_turn_faces=["1"], remove_exempt=[])
    made = Rules("test", SEATING, chips=(9, 9), handicap=(1,), extra_turn_faces=("1",))

    assert read == made
    assert hash(read) == hash(made)


def test_presets_take_options():
    """A preset with options changed is rules like any other, checked again."""
    with pytest.raises(RulesError, match="dead_swaps"):
        replace(preset("dice"), dead_swaps=1)
    assert replace(preset("kids"), dead_swaps=1, chips=None).dead_swaps == 1
