from __future__ import annotations

import re

import pytest

from seqnum.engine import PRESETS, Rules, RulesError, Seating, classroom, preset, sequence, sequence_numbers

# rules.md A1–A5, from the printed instructions: players, sides, hand, sequences.
OFFICIAL = [(2, 2, 5, 1), (3, 3, 5, 1), (4, 2, 4, 2), (6, 2, 4, 2), (6, 3, 4, 2)]
# rules.md §2.2, from the printed instructions: players → hand; two sides need two sequences, three need one.
CLASSIC_HANDS = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}


def table(rules):
    return [(s.players, s.sides, s.hand, s.sequences) for s in rules.seatings]


def test_official_table():
    """The official preset is the printed table, literally."""
    assert table(sequence_numbers()) == OFFICIAL


def test_classroom_differs_in_one_line():
    """In the classroom three teams need one sequence; all the rest is official."""
    changed = [theirs for ours, theirs in zip(table(classroom()), OFFICIAL, strict=True) if ours != theirs]

    assert changed == [(6, 3, 4, 2)]
    assert (6, 3, 4, 1) in table(classroom())


def test_classic_table():
    """The classic preset has the printed hands, and two sequences for two sides, one for three."""
    rules = sequence()

    assert {s.players: s.hand for s in rules.seatings} == CLASSIC_HANDS
    assert {(2, 2), (3, 1)} == {(s.sides, s.sequences) for s in rules.seatings}
    assert {(6, 2), (6, 3), (12, 2), (12, 3)} < {(s.players, s.sides) for s in rules.seatings}
    assert rules.answer_policy is None


def test_six_are_two_teams_unless_asked():
    """Six players sit as two teams of three, or as three teams when asked."""
    assert sequence_numbers().seating(6).sides == 2
    assert sequence_numbers().seating(6, sides=3).sides == 3


def test_teams_alternate():
    """Team mates never sit side by side."""
    seating = sequence().seating(12, sides=3)

    assert [seating.side_of(seat) for seat in range(12)] == [0, 1, 2] * 4


@pytest.mark.parametrize("name", PRESETS)
def test_presets_by_name(name):
    """A preset is called what its rules are called, and its repr rebuilds it."""
    rules = preset(name)

    assert name == rules.name
    assert rules == eval(repr(rules))
    assert hash(rules) == hash(preset(name))


@pytest.mark.parametrize("name", PRESETS)
def test_presets_name_their_source(name):
    """A preset says where it is from and what differs."""
    text = str(PRESETS[name].__doc__)

    assert "Source:" in text
    assert re.search(r"Difference:|Left out:|is ours", text)


def test_five_players_are_refused():
    """Five pupils cannot form equal teams; the message says how many can play."""
    works = "Choose 2, 3, 4, 6 players; somebody left over can be the teacher."
    with pytest.raises(RulesError, match=f"These rules allow no game for 5. {works}"):
        classroom().seating(5)


def test_impossible_sides_are_refused():
    """Six players cannot form four sides; the message says how many they can."""
    with pytest.raises(
        RulesError, match=re.escape("6 players cannot form 4 sides with these rules. Choose 2, 3 sides.")
    ):
        classroom().seating(6, sides=4)


def test_unequal_teams_are_refused():
    """Five players on two sides are refused where rules are made."""
    with pytest.raises(RulesError, match="5 players cannot form 2 equal sides"):
        Rules("test", (Seating(5, 2, 4, 1),))


@pytest.mark.parametrize(
    ("option", "value", "works"),
    [
        ("line_length", 1, "from 2 up"),
        ("line_length", "5", "from 2 up"),
        ("max_shared", -1, "from 0 up"),
        ("dead_swaps", True, "from 0 up"),
        ("stall_rounds", 0, "from 1 up"),
        ("wild", -2, "from 0 up"),
        ("remove", 1.5, "from 0 up"),
        ("copies", 0, "from 1 up"),
        ("hold_limit", 0, "from 1 up"),
        ("no_move", "sulk", "pass, discard_one"),
        ("answer_policy", "guess", "None, two_tries, retry, lose_turn, reveal"),
        ("answer_by", "voice", "board, keypad"),
        ("free_corners", "yes", "True, False"),
        ("reshuffle", 1, "True, False"),
    ],
)
def test_bad_option(option, value, works):
    """An option with a value that does not work is refused with its name, the value and those that do."""
    with pytest.raises(RulesError) as caught:
        Rules("test", (Seating(2, 2, 5, 1),), **{option: value})

    assert all(part in str(caught.value) for part in (option, repr(value), works))


def test_no_seating():
    """Rules for nobody are refused."""
    with pytest.raises(RulesError, match="'test'"):
        Rules("test", ())


def test_unknown_preset():
    """A name that no rules have is refused with those that rules have."""
    with pytest.raises(RulesError, match=r"'chess'.*sequence_numbers, classroom, young, sequence"):
        preset("chess")
