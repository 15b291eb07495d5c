"""The results of a class to look through: what is chosen is what is shown, down to the match itself."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING

import pytest

from seqnum.decks import Deck
from seqnum.match import Match, Pupil
from seqnum.results import Results, ResultsError
from seqnum.text import LANGUAGES
from seqnum.widgets import Dashboard, Replay

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.lab import Lesson


def write_class(folder: Path) -> Path:
    """Let four play two matches on two decks; the second is in a zip file, as a platform hands it out."""
    pupils = [Pupil(name, misconceptions=("smaller_from_larger",)) for name in ("Ana", "Ben")]
    Match(Deck.generate("sub_2digit_regroup", seed=1), pupils, save=folder, seed=1).run()
    other = Match(Deck.generate("add_within_20", seed=1), [Pupil("Cleo"), Pupil("Dan")], save=folder, seed=2)
    other.run()
    assert other.path is not None
    with zipfile.ZipFile(folder / "handed in.zip", "w") as archive:
        archive.write(other.path, "week/cleo.jsonl")
    other.path.unlink()
    return folder


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return Results.read(write_class(tmp_path_factory.mktemp("class")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_chosen_is_shown(results: Results, lang: str):
    """A pupil, a skill: counts, page, chart, answers and matches are of these alone; nobody marked is everybody."""
    shown = Dashboard(results, lang=lang)
    everything = len(results)
    assert len(shown.chosen) == everything

    shown._students.value = ("Ana",)
    assert set(shown.chosen.frame["student"]) == {"Ana"}
    assert "Cleo" not in shown._monday.value
    shown._tabs.selected_index = 1
    assert "data:image/svg+xml" in shown._drawn.value
    shown._tabs.selected_index = 2
    assert shown._answers.value.count("<tr>") == int(shown.chosen.frame["correct"].notna().sum())
    assert "Ben" not in shown._answers.value
    shown._tabs.selected_index = 3
    assert len(shown._game.options) == 1

    shown._choose_everybody(None)
    shown._skill.value = "add_within_20"
    assert set(shown.chosen.frame["student"]) == {"Cleo", "Dan"}
    shown._skill.value = None
    assert len(shown.chosen) == everything == len(results)


def test_every_chart_is_drawn(results: Results):
    """Each choice of the list draws a chart of what is chosen, with its words for whoever cannot see it."""
    shown = Dashboard(results, lang="pt")
    shown._tabs.selected_index = 1
    drawn = []
    for _, chart in shown._chart.options:
        shown._chart.value = chart
        drawn.append(shown._drawn.value)
    assert len(set(drawn)) == len(drawn) >= 11
    assert all('alt="' in one and 'alt=""' not in one for one in drawn)


def test_a_match_is_one_click_away(results: Results):
    """Each match opens step by step, those in a zip file too; opening another closes the one before."""
    shown = Dashboard(results, lang="en")
    shown._tabs.selected_index = 3
    opened = []
    for _, game in shown._game.options:
        shown._game.value = game
        (replay,) = shown._replay.children
        assert isinstance(replay, Replay)
        opened.append(replay)
    assert len(opened) == 2
    assert opened[0].comm is None
    assert len(opened[0].moments) > 10


def test_a_file_that_is_gone_is_said(tmp_path: Path):
    """Where the folder was tidied up since, a sentence stands in the place of the match."""
    results = Results.read(write_class(tmp_path))
    for file in tmp_path.iterdir():
        file.unlink()
    game = str(results.games()["game_id"][0])
    with pytest.raises(ResultsError, match="whether the folder is still as it was read"):
        results.match(game)
    shown = Dashboard(results, lang="en")
    shown._tabs.selected_index = 3
    (said,) = shown._replay.children
    assert "There is no match file" in said.value


def test_games_tell_who_played_and_how_it_went(results: Results):
    """One row a game, the latest first, with the counts that accuracy gives."""
    games = results.games()
    assert sorted(games["students"]) == [("Ana", "Ben"), ("Cleo", "Dan")]
    assert games["answered_at"].is_monotonic_decreasing
    counted = results.accuracy(by="game_id").set_index("game_id")
    assert dict(zip(games["game_id"], games["cards"], strict=True)) == counted["n"].to_dict()
    assert dict(zip(games["game_id"], games["right"], strict=True)) == counted["correct"].to_dict()


def test_days_choose_by_the_date(results: Results):
    """A day without answers leaves none, the day of the answers all; the results themselves stay."""
    (day,) = results.accuracy(by="day")["day"]
    assert len(results.only(days=day)) == len(results)
    assert len(results.only(days=["2000-01-01"])) == 0
    assert len(results.only(students="Ana", skills="add_within_20")) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_results_say_so(lang: str):
    """A teacher who opens an empty folder sees sentences, and no error."""
    shown = Dashboard(Results.read([]), lang=lang)
    for tab in range(4):
        shown._tabs.selected_index = tab
    assert shown._monday.value
    assert "<" in shown._answers.value
    assert shown._replay.children[0].value


def test_names_are_text():
    """Markup in a name is shown as it was typed."""
    from tests.results.answers import answers, results_of

    hostile = "<script>alert(1)</script>"
    shown = Dashboard(results_of(answers(hostile, [None] * 6)), lang="en")
    shown._tabs.selected_index = 2
    assert "<script>" not in shown._answers.value + shown._monday.value
    assert "&lt;script&gt;" in shown._answers.value


@pytest.mark.browser
@pytest.mark.slow
def test_by_hand_in_jupyterlab(lesson: Callable[..., Lesson], tmp_path: Path):
    """Tabs and choices work by mouse; a match opens on its board and is stepped through."""
    opened = lesson(f"import seqnum as sq\nsq.Dashboard(sq.Results.read({str(write_class(tmp_path))!r}), lang='en')")
    opened.run_all()
    page = opened.page
    page.get_by_text("Monday's page").first.wait_for()
    page.get_by_role("tab", name="Charts").click()
    page.locator("img[alt*='first try']").wait_for()
    page.get_by_role("tab", name="Matches").click()
    page.locator(".sq-board").wait_for()
    page.screenshot(path=str(tmp_path / "matches.png"))


@pytest.mark.browser
@pytest.mark.slow
def test_the_arrows_of_a_list_are_its_own_in_jupyterlab(lesson: Callable[..., Lesson], tmp_path: Path):
    """An arrow in a list of skills or matches chooses there; JupyterLab, which takes lists for no text, stays put."""
    opened = lesson(f"import seqnum as sq\nsq.Dashboard(sq.Results.read({str(write_class(tmp_path))!r}), lang='en')")
    opened.run_all()
    page = opened.page
    skills = page.get_by_label("Skill")
    skills.wait_for()
    before = skills.input_value()
    skills.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function("([list, was]) => list.value !== was", arg=[skills.element_handle(), before])
    assert page.evaluate("document.activeElement.tagName") == "SELECT"
