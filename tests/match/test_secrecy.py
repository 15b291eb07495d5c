from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import msgspec
import pytest

from seqnum.widgets import Board
from tests.match.tables import FACES, FIRST, answer_to, match_of
from tests.match.test_refusals import play

if TYPE_CHECKING:
    from seqnum.match import Match

ANSWERS = {str(FIRST + number) for number in range(FACES)}
THOUSANDS = re.compile(r"(?<=\d)[,.\u202f\u00a0 ](?=\d{3})")
STEPS = ("right", "wrong", "right", "said", "swap", "wrong", "wrong", "right")


def permuted(match: Match, seat: int | None, rng: random.Random) -> None:
    """Change round all cards that a seat cannot see: the draw pile and the other hands."""
    position = match._table.position
    hidden = [other for other in range(len(position.hands)) if other != seat]
    cards = [card for other in hidden for card in position.hands[other]] + position.stock
    rng.shuffle(cards)
    for other in hidden:
        position.hands[other] = [cards.pop() for _ in position.hands[other]]
    position.stock = cards


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_a_view_depends_on_nothing_that_a_seat_cannot_see(players, seed):
    """Permute every hidden card: the seat's view is the same to the byte, at every step of a game."""
    match = match_of([f"P{seat}" for seat in range(players)], seed=seed)
    rng = random.Random(seed)
    for step in STEPS:
        for seat in (None, *range(players)):
            before = msgspec.json.encode(match.view(seat))
            own = match._table.position
            match._table.position = own.copy()
            permuted(match, seat, rng)
            assert msgspec.json.encode(match.view(seat)) == before
            match._table.position = own
        play(match, step)


def texts(value):
    """All keys and leaves of a JSON value, as text."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield str(key)
            yield from texts(inside)
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from texts(inside)
    else:
        yield str(value)


def holds_an_answer(value) -> set[str]:
    """Return which of the answers stand in a JSON value, written 7001 or 7,001."""
    return {answer for answer in ANSWERS for text in texts(value) if answer in THOUSANDS.sub("", text)}


@pytest.mark.parametrize("seed", range(8))
def test_no_answer_leaves_before_it_is_known(seed):
    """Prompts, moves, texts and table hold no answer but the board's faces and what has been solved or given up."""
    match = match_of(seed=seed)
    board = Board(match)
    known: set[str] = set()
    for step in STEPS:
        card = next(iter(match.must() or [one for one in match.hand() if match.question(one)]))
        attempts = len(match.attempts())
        play(match, step)
        board._show()
        said = match.verdict
        assert said is not None
        revealed = said.correct or said.saying == "wrong_reveal"
        known = {answer_to(match, card)} if revealed else set()
        chosen = {one.chosen for one in match.attempts()[attempts:] if one.correct is False}
        for seat in (None, 0, 1):
            assert holds_an_answer(msgspec.to_builtins(match.view(seat))) == set()
        state = dict(board.state)
        verdict = state.pop("verdict")
        assert holds_an_answer(state) == set()
        assert holds_an_answer(verdict) <= known | chosen
        assert answer_to(match, card) in known or answer_to(match, card) not in "".join(texts(verdict))
        table = dict(board.table or {})
        assert len(table.pop("faces")) == 36
        assert holds_an_answer(table) == set()
        assert holds_an_answer(board.texts) == set()
    board.close()


def test_a_view_names_its_fields_and_none_is_a_hint():
    """A new field has to be thought about: this is all that a browser is told of a seat's game."""
    match = match_of()
    view = msgspec.to_builtins(match.view(0))

    assert sorted(view) == [
        "can_pass", "cards", "check", "chips", "choosing", "forfeits", "hand", "hands", "last_round", "made", "must",
        "over", "owed", "recent", "sequences", "solved", "stock", "turn", "turns_left", "viewer", "winner",
    ]  # fmt: skip
    assert sorted(view["hand"][0]) == ["caption", "id", "kind", "mathml", "spoken", "suit", "text", "tries"]


def test_who_only_watches_sees_no_cards():
    """Without a seat there is no hand."""
    assert match_of().view(None).hand == ()
