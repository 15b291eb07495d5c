"""Decks that tell misconceptions apart: what stands on their boards, and what they say where that cannot be."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.decks import Deck
from seqnum.decks.aim import CLOSE
from seqnum.decks.diagnosing import CARDS_A_PUPIL, ENOUGH
from seqnum.decks.errors import DeckError
from seqnum.decks.misconception_names import called, folded, meant, split
from seqnum.decks.separating import numbers_shown, separating_cards
from seqnum.maths import SKILLS
from seqnum.text import LANGUAGES, say
from tests.decks.sentences import assert_sentence, refused

BORROWING = ["smaller_from_larger", "borrow_across_zero", "stops_borrow_at_zero", "borrow_no_decrement"]
TWO_RULES = [
    ("sub_2digit_regroup", ["smaller_from_larger", "borrow_no_decrement"]),
    ("add_2digit_regroup", ["no_carry", "carry_wrong_digit"]),
    ("integer_add_sub", ["sign_lost", "sign_of_first"]),
]


def missing(skill: str, ids: list[str], **options: object) -> float:
    """Return the share of wrong answers of some misconceptions that is not on the board, over five seeds."""
    frames = [Deck.generate(skill, seed=seed, **options).distractors("en") for seed in range(5)]
    asked = [frame[frame.misconception.isin(ids)].on_board for frame in frames]
    return 1 - sum(one.sum() for one in asked) / sum(map(len, asked))


@pytest.mark.desktop
@pytest.mark.parametrize(("skill", "ids"), TWO_RULES, ids=[skill for skill, _ in TWO_RULES])
def test_wrong_answers_stand_on_the_board_where_they_are_asked_for(skill, ids):
    """A third to two thirds of them are missing on boards of thirty numbers, under a third on those to diagnose."""
    assert 1 / 3 < missing(skill, ids) < 2 / 3
    assert missing(skill, ids, diagnose=ids) < 1 / 3


@pytest.mark.parametrize("board", [(6, 7), (8, 8), (10, 10)])
@pytest.mark.parametrize(
    ("skills", "level", "ids"),
    [
        (["sub_3digit_regroup"], 3, BORROWING),
        (["add_2digit_regroup", "sub_2digit_regroup"], 2, ["no_carry", "smaller_from_larger"]),
        (["add_fractions_unlike"], 2, ["common_denominator_kept_numerators", "added_numerators_and_denominators"]),
    ],
)
def test_a_pupil_meets_three_cards_of_each(skills, level, ids, board):
    """In twelve cards, as many as a pupil answers, three or more have the wrong number of each one alone."""
    deck = Deck.generate(*skills, level=level, board=board, diagnose=ids)

    for cards in separating_cards(deck, ids).values():
        assert CARDS_A_PUPIL * cards / len(deck.questions) >= ENOUGH
    assert not [one for one in deck.warnings("en") if "Only" in one or "None of" in one]


some_skills = st.lists(st.sampled_from(list(SKILLS)), min_size=1, max_size=2, unique=True)


@settings(max_examples=40, deadline=None)
@given(skills=some_skills, level=st.sampled_from([1, 2, 3]), seed=st.integers(0, 10**6), data=st.data())
def test_any_deck_to_diagnose_can_be_played(skills, level, seed, data):
    """Answers stand twice or more, wrong numbers nobody asks for once and seldom; its code makes it again."""
    ids = sorted({one for skill in skills for one in SKILLS[skill].misconceptions})
    asked = data.draw(st.lists(st.sampled_from(ids), max_size=4, unique=True)) if ids else []
    deck = Deck.generate(*skills, level=level, seed=seed, diagnose=asked)

    shown = Counter(face for face in deck.layout.faces if face is not None)
    answers = {question.face for question in deck.questions}
    assert min(shown[one] for one in answers) >= 2
    unasked = [one for one in shown if one not in answers]
    assert all(shown[one] == 1 for one in unasked)
    assert len(unasked) <= shown.total() / 10
    assert len(numbers_shown(deck)) == len(shown)
    assert Deck.from_code(deck.code()) == deck
    for sentence in deck.warnings("es"):
        assert_sentence(sentence)


def test_the_recipe_goes_through_code_and_file(tmp_path):
    """With a level, several levels or a target, a deck is the same from its code and from its file."""
    for options in ({"level": 3}, {"level": (2, 1)}, {"target_success": 0.7, "ability": -1.5}):
        deck = Deck.generate("sub_2digit_regroup", diagnose=["smaller_from_larger"], seed=3, **options)

        assert deck.recipe.diagnose == ("smaller_from_larger",)
        assert deck == Deck.from_code(deck.code()) == Deck.load(deck.save(tmp_path / "deck.json"))


def test_a_deck_without_the_wish_is_as_before():
    """An empty wish changes neither deck nor code."""
    plain = Deck.generate("sub_2digit_regroup", seed=3)

    assert plain == Deck.generate("sub_2digit_regroup", seed=3, diagnose=[])
    assert plain.code() == Deck.generate("sub_2digit_regroup", seed=3, diagnose=()).code()


@pytest.mark.desktop
def test_a_target_is_still_aimed_at():
    """Cards to diagnose with are near what the class should get right, or the deck says what it is."""
    deck = Deck.generate("sub_3digit_regroup", target_success=0.8, diagnose=BORROWING[:2])

    bands = deck.difficulty(2.0)
    share = (bands.right * bands.cards).sum() / bands.cards.sum()
    assert abs(share - 0.8) <= CLOSE or any("Of 100" in one for one in deck.warnings("en"))
    assert min(separating_cards(deck, BORROWING[:2]).values()) > 0


@pytest.mark.desktop
def test_the_same_deck_in_every_process():
    """The order of sets, which changes from process to process, decides nothing."""
    script = (
        "from seqnum.decks import Deck\n"
        f"print(Deck.generate('sub_3digit_regroup', 'add_3digit', level=3, diagnose={BORROWING}).hash)"
    )
    hashes = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(hashes) == 1


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["smaler_from_larger"], "Did you mean: “Smaller digit from larger” (smaller_from_larger)"),
        (["no_carry"], "add_2digit_regroup"),
        (["zzzzzz"], "These skills have: "),
        ([3], "no misconceptions"),
        (3, "no misconceptions"),
        ({"smaller_from_larger"}, "no misconceptions"),
        (["<img src=x>" * 50], "no misconception"),
    ],
)
def test_what_no_deck_can_tell_apart_is_refused(asked, said):
    """An unknown id gets the nearest ones, one of other skills these skills, in one sentence."""
    assert said in refused(lambda: Deck.generate("sub_2digit_regroup", diagnose=asked))


def test_one_id_alone_needs_no_list():
    """A single id is a list of one."""
    deck = Deck.generate("sub_2digit_regroup", diagnose="smaller_from_larger")

    assert deck.recipe.diagnose == ("smaller_from_larger",)


def test_more_than_twelve_are_too_many():
    """Thirteen misconceptions in one deck would each have too few cards."""
    skills = ["sub_3digit_regroup", "table_all_10"]
    ids = [one for skill in skills for one in SKILLS[skill].misconceptions][:13]

    assert "up to 12" in refused(lambda: Deck.generate(*skills, diagnose=ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wish_that_cannot_be_met_is_said(lang):
    """Where no card of the level has the mistake, or too few, a sentence names it; so it is with unasked numbers."""
    no_zeros = Deck.generate("sub_3digit_regroup", level=1, diagnose=["borrow_across_zero"])
    fractions = Deck.generate("add_fractions_unlike", diagnose=["added_numerators_and_denominators"])

    (none,) = [one for one in no_zeros.warnings(lang) if "borrow_across_zero" in one]
    assert_sentence(none)
    faces = {face for face in fractions.layout.faces if face} - {card.answer for card in fractions.cards}
    (unasked,) = fractions.warnings(lang)
    assert_sentence(unasked)
    assert all(face in unasked for face in faces)


@pytest.mark.desktop
def test_distractors_are_one_row_for_each_card_and_mistake():
    """Each row is a wrong answer the question itself names, with the board's own count of it."""
    deck = Deck.generate("sub_2digit_regroup", seed=7)
    questions = {card.id: card.question for card in deck.cards if card.question}

    frame = deck.distractors("en")

    assert len(frame) == sum(len(ids) for one in questions.values() for ids in one.mistakes.values())
    for row in frame.to_dict("records"):
        suspects = questions[row["id"]].mistakes[row["wrong"]]
        assert row["misconception"] in suspects
        assert set(row["same_as"]) == set(suspects) - {row["misconception"]}
        assert row["spaces"] == deck.layout.faces.count(row["wrong"])
        assert row["on_board"] == (row["spaces"] > 0)


@pytest.mark.desktop
def test_separations_are_counted_by_hand():
    """The pairs are those of the misconceptions named, and the cards those whose wrong numbers on the board differ."""
    deck = Deck.generate("sub_2digit_regroup", seed=7)
    one, two = "smaller_from_larger", "borrow_no_decrement"

    def open_numbers(misconception: str) -> list[set[str]]:
        return [
            {wrong for wrong, ids in each.mistakes.items() if misconception in ids and wrong in deck.layout.faces}
            for each in deck.questions
        ]

    frame = deck.separations(one, two).fillna("right")

    ones, twos = open_numbers(one), open_numbers(two)
    assert frame.to_numpy().tolist() == [
        [one, "right", sum(map(bool, ones))],
        [two, "right", sum(map(bool, twos))],
        [one, two, sum(first != second for first, second in zip(ones, twos, strict=True))],
    ]


@pytest.mark.desktop
def test_a_deck_of_cards_has_nothing_to_tell_apart():
    """Cards that ask nothing make empty tables with the same columns."""
    deck = Deck.of_cards("sequence")

    assert deck.distractors().empty
    assert deck.separations().empty
    assert list(deck.separations().columns) == ["first", "second", "cards"]


def test_paper_prints_a_deck_to_diagnose():
    """Its board is printed with every number on it."""
    deck = Deck.generate("add_fractions_unlike", diagnose=["added_numerators_and_denominators"])

    assert "</html>" in deck.to_html(lang="en", parts=("board", "cards", "key"))


@pytest.mark.desktop
@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_that_always_lead_to_the_same_numbers_are_named(lang):
    """Two that no card of the deck tells apart are both named, also where only one was asked for."""
    deck = Deck.generate("sub_3digit_regroup", level=3, diagnose=["borrow_across_zero"])

    (alike,) = [one for one in deck.warnings(lang) if "always_borrow_left" in one]
    assert_sentence(alike)
    assert "borrow_across_zero" in alike
    pair = deck.separations("borrow_across_zero", "always_borrow_left").dropna()
    assert pair.cards.tolist() == [0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_means_its_misconception(lang):
    """In each language, in capitals and without accents; a list with commas is read back, names with commas too."""
    ids = sorted({one for skill in SKILLS.values() for one in skill.misconceptions})
    names = [say(f"maths.misconception.{one}.name", lang) for one in ids]
    assert [meant(name.upper()) for name in names] == ids
    assert [meant(folded(name)) for name in names] == ids
    assert split(", ".join(names)) == names


def test_a_name_makes_the_same_deck_as_the_id():
    """A teacher's words are recorded as the id."""
    by_name = Deck.generate("sub_2digit_regroup", diagnose=["pide prestado y no paga", "borrow_no_decrement"])
    assert by_name == Deck.generate("sub_2digit_regroup", diagnose=["borrow_no_decrement"])
    assert by_name.recipe.diagnose == ("borrow_no_decrement",)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("Borrow without paying", "Did you mean: “Borrows without paying” (borrow_no_decrement)"),
        ("sign_lost", "No card of sub_2digit_regroup shows the misconception “Loses the minus” (sign_lost)"),
        ("xyz", "“Adds instead of subtracting” (added_instead_of_subtracted), "),
    ],
)
def test_errors_call_misconceptions_by_name(given, said):
    """Ids alone say little to a teacher."""
    with pytest.raises(DeckError, match=re.escape(said)):
        Deck.generate("sub_2digit_regroup", diagnose=[given])


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize(
    ("skill", "level", "ids"),
    [
        ("sub_3digit_regroup", 3, ["smaller_from_larger", "stops_borrow_at_zero"]),
        ("sub_2digit_regroup", 2, ["smaller_from_larger", "borrow_no_decrement"]),
        ("add_2digit_regroup", 2, ["no_carry", "carry_wrong_digit"]),
    ],
)
def test_no_number_gives_a_deck_away(skill, level, ids, seed):
    """Where a skill has many, none begins or ends more than one card in ten; half of the cards still tell apart."""
    deck = Deck.generate(skill, level=level, seed=seed, diagnose=ids)

    for place in zip(*(question.operands for question in deck.questions), strict=True):
        assert max(Counter(place).values()) <= len(deck.questions) / 10
    assert min(separating_cards(deck, ids).values()) >= len(deck.questions) / 2


def test_a_target_costs_no_cards():
    """With a target there are as many different cards as without, and the deck has nothing to warn of."""
    deck = Deck.generate("sub_3digit_regroup", target_success=0.8, diagnose=["smaller_from_larger"])

    assert deck.warnings("en") == []
    assert len({question.operands for question in deck.questions}) == len(deck.questions)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fault_of_the_wish_is_not_laid_to_the_skill(lang):
    """Cards that repeat only for the mistakes asked for are put down to these; a target no card meets, to the skill."""
    wished = Deck.generate("absolute_value", level=1, board=(6, 7), diagnose=["absolute_bars_ignored"])
    anyhow = Deck.generate("pythagoras", target_success=0.8, diagnose=["hyp_sum", "leg_difference"])

    assert say("decks.diagnose.repeated", lang, n=1, cards=len(wished.questions)) in wished.warnings(lang)
    (target,) = [one for one in anyhow.warnings(lang) if "80" in one and "100" in one]
    assert target == say("decks.warning.target", lang, wanted=80, share=88)


def test_a_region_changes_no_name():
    """Who asks for the Portuguese of Brazil gets the Portuguese."""
    assert called("smaller_from_larger", "pt-BR") == called("smaller_from_larger", "pt")
