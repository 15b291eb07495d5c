from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck, DeckError
from seqnum.decks.imports import MAX_BYTES, MAX_NAMED, MAX_QUESTIONS, read_questions
from seqnum.engine import Game, preset
from seqnum.maths import canonical
from seqnum.text import LANGUAGES
from tests.decks.sentences import LONGEST, assert_sentence, outcome, refused

GOOD = [
    ("8 + 7", "15"),
    ("2/3 + 1/6", "5/6"),
    ("6 × ? = 42", "7"),
    ("2x + 3 = 11", "4"),
    ("3 - 8", "-5"),
    ("7*8", "56"),
]


@pytest.fixture
def write(tmp_path):
    """Write a file and return its path."""

    def writing(content: str | bytes, name: str = "mine.csv"):
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return writing


def read(path):
    """Return what a file asks and answers, and the lines with problems."""
    questions, problems = read_questions(path)
    for problem in problems:
        assert_sentence(problem.text)
    return [(one.text(), canonical(one.answer)) for one in questions], [problem.line for problem in problems]


READ = [
    ("8 + 7", "15"),
    ("2/3 + 1/6", "5/6"),
    ("6 × □ = 42", "7"),
    ("2x + 3 = 11", "4"),
    ("3 − 8", "-5"),
    ("7 × 8", "56"),
]


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"], ids=["unix", "windows", "old mac"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize(
    "heading", ["", "question{}answer", "Pregunta{}Respuesta", "Pergunta{}Resposta", "P{}R", "Week 3{}2nd try"]
)
@pytest.mark.parametrize("byte_order_mark", [b"", b"\xef\xbb\xbf"], ids=["plain", "bom"])
def test_the_spreadsheets_there_are(mark, ends, heading, byte_order_mark, write):
    """With or without a heading in any language, with commas, semicolons or tabs, from every system."""
    rows = [heading.format(mark)] * bool(heading) + [mark.join(row) for row in GOOD]

    assert read(write(byte_order_mark + ends.join(rows).encode())) == (READ, [])


def test_quotes_blanks_and_spaces(write):
    """Quoted cells, blank rows, spaces round cells, an empty column and a trailing mark change nothing."""
    text = '\n\n"8 + 7","15"\n,,\n  2/3 + 1/6 , 5/6 \n"6 × ? = 42",7,\n,2x + 3 = 11,4\n3 - 8,-5\n\n7*8,56\n\n'

    assert read(write(text)) == (READ, [])


def test_the_ways_to_write_an_exercise(write):
    """A trailing equals sign, a box, an underscore, typographic and typed signs mean the same, and are one question."""
    text = "8+7=;15\n8 + 7 = ?;15\n8 + 7 = □;15\n42 : 6;7\n42 ÷ 6;7\n6 x 7;42\n6·7;42\n−3 + 5;2\n_ - 5 = 2;7\n"

    questions, problems = read(write(text))

    assert problems == []
    assert [text for text, _ in questions] == ["8 + 7", "42 ÷ 6", "6 × 7", "−3 + 5", "□ − 5 = 2"]


def test_a_decimal_comma_where_semicolons_separate(write):
    """As a spreadsheet in Spain or Brazil writes it; with commas between the columns it has to stand in quotes."""
    assert read(write("1 ÷ 2;0,5\n3 ÷ 4;0,75\n")) == ([("1 ÷ 2", "1/2"), ("3 ÷ 4", "3/4")], [])
    assert read(write('1 ÷ 2,"0,5"\n3 ÷ 4,"0,75"\n')) == ([("1 ÷ 2", "1/2"), ("3 ÷ 4", "3/4")], [])


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("8 + 7;16", r"8 \+ 7 is not 16"),
        ("6 × ? = 42;8", "is not 8"),
        ("2x + 3 = 11;5", "is not 5"),
        ("8 + 7;", r"^The answer to 8 \+ 7 is missing"),
        ("8 + 7;;", r"^The answer to 8 \+ 7 is missing"),
        (";8 + 7;", r"^The answer to 8 \+ 7 is missing"),
        (";15", "^The question to the answer 15 is missing"),
        ("8 + 7;15;easy", "here are 3"),
        ("8 + 7 15", "here is 1"),
        ("=1+1;2", "character 1"),
        ("+1+1;2", "character 1"),
        ("@SUM(A1);2", "@"),
        ("+cmd|' /C calc'!A0;2", "cmd"),
        ('=HYPERLINK("x");2', "HYPERLINK"),
        ("-2+3+cmd|' /C calc'!D2;2", "cmd"),
        ("<script>alert(1)</script>;2", "^The question to the answer 2 is missing"),
        ("8 + 7;<b>16</b>", "is not 16"),
        ("8 + 7;=16", "is not =16"),
        ("8 + 7;fifteen", "fifteen"),
        ("8 ÷ 0;0", "is not 0"),
        ("0 × ? = 0;5", "□"),
        ("8 + 7 = 15;15", "one number"),
        ("x + y = 3;1", "1"),
        ("9^9^9^9;1", "character"),
        ("(" * 300 + "1" + ")" * 300 + ";1", "long|many"),
        ("1" * 5000 + ";1", "characters"),
        ("8 + 7;" + "1" * 5000, "characters"),
        ("1" * 150 + ";1", "long"),
    ],
    ids=lambda value: value[:24],
)  # fmt: skip
def test_a_row_that_cannot_be_used(row, reason, write):
    """The row is named with its line and the reason, in each language; the rows beside it are read all the same."""
    path = write(f"question;answer\n1 + 1;2\n{row}\n1 + 2;3\n")

    questions, problems = read_questions(path)

    assert [(problem.line, len(problem.text) < LONGEST) for problem in problems] == [(3, True)]
    assert re.search(reason, problems[0].text)
    assert [question.text() for question in questions] == ["1 + 1", "1 + 2"]
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(path)
    for lang in LANGUAGES:
        assert len(raised.value.message(lang).splitlines()) == 2
    assert raised.value.message("en").splitlines()[1].startswith("line 3: ")


def test_all_bad_rows_are_named_up_to_twenty(write):
    """One look is enough to see all that is wrong; of a hopeless file the first twenty and how many more."""
    three = refused_rows(write("8 + 7;1\n1 + 1;2\n8 + 8;1\n9 + 9;1\n"))
    assert [line.partition(":")[0] for line in three] == ["line 1", "line 3", "line 4"]

    many = refused_rows(write("8 + 7;1\n" * 100))
    assert len(many) == MAX_NAMED + 1
    assert many[-1] == "and 80 more"


def refused_rows(path):
    with pytest.raises(DeckError) as raised:
        Deck.from_csv(path)
    first, *rows = raised.value.message("en").splitlines()
    assert first == "mine.csv has rows that cannot be used:"
    return rows


def test_a_heading_is_the_first_row_only(write):
    """A first row with an exercise or a number in it is no heading, and neither is a later row without.

    The names of the columns may go on in a second row.
    """
    assert read(write("8 + 7;fifteen\n1 + 1;2\n")) == ([("1 + 1", "2")], [1])
    assert read(write("eight and seven;15\n1 + 1;2\n")) == ([("eight and seven", "15"), ("1 + 1", "2")], [])
    assert read(write("1 + 1;2\nquestion;answer\n")) == ([("1 + 1", "2"), ("question", '"answer"')], [])
    assert read(write("question;answer\n(text);(number)\n1 + 1;2\n")) == ([("1 + 1", "2")], [])
    assert read(write("8 + 7 15\n9 + 4 13\n")) == ([], [1, 2])


def test_lines_are_counted_as_an_editor_does(write):
    """Blank rows count, and a cell of two lines begins on the first."""
    assert read(write('\n1 + 1;2\n\n"8 +\n7";1\n1 + 1;3\n')) == ([("1 + 1", "2")], [4, 6])


def test_a_quotation_mark_that_is_never_closed(write):
    """Nothing after it can be read: the line where it opens is named."""
    questions, problems = read_questions(write('1 + 1;2\n"1 + 2;3\n1 + 3;4\n'))

    assert len(questions) == 1
    assert [problem.line for problem in problems] == [2]
    assert_sentence(problems[0].text)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "no questions"),
        (b"\n\n\n", "no questions"),
        (b"question;answer\n", "no questions"),
        (b"Pregunta,Respuesta", "no questions"),
        (";\n;\n", "no questions"),
        (bytes(range(1, 200)), "neither text"),
        (b"\xd0\xcf\x11\xe0 old", "old Excel"),
        (b"PK\x03\x04 torn", "workbook"),
        (b"1 + 1;2\n" * (MAX_BYTES // 8 + 1), "1000 kB"),
        (b"1 + 1;2\n" * 50_000, "50000 rows"),
        (b" ,, \n,,\n", "no questions"),
        (b"%PDF-1.7\n1 0 obj\n", "neither text"),
        (b"\n<html><table><tr><td>1 + 1</td></tr></table></html>", "neither text"),
        (b"{\\rtf1\\ansi 1 + 1}", "neither text"),
    ],
    ids=[
        "empty",
        "blank",
        "heading",
        "heading in Spanish",
        "marks",
        "bytes",
        "xls",
        "torn",
        "large",
        "long",
        "commas",
        "PDF",
        "web page",
        "RTF",
    ],
)
def test_a_file_without_questions(content, said, write):
    """An empty file, a heading alone, another encoding and far too much are each one sentence."""
    assert said in refused(lambda: Deck.from_csv(write(content)))


def test_more_questions_than_a_deck_holds(write):
    """The line is named from which on there are too many, once."""
    rows = "".join(f"{n} + 1 legs;{n + 1}\n" for n in range(MAX_QUESTIONS + 5))

    questions, problems = read_questions(write(rows))

    assert len(questions) == MAX_QUESTIONS
    assert [problem.line for problem in problems] == [MAX_QUESTIONS + 1]


def test_the_deck_plays(write):
    """A list of twenty questions becomes a deck that can be dealt: all of them in it, each answer on the board."""
    rows = [(f"{n} × 3", str(3 * n)) for n in range(1, 21)]
    deck = Deck.from_csv(write("\n".join(";".join(row) for row in rows), "tables of 3.csv"), seed=3)

    assert deck.name == "tables of 3"
    assert {question.text() for question in deck.questions} == {question for question, _ in rows}
    assert all(len(deck.layout.cells_of(answer)) >= 2 for _, answer in rows)
    assert len(deck.questions) == 60
    assert Game.deal(preset("classroom"), deck.layout, deck.engine_cards, players=2, seed="x").legal()
    assert deck == Deck.from_csv(write("\n".join(";".join(row) for row in rows), "tables of 3.csv"), seed=3)
    assert "file" in refused(deck.code)


@pytest.mark.parametrize(
    ("rows", "said"), [("8 + 7;15\n", "only 1 answer,"), ("8 + 7;15\n9 + 4;13\n", "only 2 different")]
)
def test_too_few_questions(rows, said, write):
    """Whoever wrote the questions is told to add some, not to choose other skills."""
    sentence = refused(lambda: Deck.from_csv(write(rows)))

    assert said in sentence
    assert "Add questions" in sentence


def test_more_questions_than_spaces(write):
    """A hundred questions with few answers are all in the deck, more cards than spaces."""
    rows = "\n".join(f"{n} - {n - answer};{answer}" for n in range(10, 20) for answer in range(10))

    assert len(Deck.from_csv(write(rows), board=(6, 6)).questions) == 100


@settings(max_examples=150, deadline=None)
@given(
    content=st.one_of(
        st.binary(max_size=300),
        st.text(max_size=300).map(str.encode),
        st.text('0123456789+-×=?;,\t\n" /x', max_size=200).map(str.encode),
    )
)
def test_whatever_a_file_holds(content, tmp_path_factory):
    """Any bytes are questions and problems, or one sentence; never another exception."""
    path = tmp_path_factory.mktemp("csv") / "mine.csv"
    path.write_bytes(content)
    read, sentence = outcome(lambda: read_questions(path))
    if read is None:
        assert sentence.startswith("mine.csv")
    else:
        questions, problems = read
        assert questions or problems
        assert all(question.holds() for question in questions)
        assert all(problem.text and problem.line for problem in problems)
