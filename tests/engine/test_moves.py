from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from seqnum.engine import (
    Claim,
    Discard,
    Draw,
    Forfeit,
    GiveUp,
    MalformedMove,
    Move,
    Pass,
    Penalty,
    Place,
    Remove,
    SwapDead,
    TimeUp,
)
from tests.engine.boards import plain_layout

LAYOUT = plain_layout(12, 9)
cards = st.integers(0, 999_999)
cells = st.integers(0, 12 * 9 - 1)
lines = st.lists(st.sampled_from(LAYOUT.lines(5)), min_size=1, max_size=4).map(tuple)
moves = st.one_of(
    st.builds(Place, cards, cells),
    st.builds(Place, cards, cells, lines),
    st.builds(Remove, cards, cells),
    *(st.builds(kind, cards) for kind in (SwapDead, Discard, GiveUp, Draw, Penalty)),
    st.builds(Claim, lines),
    *(st.just(kind()) for kind in (Pass, Forfeit, TimeUp)),
)
near_misses = st.text(alphabet="0123456789@x=-!rc[],+~# ", max_size=24)


@given(moves)
def test_round_trip(move):
    """A move survives being text, and its repr rebuilds it."""
    assert move == Move.parse(move.text(LAYOUT), LAYOUT)
    assert move == eval(repr(move))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("12@r03c05", Place(12, 22)),
        ("12xr03c05", Remove(12, 22)),
        ("12=", SwapDead(12)),
        ("12-", Discard(12)),
        ("-", Pass()),
        ("!", Forfeit()),
        ("12@r03c05[r03c01-r03c05]", Place(12, 22, ((18, 19, 20, 21, 22),))),
        ("[r03c01-r03c03,r01c05-r03c03]", Claim(((18, 19, 20), (4, 12, 20)))),
        ("+3", Draw(3)),
        ("12~", GiveUp(12)),
        ("~1", Penalty(1)),
        ("#", TimeUp()),
    ],
)
def test_notation(text, move):
    """Each kind of move has its own sign."""
    assert move == Move.parse(text, LAYOUT)
    assert text == move.text(LAYOUT)


@given(st.one_of(st.text(), near_misses))
@example("12@r13c01")
@example("12@r01c01[]")
@example("12@r01c01[r01c01-r01c01]")
@example("[r01c01-r02c03]")
@example("[r01c01-r13c01]")
@example("[r01c05-r01c01]")
@example("+01")
@example("+1-")
@example("~1~")
@example("12@r01c10")
@example("012@r01c01")
@example("١٢@r01c01")
@example("12@r01c01\n")
@example("9" * 5000 + "=")
@example("12@r" + "9" * 5000 + "c01")
def test_any_text(text):
    """Text is either the canonical text of one move or malformed, and nothing else ever happens."""
    message = ""
    try:
        again = Move.parse(text, LAYOUT).text(LAYOUT)
    except MalformedMove as error:
        again, message = text, str(error)

    assert again == text
    assert len(message) < 300


@pytest.mark.parametrize("thing", [None, 12, b"12=", ["12="], Pass()])
def test_not_even_text(thing):
    """What is no text is malformed too."""
    with pytest.raises(MalformedMove, match="is not a move"):
        Move.parse(thing, LAYOUT)


def test_malformed_names_the_text():
    """The message repeats the text, and says what a move looks like."""
    with pytest.raises(MalformedMove, match=r"'knight f3' is not a move\. Moves look like 12@r03c05"):
        Move.parse("knight f3", LAYOUT)


def test_kinds_differ():
    """Moves of different kinds are never equal, though they name the same card and space."""
    kinds = {SwapDead(1), Discard(1), GiveUp(1), Draw(1), Penalty(1), Pass(), Forfeit(), TimeUp()}

    assert len({Place(1, 2), Place(1, 2, ((2, 3),)), Claim(((2, 3),)), Remove(1, 2), *kinds}) == 12
