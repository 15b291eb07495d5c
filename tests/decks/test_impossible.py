from __future__ import annotations

import pytest

from seqnum.decks import Deck
from seqnum.maths import SKILLS
from tests.decks.sentences import refused

ADD = "add_within_20"
FIRST = next(iter(SKILLS))


@pytest.mark.parametrize(
    ("skill", "near"),
    [
        ("add_within_2O", ADD),
        ("add within 20", ADD),
        ("fraction", "simplify_fraction"),
        ("", FIRST),
        ('__import__("os")', FIRST),
        pytest.param("x" * 10_000, FIRST, id="long"),
        (None, FIRST),
        (20, ADD),
        ([ADD, "sub_within_20"], ADD),
    ],
)
def test_an_unknown_skill(skill, near):
    """A skill nobody has gets the names of those that look like it, else the first there is."""
    assert near in refused(lambda: Deck.generate(skill))


def test_no_skill_and_one_twice():
    """Without a skill, or with one named twice, the sentence says what to name."""
    assert FIRST in refused(Deck.generate)
    assert "once" in refused(lambda: Deck.generate(ADD, ADD))


@pytest.mark.parametrize("level", [0, 4, -1, 2.0, "2", True, (), (2, 9), {ADD: 9}, {ADD: "easy"}])
def test_a_level_that_does_not_exist(level):
    """The sentence names the skill and the levels it has."""
    said = refused(lambda: Deck.generate(ADD, level=level))

    assert ADD in said
    assert "1, 2, 3" in said
    assert "no level 2. " not in said  # a text is not the number it looks like


def test_a_level_for_a_skill_that_is_not_in_the_deck():
    """A slip in a dict of levels is not passed over: the deck would have another level than its teacher thinks."""
    assert "add_within_2O" in refused(lambda: Deck.generate(ADD, level={"add_within_2O": 3}))


@pytest.mark.parametrize(
    "board",
    [
        (0, 8), (8, 0), (-8, 8), (1000, 1000), (21, 8), (8.0, 8.0), ("8", "8"), "8x8", None, 8, (8,), (8, 8, 8),
        (True, 8), (float("nan"), 8), {}, (8, None), (10**30, 8),
    ],
)  # fmt: skip
def test_a_size_that_is_none(board):
    """The sentence shows what a size looks like; of two whole numbers, only that they are too small or too large."""
    said = refused(lambda: Deck.generate(ADD, board=board))

    whole = isinstance(board, tuple) and len(board) == 2 and all(type(side) is int for side in board)
    assert "1 to 20" in said
    assert ("(8, 8)" in said) != whole
    assert (f"{board[0]} × {board[1]}" in said) if whole else (str(board) in said)


@pytest.mark.parametrize(("board", "possible"), [((4, 4), "5"), ((1, 1), "5"), ((1, 11), "12"), ((2, 5), "12")])
def test_a_board_too_small_to_play(board, possible):
    """Where no line fits, or the cards do not go round, the sentence names the least that would do."""
    assert possible in refused(lambda: Deck.generate(ADD, board=board))


@pytest.mark.parametrize(
    "seed", [1.5, "7", None, True, 10**20, -(10**20), pytest.param(10**5000, id="long"), float("inf")]
)
def test_a_seed_that_is_none(seed):
    """A seed is a whole number that a deck code can hold."""
    assert "20 digits" in refused(lambda: Deck.generate(ADD, seed=seed))


@pytest.mark.parametrize("seed", [0, -7, 10**20 - 1, 1 - 10**20])
def test_every_other_whole_number_is_a_seed(seed):
    """Negative and long seeds make decks, and their codes make them again."""
    deck = Deck.generate(ADD, board=(5, 6), seed=seed)

    assert Deck.from_code(deck.code()) == deck


def test_unknown_rules():
    """Rules that do not exist get the names of those that do."""
    assert "classroom" in refused(lambda: Deck.generate(ADD, rules="klassroom"))


def test_levels_without_common_answers():
    """Levels 3, 1 and 2 of adding fractions have no sum in common: the sentence says so, and which levels."""
    said = refused(lambda: Deck.generate("add_fractions_unlike", level=(3, 1, 2), board=(6, 6)))

    assert "Only 0 answers" in said
    assert "3, 1, 2" in said


def test_too_few_answers(tmp_path):
    """Four answers make no line of five; a fifth would."""
    path = tmp_path / "mine.csv"
    path.write_text("1 + 1;2\n1 + 2;3\n1 + 3;4\n1 + 4;5\n", encoding="utf-8")
    assert "needs 5" in refused(lambda: Deck.from_csv(path))

    path.write_text("1 + 1;2\n1 + 2;3\n1 + 3;4\n1 + 4;5\n1 + 5;6\n", encoding="utf-8")
    assert len(Deck.from_csv(path).questions) == 60


def test_too_many_answers(tmp_path):
    """More answers than a board has room for: the sentence says for how many, and so many do fit."""
    path = tmp_path / "mine.csv"
    path.write_text("".join(f"{n} + 1;{n + 1}\n" for n in range(31)), encoding="utf-8")
    assert "room for 30" in refused(lambda: Deck.from_csv(path))

    path.write_text("".join(f"{n} + 1;{n + 1}\n" for n in range(30)), encoding="utf-8")
    assert len(Deck.from_csv(path).questions) == 60
