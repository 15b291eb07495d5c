"""What minutes rest on."""

from __future__ import annotations

import pytest

import seqnum as sq
from seqnum.forecasting import forecast
from seqnum.forecasting.pace import PACES, PASSES_ON_IN_SECONDS, lasts, thinking
from seqnum.forecasting.plan import plan_of
from seqnum.forecasting.replay import game_text
from seqnum.match.pupil import FINDS_IN_SECONDS, SOLVES_IN_SECONDS
from seqnum.players import Heuristic


@pytest.fixture(scope="module")
def deck():
    return sq.Deck.generate("add_within_20", board=(6, 6), seed=7)


def test_the_usual_turn():
    """Choosing, solving and the rest: 20 seconds with a question, 11 without."""
    assert lasts(1, thinking(1, asks=True)) == FINDS_IN_SECONDS + SOLVES_IN_SECONDS + PASSES_ON_IN_SECONDS == 20
    assert lasts(1, thinking(1, asks=False)) == 11


def test_only_thinking_depends_on_the_pace():
    """Who thinks for twice as long does not take twice as long to hand over."""
    assert lasts(60, 780, speed=0.5) == 60 * 7 + 2 * 780


def test_three_paces_of_the_same_games():
    """Named players have the same games at each pace; the usual one is what the minutes say."""
    made = forecast((8, 8), players=[Heuristic(), Heuristic()], games=12)
    turns = made.turns.mean
    assert list(made.paces) == ["slow", "usual", "quick"]
    assert made.paces["usual"] == made.minutes
    for pace, speed in PACES.items():
        assert made.paces[pace].mean == pytest.approx(turns * (7 + 13 / speed) / 60, abs=1 / 60)


def test_the_slow_class_is_the_weak_one():
    """Where nobody is named, the slow pace has the games of the weakest computers, the quick one of the strongest."""
    made = forecast((8, 8), players=2, games=30)
    weak, _, strong = made.band.values()
    assert made.paces["slow"].mean == pytest.approx(weak.mean * (7 + 13 / 0.6) / 60, abs=1 / 60)
    assert made.paces["quick"].mean == pytest.approx(strong.mean * (7 + 13 / 1.8) / 60, abs=1 / 60)
    assert made.paces["slow"].n == made.paces["quick"].n == 10


def test_one_game_has_one_pace():
    """A lineup that has not played says nothing."""
    assert list(forecast((8, 8), players=2, games=1).paces) == ["slow"]


def test_who_has_timed_a_turn_needs_no_paces():
    """Seconds that somebody measured hold for every turn, and nothing is assumed any more."""
    made = forecast((8, 8), players=2, games=3, seconds_per_turn=33)
    assert made.paces == {}
    assert made.seconds_per_turn == pytest.approx(33)
    assert not any("assumed" in line.lower() for line in made.summary("en"))


def test_pupils_take_the_time_they_take(deck):
    """With pupils the minutes are those of their answers: half the speed, twice the thinking."""
    slow, quick = (forecast(deck, players=[sq.Pupil(speed=speed)] * 2, games=6) for speed in (0.5, 1.0))
    assert slow.turns == quick.turns
    handing_over = quick.turns.mean * 7 / 60
    silent = (slow.minutes.mean - handing_over) - 2 * (quick.minutes.mean - handing_over)
    assert -4 / 60 * quick.turns.mean < silent <= 1 / 60


def test_pupils_solve_nothing_in_a_card_game():
    """Simulated pupils at a card game take the time of a card game."""
    made = forecast(sq.Deck.of_cards("kids"), players=[sq.Pupil()] * 2, games=3)
    assert made.seconds_per_turn == pytest.approx(11)


def test_seconds_of_answers_are_added_up(deck):
    """The thinking of a game is what its attempts say, and four seconds for each turn without an answer."""
    made = forecast(deck, players=[sq.Pupil()] * 2, games=1)
    match = sq.Match(deck, [sq.Pupil()] * 2, seed="1:0")
    match.run()
    answered = sum(one.time_to_card + one.time_to_answer for one in match.attempts() if one.time_to_answer is not None)
    ((_, turns, seconds),) = made.tally.turns
    silent = turns - len({one.turn for one in match.attempts()})
    assert seconds == round(answered + 4 * silent)
    assert 0 <= silent < turns / 2


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_the_summary_says_what_the_minutes_rest_on(lang):
    """In every language: slow, quick, and the seconds that are assumed."""
    lines = forecast((8, 8), games=3).summary(lang)
    (said,) = [line for line in lines if "256" in line]
    assert all(f" {seconds} " in said for seconds in (4, 9, 7))
    (said,) = [line for line in forecast(rules="kids", games=3).summary(lang) if "256" in line]
    assert " 9 " not in said


def test_pupils_games_as_text(deck):
    """The text of a game with pupils has their answers as comments, and is the same each time."""
    plan = plan_of(deck, None, [sq.Pupil("Ana"), sq.Pupil(ability=-3)], None, 3)
    text = game_text(plan, 4, "en")
    assert text == game_text(plan, 4, "en")
    assert text.startswith('[Game "3:4"]\n[Date "?"]\n')
    assert "{Ana: " in text
    assert "?" in text.split("\n\n")[1]  # somebody is wrong
