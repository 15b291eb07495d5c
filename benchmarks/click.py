"""Claim: from a click to the verdict on the board takes at most 10 ms more than a bare widget needs to answer.

Both stand in one page of a real JupyterLab in Chromium and are clicked in turn. The peer is the smallest anywidget
there can be: a button whose number Python counts up.
"""

from __future__ import annotations

import json
import statistics
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests import browser as chromium
from tests import lab as jupyter

ROUNDS = 200
ECHO = """
import anywidget, traitlets
class Echo(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
      el.innerHTML = "<button class=echo-button>+</button><b class=echo-count>0</b>";
      el.firstChild.onclick = () => model.send({ type: "click" });
      model.on("change:count", () => { el.lastChild.textContent = model.get("count"); });
    } }'''
    count = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: setattr(self, "count", self.count + 1))
Echo()
"""
BOARD = """
from dataclasses import replace
import seqnum as sq
deck = sq.Deck.generate("add_3digit", board=(8, 8), seed=7)
rules = replace(sq.engine.classroom(), answer_policy="retry")
sq.Board(sq.Match(deck, ["Ana", "Ben"], rules=rules, seed=3))
"""
MEASURE = """
async (rounds) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  }));
  const changed = (node) => new Promise((done) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      done(painted());
    });
    watch.observe(node, { childList: true, characterData: true, subtree: true });
  });
  // The kernel still winds up a message after its answer is out: who asks too early waits for that.
  const rest = async () => {
    while (document.querySelector(".sq-root").dataset.busy !== undefined) await painted();
    await new Promise((done) => setTimeout(done, 150));
  };
  const timed = async (click, node) => {
    await rest();
    const shown = changed(node), start = performance.now();
    click();
    return await shown - start;
  };
  const echo = document.querySelector(".echo-button"), count = document.querySelector(".echo-count");
  const verdict = document.querySelector(".sq-verdict"), spaces = [...document.querySelectorAll(".sq-space")];
  // The first question asks for none of the first two numbers, and the rules let one try without end.
  const wrong = spaces.filter((each) => each.dataset.free === undefined).slice(0, 2);
  const times = { echo: [], board: [] };
  for (let i = 0; i < rounds; i++) {
    times.echo.push(await timed(() => echo.click(), count));
    times.board.push(await timed(() => wrong[i % 2].click(), verdict));
  }
  return times;
}
"""


def main() -> dict[str, Any]:
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    with TemporaryDirectory() as folder, TemporaryDirectory() as home:
        times = measured(path, Path(folder), Path(home))
    found = {
        name: {"median_ms": statistics.median(taken), "p90_ms": sorted(taken)[len(taken) * 9 // 10]}
        for name, taken in times.items()
    }
    more = found["board"]["median_ms"] - found["echo"]["median_ms"]
    names = {"echo": "bare anywidget", "board": "the board, a wrong number to its verdict"}
    print(f"| {ROUNDS} clicks each, in turn | median | nine in ten within |")
    print("|---|---:|---:|")
    for name, words in names.items():
        print(f"| {words} | {found[name]['median_ms']:.0f} ms | {found[name]['p90_ms']:.0f} ms |")
    print(f"\nThe board takes {more:.0f} ms more.")
    output = Path(__file__).parent / "results" / "click.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return found


def measured(path: str, folder: Path, home: Path) -> dict[str, list[float]]:
    """Return milliseconds from click to what shows, for both widgets."""
    jupyter.write_notebook(folder / "click.ipynb", [ECHO, BOARD])
    with contextmanager(jupyter.serve)(folder, home) as lab, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        with contextmanager(jupyter.open_notebook)(
            lab, browser, folder / "click.ipynb", reduced_motion="reduce", viewport={"width": 1366, "height": 1200}
        ) as notebook:
            notebook.run_all()
            page = notebook.page
            page.locator(".sq-handover .sq-main").click()
            page.locator(".sq-card:has(math)").first.click()
            times: dict[str, list[float]] = page.evaluate(MEASURE, ROUNDS)
        browser.close()
    return times


if __name__ == "__main__":
    main()
