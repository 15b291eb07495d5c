"""A page whose board talks to a real board in this process: the whole game without a notebook server round it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from seqnum.widgets import Board

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

TRAITS = ("table", "texts", "state")
# `ask` hands a message to Python and gets the traits and what was sent back, in the order of the wire.
MODEL = """
async ({ script, style, traits }) => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  const heard = new Map();
  const emit = (event, ...values) => (heard.get(event) ?? []).forEach((callback) => callback(...values));
  const model = {
    get: (name) => traits[name],
    on: (event, callback) => heard.set(event, [...(heard.get(event) ?? []), callback]),
    off: (event, callback) => heard.set(event, (heard.get(event) ?? []).filter((each) => each !== callback)),
    send: async (content) => {
      const answer = await window.ask(JSON.parse(JSON.stringify(content)));
      Object.assign(traits, answer.traits);
      Object.keys(answer.traits).forEach((name) => emit(`change:${name}`));
      answer.sent.forEach((message) => emit("msg:custom", message));
    },
  };
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { default: board } = await import(url);
  board.render({ model, el: document.body.appendChild(document.createElement("div")) });
}
"""


class Bridged(Board):
    """A board that keeps what it sends for the page to fetch."""

    def _send(self, msg: Any, buffers: Any = None) -> None:  # noqa: ARG002 - what a widget's has
        told = self.__dict__.setdefault("told", {"traits": {}, "sent": []})
        if msg["method"] == "custom":
            told["sent"].append(msg["content"])
        else:
            told["traits"].update({name: value for name, value in msg["state"].items() if name in TRAITS})

    def _soon(self, act: Callable[[], object]) -> None:
        act()

    def ask(self, content: Any) -> dict[str, Any]:
        told = self.__dict__["told"] = {"traits": {}, "sent": []}
        self._handle_custom_msg(content, [])
        return told


def open_board(page: Page, board: Bridged, *, theme: str = "light", site: str | None = None) -> None:
    """Show a board on an empty page: of a site, whose storage it can use, or of none, which may store nothing."""
    page.expose_function("ask", board.ask)
    empty = f'<!doctype html><html data-theme="{theme}"><body style="margin:0"></body></html>'
    if site is None:
        page.set_content(empty)
    else:
        page.route(site, lambda route: route.fulfill(content_type="text/html; charset=utf-8", body=empty))
        page.goto(site)
    written = board.get_state()
    traits = {name: written[name] for name in TRAITS}
    page.evaluate(MODEL, {"script": board._esm, "style": board._css, "traits": traits})
    page.wait_for_selector(".sq-root")
