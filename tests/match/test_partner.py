"""A partner says whether an answer is right before the verdict: written down apart, and without any effect."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.engine import Penalty, Rules, RulesError, preset
from seqnum.match import Match, Pupil, Refused, replay
from seqnum.match.game_code import all_steps
from seqnum.match.history import history
from seqnum.match.log import Answered, Judged, stored_match
from seqnum.players import Heuristic
from tests.match.tables import (
    answer_right,
    answer_to,
    answer_wrong,
    cover,
    match_of,
    playable,
    right_cells,
    seven_thousands,
    wrong_cells,
)
from tests.match.test_options import play_along

HERE = Path("match.jsonl")
PACKED = Deck.generate("add_within_20", board=(6, 6), seed=7)
POLICIES = ["two_tries", "retry", "lose_turn", "reveal"]


def started(players=("Ana", "Ben"), deck=None, **options) -> Match:
    rules = replace(preset("classroom"), check="partner", **options)
    return Match(deck or seven_thousands(), list(players), rules=rules, seed=1)


@pytest.mark.parametrize("agrees", [True, False])
@pytest.mark.parametrize(
    ("policy", "right", "saying", "turn"),
    [
        ("two_tries", True, "check_right", 1),
        ("two_tries", False, "wrong_again", 0),
        ("retry", False, "wrong_again", 0),
        ("lose_turn", False, "wrong_lose_turn", 1),
        ("reveal", False, "check_wrong", 1),
    ],
)
def test_the_number_decides_whatever_the_partner_says(policy, right, saying, turn, agrees):
    """First nothing happens and nobody hears whether it is right; then the same verdict, agreed to or not."""
    match = started(answer_policy=policy)
    waits = (answer_right if right else answer_wrong)(match, playable(match))
    assert (waits.saying, waits.correct, match.turn, match.checker) == ("waits", None, 0, 1)
    assert match.position().chips == [0, 0]
    verdict = match.agree() if agrees else match.contest()

    assert (verdict.saying, match.turn, match.checker) == (saying, turn, None)
    assert bool(match.position().chips[0]) is right
    (judged,) = match.judgements()
    assert (judged.judge, judged.student, judged.agrees, judged.correct) == ("Ben", "Ana", agrees, right)
    assert judged.right is (agrees == right)
    assert [one.correct for one in match.attempts()] == [right]


def test_who_judges():
    """The next person; no computer, and nobody where there is no other person."""
    alone = started(["Ana", Heuristic(level=1)])
    answer_right(alone, playable(alone))
    assert (alone.checker, alone.judgements()) == (None, [])
    four = started(["Ana", Heuristic(level=1), "Ben", "Cem"])
    answer_right(four, playable(four))
    assert four.checker == 2


def test_a_friend_s_answers_are_judged_too():
    """What a simulated pupil answers waits for the person it plays with."""
    match = started(["Ana", Pupil("Robi", company=True)])
    while match.checker is None:
        answer_right(match, playable(match))

    assert (match.turn, match.checker) == (1, 0)
    verdict = match.agree(seat=0)
    assert verdict.attempt is not None
    assert match.judgements()[0].judge == "Ana"


def test_a_number_said_and_a_line_to_choose_wait_as_well():
    """Said and free: then the chip is placed. Said and taken: another card. A card given back waits for nobody."""
    match = started()
    card = playable(match)
    match.say_number(card, answer_to(match, card))
    check = match.view(None).check
    assert check is not None
    assert (check.cell, check.said, check.by, check.seat) == (None, answer_to(match, card), 0, 1)
    assert match.agree().saying == "number_open"
    match.answer(card, right_cells(match, card)[0])
    card = playable(match)
    cover(match, card)
    match.say_number(card, answer_to(match, card))
    assert match.contest().saying == "dead_claim"
    match.swap(playable(match))
    assert match.checker is None


def test_meanwhile_nothing_else_can_be_done():
    """No other card, no move taken back, no word about table talk, and nobody but the partner is asked."""
    match = started(talk_penalty=True, undo=True)
    card = playable(match)
    answer_wrong(match, card)
    before = msgspec.json.encode(match.view(0))
    for refused in (
        lambda: answer_right(match, card),
        lambda: match.swap(card),
        match.pass_turn,
        match.undo,
        lambda: match.penalize(0),
        lambda: match.agree(seat=0),
        lambda: match._moved(Penalty(0), "passed"),
    ):
        with pytest.raises(Refused):
            refused()
    assert msgspec.json.encode(match.view(0)) == before
    match.ring()
    assert (match.over, match.checker) == (True, None)


def test_it_goes_with_the_policies_by_which_the_number_decides():
    """Where another side is heard anyway, or nothing is asked, the rules say so."""
    assert Rules.parse("classroom check=partner").text() == "classroom check=partner"
    for policy in ("challenge", "honour", None):
        with pytest.raises(RulesError, match="check"):
            replace(preset("classroom"), check="partner", answer_policy=policy)


@settings(deadline=None, max_examples=15)
@given(
    policy=st.sampled_from(POLICIES),
    other=st.sampled_from(["Ben", Heuristic(level=4), Pupil("Zoe")]),
    options=st.fixed_dictionaries(
        {},
        optional={
            "must_claim": st.just(value=True),
            "undo": st.just(value=True),
            "draw": st.just("manual"),
            "talk_penalty": st.just(value=True),
            "answer_by": st.just("keypad"),
        },
    ),
    seed=st.integers(0, 1000),
)
def test_the_file_and_the_code_say_what_happened(policy, other, options, seed):
    """Replayed from its lines, and followed from its code, the match stands where it stood; answers are the same."""
    match = started(["Ana", other], deck=PACKED, answer_policy=policy, **options)
    play_along(match, Random(seed))

    lines = b"".join(msgspec.json.encode(event) + b"\n" for event in match.log)
    again = replay(stored_match(lines, HERE), HERE)
    twin = Match.from_code(match.code())

    assert again.table.position == match.position() == twin.position()
    assert again.table.checker == match.checker == twin.checker
    assert twin.code() == match.code()
    assert again.table.must() == match.must() == twin.must()
    moments = list(history(match._header, match.deck, match.log, "en"))
    assert (moments[-1].chips, moments[-1].turn) == (match.view(None).chips, match.turn)
    judged = [event for event in match.log if isinstance(event, Judged)]
    assert len(judged) <= sum(isinstance(event, Answered) for event in match.log)
    assert len(list(all_steps(match._header, match.deck, match.log))) >= len(judged)
    assert match.game_text()


def test_a_judgement_that_does_not_follow_is_found(tmp_path):
    """A file in which somebody else judged, or another answer was meant, is refused with its line."""
    rules = replace(preset("classroom"), check="partner")
    match = Match(PACKED, ["Ana", "Ben"], rules=rules, seed=1, save=tmp_path / "one.jsonl")
    card = playable(match)
    match.answer(card, wrong_cells(match, card)[0])
    match.agree()
    text = (tmp_path / "one.jsonl").read_text(encoding="utf-8")
    assert Match.resume(tmp_path / "one.jsonl").judgements() == match.judgements()

    for good, bad in (('"of":3,"seat":1', '"of":3,"seat":0'), ('"of":3', '"of":2')):
        assert good in text
        stored = stored_match(text.replace(good, bad).encode(), HERE)
        with pytest.raises(Exception, match="line 4"):
            replay(stored, HERE)


def test_the_same_cards_are_dealt_with_and_without(tmp_path):
    """The option changes no deal and no verdict: the moves of a game are those of the same game without it."""
    with_, without = started(), match_of(["Ana", "Ben"])
    for match in (with_, without):
        for wrong in (False, True, False):
            (answer_wrong if wrong else answer_right)(match, playable(match))
            if match.checker is not None:
                match.contest()

    assert with_.position().chips == without.position().chips
    assert [one.item_id for one in with_.attempts()] == [one.item_id for one in without.attempts()]
