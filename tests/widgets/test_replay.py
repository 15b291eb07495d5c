"""A match looked at in a browser, step by step, with no kernel behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from seqnum.match import Match, MatchError, MatchFileError, Pupil
from seqnum.text import LANGUAGES, catalogue
from seqnum.widgets import Replay
from tests.match.tables import answer_right, answer_wrong, match_of, playable, seven_thousands
from tests.widgets.bridge import MODEL

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TRAITS = ("table", "texts", "moments")


@pytest.fixture
def page(browser: Browser) -> Page:
    page = browser.new_page(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page.set_default_timeout(5000)
    return page


def opened(page: Page, shown: Replay) -> Page:
    page.set_content('<!doctype html><html lang="en"><title>Replay</title><body style="margin:0"></body></html>')
    traits = {name: getattr(shown, name) for name in TRAITS}
    page.evaluate(MODEL, {"script": shown._esm, "style": shown._css, "traits": traits})
    page.wait_for_selector(".sq-root")
    return page


def played():
    match = Match(seven_thousands(), [Pupil("Ana", ability=0), Pupil("Ben")], seed=5)
    match.run()
    return match


@pytest.mark.browser
def test_step_by_step_to_the_end_and_back(page):
    """Buttons, slider and list lead to the same moments; nothing is sent to a kernel."""
    match = match_of(["Ana", "Ben"])
    card = playable(match)
    wrong = answer_wrong(match, card)
    answer_right(match, card)
    opened(page, Replay(match, lang="en"))
    chips = page.locator(".sq-space .sq-chip")
    assert chips.count() == 0

    page.get_by_role("button", name="One step on").click()
    assert page.locator(".sq-verdict").inner_text() == wrong.text("en")
    assert (chips.count(), page.locator(".sq-space[data-wrong]").count()) == (0, 1)

    page.get_by_role("button", name="One step on").click()
    assert chips.count() == 1
    assert page.locator(".sq-seat[aria-current] bdi").inner_text() == "Ana"  # whose step it is; Ben would be next
    assert page.get_by_role("button", name="To the end").get_attribute("aria-disabled") == "true"

    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    assert chips.count() == 0
    page.locator(".sq-step").last.click()
    assert (chips.count(), page.locator(".sq-step[aria-current]").count()) == (1, 1)
    page.get_by_role("button", name="To the deal").click()
    assert page.locator(".sq-count").inner_text() == "Step 0 of 2"


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_in_each_language(page, lang):
    """As many steps as happened; the end says who won; what was right and wrong is told without colour."""
    match = played()
    opened(page, Replay(match, lang=lang))
    page.get_by_role("button", name=catalogue(lang)["widgets.board.replay.last"]).click()

    winner = match.seats[match.position().winner].name
    assert winner in page.locator(".sq-line").inner_text()
    names = page.locator(".sq-step[data-tone]").evaluate_all("(all) => all.map((step) => step.ariaLabel)")
    right, wrong = (catalogue(lang)[f"widgets.board.replay.{tone}"] for tone in ("good", "wrong"))
    marks = [next(mark for mark in (wrong, right) if name.endswith(f" {mark}")) for name in names]
    answered = [one for one in match.attempts() if one.correct is not None]
    assert marks == [right if one.correct else wrong for one in answered]


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 1366])
def test_it_fits_the_screen_and_is_for_everyone(page, width):
    """Nothing sticks out at the side, only the list scrolls, and axe finds nothing."""
    page.set_viewport_size({"width": width, "height": 768})
    opened(page, Replay(played(), lang="en"))
    page.get_by_role("button", name="To the end").click()

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width == 1366:
        assert page.evaluate("document.documentElement.scrollHeight") <= 768
    assert Axe().run(page, context=".sq-root").response["violations"] == []


def test_a_file_is_read_and_left_as_it_is(tmp_path):
    """The teacher opens a pupil's file; what is no match file is refused with a sentence."""
    match = Match(seven_thousands(), [Pupil("Ana"), Pupil("Ben")], seed=5, save=tmp_path)
    match.run()
    before = match.path.read_bytes()
    shown = Replay(match)

    assert repr(Replay(match.path)) == repr(shown) == f"<Replay of Ana, Ben: {len(shown.moments) - 1} steps>"
    assert match.path.read_bytes() == before
    with pytest.raises(MatchFileError):
        Replay(tmp_path / "nothing.jsonl")
    with pytest.raises(MatchError, match="neither a match nor a match file"):
        Replay(3)  # type: ignore[arg-type]


def test_a_browser_changes_nothing_of_it():
    """What comes from a page is not taken in."""
    shown = Replay(played())
    before = list(shown.moments)
    shown.set_state({"moments": []})
    assert shown.moments == before
