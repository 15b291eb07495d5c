"""The harness page for the board's front end."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest

from tests.widgets.harness.server import server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    Open = Callable[..., Page]


@pytest.fixture(scope="module")
def harness() -> Iterator[str]:
    """The address of the harness page."""
    running = server()
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{running.server_port}/tests/widgets/harness/index.html"
    running.shutdown()
    running.server_close()


@pytest.fixture
def show(harness: str, browser: Browser) -> Iterator[Open]:
    """Open a scene: `show("play", lang="es")`; at the end no page has logged an error or asked another host."""
    contexts = []
    problems: list[str] = []

    def open_scene(scene: str, *, clock: bool = False, query: str = "", lang: str = "en", **options: Any) -> Page:
        context = browser.new_context(**{"reduced_motion": "reduce", **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
        page.on("request", lambda asked: None if asked.url.startswith(harness[:22]) else problems.append(asked.url))
        if clock:
            page.clock.install()
        page.goto(f"{harness}?scene={scene}&lang={lang}{query}")
        page.wait_for_function("window.harness && harness.model.sent.length > 0")
        if clock:
            # An hour on, so that it is never in the past: only the test moves the clock, however slow the machine is.
            page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3600)
        return page

    yield open_scene
    for context in contexts:
        context.close()
    assert problems == []
