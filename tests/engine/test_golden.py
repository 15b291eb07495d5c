"""Games told state by state, and counts of ways to go on, against what was written down."""

from __future__ import annotations

from dataclasses import fields

import pytest

from seqnum.engine import PRESETS, Rules
from seqnum.testing import perft
from tests.engine import counts, golden
from tests.engine.strategies import ALWAYS_DRAWN, ODD

COUNTS = counts.read_counts()
COUNTED = dict(counts.games())
QUICK = 200_000


@pytest.mark.parametrize("name", golden.examples())
def test_playthrough(name):
    """A game is what it was, line by line."""
    written = (golden.FOLDER / name).read_text(encoding="utf-8")

    assert written.splitlines() == golden.playthrough(golden.examples()[name]).splitlines()


def test_every_preset_and_option_has_a_file():
    """No preset and no option that changes play goes without a golden game, and no file is left over."""
    options = {field.name for field in fields(Rules)} & (ALWAYS_DRAWN | set(ODD))

    assert options <= set(golden.OPTIONS)
    assert {f"{name}.txt" for name in PRESETS} <= set(golden.examples())
    assert {path.name for path in golden.FOLDER.iterdir()} == set(golden.examples())


@pytest.mark.parametrize(("option", "text"), golden.OPTIONS.items())
def test_example_has_the_option(option, text):
    """The example for an option differs in it from the rules of most games."""
    assert getattr(Rules.parse(text), option) != {field.name: field.default for field in fields(Rules)}[option]


@pytest.mark.parametrize(("option", "text"), [pair for pair in golden.OPTIONS.items() if "=" in pair[1]])
def test_option_changes_play(option, text):
    """Without its option the game of an example goes another way, or has other choices on the way."""
    without = " ".join(word for word in text.split() if not word.startswith(f"{option}="))

    assert _told(golden.playthrough(text)) != _told(golden.playthrough(without))


def _told(text):
    return text.split("order: ")[1].rpartition("code ")[0]


def test_every_preset_and_option_is_counted():
    """Every example is counted from the deal on, and nothing is counted that is none."""
    begun = {name.partition(" after ")[0] for name in COUNTS}

    assert set(golden.examples().values()) <= begun
    assert set(COUNTS) == set(COUNTED)


@pytest.mark.parametrize("name", COUNTED)
def test_perft(name):
    """The engine counts as many ways to go on as the slow reference did."""
    for depth, count in enumerate(COUNTS[name], start=1):
        if count < QUICK:
            assert (depth, perft(COUNTED[name], depth)) == (depth, count)


@pytest.mark.parametrize("name", [name for name in COUNTED if name.endswith("after 12")])
def test_counts_are_those_of_the_reference(name):
    """The file is what the slow reference counts, and nothing that was put in by hand."""
    assert [counts.slow_perft(COUNTED[name], depth) for depth in (1, 2)] == COUNTS[name][:2]
