from __future__ import annotations

import csv
import io

import openpyxl
import pytest

from seqnum.decks import Deck
from seqnum.decks.exports import FORMATS
from seqnum.decks.imports import read_questions
from tests.decks.sentences import refused
from tests.decks.test_imports import SAMPLES

TABLES = ("plain", "blooket", "gimkit", "kahoot")
SKILLS = (
    "add_within_20",
    "integer_add_sub",
    "add_fractions_unlike",
    "mul_div_decimals",
    "two_step_equation",
    "double_half",
)


@pytest.fixture(scope="module")
def deck():
    """Sums, signs, fractions, decimals, equations and a phrase."""
    return Deck.generate(*SKILLS, board=(10, 10), seed=3)


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """Words, words for an answer, and choices."""
    path = tmp_path_factory.mktemp("own") / "own.csv"
    rows = [f"How many legs have {n} spiders?;{8 * n}" for n in range(1, 8)]
    path.write_text("\n".join([*rows, "Capital of France & <Paris>;Paris", "x^2 - 1 for x = 3;8"]))
    return Deck.from_file(path, board=(8, 8))


def asked(questions):
    """Return answers by question, and whether a skill explains it: of two skills that ask the same the easier one."""
    return {question.text(): (question.face, question.skill is None) for question in questions}


@pytest.mark.parametrize(
    ("form", "ending"), [*((form, ".csv") for form in FORMATS), *((form, ".xlsx") for form in TABLES)]
)
def test_there_and_back(form, ending, deck, own, tmp_path):
    """What is written for another program is read again as the same questions, with the same answers."""
    for one in (deck, own):
        path = one.to_csv(tmp_path / f"questions{ending}", form)
        questions, problems = read_questions(path)
        assert problems == []
        assert asked(questions) == asked(one.questions)


@pytest.mark.parametrize("form", FORMATS)
def test_no_cell_is_a_formula(form, deck, tmp_path):
    """A cell that begins with = + - @ is a number, whatever the deck; in a workbook all words are text."""
    text = deck.to_csv(tmp_path / "a.csv", form).read_text(encoding="utf-8-sig")
    for row in csv.reader(io.StringIO(text), delimiter="\t" if form in {"quizlet", "anki"} else ","):
        for cell in row:
            if cell.startswith(("=", "+", "-", "@")):
                float(cell)
    if form in TABLES:
        for row in openpyxl.load_workbook(deck.to_csv(tmp_path / "a.xlsx", form)).active.iter_rows():
            assert {cell.data_type for cell in row} <= {"s", "n"}


def test_wrong_choices_come_from_mistakes(deck, tmp_path):
    """The choices of a question are its own mistakes first, never the right answer twice."""
    rows = list(csv.reader(io.StringIO(deck.to_csv(tmp_path / "g.csv", "gimkit").read_text(encoding="utf-8"))))[2:]
    by_text = {question.text(): question for question in deck.questions}

    assert len(rows) == len(by_text)
    for text, right, *wrong in rows:
        question = by_text[text]
        assert len({right, *wrong}) == 4
        expected = [one.replace("-", "−") for one in list(question.mistakes)[:3]]
        if question.skill == "add_within_20":
            assert [one.replace("-", "−") for one in wrong[: len(expected)]] == expected


def test_the_right_choice_is_not_always_the_first(deck, tmp_path):
    """The number of the right answer is spread over the four places, and names the answer."""
    rows = list(csv.reader(io.StringIO(deck.to_csv(tmp_path / "b.csv", "blooket").read_text(encoding="utf-8"))))

    assert [len(row) for row in rows] == [8] * len(rows)
    assert {row[7] for row in rows[2:]} == {"1", "2", "3", "4"}


def test_what_cannot_be_written(deck, own, tmp_path):
    """Another format, a deck of pictures, a folder that is not there, a question too long for Kahoot."""
    assert "blooket" in refused(lambda: deck.to_csv(tmp_path / "x.csv", "moodle"))
    assert ".txt" in refused(lambda: deck.to_csv(tmp_path / "x.xlsx", "anki"))
    assert "None of the" in refused(lambda: Deck.of_cards("sequence").to_csv(tmp_path / "x.csv"))
    assert "cannot be written" in refused(lambda: deck.to_csv(tmp_path / "no" / "x.csv"))
    path = tmp_path / "long.csv"
    path.write_text("\n".join(f"{'very ' * 30}long {n};{n}" for n in range(5)))
    assert "120" in refused(lambda: Deck.from_file(path, board=(6, 6)).to_csv(tmp_path / "x.xlsx", "kahoot"))


def test_samples_go_round(tmp_path):
    """A sample in Blooket's layout is the same questions after a turn through Kahoot's workbook."""
    deck = Deck.from_file(SAMPLES / "blooket.csv", board=(6, 6))
    again, _ = read_questions(deck.to_csv(tmp_path / "k.xlsx", "kahoot"))

    assert asked(again) == asked(deck.questions)


@pytest.mark.parametrize("form", FORMATS)
def test_questions_with_marks_in_them_go_round(form, tmp_path):
    """A system has a semicolon between its equations, which is no separator of cells."""
    made = Deck.generate("linear_system_2x2", level=1, board=(6, 6), seed=3)
    path = made.to_csv(tmp_path / ("systems.xlsx" if form == "kahoot" else "systems.txt"), form)
    questions, problems = read_questions(path)

    assert problems == []
    assert {one.text(): one.face for one in questions} == {one.text(): one.face for one in made.questions}
