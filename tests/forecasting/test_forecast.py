from __future__ import annotations

from dataclasses import FrozenInstanceError
from functools import cache

import pytest

import seqnum as sq
from seqnum.engine import PRESETS, Game, Layout, Rules, RulesError, Seating, cards_of, classic_layout, preset
from seqnum.forecasting import ForecastError, forecast, game, plain_board
from seqnum.forecasting.warnings import better_board
from seqnum.text import LANGUAGES
from seqnum.text.numbers import number

RANDOM = sq.players.Random()
STRONG = sq.players.Heuristic(level=5)


@cache
def lesson(games=60, players=2, board=(8, 8)):
    return forecast(board, players=players, games=games, seed="lesson")


@cache
def pupils(games=12):
    deck = sq.Deck.generate("sub_2digit_regroup", board=(6, 6), seed=7)
    return forecast(deck, players=[sq.Pupil("Ana", ability=10), sq.Pupil(ability=-10)], games=games)


def test_classic_games_of_random_players_are_as_long_as_others_found():
    """Two independent programs found 80.3 turns and 51.9 % for who begins; 1500 games tell it to 0.6 turns, 2.5 %."""
    made = forecast(None, "sequence", [RANDOM, RANDOM], 1500, seed=1)
    assert made.turns.high - made.turns.low < 1.3
    assert abs(made.turns.mean - 80.3) < 1
    assert abs(made.wins[0].value - 0.519) < 0.033
    assert made.unfinished.value < 0.02
    assert 57 <= made.turns.p05 <= 63
    assert 95 <= made.turns.p95 <= 101


@pytest.mark.slow
def test_classic_games_of_random_players_to_a_fifth_of_a_turn():
    """With 20 000 games the mean is known to 0.2 turns and the share of who begins to 0.7 %: both are as found."""
    made = forecast(None, "sequence", [RANDOM, RANDOM], 20_000, seed=1)
    assert made.turns.high - made.turns.low < 0.4
    assert abs(made.turns.mean - 80.3) < 0.5
    assert made.wins[0].low < 0.519 < made.wins[0].high


def test_a_blind_player_plays_the_same_without_a_view():
    """Random players are asked without making a view of the board; the games are those that views would give."""

    class Viewing(sq.players.Random):
        """The same, but of another type, hence by the slow door."""

    quick = forecast(None, "sequence", [RANDOM] * 3, 15)
    slow = forecast(None, "sequence", [Viewing()] * 3, 15)
    assert quick.tally == slow.tally


@pytest.mark.desktop
def test_the_same_seed_gives_the_same_forecast():
    """A forecast, its repr and its frame depend on arguments alone; another seed gives other games."""
    again = forecast((8, 8), players=2, games=60, seed="lesson")
    assert again == lesson()
    assert repr(again) == repr(lesson())
    assert again.to_frame().equals(lesson().to_frame())
    assert forecast((8, 8), players=2, games=60, seed="other").tally != lesson().tally


def test_a_forecast_is_frozen():
    """Nobody changes a forecast by accident."""
    with pytest.raises(FrozenInstanceError):
        lesson().asked = 7  # type: ignore[misc]


def test_a_number_of_players_plays_at_three_strengths():
    """The band has a length for each strength, from equally many games, and weaker players take longer."""
    made = forecast(None, "sequence", 2, 240)
    lengths = list(made.band.values())
    assert len(lengths) == 3
    assert {each.n for each in lengths} == {80}
    assert lengths[0].mean > lengths[-1].mean
    assert min(each.mean for each in lengths) < made.turns.mean < max(each.mean for each in lengths)


def test_named_players_have_no_band():
    """Whoever names the players knows how strong they are."""
    assert forecast((8, 8), players=[RANDOM, STRONG], games=3).band == {}


def test_the_stronger_player_wins():
    """The heuristic player beats the random one nearly always, from either seat."""
    made = forecast(None, "sequence", [RANDOM, STRONG], 40)
    assert made.wins[1].low > 0.8
    assert forecast(None, "sequence", [STRONG, RANDOM], 40).wins[0].low > 0.8


def test_partners_win_together():
    """Four players on two sides: seats 0 and 2 win the same games, and with nobody's they are all games."""
    made = lesson(players=4)
    wins = made.wins
    assert (wins[0], wins[1]) == (wins[2], wins[3])
    assert wins[0].count + wins[1].count + made.unfinished.count == made.games == made.asked


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_forecast(name):
    """Each preset plays to an end on its own board, in every way to sit down, and the figures hang together."""
    rules = preset(name)
    for seating in rules.seatings:
        made = forecast(None, name, seating.players, 3, sides=seating.sides)
        assert made.games == 3
        assert made.turns.mean > 0
        assert len(made.wins) == seating.players
        assert sum(won.count for won in made.wins[: seating.sides]) + made.unfinished.count == 3


def test_rules_and_boards_of_ones_own():
    """Any rules on any board will do: lines of four, no free corner, no special card, three copies."""
    rules = Rules(
        "fours", (Seating(2, 2, hand=3, sequences=1),), line_length=4, free_corners=False, wild=0, remove=0, copies=3
    )
    layout = Layout(5, 6, tuple("abcdefghij" * 3))
    made = forecast(layout, rules, 2, 12)
    assert len(made.plan.cards) == 30
    assert made.turns.p95 <= 60
    assert forecast((5, 6), rules, 2, 3).plan.layout.free == 0


def test_games_without_end_are_broken_off(monkeypatch):
    """A game that goes on for ever counts as one that nobody won, and came to a standstill."""
    monkeypatch.setattr(game, "MOST_MOVES", 8)
    made = forecast(None, "sequence", 2, 5)
    assert made.turns.p95 == 8
    assert made.unfinished.count == made.stalled.count == 5


def test_plain_boards_show_each_number_twice():
    """A plain board is full of numbers, each as often as the rules say, but for those that fill it up."""
    rules = preset("classroom")
    for size in ((5, 6), (6, 7), (7, 7), (8, 8), (10, 10)):
        layout = plain_board(size, rules)
        faces = [face for face in layout.faces if face is not None]
        assert len(faces) == size[0] * size[1] - 4
        assert {faces.count(face) for face in faces} <= {2, 3}
        assert len(cards_of(layout, rules)) == size[0] * size[1]


def test_pupils_answer_and_miss():
    """A pupil who can never misses; one who cannot misses more often than not; both are counted by seat."""
    made = pupils()
    ana, other = made.answers
    assert (ana.seat, ana.name, ana.missed) == (0, "Ana", 0)
    assert (other.seat, other.name) == (1, None)
    assert other.missed > other.answered / 2
    assert made.wins[0].value > 0.8


def test_computers_answer_nothing():
    """Where computers play no questions are counted."""
    assert lesson().answers == ()


def test_three_sides_on_a_small_board_are_warned_of():
    """Three on 6 × 7 come to a standstill often; the warning says how often, and names a board that is better."""
    made = lesson(90, 3, (6, 7))
    (board, then) = better_board(made.plan, made.stalled)
    warning = made.warnings("en")[0]
    assert made.stalled.value > 0.2
    assert f"come to a standstill in {made.stalled.value:.0%}" in warning
    assert f"take {board[0]} × {board[1]} ({then.value:.0%})" in warning
    assert then.value <= made.stalled.value / 2
    assert board[0] * board[1] > 42


def test_the_board_that_is_proposed_is_better():
    """Playing on the proposed board bears the proposal out."""
    made = lesson(90, 3, (6, 7))
    board, _ = better_board(made.plan, made.stalled)
    assert forecast(board, players=3, games=90, seed="check").stalled.value < made.stalled.value


def test_no_other_board_is_proposed_for_playing_cards(monkeypatch):
    """The card game has one board; where it stalls, the warning proposes something else."""
    monkeypatch.setattr(game, "MOST_MOVES", 8)
    warning = forecast(None, "sequence", 3, 5).warnings("en")[0]
    assert "fewer sides" in warning


def test_a_game_for_two_gives_no_cause_for_alarm():
    """Two on 8 × 8, the default, fit into a lesson and do not stall."""
    assert lesson(150).warnings() == []


def test_a_game_longer_than_a_lesson_is_warned_of():
    """Turns of three minutes make a game longer than a lesson."""
    made = forecast((8, 8), games=10, seconds_per_turn=180)
    assert any("longer than a lesson of 45" in warning for warning in made.warnings("en"))
    assert made.minutes.mean == pytest.approx(made.turns.mean * 3)


def test_an_unfair_start_is_warned_of():
    """When who begins wins nearly always, another should begin each time."""
    made = forecast(None, "sequence", [STRONG, RANDOM], 40)
    assert any("let another player begin" in warning for warning in made.warnings("en"))


def test_pupils_for_whom_it_is_too_hard_are_named():
    """Whoever misses more than half is named, by number if without a name."""
    assert any(warning.startswith("Player 2 gets") for warning in pupils().warnings("en"))


def test_seconds_are_an_assumption_that_can_be_given():
    """Twenty seconds a turn with questions, eleven without, or what somebody measured."""
    assert lesson().seconds_per_turn == pytest.approx(20)
    assert forecast(None, "sequence", 2, 1).seconds_per_turn == pytest.approx(11)
    assert forecast(None, "sequence", 2, 1, seconds_per_turn=33).seconds_per_turn == pytest.approx(33)


def test_a_deck_brings_its_board_and_rules():
    """A deck is played on its own board by the rules it was made for, with its own cards."""
    deck = sq.Deck.generate("add_within_20", board=(6, 7), seed=7, rules="sequence_numbers")
    plan = forecast(deck, games=1).plan
    assert (plan.layout, plan.rules.name, plan.cards) == (deck.layout, "sequence_numbers", deck.engine_cards)
    assert forecast(deck, "classroom", games=1).plan.rules.name == "classroom"


def test_a_game_can_be_looked_at():
    """Each game can be had as a value, dealt from its key; pupils' games as well."""
    for made in (lesson(), pupils()):
        game = made.game(3)
        assert (game.seed, game.over) == (f"{made.plan.seed}:3", True)
        assert Game.parse(game.text()) == game
    with pytest.raises(ForecastError, match="numbered from 0 to 59"):
        lesson().game(60)


@pytest.mark.desktop
def test_the_frame_has_every_figure():
    """One row per figure, a value with its interval in each, percentiles for means."""
    frame = pupils().to_frame()
    assert list(frame.columns[:6]) == ["measure", "of", "n", "value", "low", "high"]
    assert set(frame["measure"]) == {
        "turns", "minutes", "won", "unfinished", "stalled", "sequences", "passes", "dead_cards", "unplayed",
        "never_played", "answered", "missed",
    }  # fmt: skip
    assert (frame["low"] <= frame["value"]).all()
    assert (frame["value"] <= frame["high"]).all()
    assert list(frame.loc[frame["measure"] == "won", "of"]) == ["seat 0", "seat 1"]
    answered = frame[frame["measure"] == "answered"]
    assert list(answered["value"] * answered["n"]) == pytest.approx([one.answered for one in pupils().answers])
    assert list(lesson().to_frame().query("measure == 'turns'")["of"]) == ["", "level 3", "level 4", "level 5"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_summary_is_in_one_language(lang):
    """Every sentence is said in the language asked for, with its decimal mark."""
    lines = [*pupils().summary(lang), *lesson().summary(lang)]
    others = [line for other in LANGUAGES if other != lang for line in [*pupils().summary(other)]]
    assert not set(lines) & set(others)
    assert f"{number(pupils().turns.mean, lang, places=1)} " in lines[1]


@pytest.mark.parametrize(
    ("lang", "line", "computers"),
    [("en", "Lines: ", "Computers of level 3: "), ("es", "Líneas: ", "Ordenadores de nivel 3: "),
     ("pt", "Linhas: ", "Computadores de nível 3: ")],
)  # fmt: skip
def test_the_summary_speaks_as_the_board_does(lang, line, computers):
    """What is made is a line, and a level is one of the computer's."""
    said = lesson().summary(lang)

    assert any(one.startswith(line) for one in said)
    assert any(one.startswith(computers) for one in said)


def test_cards_that_no_game_ever_saw_played_are_listed():
    """In one short game many cards stay unplayed; in sixty none does."""
    assert len(forecast((8, 8), games=1).never_played) > 10
    assert lesson().never_played == ()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"games": 0}, "0 is no number of games"),
        ({"games": True}, "True is no number of games"),
        ({"games": 2.5}, "2.5 is no number of games"),
        ({"deadline": 0}, "deadline is 0"),
        ({"seconds_per_turn": "x"}, "seconds_per_turn is x"),
        ({"deadline": float("nan")}, "deadline is nan"),
        ({"players": ["Ana", "Ben"]}, "'Ana' cannot play many games"),
        ({"players": [sq.players.Random, RANDOM]}, "cannot play many games"),
        ({"players": []}, "[] are no players"),
        ({"players": "Ana"}, "'Ana' are no players"),
        ({"players": [sq.Pupil(), sq.Pupil()]}, "answer questions"),
        ({"board": 8}, "8 is no board"),
        ({"board": classic_layout()}, "Name the rules"),
    ],
)
def test_what_cannot_be_forecast_is_refused_in_a_sentence(arguments, said):
    """An impossible question is refused before a game is played, with what was given."""
    with pytest.raises(ForecastError) as refused:
        forecast(**({"board": (8, 8)} | arguments))
    assert said in refused.value.message("en")
    for lang in LANGUAGES:
        assert refused.value.message(lang)


@pytest.mark.parametrize("arguments", [{"players": 5}, {"rules": "chess"}, {"players": 0}, {"sides": 7}])
def test_rules_say_what_would_work(arguments):
    """Numbers of players and names of rules are refused by the rules themselves."""
    with pytest.raises(RulesError):
        forecast((8, 8), **arguments)
