from __future__ import annotations

import json

import pytest

from seqnum.cli import main
from seqnum.maths import SKILLS


def test_every_skill_is_listed(capsys):
    """The list has every skill with its three levels."""
    assert main(["skills"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert {line.split(":")[0] for line in lines if not line.startswith(" ")} == set(SKILLS)
    assert len([line for line in lines if line.startswith("  ") and line[2].isdigit()]) == 3 * len(SKILLS)


def test_json_has_the_fields_of_the_manual(capsys):
    """Programs find id, levels with sentence and capacity, standards and misconceptions."""
    assert main(["skills", "--json"]) == 0

    for skill in json.loads(capsys.readouterr().out):
        assert set(skill) == {"id", "levels", "standards", "misconceptions"}
        assert [level["level"] for level in skill["levels"]] == [1, 2, 3]
        assert all(set(level) == {"level", "sentence", "capacity"} for level in skill["levels"])
        assert all(level["capacity"] > 0 for level in skill["levels"])
        assert skill["standards"]


def test_words_narrow_the_list(capsys):
    """Only skills with all the words remain, whatever their case."""
    assert main(["skills", "3.oa.c.7", "TABLE", "--json"]) == 0

    found = [skill["id"] for skill in json.loads(capsys.readouterr().out)]
    assert "table_all_10" in found
    assert "add_within_20" not in found


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_sentences_in_the_chosen_language(lang, capsys):
    """`--lang` chooses the language of names and sentences."""
    assert main(["skills", "add_within_20", "--lang", lang]) == 0

    assert SKILLS["add_within_20"].name(lang) in capsys.readouterr().out


def test_nothing_found_is_said(capsys):
    """Words that no skill has are repeated."""
    assert main(["skills", "quaternions"]) == 1

    assert "quaternions" in capsys.readouterr().err
