"""What the options of a lesson change: people doing random things by random rules, and the file they leave."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.engine import Claim, Discard, GiveUp, Pass, Place, Remove, SwapDead, preset
from seqnum.match import Match, MatchError, Pupil, Refused, read_match_file, replay
from seqnum.match.log import Answered, stored_match
from seqnum.players import Heuristic
from tests.decks.presets import CARD_GAMES
from tests.match.tables import answer_wrong, faces_in_hand, match_of, open_cells, playable, right_cells, seven_thousands

OPTIONS = st.fixed_dictionaries({
    "lock": st.sampled_from(["five", "whole_run"]),
    "no_move": st.sampled_from(["pass", "discard_one"]),
    "must_claim": st.booleans(),
    "dead_swaps": st.sampled_from([0, 1, None]),
    "specials_can_be_dead": st.booleans(),
    "draw": st.sampled_from(["auto", "manual"]),
    "wait_for_draw": st.booleans(),
    "open_hands": st.booleans(),
    "undo": st.booleans(),
    "talk_penalty": st.booleans(),
    "turn_limit": st.sampled_from([None, 12]),
    "handicap": st.sampled_from([(), (1, 0)]),
})  # fmt: skip
QUESTIONS = seven_thousands()
PACKED = Deck.generate("add_within_20", board=(6, 6), seed=7)
CARDS = Deck.of_cards("kids", seed=1)
MOST_STEPS = 60
HERE = Path(__file__)


def some(items: Any, rng: Random) -> Any:
    items = list(items)
    return items[int(rng.random() * len(items))]


def do_something(match: Match, rng: Random) -> None:
    """Do one of the things that people can do now; what is refused changes nothing."""
    position = match.position()
    if match.checker is not None:
        some([match.agree, match.contest], rng)()
        return
    if position.owed and rng.random() < 0.7:
        match.draw(some(position.owed, rng)[1])
        return
    if match.rules.undo and rng.random() < 0.2:
        match.undo()
        return
    if rng.random() < 0.05 and say_something(match, rng):
        return
    if match.turn in position.forfeits:
        match.give_up(some(match.hand(), rng))
        return
    if match.choices and rng.random() < 0.5:
        asked = match._choosing
        assert asked is not None
        choice = int(rng.random() * len(match.choices))
        if asked.card is None or asked.cell is None:
            match.claim(choice=choice)
        else:
            match.answer(asked.card, asked.cell, choice=choice)
        return
    cards = match.must() or match.hand()
    card = some(cards, rng) if cards else -1  # talking may have cost them all
    if cards and match.question(card) is not None and match.solved != card:
        answer_something(match, card, rng)
    else:
        move_something(match, rng)


def say_something(match: Match, rng: Random) -> bool:
    """Say what changes no turn: that somebody talked, or that an answer was found together."""
    if match.rules.talk_penalty:
        match.penalize(int(rng.random() * 2))
    elif match.answered_last is not None:
        match.helped()
    else:
        return False
    return True


def answer_something(match: Match, card: int, rng: Random) -> None:
    doing = rng.random()
    if doing < 0.1:
        match.swap(card)
    elif doing < 0.3 or not open_cells(match):
        match.say_number(card, str(match.question(card).answer) if rng.random() < 0.7 else "99")  # type: ignore[union-attr]
    else:
        cells = right_cells(match, card) if doing < 0.8 else open_cells(match)
        match.answer(card, some(cells or open_cells(match), rng), announce=match.rules.must_claim and doing < 0.5)


def move_something(match: Match, rng: Random) -> None:
    move = some(match.position().legal(), rng)
    if isinstance(move, Place | Remove):
        match.answer(move.card, move.cell, announce=isinstance(move, Place) and move.lock is not None)
    elif isinstance(move, SwapDead | Discard):
        match.swap(move.card)
    elif isinstance(move, Claim):
        match.claim()
    elif isinstance(move, GiveUp):
        match.give_up(move.card)
    elif isinstance(move, Pass):
        match.pass_turn()


def play_along(match: Match, rng: Random) -> None:
    for _ in range(MOST_STEPS):
        if match.over:
            return
        before = [msgspec.json.encode(match.view(seat)) for seat in (None, 0, 1)]
        try:
            do_something(match, rng)
        except Refused:
            assert [msgspec.json.encode(match.view(seat)) for seat in (None, 0, 1)] == before


@settings(deadline=None, max_examples=60)
@given(
    options=OPTIONS,
    policy=st.sampled_from(["two_tries", "retry", "lose_turn", "reveal", "challenge", "honour"]),
    other=st.sampled_from(["Ben", Heuristic(level=4), Pupil("Zoe")]),
    asks=st.booleans(),
    seed=st.integers(0, 1000),
)
def test_whatever_people_do_the_file_says_what_happened(options, policy, other, asks, seed):
    """By any rules: the log replays to the same position and the same views, and a resumed match stands as it stood."""
    base = preset("classroom" if asks else "kids")
    rules = replace(base, **options, **({"answer_policy": policy} if asks else {}))
    match = Match(QUESTIONS if asks else CARDS, ["Ana", other], rules=rules, seed=seed)
    play_along(match, Random(seed))

    lines = b"".join(msgspec.json.encode(event) + b"\n" for event in match.log)
    again = replay(stored_match(lines, HERE), HERE)

    assert again.table.position == match.position()
    assert (again.table.waiting, again.table.solved, again.table.must()) == (
        match._table.waiting, match.solved, match.must(),
    )  # fmt: skip


@settings(deadline=None, max_examples=60)
@given(
    options=OPTIONS,
    policy=st.sampled_from(["two_tries", "lose_turn", "challenge", "honour"]),
    other=st.sampled_from(["Ben", Heuristic(level=4), Pupil("Zoe")]),
    asks=st.booleans(),
    seed=st.integers(0, 1000),
)
def test_whatever_people_do_its_code_says_it(options, policy, other, asks, seed):
    """By any rules: another session comes to the same position by the code, and to the same code."""
    base = preset("classroom" if asks else "kids")
    rules = replace(base, **options, **({"answer_policy": policy} if asks else {}))
    match = Match(PACKED if asks else CARDS, ["Ana", other], rules=rules, seed=seed)
    play_along(match, Random(seed))

    twin = Match.from_code(match.code())

    assert twin.position() == match.position()
    assert (twin.checker, twin.solved, twin.must()) == (match.checker, match.solved, match.must())
    assert twin.code() == match.code()


@settings(deadline=None, max_examples=60)
@given(
    options=OPTIONS, policy=st.sampled_from(["two_tries", "challenge", "honour"]), asks=st.booleans(), data=st.data()
)
def test_what_a_seat_cannot_see_is_not_in_its_view(options, policy, asks, data):
    """Exchange hidden cards, in the stock and in hands that are not open: the view is the same byte for byte."""
    options["open_hands"] = False
    base = preset("classroom" if asks else "kids")
    rules = replace(base, **options, **({"answer_policy": policy} if asks else {}))
    match = Match(QUESTIONS if asks else CARDS, ["Ana", "Ben"], rules=rules, seed=data.draw(st.integers(0, 99)))
    rng = Random(data.draw(st.integers(0, 99)))
    for _ in range(data.draw(st.integers(0, 20))):
        if match.over:
            break
        try:
            do_something(match, rng)
        except Refused:
            continue
    waiting = match._table.waiting
    viewer = 1 - match.turn if waiting is not None else match.turn
    before = msgspec.json.encode(match.view(viewer))
    position = match._table.position
    shown = {waiting.card} if waiting is not None else set()

    other = position.hands[1 - viewer]
    places = [*((position.stock, i) for i in range(len(position.stock)))]
    places += [(other, i) for i in range(len(other)) if other[i] not in shown]
    cards = [held[i] for held, i in places]
    for (held, i), card in zip(places, data.draw(st.permutations(cards)), strict=True):
        held[i] = card

    assert msgspec.json.encode(match.view(viewer)) == before


@pytest.mark.parametrize("rules", CARD_GAMES)
def test_a_lesson_of_some_turns_ends_with_them(rules):
    """Six turns each, then most sequences win, then the longest open line."""
    deck = Deck.of_cards(rules)
    match = Match(deck, [Heuristic(level=5), Heuristic(level=1)], rules=replace(preset(rules), turn_limit=6), seed=3)
    match.run()

    assert match.over
    assert match.position().result in ("turn_limit", "sequences")
    assert match.view(None).turns_left == 0 or match.position().result == "sequences"


def test_on_honour_a_wrong_number_nobody_contests_stands_and_is_recorded_as_wrong():
    """The chip is there, the record says what it was worth."""
    match = match_of(["Ana", "Ben"], answer_policy="honour")
    card = playable(match)
    verdict = answer_wrong(match, card)
    assert (verdict.saying, match.checker) == ("waits", 1)

    assert match.agree().saying == "stands"

    (attempt,) = match.attempts()
    assert (attempt.correct, attempt.outcome) == (False, "incorrect")
    assert [event.move for event in match.log if isinstance(event, Answered)] == [None]


def test_who_answered_is_not_asked():
    """Nor can anybody play on while an answer waits, and nobody is asked when none does."""
    match = match_of(["Ana", "Ben"], answer_policy="challenge")
    with pytest.raises(Refused, match="No answer"):
        match.agree()
    answer_wrong(match, playable(match))

    with pytest.raises(Refused, match="Somebody else"):
        match.contest(seat=0)
    with pytest.raises(Refused, match="First somebody"):
        match.swap(faces_in_hand(match)[0])
    assert match.contest(seat=1).saying == "check_wrong"


def test_the_default_opponent_loses_about_half():
    """Against a simulated average pupil, who begins by turns: four standard deviations of 120 games."""
    deck = Deck.generate("add_within_20", "sub_within_20", board=(8, 8), level=2, seed=7)
    winners = []
    for seed in range(120):
        match = Match(deck, [Pupil("Ana"), Pupil("Robi")], seed=seed, starter=seed % 2)
        match.run()
        winners.append(match.winner)

    decided = [winner for winner in winners if winner is not None]
    assert abs(decided.count(1) / len(decided) - 0.5) < 0.19


@pytest.mark.parametrize("given", ["25:00", "soon", "00:00", 7])
def test_a_bell_that_cannot_ring_is_refused(given):
    """No time of day, or one that has passed."""
    with pytest.raises(MatchError, match="bell cannot ring"):
        match_of(["Ana", "Ben"], ends_at=given)


@pytest.mark.parametrize(
    ("levels", "said"), [([1], "each of the 2"), ([1, 3], "level 3"), ("21", "each of the 2"), ([1, "2"], "level 2")]
)
def test_levels_that_a_deck_does_not_have(levels, said):
    """The message names those it has."""
    deck = Deck.generate("add_within_20", board=(6, 6), level=(2, 1), seed=1)
    with pytest.raises(MatchError, match=said):
        Match(deck, ["Ana", "Ben"], levels=levels)


def test_levels_are_in_the_file(tmp_path: Path):
    """A resumed match asks each seat at its level, and so does the next game."""
    deck = Deck.generate("add_within_20", board=(6, 6), level=(2, 1), seed=1)
    match = Match(deck, ["Ana", "Ben"], levels=[1, None], save=tmp_path, seed=2)
    card = faces_in_hand(match)[0]
    asked = match.question(card)

    resumed = Match.resume(tmp_path)

    assert resumed.question(card) == asked
    assert asked is not None
    assert asked.level == 1
    assert [seat.asks for seat in resumed.again()._header.seats] == [1, None]
    assert match.path is not None
    assert read_match_file(match.path).header.seats[0].asks == 1
