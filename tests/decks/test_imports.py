from __future__ import annotations

import re
import zipfile
from datetime import date
from pathlib import Path

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.decks.imports import read_questions
from seqnum.maths import canonical
from seqnum.text import LANGUAGES, set_language
from tests.decks.sentences import assert_sentence, outcome, refused

SAMPLES = Path(__file__).parent / "samples"


@pytest.fixture
def asked(tmp_path):
    """Return what a text asks, with answers, and the lines with problems."""

    def reading(text: str | bytes, name: str = "mine.csv"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return shown(path)

    return reading


def shown(path):
    questions, problems = read_questions(path)
    for problem in problems:
        assert_sentence(problem.text)
    return [(one.text(), one.face, one.skill) for one in questions], [problem.line for problem in problems]


def by_text(path):
    questions, problems = read_questions(path)
    assert problems == []
    return {one.text(): one for one in questions}


def test_blooket():
    """Title, names on two lines and blank rows are skipped; choices are wrong answers, or all right where typed."""
    found = by_text(SAMPLES / "blooket.csv")

    assert {text: one.face for text, one in found.items()} == {
        "8 + 7": "15",
        "Capital of France": '"Paris"',
        "36 = 2x + 8": "14",
        "2/4 in lowest terms, please": "1/2",
        "3 × 4": "12",
        "half of 1": "0.5",
    }
    assert found["8 + 7"].skill == "add_within_20"
    assert found["8 + 7"].mistakes["14"] == ("off_by_one_count", "near_double_wrong")
    assert found["8 + 7"].mistakes["87"] == ()
    assert set(found["Capital of France"].mistakes) == {'"London"', '"Rome"'}
    assert set(found["2/4 in lowest terms, please"].mistakes) == {"2"}
    assert {"1/2", '"twelve"'} <= set(found["3 × 4"].mistakes)


def test_gimkit():
    """The right answer has a column of its own; LaTeX and marks for thousands are read."""
    found = by_text(SAMPLES / "gimkit.csv")

    assert {text: one.face for text, one in found.items()} == {
        "1/2 + 1/3": "5/6",
        "How many legs has a spider?": "8",
        "1,000 + 250": "1250",
    }
    assert found["1/2 + 1/3"].mistakes["2/5"] == ("added_numerators_and_denominators",)
    assert found["How many legs has a spider?"].mistakes == {"6": (), "10": ()}
    assert found["1,000 + 250"].mistakes == {"2501/2": ()}


def test_kahoot(tmp_path):
    """Kahoot's workbook has seven rows above the names; right answers are numbers of columns."""
    book = openpyxl.Workbook()
    sheet = book.active
    sheet["B2"] = "Quiz template"
    sheet["B3"] = "Add questions, at least two answer alternatives, time limit and choose correct answers."
    names = ["Question - max 120 characters", *(f"Answer {n} - max 75 characters" for n in range(1, 5))]
    names += ["Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs", "Correct answer(s) - choose at least one"]
    rows: list[list[str | float]] = [
        ["", *names],
        [1, "8 + 7", 15, 16, "", "", 20, 1],
        [2, "Largest planet?", "Mars", "Jupiter", "Venus", "", 20, 2],
        [3, "Half?", "1/2", 0.5, 2, "", 20, "1,2"],
        [4, "", "", "", "", "", "", ""],
    ]
    for row, cells in enumerate(rows, 8):
        for column, cell in enumerate(cells, 1):
            sheet.cell(row, column, cell or None)
    book.save(tmp_path / "kahoot.xlsx")

    found = by_text(tmp_path / "kahoot.xlsx")

    assert {text: one.face for text, one in found.items()} == {
        "8 + 7": "15",
        "Largest planet?": '"Jupiter"',
        "Half?": "1/2",
    }
    assert "16" in found["8 + 7"].mistakes


def test_a_workbook_as_its_sheet_shows_it(tmp_path):
    """Percentages and fractions are read in their format; a date is refused: what was typed is lost."""
    book = openpyxl.Workbook()
    sheet = book.active
    for question, value, style in [
        ("1/2 of 100%", 0.5, "0%"),
        ("0.1 + 0.2", 0.3, "General"),
        ("1/4 + 1/2", 0.75, "# ?/?"),
        ("500 × 2", 1000.0, "#,##0"),
        ("1/4 + 1/4", date(2026, 2, 1), "d-mmm"),
    ]:
        sheet.append([question, value])
        sheet.cell(sheet.max_row, 2).number_format = style
    book.save(tmp_path / "styles.xlsx")

    questions, problems = read_questions(tmp_path / "styles.xlsx")

    assert [one.face for one in questions] == ["50%", "0.3", "3/4", "1000"]
    assert [problem.line for problem in problems] == [5]
    assert problems[0].text.startswith("2026-02-01 looks like a date")


def test_quizlet(asked):
    """Tabs, marks of one's own or everything on one line; quotation marks are words."""
    assert [text for text, *_ in shown(SAMPLES / "quizlet.txt")[0]] == [
        "capital of Spain",
        "8 + 7",
        '"Two" and three',
        "1/2 + 1/4",
    ]
    for mark in (" - ", "::", "|", " – "):
        rows = mark.join(("2 + 5", "7")) + "\n" + mark.join(("sides of a square", "4")) + "\n"
        assert asked(rows)[0] == [("2 + 5", "7", "add_within_10"), ("sides of a square", "4", None)]
    assert len(asked("2 + 5\t7;1 + 2\t3;9 + 9\t18")[0]) == 3


def test_anki(asked):
    """Columns for Anki's own use and tags are left out; HTML is read unless the file says it is none."""
    found, problems = shown(SAMPLES / "anki.txt")

    assert problems == []
    assert [(text, face) for text, face, _ in found] == [
        ("3 × 4", "12"),
        ("x^2 for x = 3", "9"),
        ("How many cents in $1?", "100"),
    ]
    assert asked("#separator:Comma\n#html:false\nIs <b>b</b> a tag?,yes\n")[0] == [
        ("Is <b>b</b> a tag?", '"yes"', None)
    ]
    assert "Plain Text" in refused_package(asked)


def refused_package(asked):
    path = asked.__closure__[0].cell_contents / "deck.apkg"
    with zipfile.ZipFile(path, "w") as package:
        package.writestr("collection.anki21", b"x")
    return refused(lambda: read_questions(path))


def test_a_spreadsheet_of_spain():
    """Latin-1, semicolons, a title, a second line of names, decimal commas and Spanish words."""
    found, problems = shown(SAMPLES / "spain.csv")

    assert problems == []
    assert [(text, face) for text, face, _ in found] == [
        ("7 × 8", "56"),
        ("1.5 + 2", "3.5"),
        ("9 ÷ 3", "3"),
        ("half of 8", "4"),
        ("¿Cuántos lados tiene un hexágono?", "6"),
    ]


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]
)
def test_encodings(encoding, asked):
    """What old and new systems write is the same text."""
    text = "question;answer\n6 × 7;42\nCapital de España;Madrid\n½ + ½;1\n"

    assert [one for one, *_ in asked(text.encode(encoding))[0]] == ["6 × 7", "Capital de España", "1/2 + 1/2"]


@pytest.mark.parametrize(
    ("row", "face"),
    [
        ("500 × 2;1,000", "1000"), ("1 ÷ 4;0,25", "0.25"), ("3 ÷ 2;1 1/2", "1 1/2"), ("1 ÷ 2;½", "1/2"),
        ("3 ÷ 2;1½", "1 1/2"),
        ("1/2 of 100%;50%", "50%"), ("$1.50 + $2;$3.50", "$3.50"), ("√12;2√3", "2√3"), ("2x + 3 = 11;x = 4", "4"),
        ("1.000,5 × 2;2.001", "2001"), ("5 - 9;−4", "-4"), (r"\sqrt{16};4", "4"),
        (r"$2\frac{1}{2}$ - 1;1\frac12", "1 1/2"), ("5 + 5;10.", "10"), ("6 + 6;= 12", "12"), ("10 - 1;'9", "9"),
        ("４ ＋ ５;９", "9"), ("m.c.m. (4, 6);12", "12"),
    ],
)  # fmt: skip
def test_numbers_as_people_write_them(row, face, asked):
    """A number is read in the way in which the answer is right."""
    [(_, shown_face, _)], problems = asked(row + "\n")

    assert (shown_face, problems) == (face, [])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("8 + 7;16", r"is not 16"),
        ("What is 8 + 7?;16", "is not 16"),
        ("Name?;Charles;x", "3"),
        ("5 + 3;8\nCalculate 5 + 3;8\nWhat is 5+3?;9", "is not 9"),
        ("Legs?;4\nLegs?;6", "line 1"),
        ("Half?;02-Jan", "date"),
        ("Year?;1.234.567.890.123.456", "characters|digits"),
        ("Sum?;=SUM(A1)", "formula"),
        ("=SUM(A1);2", "="),
        ("-cmd|x words;2", "formula"),
        ("Name?;The Democratic Republic", "12 characters"),
        (r"\foo{2} + 1;3", r"\\foo"),
        (r"\frac{1}{2;3", "bracket"),
        ("Question,Answer 1,Answer 2,Correct answer(s)\n2 + 2,3,4,", "right"),
        ("Question,Answer 1,Answer 2,Correct answer(s)\n2 + 2,3,4,3", "number 3"),
        ('Question,Answer 1,Answer 2,Correct answer(s)\nEven?,2,4,"1,2"', "not the same"),
        ("word " * 60 + ";2", "198 characters"),
        ("1 + 2;3-Jan", "date"),
        ("x^2 = 16;4", "one number"),
        ("1;1+1;2", "first row"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused(text, says, asked, tmp_path):
    """The row and the reason are said in three languages; nothing is half made."""
    _, problems = asked(text + "\n")
    assert problems == [len(text.split("\n"))]
    sentence = str(refuse(tmp_path / "mine.csv").message("en"))
    assert re.search(says, sentence)
    for lang in LANGUAGES:
        set_language(lang)
        refuse(tmp_path / "mine.csv")
    set_language(None)


def refuse(path):
    with pytest.raises(ValueError, match=r".") as raised:
        Deck.from_file(path)
    return raised.value


@pytest.mark.parametrize(
    "text",
    [
        "Respuesta;Pregunta\n56;7 × 8\n",
        "answer;question\n56;7 × 8\n",
        "Fichas 3ºB;;\n\nNº;Operación;Solución\n1;7 × 8;56\n",
        "Curso;3;\nN.º;Operações;Soluções\n1;7 × 8;56\n",
        "Exercise;Solution;Seen by\n7 × 8;56;Ana\n",
    ],
    ids=["swapped", "swapped in English", "numbered", "numbers above", "a column of its own"],
)
def test_columns_are_taken_by_their_names(text, asked):
    """Where a row among the first names the columns, their order and what else there is do not matter."""
    found, problems = asked(text)

    assert ([(one, face) for one, face, _ in found], problems) == ([("7 × 8", "56")], [])


def test_many_columns_without_names_are_one_problem(asked, tmp_path):
    """Not one for each row; a single row with a cell too many is still told on its own line."""
    assert asked("Fichas\n1;7 × 8;56\n2;6 × 8;48\n3;5 × 8;40\n") == ([], [2])
    assert "3 columns" in str(refuse(tmp_path / "mine.csv").message("en"))
    assert asked("7 × 8;56\n6 × 8;48;easy\n5 × 8;40\n")[1] == [2]


@pytest.mark.parametrize("heading", ["Nombre;Nota", "P;R", "Pupil;Mark"])
def test_two_words_above_numbers_are_a_heading(heading, asked):
    """A list of marks is read without the names of its columns."""
    found, problems = asked(f"{heading}\nAna;7\nLuis;9\n")

    assert ([(one, face) for one, face, _ in found], problems) == ([("Ana", "7"), ("Luis", "9")], [])


def test_units_that_notation_takes_for_letters(asked):
    """Half a kilogram twice is a kilogram, kept as words; a wrong sum of one unit is still seen."""
    found, problems = asked("500g + 500 g;1 kg\n600 m + 400 m;1 km\n5 m + 4 m;8 m\n2x + 3 = 11;four\n")

    assert [(one, face) for one, face, _ in found] == [("500g + 500 g", '"1 kg"'), ("600 m + 400 m", '"1 km"')]
    assert problems == [3, 4]


def test_a_date_in_place_of_a_question(tmp_path):
    """The cell is named as a person finds it: 3/4 typed into a sheet became the third of April."""
    book = openpyxl.Workbook()
    book.active.append([date(2026, 4, 3), 0.75])
    book.save(tmp_path / "date.xlsx")

    _, [problem] = read_questions(tmp_path / "date.xlsx")

    assert problem.text.startswith("2026-04-03 looks like a date")


def test_words_are_kept_and_named(asked, tmp_path):
    """What nobody can verify is kept as it stands; the warnings name it."""
    rows = [f"{n} + 6;{n + 6}" for n in range(1, 8)] + ["Capital of France?;Paris", "V;5", "🍎🍎🍎;3", "2, 4, 8, ?;16"]
    found, problems = asked("\n".join(rows))
    deck = Deck.from_file(tmp_path / "mine.csv", board=(6, 7))

    assert problems == []
    assert [face for *_, face, skill in found if skill is None] == ['"Paris"', "5", "3", "16"]
    [warning] = [one for one in deck.warnings("en") if "Capital" in one]
    assert all(text in warning for text in ("V", "🍎🍎🍎", "2, 4, 8, ?"))
    assert "6 + 6" not in warning
    for lang in LANGUAGES:
        assert any("Capital of France?" in one for one in deck.warnings(lang))


@pytest.mark.parametrize("row", ["90° + 90°;180", "90° − 45°;45°", "2 < 3?;yes", "x^2 = 9, x > 0;3", "3 ≠ 4;true"])
def test_notation_that_is_not_checked_is_kept(row, asked):
    """An angle is no plain number, and a comparison none at all: they are words, right or wrong."""
    [(text, face, skill)], problems = asked(row + "\n")

    assert (text, face.strip('"'), skill, problems) == (*row.split(";"), None, [])


def test_a_list_with_equal_steps_is_verified(asked):
    """What comes next is worked out where a list has equal steps; a wrong next number may be a trick, and is words."""
    found, _ = asked("3, 5, 7, ?;9\n10, 20, 30, 40, ?;50\n")

    assert found[0][2] == "skip_count" or found[0][0].startswith("next")


@pytest.mark.desktop
def test_a_deck_of_words_is_saved_and_opened(tmp_path):
    """The file keeps words, wrong choices and skills; a word in another spelling is the same answer."""
    path = tmp_path / "mine.csv"
    path.write_text(
        (SAMPLES / "blooket.csv").read_text(encoding="utf-8") + "7,Big city in France?,London,PARIS,,,20,2,,\n"
    )
    deck = Deck.from_file(path, board=(6, 6))
    again = Deck.load(deck.save(tmp_path / "deck.json"))

    assert deck == again
    assert again.hash == deck.hash
    assert {one.face for one in again.questions if not one.verified} == {'"Paris"', "1/2"}
    assert [dict(one.mistakes) for one in again.questions] == [dict(one.mistakes) for one in deck.questions]
    frame = deck.to_frame("en")
    assert "87" in frame[frame["id"] == "add_within_20:8+7"].wrong_answers.iloc[0]


def test_csv_and_file_are_one_door(tmp_path):
    """`from_csv` does what `from_file` does."""
    assert Deck.from_csv(SAMPLES / "blooket.csv", board=(6, 6)) == Deck.from_file(SAMPLES / "blooket.csv", board=(6, 6))


_CELLS = st.text("0123456789+-×=?,.;/^_{}()\\$%&<>'\"½ abcxfrsqtin\t", max_size=30) | st.text(max_size=30)


@settings(max_examples=200, deadline=None)
@given(rows=st.lists(st.lists(_CELLS, min_size=1, max_size=4), min_size=1, max_size=4), mark=st.sampled_from(";\t,"))
def test_any_cells(rows, mark, tmp_path_factory):
    """Whatever stands in cells is a question, or a sentence; never another exception."""
    path = tmp_path_factory.mktemp("cells") / "mine.csv"
    path.write_bytes("\n".join(mark.join(row) for row in rows).encode("utf-8", "replace"))
    check(path)


@settings(max_examples=40, deadline=None)
@given(place=st.integers(0, 6000), garbage=st.binary(min_size=1, max_size=8))
def test_a_damaged_workbook(place, garbage, tmp_path_factory):
    """A workbook with a few bytes changed is read, or refused with a sentence."""
    folder = tmp_path_factory.mktemp("book")
    book = openpyxl.Workbook()
    book.active.append(["8 + 7", 15])
    book.save(folder / "mine.xlsx")
    data = bytearray((folder / "mine.xlsx").read_bytes())
    place %= len(data)
    data[place : place + len(garbage)] = garbage
    (folder / "mine.xlsx").write_bytes(data)
    check(folder / "mine.xlsx")


def check(path):
    read, sentence = outcome(lambda: read_questions(path))
    if read is None:
        assert len(sentence.splitlines()) == 1
        return
    questions, problems = read
    assert questions or problems
    assert all(len(problem.text.splitlines()) == 1 for problem in problems)
    for question in questions:
        assert question.holds()
        assert canonical(question.answer)
        assert question.mathml()
        assert question.why("7", "en")
