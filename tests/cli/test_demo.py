from __future__ import annotations

import csv
import json
from typing import TYPE_CHECKING

from seqnum.cli import main
from seqnum.match.demo import TRUTH

if TYPE_CHECKING:
    from pathlib import Path


def test_the_command_says_who_has_what(tmp_path: Path, capsys):
    """What is printed as JSON is what the file beside the matches says; the folder is not used twice."""
    folder = tmp_path / "class"
    assert main(["demo", "--out", str(folder), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    with (folder / TRUTH).open(encoding="utf-8", newline="") as file:
        truth = list(csv.DictReader(file))
    assert told == {"folder": str(folder), "students": 30, "truth": truth}
    assert len(truth) == 10

    assert main(["demo", "--out", str(folder)]) == 1
    assert "Name a new or an empty folder." in capsys.readouterr().err


def test_a_seed_that_makes_no_deck_leaves_no_folder(tmp_path: Path, capsys):
    """One sentence, and the name can be used again."""
    assert main(["demo", "--out", str(tmp_path / "class"), "--seed", "9" * 21]) == 1
    assert "is not a whole number" in capsys.readouterr().err
    assert not (tmp_path / "class").exists()
