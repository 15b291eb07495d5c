"""The folder that a careless class leaves, with the verdict on each of its files."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from html import escape

import pytest

from seqnum.match.record import Times
from seqnum.results import Results
from seqnum.text import LANGUAGES, say
from tests.match.tables import match_of, playable, right_cells, wrong_cells

ANSWERS = 6


def played(folder, names, seed: int, number: int) -> bytes:
    match = match_of(names, seed=seed, save=folder / f"{names[0]}-{seed}.jsonl", class_id="3a")
    for index in range(ANSWERS):
        card = playable(match)
        cells = wrong_cells(match, card) if index % 3 == 1 else right_cells(match, card)
        match.answer(card, cells[0], times=Times(number + index / 7, number / 3 + index, 0.0))
    return match.path.read_bytes()


def zipped(**files: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def as_sheet(data: bytes) -> bytes:
    """As a spreadsheet saves lines that it took for text: quoted, with semicolons for columns that are empty."""
    text = io.StringIO()
    csv.writer(text, delimiter=";").writerows([line, "", ""] for line in data.decode().splitlines())
    return text.getvalue().encode("utf-8-sig")


@pytest.fixture
def folder(tmp_path):
    """Twenty-three files of twelve pupils, most of them not as the board wrote them."""
    away = tmp_path / "away"
    away.mkdir()
    names = ("Ana", "José", "Mia", "Noah", "Zoë", "ANA", "Liam", "Eva", "Leo", "Max", "Ida", "Ana")
    games = [played(away, [name, "Guest"], seed, seed) for seed, name in enumerate(names, start=1)]
    ana, jose, mia, noah, zoe, ana_again, liam, eva, leo, maxi, ida, other_ana = games
    edited = [json.loads(line) for line in leo.splitlines()]
    wrong = next(line for line in edited if line["event"] == "attempt" and not line["attempt"]["correct"])
    wrong["attempt"] |= {"correct": True, "outcome": "correct"}
    game_of_max = json.loads(maxi.splitlines()[0])["game_id"].encode()
    folder = tmp_path / "week 3"
    files = {
        "2026-11-30-080000-ana.jsonl": ana,
        "result (3).jsonl": ana,
        "josé latin1.jsonl": jose.decode().encode("latin-1", "replace"),
        "mia.jsonl.txt": b"\xef\xbb\xbf" + mia.replace(b"\n", b"\r\n"),
        "noah.csv": as_sheet(noah),
        "zoë utf16.jsonl": zoe.decode().encode("utf-16"),
        "ana lower.jsonl": ana_again,
        "download.zip": zipped(**{"Liam_1_assignsubmission_file/result.zip": zipped(result=liam), "._x": b"?"}),
        "eva half.jsonl": eva[: len(eva) * 2 // 3],
        "eva.jsonl": eva,
        "leo.jsonl": b"".join(json.dumps(line).encode() + b"\n" for line in edited),
        "max.jsonl": maxi,
        "max2.jsonl": maxi.replace(game_of_max, b"f" * 32).replace(b'"Max"', b'"Pia"').replace(b'"Guest"', b'"Tom"'),
        "ida clock.jsonl": ida.replace(b'"answered_at":"20', b'"answered_at":"19'),
        "other ana.jsonl": other_ana,
        "taken apart.csv": mia.replace(b'","', b";").replace(b'{"', b'{"'),
        "sheet.csv": b"Alumno;Ejercicio;Respuesta\nUma;8 + 7;15\nUma;1/2 + 1/4;02-ene\nUma;0,5 + 0,25;0,75\n",
        "empty.jsonl": b"",
        "photo.jpg": b"\xff\xd8\xff\xe0 not a match",
        "newer.jsonl": ana.replace(b'"format":[1,0]', b'"format":[2,0]'),
        "truth.csv": b"student,misconception\nAna,\n",
        "class list.csv": "Número;Nombre;Ausente\n1;Ana;\n2;José;x\n".encode("cp1252"),
        "__MACOSX/._ana.jsonl": b"\0\5",
    }
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def test_the_folder_of_a_careless_class(folder):
    """Nothing is lost, nothing is counted twice, and each file has its verdict."""
    results = Results.read(folder, verify=True)

    files = results.files.set_index("file")
    told = {name: (row["verdict"], row["attempts"]) for name, row in files.iterrows()}
    assert told == {
        "2026-11-30-080000-ana.jsonl": ("read", 6),
        "result (3).jsonl": ("copy", 0),
        "josé latin1.jsonl": ("repaired", 6),
        "mia.jsonl.txt": ("repaired", 6),
        "noah.csv": ("repaired", 6),
        "zoë utf16.jsonl": ("repaired", 6),
        "ana lower.jsonl": ("read", 6),
        "download.zip › Liam_1_assignsubmission_file/result.zip › result": ("read", 6),
        "eva half.jsonl": ("copy", 0),
        "eva.jsonl": ("read", 6),
        "leo.jsonl": ("read", 6),
        "max.jsonl": ("read", 6),
        "max2.jsonl": ("read", 6),
        "ida clock.jsonl": ("read", 6),
        "other ana.jsonl": ("read", 6),
        "taken apart.csv": ("refused", 0),
        "sheet.csv": ("partial", 2),
        "class list.csv": ("class list", 0),
        "empty.jsonl": ("refused", 0),
        "photo.jpg": ("refused", 0),
        "newer.jsonl": ("refused", 0),
    }
    assert "class list.csv" not in set(results.refused["file"])
    assert "1926" in files.loc["ida clock.jsonl", "warning"]
    assert "02-ene" in files.loc["sheet.csv", "reason"]
    assert "pip install --upgrade seqnum" in files.loc["newer.jsonl", "reason"]
    assert files.loc["eva half.jsonl", "copy_of"] == "eva.jsonl"
    doubts = results.unverified
    assert set(doubts["file"]) == {"josé latin1.jsonl", "leo.jsonl", "max.jsonl", "max2.jsonl"}
    assert set(doubts.loc[doubts["file"] == "josé latin1.jsonl", "reason"]) == {
        "An editor lost signs of this file, so it cannot be checked."
    }


def test_the_roster_of_a_careless_class(folder, tmp_path):
    """Spellings are suggested, the absent are no zeros, and the marks are those of whoever is certain."""
    roster = tmp_path / "class.csv"
    roster.write_bytes(
        "Número;Nombre;Ausente\n1;Ana;\n2;Jose;\n3;Mía;\n4;Noah;\n5;Zoë;\n6;Bo;x\n7;Cy;\n".encode("cp1252")
    )
    results = Results.read(folder)

    table = results.roster(roster).set_index("name")
    assert dict(table["status"].iloc[:7]) == {
        "Ana": "received", "Jose": "missing", "Mía": "missing", "Noah": "received", "Zoë": "received", "Bo": "absent",
        "Cy": "missing",
    }  # fmt: skip
    assert (table.loc["Jose", "suggested"], table.loc["Mía", "suggested"]) == ("José", "Mia")
    book = results.to_gradebook(tmp_path / "canvas.csv", roster, format="canvas").read_text(encoding="utf-8")
    marks = {row[0]: row[-1] for row in csv.reader(io.StringIO(book))}
    assert {name for name, mark in marks.items() if mark} == {"seqnum", "Points Possible", "Ana"} - {"seqnum"} | {
        "Student"
    }
    assert marks["Bo"] == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_in_the_same_folder_wants_a_second_look_until_it_is_given(folder, tmp_path, lang):
    """A report names the list of the class that nobody gave it; given as the roster there is nothing to say of it."""
    results = Results.read(folder)
    sentence = escape(say("results.files.class_list", lang))
    without = results.report(tmp_path / "a.html", lang=lang).read_text(encoding="utf-8")
    given = results.report(tmp_path / "b.html", folder / "class list.csv", lang=lang).read_text(encoding="utf-8")
    assert sentence in without
    assert sentence not in given
    assert escape(say("results.error.empty_file", lang)) in given


@pytest.mark.parametrize(
    ("text", "is_list"),
    [
        ("name\nAna\nBen\n", True),
        ("Aluno,Número da chamada\nAna,1\n", True),
        ("Student,ID,SIS User ID,Section\nAna,1,2,3\n", True),
        ("name\n", False),
        ("student,exercise\nAna,1 + 1\n", False),
        ("student,item_id,expected\nAna,x,3\n", False),
        ("question,answer\n1 + 1,2\n", False),
    ],
)
def test_what_is_a_list_of_a_class(tmp_path, text, is_list):
    """Names and nothing that they answered; a table that lost its answers stays refused."""
    (tmp_path / "some.csv").write_text(text, encoding="utf-8")
    (verdict,) = Results.read(tmp_path).files["verdict"]
    assert verdict == ("class list" if is_list else "refused")
