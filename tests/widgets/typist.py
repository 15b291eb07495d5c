"""A student without a mouse: Tab, arrows, Enter, from wherever the page has its focus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from tests.widgets.player import WORKED_OUT, AtTheBoard

if TYPE_CHECKING:
    from playwright.sync_api import Locator

FOCUS = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}"""
"""What has the focus, also where the board lives in a shadow root."""
LIES_BEHIND = """(each, at) => {
  const { DOCUMENT_POSITION_DISCONNECTED: apart, DOCUMENT_POSITION_FOLLOWING: before } = Node;
  return (each.compareDocumentPosition(at) & (apart | before)) === before;
}"""
STOPS = 60


@dataclass
class Typist(AtTheBoard):
    """Sees the page; nothing gets the focus but by keys."""

    def sit_down_alone(self, number: str) -> None:
        self.page.locator(".sq-lobby").wait_for(timeout=WORKED_OUT)
        select = self.page.locator(".sq-languages select")
        self.tab_to(select)
        while select.input_value() != self.lang:
            self.page.keyboard.press("ArrowDown")
        self.page.locator(f".sq-root[lang={self.lang}]:not([data-busy])").wait_for()
        self.pick(number)
        self.tab_to(self.page.locator(".sq-place").nth(1))
        self.page.keyboard.press("Enter")
        self.pick(self.say("lobby.level1"))
        self.tab_to(self.page.locator(".sq-start"))
        self.page.keyboard.press("Enter")

    def pick(self, name: str) -> None:
        """Go to the radio buttons, which are one stop, and along them by arrows."""
        radios = self.page.locator(".sq-picker > :not([hidden]) input[type=radio]")
        chosen = radios.and_(self.page.locator(":checked"))
        self.tab_to(chosen if chosen.count() else radios.first)
        for _ in range(radios.count()):
            if self.focus_on(radios.and_(self.page.get_by_label(name, exact=True))):
                # An arrow chooses by itself; where none was needed, Space does.
                self.page.keyboard.press("Space")
                return
            self.page.keyboard.press("ArrowRight")
        pytest.fail(f"arrows do not lead to {name}")

    def focus_on(self, wanted: Locator) -> bool:
        return bool(wanted.evaluate("(each) => each.matches(':focus')"))

    def tab_to(self, wanted: Locator) -> None:
        """Press Tab, or Shift and Tab where what is wanted lies behind, until it has the focus."""
        for _ in range(STOPS):
            if self.focus_on(wanted):
                return
            at = self.page.evaluate_handle(FOCUS)
            self.page.keyboard.press("Shift+Tab" if wanted.evaluate(LIES_BEHIND, at) else "Tab")
        pytest.fail(f"Tab does not lead to {wanted}, only to {self.page.evaluate_handle(FOCUS)}")

    def press(self, button: Locator) -> None:
        self.tab_to(button)
        self.page.keyboard.press("Enter")

    def enter(self, kind: str) -> int:
        self.tab_to(self.page.locator(f"{kind}[tabindex='0']"))
        return super().enter(kind)
