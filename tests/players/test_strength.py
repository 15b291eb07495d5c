from __future__ import annotations

import pytest

from seqnum.players import Heuristic, Random
from seqnum.players.strength import advantage, log_likelihood_ratio, play_pairs, ratings, trial

# Counts of pairs, bounds and the ratio that fishtest's own LLRcalc.LLR_logistic gives for them.
FISHTEST = [
    ((3, 20, 50, 22, 5), 0, 20, 0.04032037241670679),
    ((3, 20, 50, 22, 5), 0, 5, 0.17838022438188125),
    ((3, 20, 50, 22, 5), -10, 10, 0.9344729113889829),
    ((0, 10, 30, 12, 0), 0, 20, -0.27041453628885204),
    ((0, 10, 30, 12, 0), 0, 5, 0.085226848211516),
    ((12, 40, 60, 30, 8), 0, 20, -2.9973011351582723),
    ((12, 40, 60, 30, 8), -10, 10, -2.0579732004260216),
]


@pytest.mark.parametrize(("pairs", "elo0", "elo1", "ratio"), FISHTEST)
def test_ratio_is_fishtests(pairs, elo0, elo1, ratio):
    """The ratio is the one chess engines are tested by, to six digits."""
    assert log_likelihood_ratio(pairs, elo0, elo1) == pytest.approx(ratio, rel=1e-6)


@pytest.mark.parametrize(("pairs", "elo0", "elo1"), [case[:3] for case in FISHTEST])
def test_ratio_is_nearly_the_normal_one(pairs, elo0, elo1):
    """Close to even, the ratio is what a normal distribution of the pairs gives, within a twentieth."""
    number = sum(pairs)
    mean = sum(got / 4 * each for got, each in enumerate(pairs)) / number
    variance = sum((got / 4 - mean) ** 2 * each for got, each in enumerate(pairs)) / number
    low, high = (1 / (1 + 10 ** (-elo / 400)) for elo in (elo0, elo1))
    normal = number * (high - low) * (2 * mean - low - high) / (2 * variance)

    assert log_likelihood_ratio(pairs, elo0, elo1) == pytest.approx(normal, rel=0.05)


def test_ratio_of_one_sided_results():
    """All pairs won is strong evidence, and no division by nothing; exchanged, it is the opposite."""
    won = log_likelihood_ratio((0, 0, 0, 0, 30), -50, 50)
    assert won > 2.95
    assert log_likelihood_ratio((30, 0, 0, 0, 0), -50, 50) == pytest.approx(-won)
    assert log_likelihood_ratio((5, 1, 9, 1, 5), -50, 50) == pytest.approx(0, abs=1e-9)


def test_advantage():
    """Three points in four are 191 Elo points; a pair is one result, not two."""
    assert advantage((0, 0, 50, 0, 50)).value == pytest.approx(190.85, abs=0.01)
    steady, lucky = advantage((0, 0, 100, 0, 0)), advantage((50, 0, 0, 0, 50))
    assert steady.low == steady.value == steady.high == 0
    assert lucky.value == 0
    assert lucky.low < -60
    assert advantage((0, 0, 0, 0, 9)).value < 1300


def test_ratings_of_two_are_their_advantage():
    """With two players the rating is the advantage, and the interval about the same."""
    pairs = (20, 0, 100, 10, 70)
    found, wanted = ratings({("a", "b"): pairs}, anchor="b")["a"], advantage(pairs)
    assert found.value == pytest.approx(wanted.value, abs=0.1)
    assert found.low == pytest.approx(wanted.low, abs=8)
    assert found.high == pytest.approx(wanted.high, abs=8)


def test_ratings_add_up():
    """Players who never met are compared through others."""
    won = (0, 0, 50, 0, 50)
    found = ratings({("a", "b"): won, ("c", "b"): (50, 0, 50, 0, 0)}, anchor="c")
    assert found["a"].value == pytest.approx(2 * 190.85, abs=0.5)
    assert (found["c"].value, found["c"].low, found["c"].high) == (0, 0, 0)


def test_same_seed_same_results():
    """A seed gives the same deals, and another gives others."""
    both = Heuristic(level=5), Heuristic(level=2)
    assert play_pairs(*both, 6, seed="x") == play_pairs(*both, 6, seed="x")
    assert sum(play_pairs(*both, 6)) == 6


def test_like_against_like():
    """A pair of one player against itself is even in each deal, for the deals are the same."""
    assert play_pairs(Heuristic(level=5), Heuristic(level=5), 20) == (0, 0, 20, 0, 0)


def test_a_trial_says_no():
    """A player that is not stronger is found out; one pair is not enough to know."""
    assert trial(Heuristic(level=1), Heuristic(level=5), elo1=100, most_pairs=200).verdict == "not stronger"
    assert trial(Heuristic(level=5), Heuristic(level=4), elo1=100, most_pairs=1).verdict == "open"


LADDER = [Random(), *(Heuristic(level) for level in range(1, 6))]


def test_chance_is_below_the_ladder():
    """The lowest level still beats moves that are all random."""
    assert trial(LADDER[1], LADDER[0], elo1=80, most_pairs=1500).verdict == "stronger"


@pytest.mark.parametrize(("higher", "lower"), list(zip(LADDER[2:], LADDER[1:], strict=False)))
def test_the_steps_are_alike(higher, lower):
    """A step is neither below 90 nor above 200 points."""
    assert trial(higher, lower, elo0=60, elo1=110, most_pairs=4000).verdict == "stronger"
    assert trial(higher, lower, elo0=180, elo1=240, most_pairs=4000).verdict == "not stronger"


def test_from_end_to_end():
    """The highest level beats the lowest by far, not without a chance for it; chance nearly never."""
    assert trial(LADDER[5], LADDER[1], elo0=400, elo1=550, most_pairs=800).verdict == "stronger"
    assert trial(LADDER[5], LADDER[1], elo0=750, elo1=900, most_pairs=800).verdict == "not stronger"
    assert trial(LADDER[5], LADDER[0], elo0=550, elo1=700, most_pairs=800).verdict == "stronger"
