"""The report of a class: right, whole, self-contained, for every eye; a pupil's page knows of nobody else."""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from seqnum.cli import main
from seqnum.maths import SKILLS
from seqnum.results import Results, ResultsError
from seqnum.text import LANGUAGES, say, set_language
from tests.results.answers import NO_CARRY, RULE, answers, changed, results_of

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

HOSTILE = "<img src=x onerror=alert(1)> عمر 🦊"


def a_class() -> Results:
    """Ana takes the smaller digit from the larger, Ben carries nothing, the others are right or answered little."""
    return results_of(
        answers("Ana", [RULE] * 6 + [None] * 4),
        answers("Ben", [NO_CARRY] * 6 + [None] * 4, of="add_2digit_regroup"),
        answers("Cleo", [None] * 10),
        answers(HOSTILE, [RULE, None]),
    )


@pytest.fixture
def show(browser: Browser, tmp_path: Path):
    """Open a report as a teacher does, from the disk; what it asks the world for is counted."""
    asked: list[str] = []
    pages: list[Page] = []

    def open_(results: Results, lang: str = "en", width: int = 1366, **how) -> tuple[Page, list[str]]:
        path = results.report(tmp_path / "friday.html", lang=lang, **how)
        page = browser.new_page(viewport={"width": width, "height": 800})
        page.on("request", lambda request: asked.append(request.url))
        page.goto(path.as_uri())
        pages.append(page)
        return page, asked

    yield open_
    for page in pages:
        page.close()


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_one_file_for_everybody(show, lang: str):
    """It asks nobody for anything, axe finds nothing on a phone or on paper, nothing sticks out, no place is empty."""
    page, asked = show(a_class(), lang, width=375)

    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    assert Axe().run(page).violations_count == 0
    text = page.locator("body").inner_text()
    assert "{" not in text
    assert "nan" not in text.lower().split()
    page.emulate_media(media="print")
    assert Axe().run(page).violations_count == 0


@pytest.mark.browser
def test_on_paper_nothing_is_folded_away(show, tmp_path: Path):
    """What could not be read is a fold on the screen; a page of paper has no folds, and a long chart fits one page."""
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0")
    page, _ = show(Results.read(tmp_path))
    reason = page.get_by_text(say("results.error.not_a_match_file", "en"))
    assert not reason.is_visible()
    page.emulate_media(media="print")
    assert reason.is_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_says_what_it_cannot_tell(tmp_path: Path, lang: str):
    """Monday's page once, the report once, and to each pupil that it is no mark."""
    page = a_class().report(tmp_path / "friday.html", lang=lang).read_text(encoding="utf-8")

    assert page.count(say("results.monday.limits", lang)) == 1
    assert page.count(say("results.report.limits.alone", lang)) == 1
    assert page.count(say("results.report.pupil.limits", lang)) == page.count("<article") == 4


@pytest.mark.browser
def test_a_name_is_text(show):
    """Markup in a name is shown, not run; letters from right to left stay among themselves."""
    page, asked = show(a_class())

    assert page.locator("main img[src=x]").count() == 0
    assert page.get_by_role("heading", name=HOSTILE).count() == 1
    assert not any(url.endswith("/x") for url in asked)


@pytest.mark.browser
def test_a_pupil_s_page_has_what_helps_and_nobody_else(show):
    """Counts at the first try, the card of the diagnosed mistake with its worked way, three fresh cards to work out."""
    page, _ = show(a_class())
    ana = page.get_by_role("article", name="Ana")
    text = ana.inner_text()

    assert "You answered 10 cards. At the first try you had 4 right." in text
    assert SKILLS["sub_2digit_regroup"].question(2, (42, 17)).step("en") in text
    assert ana.locator(".exercises li").count() == 3
    assert not any(word in text for word in ("Ben", "Cleo", "%", RULE, "posterior", "rank"))
    cleo = page.get_by_role("article", name="Cleo").inner_text()
    assert say("results.report.pupil.all_right", "en") in cleo
    assert f"{SKILLS['sub_2digit_regroup'].name('en')}: 10 of 10" in cleo


def test_a_pupil_s_cards_to_try_are_new_and_answered_for_the_teacher():
    """No exercise on a page is one the pupil had; the key solves each."""
    from seqnum.results.report.pupils import pupil_pages

    results = a_class()
    pages = pupil_pages(results.frame, {}, results.diagnosis(), "en")
    for page in pages:
        met = set(results.frame.loc[results.frame["student"] == page.student, "item_text"])
        assert page.to_try
        assert not met & {question.text() for question in page.to_try}
    assert [page.student for page in pages] == [
        page.student for page in pupil_pages(results.frame, {}, results.diagnosis(), "es")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_exponents_are_raised(tmp_path: Path, lang: str):
    """No sentence of a report shows a power as it is typed."""
    skills = ("evaluate_powers", "exponent_rules", "rational_exponent", "exponential_equation", "derivative_expression")
    pupils = []
    for name in skills:
        cards = [SKILLS[name].draw(Random(f"{name}:{n}"), 2) for n in range(6)]
        wrong = [min(ids) for card in cards for ids in list(card.mistakes.values())[:1]]
        pupils.append(answers(name, wrong, of=name, cards=[card.operands for card in cards]))
    results = results_of(*pupils)

    html = results.report(tmp_path / "friday.html", lang=lang).read_text(encoding="utf-8")

    assert "<sup>" in html
    assert "^" not in re.sub("<style>.*?</style>|<[^>]*>", "", html, flags=re.DOTALL)


def test_cards_of_no_skill_have_no_worked_way(tmp_path: Path):
    """A teacher's own question is shown as it was asked, and the page needs no skill."""
    own = [
        changed(
            one,
            skill=None,
            level=None,
            item_text="capital of Peru?",
            expected="Lima",
            chosen=chosen,
            correct=chosen == "Lima",
        )
        for one, chosen in zip(answers("Ana", [RULE] * 2), ("Quito", "Lima"), strict=True)
    ]
    page = results_of(own).report(tmp_path / "own.html", lang="en").read_text(encoding="utf-8")
    assert "capital of Peru? → Quito" in page


def test_who_is_missing_stands_in_the_report(tmp_path: Path):
    """With a list of the class its absent pupils are named, and have no page."""
    page = a_class().report(tmp_path / "r.html", ["Ana", "Ben", "Cleo", "Dora"], lang="en").read_text(encoding="utf-8")
    assert "Dora" in page
    assert len(re.findall(r'<article class="pupil"', page)) == 4


def test_a_report_calls_everybody_as_the_list_does(tmp_path: Path):
    """Who played as number 7 is Ana on every page and chart, also to whoever hears a chart."""
    (tmp_path / "class.csv").write_text("number,name\n7,Ana Souza\n", encoding="utf-8")
    page = results_of(answers("7", [RULE] * 6)).report(tmp_path / "r.html", tmp_path / "class.csv", lang="en")
    text = page.read_text(encoding="utf-8")
    assert "<bdi>Ana Souza</bdi></h2>" in text
    assert "<bdi>7</bdi>" not in text
    charts = " ".join(re.findall(r'<img alt="([^"]*)"', text))
    assert "Ana Souza" in charts


def test_only_pages_of_made_up_pupils_say_so(tmp_path: Path):
    """Where a class is partly simulated, a real pupil's sheet does not call them made up."""
    from seqnum.decks import Deck
    from seqnum.match import Match, Pupil

    match = Match(Deck.generate("add_within_20", seed=1), ["Ana", Pupil("Robot")], save=tmp_path, seed=1)
    match.say_number(match.hand()[0], "99")
    Match(Deck.generate("add_within_20", seed=1), [Pupil("Robot"), Pupil("Other")], save=tmp_path, seed=2).run()
    text = Results.read(tmp_path).report(tmp_path / "r.html", lang="en").read_text(encoding="utf-8")
    sheets = dict(re.findall(r'aria-labelledby="[^"]*"><h2[^>]*><bdi>(.*?)</bdi>(.*?)</article>', text))
    said = say("results.report.pupil.simulated", "en")
    assert {name: said in sheet for name, sheet in sheets.items()} == {"Ana": False, "Robot": True, "Other": True}


def test_a_report_is_written_whole_or_not_at_all(tmp_path: Path):
    """A name of another kind, a folder that is not there: one sentence, and an old report is as it was."""
    results = a_class()
    with pytest.raises(ResultsError, match="html"):
        results.report(tmp_path / "friday.pdf")
    with pytest.raises(ResultsError, match="cannot be written"):
        results.report(tmp_path / "no" / "friday.html")
    (tmp_path / "old.html").mkdir()
    with pytest.raises(ResultsError, match="cannot be written"):
        results.report(tmp_path / "old.html")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.html"]


def test_the_same_results_give_the_same_report(tmp_path: Path):
    """Nothing in it is of the moment it was written."""
    results = a_class()
    one, other = (results.report(tmp_path / name, lang="pt").read_bytes() for name in ("a.html", "b.html"))
    assert one == other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_says_what_programs_need(tmp_path: Path, capsys, lang: str):
    """The fields that the manual promises, in every language the same."""
    from tests.results.writer import match_file

    for name, rules in (("Ana", [RULE] * 6), ("Cleo", [None] * 6)):
        made = answers(name, rules)
        (tmp_path / f"{name}.jsonl").write_bytes(match_file(*made, game_id=made[0].game_id))
    (tmp_path / "notes.jsonl").write_text("no match", encoding="utf-8")
    try:
        assert main(["--lang", lang, "report", str(tmp_path), "--out", str(tmp_path / "f.html"), "--json"]) == 0
    finally:
        set_language(None)
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {"students", "attempts", "first_attempt_accuracy", "misconceptions", "refused"}
    assert (told["students"], told["attempts"], told["first_attempt_accuracy"]) == (2, 12, 0.5)
    (found,) = told["misconceptions"]
    assert set(found) == {"student", "id", "posterior", "cards"}
    assert (found["student"], found["id"], found["cards"][0]) == ("Ana", RULE, "42 − 17 → 35")
    assert found["posterior"] >= 0.8
    assert [refusal["file"] for refusal in told["refused"]] == ["notes.jsonl"]
    assert "<!doctype html>" in (tmp_path / "f.html").read_text(encoding="utf-8")
