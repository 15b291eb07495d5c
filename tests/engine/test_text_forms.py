"""Rules, boards, cards and positions as one line of text."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from seqnum.engine import (
    PRESETS,
    Card,
    Game,
    Layout,
    LayoutError,
    MalformedText,
    Position,
    Rules,
    RulesError,
    Seating,
    Setup,
    cards_text,
    classic_cards,
    classic_layout,
    parse_cards,
    preset,
    sequence,
)
from seqnum.engine.position_text import FIELDS
from seqnum.engine.rules_text import parse_seating
from tests.engine.strategies import games, games_under_way

faces = st.one_of(st.sampled_from(["12", "-3", "3/4", "*", "/", "+", "-", "%", "%41", "a b", "½"]), st.text(min_size=1))
names = st.one_of(st.sampled_from([*PRESETS, "none", "a=b", "my rules"]), st.text(min_size=1))


@st.composite
def layouts(draw):
    rows, cols = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    spaces = st.lists(st.one_of(st.none(), faces), min_size=rows * cols, max_size=rows * cols)
    return Layout(rows, cols, tuple(draw(spaces)))


@given(layouts())
@settings(deadline=None)
def test_layout(layout):
    """A board survives being text of one line, whatever its faces hold; its repr rebuilds it."""
    text = layout.text()

    assert layout == Layout.parse(text)
    assert len(text.splitlines()) == 1
    assert layout == eval(repr(layout))


@given(st.lists(st.one_of(st.just(Card("wild")), st.just(Card("remove")), faces.map(lambda face: Card("face", face)))))
@settings(deadline=None)
def test_cards(cards):
    """Cards survive being text of one line."""
    assert tuple(cards) == parse_cards(cards_text(cards))


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name):
    """A preset's text is its name."""
    assert preset(name).text() == name
    assert preset(name) == Rules.parse(name)


@given(game=games(), name=names)
@settings(deadline=None)
def test_rules(game, name):
    """Rules survive being text of one line, whatever their name and options; their repr rebuilds them."""
    rules = replace(game.rules, name=name)

    assert rules == Rules.parse(rules.text())
    assert len(rules.text().splitlines()) == 1
    assert rules == eval(repr(rules))


@given(st.sampled_from(sorted(PRESETS)), st.data())
@settings(deadline=None)
def test_changed_presets(name, data):
    """A preset with one option changed is its name and that option."""
    rules = preset(name)
    option = data.draw(st.sampled_from(["line_length", "max_shared", "stall_rounds", "wild", "copies", "hold_limit"]))
    changed = replace(rules, **{option: getattr(rules, option) + 1})

    assert changed.text() == f"{name} {option}={getattr(changed, option)}"
    assert changed == Rules.parse(changed.text())


def test_rules_read_well():
    """Options are written as words and numbers, in the order of the fields."""
    rules = replace(preset("classroom"), answer_policy=None, reshuffle=False, hold_limit=3)

    assert rules.text() == "classroom reshuffle=no answer_policy=none hold_limit=3"


@given(games_under_way())
@settings(deadline=None)
def test_position(game):
    """A position survives being text of one line; its repr rebuilds it."""
    position = game.position()
    text = position.text()

    assert position == Position.parse(text, position.setup)
    assert len(text.splitlines()) == 1
    assert position == eval(repr(position))


@given(game=games_under_way(), chance=st.randoms(use_true_random=False))
@settings(deadline=None)
def test_position_goes_on_as_it_would_have(game, chance):
    """From its text a position plays on exactly as the game it was taken from, later shuffles and all."""
    position = game.position()
    twin = Position.parse(position.text(), position.setup)
    for _ in range(30):
        moves = position.legal()
        assert moves == twin.legal()
        if not moves:
            break
        move = moves[int(chance.random() * len(moves))]
        position.apply(move)
        twin.apply(move)

    assert position == twin


def test_every_slot_of_a_position_is_written():
    """A position has nothing that its text leaves out."""
    derived = {"setup", "chips", "open", "locked", "over", "options", "seen"}

    assert {field.slot for field in FIELDS} | derived == set(Position.__slots__)


def test_positions_differ():
    """Positions are equal when everything is, and not otherwise."""
    game = Game.deal(sequence(), classic_layout(), classic_cards(), seed=7)
    after = game.play(game.legal()[0])

    assert game.position() == game.position()
    assert game.position() != after.position()
    assert game.position() != game.position().text()
    assert game.position() != Game.deal(sequence(), classic_layout(), classic_cards(), seed=8).position()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is no board"),
        ("/ 1 2", "'/ 1 2' is no board"),
        ("1 2 / 3", "Row 2 has 1 spaces and row 1 has 2"),
        ("1 2 /", "Row 2 has 0 spaces"),
        ("1 %2 3", "Column 3: In '%2'"),
        ("1 2 %FF", "Column 5: In '%FF'"),
        ("1 %2a", "Column 3: In '%2a'"),
        (None, "needs"),
    ],
)
def test_malformed_layout(text, said):
    """A text that is no board is refused with the place."""
    if text is None:
        assert Layout.parse(text).faces == ("None",)
        return
    with pytest.raises(MalformedText, match=re.escape(said)):
        Layout.parse(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' does not begin with the name of rules, such as: sequence_numbers, classroom"),
        ("hold_limit=3", "does not begin with the name of rules"),
        ("classroom hold=3", "Column 11: 'hold=3' is no option"),
        ("classroom name=x", "Column 11: 'name=x' is no option"),
        ("classroom reshuffle", "Column 11: 'reshuffle' is no option"),
        ("classroom wild=1 wild=2", "Column 18: 'wild=2' is no option with a value, or comes twice"),
        ("classroom hold_limit=many", "Column 11: hold_limit cannot be 'many'. It looks like hold_limit=2."),
        ("classroom hold_limit=", "hold_limit cannot be ''"),
        ("classroom reshuffle=maybe", "It looks like reshuffle=yes"),
        ("classroom answer_policy=guess", "It looks like answer_policy=two_tries"),
        ("classroom hold_limit=9999999999999", "hold_limit cannot be"),
        ("classroom seatings=2/2", "seatings cannot be '2/2'"),
        ("mine", "The rules 'mine' need seatings, such as seatings=2/2/5/1, or one of these names"),
    ],
)
def test_malformed_rules(text, said):
    """A text that is no rules is refused with the place and what would do."""
    with pytest.raises(MalformedText, match=re.escape(said)):
        Rules.parse(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("classroom hold_limit=0", "hold_limit cannot be 0. Use a whole number from 1 up"),
        ("classroom seatings=5/2/4/1", "5 players cannot form 2 equal sides"),
    ],
)
def test_rules_that_do_not_work(text, said):
    """Rules that can be read but do not work are refused as they are anywhere."""
    with pytest.raises(RulesError, match=re.escape(said)):
        Rules.parse(text)


def test_seating():
    """A seating is read alone as well."""
    assert parse_seating("4/2/4/2") == Seating(4, 2, 4, 2)
    with pytest.raises(MalformedText, match="'4/2' is no seating"):
        parse_seating("4/2")


TINY = Setup.of(
    Rules.parse("tiny seatings=2/2/1/1 line_length=3"),
    Layout.parse("1 2 3 / 4 5 *"),
    parse_cards("1 2 3 4 5"),
    Seating(2, 2, 1, 1),
)
GOOD = "1a1/3 seat=1 turn=2 seed=7 hands=0/3 stock=2,4 discards=1"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("1a1/3", "1a1", "is not the 2 rows"),
        ("1a1/3", "1a2/3", "Row 1, '1a2', does not fill 3 spaces"),
        ("1a1/3", "1a/3", "Row 1, '1a', does not fill 3 spaces"),
        ("1a1/3", "1?1/3", "Row 1, '1?1'"),
        ("1a1/3", "1c1/3", "no chip 'c' can be there"),
        ("1a1/3", "1a1/2a", "no chip 'a' can be there"),
        ("1a1/3", "1aaa/3", "Row 1, '1aaa'"),
        ("1a1/3", "1a*/3", "Row 1, '1a*': no chip '*' can be there"),
        ("seat=1", "owed=3 seat=1", "owed cannot be '3'"),
        ("seat=1", "forfeits=2 seat=1", "forfeits cannot be '2'"),
        ("seat=1", "seat=2", "Column 7: seat cannot be '2'"),
        ("seat=1", "seat=-1", "seat cannot be '-1'"),
        ("seat=1", "chair=1", "Column 7: 'chair=1' is no part of a position"),
        ("seat=1", "seat=1 seat=1", "or comes twice"),
        ("hands=0/3", "hands=0", "hands cannot be '0'"),
        ("hands=0/3", "hands=0/x", "hands cannot be '0/x'"),
        ("hands=0/3", "hands=0/2", "Card 2 is not in exactly one place"),
        ("hands=0/3", "hands=0/7", "Card 3 is not in exactly one place"),
        ("stock=2,4", "stock=2,4,5", "Card 5 is not in exactly one place. Each of the 5 cards"),
        ("discards=1", "discards=1 result=lost", "result cannot be 'lost'"),
        ("discards=1", "discards=1 winner=c", "winner cannot be 'c'"),
        ("discards=1", "discards=1 sequences=a:r01c01-r02c03", "sequences cannot be"),
        ("discards=1", "discards=1 sequences=a:r01c01-r01c09", "sequences cannot be"),
        ("discards=1", "discards=1 sequences=r01c01", "sequences cannot be"),
    ],
)
def test_malformed_position(old, new, said):
    """A text that is no position of the game is refused with the place."""
    assert Position.parse(GOOD, TINY).text() == GOOD
    with pytest.raises(MalformedText, match=re.escape(said)):
        Position.parse(GOOD.replace(old, new), TINY)


near_layouts = st.text(alphabet="12*/% ", max_size=20)
near_rules = st.text(alphabet="clasrom =/,12yes", max_size=30).map(lambda text: "classroom " + text)
near_positions = st.text(alphabet="123aAbB/= ,:r0c-", max_size=30).map(lambda text: GOOD + " " + text)


@given(st.one_of(st.text(), near_layouts, near_rules, near_positions))
@example("a " * 3000)
@example("classroom " + "9" * 5000)
@example("classroom wild=" + "9" * 5000)
@example("1a1/3 hands=" + "9" * 5000)
@example("9" * 5000)
@settings(deadline=None)
def test_any_text(text):
    """Any text is either something that is written the same way again, or refused in one short sentence."""
    for parse in (Layout.parse, Rules.parse, lambda text: Position.parse(text, TINY)):
        thing = message = None
        try:
            thing = parse(text)
        except (MalformedText, RulesError, LayoutError) as error:
            message = str(error)
        assert thing is None or thing == parse(thing.text())
        assert message is None or 0 < len(message) < 900


def test_rules_are_all_options():
    """Every option of the rules can be written as text: a new one has a type that the text knows."""
    rules = preset("classroom")
    for field in fields(Rules):
        if field.name not in ("name", "seatings"):
            word = f"{field.name}={_written(getattr(rules, field.name))}"
            assert rules == Rules.parse(f"classroom {word}"), word


def _written(value):
    from seqnum.engine.rules_text import write_value

    return write_value(value)
