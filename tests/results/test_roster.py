"""The list of a class: certain pupils are matched, others only suggested, and the table comes back as edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.results import Results
from seqnum.results.roster import match_roster
from tests.results.writer import make_attempt, match_file

if TYPE_CHECKING:
    import pandas as pd

LIST = "number;name;id;absent\n01;Ana Pérez;s-1;\n02;José;s-2;\n03;Ana;s-3;\n04;Ana;s-4;\n05;Mia;s-5;x\n06;Noah;s-6;\n"


@pytest.fixture
def results(tmp_path) -> Results:
    """Five names in the files: an exact one, a list number, a spelling, one that two have, a stranger."""
    names = {"a": "ana  PÉREZ", "b": "2", "c": "Jose", "d": "Ana", "e": "Zoë"}
    folder = tmp_path / "class"
    folder.mkdir()
    for game, name in names.items():
        (folder / f"{game}.jsonl").write_bytes(match_file(make_attempt(game_id=game, student=name)))
    return Results.read(folder)


@pytest.fixture
def path(tmp_path):
    """The list as a spreadsheet of Spain or Brazil saves it."""
    file = tmp_path / "class.csv"
    file.write_bytes(LIST.encode("cp1252"))
    return file


def rows(table: pd.DataFrame, *columns: str) -> list[tuple[object, ...]]:
    return [*table[list(columns)].itertuples(index=False, name=None)]


def test_who_is_certain_is_matched_and_who_is_not_is_suggested(results, path):
    """A name whatever its capitals and spaces, a list number with or without a zero; an accent is only suggested."""
    table = results.roster(path)

    assert rows(table, "name", "status", "answers", "suggested") == [
        ("Ana Pérez", "received", 1, "Ana"),
        ("José", "received", 1, "Jose"),
        ("Ana", "missing", 0, "Ana"),
        ("Ana", "missing", 0, "Ana"),
        ("Mia", "absent", 0, ""),
        ("Noah", "missing", 0, ""),
        ("", "unlisted", 1, "José"),
        ("", "unlisted", 1, "Ana 03; Ana 04"),
        ("", "unlisted", 1, ""),
    ]
    assert table["note"][7].startswith("2 pupils on the list are called so.")


def test_the_table_is_edited_and_read_back(results, path, tmp_path):
    """What a teacher writes into also and absent is certain the next time, from a workbook and from CSV."""
    for name in ("edited.xlsx", "edited.csv"):
        table = results.roster(path)
        table.loc[table["name"] == "José", "also"] = "2; Jose"
        table.loc[table["id"] == "s-4", "also"] = "Zoë"
        table.loc[table["name"] == "Noah", "absent"] = "x"
        again = results.roster(table.save(tmp_path / name))

        assert rows(again, "id", "status", "answers")[:6] == [
            ("s-1", "received", 1),
            ("s-2", "received", 2),
            ("s-3", "missing", 0),
            ("s-4", "received", 1),
            ("s-5", "absent", 0),
            ("s-6", "absent", 0),
        ]
        assert list(again["number"][:2]) == ["01", "02"]


def test_results_under_the_ids_of_the_list(results, path):
    """Names and list numbers become ids; whoever is uncertain keeps the name of the files."""
    assert set(results.identified(path).frame["student"]) == {"s-1", "s-2", "Jose", "Ana", "Zoë"}


def test_two_pupils_of_one_name_are_never_guessed():
    """One file called Ana and two of that name on the list: nobody's, and both are missing under names that differ."""
    matched = match_roster(["Ana"], ["Ana", "ana", "Ben"])

    assert matched == ({}, ("Ana (1)", "ana (2)", "Ben"), ("Ana",), ())


def test_a_row_that_names_an_alias_joins_the_one_of_the_name(results, tmp_path):
    """A teacher may add a row Noah, Zoë below instead of filling in the cell."""
    (tmp_path / "list.csv").write_text("name,also\nNoah,\nNoah,Zoë\n", encoding="utf-8")

    assert rows(results.roster(tmp_path / "list.csv"), "name", "status")[0] == ("Noah", "received")


def test_mondays_page_does_not_call_the_absent_missing(results, path):
    """Absent is blank: in no list and with no number."""
    page = results.monday(path, lang="en")

    assert list(page.missing["student"]) == ["Ana (03)", "Ana (04)", "Noah"]
    assert "Mia" not in str(page)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_notes_in_each_language(results, path, lang):
    """The notes differ from language to language, the words of the status do not."""
    table = results.roster(path, lang=lang)

    assert set(table["status"]) == {"received", "missing", "absent", "unlisted"}
    assert {"en": "Nobody", "es": "Nadie", "pt": "Ninguém"}[lang] in " ".join(table["note"].dropna())
