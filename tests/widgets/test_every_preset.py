"""Every preset is played to its end on the board in Chromium: two people at one laptop, and against the computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.decks import Deck
from seqnum.engine import PRESETS, preset
from seqnum.match.log import Ended, read_match_file
from tests.widgets.anygame import AnyGame
from tests.widgets.bridge import Bridged, open_board

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.lab import Lab, Lesson

pytestmark = pytest.mark.browser

QUICK = {"young", "kids", "travel", "dice"}
"""One of each family: questions, words, playing cards, dice."""
MOST = 400


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    problems: list[str] = []
    shown = context.new_page()
    shown.on("pageerror", lambda error: problems.append(str(error)))
    yield shown
    context.close()
    assert problems == []


def deck_for(rules: str) -> Deck:
    """Return cards of the preset's own board, or questions on the board it is meant for."""
    if preset(rules).answer_policy is None:
        return Deck.of_cards(rules, seed=1)
    board = (6, 7) if rules == "young" else (8, 8)
    return Deck.generate("add_within_20", "sub_within_20", board=board, rules=rules, seed=1)


def play_to_the_end(page: Page, opponent: str | None) -> str:
    """Ana clicks, Ben has no mouse; return what the end says."""
    ana, ben = AnyGame(page, "en"), AnyGame(page, "en", by_keys=True)
    ana.sit_down(["Ana", opponent])
    for _ in range(MOST):
        phase = ana.settle()
        if phase == "over":
            break
        side = 0 if page.locator(".sq-seat[aria-current] bdi").inner_text() == "Ana" else 1
        student = (ana, ben)[side]
        if phase == "handover":
            student.press_button(ana.say("handover.ready", name=("Ana", "Ben")[side]))
        else:
            student.move(side)
    return page.locator(".sq-ending .sq-big").inner_text()


def wins(names: list[str]) -> str:
    return f"{names[0]} wins!" if names else "Nobody wins this time."


@pytest.mark.parametrize("opponent", ["Ben", None], ids=["person", "computer"])
@pytest.mark.parametrize(
    "rules", [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in PRESETS]
)
def test_every_preset_is_played_to_its_end(
    page: Page, monkeypatch: pytest.MonkeyPatch, rules: str, opponent: str | None
) -> None:
    """The end is shown and read aloud, and names whom the engine has for the winner."""
    monkeypatch.setattr("secrets.token_hex", lambda _: rules)  # chance deals the same game every time
    board = Bridged(deck_for(rules))
    open_board(page, board)

    said = play_to_the_end(page, opponent)

    match = board.match
    assert match is not None
    assert match.over
    winners = [seat.name for seat in match.seats if seat.side == match.winner]
    assert said == wins(winners)
    assert said in page.locator("[aria-live]").inner_text().replace("\u2068", "").replace("\u2069", "")
    assert page.locator(".sq-seat[data-won]").count() == len(winners)


@pytest.mark.slow
@pytest.mark.parametrize("rules", PRESETS)
def test_every_preset_is_played_to_its_end_in_jupyterlab(lab: Lab, lesson: Callable[..., Lesson], rules: str) -> None:
    """The end that the notebook shows is the one in the match file."""
    deck_for(rules).save(lab.folder / f"{rules}.json")
    board = f"import seqnum as sq\nsq.Board(sq.Deck.load('{rules}.json'), save='{rules}')"
    notebook = lesson(board, reduced_motion="reduce")
    notebook.run_all()

    said = play_to_the_end(notebook.page, "Ben")

    (file,) = (lab.folder / rules).iterdir()
    ended = read_match_file(file).events[-1]
    assert isinstance(ended, Ended)
    assert said == wins([] if ended.winner is None else [("Ana", "Ben")[ended.winner]])
