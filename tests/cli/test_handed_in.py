"""``seqnum check`` of a folder that a class left: the verdicts of `Results.files`."""

from __future__ import annotations

import json
import zipfile

import pytest

from seqnum.cli import main
from seqnum.decks import Deck
from seqnum.match import Match
from seqnum.results import Results


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A match, a half-uploaded copy in a zip file, one saved again, a code, notes and a deck."""
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    ana, ben = (Match(deck, [name, "Computer 1"], save=tmp_path / f"{name}.jsonl", seed=3) for name in ("Ana", "Ben"))
    for match in (ana, ben):
        for _ in range(3):
            match.say_number(match.hand()[0], "99")
    by_letter = Match(deck, ["Eva", "Leo"], seed=5)
    by_letter.say_number(by_letter.hand()[0], "99")
    data = (tmp_path / "Ana.jsonl").read_bytes()
    with zipfile.ZipFile(tmp_path / "week3.zip", "w") as archive:
        archive.writestr("class/half.jsonl", data[: len(data) * 3 // 4])
        archive.writestr("readme.pdf", b"%PDF")
    again = (tmp_path / "Ben.jsonl").read_bytes().decode()
    (tmp_path / "Ben.jsonl").write_bytes(again.replace("\n", "\r\n").encode("utf-16"))
    (tmp_path / "codes.txt").write_text(by_letter.code() + "\n" + by_letter.code()[:-1] + "\n")
    (tmp_path / "notes.txt").write_text("buy paper")
    deck.save(tmp_path / "deck.json")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_folder_shows_the_verdicts(folder, capsys):
    """Match files, codes and what is in zip files have the verdicts of the results; others are checked as before."""
    assert main(["check", "."]) == 1

    lines = capsys.readouterr().out.splitlines()

    assert [line.partition(" The code openmatch")[0] for line in lines if not line.startswith("  ")] == [
        "Ana.jsonl: nothing wrong.",
        "Ben.jsonl: nothing wrong.",
        "codes.txt: The code in line 2 cannot be read, so it was left out.",
        "deck.json: nothing wrong.",
        "notes.txt: no file of seqnum, left out.",
        "week3.zip › class/half.jsonl: nothing wrong.",
        "week3.zip › readme.pdf: This is not the file of a match, so nothing was read from it.",
    ]
    assert lines[lines.index("Ben.jsonl: nothing wrong.") + 1].startswith("  It was saved in UTF-16")
    half = lines.index("week3.zip › class/half.jsonl: nothing wrong.")
    assert lines[half + 1] == "  A copy: all its answers stand in Ana.jsonl."


def test_the_verdicts_are_those_of_the_results(folder, capsys):
    """Whatever the results left out is a problem here, and nothing else is."""
    main(["check", str(folder), "--json"])

    told = {one["file"]: one["problems"] for one in json.loads(capsys.readouterr().out)}

    files = Results.read(folder).files.set_index("file")
    ours = {file: told[str(folder / file)] for file in files.index if str(folder / file) in told}
    assert {file for file, problems in ours.items() if problems} == {"codes.txt", "week3.zip › readme.pdf"}
    assert set(files.index[files["verdict"] != "refused"]) <= set(ours)


def test_a_zip_file_alone(folder, capsys):
    """A zip file stands for what is in it."""
    assert main(["check", "week3.zip"]) == 1

    assert "week3.zip › class/half.jsonl: nothing wrong." in capsys.readouterr().out


def test_an_answer_made_right_in_a_file_saved_again(folder, capsys):
    """A match saved in UTF-16 is played again too, so a changed answer is found on its line."""
    path = folder / "Ben.jsonl"
    lines = path.read_bytes().decode("utf-16").split("\r\n")
    answered = next(number for number, line in enumerate(lines) if '"event":"attempt"' in line)
    lines[answered] = lines[answered].replace('"outcome":"incorrect"', '"outcome":"correct"')
    lines[answered] = lines[answered].replace('"correct":false', '"correct":true')
    path.write_bytes("\r\n".join(lines).encode("utf-16"))

    main(["check", ".", "--json"])

    told = {one["file"]: one["problems"] for one in json.loads(capsys.readouterr().out)}
    assert [one["line"] for one in told["Ben.jsonl"]] == [answered + 1]


def test_copied_games_are_told_when_asked_for(folder, capsys):
    """Another pupil's file under a new name and game is found with `--verify` only."""
    lines = [json.loads(line) for line in (folder / "Ana.jsonl").read_text(encoding="utf-8").splitlines()]
    game = lines[0]["game_id"]
    text = "".join(json.dumps(line) + "\n" for line in lines).replace(game, "another").replace('"Ana"', '"Eva"')
    (folder / "Eva.jsonl").write_text(text, encoding="utf-8")

    def problems(*options: str) -> dict[str, list[str]]:
        main(["check", ".", "--json", *options])
        told = json.loads(capsys.readouterr().out)
        return {one["file"]: [each["text"] for each in one["problems"]] for one in told}

    assert not problems()["Eva.jsonl"]
    assert problems("--verify")["Eva.jsonl"][0].endswith("stand in Ana.jsonl under the name Ana.")
