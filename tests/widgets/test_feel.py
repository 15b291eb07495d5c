"""How a game feels, through a whole game with all its motion: nothing jumps, and what moves only moves and fades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.widgets.bridge import Bridged, open_board
from tests.widgets.test_every_preset import deck_for, play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

MOVED = {"transform", "opacity"}
WATCH = """() => {
  const seen = window.seen = { boards: new Set(), beside: new Set(), moved: new Set(), animations: 0 };
  const frame = () => {
    const board = document.querySelector(".sq-game > .sq-board");
    const box = board?.getBoundingClientRect();
    if (box) seen.boards.add([box.x + scrollX, box.y + scrollY, box.width, box.height].join());
    const beside = document.querySelector(".sq-game:is([data-phase=play], [data-phase=handover])");
    // On sitting down the tools are the last to come.
    if (beside && !beside.querySelector(".sq-foot").hidden) {
      seen.beside.add([".sq-tray", ".sq-tools"].map((part) => beside.querySelector(part).offsetTop).join());
    }
    requestAnimationFrame(frame);
  };
  frame();
  const plain = new Set(["offset", "computedOffset", "easing", "composite"]);
  for (const kind of ["animationstart", "transitionrun"]) document.addEventListener(kind, (event) => {
    for (const animation of event.target.getAnimations({ subtree: true })) {
      seen.animations += 1;
      for (const frame of animation.effect.getKeyframes()) {
        for (const name of Object.keys(frame)) if (!plain.has(name)) seen.moved.add(name);
      }
    }
  }, true);
}"""
SEEN = """() => ({
  boards: [...seen.boards], beside: [...seen.beside], moved: [...seen.moved], animations: seen.animations,
})"""


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """A page of somebody who minds no motion."""
    context = browser.new_context(reduced_motion="no-preference", viewport={"width": 1366, "height": 768})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("opponent", ["Ben", pytest.param(None, marks=pytest.mark.slow)], ids=["person", "computer"])
def test_through_a_whole_game_everything_stays_where_it_is(
    moving: Page, monkeypatch: pytest.MonkeyPatch, opponent: str | None
) -> None:
    """Board, cards and tools have one place in every frame they show; every animation only moves and fades."""
    monkeypatch.setattr("secrets.token_hex", lambda _: "feel")
    open_board(moving, Bridged(deck_for("young")))
    moving.evaluate(WATCH)

    play_to_the_end(moving, opponent)

    seen: dict[str, Any] = moving.evaluate(SEEN)
    assert len(seen["boards"]) == 1
    assert len(seen["beside"]) == 1
    assert seen["animations"] > 0
    assert set(seen["moved"]) <= MOVED
