from __future__ import annotations

import json
import re
from collections import Counter
from fractions import Fraction

import pytest

from seqnum.cli import main
from seqnum.decks import Deck

ASK = ["deck", "add_within_20", "missing_factor", "--board", "8x8", "--level", "2", "--seed", "7"]


@pytest.fixture
def made(capsys):
    """The JSON that the command prints."""
    assert main([*ASK, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_json_has_the_fields_of_the_manual(made):
    """Programs find seed, board, layout, cards and warnings, and in each card all printed forms."""
    assert set(made) == {"seed", "board", "layout", "cards", "warnings"}
    assert made["seed"] == 7
    assert made["board"] == [8, 8] == [len(made["layout"]), len(made["layout"][0])]
    fields = {"id", "kind", "skill", "level", "text", "latex", "mathml", "spoken", "answer", "misconceptions"}
    assert all(set(card) == fields for card in made["cards"])


def test_every_answer_stands_on_the_board_twice(made):
    """A question can be answered on two spaces at least."""
    faces = Counter(face for row in made["layout"] for face in row if face is not None)
    for card in made["cards"]:
        if card["kind"] == "face":
            assert faces[card["answer"]] >= 2
            assert str(Fraction(card["answer"])) == card["answer"]


def test_text_is_plain(made):
    """The text is typeable: ASCII spaces, a box for the blank, and no equals sign at its end."""
    questions = [card for card in made["cards"] if card["kind"] == "face"]
    for card in questions:
        assert " ".join(card["text"].split(" ")).strip() == card["text"]
        assert not card["text"].endswith("=")
        assert not {"\u00a0", "\u202f", "_", "?"} & set(card["text"])
        assert card["mathml"].startswith("<math")
    assert all(card["text"].count("□") == 1 for card in questions if card["skill"] == "missing_factor")


def test_a_wrong_answer_names_its_misconceptions(made):
    """Misconceptions map a wrong answer, never the right one, to the ids of rules that give it."""
    mapped = [card for card in made["cards"] if card["misconceptions"]]
    assert mapped
    for card in mapped:
        assert card["answer"] not in card["misconceptions"]
        assert all(ids and all(isinstance(one, str) for one in ids) for ids in card["misconceptions"].values())


def test_the_same_seed_prints_the_same_deck(made, capsys):
    """Twice the same command, twice the same deck."""
    assert main([*ASK, "--json"]) == 0

    assert json.loads(capsys.readouterr().out) == made


def test_out_writes_a_deck_that_loads(tmp_path, capsys):
    """`--out` leaves the deck file that a match takes, and the screen shows board, cards and code."""
    assert main([*ASK, "--out", str(tmp_path / "week3.json")]) == 0

    deck = Deck.load(tmp_path / "week3.json")
    assert deck == Deck.from_code(deck.code())
    assert deck.code() in capsys.readouterr().out


@pytest.mark.parametrize("size", ["8", "8x", "x8", "axb", "8x8x8", "-8x8", "8.5x8", "0x8", "8x21", "999x999"])
def test_a_size_that_is_none_is_refused(size, capsys):
    """A board's size is rows x columns."""
    with pytest.raises(SystemExit) as left:
        main(["deck", "add_within_20", f"--board={size}"])

    said = capsys.readouterr().err
    assert left.value.code == 2
    assert f"--board: '{size}' is no size of a board" in said
    assert "8x8" in said


@pytest.mark.parametrize("wrong", [["--level", "4"], ["--level", "0"], ["--board", "3x3"], ["--seed", "9" * 40]])
def test_a_deck_that_cannot_be_made_says_why(wrong, capsys):
    """A level or size that does not exist is one sentence."""
    assert main(["deck", "add_within_20", *wrong]) == 1

    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_deck_file_of_another_ending_is_refused(tmp_path, capsys):
    """A deck is JSON: in a file called .csv it would be taken for a list of questions."""
    assert main([*ASK, "--out", str(tmp_path / "week.csv")]) == 1

    shown = capsys.readouterr()
    assert ".json" in shown.err
    assert shown.out == ""
    assert not list(tmp_path.iterdir())


def test_cards_are_sorted_as_people_count(capsys):
    """Skill by skill, and 2 + 9 before 10 + 2."""
    assert main(["deck", "sub_within_20", "add_within_20", "--seed", "7"]) == 0

    cards = [line.split("→")[0] for line in capsys.readouterr().out.splitlines() if "→" in line]
    numbers = [(sign, int(first), int(second)) for first, sign, second in map(str.split, cards)]
    assert len(numbers) == 60
    assert numbers == sorted(numbers)


def test_cards_are_written_as_the_language_does(capsys):
    """A part of a number is said with a word."""
    assert main(["deck", "fraction_of_quantity", "--lang", "es"]) == 0

    assert " de " in capsys.readouterr().out


OWN = "8 + 7;15\n9 + 4;13\nCapital of France?;Paris\nSides of a hexagon?;6\n3 × 4;12\n5 + 3;8\n"


def test_own_questions_from_a_file_to_another_program(tmp_path, capsys):
    """A teacher's file is printed as a deck, what is not verified is said, and it is written for another program."""
    (tmp_path / "own.csv").write_text(OWN, encoding="utf-8")
    target = tmp_path / "blooket.csv"

    words = ["--from", str(tmp_path / "own.csv"), "--board", "6x7", "--to", "blooket", "--out", str(target)]
    assert main(["deck", *words]) == 0

    printed = capsys.readouterr()
    assert "Capital of France?" in printed.out
    assert "Capital of France?" in printed.err
    assert '"Paris"' not in printed.out
    assert "~" not in printed.out
    assert "Blooket" in target.read_text(encoding="utf-8")


def code_of(words):
    try:
        return main(words)
    except SystemExit as stopped:
        return stopped.code


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["deck"], "missing"),
        (["deck", "add_within_20", "--from", "own.csv"], "go together"),
        (["deck", "add_within_20", "--to", "anki"], "--out"),
        (["deck", "add_within_20", "--to", "moodle", "--out", "x.csv"], "blooket"),
        (["deck", "--from", "nowhere.csv"], "nowhere.csv"),
    ],
)
def test_what_does_not_go_together(words, said, capsys):
    """Skills or a file, and a file to write to: what is missing or too much is one sentence."""
    assert code_of(words) in {1, 2}
    assert said in capsys.readouterr().err


def test_a_deck_to_diagnose(capsys):
    """Ids with commas make the deck that Python makes of them; an unknown one is one sentence with near ids."""
    ids = ["smaller_from_larger", "borrow_no_decrement"]
    expected = Deck.generate("sub_2digit_regroup", diagnose=ids)

    assert main(["deck", "sub_2digit_regroup", "--diagnose", ", ".join(ids)]) == 0
    assert expected.code() in capsys.readouterr().out
    assert main(["deck", "sub_2digit_regroup", "--diagnose", "smaller_form_larger"]) == 1
    assert "smaller_from_larger" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "mark"), [("en", "."), ("es", ","), ("pt", ",")])
def test_answers_are_written_as_the_language_writes_numbers(lang, mark, capsys):
    """Board, questions and answers have the same decimal mark; data keeps the canonical one."""
    assert main(["deck", "add_sub_decimals", "--lang", lang]) == 0

    said = capsys.readouterr().out.split("~")[0]
    assert re.search(rf"→ \d+{re.escape(mark)}\d", said)
    assert not re.search(rf"\d[{',' if mark == '.' else '.'}]\d", said)
    assert main(["deck", "add_sub_decimals", "--lang", lang, "--json"]) == 0
    assert not any("," in str(card["answer"]) for card in json.loads(capsys.readouterr().out)["cards"])
