from __future__ import annotations

import json

import pytest

from seqnum.cli import main
from seqnum.decks import Deck


def test_a_deck_file_is_printed(tmp_path, capsys):
    """The page is that of the deck in the file, and the terminal says where it is."""
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    deck.save(tmp_path / "week.json")
    out = tmp_path / "week.html"

    assert main(["print", str(tmp_path / "week.json"), "--paper", "letter", "--tiled", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == deck.to_html(paper="Letter", tiled=True)
    assert str(out) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "same"),
    [
        (
            ["add_within_20", "--board", "6x6", "--seed", "7"],
            lambda: Deck.generate("add_within_20", board=(6, 6), seed=7),
        ),
        (["kids", "--seed", "3"], lambda: Deck.of_cards("kids", seed=3)),
        ([Deck.of_cards("sequence").code()], lambda: Deck.of_cards("sequence")),
    ],
)
def test_a_deck_has_many_names(words, same, tmp_path, capsys):
    """Skills, a card game and a code each name a deck."""
    out = tmp_path / "deck.html"

    assert main(["print", *words, "--out", str(out), "--parts", "board,cards", "--no-backs", "--json"]) == 0
    page = same().to_html(parts=["board", "cards"], backs=False)
    assert out.read_text(encoding="utf-8") == page
    assert json.loads(capsys.readouterr().out) == {"file": str(out), "sides": page.count("<section")}


def test_a_teachers_own_questions_are_printed(tmp_path, capsys):
    """A file that `seqnum deck --from` takes is printed on the board that is asked for."""
    mine, out = tmp_path / "mine.csv", tmp_path / "mine.html"
    mine.write_text("".join(f"{n} + 2,{n + 2}\n" for n in range(1, 9)), encoding="utf-8")

    assert main(["print", str(mine), "--board", "6x6", "--seed", "3", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == Deck.from_file(mine, board=(6, 6), seed=3).to_html()


def test_what_is_wrong_in_a_teachers_file_is_said_with_its_row(tmp_path, capsys):
    """The same sentence as `seqnum deck --from` says, and no page."""
    mine, out = tmp_path / "mine.csv", tmp_path / "mine.html"
    mine.write_text("1 + 2,3\n2 + 2,5\n", encoding="utf-8")
    said = []
    for words in (["print", str(mine), "--out", str(out)], ["deck", "--from", str(mine)]):
        assert main(words) == 1
        said.append(capsys.readouterr().err)

    assert said[0] == said[1]
    assert "2 + 2" in said[0]
    assert not out.exists()


def test_the_page_speaks_the_chosen_language(tmp_path):
    """`--lang` is the language of the page too."""
    out = tmp_path / "deck.html"

    assert main(["print", "add_within_20", "--lang", "es", "--out", str(out)]) == 0
    assert "Cómo se juega" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words", [["kids", "--paper", "A5"], ["kids", "--parts", "key"], ["kids", "--out", "a.json"], ["no_such_skill"]]
)
def test_what_cannot_be_printed_is_one_sentence(words, tmp_path, monkeypatch, capsys):
    """What is wrong is said, and no file is left."""
    monkeypatch.chdir(tmp_path)

    assert main(["print", *words]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
