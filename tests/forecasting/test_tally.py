from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from seqnum.engine import Position, Setup, classic_cards, classic_layout, sequence
from seqnum.engine.lines import lines
from seqnum.forecasting.plan import plan_of
from seqnum.forecasting.running import play_games
from seqnum.forecasting.tally import Tally, direction

counts = st.dictionaries(st.integers(0, 5), st.integers(1, 9)).map(Counter)
pairs = st.dictionaries(st.tuples(st.integers(0, 2), st.integers(0, 90)), st.integers(1, 9)).map(Counter)
turns = st.dictionaries(st.tuples(st.integers(0, 2), st.integers(0, 90), st.integers(0, 1200)), st.integers(1, 9)).map(
    Counter
)
words = st.dictionaries(st.sampled_from(["sequences", "stalled", "across"]), st.integers(1, 9)).map(Counter)
seats = st.tuples(st.integers(0, 3), st.sampled_from(["right", "wrong", "skipped"]))
answers = st.dictionaries(seats, st.integers(1, 9)).map(Counter)
tallies = st.builds(Tally, turns, words, counts, words, counts, counts, counts, counts, answers, pairs)


@given(tallies, tallies, tallies)
def test_adding_up_does_not_care_how_games_were_shared_out(one, two, three):
    """Sums of tallies are associative and commutative, and nothing adds nothing."""
    assert (one + two) + three == one + (two + three)
    assert one + two == two + one
    assert one + Tally() == one
    assert (one + two).games == one.games + two.games


def test_games_played_in_parts_add_up_to_the_whole():
    """Twelve games are twelve games, however they are cut."""
    plan = plan_of((8, 8), None, 2, None, "parts")
    whole = play_games(plan, 0, 12)
    for cuts in ([0, 12], [0, 1, 12], [0, 5, 6, 12], list(range(13))):
        parts = [play_games(plan, first, last) for first, last in pairwise(cuts)]
        assert sum(parts, Tally()) == whole


def test_every_count_is_about_the_same_games():
    """Each histogram over games counts every game once, and no card is played in more games than there were."""
    plan = plan_of(None, "sequence", 3, None, 1)
    tally = play_games(plan, 0, 20)
    for each in ("turns", "endings", "passes", "dead", "unplayed"):
        assert getattr(tally, each).total() == 20, each
    assert max(tally.played.values()) <= 20
    unplayed = sum(cards * games for cards, games in tally.unplayed.items())
    assert tally.played.total() + unplayed == 20 * 104
    assert {field.name for field in fields(tally)} >= {"turns", "wins"}


def test_each_line_of_a_board_has_its_direction():
    """A 10 × 10 board has 60 lines of five across, 60 down and 36 on each diagonal."""
    found = Counter(direction(line, 10) for line in lines(10, 10, 5))
    assert found == {"across": 60, "down": 60, "falling": 36, "rising": 36}


@given(st.permutations([3, 12, 21, 30, 39]))
def test_a_direction_does_not_depend_on_the_order_of_cells(cells):
    """A sequence lies the same way whichever of its spaces is named first."""
    assert direction(tuple(cells), 10) == "rising"


def test_a_game_counted_by_hand():
    """Moves, dead cards, passes and directions of one game are counted as a slow look at it counts them."""
    from seqnum.engine import Pass, Place, Remove, SwapDead
    from seqnum.forecasting.game import play

    plan = plan_of(None, "sequence", 3, None, "by hand")
    setup = Setup.of(plan.rules, classic_layout(), plan.cards, plan.seating)
    for number in range(6):
        game = play(plan, setup, number)
        tally = Tally()
        tally.count(game, 0)
        kinds = Counter(type(move) for move in game.moves)
        assert game.turns == kinds[Place] + kinds[Remove] + kinds[Pass]
        assert game.passes == kinds[Pass]
        held = [card for hand in game.position.hands for card in hand if game.position.is_dead(card)]
        assert tally.dead == {kinds[SwapDead] + len(held): 1}
        assert tally.directions.total() == len(game.position.sequences)


def test_a_game_is_the_one_that_its_key_deals():
    """Game number n is dealt as Game.deal deals the seed "seed:n", so that it can be looked at again."""
    from seqnum.engine import Game
    from seqnum.forecasting.game import play

    plan = plan_of(None, "sequence", 2, None, 7)
    setup = Setup.of(plan.rules, plan.layout, plan.cards, plan.seating)
    game = play(plan, setup, 4)
    again = Game.deal(sequence(), plan.layout, plan.cards, players=2, seed="7:4")
    for move in game.moves:
        again = again.play(move)
    assert isinstance(game.position, Position)
    assert (again.winner, again.over) == (game.position.winner, True)
    assert len(classic_cards()) == len(plan.cards)
