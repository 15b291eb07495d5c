from __future__ import annotations

from math import exp, sqrt
from random import Random
from statistics import median
from typing import TYPE_CHECKING

import pytest

from seqnum import players
from seqnum.decks import Deck
from seqnum.match import Match, MatchError, Pupil
from seqnum.match.log import Answered
from seqnum.maths.difficulty import difficulty
from seqnum.maths.skill import skill
from tests.match.tables import match_of

if TYPE_CHECKING:
    from seqnum.maths import Question

DECKS = (
    ("add_within_20", (6, 6)), ("sub_2digit_regroup", (8, 8)), ("add_fractions_unlike", (8, 8)),
    ("two_step_equation", (6, 8)), ("missing_factor", (10, 10)),
)  # fmt: skip


def near(share: float, of: float, n: int) -> bool:
    """Within four standard deviations of a binomial share."""
    return abs(share - of) <= 4 * sqrt(of * (1 - of) / n) + 1e-9


def test_a_misconception_is_followed_nine_times_in_ten():
    """42 − 17 is 35 for who takes the smaller digit from the larger; the most able hardly slips otherwise."""
    question = skill("sub_2digit_regroup").question(2, (42, 17))
    assert "smaller_from_larger" in question.mistakes["35"]
    pupil = Pupil(misconceptions=("smaller_from_larger",), ability=10)
    rng = Random("follows")

    said = [pupil.solve(question, rng) for _ in range(2000)]

    assert near(said.count(35) / 2000, 0.9, 2000)
    assert said.count(35) + said.count(25) >= 1998


@pytest.mark.parametrize("ability", [-10, -1, 0, 2, 10])
def test_where_no_misconception_applies_the_ability_decides(ability):
    """With a card of difficulty 0 a pupil is right as often as the logistic curve says, and errs as somebody does."""
    question = skill("sub_2digit_regroup").question(2, (42, 17))
    assert difficulty(question) == 0
    pupil = Pupil(misconceptions=("no_carry",), ability=ability)
    rng = Random("ability")

    said = [pupil.solve(question, rng) for _ in range(2000)]

    assert near(said.count(25) / 2000, 1 / (1 + exp(-ability)), 2000)
    assert {str(value) for value in said} <= {"25", *question.mistakes}


def test_harder_cards_are_solved_less_often_and_avoided():
    """A card some logits harder is solved as often as by somebody as much less able, and chosen as much less often."""
    easy, hard = skill("add_within_20").question(1, (12, 2)), skill("add_within_20").question(3, (7, 9))
    step = difficulty(hard) - difficulty(easy)
    assert step > 1
    assert Pupil(ability=0.5 + step).chance(hard) == pytest.approx(Pupil(ability=0.5).chance(easy))
    rng = Random("avoids")

    taken = [Pupil().prefer([hard, easy], rng) for _ in range(4000)]

    assert near(taken.count(0) / 4000, 1 / (1 + exp(step)), 4000)


def test_speed_divides_the_time():
    """Who is twice as fast takes half of the time, with the same chance."""
    slow, fast = Pupil(speed=0.5).times(Random("t")), Pupil(speed=2).times(Random("t"))

    assert slow == pytest.approx([4 * seconds for seconds in fast], abs=0.03)


def test_a_number_that_was_wrong_is_not_said_again():
    """Not even by a pupil who is sure of it; six times in ten the next one is right."""
    question = skill("sub_2digit_regroup").question(2, (42, 17))
    pupil = Pupil(misconceptions=("smaller_from_larger",), ability=-10)
    rng = Random("again")

    said = [pupil.solve(question, rng, known_wrong=["35", "36"]) for _ in range(2000)]

    assert near(said.count(25) / 2000, 0.6, 2000)
    assert 35 not in said
    assert 36 not in said


def asked(deck: Deck, event: Answered) -> Question | None:
    return deck.cards[event.card].question


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck[0])
def test_games_between_pupils_end_and_are_as_good_as_the_pupils(deck):
    """Two hundred games in all: each ends, in about a heuristic's time, with the share that its ability says."""
    name, board = deck
    made = Deck.generate(name, board=board, level=2, seed=7)
    turns, usual, first, expected = [], [], [], []
    pupil = Pupil("A", ability=1.75)
    for seed in range(40):
        match = Match(made, [pupil, Pupil("B", ability=1.75)], seed=seed)
        match.run()
        assert match.over
        turns.append(match.position().turn_number)
        tries = [one for one in match.log if isinstance(one, Answered) and one.attempt.card_attempt == 1]
        first += [one.attempt.correct for one in tries if one.attempt.correct is not None]
        expected += [pupil.chance(q) for one in tries if one.attempt.correct is not None and (q := asked(made, one))]
        other = Match(made, [players.Heuristic(level=5), players.Heuristic(level=5)], seed=seed)
        other.run()
        usual.append(other.position().turn_number)

    assert near(sum(first) / len(first), sum(expected) / len(expected), len(first))
    assert median(turns) < 2 * median(usual)
    assert max(turns) < 200


@pytest.mark.parametrize("policy", ["two_tries", "retry", "lose_turn", "reveal"])
@pytest.mark.parametrize("answer_by", ["board", "keypad"])
def test_pupils_come_to_an_end_under_every_policy(policy, answer_by):
    """Also who always errs by a misconception, or knows nothing at all."""
    for seed, worst in enumerate([Pupil("A", ability=-10), Pupil("A", ("added_instead_of_subtracted",), -10)]):
        match = match_of([worst, Pupil("B")], answer_policy=policy, answer_by=answer_by, seed=seed)
        match.run()

        assert match.over
        assert {one.outcome for one in match.attempts()} >= {"correct", "incorrect"}


def test_a_pupil_claims_dead_cards_and_swaps_what_it_cannot_play():
    """All that a person can do occurs in pupils' games."""
    outcomes = set()
    for seed in range(30):
        match = match_of([Pupil("A"), Pupil("B")], seed=seed)
        match.run()
        outcomes |= {one.outcome for one in match.attempts()}

    assert outcomes >= {"correct", "incorrect", "dead_claim"}


def test_a_pupils_match_is_the_same_with_the_same_seed():
    """Every answer, time and move."""
    matches = [match_of([Pupil("A"), Pupil("B")], seed=3) for _ in range(2)]
    for match in matches:
        match.run()
    kept = [
        [(one.item_id, one.chosen, one.chosen_cell, one.time_to_answer) for one in match.attempts()]
        for match in matches
    ]

    assert kept[0] == kept[1]


def test_a_person_plays_with_pupils():
    """Pupils answer between a person's turns, and what a person heard last stays what was said to the person."""
    match = match_of([Pupil("A"), "Ana", Pupil("B")])
    assert match.turn == 1
    assert match.verdict is None

    verdict = match.swap(next(card for card in match.hand() if match.question(card)))

    assert match.verdict is verdict
    assert {one.student for one in match.attempts()} == {"A", "Ana", "B"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"misconceptions": ("smaler_from_larger",)}, "smaller_from_larger"),
        ({"misconceptions": "no_cary"}, "no_carry"),
        ({"misconceptions": (7,)}, "no misconception 7"),
        ({"ability": 10.5}, r"ability is a number from -10\.0 to 10\.0, not 10\.5"),
        ({"speed": 0}, "speed is a number"),
        ({"speed": float("nan")}, "speed is a number"),
        ({"ability": "high"}, "not high"),
        ({"ability": True}, "not True"),
    ],
)
def test_a_pupil_that_cannot_be_is_refused(options, said):
    """One sentence; a misspelt misconception gets its near ones."""
    with pytest.raises(MatchError, match=said):
        Pupil(**options)


def test_one_misconception_may_stand_alone():
    """As a text as well as in a list."""
    assert Pupil(misconceptions="no_carry").misconceptions == ("no_carry",)  # type: ignore[arg-type]
    assert Pupil(misconceptions=["no_carry"]).misconceptions == ("no_carry",)  # type: ignore[arg-type]
