"""Difficulties from a class's answers, of simulated pupils whose ability is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

import seqnum as sq
from seqnum.maths.difficulty import difficulty, template
from seqnum.results import Results
from seqnum.results.calibration import TooFewAnswers


def play(folder, deck: sq.Deck, pupils: int, *, ability: float = 1.0) -> None:
    """Let pupils play in pairs, one match file a pair."""
    for pair in range(pupils // 2):
        players = [sq.Pupil(f"{2 * pair + one}", ability=ability) for one in (1, 2)]
        match = sq.Match(deck, players, seed=f"class:{pair}", save=folder / f"{pair}.jsonl")
        match.run()


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    folder = tmp_path_factory.mktemp("class")
    for level in (1, 3):
        (folder / str(level)).mkdir()
        play(folder / str(level), sq.Deck.generate("sub_3digit_regroup", level=level, seed=level), 24)
    return Results.read(folder)


def test_the_class_is_as_able_as_it_was_made(results):
    """The class's ability comes out as what its pupils were given."""
    assert results.calibrate().ability == pytest.approx(1.0, abs=0.4)


def test_levels_come_out_in_order(results):
    """Borrowing across a zero is harder, here as in the table of weights; nothing is flagged."""
    found = results.calibrate()
    levels = found.levels().set_index("level")

    assert levels.difficulty[3] - levels.difficulty[1] > 0.7
    assert found.flags("en") == []


def test_every_first_answer_is_counted_once(results):
    """The kinds' answers add up to the first tries; right ones to the right ones."""
    frame = results.calibrate().frame
    first = results.accuracy(by=[])

    assert frame.answers.sum() == first.n[0]
    assert frame.right.sum() == first.correct[0]


def test_a_kind_nobody_answered_keeps_its_estimate(results):
    """A card of another kind is as hard as was thought; one of a kind answered is what the class made of it."""
    found = results.calibrate()
    other = sq.skill("table_all_10").question(2, (7, 8))
    kinds = found.frame.set_index("template").difficulty

    assert found.difficulty(other) == difficulty(other)
    answered = sq.skill("sub_3digit_regroup").question(3, (507, 149))
    assert found.difficulty(answered) == kinds[template(answered)] != difficulty(answered)


def test_levels_in_the_wrong_order_are_named(results):
    """A level that turned out easier than the one below is named, in each language."""
    found = results.calibrate()
    swapped = replace(found, frame=found.frame.assign(level=4 - found.frame.level))

    assert swapped.flags("en") == ["Three-digit subtraction with borrowing: level 1 turned out harder than level 3."]
    assert len(swapped.flags("es")) == len(swapped.flags("pt")) == 1


def test_too_few_answers_are_refused(tmp_path):
    """Under 200 answers or 20 students there is a sentence, no table."""
    play(tmp_path, sq.Deck.generate("sub_3digit_regroup"), 4)

    with pytest.raises(TooFewAnswers, match="of 4 students are too few"):
        Results.read(tmp_path).calibrate()
