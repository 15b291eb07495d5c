"""`seqnum play --deck … --rules …`: whatever is asked for is what the students' notebook opens."""

from __future__ import annotations

import json
import shutil

import pytest

from seqnum.cli import main
from seqnum.cli.lesson_deck import lesson_deck, put_deck
from seqnum.decks import Deck
from seqnum.engine import PRESETS, preset
from seqnum.errors import SeqnumError
from seqnum.shipped import notebooks_folder
from seqnum.widgets import Board

SHIPPED = notebooks_folder() / "en" / "lesson.json"
MINE = Deck.generate("add_within_20", board=(6, 6), seed=3)


@pytest.fixture
def lesson(tmp_path, monkeypatch):
    """The lesson's deck in a folder of its own, as a student has it."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(notebooks_folder() / "en" / "2_play.ipynb", tmp_path)
    return shutil.copy(SHIPPED, tmp_path / "lesson.json")


def asked(lesson, deck=None, rules=None):
    return lesson_deck(None if deck is None else str(deck), rules, lesson, SHIPPED)


def opened(lesson):
    """What the students' notebook makes of it: its one box, run."""
    book = json.loads((lesson.parent / "2_play.ipynb").read_text(encoding="utf-8"))
    (code,) = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    *before, shown = code.strip().splitlines()
    names: dict[str, object] = {}
    exec("\n".join(before), names)
    return eval(shown, names)


@pytest.mark.parametrize("rules", PRESETS)
def test_every_game_opens_on_the_board(lesson, rules):
    """By the name of its rules alone: the notebook shows the game, and two people can sit down to it."""
    put_deck(asked(lesson, rules=rules), lesson, SHIPPED)
    board = opened(lesson)
    replies = []
    board.send = lambda content, **_: replies.append(content)
    players = [{"kind": "person", "name": name} for name in ("Ana", "Ben")]
    board._heard(board, {"type": "start", "id": 1, "seq": board.state["seq"], "players": players, "lang": "en"}, [])

    assert isinstance(board, Board)
    assert replies[-1]["ok"], replies[-1]["text"]
    assert board.match.rules == preset(rules)
    assert board.match.deck.asks is (preset(rules).answer_policy is not None)


@pytest.mark.parametrize("given", ["file", "code"])
def test_a_deck_by_file_or_code(lesson, tmp_path, given):
    """Both give the same deck."""
    file = MINE.save(tmp_path / "mine.json")

    assert asked(lesson, file if given == "file" else MINE.code()) == MINE


def test_the_lessons_deck_by_other_rules(lesson):
    """It keeps its questions, and has the Plus and Minus cards of those rules."""
    usual, young = Deck.load(lesson), asked(lesson, rules="young")

    assert young.layout == usual.layout
    assert {one.id for one in young.questions} == {one.id for one in usual.questions}
    assert young.rules == "young"
    assert not [card for card in young.cards if card.kind == "remove"]


def test_back_from_cards_to_questions(lesson):
    """After a card game the rules of the lesson bring the deck of the lesson back."""
    put_deck(asked(lesson, rules="kids"), lesson, SHIPPED)
    back = asked(lesson, rules="classroom")

    assert back == Deck.load(SHIPPED)


def test_a_teachers_deck_is_not_lost(lesson):
    """What was saved there before is kept, once, and named; our own deck needs no copy."""
    assert put_deck(MINE, lesson, SHIPPED) is None
    copy = put_deck(asked(lesson, rules="kids"), lesson, SHIPPED)

    assert copy is not None
    assert Deck.load(copy) == MINE
    put_deck(MINE, lesson, SHIPPED)
    assert put_deck(Deck.load(SHIPPED), lesson, SHIPPED) is None
    assert len(list(lesson.parent.glob("lesson-*.json"))) == 2


@pytest.mark.parametrize(
    ("deck", "rules", "says"),
    [
        (None, "chess", "no rules called 'chess'"),
        ("nothing.json", None, "nothing.json"),
        ("6x6~zz", None, "not a deck code"),
        ("cards.json", "classroom", "these cards ask nothing"),
        ("mine.json", "sequence", "cards that ask nothing"),
    ],
)
def test_what_does_not_work_is_a_sentence(lesson, deck, rules, says):
    """No such deck, no such rules, or both do not go together: said before anything is written."""
    Deck.of_cards("states").save(lesson.parent / "cards.json")
    MINE.save(lesson.parent / "mine.json")
    with pytest.raises(SeqnumError, match=says):
        asked(lesson, deck, rules)


def test_the_command_says_it(tmp_path, monkeypatch, capsys):
    """A wrong name ends the command with the sentence, in a lesson that is otherwise whole."""
    monkeypatch.chdir(tmp_path)

    assert main(["play", "--no-browser", "--rules", "chess"]) == 1

    assert "no rules called 'chess'" in capsys.readouterr().err
    assert (tmp_path / "seqnum-lesson" / "en" / "lesson.json").read_bytes() == SHIPPED.read_bytes()
