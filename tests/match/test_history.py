"""A match looked at afterwards: every moment is what the table was, and nothing is missing."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.engine import preset
from seqnum.match import Match, Pupil
from seqnum.match.history import history
from seqnum.match.log import Answered, Started
from seqnum.players import Heuristic
from tests.decks.presets import CARD_GAMES
from tests.match.tables import answer_right, answer_wrong, match_of, playable, seven_thousands
from tests.match.test_options import OPTIONS, play_along

QUESTIONS = seven_thousands()


def moments(match, lang="en"):
    header = match.log[0]
    assert isinstance(header, Started)
    return list(history(header, match.deck, match.log, lang))


def test_each_answer_is_told_where_it_was_given():
    """First the deal; a wrong number with what was said to it and no chip, then the right one with its chip."""
    match = match_of(["Ana", "Ben"])
    card = playable(match)
    wrong = answer_wrong(match, card)
    right = answer_right(match, card)
    deal, first, second = moments(match)

    assert (set(deal.chips), deal.answer, deal.move) == ({"."}, None, None)
    assert (first.answer.seat, first.answer.correct, first.move) == (0, False, None)
    assert (first.said, first.tone, first.chips) == (wrong.text("en"), "wrong", deal.chips)
    assert (second.answer.correct, second.move.kind, second.said) == (True, "place", right.text("en"))
    assert second.chips.count("0") == 1
    assert second.answer.card.text == match.deck.cards[card].question.text()


@pytest.mark.parametrize("rules", CARD_GAMES)
def test_a_whole_card_game_is_told_to_its_end(rules):
    """One moment for each move; the last one is where the game ended."""
    match = Match(Deck.of_cards(rules, seed=1), [Heuristic(level=5), Heuristic(level=1)], seed=3)
    match.run()
    told = moments(match)

    assert len(told) == 1 + len(match._table.moves)
    assert (told[-1].over, told[-1].winner) == (True, match.position().winner)
    assert told[-1].chips == match.view(None).chips
    assert [one.over for one in told].count(True) == 1


def test_a_lesson_of_pupils_is_told_in_each_language():
    """Each attempt is there once, in order; only the words depend on the language."""
    match = Match(QUESTIONS, [Pupil("Ana", ability=0), Pupil("Ben")], seed=5)
    match.run()
    english, spanish = moments(match), moments(match, "es")

    assert [one.answer.correct for one in english if one.answer] == [each.correct for each in match.attempts()]
    assert [one.chips for one in english] == [one.chips for one in spanish]
    assert [one.said for one in english] != [one.said for one in spanish]


@settings(deadline=None, max_examples=30)
@given(
    options=OPTIONS,
    policy=st.sampled_from(["two_tries", "retry", "lose_turn", "reveal", "challenge", "honour"]),
    asks=st.booleans(),
    seed=st.integers(0, 1000),
)
def test_whatever_people_do_is_told(options, policy, asks, seed):
    """By any rules, undone moves among them: the last moment is the table as it stands, no answer is left out."""
    base = preset("classroom" if asks else "kids")
    rules = replace(base, **options, **({"answer_policy": policy} if asks else {}))
    match = Match(QUESTIONS if asks else Deck.of_cards("kids", seed=1), ["Ana", "Ben"], rules=rules, seed=seed)
    play_along(match, Random(seed))
    told = moments(match)
    view = match.view(None)

    assert (told[-1].chips, told[-1].sequences, told[-1].turn) == (view.chips, view.sequences, view.turn)
    assert sum(one.answer is not None for one in told) == sum(isinstance(event, Answered) for event in match.log)


def test_what_came_by_code_is_one_moment():
    """The board jumps to what was played elsewhere."""
    here = Match(Deck.generate("add_within_20", board=(6, 6), seed=7), ["Ana", "Ben"], seed=1)
    there = Match.from_code(here.code())
    answer_right(there, playable(there))
    here.receive(there.code())
    told = moments(here)

    assert len(told) == 2
    assert (told[1].chips, told[1].answer) == (here.view(None).chips, None)
