from __future__ import annotations

import pandas as pd
import pytest

from seqnum.tables import MOST_LISTED, NOTHING, Table
from seqnum.text import set_language


@pytest.fixture(autouse=True)
def _in_english(monkeypatch):
    monkeypatch.setenv("SEQNUM_LANG", "en")
    yield
    set_language(None)


def shown(value, column="cards"):
    """Return the HTML of the one cell that holds a value."""
    html = Table({column: pd.Series([value])})._repr_html_()
    return html.partition("<td>")[2].partition("</td>")[0]


def test_a_long_text_is_not_cut():
    """A sentence stands there to its end, however long it is."""
    assert shown("word " * 60 + "end").endswith("end")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (("8 + 7 → 14", "9 + 4 → 12"), "8 + 7 → 14; 9 + 4 → 12"),
        (("one",), "one"),
        ((), NOTHING),
        ({"14": ("one_less", "near_double"), "16": ("one_more",)}, "14: one_less, near_double; 16: one_more"),
        ({}, NOTHING),
        (tuple(range(MOST_LISTED + 1)), "; ".join(map(str, range(MOST_LISTED))) + "; …"),
    ],
)
def test_a_list_is_shown_without_brackets(value, words):
    """Lists and wrong answers read as text; of a long list the beginning."""
    assert shown(value) == words


@pytest.mark.parametrize(("lang", "text"), [("en", "32%"), ("es", "32\xa0%"), ("pt", "32%")])
def test_a_share_is_a_percentage(lang, text):
    """Accuracy and its interval are written as the language does."""
    set_language(lang)

    assert [shown(0.318182, column) for column in ("accuracy", "low", "high")] == [text] * 3


def test_what_is_missing_is_a_dash():
    """No <NA>, NaN or None is shown to a teacher."""
    table = Table(
        {"line": pd.array([1, pd.NA], "Int64"), "skill": pd.array([pd.NA, "x"], "string"), "low": [None, 0.5]}
    )

    html = table._repr_html_()

    assert html.count(f"<td>{NOTHING}</td>") == 3
    assert not any(word in html for word in ("NA", "NaN", "None", "nan"))


def test_markup_in_a_name_is_text():
    """A name that looks like markup is shown, not obeyed."""
    assert shown("<script>alert(1)</script>") == "&lt;script&gt;alert(1)&lt;/script&gt;"
    assert shown(("<b>",)) == "&lt;b&gt;"


def test_parts_of_a_table_are_shown_alike():
    """Rows, columns and sorted copies are such tables too; what they hold is as it was."""
    table = Table({"student": ["Ana", "Ben"], "accuracy": [0.25, 0.5], "cards": [("a", "b"), ()]})
    part = table.sort_values("accuracy", ascending=False).loc[[0], ["accuracy", "cards"]].head(1)

    assert "25%" in part._repr_html_()
    assert part.to_numpy().tolist() == [[0.25, ("a", "b")]]


def test_a_large_table_is_short():
    """Of many rows the first and last are shown, and how many there are."""
    html = Table({"n": range(5000)})._repr_html_()

    assert html.count("<tr>") < 100
    assert "5000 rows" in html
