"""Claim: the first board stands on the page at most 300 ms after the cell's output arrived.

A notebook in a real JupyterLab runs a cell that shows a board; the clock begins when JupyterLab puts the output on the
page and ends when all spaces are painted. The peer is the smallest anywidget there can be, in a notebook of its own.
"""

from __future__ import annotations

import json
import statistics
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.click import BOARD, ECHO
from tests import browser as chromium
from tests import lab as jupyter

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROUNDS = 7
WATCH = """(selector) => {
  let begun = null;
  window.shown = new Promise((done) => {
    const look = () => {
      if (begun === null && document.querySelector(".jp-OutputArea-output")) begun = performance.now();
      if (begun === null || !document.querySelector(selector)) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - begun);
        port2.postMessage(null);
      });
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
  });
}"""
SHOWN = {"echo": (ECHO, ".echo-button"), "board": (BOARD, ".sq-space")}


def main() -> dict[str, Any]:
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    times: dict[str, list[float]] = {name: [] for name in SHOWN}
    with (
        TemporaryDirectory() as folder,
        TemporaryDirectory() as home,
        contextmanager(jupyter.serve)(Path(folder), Path(home)) as lab,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        for _ in range(ROUNDS):
            for name in SHOWN:
                times[name].append(shown(lab, browser, name))
        browser.close()
    found = {name: {"median_ms": statistics.median(taken), "most_ms": max(taken)} for name, taken in times.items()}
    words = {"echo": "bare anywidget", "board": "the board, 8 × 8"}
    print(f"| {ROUNDS} fresh pages each, from the cell's output until it is painted | median | longest |")
    print("|---|---:|---:|")
    for name, row in found.items():
        print(f"| {words[name]} | {row['median_ms']:.0f} ms | {row['most_ms']:.0f} ms |")
    output = Path(__file__).parent / "results" / "first_board.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return found


def shown(lab: jupyter.Lab, browser: Browser, name: str) -> float:
    """Return milliseconds from a cell's output to the widget, on a fresh page."""
    cell, selector = SHOWN[name]
    jupyter.write_notebook(lab.folder / f"{name}.ipynb", [cell])
    with contextmanager(jupyter.open_notebook)(lab, browser, lab.folder / f"{name}.ipynb") as notebook:
        notebook.page.evaluate(WATCH, selector)
        notebook.run_all()
        taken: float = notebook.page.evaluate("shown")
    return taken


if __name__ == "__main__":
    main()
