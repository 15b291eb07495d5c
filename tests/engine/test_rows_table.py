"""Who plays, in which order and for what: rows A1 to A8 and A37 to A40 of the facts, one test for each."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields, replace
from pathlib import Path

import pytest

from seqnum.engine import (
    PRESETS,
    Card,
    Game,
    Position,
    RulesError,
    Setup,
    board_for,
    cards_of,
    classroom,
    preset,
    sequence,
    sequence_numbers,
)
from tests.engine.boards import all_wild, place, plain_layout, two_sided


def game(name, players=2, **options):
    rules = preset(name)
    return Game.deal(replace(rules, **options), *board_for(name), players=players, seed="rows")


def turns(game, number):
    """The seats of so many turns, whatever is played."""
    position = game.position()
    seats: list[int] = []
    while len(seats) < number:
        seats.append(position.turn)
        position.apply(next(move for move in position.legal() if type(move).__name__ != "SwapDead"))
    return seats


def test_a01_sequences_needed():
    """Two or three players need one sequence, four to six need two; an option says otherwise."""
    rules = sequence_numbers()

    assert {n: rules.seating(n).sequences for n in (2, 3, 4, 6)} == {2: 1, 3: 1, 4: 2, 6: 2}
    assert replace(rules, sequences_to_win=3).seating(2).sequences == 3
    assert {replace(rules, sequences_to_win=1).seating(n).sequences for n in (2, 3, 4, 6)} == {1}


def test_a01_handicap():
    """A side with a handicap needs that many sequences more, and the other wins by the usual number."""
    rules = two_sided(handicap=(1,), seatings=(replace(classroom().seating(2)),))
    harder = place(all_wild(plain_layout(5, 5), rules), range(5))
    easier = all_wild(plain_layout(5, 5), rules)
    easier.turn = 1
    place(easier, range(5))

    assert harder.setup.needed == (2, 1)
    assert (harder.over, harder.made(0)) == (False, 1)
    assert (easier.over, easier.winner) == (True, 1)


def test_a02_three_teams_literally_need_two():
    """Six players on three sides need two sequences by the printed rules, one in the classroom."""
    assert sequence_numbers().seating(6, sides=3).sequences == 2
    assert classroom().seating(6, sides=3).sequences == 1


def test_a03_six_players_choose():
    """Six players are two teams of three unless they say three teams of two."""
    rules = sequence_numbers()

    assert [rules.seating(6).sides, rules.seating(6, sides=2).sides, rules.seating(6, sides=3).sides] == [2, 2, 3]


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a04_five_players(lang):
    """Five are refused with what would work: other numbers, or one of them as the teacher."""
    with pytest.raises(RulesError) as caught:
        sequence_numbers().seating(5)

    message = caught.value.message(lang)
    assert "5" in message
    assert "2, 3, 4, 6" in message
    assert {"en": "teacher", "es": "profesor", "pt": "professor"}[lang] in message


def test_a04_unequal_sides():
    """With that option five play three against two: side after side, so both sides have as many turns."""
    rules = replace(classroom(), unequal_sides=True)
    seating = rules.seating(5)
    seats = turns(Game.deal(rules, *board_for("classroom"), players=5, seed="rows"), 12)

    assert (seating.sides, seating.hand, seating.sequences) == (2, 4, 2)
    assert seats == [0, 1, 2, 3, 4, 1, 0, 3, 2, 1, 4, 3]
    assert [seating.side_of(seat) for seat in seats] == [0, 1] * 6
    assert rules.seating(5, sides=3).sides == 3
    assert rules.seating(6) == classroom().seating(6)
    with pytest.raises(RulesError, match="no game for 7"):
        rules.seating(7)
    with pytest.raises(RulesError, match="5 players cannot form 2 equal sides"):
        Game.deal(replace(classroom(), seatings=(*classroom().seatings, seating)), *board_for("classroom"), seed=1)


def test_a05_individually_or_in_teams():
    """Two and three play for themselves, four and six in teams."""
    assert {n: sequence_numbers().seating(n).sides for n in (2, 3, 4, 6)} == {2: 2, 3: 3, 4: 2, 6: 2}
    with pytest.raises(RulesError, match="4 players cannot form 4 sides"):
        sequence_numbers().seating(4, sides=4)


def test_a06_mates_sit_apart():
    """A side is every second or third seat."""
    for players, sides in ((4, 2), (6, 2), (6, 3)):
        seating = sequence_numbers().seating(players, sides)
        assert [seating.side_of(seat) for seat in range(players)] == list(range(sides)) * (players // sides)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a07_clockwise(players):
    """The turn goes from seat to seat in order, whoever began."""
    rules = classroom()
    dealt = Game.deal(rules, *board_for("classroom"), players=players, seed="rows", starter=players - 1)

    assert turns(dealt, 2 * players + 1) == [(players - 1 + turn) % players for turn in range(2 * players + 1)]


def test_a08_who_starts():
    """Chance says who begins, the same for the same key; the next game the next seat does; any seat can."""
    seating = sequence().seating(3)
    first = [seating.starter(f"match {number}") for number in range(300)]

    assert set(Counter(first)) == {0, 1, 2}
    assert min(Counter(first).values()) > 60
    assert [seating.starter("match 7", game) for game in range(4)] == [(first[7] + game) % 3 for game in range(4)]
    assert [Game.deal(sequence(), *board_for("sequence"), players=3, seed=1, starter=s).turn for s in range(3)] == [
        0,
        1,
        2,
    ]


def test_a37_hands():
    """Two or three players hold five cards, four to six hold four."""
    for players, hand in ((2, 5), (3, 5), (4, 4), (6, 4)):
        counts = game("sequence_numbers", players).view(0).counts
        assert counts == (hand,) * players


def test_a38_no_jacks_among_numbers():
    """Cards of the numbers game are numbers of the board, two Plus and two Minus, whatever the blog says of jacks."""
    layout, cards = board_for("sequence_numbers")
    kinds = Counter(card.kind for card in cards)

    assert (kinds["wild"], kinds["remove"]) == (2, 2)
    assert kinds["face"] == len([face for face in layout.faces if face])
    assert max(int(card.face) for card in cards if card.face) > 9


@pytest.mark.parametrize("name", PRESETS)
def test_a39_every_card_has_its_space(name):
    """Every card's face is on the board, as often as the rules say; a card without a space is refused."""
    layout, cards = board_for(name)
    on_board = Counter(face for face in layout.faces if face)

    assert set(on_board.values()) == {preset(name).copies}
    assert {card.face for card in cards if card.face} == set(on_board)
    with pytest.raises(RulesError, match="needs a space that shows 'nowhere'"):
        Game.deal(preset(name), layout, [*cards, Card("face", "nowhere")], seed=1)


def test_a40_colours_are_no_rule():
    """A card is matched by its face alone: neither card nor board knows a colour."""
    layout, cards = board_for("letters")
    position = Position(Setup.of(preset("letters"), layout, cards, preset("letters").seating(2)), range(52), 0, "")
    card = next(card for card in position.hands[0] if cards[card].face)

    assert {field.name for field in fields(Card)} == {"kind", "face"}
    assert position.spaces_for(card) == sum(1 << cell for cell in layout.cells_of(cards[card].face))
    assert cards_of(layout, preset("letters")) == cards


def test_every_row_has_a_test():
    """Each of the rows A1 to A42 has a test named after it in the files called test_rows."""
    files = Path(__file__).parent.glob("test_rows_*.py")
    named = {int(row) for file in files for row in re.findall(r"def test_a(\d\d)_", file.read_text(encoding="utf-8"))}

    assert named == set(range(1, 43))
