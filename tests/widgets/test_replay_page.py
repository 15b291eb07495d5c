"""A match as one page: opened from a file, with no kernel and no network, with and without scripts, and on paper."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from seqnum.match import Match, MatchError, Pupil
from seqnum.text import LANGUAGES, say
from seqnum.widgets import Replay
from tests.match.tables import answer_right, answer_wrong, match_of, playable, seven_thousands

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

RUDE = "Ana </script><script>alert(1)</script>"


def played(save: Path | None = None) -> Match:
    match = Match(seven_thousands(), [Pupil(RUDE, ability=0), Pupil("Ben")], seed=5, save=save)
    match.run()
    return match


def tell_apart(item_id: str) -> str:
    """The number of `5000 + 2001` or `8002 − 1000` that no other question has."""
    return str(next(number for number in re.findall(r"\d+", item_id) if number not in {"5000", "1000"}))


def opened(browser: Browser, path: Path, **context: object) -> Page:
    """The page opened as a file; asking for anything else or an error in the console fails."""
    page = browser.new_page(**{"viewport": {"width": 1366, "height": 768}, "reduced_motion": "reduce", **context})
    page.set_default_timeout(5000)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda said: asked.append(said.text))
    page.on("pageerror", lambda error: asked.append(str(error)))
    page.goto(path.as_uri())
    assert asked == [path.as_uri()]
    return page


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_from_a_file_is_stepped_through(browser: Browser, tmp_path: Path, lang: str):
    """Each step shows where an answer was given; nothing is fetched, and no name becomes markup."""
    match = played()
    file = tmp_path / "replay.html"
    Replay(match, lang=lang).to_html(file)
    page = opened(browser, file)

    assert RUDE in page.title()
    first_wrong = next(
        at for at, one in enumerate(Replay(match).moments) if (one["answer"] or {}).get("correct") is False
    )
    for _ in range(first_wrong):
        page.get_by_role("button", name=say("widgets.board.replay.next", lang)).click()
    said = Replay(match, lang=lang).moments[first_wrong]["said"]
    assert page.locator(".sq-verdict").inner_text() == said
    page.get_by_role("button", name=say("widgets.board.replay.last", lang)).click()
    assert page.locator(".sq-chip").count() >= sum(map(str.isdigit, Replay(match).moments[-1]["chips"]))
    assert page.locator("figure").is_hidden()
    assert page.locator("html").get_attribute("lang") == lang


@pytest.mark.browser
def test_without_scripts_the_end_is_a_picture(browser: Browser, tmp_path: Path):
    """A mail program or a strict browser shows the last position."""
    file = tmp_path / "replay.html"
    Replay(played()).to_html(file)
    page = opened(browser, file, java_script_enabled=False)

    assert page.locator("figure svg").is_visible()


@pytest.mark.browser
def test_on_paper_there_is_the_end_and_all_that_was_played(browser: Browser, tmp_path: Path):
    """Printed, also from a dark screen: the picture, every step, dark on white, nothing to press."""
    file = tmp_path / "replay.html"
    shown = Replay(played())
    shown.to_html(file)
    page = opened(browser, file, color_scheme="dark")
    root = page.locator(".sq-root")
    assert root.get_attribute("data-sq-theme") == "dark"

    page.emulate_media(media="print")

    page.locator(".sq-root[data-sq-theme=light]").wait_for()
    assert page.locator("figure svg").is_visible()
    assert page.locator(".sq-steering").is_hidden()
    steps = page.locator(".sq-steps")
    assert steps.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
    assert page.locator(".sq-step").count() >= len(shown.moments) - 2
    page.emulate_media(media="screen")
    page.locator(".sq-root[data-sq-theme=dark]").wait_for()


def test_a_page_of_an_unfinished_match_holds_no_card_that_was_not_answered():
    """Of the cards nobody has answered, in hands and in the deck, the page knows no question and no answer."""
    match = match_of(["Ana", "Ben"])
    card = playable(match)
    answer_wrong(match, card)
    answer_right(match, card)
    page = Replay(match).to_html()
    held = json.loads(page[page.index('id="seqnum-match">') + 18 : page.index("</script>\n<script type")])

    answered = {attempt.item_id for attempt in match.attempts()}
    cards = [one for one in match.deck.cards if one.question is not None]
    asked = json.dumps(held["moments"])
    assert len(answered) == 1
    assert {one.id for one in cards if tell_apart(one.id) in asked} == answered


def test_what_cannot_be_written_is_said(tmp_path: Path):
    """A name with another ending and a folder that is not there are refused in one sentence, and nothing is left."""
    shown = Replay(match_of(["Ana", "Ben"]))
    with pytest.raises(MatchError, match=r"\.html"):
        shown.to_html(tmp_path / "page.pdf")
    with pytest.raises(MatchError, match="cannot be written"):
        shown.to_html(tmp_path / "nowhere" / "page.html")
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_runs_a_replay_is_a_picture():
    """A notebook on a site that runs no code shows the last position; any step can be drawn."""
    shown = Replay(played())
    data, _ = shown._repr_mimebundle_()

    assert data["image/svg+xml"] == shown.to_svg() == shown.to_svg(len(shown.moments) - 1)
    assert shown.to_svg(0) != shown.to_svg()
    assert shown.to_svg(0).count("<use") < shown.to_svg().count("<use") or len(shown.to_svg(0)) < len(shown.to_svg())
