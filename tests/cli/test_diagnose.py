from __future__ import annotations

import json
import signal
import subprocess
import sys

import pytest

from seqnum.cli import main
from seqnum.text import LANGUAGES

HEADER = "expression,student_answer_text\n"


@pytest.fixture
def told(tmp_path, capsys):
    """Diagnose a text as a file; return the exit code and the rows as JSON."""

    def tell(text, name="answers.csv", encoding="utf-8"):
        (tmp_path / name).write_text(text, encoding=encoding)
        code = main(["diagnose", str(tmp_path / name), "--json"])
        return code, json.loads(capsys.readouterr().out)

    return tell


def test_every_row_is_told_in_order(told):
    """A wrong number with its misconceptions, a right one, an unexplained one; other columns are left alone."""
    text = "class,expression,note,student_answer_text\n7b,-8+6,x,2\n7b,2/3,,0.66\n7b,8+6,,99\n"
    assert told(text) == (
        0,
        [
            {"expression": "-8+6", "answer": "-2", "given": "2", "correct": False, "misconceptions": ["sign_lost"]},
            {"expression": "2/3", "answer": "2/3", "given": "0.66", "correct": True, "misconceptions": []},
            {"expression": "8+6", "answer": "14", "given": "99", "correct": False, "misconceptions": []},
        ],
    )


def test_a_row_that_cannot_be_read_says_why(told):
    """It keeps its place with a sentence; the others are told, and the exit code is 1."""
    code, rows = told(HEADER + "7 +,5\n7+5,twelve\n1/0,0\n2x,4\n24/?=6,3\n7+5,12\n")
    assert code == 1
    assert [sorted(row) for row in rows[:5]] == [["error", "expression", "given"]] * 5
    assert [row["error"] for row in rows[:4]] == [
        "'7 +' stops at character 4 where a number is missing. Finish it.",
        "'twelve' is not a number we can read, from character 1 on. Write one like 12, -3, 3/4 or 0.5.",
        "'1/0' divides by zero, so it has no value. Change the divisor.",
        "'2x' comes to no single number. Leave out letters and lists.",
    ]
    assert rows[4]["error"].startswith("24/□ = 6 is no equation that a skill of ours asks")
    assert rows[5]["correct"] is True


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("expression;student_answer_text\n0,5 + 1,5;1,10\n", "utf-8"),
        ("\n  Expression ;STUDENT_ANSWER_TEXT\n\n;\n0,5 + 1,5 ; 1,10\n\n", "utf-8-sig"),
        ("expression\tstudent_answer_text\r\n0,5 + 1,5\t1,10\r\n", "utf-16"),
        ('expression,student_answer_text\n"0,5 + 1,5","1,10"\n', "latin-1"),
        ("expression;student_answer_text\n0.5 + 1.5;1.10\n", "utf-8"),
    ],
)
def test_tables_as_programs_write_them(text, encoding, told):
    """Semicolons, tabs, byte order marks, empty rows, capitals and decimal commas are read as they were meant."""
    code, rows = told(text, encoding=encoding)
    assert code == 0
    assert [row["answer"] for row in rows] == ["2"]
    assert "decimal_parts_independent" in rows[0]["misconceptions"]


def test_a_workbook_is_read_too(tmp_path, capsys):
    """The same columns in an Excel file."""
    from openpyxl import Workbook

    book = Workbook()
    for row in (["expression", "student_answer_text"], ["7 × 8", 15]):
        book.active.append(row)
    book.save(tmp_path / "answers.xlsx")
    assert main(["diagnose", str(tmp_path / "answers.xlsx"), "--json"]) == 0
    [row] = json.loads(capsys.readouterr().out)
    assert row["misconceptions"] == ["added_instead_of_multiplied"]


def test_a_header_without_rows_is_no_fault(told):
    """Nobody answered: an empty list."""
    assert told(HEADER) == (0, [])


def test_an_open_quotation_mark_is_named(told):
    """What comes before it is told; its line is named."""
    code, rows = told(HEADER + '7+5,12\n"7+5,12\n7+5,12\n')
    assert code == 1
    assert rows[0]["correct"] is True
    assert "line 3" in rows[-1]["error"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("level,answer\n7+5,12\n", "no columns called expression and student_answer_text"),
        ("", "also: question, exercise, operation"),
        (None, "there is no such file"),
        ("\0\1\2\3", "neither text nor an Excel workbook"),
    ],
)
def test_a_file_of_another_kind_is_refused_in_a_sentence(text, sentence, tmp_path, capsys):
    """One line on stderr, nothing on stdout, exit code 1."""
    if text is not None:
        (tmp_path / "answers.csv").write_text(text, encoding="utf-8")
    assert main(["diagnose", str(tmp_path / "answers.csv"), "--json"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["week 3", "2026-11-30-091500-3f2a9c41.jsonl", "download.ZIP"])
def test_results_of_a_class_are_shown_the_way_to_the_report(name, lang, tmp_path, capsys):
    """A folder, a match file or a zip file of them: one line that says what is wanted here and what reads that."""
    given = tmp_path / name
    if given.suffix:
        given.write_bytes(b"{}")
    else:
        given.mkdir()
    assert main(["diagnose", str(given), "--lang", lang]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "XLSX" in err
    assert "seqnum report" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_a_table_and_a_summary(lang, tmp_path, capsys):
    """A line for each row with the names of the mistakes, then how often each came."""
    file = tmp_path / "answers.csv"
    file.write_text(HEADER + "-8+6,2\n-9+6,3\n8+6,14\n8+6,99\n8+,1\n", encoding="utf-8")
    assert main(["diagnose", str(file), "--lang", lang]) == 1
    lines = capsys.readouterr().out.splitlines()
    name = {"en": "Loses the minus", "es": "Pierde el menos", "pt": "Perde o menos"}[lang]
    assert lines[0].startswith("-8+6  2")
    assert lines[0].endswith(f"−2: {name}")
    assert [int(line.split()[0]) for line in lines[6:11]] == [1, 2, 1, 0, 1]
    assert lines[-1] == f"     2  {name}"


def test_points_and_lists_in_one_file_are_told_apart(told):
    """Where some numbers have decimal points, a comma is none."""
    code, rows = told('expression,student_answer_text\n"gcd(12,18)",36\n1.5 + 1,2.6\n')
    assert code == 0
    assert [row["answer"] for row in rows] == ["6", "5/2"]


def test_who_stops_it_sees_no_traceback(tmp_path):
    """Ctrl-C leaves the rows told so far and the code of an interrupted program."""
    file = tmp_path / "answers.csv"
    file.write_text(HEADER + "".join(f"{n}+{n + 1},7\n" for n in range(20_000)), encoding="utf-8")
    command = [sys.executable, "-m", "seqnum", "diagnose", str(file), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout.readline() == "[\n"
        assert json.loads(running.stdout.readline().rstrip(",\n"))["expression"] == "0+1"
        running.send_signal(signal.SIGINT)
        _, err = running.communicate()
    assert running.returncode == 130
    assert err == ""


@pytest.mark.parametrize(
    ("exercise", "given"),
    [
        ("question", "answer"),
        ("Exercise", "Given"),
        ("pregunta", "respuesta"),
        ("Operación", "resultado"),
        ("pergunta", "resposta"),
        ("operação", "Resposta do aluno"),
        ("expression", "student_answer"),
    ],
)
def test_columns_are_known_by_the_words_of_teachers(exercise, given, told):
    """The words for questions and answers of the deck's files, in three languages."""
    code, [row] = told(f"{exercise};{given}\n-8+6;2\n")
    assert (code, row["misconceptions"]) == (0, ["sign_lost"])


def test_what_was_given_counts_before_what_is_right(told):
    """Beside the right answers, in whatever order, the given ones are diagnosed; the published names come first."""
    _, [row] = told("question,answer,given\n-8+6,-2,2\n")
    assert row["given"] == "2"
    _, [row] = told("answer,question,given,expression,student_answer_text\n1,1+1,1,-8+6,2\n")
    assert (row["expression"], row["given"]) == ("-8+6", "2")


@pytest.mark.parametrize("row", ["7+5,", "7+5", "7+5,  "])
def test_a_blank_answer_is_no_fault(row, told):
    """Who gave no answer is neither right nor wrong, and the exit code is 0."""
    blank: dict[str, object] = {"expression": "7+5", "answer": None, "given": "", "correct": None, "misconceptions": []}
    assert told(f"{HEADER}{row}\n7+5,12\n")[1][0] == blank
    assert told(f"{HEADER}{row}\n7+5,12\n")[0] == 0


@pytest.mark.parametrize("column", ["pupil", "Student", "name", "alumno", "aluno"])
def test_mistakes_are_counted_for_each_pupil(column, tmp_path, capsys):
    """Most mistakes first; who has none is there too, and each row of the data says who."""
    file = tmp_path / "answers.csv"
    file.write_text(f"{column},question,answer\nBen,8+6,14\nAna,-8+6,2\nAna,8+6,99\nBen,8+6,\n", encoding="utf-8")
    assert main(["diagnose", str(file)]) == 0
    assert capsys.readouterr().out.endswith("\nMistakes of each pupil:\n     2  Ana\n     0  Ben\n")
    assert main(["diagnose", str(file), "--json"]) == 0
    assert [row["student"] for row in json.loads(capsys.readouterr().out)] == ["Ben", "Ana", "Ana", "Ben"]


@pytest.mark.parametrize(
    ("exercise", "given", "answer", "misconception"),
    [
        ("7 x 8", "54", "56", "other_table_product"),
        ("8 × 7 =", "54", "56", "other_table_product"),
        ("2x + 3 = 11", "7", "4", "solve_add_instead_of_subtract"),
        ("2x + 3 = 11", "x = 7", "4", "solve_add_instead_of_subtract"),
        ("3 × ? = 27", "10", "9", "neighbour_quotient"),
        ("6 + ? = 10", "16", "4", "add_all"),
    ],
)
def test_the_skill_that_asks_it_is_heard(exercise, given, answer, misconception, told):
    """Mistakes that only a skill's own cards show, and equations, whose letter or blank is asked for."""
    code, [row] = told(f"question;answer\n{exercise};{given}\n")
    assert (code, row["answer"], row["correct"]) == (0, answer, False)
    assert misconception in row["misconceptions"]


def test_the_root_of_an_equation_is_right(told):
    """An equation is diagnosed only where it has one root, and its root is no mistake."""
    code, rows = told("question,answer\n2x + 3 = 11,4\nx + y = 9,3\nx^2 = 9,3\n0x = 0,1\n")
    assert code == 1
    assert rows[0]["correct"] is True
    assert all("is no equation" in row["error"] for row in rows[1:])
