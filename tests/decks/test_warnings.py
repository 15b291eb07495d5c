from __future__ import annotations

import pytest

from seqnum.decks import Deck
from seqnum.maths import SKILLS
from seqnum.text import LANGUAGES
from tests.decks.sentences import assert_sentence

WORDS = {
    "few answers": {"en": "different numbers", "es": "números distintos", "pt": "números diferentes"},
    "repeated": {"en": "a question: there are too few", "es": "una operación: hay pocas", "pt": "uma conta: há poucas"},
    "small board": {"en": "standstill", "es": "se atasca", "pt": "trava"},
    "small print": {"en": "printed small", "es": "sale pequeño", "pt": "fica pequeno"},
    "unused skill": {"en": "No card practises", "es": "Ninguna carta practica", "pt": "Nenhuma carta pratica"},
}

CASES = [
    ({"skills": ["table_all_10"]}, set()),
    ({"skills": ["add_within_20", "sub_within_20"]}, set()),
    ({"skills": ["table_all_10", "division_facts"]}, set()),
    ({"skills": ["add_within_20"], "board": (6, 7)}, set()),
    ({"skills": ["add_within_20"]}, {"few answers"}),
    ({"skills": ["division_facts"]}, {"few answers"}),
    ({"skills": ["table_all_10"], "board": (10, 10)}, {"repeated"}),
    ({"skills": ["add_within_20"], "level": 3}, {"few answers", "repeated"}),
    ({"skills": ["table_all_10"], "board": (6, 6)}, {"small board"}),
    ({"skills": ["table_all_10"], "board": (5, 8)}, {"small board"}),
    ({"skills": ["scientific_notation"]}, {"repeated", "small print"}),
    ({"skills": ["scientific_notation"], "board": (7, 7)}, {"repeated"}),
    ({"skills": list(SKILLS), "board": (3, 5)}, {"small board", "unused skill"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("wanted", "expected"), CASES)
def test_each_warning_comes_when_it_should(wanted, expected, lang):
    """A deck that would not play well says why, in the language asked for, and one that would says nothing."""
    deck = Deck.generate(*wanted["skills"], board=wanted.get("board", (8, 8)), level=wanted.get("level", 2))

    said = deck.warnings(lang)

    assert {name for name, words in WORDS.items() if any(words[lang] in sentence for sentence in said)} == expected
    assert bool(said) == bool(expected)
    for sentence in said:
        assert_sentence(sentence)


def test_the_numbers_in_the_warnings():
    """They count what is on the board and in the deck: 36 different cards for 60 spaces leave 24 repeats."""
    few, repeated = Deck.generate("add_within_20", level=3).warnings("en")

    assert "only 8 different numbers, each on up to 12 spaces" in few
    assert repeated.startswith("24 of 60 cards repeat ")


@pytest.mark.parametrize(
    ("board", "level", "advice"), [((5, 5), 1, False), ((6, 7), 3, False), ((8, 8), 3, True), ((10, 10), 3, True)]
)
def test_a_smaller_board_is_no_advice_where_boards_are_too_small(board, level, advice):
    """On a board that is small already, other skills help; none is told at once to take a smaller and a larger one."""
    said = Deck.generate("add_within_10", level=level, board=board).warnings("en")

    assert any("different numbers" in one for one in said)
    assert any("maller board" in one for one in said) == advice


def test_a_number_on_many_spaces_is_said():
    """Most numbers stand on two spaces of this board, but one on eleven: whoever guesses it is right too often."""
    deck = Deck.generate("evaluate_powers", level=2, seed=1)
    most = max(deck.layout.faces.count(face) for face in deck.layout.faces if face)

    assert most > 60 / 8
    assert any(f"on up to {most} spaces" in one for one in deck.warnings("en"))


def test_a_single_repeat_is_said_in_the_singular(tmp_path):
    """One question on two cards is one repeat."""
    path = tmp_path / "mine.csv"
    rows = [f"{n} + {more};{n + more}" for n in range(19) for more in (0, 1) if n + more < 19]
    path.write_text("\n".join(rows), encoding="utf-8")
    deck = Deck.from_csv(path, board=(6, 7))

    assert [one for one in deck.warnings("en") if "repeats a question" in one]
    assert [one for one in deck.warnings("es") if "repite una" in one]


def test_a_teachers_own_questions_are_repeated_to_fill_the_board(tmp_path):
    """Ten questions on sixty spaces are repeated fifty times, and the deck says so."""
    path = tmp_path / "mine.csv"
    path.write_text("".join(f"{n} + 1,{n + 1}\n" for n in range(10)), encoding="utf-8")

    assert any(sentence.startswith("50 of 60 cards repeat") for sentence in Deck.from_csv(path).warnings("en"))
