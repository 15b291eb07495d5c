"""``seqnum export``: answers and marks of a folder for other programs."""

from __future__ import annotations

import csv
import json
import shutil

import pytest

from seqnum.cli import main
from seqnum.results import Results
from tests.results.keeping import versions


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """One match, a file that is none, a roster and a key, and the terminal standing beside them."""
    (tmp_path / "class").mkdir()
    shutil.copy(versions()[-1] / "own.jsonl", tmp_path / "class" / "Ana.jsonl")
    (tmp_path / "list.csv").write_text("name,id\nAna,a-1\nBo,b-2\n", encoding="utf-8")
    (tmp_path / "key").write_text("a long secret of our school\n", encoding="utf-8")
    monkeypatch.setenv("SEQNUM_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_marks_for_moodle(folder, capsys):
    """The file has a usual name, the pupils of the list; three cards are too few for a mark, and that is no zero."""
    assert main(["export", "class", "--to", "moodle", "--roster", "list.csv", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert (told["file"], told["to"], told["students"], told["attempts"]) == ("seqnum-moodle.csv", "moodle", 2, 12)
    rows = list(csv.reader((folder / "seqnum-moodle.csv").read_text(encoding="utf-8").splitlines()))
    assert rows[1:] == [["Ana", "a-1", "", "-"], ["Bo", "b-2", "", "-"]]


@pytest.mark.parametrize("kind", ["csv", "xlsx", "parquet", "datashop", "xapi"])
def test_answers_under_the_ids_of_the_list(folder, kind, capsys):
    """Whatever the format, the answers are read again under the ids of the list."""
    out = f"out.{kind}"
    assert main(["export", "class", "--to", kind, "--roster", "list.csv", "--out", out]) == 0

    assert set(Results.read(out).frame["student"]) == {"a-1", "Ben"}
    assert capsys.readouterr().out == f"12 answers, in {out}.\n"


def test_hashes_in_the_place_of_names(folder):
    """With a key no name is in the file; what was left out is told and is no success."""
    (folder / "class" / "photo.jpg").write_bytes(b"\xff\xd8")

    assert main(["export", "class", "--to", "csv", "--key", "key"]) == 1

    text = (folder / "seqnum-csv.csv").read_text(encoding="utf-8-sig")
    assert "s_" in text
    assert "Ana" not in text


def test_a_key_that_is_not_there(folder, capsys):
    """No file of a key, no file written."""
    assert main(["export", "class", "--to", "csv", "--key", "nokey"]) == 1
    assert "nokey" in capsys.readouterr().err
    assert not (folder / "seqnum-csv.csv").exists()


def test_a_platform_knows_nobody_by_a_pseudonym(folder, capsys):
    """Marks under pseudonyms would be marks of nobody: said, and nothing written."""
    assert main(["export", "class", "--to", "moodle", "--roster", "list.csv", "--key", "key"]) == 1
    assert "--key and --to moodle do not go together" in capsys.readouterr().err
    assert not (folder / "seqnum-moodle.csv").exists()
