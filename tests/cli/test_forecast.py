from __future__ import annotations

import json

import pytest

import seqnum as sq
from seqnum.cli import main
from seqnum.engine.game_reader import read_games


def printed(capsys, *words):
    assert main(["forecast", *words]) == 0
    return capsys.readouterr()


def test_json_has_the_documented_fields(capsys):
    """Games, turns with mean and percentiles, the share each seat won, and how many games nobody did."""
    words = ("--rules", "sequence", "--players", "2", "--player", "random", "--games", "60", "--seed", "1", "--json")
    data = json.loads(printed(capsys, *words).out)
    assert data["games"] == data["asked"] == 60
    assert {"mean", "p05", "p95"} <= set(data["turns"])
    assert data["turns"]["p05"] < data["turns"]["mean"] < data["turns"]["p95"]
    assert len(data["wins"]) == 2
    assert sum(data["wins"]) + data["unfinished"] / 60 == pytest.approx(1)
    assert data["board"] == [10, 10]
    assert data["levels"] == {}


def test_the_same_words_print_the_same(capsys):
    """What is printed depends on the arguments alone, with one process or two."""
    words = ("--games", "30", "--board", "6x7", "--players", "3", "--json")
    first = printed(capsys, *words).out
    assert printed(capsys, *words).out == first
    assert printed(capsys, *words, "--workers", "2").out == first


def test_people_get_sentences_and_warnings(capsys):
    """The summary goes to the output, what speaks against the game beside it."""
    out, err = printed(capsys, "--games", "30", "--board", "6x7", "--players", "3", "--lang", "en")
    assert out.startswith("30 games on 6 × 7, 3 players")
    assert "turns on average" in out
    assert err.startswith("! 3 sides on 6 × 7 come to a standstill")


def test_a_deck_file_with_pupils(capsys, tmp_path):
    """A deck's questions are answered by simulated pupils, and counted for each."""
    file = sq.Deck.generate("add_within_20", board=(6, 6), seed=7).save(tmp_path / "week.json")
    data = json.loads(printed(capsys, "--deck", str(file), "--player", "pupil", "--games", "3", "--json").out)
    assert [one["seat"] for one in data["answers"]] == [0, 1]
    assert data["answers"][0]["answered"] > data["answers"][0]["missed"]
    assert data["rules"] == "classroom"


def test_logs_are_the_games_as_text(capsys, tmp_path):
    """Every game can be read back, was played to its end, and the lengths are those of the forecast."""
    file = tmp_path / "games.txt"
    data = json.loads(printed(capsys, "--rules", "sequence", "--games", "9", "--json", "--logs", str(file)).out)
    read = [one.content.game for one in read_games(file.read_text(encoding="utf-8"))]
    assert len(read) == 9
    assert all(game.over for game in read)
    assert [game.seed for game in read] == [f"1:{number}" for number in range(9)]
    winners = [game.winner for game in read]
    assert [winners.count(side) / 9 for side in (0, 1)] == data["wins"]


def test_players_that_search(capsys):
    """Searching players play the same games again, and as many games a move as they are told."""
    words = ("--board", "6x7", "--player", "search", "--search-games", "8", "--games", "2", "--json")
    data = json.loads(printed(capsys, *words).out)
    assert data["games"] == 2
    assert json.loads(printed(capsys, *words).out) == data
    assert list(data["minutes_by_pace"]) == ["slow", "usual", "quick"]


def test_logs_of_pupils_have_their_answers(capsys, tmp_path):
    """What simulated pupils answered stands in the game text as comments, right and wrong."""
    deck = sq.Deck.generate("add_within_20", board=(6, 6), seed=7).save(tmp_path / "week.json")
    file = tmp_path / "games.txt"
    data = json.loads(
        printed(capsys, "--deck", str(deck), "--player", "pupil", "--games", "3", "--json", "--logs", str(file)).out
    )
    read = [one.content for one in read_games(file.read_text(encoding="utf-8"))]
    comments = [said for content in read for _, said in content.comments]
    answered = sum(one["answered"] + one["skipped"] for one in data["answers"])
    missed = sum(one["missed"] for one in data["answers"])
    assert all(content.game.over for content in read)
    assert len(comments) == answered
    assert sum("?" in said for said in comments) == missed > 0


def test_a_deadline_ends_it(capsys):
    """With a deadline fewer games are played, and the output says how many."""
    data = json.loads(printed(capsys, "--games", "1000000", "--deadline", "0.3", "--json").out)
    assert 1 <= data["games"] < data["asked"] == 1_000_000


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "5"),
        ("--rules", "chess"),
        ("--games", "0"),
        ("--player", "pupil"),
        ("--deck", "no such file"),
        ("--search-games", "8"),
        ("--player", "search", "--search-games", "0"),
    ],
)
def test_what_cannot_be_is_one_sentence(capsys, words):
    """A question that makes no sense ends with exit code 1 and one line."""
    assert main(["forecast", *words]) == 1
    err = capsys.readouterr().err
    assert err.startswith("seqnum: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_help_speaks_the_language(capsys, monkeypatch, lang):
    """Every option is described in the reader's language."""
    monkeypatch.setenv("SEQNUM_LANG", lang)
    with pytest.raises(SystemExit):
        main(["forecast", "--help"])
    assert {"en": "how many games", "es": "cuántas partidas", "pt": "quantas partidas"}[lang] in capsys.readouterr().out
