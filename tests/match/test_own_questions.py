"""A deck of a teacher's own words and sums, through a match, its file, its view and the results."""

from __future__ import annotations

from dataclasses import replace

import pytest

from seqnum.decks import Deck
from seqnum.decks.faces import face_view
from seqnum.engine import preset
from seqnum.match import Match, Pupil
from seqnum.results import Results

pytestmark = pytest.mark.desktop

ROWS = [
    "Capital of France?;Paris",
    "Capital of Spain?;Madrid",
    "Biggest city of the <USA> & more?;New York",
    "Sides of a hexagon?;6",
    "Days of a week?;7",
    *(f"{n} + 6;{n + 6}" for n in range(4, 10)),
]


@pytest.fixture
def deck(tmp_path):
    (tmp_path / "own.csv").write_text("\n".join(ROWS), encoding="utf-8")
    return Deck.from_file(tmp_path / "own.csv", board=(6, 7), seed=2)


@pytest.mark.parametrize("answer_by", ["board", "keypad"])
def test_from_the_deal_to_the_results(answer_by, deck, tmp_path):
    """Pupils who err play to the end; the file replays, and the results count words as they count numbers."""
    pupils = [Pupil("Ana", ability=-1.0), Pupil("Ben", ability=1.0)]
    rules = replace(preset("classroom"), answer_by=answer_by)
    match = Match(deck, pupils, seed=5, save=tmp_path / "game.jsonl", rules=rules)
    match.run()

    assert match.over
    attempts = match.attempts()
    words = [one for one in attempts if one.expected.startswith('"')]
    assert {one.correct for one in words} >= {True, False}
    assert not any(one.misconceptions for one in words)
    assert any(one.misconceptions for one in attempts if one.skill == "add_within_20")
    assert [one.chosen for one in Match.resume(tmp_path / "game.jsonl").attempts()] == [one.chosen for one in attempts]
    results = Results.read(tmp_path / "game.jsonl")
    assert len(results) == len(attempts)
    assert results.refused.empty


def held(match, face):
    """Return a card in hand with this answer; cards are swapped and turns pass until there is one."""
    for seed in range(50):
        again = Match(match.deck, ["Ana", "Ben"], seed=seed)
        for card in again.hand():
            if (question := again.question(card)) is not None and question.face == face:
                return again, card
    raise AssertionError(face)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_wrong_answer_to_words(lang, deck):
    """It has no misconception and a general remark that does not tell the answer."""
    match, card = held(Match(deck, ["Ana", "Ben"]), '"Paris"')
    verdict = match.say_number(card, "London")

    assert verdict.correct is False
    assert match.attempts()[-1].misconceptions == ()
    assert match.attempts()[-1].chosen == '"London"'
    said = verdict.text(lang)
    assert said
    assert "Paris" not in said


def test_words_are_typed_in_any_case(deck):
    """Capitals and spaces are no mistake."""
    match, card = held(Match(deck, ["Ana", "Ben"]), '"New York"')

    assert match.say_number(card, " new  YORK").correct


def test_a_card_shows_words_and_no_markup(deck):
    """Words are escaped on the card and said as they are; a space shows them without quotation marks."""
    match, card = held(Match(deck, ["Ana", "Ben"]), '"New York"')
    shown = next(one for one in match.view(seat=0).hand if one.id == f"k{card}")

    assert "&lt;USA&gt; &amp; more?" in shown.mathml
    assert "<USA>" not in shown.mathml
    assert shown.spoken == "Biggest city of the <USA> & more?"
    assert face_view('"New York"', "es", "classroom").text == "New York"
    assert face_view('"New York"', "es", "classroom").mathml is None
