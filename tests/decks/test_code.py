from __future__ import annotations

import string

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.decks.errors import DeckError
from seqnum.maths import SKILLS
from seqnum.version import __version__
from tests.decks.sentences import outcome, refused

DECK = Deck.generate("add_within_20", board=(5, 6), seed=7)


@settings(max_examples=40, deadline=None)
@given(
    skills=st.lists(st.sampled_from(list(SKILLS)), min_size=1, max_size=3, unique=True),
    levels=st.lists(st.sampled_from([1, 2, 3]), min_size=3, max_size=3),
    board=st.tuples(st.integers(5, 8), st.integers(5, 8)),
    seed=st.integers(1 - 10**20, 10**20 - 1),
    rules=st.sampled_from(["classroom", "sequence_numbers", "young"]),
    further=st.lists(st.sampled_from([1, 2, 3]), max_size=2, unique=True),
)
def test_a_code_makes_its_deck(skills, levels, board, seed, rules, further):
    """Whatever deck was generated, its code, pasted with spaces round it, makes it again."""
    level = dict(zip(skills, levels, strict=False))
    try:
        deck = Deck.generate(*skills, board=board, level=(level, *further), seed=seed, rules=rules)
    except DeckError:
        assume(further == [])  # its levels may have too few numbers in common
        raise

    assert Deck.from_code(f" {deck.code()}\n") == deck
    assert set(deck.code()) <= set(string.ascii_letters + string.digits + "~._-+")


def test_codes_are_short():
    """A code fits a line of a chat: its parts are words that a teacher can read."""
    assert len(Deck.generate("add_within_20", seed=7).code()) <= 60
    assert len(Deck.generate("add_2digit_regroup", "sub_2digit_regroup", seed=2026).code()) <= 90


def test_any_other_character():
    """A code with one character changed, lost or doubled makes the same deck or none."""
    code = DECK.code()
    for at, old in enumerate(code):
        for new in ("", old * 2, *"09axfZ~._- é٣\u00a0"):
            deck, sentence = outcome(lambda at=at, new=new: Deck.from_code(code[:at] + new + code[at + 1 :]))
            assert deck == DECK or len(sentence.splitlines()) == 1


def with_part(number: int, text: str) -> str:
    parts = DECK.code().split("~")
    parts[number] = text
    return "~".join(parts)


def test_a_code_of_another_version():
    """A check that does not fit is the other version's, and it is named; with our version the code was damaged."""
    other = with_part(-2, "0.0.7").replace(DECK.hash[:8], "00000000")

    assert "0.0.7" in refused(lambda: Deck.from_code(other))
    assert __version__ in refused(lambda: Deck.from_code(other))
    assert "was changed" in refused(lambda: Deck.from_code(with_part(-1, "00000000")))
    assert "was changed" in refused(lambda: Deck.from_code(with_part(1, "8")))
    assert Deck.from_code(with_part(-2, "0.0.7")) == DECK


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "not a deck code"),
        ("~" * 1000, "not a deck code"),
        ("x" * 10_000_000, "not a deck code"),
        (None, "not a deck code"),
        (b"8x8", "not a deck code"),
        ("../../etc/passwd", "not a deck code"),
        ('__import__("os").system("true")', "not a deck code"),
        ("<img src=x onerror=alert(1)>", "not a deck code"),
        (with_part(0, "99x99"), "1 to 20"),
        (with_part(0, "0x0"), "1 to 20"),
        (with_part(0, "4x4"), "line of 5"),
        (with_part(1, "9" * 21), "not a deck code"),
        (with_part(2, "klassroom"), "klassroom"),
        (with_part(3, "add_within_2O.2"), "add_within_20"),
        (with_part(3, "add_within_20.9"), "1, 2, 3"),
        (with_part(3, "add_within_20.1~add_within_20.2"), "once"),
        (with_part(3, "~".join(["add_within_20.1"] * 50)), "not a deck code"),
        (DECK.code() + "\n~", "not a deck code"),
    ],
    ids=lambda value: str(value)[:24],
)
def test_what_is_no_code(code, said):
    """Hostile and broken codes are one sentence, quickly."""
    assert said in refused(lambda: Deck.from_code(code))
