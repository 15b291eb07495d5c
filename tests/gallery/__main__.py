"""`python -m tests.gallery [words of states and skills …]`: draw what people see into ``results/gallery``.

`python -m tests.gallery lessons [words of lessons …]`: draw the pictures that stand in the lessons, into ``notebooks``.
"""

from __future__ import annotations

import sys
import threading

from playwright.sync_api import sync_playwright

from tests.browser import find, flags
from tests.gallery.boards import draw_boards
from tests.gallery.lessons import draw_lessons
from tests.gallery.skills import OUT, draw_skills
from tests.widgets.harness.server import server


def main(words: list[str]) -> None:
    """Draw all of it, or what has one of the words in its name."""
    OUT.mkdir(parents=True, exist_ok=True)
    running = server()
    threading.Thread(target=running.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{running.server_port}"
    chromium = find()  # before Playwright runs, which it may ask for its own
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags())
        if words[:1] == ["lessons"]:
            draw_lessons(browser, address, words[1:])
        else:
            draw_boards(browser, address, words)
            draw_skills(browser, address, words)
        browser.close()
    running.shutdown()
    pictures = "".join(f'<h1>{path.stem}</h1><img src="{path.name}">' for path in sorted(OUT.glob("*.png")))
    (OUT / "index.html").write_text(f"<!doctype html><title>seqnum</title>{pictures}", encoding="utf-8")
    print(OUT / "index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
