"""A diagnosis of each pupil: from rows made by hand, and from real matches."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from seqnum.decks import Deck
from seqnum.match import Match, Pupil
from seqnum.maths import SKILLS, canonical
from seqnum.maths.near_misses import NEAR_MISSES
from seqnum.results import Results, ResultsError
from seqnum.results.diagnosis import answers_of, first_answers
from seqnum.results.reading import read_lines
from seqnum.text import LANGUAGES, known
from tests.decks.sentences import assert_sentence
from tests.results.writer import make_attempt, match_file

if TYPE_CHECKING:
    from seqnum.attempt import Attempt

RULE = "smaller_from_larger"
CARDS = [(42, 17), (61, 28), (73, 45), (84, 36), (92, 57), (51, 13)]


def attempt(number: int, operands: tuple[int, int], rule: str | None, **changes):
    """Return what a pupil answers who goes by a rule, on a board where all known wrong numbers stand open."""
    question = SKILLS["sub_2digit_regroup"].question(2, operands)
    wrong = next((number for number, ids in question.mistakes.items() if rule in ids), canonical(question.answer))
    fields = {
        "seq": number,
        "item_id": question.id,
        "item_text": question.text(),
        "skill": question.skill,
        "level": 2,
        "expected": canonical(question.answer),
        "chosen": wrong,
        "chosen_cell": "r01c01",
        "correct": wrong == canonical(question.answer),
        "outcome": "correct" if wrong == canonical(question.answer) else "incorrect",
        "misconceptions": question.mistakes.get(wrong, ()),
        "open_distractors": tuple(dict.fromkeys(one for ids in question.mistakes.values() for one in ids)),
        "open_wrong": tuple(question.mistakes),
    }
    return make_attempt(**(fields | changes))


def results_of(*attempts) -> Results:
    return Results([read_lines(match_file(*attempts), "ana.jsonl")])


def answers(rules: list[str | None], **changes) -> list[Attempt]:
    return [attempt(n, CARDS[n - 2], rule, **changes) for n, rule in enumerate(rules, start=2)]


def test_a_misconception_is_reported_with_its_cards():
    """Five cards by one rule: it is named, with the cards as the count of mistakes writes them, and how many."""
    results = results_of(*answers([RULE] * 5))

    (row,) = results.diagnosis().to_dict("records")

    assert (row["student"], row["misconception"], row["near_miss"]) == ("Ana", RULE, False)
    assert row["posterior"] > 0.9
    assert (row["supporting"], row["separating"] > 0) == (5, True)
    assert row["evidence"][0] == "42 − 17 → 35"
    counted = results.misconceptions().set_index("misconception")
    assert set(row["evidence"]) == set(counted.loc[RULE, "cards"])
    assert counted.loc[RULE, "attempts"] == row["supporting"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ([RULE] * 5, "42 − 17 → 35"),
        ([None] * 4, "4"),
        ([RULE, None, None], "1"),
        ([RULE, "borrow_no_decrement", "added_instead_of_subtracted", None], "3"),
        ([RULE, RULE, RULE, None, None, None], "%"),
    ],
    ids=["found", "nothing wrong", "few", "no fit", "unsure"],
)
def test_a_sentence_says_what_was_found_or_why_nothing(rules, said, lang):
    """Each pupil gets one short sentence in the language asked for."""
    (row,) = results_of(*answers(rules)).diagnosis(lang=lang).to_dict("records")

    assert_sentence(row["sentence"])
    assert "Ana" in row["sentence"]
    assert said in row["sentence"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_mistakes_that_no_card_tells_apart_are_both_named(lang):
    """Where two rules explain the same cards nothing is reported, and the sentence says which two."""
    alike = {"misconceptions": ("one_rule", "other_rule"), "open_distractors": ("one_rule", "other_rule")}
    own = [
        make_attempt(seq=n, item_id=f"own:{n}", item_text=f"{n} knots", skill=None, level=None, chosen="14", **alike)
        for n in range(2, 8)
    ]

    (row,) = results_of(*own).diagnosis(lang=lang).to_dict("records")

    assert row["misconception"] is not RULE
    assert "one_rule" in row["sentence"]
    assert "other_rule" in row["sentence"]


def test_nothing_is_said_to_be_certain():
    """Sentence and table say 99 % at most, whatever the evidence; three cards are named, the others counted."""
    every = [*CARDS, (62, 17), (63, 28), (74, 36), (85, 47)]
    rows = [attempt(n, operands, RULE) for n, operands in enumerate(every, start=2)]

    table = results_of(*rows).diagnosis(lang="en")
    (row,) = table.to_dict("records")

    assert row["posterior"] > 0.99
    assert "99%" in table[["posterior"]]._repr_html_()
    assert "99%" in repr(table[["posterior"]])
    assert row["sentence"] in repr(table)
    assert row["sentence"].endswith("; and 7 more.")
    assert "(99% likely)" in row["sentence"]
    assert row["sentence"].count("→") == 3


def test_what_is_no_new_evidence_is_left_out():
    """Second tries, cards answered before, swaps and answers with help do not count."""
    once = answers([RULE] * 2)
    others = [
        attempt(10, CARDS[2], RULE, card_attempt=2),
        attempt(11, CARDS[0], RULE),
        attempt(12, CARDS[3], RULE, helped=True),
        attempt(13, CARDS[4], None, chosen=None, correct=None, outcome="skipped"),
    ]

    assert (
        results_of(*once, *others).diagnosis()["sentence"].tolist()
        == results_of(*once).diagnosis()["sentence"].tolist()
    )


def test_one_student_of_a_class():
    """A student by name, or by number, is that student's rows; one who answered nothing is refused with a sentence."""
    results = results_of(*answers([RULE] * 5), *answers([None] * 3, student="7", game_id="g2"))

    assert results.diagnosis()["student"].tolist() == ["7", "Ana"]
    assert results.diagnosis(7)["student"].tolist() == ["7"]
    with pytest.raises(ResultsError, match="Ben"):
        results.diagnosis("Ben")


def test_nobody_answered():
    """No files, no rows, the same columns."""
    table = Results([]).diagnosis()

    assert table.empty
    assert list(table.columns) == list(results_of(*answers([None])).diagnosis().columns)


def test_a_notebook_shows_likelihood_as_a_percentage():
    """The table in a notebook has a percentage, and a dash where nothing was found."""
    results = results_of(*answers([RULE] * 5), *answers([None] * 3, student="Ben", game_id="g2"))

    shown = results.diagnosis()._repr_html_()

    assert "%</td>" in shown
    assert "<td>–</td>" in shown


def test_near_misses_are_known_and_told_apart():
    """Each is a rule that has texts, and its row and sentence say that the pupil calculates well."""
    skill = SKILLS["remainder"]
    rng = Random("remainders")
    cards = list({one.id: one for one in (skill.draw(rng, 1) for _ in range(12))}.values())
    gives = {one.id: wrong for one in cards for wrong, ids in one.mistakes.items() if "quotient_for_remainder" in ids}
    rows = [
        make_attempt(
            seq=n,
            item_id=one.id,
            item_text=one.text(),
            skill=one.skill,
            level=1,
            expected=canonical(one.answer),
            chosen=gives[one.id],
            chosen_cell="r01c01",
            misconceptions=one.mistakes[gives[one.id]],
            open_distractors=tuple({rule for ids in one.mistakes.values() for rule in ids}),
            open_wrong=tuple(one.mistakes),
        )
        for n, one in enumerate(cards, start=2)
        if one.id in gives
    ]

    found = results_of(*rows).diagnosis(lang="en").set_index("misconception")

    assert all(known(f"maths.misconception.{one}.name", "en") for one in NEAR_MISSES)
    assert found.loc["quotient_for_remainder", "near_miss"]
    assert "calculates well" in found.loc["quotient_for_remainder", "sentence"]


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A match on a deck to diagnose: a pupil with a misconception, and an able one."""
    folder = tmp_path_factory.mktemp("class")
    deck = Deck.generate("sub_2digit_regroup", level=2, seed=7, diagnose=[RULE])
    pupils = [Pupil("Ana", misconceptions=(RULE,)), Pupil("Ben", ability=10)]
    Match(deck, pupils, save=folder / "game.jsonl", seed=3).run()
    return folder / "game.jsonl"


def test_the_pupil_of_a_real_match_is_diagnosed(played):
    """Ana's misconception is found on her cards; of Ben, who is nearly always right, there is nothing to say."""
    table = Results.read(played).diagnosis().set_index("student")

    assert table.loc["Ana", "misconception"] == RULE
    assert table.loc["Ana", "supporting"] >= 3
    assert table.loc["Ben", "supporting"] == 0


def test_files_of_before_are_read(played, tmp_path):
    """Without the numbers that stood open, which older files lack, the misconceptions on the board have to do."""
    lines = [json.loads(line) for line in played.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        line.get("attempt", {}).pop("open_wrong", None)
    older = tmp_path / "older.jsonl"
    older.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")

    table = Results.read(older).diagnosis().set_index("student")

    assert table.loc["Ana", "misconception"] == RULE
    assert Match.resume(older).attempts()


def test_the_record_names_the_wrong_numbers_that_stood_open(played):
    """One entry for each open space with a wrong number of a misconception: so many as the board has, at most."""
    results = Results.read(played)
    line = json.loads(played.read_text(encoding="utf-8").splitlines()[0])
    shown = [face for row in line["deck"]["layout"] for face in row if face]

    for row in results.frame.to_dict("records"):
        question = SKILLS[row["skill"]].question(2, _operands(row["item_text"]))
        assert set(row["open_wrong"]) <= set(question.mistakes)
        assert all(row["open_wrong"].count(one) <= shown.count(one) for one in row["open_wrong"])
        opened = {one for wrong in row["open_wrong"] for one in question.mistakes[wrong]}
        assert opened == set(row["open_distractors"])


def _operands(text: str) -> tuple[int, int]:
    minuend, subtrahend = text.split(" − ")
    return int(minuend), int(subtrahend)


def test_a_question_comes_from_the_deck_of_the_file(tmp_path):
    """Cards whose operands do not stand on them are known all the same, from the deck in the file's first line."""
    deck = Deck.generate("equation_both_sides", level=2, seed=7)
    pupils = [Pupil("Ana", misconceptions=("solve_added_unknowns",)), Pupil("Ben", ability=10)]
    Match(deck, pupils, save=tmp_path, seed=3).run()
    (path,) = tmp_path.iterdir()
    first = first_answers(Results.read(path).frame)
    mistakes = {one.id: one.mistakes for one in deck.questions}

    for item, answer in zip(
        first["item_id"], answers_of(first, read_lines(path.read_bytes(), "game").operands), strict=True
    ):
        assert {wrong for numbers in answer.gives.values() for wrong in numbers} == set(mistakes[item])


def test_a_deck_in_the_file_that_lies_is_not_believed():
    """Operands of another card, or none at all, change nothing: the card that was shown counts."""
    row = results_of(*answers([RULE])).frame
    item = (row["item_id"][0], 2)
    (honest,) = answers_of(row)

    for lie in [(73, 45), (10**30, 1), (), (True, False)]:
        assert answers_of(row, {item: lie}) == [honest]
