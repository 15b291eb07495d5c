"""The conformance suite: ours keep to it, and it finds those that do not."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from seqnum.engine import PRESETS, Game, Pass, Position, board_for, preset
from seqnum.maths import SKILLS
from seqnum.players import Heuristic, Random, Search
from seqnum.testing import ConformanceError, check_player, check_rules, check_skill, perft

NO_HURRY = 600
"""Seconds: how fast a busy machine is says nothing about how a player plays."""

OURS = [Random(), *(Heuristic(level) for level in range(1, 6))]


@pytest.mark.parametrize("player", OURS, ids=repr)
def test_our_players(player):
    """Each of our players keeps to it, by every preset."""
    check_player(player, seconds=NO_HURRY)


@pytest.mark.parametrize("name", ["classroom", "kids", "dice"])
def test_search(name):
    """So does the player that tries moves out."""
    check_player(Search(seconds=None, games=4), presets=[name], seconds=NO_HURRY)


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_search_by_every_preset(name):
    """It does so by every preset, with games enough to leave the heuristic's move."""
    check_player(Search(seconds=None, games=24), presets=[name], seconds=NO_HURRY)


def test_a_player_that_stops_by_the_clock():
    """A player with a deadline keeps to its time, whatever it finds in it."""
    check_player(Search(seconds=0.02), presets=["sequence", "dice"], seconds=NO_HURRY, deterministic=False)


@pytest.mark.parametrize("name", PRESETS)
def test_our_rules(name):
    """Each preset keeps to it, in every seating."""
    check_rules(preset(name), *board_for(name), games=1)


OPTIONS = {
    "must_claim": {"must_claim": True},
    "manual": {"draw": "manual"},
    "whole_run": {"lock": "whole_run"},
    "recount": {"recount": "max_per_line"},
    "discard": {"no_move": "discard_one", "specials_can_be_dead": True},
    "clock": {"turn_limit": 12, "handicap": (1, 0)},
    "chips": {"chips": (20, 20, 20)},
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_rules_with_options(options):
    """So do rules with options, and the strongest player by them."""
    rules = replace(preset("classroom"), name="options", **options)
    layout, cards = board_for("classroom")
    check_rules(rules, layout, cards, games=1)
    position = Game.deal(rules, layout, cards, seed="options").position()
    while not position.over:
        move = Heuristic(level=5).choose(position.view(position.turn), random.Random("1"))
        position.check(move)
        position.apply(move)


@pytest.mark.parametrize("name", SKILLS)
def test_our_skills(name):
    """Each of our skills keeps to it."""
    check_skill(SKILLS[name], draws=60)


def passing(view, rng):
    return Pass()


def thoughtless(view, rng):
    return view.legal[int(random.random() * len(view.legal))]


def slow(view, rng):
    until = time.monotonic() + 0.02
    while time.monotonic() < until:
        pass
    return view.legal[0]


def peeking(view, rng):
    object.__setattr__(view, "hand", ())
    return view.legal[0]


class Moody:
    """Remembers how often it was asked."""

    asked = 0

    def choose(self, view, _):
        self.asked += 1
        return view.legal[self.asked % len(view.legal)]


def player_that(chooses):
    return type("Rogue", (), {"choose": staticmethod(chooses)})()


@pytest.mark.parametrize(
    ("player", "error"),
    [
        (player_that(passing), "illegal"),
        (player_that(thoughtless), "global_chance"),
        (player_that(slow), "too_slow"),
        (player_that(peeking), "changed_view"),
        (Moody(), "other_move"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_player_that_does_not(player, error):
    """What a player must not do is found out, named, and counts as a failed assertion."""
    with pytest.raises(ConformanceError) as caught:
        check_player(player, presets=["travel"], seconds=0.01)

    assert caught.value.key == f"testing.error.{error}"
    assert "travel:2:2" in str(caught.value)
    assert isinstance(caught.value, AssertionError)


def test_a_player_that_looks_at_hidden_cards(monkeypatch):
    """If a view told where the draw pile lies, a player that used it would be found out."""
    plain = Position.view

    def leaking(self, seat):
        return replace(plain(self, seat), swaps=self.stock[-1])

    def choose(view, rng):
        return view.legal[view.swaps % len(view.legal)]

    monkeypatch.setattr(Position, "view", leaking)
    with pytest.raises(ConformanceError) as caught:
        check_player(player_that(choose), presets=["sequence"])

    assert caught.value.key == "testing.error.saw_hidden"


def leaky_view(self, seat, plain=Position.view):
    return replace(plain(self, seat), discards=tuple(self.stock))


def losing(self, seat, plain=Position.draw):
    plain(self, seat)
    self.stock.pop()


def crowded(self, seat=None, plain=Position.legal):
    return [*plain(self, seat), Pass()]


def nothing(self, seat=None):
    return []


@pytest.mark.parametrize(
    ("method", "broken", "error"),
    [
        ("view", leaky_view, "leak"),
        ("draw", losing, "cards"),
        ("legal", crowded, "listed_illegal"),
        ("legal", nothing, "no_way_on"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_rules_that_do_not(monkeypatch, method, broken, error):
    """What rules must not do is found out and named."""
    monkeypatch.setattr(Position, method, broken)
    with pytest.raises(ConformanceError) as caught:
        check_rules(preset("kids"), *board_for("kids"), games=1)

    assert caught.value.key == f"testing.error.{error}"
    assert "kids:2:2" in str(caught.value)


def test_games_that_do_not_end():
    """A game that goes on and on is called that."""
    with pytest.raises(ConformanceError, match="has not ended after 10 moves"):
        check_rules(preset("kids"), *board_for("kids"), games=1, most_moves=10)


def broken_skill(**parts):
    """Return a skill like a good one, with some parts broken."""
    good = type(SKILLS["add_within_20"])
    broken: Any = object.__new__(type("Broken", (good,), parts))
    broken.__dict__.update(SKILLS["add_within_20"].__dict__)
    return broken


def greedy_draw(self, rng, level=2):
    for _ in range(2000):
        rng.random()
    return SKILLS["add_within_20"].draw(rng, level)


def unsteady_draw(self, rng, level=2):
    return SKILLS["add_within_20"].draw(random.Random(rng.__class__.__name__), level)


def draw_with(**changes):
    return lambda _, rng, level=2: replace(SKILLS["add_within_20"].draw(rng, level), **changes)


@pytest.mark.parametrize(
    ("parts", "error"),
    [
        ({"draw": greedy_draw}, "unbounded"),
        ({"draw": unsteady_draw}, "other_card"),
        ({"draw": draw_with(answer=Fraction(99))}, "wrong_answer"),
        ({"draw": draw_with(mistakes={"1": ("no_such_rule",)})}, "unknown_misconception"),
        ({"answers": lambda *_: (Fraction(3), Fraction(2))}, "answers_unsorted"),
        ({"answers": lambda *_: (Fraction(99),)}, "no_card_for"),
        ({"capacity": lambda *_: 3}, "capacity"),
        ({"name": lambda *_: " "}, "silent"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_skill_that_does_not(parts, error):
    """What a skill must not do is found out and named."""
    with pytest.raises(ConformanceError) as caught:
        check_skill(broken_skill(**parts), draws=5)

    assert caught.value.key == f"testing.error.{error}"


def test_perft():
    """Counting two moves ahead is counting one move ahead after each move; a finished game has one way to go on."""
    game = Game.deal(preset("kids"), *board_for("kids"), seed="7")
    assert perft(game, 0) == 1
    assert perft(game, 1) == len(game.legal())
    assert perft(game, 3) == sum(perft(game.play(move), 2) for move in game.legal())
    while not game.over:
        game = game.play(game.legal()[0])
    assert perft(game, 5) == 1
