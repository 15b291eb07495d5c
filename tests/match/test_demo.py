from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest

from seqnum.match import MatchError
from seqnum.match.demo import COLUMNS, LESSONS, PUPILS, TRUTH, demo_class
from seqnum.results import Results
from seqnum.text import say

pytestmark = pytest.mark.desktop

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class in Spanish, which other tests only read."""
    folder = tmp_path_factory.mktemp("class")
    demo_class(folder, seed=5, lang="es")
    return folder


def truth_of(folder: Path) -> set[tuple[str, str]]:
    with (folder / TRUTH).open(encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file)
    assert tuple(header) == COLUMNS
    return {(student, misconception) for student, misconception in rows}


def test_thirty_play_four_games_each(folder: Path):
    """Sixty files of two, nobody twice in a lesson, all of them known to be simulated, ten with a misconception."""
    results = Results.read(folder)
    games = results.frame.groupby("student")["game_id"].nunique()
    assert games.tolist() == [len(LESSONS)] * PUPILS
    assert results.frame["simulated"].all()
    assert set(games.index) == {say("match.player.pupil", "es", number=f"{n:02}") for n in range(1, PUPILS + 1)}
    assert set(results.frame["class_id"]) == {say("match.demo.class", "es")}
    truth = truth_of(folder)
    assert len(truth) == len({student for student, _ in truth}) == 10


def test_reading_leaves_the_truth_out(folder: Path):
    """The file that tells who has what is neither read nor refused: a report must find it out by itself."""
    results = Results.read(folder)
    assert len(results.refused) == 0
    assert TRUTH not in set(results.files["file"])


def test_what_a_diagnosis_says_is_the_truth(folder: Path):
    """On decks made for it at least nine of ten misconceptions are found, and at most one that nobody has."""
    said = Results.read(folder).diagnosis().dropna(subset="misconception")
    found = set(zip(said["student"], said["misconception"], strict=True))
    truth = truth_of(folder)
    assert len(found & truth) >= 9
    assert len(found - truth) <= 1


def test_a_folder_in_use_is_left_alone(tmp_path: Path):
    """Files of a class in a folder with others could be taken for theirs."""
    (tmp_path / "ana.jsonl").touch()
    with pytest.raises(MatchError, match="holds files already"):
        demo_class(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["ana.jsonl"]
    with pytest.raises(MatchError, match="no folder that results can be saved in"):
        demo_class(tmp_path / "ana.jsonl")


def test_a_seed_gives_a_class(tmp_path: Path):
    """The same seed gives the same truth and games, another one others; a game more is told as it ends."""
    told: list[tuple[int, int]] = []

    def stop(played: int, games: int) -> None:
        told.append((played, games))
        if played == 2:
            raise KeyboardInterrupt

    truths = []
    answers = []
    for name, seed in (("one", 3), ("same", 3), ("other", 4)):
        with pytest.raises(KeyboardInterrupt):
            demo_class(tmp_path / name, seed=seed, progress=stop)
        truths.append(truth_of(tmp_path / name))
        frame = Results.read(tmp_path / name).frame
        answers.append(sorted(zip(frame["student"], frame["item_text"], frame["chosen"].fillna(""), strict=True)))
    assert told == [(1, 60), (2, 60)] * 3
    assert truths[0] == truths[1] != truths[2]
    assert answers[0] == answers[1] != answers[2]
