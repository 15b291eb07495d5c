"""A student who hears the board: finds everything by role and name, as a screen reader tells it, and has only keys."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from seqnum.engine import Layout
from tests.widgets.player import AtTheBoard

if TYPE_CHECKING:
    from collections.abc import Callable

PLUS = {"plus", "más", "mais"}
SPOKEN = ("cell.free", "cell.locked_last", "cell.locked", "cell.chip_last", "cell.chip", "cell.open_last", "cell.open")
NAMED = re.compile(r'- button "((?:[^"\\]|\\.)*)"(.*)')
STOPS = 30


@dataclass
class Listener(AtTheBoard):
    """Looks at nothing; what is heard on arriving somewhere is the name of what has the focus."""

    own: str = "Ana"

    def heard(self) -> str:
        return str(self.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))

    def status(self) -> str:
        return plain(self.page.get_by_role("status").first.inner_text())

    def tab_to(self, wanted: str | Callable[[str], bool], key: str = "Tab") -> None:
        """Press Tab until something of this name has the focus."""
        for _ in range(STOPS):
            name = self.heard()
            if wanted(name) if callable(wanted) else name == wanted:
                return
            self.page.keyboard.press(key)
        pytest.fail(f"{key} does not lead to {wanted}, only to {self.heard()}")

    def named(self, role: str, name: str) -> list[tuple[str, bool]]:
        """Return the names of the buttons in a part of the page, and whether each can be pressed."""
        snapshot = self.page.get_by_role(role, name=self.say(name), exact=True).aria_snapshot()  # type: ignore[arg-type]
        return [(plain(text), "[disabled]" not in more) for text, more in NAMED.findall(snapshot)]

    def space(self, name: str) -> dict[str, str]:
        """Take apart what a space is called."""
        values = {"row": "@row@", "col": "@col@", "face": "@face@", "names": "@names@"}
        for key in SPOKEN:
            pattern = re.escape(self.say(key, **values))
            if match := re.fullmatch(re.sub(r"@(\w+)@", r"(?P<\1>.+?)", pattern), name):
                return match.groupdict()
        pytest.fail(f"not the name of a space: {name}")

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
