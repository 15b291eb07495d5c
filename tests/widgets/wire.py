"""A wire between pages and a real board in this process, on which a test loses, delays and doubles what it likes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from seqnum.widgets import Board
from tests.widgets.bridge import TRAITS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from playwright.sync_api import Page

MODEL = """
async ({ script, style, traits }) => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  const heard = new Map();
  const emit = (event, ...values) => (heard.get(event) ?? []).forEach((callback) => callback(...values));
  const model = {
    get: (name) => traits[name],
    on: (event, callback) => heard.set(event, [...(heard.get(event) ?? []), callback]),
    off: (event, callback) => heard.set(event, (heard.get(event) ?? []).filter((each) => each !== callback)),
    send: (content) => void window.say(JSON.parse(JSON.stringify(content))),
  };
  window.deliver = ([kind, content]) => {
    if (kind === "custom") return emit("msg:custom", content);
    // As Backbone does: all values first, then an event for each that differs.
    const text = JSON.stringify;
    const changed = Object.keys(content).filter((name) => text(content[name]) !== text(traits[name]));
    Object.assign(traits, content);
    changed.forEach((name) => emit(`change:${name}`));
  };
  window.traits = () => traits;
  window.errors = [];
  window.addEventListener("error", ({ message }) => window.errors.push(message));
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { default: board } = await import(url);
  board.render({ model, el: document.body.appendChild(document.createElement("div")) });
}
"""
Packet = tuple[str, Any]


class Wired(Board):
    """A board that hands what it sends to a wire."""

    def _send(self, msg: Any, buffers: Any = None) -> None:  # noqa: ARG002 - what a widget's has
        if msg["method"] == "custom":
            self.out.append(("custom", msg["content"]))
        elif values := {name: value for name, value in msg["state"].items() if name in TRAITS}:
            self.out.append(("traits", values))

    def _soon(self, act: Callable[[], object]) -> None:
        act()

    @property
    def out(self) -> list[Packet]:
        found: list[Packet] = self.__dict__.setdefault("_out", [])
        return found


@dataclass
class Wire:
    """What is on its way stays there until a test lets it through."""

    board: Wired
    pages: list[Page] = field(default_factory=list)
    to_board: list[Any] = field(default_factory=list)
    to_pages: list[Packet] = field(default_factory=list)

    def join(self, page: Page) -> None:
        """Show the board on a page."""
        page.expose_function("say", lambda content: self.to_board.append(content))  # noqa: PLW0108 - no builtin works
        page.set_content("<!doctype html><html><body style='margin:0'></body></html>")
        self.load(page)
        self.pages.append(page)

    def load(self, page: Page) -> None:
        written = self.board.get_state()
        traits = {name: written[name] for name in TRAITS}
        page.evaluate(MODEL, {"script": self.board._esm, "style": self.board._css, "traits": traits})
        page.wait_for_selector(".sq-root")

    def hear(self, contents: Iterable[Any]) -> None:
        """Let the board take messages in; what it says is on its way then."""
        for content in contents:
            self.board._handle_custom_msg(content, [])
            self.to_pages += self.board.out
            self.board.out.clear()

    def tell(self, packets: Iterable[Packet]) -> None:
        """Let the pages have something."""
        for packet in packets:
            for page in self.pages:
                page.evaluate("(packet) => window.deliver(packet)", list(packet))

    def settle(self) -> None:
        """Let everything through, until nobody says anything more."""
        while self.take_up() or self.to_pages:
            self.hear(self.taken())
            self.tell(self.said())

    def take_up(self) -> int:
        """Have the pages' messages arrive on the wire; return how many there are."""
        for page in self.pages:
            page.evaluate("() => new Promise((done) => setTimeout(done))")
        return len(self.to_board)

    def taken(self) -> list[Any]:
        """Take all that is on its way to the board from the wire."""
        taken, self.to_board[:] = [*self.to_board], []
        return taken

    def said(self) -> list[Packet]:
        """Take all that is on its way to the pages from the wire."""
        said, self.to_pages[:] = [*self.to_pages], []
        return said
