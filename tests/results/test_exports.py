"""Answers written for other programs, read back by the programs' own readers, and read again as they were."""

from __future__ import annotations

import csv
import io
import json
import re
from datetime import UTC, datetime
from typing import Any

import jsonschema
import openpyxl
import pandas as pd
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from seqnum.errors import SeqnumError
from seqnum.results import Results
from seqnum.results.imports.datashop import WHOLE
from tests.results.keeping import versions
from tests.results.writer import make_attempt, match_file

ADDED = ["source_file", "source_row", "provenance"]
"""What tells where an answer was read, which is another place the second time."""
WAYS = [("a.csv", None), ("a.xlsx", None), ("a.parquet", None), ("a.txt", "datashop"), ("a.jsonl", "xapi")]


@pytest.fixture(scope="module")
def results() -> Results:
    """Real matches of every kind, in three languages, with simulated pupils and a code."""
    return Results.read(versions()[-1])


def same(one: Results, other: Results) -> None:
    """Compare answers, whatever the order of those whose moment nobody knows."""
    frames = [
        each.frame.drop(columns=ADDED).sort_values(["game_id", "seq"]).reset_index(drop=True) for each in (one, other)
    ]
    pd.testing.assert_frame_equal(*frames)


@pytest.mark.parametrize(("name", "form"), WAYS)
def test_what_is_saved_is_read_again(results, tmp_path, name, form):
    """Every field of every answer comes back exactly, and the file says that it was imported."""
    again = Results.read(results.save(tmp_path / name, form))

    assert again.refused.empty
    same(results, again)
    assert set(again.frame["provenance"]) == {"imported"}
    assert list(again.files["verdict"]) == ["repaired"]


@settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    texts=st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20), min_size=4, max_size=4),
    way=st.sampled_from(WAYS),
)
def test_any_text_survives(tmp_path, texts, way):
    """Whatever pupils, classes and teachers are called and ask: tabs, quotes, formulas, control characters, emoji."""
    student, class_id, asked, chosen = texts
    attempt = make_attempt(
        student=student, class_id=class_id, item_text=asked, skill=None, chosen_text=chosen, skills_all=(asked, chosen)
    )
    path = tmp_path / "class.jsonl"
    path.write_bytes(match_file(attempt))
    results = Results.read(path)
    out = results.save(tmp_path / f"out-{way[0]}", way[1])

    same(results, Results.read(out))


def test_copies_in_both_forms_count_once(results, tmp_path):
    """A table beside the match files it was made of adds nothing."""
    results.save(tmp_path / "answers.csv")
    results.save(tmp_path / "answers.jsonl", "xapi")

    assert len(Results.read([versions()[-1], tmp_path])) == len(results)


def test_what_was_unverified_stays_so(tmp_path):
    """Writing a doubtful answer to another file does not make it good."""
    (tmp_path / "a.jsonl").write_bytes(match_file(make_attempt()).split(b"\n", 1)[1])
    results = Results.read(tmp_path)
    assert set(results.frame["provenance"]) == {"unverified"}

    for name, form in WAYS:
        again = Results.read(results.save(tmp_path / f"out-{name}", form))
        assert set(again.frame["provenance"]) == {"unverified"}


def test_a_spreadsheet_sees_texts(results, tmp_path):
    """In the workbook a fraction, a card and a name are texts; in the CSV file no cell can be run."""
    sheet = openpyxl.load_workbook(results.save(tmp_path / "a.xlsx")).active
    head = [cell.value for cell in sheet[1]]
    assert {cell.data_type for cell in sheet["A"]} == {"s"}
    assert {sheet.cell(row, head.index("expected") + 1).data_type for row in range(2, sheet.max_row + 1)} == {"s"}
    text = results.save(tmp_path / "a.csv").read_bytes().decode("utf-8-sig")
    cells = [cell for row in csv.reader(io.StringIO(text, newline=""), strict=True) for cell in row]
    assert not [cell for cell in cells if re.match(r"[=+@\t\r]|-(?!\d+$)|\d+/\d+$|0\d+$", cell)]


def test_datashop_finds_its_columns(results, tmp_path):
    """The columns that DataShop's help requires are there and filled, its words for outcomes are used."""
    frame = pd.read_csv(results.save(tmp_path / "a.txt", "datashop"), sep="\t", quoting=csv.QUOTE_NONE, dtype=str)

    for column in ("Anon Student Id", "Session Id", "Time", "Level (Deck)", "Problem Name"):
        assert frame[column].notna().all()
    assert set(frame["Outcome"].dropna()) == {"CORRECT", "INCORRECT"}
    assert frame["Outcome"].isna().sum() == results.frame["correct"].isna().sum()
    assert frame["Anon Student Id"].str.len().max() <= 55
    assert all(datetime.strptime(time, "%Y-%m-%d %H:%M:%S.%f").replace(tzinfo=UTC) for time in frame["Time"])
    with pytest.raises(SeqnumError, match="pseudonymize"):
        results.renamed({"7": "x" * 56}).save(tmp_path / "b.txt", "datashop")


IRI = {"type": "string", "pattern": r"^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>\"{}|\\^`]+$"}
ACTIVITY: dict[str, Any] = {
    "type": "object",
    "required": ["id"],
    "properties": {"id": IRI, "objectType": {"const": "Activity"}},
}
STATEMENT: dict[str, Any] = {
    "type": "object",
    "required": ["id", "actor", "verb", "object"],
    "additionalProperties": False,
    "properties": {
        "id": {
            "type": "string",
            "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$",
        },
        "actor": {
            "type": "object",
            "required": ["objectType", "account"],
            "additionalProperties": False,
            "properties": {
                "objectType": {"const": "Agent"},
                "account": {
                    "type": "object",
                    "required": ["homePage", "name"],
                    "properties": {"homePage": IRI, "name": {"type": "string", "minLength": 1}},
                },
            },
        },
        "verb": {"type": "object", "required": ["id"], "properties": {"id": IRI, "display": {"type": "object"}}},
        "object": {
            **ACTIVITY,
            "properties": {
                **ACTIVITY["properties"],
                "definition": {
                    "type": "object",
                    "additionalProperties": False,
                    "properties": {
                        "type": IRI,
                        "name": {"type": "object", "propertyNames": {"pattern": "^[a-z]{2}(-[A-Z]{2})?$"}},
                        "interactionType": {"enum": ["choice", "fill-in", "numeric"]},
                        "correctResponsesPattern": {"type": "array", "items": {"type": "string"}},
                    },
                },
            },
        },
        "result": {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "success": {"type": "boolean"},
                "response": {"type": "string"},
                "duration": {"type": "string", "pattern": r"^PT\d+(\.\d{1,2})?S$"},
                "extensions": {"type": "object", "propertyNames": IRI},
            },
        },
        "context": {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "registration": {"type": "string", "format": "uuid"},
                "contextActivities": {
                    "type": "object",
                    "propertyNames": {"enum": ["parent", "grouping", "category", "other"]},
                    "additionalProperties": {"type": "array", "items": ACTIVITY},
                },
            },
        },
        "timestamp": {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$"},
    },
}
"""What the xAPI specification (1.0.3, part 2) asks of the parts of a statement that we write."""


def test_statements_follow_the_specification(results, tmp_path):
    """Each line is one statement by the rules; ids differ, and a skipped card is no wrong answer."""
    lines = results.save(tmp_path / "a.jsonl", "xapi").read_text(encoding="utf-8").splitlines()
    statements = [json.loads(line) for line in lines]

    validator = jsonschema.Draft202012Validator(STATEMENT)
    assert [error for statement in statements for error in validator.iter_errors(statement)] == []
    assert len({one["id"] for one in statements}) == len(results)
    skipped = [one for one in statements if "success" not in one["result"]]
    assert len(skipped) == results.frame["correct"].isna().sum()
    assert all(one["verb"]["id"].endswith("skipped") for one in skipped)
    assert WHOLE == "CF (seqnum)"


def test_an_unknown_format_is_refused(results, tmp_path):
    """The sentence lists what there is."""
    with pytest.raises(SeqnumError, match=r"Choose one of: \.csv, \.xlsx, \.parquet, datashop, xapi"):
        results.save(tmp_path / "a.csv", "json")
    with pytest.raises(SeqnumError, match="Choose one of: moodle, canvas, classroom"):
        results.to_gradebook(tmp_path / "a.csv", format="excel")


@pytest.fixture
def graded(tmp_path) -> Results:
    """Ana has 4 of 6, José 3 answers only, a formula for a name 6 of 6, and a simulated pupil plays too."""
    games = {
        "Ana": ("person", ["15", "15", "14", "15", "14", "15"]),
        "José": ("person", ["15"] * 3),
        "=SUM(A1)": ("person", ["15"] * 6),
        "Robi": ("pupil", ["15"] * 6),
    }
    folder = tmp_path / "class"
    folder.mkdir()
    for number, (name, (kind, chosen)) in enumerate(games.items()):
        attempts = [
            make_attempt(game_id=name, student=name, seq=seq, turn=seq, chosen=one) for seq, one in enumerate(chosen, 2)
        ]
        (folder / f"{number}.jsonl").write_bytes(match_file(*attempts, kinds=(kind,)))
    return Results.read(folder)


ROSTER = "name,id,email,absent\nAna,007,ana@x.org,\nJosé,008,,\nMia,009,mia@x.org,x\nNoah,010,,\n"


def gradebook(path) -> list[list[str]]:
    data = path.read_bytes()
    assert not data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(data.decode(), newline=""), strict=True))


def test_a_gradebook_for_moodle(graded, tmp_path):
    """Ids keep their zeros; whoever is absent, missing or has few cards has a dash, Moodle's no grade."""
    (tmp_path / "list.csv").write_text(ROSTER, encoding="utf-8")

    assert gradebook(graded.to_gradebook(tmp_path / "m.csv", tmp_path / "list.csv", title="Sums")) == [
        ["Full name", "ID number", "Email address", "Sums"],
        ["Ana", "007", "ana@x.org", "66.67"],
        ["José", "008", "", "-"],
        ["Mia", "009", "mia@x.org", "-"],
        ["Noah", "010", "", "-"],
    ]


def test_a_gradebook_for_canvas(graded, tmp_path):
    """The header that its importer looks for, then the points, then a blank for no score."""
    (tmp_path / "list.csv").write_text(ROSTER, encoding="utf-8")

    assert gradebook(graded.to_gradebook(tmp_path / "c.csv", tmp_path / "list.csv", format="canvas", points=10)) == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "seqnum"],
        ["Points Possible", "", "", "", "", "10"],
        ["Ana", "", "007", "ana@x.org", "", "6.67"],
        ["José", "", "008", "", "", ""],
        ["Mia", "", "009", "mia@x.org", "", ""],
        ["Noah", "", "010", "", "", ""],
    ]


def test_a_gradebook_without_a_roster(graded, tmp_path):
    """Everybody real with answers; a name that a spreadsheet would run is made harmless."""
    assert gradebook(graded.to_gradebook(tmp_path / "g.csv", format="classroom")) == [
        ["Last Name", "First Name", "Email Address", "seqnum"],
        ["Points", "", "", "100"],
        ["", "'=SUM(A1)", "", "100"],
        ["", "Ana", "", "66.67"],
        ["", "José", "", ""],
    ]
