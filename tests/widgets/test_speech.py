"""Reading aloud: what the board hands to the browser's voices. Which voices there are is the computer's business."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.text import LANGUAGES, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    Open = Callable[..., Page]

pytestmark = pytest.mark.browser

LISTEN = """() => {
    window.heard = [];
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    speechSynthesis.speak = (utterance) => { heard.push([utterance.lang, utterance.text]); speak(utterance); };
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_verdicts_are_read_once_asked_for(show: Open, lang: str):
    """Silent at first; then the question chosen and what to do, in the language of the board, without hidden marks."""
    page = show("play", lang=lang)
    page.evaluate(LISTEN)
    card = page.locator(".sq-card").first
    card.click()
    assert page.evaluate("heard") == []

    words = catalogue(lang)
    page.get_by_role("button", name=words["widgets.board.speech"]).click()
    page.locator(".sq-card").nth(1).click()
    spoken = page.locator(".sq-card").nth(1).get_attribute("aria-label")
    language, last = page.evaluate("heard.at(-1)")
    assert language == lang
    assert last.split(".")[0] in spoken
    assert last.endswith(words["widgets.board.line.find"])
    assert not set(last) & set("\u00ad\u2066\u2067\u2068\u2069")


def test_a_verdict_is_read_as_words_where_python_has_them(show: Open):
    """Aloud and to screen readers; the sign stands on the screen."""
    page = show("play")
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Read aloud").click()
    page.evaluate("""() => {
      const { state } = harness.scenes.play("en");
      const verdict = { tone: "good", text: "Yes! 46 ÷ 2 = 23.", spoken: "Yes! 46 divided by 2 is 23.", cell: 3 };
      harness.model.put({ state: { ...state, seq: 13, verdict } });
    }""")
    page.locator(".sq-verdict").get_by_text("46 ÷ 2 = 23").wait_for()
    assert page.evaluate("heard.at(-1)[1]").startswith("Yes! 46 divided by 2 is 23. ")
    assert page.get_by_role("status").first.inner_text().startswith("Yes! 46 divided by 2 is 23. ")


def test_it_is_switched_off_again_and_stops_with_the_board(show: Open):
    """Nothing is said after that, nor by a board that was taken away."""
    page = show("play")
    page.evaluate(LISTEN)
    button = page.get_by_role("button", name="Read aloud")
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    said = page.evaluate("heard.length")
    page.locator(".sq-card").nth(1).click()
    assert page.evaluate("heard.length") == said

    button.click()
    page.evaluate("harness.cleanUps.pop()()")
    assert page.evaluate("speechSynthesis.pending || speechSynthesis.speaking") is False


def test_powers_in_a_worked_way_are_raised(show: Open):
    """“3^2” is how one types it; a pupil sees 3 with a small raised 2, and a root's exponent without brackets."""
    page = show("play")
    page.evaluate("""() => {
      const { state } = harness.scenes.play("en");
      const verdict = { tone: "reveal", text: "3^2 + x^(1/2) = 9, 10^−2.", spoken: "…", cell: 3 };
      harness.model.put({ state: { ...state, seq: 13, verdict } });
    }""")
    page.locator(".sq-verdict sup").first.wait_for()
    assert page.locator(".sq-verdict sup").all_text_contents() == ["2", "1/2", "−2"]
    assert page.locator(".sq-verdict p").text_content() == "32 + x1/2 = 9, 10−2."
