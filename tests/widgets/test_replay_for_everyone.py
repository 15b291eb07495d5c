"""A match as one page, stepped through by touch, by keys alone and by ear, in each language, theme and width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

import seqnum as sq
from seqnum.match import Match, Pupil
from seqnum.text import LANGUAGES, say
from seqnum.widgets import Replay
from tests.match.tables import answer_right, answer_wrong, match_of, playable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    Open = Callable[..., Page]

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 375, "height": 812}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
LOOKS: list[dict[str, Any]] = [
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"color_scheme": "dark", "forced_colors": "active"},
]
FOCUS = """() => {
  const each = document.activeElement;
  const box = each.getBoundingClientRect();
  const ring = [getComputedStyle(each).outlineStyle, getComputedStyle(each, "::after").boxShadow];
  return [each.ariaLabel, ring.some((one) => one !== "none"), box.top >= 0 && box.bottom <= innerHeight];
}"""


@pytest.fixture(scope="module")
def played() -> Match:
    deck = sq.Deck.generate("add_within_20", "sub_within_20", seed=7)
    match = Match(deck, [Pupil("Ana", ability=0), Pupil("Ben")], seed=5)
    match.run()
    return match


@pytest.fixture
def replay(browser: Browser, tmp_path: Path) -> Open:
    def opened(match: Match, lang: str = "en", **context: Any) -> Page:
        file = tmp_path / f"{lang}.html"
        Replay(match, lang=lang).to_html(file)
        page = browser.new_page(**{"reduced_motion": "reduce", **LAPTOP, **context})
        page.set_default_timeout(5000)
        page.goto(file.as_uri())
        return page

    return opened


def named(lang: str, key: str) -> str:
    return say(f"widgets.board.replay.{key}", lang)


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_under_fingers(replay: Open, played: Match):
    """Everything that steers is 44 pixels high and wide; taps on buttons, list and slider lead where they say."""
    page = replay(played, "es", **PHONE)
    last = len(Replay(played).moments) - 1
    small = page.locator(".sq-history :is(button, input)").evaluate_all(
        "(all) => all.map((each) => [each.ariaLabel, each.getBoundingClientRect()])"
        ".filter(([, box]) => Math.min(box.width, box.height) < 44).map(([name]) => name)"
    )
    assert small == []
    page.get_by_role("button", name=named("es", "next")).tap()
    page.get_by_role("button", name=named("es", "next")).tap()
    page.get_by_role("button", name=named("es", "back")).tap()
    assert at(page) == 1
    page.locator(".sq-step").nth(2).tap()
    assert page.locator(".sq-step").nth(2).get_attribute("aria-current") == "step"
    slider = page.get_by_role("slider")
    slider.tap(position={"x": (slider.bounding_box() or {"width": 0})["width"] - 4, "y": 22})
    assert at(page) == last
    page.get_by_role("button", name=named("es", "first")).tap()
    assert at(page) == 0
    assert page.evaluate("document.documentElement.scrollWidth") == 375


@pytest.mark.parametrize("lang", LANGUAGES)
def test_by_keys_alone(replay: Open, played: Match, lang: str):
    """Tab stops at each control once and at the list once, with a ring; arrows, Home and End step from any of them."""
    page = replay(played, lang)
    last = len(Replay(played).moments) - 1
    stops = []
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        stops.append(page.evaluate(FOCUS))
    assert [stop for stop in stops if not all(stop)] == []
    names = [stop[0] for stop in stops]
    keys = ("first", "back", "slider", "next", "last")
    assert names[1:6] == [named(lang, key) for key in keys]
    assert len(names) == 8  # a space, these five, the whole screen, a step

    for stop in (".sq-slider", ".sq-round >> nth=2", ".sq-step >> nth=0"):
        page.locator(stop).focus()
        for key, where in [
            ("End", last), ("ArrowLeft", last - 1), ("ArrowRight", last), ("ArrowRight", last), ("Home", 0),
            ("ArrowLeft", 0), ("ArrowRight", 1),
        ]:  # fmt: skip
            page.keyboard.press(key)
            assert at(page) == where, (stop, key)
            assert page.evaluate(FOCUS)[1:] == [True, True], (stop, key)
    step = page.locator(".sq-step[aria-current]")
    page.keyboard.press("ArrowDown")
    assert step.evaluate("(each) => each === document.activeElement")
    assert at(page) == 2
    page.keyboard.press("ArrowUp")
    assert at(page) == 1
    page.get_by_role("button", name=named(lang, "last")).press("Enter")
    assert at(page) == last
    page.locator(".sq-space").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel").startswith(
        say("widgets.board.cell.open", lang, row=1, column=2, col=2, face="")[:-2]
    )
    assert at(page) == last


@pytest.mark.parametrize("lang", LANGUAGES)
def test_by_ear(replay: Open, played: Match, lang: str):
    """Of each step the live region tells who, which card in words, where, and whether it was right; then who won."""
    page = replay(played, lang)
    shown = Replay(played, lang=lang)
    faces, cols, seats = shown.table["faces"], shown.table["cols"], shown.table["seats"]
    live, on = page.get_by_role("status"), page.get_by_role("button", name=named(lang, "next"))
    tree = page.locator(".sq-steps").aria_snapshot()
    wrongs = 0
    for number, moment in list(enumerate(shown.moments))[1:]:
        on.click()
        heard = live.inner_text().replace("\u2068", "").replace("\u2069", "")
        assert say("widgets.board.replay.step", lang, n=number, all=len(shown.moments) - 1) in heard
        answer, move = moment["answer"], moment["move"]
        doing = answer or move
        if doing is None:
            continue
        assert seats[doing["seat"]]["name"] in heard
        if answer and answer["cell"] is not None:
            row, col = divmod(answer["cell"], cols)
            assert say("widgets.board.replay.at", lang, row=row + 1, col=col + 1) in heard
            assert answer["card"]["spoken"] in heard
            assert faces[answer["cell"]]["spoken"] in heard
            assert named(lang, "good" if answer["correct"] else "wrong") in heard
            assert not set(heard) & set("+−=→")
            assert heard.split(". ", 1)[1][:20] in tree.replace("\u2068", "").replace("\u2069", "")
            wrongs += not answer["correct"]
    winner = next(seat["name"] for seat in seats if seat["side"] == shown.moments[-1]["winner"])
    assert wrongs
    assert winner in live.inner_text().rpartition(named(lang, "good"))[2]


def test_a_card_that_nobody_solved_is_not_told(replay: Open):
    """After a wrong answer the whole page, read aloud, holds no answer to the card; once it is solved it does."""
    match = match_of(["Ana", "Ben"])
    card = playable(match)
    answer_wrong(match, card)
    answer = str(match.question(card).answer)  # type: ignore[union-attr]
    page = replay(match)
    page.get_by_role("button", name="To the end").click()
    told = ".sq-root > [role=status], .sq-history, .sq-message"
    assert answer not in " ".join(page.locator(told).all_inner_texts())
    assert answer not in page.locator(".sq-history").aria_snapshot()

    answer_right(match, card)
    page = replay(match)
    page.get_by_role("button", name="To the end").click()
    assert answer in page.get_by_role("status").inner_text()


@pytest.mark.parametrize(("size", "key"), [(PHONE, "last"), (LAPTOP, "next")])
def test_axe_finds_nothing(replay: Open, size: dict[str, Any], key: str):
    """In the whole page, at a step and at the end, light, dark and in the system's colours, languages taking turns."""
    played = match_of(["Ana", "Ben"])
    card = playable(played)
    answer_wrong(played, card)
    answer_right(played, card)
    found = []
    for look, lang in zip(LOOKS, LANGUAGES, strict=True):
        page = replay(played, lang, **size, **look)
        page.get_by_role("button", name=named(lang, key)).click()
        found += [each["id"] for each in Axe().run(page).response["violations"]]
        page.close()
    assert found == []


def test_the_step_stands_out_in_the_systems_colours(replay: Open, played: Match):
    """Where the system's colours take the place of ours, the list still shows which step it is."""
    page = replay(played, color_scheme="dark", forced_colors="active")
    page.get_by_role("button", name="One step on").click()
    colour = "(each) => getComputedStyle(each).backgroundColor"
    steps = page.locator(".sq-step")
    assert steps.nth(0).evaluate(colour) != steps.nth(1).evaluate(colour)
