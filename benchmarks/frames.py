"""Claim: on a processor throttled four times, no task of the page takes over 50 ms, through a whole game and its end.

Two people at one laptop play the board in Chromium, all motion on, against a real board in this process: dealing,
handing over, wrong numbers, lines and confetti. The browser's own `longtask` entries are counted.
"""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests import browser as chromium
from tests.widgets.bridge import Bridged, open_board
from tests.widgets.test_every_preset import deck_for, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLOWER = 4
GAMES = {"young, 6 × 7": "young", "kids' cards, 6 × 7": "kids"}
WATCH = """() => {
  const seen = window.seen = { long: [], shift: 0, frames: 0 };
  const observe = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type });
  observe("longtask", ({ duration }) => seen.long.push(duration));
  observe("layout-shift", ({ sources, value }) => {
    if (sources.some(({ node }) => node?.closest?.(".sq-board"))) seen.shift += value;
  });
  const frame = () => { seen.frames += 1; requestAnimationFrame(frame); };
  frame();
}"""


def main() -> dict[str, Any]:
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        found = {words: played(browser, rules) for words, rules in GAMES.items()}
        browser.close()
    print(f"| a game, {SLOWER} times slower | tasks over 50 ms | longest | shift on the board | other hosts asked |")
    print("|---|---:|---:|---:|---:|")
    for words, seen in found.items():
        longest = f"{max(seen['long']):.0f} ms" if seen["long"] else "under 50 ms"
        print(f"| {words} | {len(seen['long'])} | {longest} | {seen['shift']:.3f} | {seen['outside']} |")
    output = Path(__file__).parent / "results" / "frames.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return found


def played(browser: Browser, rules: str) -> dict[str, Any]:
    """Return what the browser noted while a game was played to its end."""
    context = browser.new_context(reduced_motion="no-preference", viewport={"width": 1366, "height": 768})
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    chance, secrets.token_hex = secrets.token_hex, lambda nbytes=None: rules  # noqa: ARG005 - the same deal
    try:
        open_board(page, Bridged(deck_for(rules)))
        page.wait_for_timeout(500)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(WATCH)
        play_to_the_end(page, "Ben")
        page.wait_for_timeout(4000)  # the confetti has fallen
    finally:
        secrets.token_hex = chance
    seen: dict[str, Any] = page.evaluate("seen")
    context.close()
    return {**seen, "outside": sum(not url.startswith(("blob:", "data:", "about:")) for url in asked)}


if __name__ == "__main__":
    main()
