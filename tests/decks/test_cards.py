from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.decks.document import decode, encode
from seqnum.engine import Game, preset
from tests.decks.presets import ASKING, CARD_GAMES
from tests.decks.sentences import refused


@given(rules=st.sampled_from(CARD_GAMES), seed=st.integers(1 - 10**20, 10**20 - 1))
def test_cards_that_ask_nothing_come_as_printed(rules, seed):
    """Each face stands as often as the game says, has its cards, and the deck survives file and code and deals."""
    deck = Deck.of_cards(rules, seed=seed)

    made = preset(rules)
    on_board = Counter(face for face in deck.layout.faces if face is not None)
    assert {card.answer for card in deck.cards if card.kind == "face"} == set(on_board)
    assert set(on_board.values()) == {made.copies}
    assert not deck.asks
    assert deck.questions == ()
    assert decode(encode(deck), source="deck") == deck
    assert Deck.from_code(deck.code()) == deck
    Game.deal(made, deck.layout, deck.engine_cards, players=2, seed=1)


def test_jacks_go_by_their_eyes():
    """The diamond and club jacks look both ways and are wild; the heart and spade jacks show one eye and remove."""
    deck = Deck.of_cards("sequence")

    looks = Counter((card.kind, card.face) for card in deck.cards if card.kind != "face")
    assert looks == {("wild", "JD"): 2, ("wild", "JC"): 2, ("remove", "JH"): 2, ("remove", "JS"): 2}
    assert len(deck.cards) == 104


@pytest.mark.parametrize("rules", ASKING)
def test_rules_for_questions_have_no_cards_without(rules):
    """Who asks for plain cards of a maths game hears how its deck is made."""
    assert "Deck.generate" in refused(lambda: Deck.of_cards(rules))


@pytest.mark.parametrize("rules", CARD_GAMES)
def test_rules_for_cards_take_no_questions(rules):
    """Who asks for questions by rules without an answer policy hears which rules have one."""
    assert "classroom" in refused(lambda: Deck.generate("add_within_20", rules=rules))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b'"id":"2S","kind":"face","face":"2S"', b'"id":"2S","kind":"face"', "shows nothing"),
        (b'"id":"2S","kind":"face","face":"2S"', b'"id":"2S","kind":"face","face":"2X"', "not on the board"),
        (b'"id":"2S","kind":"face","face":"2S"', b'"id":"2S","kind":"face","text":"1 + 1","answer":"2"', "a question"),
        (b'"layout":[[null,"2S"', b'"layout":[[null,"<b>"', "r01c02"),
        (b'"rules":"sequence"', b'"rules":"classroom"', "Deck.generate"),
        (b'"face":"2S"', b'"face":""', "not a deck"),
    ],
)
def test_a_file_of_cards_that_contradicts_itself(old, new, reason):
    """Each slip in a file of cards is named."""
    data = encode(Deck.of_cards("sequence"))
    assert data.count(old) >= 1

    assert reason in refused(lambda: decode(data.replace(old, new), source="deck.json"))


def test_a_deck_for_several_levels_asks_for_the_same_numbers():
    """Each card has one question of its skill at each level, all with its answer, none of which the board lacks."""
    deck = Deck.generate("add_within_20", "sub_within_20", level=(2, 1), board=(6, 6), seed=3)

    assert deck.levels == (2, 1)
    for card in deck.cards:
        if card.question is None:
            assert card.versions == ()
            continue
        (easier,) = card.versions
        assert (card.question.level, easier.level) == (2, 1)
        assert easier.skill == card.question.skill
        assert easier.answer == card.question.answer
        assert card.at_level(1) == easier
        assert card.at_level(None) == card.at_level(2) == card.at_level(3) == card.question
    assert decode(encode(deck), source="deck") == deck
    assert Deck.from_code(deck.code()) == deck
    assert deck.hash != Deck.generate("add_within_20", "sub_within_20", level=2, board=(6, 6), seed=3).hash


def test_a_level_named_twice():
    """Who names a level twice is told so."""
    assert refused(lambda: Deck.generate("add_within_20", level=(2, 2))).startswith("A level stands twice")
