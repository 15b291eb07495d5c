from __future__ import annotations

import json

import pytest

from seqnum.cli import main
from seqnum.decks import Deck, curricula, curriculum


def test_all_are_listed(capsys):
    """Each has its id, its name and how many units it has."""
    assert main(["curricula"]) == 0

    out = capsys.readouterr().out
    for name in curricula():
        assert f"{name}: {curriculum(name).name}\n  {len(curriculum(name).units)} units" in out


def test_the_units_of_a_grade(capsys):
    """A grade's units come with code, title, skills and level, under the grade in its own words."""
    assert main(["curricula", "bncc", "--grade", "3"]) == 0

    out = capsys.readouterr().out
    assert "\n3º ano\n" in out
    assert "2º ano" not in out
    for unit in curriculum("bncc").by_grade()["3º ano"]:
        assert f"  {unit.code}: {unit.title}\n    {', '.join(unit.skills)} · level {unit.level}\n" in out


@pytest.mark.parametrize(("lang", "said"), [("en", "It is uncertain"), ("es", "No es seguro"), ("pt", "Não é certo")])
def test_what_is_uncertain_is_marked(lang, said, capsys):
    """Below the unit stands a sentence on it, in the language of the process."""
    assert main(["curricula", "bncc", "--grade", "4", "--lang", lang]) == 0

    assert f"? {said}" in capsys.readouterr().out


def test_a_grade_of_all(capsys):
    """Without a name every curriculum that has the grade shows its units; the others are left out."""
    assert main(["curricula", "--grade", "9", "--json"]) == 0

    assert [one["id"] for one in json.loads(capsys.readouterr().out)] == ["bncc", "england"]


def test_json_has_the_fields_of_the_manual(capsys):
    """Programs find what a file says; in the list of all, how many units there are."""
    assert main(["curricula", "ccss", "--json"]) == 0
    (one,) = json.loads(capsys.readouterr().out)
    assert main(["curricula", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)

    assert set(one) == {"id", "name", "source", "lang", "note", "grades", "units"}
    assert set(one["units"][0]) == {"code", "grade", "title", "skills", "level", "uncertain"}
    assert {**one, "units": len(one["units"])} in listed


def test_a_teachers_own_file(tmp_path, root, capsys):
    """A copied and edited file is looked through like one of ours, and its units make decks."""
    path = tmp_path / "mine.toml"
    assert main(["curricula", "ccss", "--copy", str(path)]) == 0
    assert f"seqnum check {path}" in capsys.readouterr().out
    text = path.read_text(encoding="utf-8")
    assert text == (root / "curricula" / "ccss.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('"Round to the nearest ten or hundred"', '"Rounding, week 3"'), encoding="utf-8")

    assert main(["curricula", str(path), "--grade", "3"]) == 0
    assert "3.NBT.A.1: Rounding, week 3" in capsys.readouterr().out
    assert main(["deck", "--curriculum", str(path), "--unit", "3.NBT.A.1", "--out", str(tmp_path / "a.json")]) == 0
    assert Deck.load(tmp_path / "a.json") == Deck.from_curriculum("ccss", "3.NBT.A.1")


def test_a_deck_of_a_unit(tmp_path, capsys):
    """Board, level and seed are the caller's; what is uncertain about the unit is said on stderr."""
    out = tmp_path / "deck.json"
    asked = ["deck", "--curriculum", "bncc", "--unit", "EF04MA15", "--board", "8x8", "--level", "3", "--seed", "5"]

    assert main([*asked, "--out", str(out)]) == 0

    assert Deck.load(out) == Deck.from_curriculum("bncc", "EF04MA15", board=(8, 8), level=3, seed=5)
    assert "! It is uncertain whether missing_addend_20 belongs here." in capsys.readouterr().err


def test_a_copy_is_written_over_nothing(tmp_path, capsys):
    """What is there stays as it is; what is no TOML file, or of no curriculum, is not written."""
    path = tmp_path / "mine.toml"
    path.write_text("my work", encoding="utf-8")

    assert main(["curricula", "bncc", "--copy", str(path)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert main(["curricula", "bncc", "--copy", str(tmp_path / "mine.txt")]) == 1
    assert main(["curricula", "--copy", str(tmp_path / "all.toml")]) == 1
    assert main(["curricula", "bncc", "--copy", str(tmp_path / "no" / "such.toml")]) == 1
    assert [(one.name, one.read_text(encoding="utf-8")) for one in tmp_path.iterdir()] == [("mine.toml", "my work")]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["curricula", "cccs"], "bncc, ccss, england, lomloe, sep_nem"),
        (["curricula", "ccss", "--grade", "9"], "K, 1, 2, 3"),
        (["curricula", "--grade", "27"], "1º ano"),
        (["deck", "--curriculum", "ccss"], "--unit"),
        (["deck", "--unit", "3.OA.C.7", "add_within_20"], "--curriculum"),
        (["deck", "--curriculum", "bncc", "--unit", "EF03MA70"], "EF03MA07"),
    ],
)
def test_what_is_not_there_is_said(words, said, capsys):
    """The sentence names what there is instead."""
    assert main(words) == 1

    assert said in capsys.readouterr().err
