from __future__ import annotations

import pytest

from seqnum.decks import Deck
from seqnum.match import Match, Pupil
from seqnum.results import Results

TURNS = 24


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A match played from code until the end or for a while, and the answers given as they were meant."""
    folder = tmp_path_factory.mktemp("class")
    deck = Deck.generate("sub_2digit_regroup", board=(8, 8), level=2, seed=7)
    match = Match(deck, ["Ana", "Ben"], save=folder, seed=3)
    given = []
    for turn in range(TURNS):
        if match.over:
            break
        student = match.seats[match.turn].name
        card = next(each for each in match.must() or match.hand() if match.question(each) is not None)
        question = match.question(card)
        assert question is not None
        position = match.position()
        free = [cell for cell, face in enumerate(match.layout.faces) if face and position.open >> cell & 1]
        right = [cell for cell in free if match.layout.faces[cell] == str(question.answer)]
        wrong = [cell for cell in free if cell not in right]
        cell = (wrong if turn % 3 == 1 or not right else right)[0]
        match.answer(card, cell)
        given.append((student, question.text(), match.layout.faces[cell], cell in right))
    return folder, match, given


def test_the_file_of_a_match_shows_the_answers_given(played):
    """Every answer stands in the frame as it was given, right ones and wrong ones."""
    folder, _, given = played

    results = Results.read(folder)

    columns = results.frame[["student", "item_text", "chosen", "correct"]]
    assert list(columns.itertuples(index=False, name=None)) == given
    assert results.refused.empty
    assert set(results.frame["provenance"]) == {"ok"}
    assert not results.frame["simulated"].any()
    assert any(not right for *_, right in given)


def test_the_table_of_mistakes_holds_the_wrong_answers_of_the_match(played):
    """The evidence cards are exactly the wrong first tries that some mistake explains."""
    folder, match, _ = played
    explained = {
        f"{each.item_text} → {each.chosen}"
        for each in match.attempts()
        if each.correct is False and each.card_attempt == 1 and each.misconceptions
    }

    table = Results.read(folder).misconceptions()

    assert {card for cards in table["cards"] for card in cards} == explained


def test_the_accuracy_is_that_of_the_attempts(played):
    """Right first tries over first tries, straight from the match."""
    folder, match, _ = played
    first = [each.correct for each in match.attempts() if each.card_attempt == 1 and each.correct is not None]

    table = Results.read(folder).accuracy(by="deck_id")

    assert (table["n"].sum(), table["correct"].sum()) == (len(first), sum(first))


def test_simulated_pupils_are_read_as_simulated(tmp_path):
    """A match of a made-up pupil and its mistake says that it is made up, and shows the mistake."""
    deck = Deck.generate("sub_2digit_regroup", board=(8, 8), level=2, seed=7)
    pupils = [Pupil("P1", misconceptions=("smaller_from_larger",)), Pupil("P2", ability=10)]
    Match(deck, pupils, save=tmp_path, seed=3).run()

    results = Results.read(tmp_path)

    assert results.frame["simulated"].all()
    assert "Simulated pupils, not real ones: 2" in str(results)
    found = results.misconceptions(by="student")
    assert set(found.loc[found["misconception"] == "smaller_from_larger", "student"]) == {"P1"}


def test_a_simulated_opponent_is_not_in_the_class(tmp_path):
    """Of a game with a simulated pupil that keeps a person company, only the person's answers count."""
    deck = Deck.generate("add_within_20", board=(6, 6), seed=7)
    match = Match(deck, [Pupil("Robi", company=True), "Ana"], save=tmp_path, seed=1)
    for _ in range(3):
        match.swap(next(card for card in match.must() or match.hand() if match.question(card) is not None))

    assert {one.student for one in match.attempts()} == {"Robi", "Ana"}
    assert set(Results.read(tmp_path).frame["student"]) == {"Ana"}
