"""Games as one word to paste."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from seqnum.engine import Card, CodeError, Game, Layout, Rules, Seating, classic_cards, classic_layout, sequence
from seqnum.engine.packing import Packer, Unpacker
from tests.engine.playing import played
from tests.engine.strategies import games_under_way

MID_GAME = played(Game.deal(sequence(), classic_layout(), classic_cards(), seed="7"), "player", most=40)


@given(games_under_way())
@settings(deadline=None)
def test_round_trip(game):
    """A game survives being a code of letters and digits."""
    code = game.code()

    assert game == Game.from_code(code)
    assert code.isascii()
    assert code.isalnum()


def test_size():
    """In the middle of a classic game the code has at most 400 characters."""
    assert len(MID_GAME.code()) <= 400


def test_it_says_that_it_is_open():
    """A code says by its first letters that it hides nothing, and so does its description."""
    assert MID_GAME.code().startswith("open")
    assert "not secret" in str(Game.code.__doc__)


def test_white_space_does_not_matter():
    """A code that a mail programme broke into lines is still the code."""
    code = MID_GAME.code()

    assert Game.from_code(f"  {code[:70]}\r\n> "[:-2] + f"{code[70:]}\n") == MID_GAME


@pytest.mark.parametrize("place", range(0, len(MID_GAME.code()), 3))
def test_damage(place):
    """A character that is changed, missing, doubled or swapped with the next is noticed, anywhere."""
    code = MID_GAME.code()
    damaged = {
        code[:place] + code[place + 1 :],
        code[:place] + code[place] + code[place:],
        code[:place] + "0" + code[place:],
        code[:place] + code[place + 1 : place + 2] + code[place] + code[place + 2 :],
        *(code[:place] + other + code[place + 1 :] for other in "0Aaz9b"),
        code[:place] + code[place].swapcase() + code[place + 1 :],
    } - {code}
    for wrong in damaged:
        with pytest.raises(CodeError, match=r"damaged on its way|is not a game code") as caught:
            Game.from_code(wrong)
        assert len(str(caught.value)) < 120


@given(st.one_of(st.text(), st.text(alphabet="0Az9").map(lambda text: "opengame2" + text)))
@example("")
@example("opengame2")
@example("opengame2" + "z" * 30_000)
@example("openmatch2abc")
@settings(deadline=None)
def test_any_text(text):
    """Any other text is refused in one short sentence."""
    with pytest.raises(CodeError) as caught:
        Game.from_code(text)

    assert len(str(caught.value)) < 160


def test_made_by_a_newer_version():
    """A whole code with something in it that we do not know is told from a damaged one."""
    packer = Packer()
    for text in ("sequence", "2/2/7/2"):
        packer.text(text)
    packer.number(0, 2)
    packer.text("7")
    packer.number(0, 2)
    packer.text("a board of tomorrow")

    with pytest.raises(CodeError, match="newer version"):
        Game.from_code(packer.word("opengame2"))


@given(
    st.lists(
        st.one_of(
            st.tuples(
                st.just("number"), st.integers(1, 300).flatmap(lambda n: st.tuples(st.integers(0, n - 1), st.just(n)))
            ),
            st.tuples(st.just("count"), st.tuples(st.integers(0, 500))),
            st.tuples(st.just("text"), st.tuples(st.text())),
            st.tuples(st.just("order"), st.tuples(st.permutations(range(7)))),
        )
    )
)
@settings(deadline=None)
def test_packing(steps):
    """What is packed comes out again, in order, and nothing else."""
    packer = Packer()
    for kind, values in steps:
        getattr(packer, kind)(*values)
    unpacker = Unpacker(packer.word("x1"), "x1")
    for kind, values in steps:
        further = {"number": values[1:], "order": (7,)}.get(kind, ())
        assert getattr(unpacker, kind)(*further) == (tuple(values[0]) if kind == "order" else values[0])
    unpacker.end()


def test_packing_checks_itself():
    """A number that does not fit is a fault of ours and is not packed."""
    with pytest.raises(ValueError, match="8"):
        Packer().number(8, 8)


def test_too_long():
    """A game on a board of very long words fits in no code, and the sentence says what to do instead."""
    layout = Layout(2, 5, tuple(str(i) * 5000 for i in range(10)))
    game = Game.deal(Rules("long", (Seating(2, 2, 1, 1),)), layout, [Card("wild")] * 4, seed=1)

    with pytest.raises(CodeError, match="Share it as text or as a file"):
        game.code()
    assert Game.parse(game.text()) == game
