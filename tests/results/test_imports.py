"""Answers from files that other programs wrote: what they tell, and what in them is refused with its line."""

from __future__ import annotations

import json

import pytest

from seqnum.results import Results

SHEETS = {
    "comma": "student,question,answer\nAna,8 + 7,14\nAna,8 + 7,15\nBen,1/2 + 1/4,3/4\nBen,13 - 5,\n",
    "Spain": "Nombre;Operación;Respuesta\nAna;8 + 7;14\nAna;8 + 7;15\nBen;1/2 + 1/4;0,75\nBen;13 - 5;\n",
    "Brazil": "Aluno\tConta\tResposta\nAna\t8 + 7\t14\nAna\t8 + 7\t15\nBen\t1/2 + 1/4\t0,75\nBen\t13 - 5\t\n",
    "diagnose": "pupil,expression,student_answer_text\nAna,8+7,14\nAna,8+7,15\nBen,1/2+1/4,3/4\nBen,13-5,\n",
}


def read(folder, data: bytes, name: str = "answers.csv") -> Results:
    (folder / name).write_bytes(data)
    return Results.read(folder)


def reasons(results: Results) -> list[tuple[int, str]]:
    return [*zip(results.refused["line"], results.refused["reason"], strict=True)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("sheet", sorted(SHEETS))
def test_a_plain_spreadsheet(tmp_path, sheet, encoding):
    """Columns of many names, separators, decimal commas, encodings: the same answers, judged here; a blank is none."""
    results = read(tmp_path, SHEETS[sheet].encode(encoding))

    columns = ["student", "skill", "expected", "chosen", "correct", "card_attempt"]
    assert [*results.frame[columns].itertuples(index=False, name=None)] == [
        ("Ana", "add_within_20", "15", "14", False, 1),
        ("Ana", "add_within_20", "15", "15", True, 2),
        ("Ben", "add_fractions_unlike", "3/4", "3/4", True, 1),
    ]
    assert results.refused.empty
    assert set(results.frame["provenance"]) == {"imported"}
    assert results.frame["answered_at"].isna().all()
    assert "off_by_one_count" in results.frame["misconceptions"][0]


def test_what_a_spreadsheet_did_is_refused_with_its_line(tmp_path):
    """A date for a fraction, a row of nobody, words for a number: each a reason, and the rest counts."""
    rows = ["student,question,answer", "Ana,1/2 + 1/4,02-Jan", "Ana,1/2 + 1/4,2026-01-02", "Ana,8 + 7,1/2/2026"]
    rows += [",8 + 7,15", "Ana,8 + 7,fifteen?", "Ana,8 + 7,15"]

    results = read(tmp_path, "\n".join(rows).encode())

    assert len(results) == 1
    told = reasons(results)
    assert [line for line, _ in told] == [2, 3, 4, 5, 6]
    assert all("made a date" in reason for _, reason in told[:3])
    assert "does not say who answered" in told[3][1]
    assert "cannot be read as mathematics" in told[4][1]


def test_a_workbook_with_dates(tmp_path):
    """A cell that Excel made a date of is refused; moments and seconds in columns of their own are read."""
    from datetime import UTC, datetime

    from openpyxl import Workbook

    book = Workbook()
    for row in (
        ("Student", "Question", "Answer", "Date", "Seconds"),
        ("Ana", "1/2 + 1/4", datetime(2026, 1, 2), None, None),  # noqa: DTZ001 - as Excel has it
        ("Ana", "8 + 7", 15, datetime(2026, 11, 30, 8, 30), 3.5),  # noqa: DTZ001
    ):
        book.active.append(row)
    book.save(tmp_path / "a.xlsx")

    results = Results.read(tmp_path)

    assert [line for line, _ in reasons(results)] == [2]
    assert results.frame["answered_at"][0] == datetime(2026, 11, 30, 0, 0, tzinfo=UTC)
    assert results.frame["time_to_answer"][0] == 3.5


def test_a_list_of_questions_is_no_answers(tmp_path):
    """Without pupils there is nobody who answered; the file is refused as a whole."""
    results = read(tmp_path, b"question,answer\n8 + 7,15\n9 + 4,13\n")

    assert len(results) == 0
    assert list(results.files["verdict"]) == ["refused"]


DATASHOP = (
    "Row\tAnon Student Id\tSession Id\tTime\tTime Zone\tDuration (sec)\tProblem Name\tStep Name\tAttempt At Step"
    "\tOutcome\tInput\tKC (Unique-step)\tClass\n"
    "1\tStu_1\tS1\t2026-11-30 08:00:00.5\tAmerica/Sao_Paulo\t3.25\tP1\t8 + 7\t1\tHINT\t\tadd\tA\n"
    "2\tStu_1\tS1\t2026-11-30 08:00:09\tAmerica/Sao_Paulo\t.\tP1\t8 + 7\t2\tINCORRECT\t14\tadd\tA\n"
    "3\tStu_2\tS2\t2026-11-30 08:01:00\tUTC\t2\tP2\tname the capital\t1\tCORRECT\tLisbon\tgeo\tA\n"
    "4\tStu_2\tS2\tsoon\tUTC\t2\tP2\t8 + 7\t1\tMAYBE\t15\tadd\tA\n"
)


@pytest.mark.parametrize("above", ["", "Sample: All Data Dataset: Sums\n"])
def test_transactions_of_datashop(tmp_path, above):
    """Hints count with the next answer, local times become UTC, what is no sum keeps its words."""
    results = read(tmp_path, (above + DATASHOP).encode(), "ds.txt")
    frame = results.frame

    assert list(frame["student"]) == ["Stu_2", "Stu_1"]
    one = frame.iloc[1]
    assert (one["expected"], one["chosen"], one["correct"], one["hints"], one["card_attempt"]) == (
        "15",
        "14",
        False,
        1,
        2,
    )
    assert (one["skill"], one["class_id"], one["session_id"]) == ("add", "A", "S1")
    assert str(one["answered_at"]) == "2026-11-30 11:00:09+00:00"
    assert one.isna()["time_to_answer"]
    assert (frame["item_text"][0], frame["expected"][0], frame["time_to_answer"][0]) == (
        "name the capital",
        "Lisbon",
        2,
    )
    assert [line for line, _ in reasons(results)] == [5 + bool(above)]


def statement(**changes: object) -> dict[str, object]:
    """As H5P's own package sends it."""
    return {
        "actor": {"account": {"homePage": "https://school.example", "name": "u42"}},
        "verb": {"id": "http://adlnet.gov/expapi/verbs/answered"},
        "object": {
            "id": "https://school.example/h5p/1",
            "definition": {
                "name": {"en-US": "8 + 7"},
                "interactionType": "choice",
                "choices": [{"id": "0", "description": {"en-US": "15"}}, {"id": "1", "description": {"en-US": "14"}}],
                "correctResponsesPattern": ["0"],
            },
        },
        "result": {"success": False, "response": "1", "duration": "PT1M3.5S"},
        "timestamp": "2026-11-30T09:00:00.000+01:00",
    } | changes


@pytest.mark.parametrize("form", ["lines", "list", "answer of a store"])
def test_statements_of_xapi(tmp_path, form):
    """A chosen answer is what stood beside it; what is no answer is passed over, what is broken refused."""
    played = statement(verb={"id": "http://adlnet.gov/expapi/verbs/experienced"})
    nobody = statement(actor={"objectType": "Agent"})
    all_of_them = [statement(), played, nobody]
    text = {
        "lines": "\n".join(map(json.dumps, all_of_them)),
        "list": json.dumps(all_of_them),
        "answer of a store": json.dumps({"statements": all_of_them, "more": ""}),
    }[form]

    results = read(tmp_path, text.encode(), "statements.json")

    (row,) = results.frame.to_dict("records")
    assert (row["student"], row["chosen"], row["expected"], row["correct"]) == ("u42", "14", "15", False)
    assert (row["skill"], row["time_to_answer"]) == ("add_within_20", 63.5)
    assert str(row["answered_at"]) == "2026-11-30 08:00:00+00:00"
    assert [line for line, _ in reasons(results)] == [3]


@pytest.mark.parametrize(
    "data",
    [
        b'[{"actor":{},"verb":',
        b'[{"actor":1,"verb":2}]',
        b'{"actor":[],"verb":{"id":"x/answered"},"object":null,"result":{"success":true,"response":[]}}',
        b"student,question,answer\n\xff\xfe\x00",
        b"PAR1\x00\x00",
        b"PK\x03\x04xl/workbook.xml",
        b"Anon Student Id\tOutcome\n\t\n",
        b"game_id,seq,student\r\n",
    ],
)
def test_what_is_broken_gives_a_reason_and_no_error(tmp_path, data):
    """Whatever comes after a beginning that we know, the worst is a reason."""
    results = read(tmp_path, data, "broken")

    assert len(results) == 0
    assert len(results.refused) >= 1


def test_a_table_of_endless_rows_is_refused(tmp_path, monkeypatch):
    """A small Parquet file may say one row very often: it is refused by the number it tells."""
    from seqnum.results.imports import own
    from tests.results.writer import make_attempt, match_file

    (tmp_path / "a.jsonl").write_bytes(match_file(*[make_attempt(seq=seq) for seq in range(2, 8)]))
    path = Results.read(tmp_path).save(tmp_path / "b.parquet")
    monkeypatch.setattr(own, "MAX_ROWS", 5)

    assert "more than 5 rows" in Results.read(path).refused["reason"][0]
