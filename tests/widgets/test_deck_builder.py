"""Making a deck by choosing: what a teacher sees and gets, by hand in a real JupyterLab too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.decks import Deck, curricula, curriculum
from seqnum.match import Lesson
from seqnum.text import LANGUAGES, catalogue
from seqnum.widgets import DeckBuilder

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests import lab


def choose_unit(builder: DeckBuilder, code: str) -> None:
    """Choose a unit of the curriculum by hand: its grade, then the unit."""
    unit = curriculum(builder._curriculum.value).unit(code)
    builder._by.value = "unit"
    builder._grade.value = unit.grade
    builder._unit.value = unit.code


def choose_skill(builder: DeckBuilder, skill: str, board: tuple[int, int]) -> None:
    """Choose a skill and a board by hand."""
    builder._by.value = "skills"
    builder._skills.value = (skill,)
    builder._board.value = board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_opens_with_a_deck_of_the_language_s_curriculum(lang, tmp_path):
    """A board, all cards with what is wrong, a code: each in the language, nothing written yet."""
    builder = DeckBuilder(tmp_path, lang=lang)

    assert isinstance(builder.deck, Deck)
    assert builder.deck.to_svg(lang) in builder._picture.value
    questions = {card.question.id for card in builder.deck.cards if card.question}
    assert builder._cards.value.count("<tr>") == len(questions)
    assert catalogue(lang)["widgets.builder.answer"] in builder._cards.value
    assert Lesson.from_code(builder._class._code.value).deck == builder.deck
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", curricula())
def test_every_unit_of_a_grade_can_be_chosen(name):
    """Grades and units follow the curriculum, units follow the grade; each makes its deck."""
    builder = DeckBuilder(lang="en")
    builder._curriculum.value = name
    for grade in builder._grade.options[:3]:
        builder._grade.value = grade
        code = builder._unit.options[-1][1]
        builder._unit.value = code
        assert builder.deck is not None
        assert builder.deck.hash == Deck.from_curriculum(name, code, seed=1).hash


def test_from_a_unit_to_its_skills_and_back():
    """The skills of the unit are chosen already, until others are; a search shows what it finds below the choice."""
    builder = DeckBuilder(lang="en")
    choose_unit(builder, "3.OA.C.7")
    builder._by.value = "skills"
    chosen = builder._skills.value
    assert set(chosen) >= {"table_all_10", "division_facts"}

    builder._search.value = "fractions"
    names = [name for _, name in builder._skills.options]
    assert builder._skills.value == chosen
    assert set(names[: len(chosen)]) == set(chosen)
    assert "add_fractions_like" in names[len(chosen) : len(chosen) + 9]
    assert "integer_add_sub" not in names
    builder._search.value = ""

    choose_unit(builder, "2.OA.B.2")
    builder._by.value = "skills"
    assert set(builder._skills.value) == {"add_within_20", "sub_within_20"}

    builder._skills.value = ()
    assert builder.deck is None
    assert catalogue("en")["widgets.builder.nothing"] in builder._said.value
    builder._by.value = "unit"
    assert builder.deck is not None


def test_choices_that_make_no_deck_or_a_poor_one_say_so():
    """A board too large for the skill: the deck is there with its warnings; another board, and they go."""
    builder = DeckBuilder(lang="en")
    choose_skill(builder, "add_within_20", (10, 10))
    assert builder.deck is not None
    assert all(one in builder._said.value for one in builder.deck.warnings("en"))
    choose_skill(builder, "add_3digit", (6, 7))
    assert builder._said.value == catalogue("en")["widgets.builder.good"]


def test_saved_printed_and_forecast(tmp_path):
    """The file is the deck, the page is its page, the forecast its warnings and sentences; a bad folder is said."""
    builder = DeckBuilder(tmp_path, lang="pt")
    choose_skill(builder, "add_3digit", (6, 7))
    builder._save(None)
    builder._print(None)
    builder._forecast(None)

    assert Deck.load(tmp_path / "lesson.json").hash == builder.deck.hash
    assert (tmp_path / "lesson.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert builder._outlook.value.count("<p") > 5
    builder._file.value = " lección 3ºB "
    builder._save(None)
    assert (tmp_path / "lección 3ºB.json").is_file()
    builder._file.value = ""
    builder._save(None)
    assert catalogue("pt")["widgets.builder.nameless"] in builder._said.value
    lost = DeckBuilder(tmp_path / "nowhere", lang="en")
    lost._save(None)
    assert "nowhere" in lost._said.value


@pytest.mark.browser
def test_by_hand_in_jupyterlab(lesson: Callable[..., lab.Lesson]):
    """Another deck is another board; the tabs show the cards; the file is there after Save."""
    opened = lesson("import seqnum as sq\nbuilder = sq.DeckBuilder(lang='en')\nbuilder")
    opened.run_all()
    page = opened.page
    page.locator(".widget-tab svg").first.wait_for()
    before = page.locator(".widget-tab svg").inner_html()
    page.get_by_role("button", name="Another deck").click()
    page.wait_for_function("before => document.querySelector('.widget-tab svg').innerHTML !== before", arg=before)

    page.get_by_role("tab", name="Cards").click()
    page.get_by_role("columnheader", name="Answer", exact=True).wait_for()
    page.locator(".widget-button", has_text="Save").click()
    page.get_by_text("Saved in lesson.json.").wait_for()
    assert (opened.path.parent / "lesson.json").is_file()


def test_what_the_class_plays_it_by_is_in_its_code_and_link():
    """Rules, language, list numbers and bell are chosen; what cannot be is said, and then there is no code."""
    builder = DeckBuilder(lang="en")
    chosen = builder._class
    chosen._policy.value, chosen._by.value, chosen._hints.value = "retry", "keypad", True
    chosen._language.value, chosen._pupils.value, chosen._bell.value = "pt", 24, "9:05"
    chosen._address.value = "https://school.org/user/ana/lab/tree/2_play.ipynb"

    lesson = builder.lesson
    assert lesson is not None
    assert lesson.rules.text() == "classroom answer_policy=retry answer_by=keypad hints=yes"
    assert (lesson.lang, lesson.pupils, lesson.ends_at, lesson.deck) == ("pt", 24, "09:05", builder.deck)
    assert chosen._code.value == lesson.code()
    assert chosen._link.value == lesson.link("https://school.org/hub/user-redirect/lab/tree/2_play.ipynb")

    chosen._names.value = "Ana\n\n Ben "
    assert builder.lesson is not None
    assert builder.lesson.pupils == ("Ana", "Ben")
    chosen._bell.value = "soon"
    assert builder.lesson is None
    assert "cannot end at soon" in chosen._said.value
    assert (chosen._code.value, chosen._link.value) == ("", "")
