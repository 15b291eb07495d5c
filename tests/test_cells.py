"""Tables in files: spreadsheets run nothing and change nothing, and every text comes back as it was."""

from __future__ import annotations

import csv
import io
import re
from datetime import UTC, datetime

import openpyxl
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.cells import bare, csv_bytes, from_workbook, guarded, workbook_bytes
from seqnum.errors import SeqnumError
from seqnum.tables import Table

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30) | st.sampled_from(
    ["=1+1", "@x", "+5", "-8 + 6", "\t=1", "'", "''", "1/2", "-3", "007", "0.5", "1E5", "_x0041_", "\r", "\r\n", "\x00"]
)
NOT_RUN = [
    "=1+1",
    "+cmd",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    " =1",
    "\u00a0=1",
    "＝1",
    "|calc",
    "=HYPERLINK()",
]
NOT_CHANGED = [
    "1/2", "-1/2", "2 1/3", "3-4", "3 - 4", "1.33", "0,5", "1.299,99", "1 000", "007", "00", "-0", "+5", "1E5", "1e-3",
    "123456789012345678", "10:30", "5 pm", "2026-11-30", "2026-11-30T08:00:00Z", "12%", "$5", "5 €", "(5)", "MAR1",
    "sept-2", "2 dic", "true", "VERDADERO", "Falso", "#N/A", "%", "",
]  # fmt: skip
AS_THEY_ARE = [
    "Ana",
    "May",
    "Maria",
    "8 + 7",
    "3 × □ = 24",
    "15",
    "0",
    "-3",
    "√2",
    "r03c05",
    "add_within_20:8+7",
    "x = 7",
]


@pytest.mark.parametrize("text", NOT_RUN + NOT_CHANGED)
def test_what_a_spreadsheet_would_run_or_change_is_guarded(text):
    """Formulas, dates, shares, sums, leading zeros and words for yes have an apostrophe before them."""
    assert guarded(text) == "'" + text


@pytest.mark.parametrize("text", AS_THEY_ARE)
def test_what_a_spreadsheet_leaves_alone_is_left_alone(text):
    """Names, exercises and whole numbers stand in the file as people read them."""
    assert guarded(text) == text


@settings(deadline=None)
@given(st.lists(st.lists(TEXTS | st.none(), min_size=2, max_size=2), max_size=5))
def test_a_csv_file_gives_back_every_text(rows):
    """Read by the csv module in strict mode, each text is what it was, and what was missing is missing."""
    text = csv_bytes(rows).decode("utf-8-sig")
    read = [[bare(cell) for cell in row] for row in csv.reader(io.StringIO(text, newline=""), strict=True)]

    assert read == rows


@given(st.lists(TEXTS, min_size=1, max_size=5))
def test_no_cell_of_a_csv_file_begins_as_a_formula(texts):
    """Whatever the text: no cell begins with a sign that runs it, but for whole numbers."""
    rows = csv.reader(io.StringIO(csv_bytes([texts]).decode("utf-8-sig"), newline=""))
    cells = next(rows)

    assert [cell for cell in cells if re.match(r"[=+\-@\t\r]", cell) and not re.fullmatch(r"-?\d+", cell)] == []


@settings(max_examples=30, deadline=None)
@given(st.lists(st.lists(TEXTS | st.none(), min_size=2, max_size=2), min_size=1, max_size=4))
def test_a_workbook_gives_back_every_text(rows):
    """Read by openpyxl, every cell is a text, none a formula, and each is what it was."""
    sheet = openpyxl.load_workbook(io.BytesIO(workbook_bytes(rows, "a"))).active
    cells = [[sheet.cell(line, column) for column in (1, 2)] for line in range(1, len(rows) + 1)]

    assert [[None if cell.value is None else from_workbook(cell.value) for cell in row] for row in cells] == rows
    assert {cell.data_type for row in cells for cell in row if cell.value is not None} <= {"s"}
    assert {cell.number_format for row in cells for cell in row if cell.value is not None} <= {"@"}


def test_half_a_sign_in_a_workbook_is_no_sign():
    """No table can hold half a sign of UTF-16, so what stands for one stays as it is written."""
    assert from_workbook("a_xD800__xdfff_") == "a_xD800__xdfff_"


TABLE = Table(
    {
        "student": pd.Series(["Ana", None, "=Eva"], dtype="string"),
        "n": pd.Series([1, 10**17, None], dtype="Int64"),
        "share": [0.1, 1 / 3, float("nan")],
        "sure": pd.Series([True, None, False], dtype="boolean"),
        "cards": [("a", "1/2"), (), ("é",)],
        "at": pd.to_datetime([datetime(2026, 11, 30, 8, tzinfo=UTC)] * 3),
    }
)


def test_a_table_as_csv(tmp_path):
    """Excel's mark, names of columns, lists as JSON, moments as ISO 8601, nothing where nothing is."""
    data = TABLE.save(tmp_path / "a.csv").read_bytes()

    assert data.startswith(b"\xef\xbb\xbfstudent,n,share,sure,cards,at\r\n")
    frame = pd.read_csv(io.BytesIO(data), dtype=str, keep_default_na=False)
    assert list(frame["student"]) == ["Ana", "", "'=Eva"]
    assert list(frame["n"]) == ["1", "'100000000000000000", ""]
    assert [float(bare(cell) or "nan") for cell in frame["share"]][:2] == [0.1, 1 / 3]
    assert list(frame["cards"]) == ['["a", "1/2"]', "[]", '["é"]']
    assert set(frame["at"]) == {"'2026-11-30T08:00:00+00:00"}


def test_a_table_as_a_workbook(tmp_path):
    """Numbers are numbers, yes is yes, texts are text."""
    frame = pd.read_excel(TABLE.save(tmp_path / "a.xlsx"), dtype=object)

    assert list(frame["share"])[:2] == [0.1, 1 / 3]
    assert list(frame["n"])[:2] == [1, "100000000000000000"]
    assert list(frame["sure"])[::2] == [True, False]
    assert list(frame["student"])[2] == "=Eva"


def test_a_table_as_parquet(tmp_path):
    """Types stay, lists are lists."""
    frame = pd.read_parquet(TABLE.save(tmp_path / "a.parquet"))

    assert frame["n"].dtype == "Int64"
    assert [tuple(cards) for cards in frame["cards"]] == list(TABLE["cards"])
    assert frame["at"][0] == TABLE["at"][0]


def test_what_cannot_be_written_is_said(tmp_path):
    """Another ending, a folder that is not there, and a text no cell holds: a sentence, and no file half-written."""
    for place, said in (("a.ods", "Choose one of: .csv, .xlsx, .parquet"), ("no/a.csv", "cannot be written")):
        with pytest.raises(SeqnumError, match=said):
            TABLE.save(tmp_path / place)
    with pytest.raises(SeqnumError, match="Row 2 has a text of more than 32767"):
        Table({"a": ["x" * 40_000]}).save(tmp_path / "a.xlsx")

    assert list(tmp_path.iterdir()) == []
