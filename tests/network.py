"""The way between a page and its kernel, a real websocket, on which a test loses, holds back and cuts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

Passing = Literal["passes", "lost", "held"]


@dataclass
class Network:
    """What becomes of the messages: `there` those to the kernel, `back` those to the page.

    Both are set at will; `restore` lets all through again, first what was held back, in the order in which it came.
    """

    there: Passing = "passes"
    back: Passing = "passes"
    down: bool = False
    lines: list[tuple[WebSocketRoute, WebSocketRoute]] = field(default_factory=list)
    held: list[tuple[WebSocketRoute, str | bytes]] = field(default_factory=list)

    def join(self, page: Page) -> None:
        """Have the connections to kernels go through here that the page opens once it is loaded."""
        page.route_web_socket("**/api/kernels/**", self._open)

    def cut(self) -> None:
        """Close all connections and refuse new ones."""
        self.down = True
        for page, server in self.lines:
            page.close()
            server.close()
        self.lines.clear()

    def restore(self) -> None:
        """Be a network that works."""
        self.there, self.back, self.down = "passes", "passes", False
        for receiver, message in self.held:
            receiver.send(message)
        self.held.clear()

    def _open(self, page: WebSocketRoute) -> None:
        if self.down:
            page.close()
            return
        server = page.connect_to_server()
        self.lines.append((page, server))
        page.on_message(lambda message: self._pass(self.there, server, message))
        server.on_message(lambda message: self._pass(self.back, page, message))

    def _pass(self, passing: Passing, receiver: WebSocketRoute, message: str | bytes) -> None:
        if passing == "held":
            self.held.append((receiver, message))
        elif passing == "passes":
            receiver.send(message)
