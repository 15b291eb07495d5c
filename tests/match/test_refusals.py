from __future__ import annotations

import tempfile
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.match import Match, Refused, Times
from tests.match.tables import answer_to, faces_in_hand, match_of, right_cells, wrong_cells

ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=50), st.binary(max_size=5),
    st.lists(st.integers(), max_size=3),
)  # fmt: skip
CARDS = st.one_of(st.integers(-2, 40), st.builds("k{}".format, st.integers(-1, 40)), st.just("own:8001 − 1000"), ODD)
CELLS = st.one_of(
    st.integers(-2, 40), st.builds("r{:02}c{:02}".format, st.integers(0, 7), st.integers(0, 7)), ODD,
)  # fmt: skip
SEATS = st.one_of(st.none(), st.integers(-1, 3), ODD)
NUMBERS = st.one_of(st.builds(str, st.integers(6999, 7018)), st.just("7001/1"), ODD, st.text(max_size=60))
TIMES = st.builds(Times, ODD, ODD, ODD)
CALLS = st.one_of(
    st.tuples(st.just("answer"), st.tuples(CARDS, CELLS), st.fixed_dictionaries({"seat": SEATS, "times": TIMES})),
    st.tuples(st.just("say_number"), st.tuples(CARDS, NUMBERS), st.fixed_dictionaries({"seat": SEATS})),
    st.tuples(st.just("swap"), st.tuples(CARDS), st.fixed_dictionaries({"seat": SEATS})),
    st.tuples(st.just("pass_turn"), st.just(()), st.fixed_dictionaries({"seat": SEATS})),
    st.tuples(st.just("view"), st.tuples(SEATS), st.just({})),
    st.tuples(st.just("play"), st.tuples(st.sampled_from(["right", "wrong", "said", "swap"])), st.just({})),
)


def seen(match: Match) -> list[bytes]:
    return [msgspec.json.encode(match.view(seat)) for seat in (None, 0, 1)]


def state(match: Match) -> tuple[object, ...]:
    assert match.path is not None
    return len(match.log), seen(match), match.path.read_bytes(), match.verdict, match.must(), match.turn


def play(match: Match, how: str) -> None:
    card = next(iter(match.must() or faces_in_hand(match)))
    if match.solved is not None or (how == "right" and right_cells(match, card)):
        match.answer(card, right_cells(match, card)[0])
    elif how == "wrong":
        match.answer(card, wrong_cells(match, card)[0])
    elif how == "said":
        match.say_number(card, answer_to(match, card))
    else:
        match.swap(card)


@settings(deadline=None, max_examples=150)
@given(st.lists(CALLS, max_size=25), st.sampled_from(["board", "keypad"]), st.integers(0, 5))
def test_a_refusal_changes_nothing(calls, answer_by, seed):
    """Whatever is asked for between moves, what is refused leaves log, views and file byte for byte as they were."""
    with tempfile.TemporaryDirectory() as folder:
        match = match_of(seed=seed, answer_by=answer_by, save=folder)
        assert match.path is not None
        for name, positional, named in calls:
            before = state(match)
            refused = None
            try:
                if name == "play":
                    play(match, *positional)
                else:
                    getattr(match, name)(*positional, **named)
            except Refused as error:
                refused = error.message("pt")
            if refused is not None:
                assert len(refused) < 300
                assert state(match) == before
        again = Match.resume(match.path)
        assert seen(again) == seen(match)
        assert again.attempts() == match.attempts()
        assert again.must() == match.must()


@pytest.mark.parametrize("seat", [1, -1, 2, True, "0", 0.0])
def test_nobody_moves_for_another_seat(seat):
    """Only the seat whose turn it is may do anything, and it has to be named as a number."""
    match = match_of()
    card = faces_in_hand(match)[0]
    before = len(match.log)

    for act in (
        lambda: match.answer(card, wrong_cells(match, card)[0], seat=seat),
        lambda: match.say_number(card, "7001", seat=seat),
        lambda: match.swap(card, seat=seat),
        lambda: match.pass_turn(seat=seat),
    ):
        with pytest.raises(Refused, match=r"turn|no seat"):
            act()

    assert len(match.log) == before


def test_a_card_of_another_hand_is_refused_like_one_that_is_not_there():
    """The refusal tells nothing about where a card is."""
    match = match_of()
    said = set()
    theirs = match.hand(1)[0]
    for card in (theirs, f"k{theirs}", match._table.position.stock[0], "k999999", 999, "nobody", None):
        with pytest.raises(Refused) as refused:
            match.answer(card, 1)  # type: ignore[arg-type]
        said.add(str(refused.value))

    assert said == {"That card is not in your hand."}


def test_after_the_end_nothing_can_be_done(tmp_path):
    """A finished game answers every call with one sentence, and its file ends with how it ended."""
    match = match_of(save=tmp_path)
    while not match.over:
        card = next(iter(match.must() or faces_in_hand(match)))
        play(match, "right" if right_cells(match, card) else "swap")
    assert match.path is not None
    size = match.path.stat().st_size

    for act in (lambda: match.swap(1), lambda: match.say_number(1, "3"), lambda: match.answer(1, 1), match.pass_turn):
        with pytest.raises(Refused, match="over"):
            act()

    last = msgspec.json.decode(match.path.read_bytes().splitlines()[-1])
    assert (last["event"], last["winner"], last["reason"]) == ("end", match.winner, "sequences")
    assert match.path.stat().st_size == size


@pytest.mark.desktop
def test_two_clicks_at_once_are_one_answer():
    """Handlers run on threads of their own: of twenty answers at the same moment one counts, the others are refused."""
    match = match_of(seed=3)
    card = faces_in_hand(match)[0]
    cell = right_cells(match, card)[0]
    ready = Barrier(20)

    def click(_: int) -> bool:
        ready.wait()
        try:
            match.answer(card, cell, seat=0)
        except Refused:
            return False
        return True

    with ThreadPoolExecutor(20) as pool:
        counted = list(pool.map(click, range(20)))

    assert counted.count(True) == 1
    assert [event.n for event in match.log] == [1, 2, 3]
    assert (match.turn, match.position().chips) == (1, [1 << cell, 0])
