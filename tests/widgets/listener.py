"""A student who hears the board: finds everything by role and name, as a screen reader tells it, and has only keys."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from seqnum.engine import Layout
from seqnum.text import say
from tests.widgets.player import WORKED_OUT, AtTheBoard
from tests.widgets.typist import FOCUS

if TYPE_CHECKING:
    from collections.abc import Callable

PLUS = {"plus", "más", "mais"}
SPOKEN = ("cell.free", "cell.locked_last", "cell.locked", "cell.chip_last", "cell.chip", "cell.open_last", "cell.open")
NAMED = re.compile(r'- button "((?:[^"\\]|\\.)*)"(.*)')
NAME = "at.ariaLabel ?? [...at.childNodes].map((part) => (part.ariaHidden ? '' : part.textContent)).join('')"
STOPS = 40


@dataclass
class Listener(AtTheBoard):
    """Looks at nothing; what is heard on arriving somewhere is the name of what has the focus."""

    own: str = "Ana"

    def sit_down_alone(self, number: str) -> None:
        self.page.get_by_role("button", name=say("widgets.board.lobby.start", "en"), exact=True).wait_for(
            timeout=WORKED_OUT
        )
        self.own = number
        self.tab_to(say("widgets.board.language", "en"))
        while self.ask("at.selectedOptions[0].text") != self.say(f"languages.{self.lang}"):
            self.page.keyboard.press("ArrowDown")
        self.page.get_by_role("button", name=self.say("lobby.start"), exact=True).wait_for()
        self.pick(number)
        second = self.say("lobby.place", n=2, name="")
        self.tab_to(lambda name: plain(name).startswith(second), "Shift+Tab")
        self.page.keyboard.press("Enter")
        self.pick(self.say("lobby.level1"))
        self.tab_to(self.say("lobby.start"))
        self.page.keyboard.press("Enter")

    def pick(self, name: str) -> None:
        """Go to the radio buttons, and by arrows along them."""
        self.tab_to(lambda _: self.ask("at.type") == "radio")
        for _ in range(STOPS):
            if self.heard() == name:
                self.page.keyboard.press("Space")
                return
            self.page.keyboard.press("ArrowRight")
        pytest.fail(f"arrows do not lead to {name}, only to {self.heard()}")

    def keep(self) -> None:
        self.tab_to(self.say("keep.title"), "Shift+Tab")
        self.page.keyboard.press("Enter")

    def ask(self, what: str) -> str:
        """Return something about what has the focus."""
        return str(self.page.evaluate(f"() => {{ const at = ({FOCUS})(); return {what}; }}"))

    def heard(self) -> str:
        return self.ask(NAME)

    def status(self) -> str:
        return plain(self.page.get_by_role("status").first.inner_text())

    def tab_to(self, wanted: str | Callable[[str], bool], key: str = "Tab") -> None:
        """Press Tab until something of this name has the focus."""
        heard = []
        for _ in range(STOPS):
            heard.append(self.heard())
            if wanted(heard[-1]) if callable(wanted) else heard[-1] == wanted:
                return
            self.page.keyboard.press(key)
        pytest.fail(f"{key} does not lead to {wanted}, only to {heard}")

    def named(self, role: str, name: str) -> list[tuple[str, bool]]:
        """Return the names of the buttons in a part of the page, and whether each can be pressed."""
        snapshot = self.page.get_by_role(role, name=self.say(name), exact=True).aria_snapshot()  # type: ignore[arg-type]
        return [(plain(text), "[disabled]" not in more) for text, more in NAMED.findall(snapshot)]

    def space(self, name: str) -> dict[str, str]:
        """Take apart what a space is called."""
        found = self.space_or_none(name)
        assert found is not None, f"not the name of a space: {name}"
        return found

    def space_or_none(self, name: str) -> dict[str, str] | None:
        values = {"row": "@row@", "col": "@col@", "face": "@face@", "names": "@names@"}
        for key in SPOKEN:
            pattern = re.escape(self.say(key, **values))
            if match := re.fullmatch(re.sub(r"@(\w+)@", r"(?P<\1>.+?)", pattern), name):
                return match.groupdict()
        return None

    def board(self) -> tuple[Layout, dict[int, int]]:
        spaces = [self.space(name) for name, _ in self.named("grid", "board")]
        rows, cols = int(spaces[-1]["row"]), int(spaces[-1]["col"])
        assert [(int(each["row"]), int(each["col"])) for each in spaces] == [
            (row + 1, col + 1) for row in range(rows) for col in range(cols)
        ]
        sides = {cell: int(each["names"] != self.own) for cell, each in enumerate(spaces) if "names" in each}
        return Layout(rows, cols, tuple(each.get("face") for each in spaces)), sides

    def hand(self) -> list[tuple[int, str | None]]:
        found = [(place, re.match(r"(\d+) (\w+) (\d+)", name)) for place, (name, can) in enumerate(self.cards()) if can]
        return [(place, str(reckon(*said.groups()))) for place, said in found if said]

    def cards(self) -> list[tuple[str, bool]]:
        return self.named("toolbar", "hand")

    def play(self, place: int, cell: int) -> None:
        self.choose(place)
        here = self.space(plain(self.heard()))
        cols = self.board()[0].cols
        self.strike("ArrowUp", "ArrowDown", cell // cols + 1 - int(here["row"]))
        self.strike("ArrowLeft", "ArrowRight", cell % cols + 1 - int(here["col"]))
        self.page.keyboard.press("Enter")

    def choose(self, place: int) -> None:
        """Choose a card; the focus then is on the board."""
        cards = {name for name, _ in self.cards()}
        self.tab_to(lambda name: plain(name) in cards)
        self.page.keyboard.press("Home")
        self.strike("ArrowLeft", "ArrowRight", place)
        if self.ask("at.ariaPressed") == "true":
            self.tab_to(lambda name: self.space_or_none(plain(name)) is not None, "Shift+Tab")
        else:
            self.page.keyboard.press("Enter")

    def swap(self) -> None:
        self.choose(self.hand()[0][0])
        self.tab_to(self.say("swap.open"))
        self.page.keyboard.press("Enter")
        self.tab_to(self.say("swap.yes"), "Shift+Tab")
        self.page.keyboard.press("Enter")


def plain(text: str) -> str:
    """Without the marks that keep names in order, which nobody hears."""
    return re.sub("[\u00a0\u2068\u2069]", "", text)


def reckon(left: str, sign: str, right: str) -> int:
    return int(left) + int(right) if sign in PLUS else int(left) - int(right)
