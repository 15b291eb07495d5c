"""Deck files of every version that was published are read for ever."""

from __future__ import annotations

import json

import pytest

from tests.decks.keeping import KEPT, asked

FILES = sorted(path for path in KEPT.glob("*/*.json") if path.name != "expected.json")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_deck_asks_what_it_asked(path):
    """Each card has the question, answer and id that it was saved with, and the deck its board, rules and hash."""
    expected = json.loads((path.parent / "expected.json").read_text(encoding="utf-8"))

    assert asked(path) == expected[path.stem]


def test_there_are_kept_decks():
    """Of each version there is every deck whose cards are written down."""
    for folder in KEPT.iterdir():
        expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
        assert {path.stem for path in FILES if path.parent == folder} == set(expected)
