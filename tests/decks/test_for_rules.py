"""A deck played by rules without Minus has none: nothing is taken away from the youngest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.engine import preset
from seqnum.forecasting import forecast
from seqnum.match import Lesson, Match
from seqnum.maths import SKILLS

SUMS = Deck.generate("add_within_20", board=(6, 7), seed=7, name="Tuesday")


def kinds(deck):
    return Counter(card.kind for card in deck.cards)


@settings(max_examples=10, deadline=None)
@given(
    skill=st.sampled_from(list(SKILLS)),
    seed=st.integers(0, 10**9),
    made=st.sampled_from(["classroom", "sequence_numbers"]),
)
def test_by_the_young_rules_only_the_minus_cards_stay_away(skill, seed, made):
    """Board, questions, Plus cards and name are those of the teacher's deck, and it has a code as before."""
    deck = Deck.generate(skill, board=(6, 7), seed=seed, rules=made, name="Tuesday")
    played = Match(deck, ["Ana", "Ben"], rules="young").deck

    assert kinds(deck)["remove"] > 0
    assert kinds(played) == kinds(deck) - Counter(remove=kinds(deck)["remove"])
    assert {card.id for card in played.cards} == {card.id for card in deck.cards if card.kind != "remove"}
    assert (played.layout, played.name) == (deck.layout, deck.name)
    assert Deck.from_code(played.code()).cards == played.cards


@pytest.mark.parametrize("rules", ["young", replace(preset("classroom"), remove=0)], ids=["young", "my own"])
def test_each_way_to_play_knows_it(rules):
    """Match, lesson, class code and forecast play without Minus, by a preset and by a teacher's own rules."""
    lesson = Lesson(SUMS, rules=rules)

    assert kinds(lesson.deck)["remove"] == 0
    assert Lesson.from_code(lesson.code()) == lesson
    assert kinds(Match(SUMS, ["Ana", "Ben"], rules=rules).deck)["remove"] == 0
    assert forecast(SUMS, rules, games=1).plan.cards == lesson.deck.engine_cards


def test_a_teachers_own_questions_too(tmp_path):
    """They were not generated, and keep everything but Minus; the match is resumed as it was."""
    file = tmp_path / "own.csv"
    file.write_text("question,answer\n" + "\n".join(f"{n} + 1,{n + 1}" for n in range(12)), encoding="utf-8")
    deck = Deck.from_file(file, board=(6, 7))
    match = Match(deck, ["Ana", "Ben"], rules="young", save=tmp_path / "class")

    assert match.deck.cards == tuple(card for card in deck.cards if card.kind != "remove")
    assert Match.resume(tmp_path / "class").deck == match.deck


def test_other_rules_play_the_deck_as_it_is():
    """Where there is a Minus, and in the games with playing cards, no card stays away."""
    young = Deck.generate("add_within_20", board=(6, 7), seed=7, rules="young")

    assert Match(SUMS, ["Ana", "Ben"]).deck is SUMS
    assert Match(young, ["Ana", "Ben"], rules="classroom").deck is young
    cards = Deck.of_cards("sequence")
    assert Match(cards, ["Ana", "Ben"], rules=replace(preset("sequence"), remove=0)).deck is cards
