"""Decks that aim at a share of right answers."""

from __future__ import annotations

import pytest

from seqnum.decks import Deck
from seqnum.decks.aim import CLOSE, reached
from seqnum.decks.errors import DeckError
from seqnum.maths.difficulty import chance

SKILLS = ["add_within_20", "sub_3digit_regroup", "table_all_10", "order_of_operations"]


@pytest.mark.parametrize("target", [0.7, 0.8, 0.9])
@pytest.mark.parametrize("skill_id", SKILLS)
def test_a_deck_comes_as_close_as_its_skill_can(skill_id, target):
    """The mean chance of its cards is what was asked for, or the deck says what it is."""
    deck = Deck.generate(skill_id, target_success=target, ability=1.5)

    share = sum(chance(question, 1.5) for question in deck.questions) / len(deck.questions)

    assert share == pytest.approx(reached(deck))
    assert abs(share - target) <= CLOSE or any(str(round(100 * share)) in one for one in deck.warnings("en"))


def test_an_easier_deck_for_a_weaker_class():
    """The same target asks a weaker class easier questions: theirs would be right more often in a strong class."""
    weak, strong = (Deck.generate("sub_3digit_regroup", target_success=0.8, ability=one) for one in (0.5, 2.5))

    assert mean_chance(weak, 2.0) > mean_chance(strong, 2.0)


def mean_chance(deck: Deck, ability: float) -> float:
    return sum(chance(question, ability) for question in deck.questions) / len(deck.questions)


def test_code_and_file_make_the_same_deck(tmp_path):
    """A deck with an aim goes through its code and its file."""
    deck = Deck.generate("add_within_20", "table_all_10", target_success=0.75, ability=1.25, seed=3)

    assert deck == Deck.from_code(deck.code()) == Deck.load(deck.save(tmp_path / "aimed.json"))
    assert deck.recipe.aim.ability == 1.2


def test_every_card_is_checked_and_asked_once():
    """A card of two levels is one card, and all answers are on the board."""
    deck = Deck.generate("add_within_20", target_success=0.85)
    questions = [question.text() for question in deck.questions]

    assert len(set(questions)) == len(questions)
    assert {card.answer for card in deck.cards if card.question} == set(filter(None, deck.layout.faces))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"target_success": 1.0}, "not at 1.0"),
        ({"target_success": True}, "not at True"),
        ({"target_success": "most"}, "not at 'most'"),
        ({"target_success": 0.8, "ability": 50}, "50 is no ability"),
        ({"target_success": 0.8, "level": 2}, "not both"),
    ],
)
def test_what_no_deck_can_aim_at_is_refused(asked, said):
    """A number out of range, or a level beside a target, gets one sentence."""
    with pytest.raises(DeckError, match=said):
        Deck.generate("add_within_20", **asked)


@pytest.mark.desktop
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_difficulty_as_a_table(lang):
    """The table counts every card once, easiest first, in the words of the language."""
    deck = Deck.generate("add_within_20", "two_step_equation", target_success=0.8)

    frame = deck.difficulty(2.0, lang)

    assert frame.cards.sum() == len(deck.questions)
    assert list(frame.right) == sorted(frame.right, reverse=True)
    assert frame.band.between(1, 5).all()
    assert not frame.contents.str.len().eq(0).any()


@pytest.mark.desktop
def test_a_deck_of_cards_has_no_difficulty():
    """Cards that ask nothing make an empty table with the same columns."""
    frame = Deck.of_cards("sequence").difficulty()

    assert frame.empty
    assert "right" in frame.columns
