"""The start screen in Chromium: a number, an opponent, Start; what a teacher may change; a class code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from seqnum.text import LANGUAGES
from seqnum.text import say as of_the_catalogue
from tests.widgets.test_front_end import sent

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Open = Callable[..., Page]

pytestmark = pytest.mark.browser

FINGER = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}


def say(key: str, lang: str = "en", **values: Any) -> str:
    return of_the_catalogue(f"widgets.board.{key}", lang, **values)


def start(page: Page) -> dict[str, Any]:
    """Press Start; return what was sent."""
    page.locator(".sq-start").click()
    (message,) = [each for each in sent(page) if each["type"] == "start"]
    return message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_taps_of_a_finger_start_a_game(show: Open, lang: str):
    """A number and Start: against the friendly computer, with nothing of the rules changed."""
    page = show("class", lang=lang, **FINGER)
    page.get_by_title("12", exact=True).tap()
    page.get_by_role("button", name=say("lobby.start", lang), exact=True).tap()
    (message,) = sent(page)
    assert message["players"] == [{"kind": "person", "name": "12", "asks": 2}, {"kind": "friend"}]
    assert (message["lang"], message["options"]) == (lang, None)


def test_a_number_is_chosen_by_keys(show: Open):
    """Tab leads to the numbers as to one thing, arrows choose without going on, Enter starts and leads to a card."""
    page = show("start")
    page.locator(".sq-place").first.focus()
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "radio":
            break
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.ariaLabel") in {"3", "4"}
    chosen = page.evaluate("document.activeElement.ariaLabel")
    page.keyboard.press("Enter")
    (message,) = sent(page)
    assert message["players"][0]["name"] == chosen
    page.evaluate("harness.model.put(harness.scenes.play('en'))")
    page.locator(".sq-card:focus").wait_for()


def test_a_classmate_cannot_take_the_same_number(show: Open):
    """The first one's number is no longer there for the second."""
    page = show("start")
    page.get_by_title("7", exact=True).click()
    page.get_by_title(say("lobby.classmate"), exact=True).click()
    assert page.locator(".sq-numbers input:disabled").evaluate_all("(all) => all.map((one) => one.ariaLabel)") == ["7"]
    page.get_by_title("8", exact=True).click()
    assert [one["name"] for one in start(page)["players"]] == ["7", "8"]


def test_somebody_else_begins(show: Open):
    """Who sits first begins and has the first colour: the other side, after one press."""
    page = show("start")
    page.get_by_title("7", exact=True).click()
    page.get_by_role("button", name=say("lobby.turn")).click()
    assert start(page)["players"] == [{"kind": "friend"}, {"kind": "person", "name": "7"}]


def test_names_and_the_login_are_tapped_like_numbers(show: Open):
    """The teacher's list of names, the hub's login first; a name of one's own can be written."""
    page = show("hub", viewport={"width": 320, "height": 640})
    tiles = page.locator(".sq-numbers .sq-tile")
    assert tiles.first.inner_text() == "ana.lopez"
    page.get_by_title("نور الهدى", exact=True).click()
    page.locator(".sq-place").first.click()
    page.locator(".sq-own-name").fill("Guest")
    assert page.locator(".sq-numbers input:checked").count() == 0
    assert start(page)["players"][0]["name"] == "Guest"


def test_a_teacher_changes_the_rules_out_of_sight(show: Open):
    """Folded away until it is opened; what was chosen goes along with Start, with the clock of this browser."""
    page = show("start", lang="pt", timezone_id="America/Sao_Paulo")
    fields = page.locator(".sq-fields")
    assert fields.is_hidden()
    page.get_by_text(say("lobby.teacher", "pt")).click()
    page.get_by_label(say("lobby.policy", "pt")).select_option("reveal")
    page.locator(".sq-field-by select").select_option("keypad")
    page.get_by_label(say("lobby.sides", "pt")).select_option("3")
    page.get_by_label(say("lobby.bell", "pt")).fill("10:45")
    page.get_by_label(say("lobby.hints", "pt")).check()
    page.get_by_label(say("lobby.sound", "pt")).uncheck()
    page.locator(".sq-languages select").select_option("es")  # what was chosen stays
    page.get_by_title("7", exact=True).click()
    message = start(page)
    assert message["options"] == {
        "answer_policy": "reveal", "answer_by": "keypad", "check": None, "hints": True, "sides": 3, "ends_at": "10:45",
        "sound": False, "screens": "shared",
    }  # fmt: skip
    assert message["utc_offset"] == -180


def test_nothing_of_a_class_code_can_be_changed(show: Open):
    """What a class code says is the teacher's: the start screen does not offer it."""
    page = show("class")
    assert page.locator(".sq-teacher").is_hidden()


def test_a_class_code_is_asked_for(show: Open):
    """Without one there is nothing to tap; what is pasted is sent, and a refusal is told beside it."""
    page = show("door", lang="es")
    assert page.locator(".sq-start").is_hidden()
    page.evaluate("harness.model.answer = () => 'No.'")
    page.get_by_label(say("lobby.class_code", "es")).fill("https://x.org/?lesson=openlesson1abc")
    page.get_by_role("button", name=say("lobby.open", "es")).click()
    assert [each["code"] for each in sent(page)] == ["https://x.org/?lesson=openlesson1abc"]
    page.locator(".sq-note", has_text="No.").wait_for()


@pytest.mark.parametrize("hidden_by", ["nothing", "rewriting", "frame"])
def test_the_code_of_the_address_goes_along_with_the_first_word(show: Open, hidden_by: str):
    """Also where the host has rewritten its address since, and where a page of its own stands around the board."""
    code = "openlesson1Abc"
    page = show("door", query=f"&lesson={code}")
    if hidden_by == "rewriting":
        page.evaluate("history.replaceState(null, '', '?scene=door&lang=en')")
        page.evaluate("harness.model.sent.length = 0; harness.mount()")
        said = page.evaluate("harness.model.sent")
    elif hidden_by == "frame":
        inner = page.url.replace(f"&lesson={code}", "")
        page.evaluate(
            "(src) => document.body.append(Object.assign(document.createElement('iframe'), { src }))",
            inner,
        )
        frame = page.wait_for_function(
            "() => window[0]?.harness?.model.sent.length > 0 && window[0].harness.model.sent"
        )
        said = frame.json_value()
    else:
        said = page.evaluate("harness.model.sent")
    assert [(each["type"], each["code"]) for each in said] == [("hello", code)]


def test_a_hint_is_asked_for_beside_the_hand(show: Open):
    """With a card chosen, where the rules have hints; what comes back keeps the card chosen."""
    page = show("hint")
    page.locator(".sq-card").first.click()
    page.get_by_role("button", name=say("ask_hint")).click()
    (message,) = sent(page)
    assert (message["type"], message["seat"]) == ("hint", 0)
    page = show("play")
    page.locator(".sq-card").first.click()
    assert page.get_by_role("button", name=say("ask_hint")).count() == 0


def test_a_card_game_shows_whole_numbers(show: Open):
    """Where cards ask nothing there is no picture of a sum, and no list number breaks for want of its room."""
    page = show("start", viewport={"width": 1366, "height": 768})
    page.evaluate(
        """() => {
          const state = structuredClone(harness.model.traits.state);
          state.lesson.asks = false;
          harness.model.put({ state });
        }"""
    )
    heights = page.locator(".sq-numbers .sq-tile bdi").evaluate_all("(all) => all.map((one) => one.clientHeight)")

    assert not page.locator(".sq-picture").is_visible()
    assert len(heights) > 20
    assert len(set(heights)) == 1


def test_numbers_stay_in_a_narrow_cell(show: Open):
    """On a phone JupyterLab's own edges leave a cell some 250 pixels: every number is whole, in its tray."""
    page = show("start", viewport={"width": 250, "height": 700})
    ends = page.locator(".sq-picker, .sq-picker .sq-tile, .sq-picker .sq-input").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().right)"
    )

    assert len(ends) > 30
    assert max(ends) == ends[0] <= 250
