"""Somebody at the board who plays any preset: looks at the page, puts chips where lines grow, by mouse or by keys."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from seqnum.engine import Layout
from tests.widgets.player import AtTheBoard, worked_out

if TYPE_CHECKING:
    from collections.abc import Iterator

SEE = """() => ({
  cols: document.querySelector("[role=row]").childElementCount,
  spaces: [...document.querySelectorAll(".sq-space")].map((each) => ({ ...each.dataset, text: each.textContent })),
  cards: [...document.querySelectorAll(".sq-card")].map((each) => ({
    kind: /sq-card-(\\w+)/.exec(each.className)[1],
    text: each.querySelector(".sq-sum")?.textContent ?? "",
    asks: each.querySelector("math") !== null,
    barred: each.ariaDisabled === "true",
  })),
  goal: document.querySelector(".sq-goal").textContent,
  choosing: document.querySelector(".sq-lines button") !== null,
})"""
NO_REMOVAL = {"2", "12"}
"""Of the dice game: chips that a throw of ten leaves alone."""


@dataclass
class AnyGame(AtTheBoard):
    """Plays whatever the page shows."""

    by_keys: bool = False

    def move(self, side: int) -> None:
        """Do one thing that leads on."""
        seen = self.page.evaluate(SEE)
        if seen["choosing"]:
            self.press_button(self.say("choice.line", n=1))
            return
        choices = list(self.choices(seen, side))
        if choices:
            _, place, cell = max(choices)
            self.put(place, cell, times=2 if seen["cards"][place]["kind"] == "remove" else 1)
        elif self.page.get_by_role("button", name=self.say("pass"), exact=True).count():
            self.press_button(self.say("pass"))
        else:
            self.change(seen)

    def choices(self, seen: dict[str, Any], side: int) -> Iterator[tuple[float, int, int]]:
        """Yield every chip that could be put or taken: what it is worth, the card's place, the space."""
        spaces = seen["spaces"]
        sides = {cell: int(space["side"]) for cell, space in enumerate(spaces) if "side" in space}
        opposing = [cell for cell in sides if sides[cell] != side and "locked" not in spaces[cell]]
        numbered = [cell for cell, space in enumerate(spaces) if "free" not in space]
        is_open = [cell for cell in numbered if cell not in sides]
        for place, card in enumerate(seen["cards"]):
            if card["barred"]:
                continue
            if card["kind"] == "remove":
                yield from ((0.5, place, cell) for cell in opposing if spaces[cell]["text"] not in NO_REMOVAL)
                continue
            answer = (worked_out(card["text"]) or "?") if card["asks"] else card["text"]
            shown = answer.replace("-", "−") if card["asks"] else answer
            fits = numbered if card["kind"] == "wild" else [cell for cell in numbered if spaces[cell]["text"] == shown]
            on = [cell for cell in fits if cell in is_open]
            if not on and len(seen["cards"]) == 1:
                on = [cell for cell in fits if cell in opposing]  # a throw of the dice takes its place
            yield from ((self.worth(seen, sides, cell, side), place, cell) for cell in on)

    @staticmethod
    def worth(seen: dict[str, Any], sides: dict[int, int], cell: int, side: int) -> float:
        """Return how far along the best line through a space is."""
        spaces, length = seen["spaces"], int(re.findall(r"\d+", seen["goal"])[-1])
        return max(
            (
                sum(sides.get(at) == side or "free" in spaces[at] for at in line) + 1.0
                for line in lines(len(spaces) // seen["cols"], seen["cols"], length)
                if cell in line and all(sides.get(at, side) == side for at in line)
            ),
            default=0.75,
        )

    def change(self, seen: dict[str, Any]) -> None:
        """Give a card back that cannot be played."""
        place = next(at for at, card in enumerate(seen["cards"]) if card["kind"] == "face" and not card["barred"])
        self.choose_card(place)
        if seen["cards"][place]["asks"]:
            self.press_button(self.say("swap.open"))
            self.press_button(self.say("swap.yes"))
        else:
            self.press_button(self.say("swap.dead"))

    def put(self, place: int, cell: int, times: int) -> None:
        self.choose_card(place)
        if self.by_keys:
            self.page.locator(".sq-space[tabindex='0']").focus()
            self.walk(".sq-space", cell, int(self.page.evaluate(SEE)["cols"]))
            for _ in range(times):
                self.page.keyboard.press("Enter")
        else:
            for _ in range(times):
                self.page.locator(".sq-space").nth(cell).click()

    def choose_card(self, place: int) -> None:
        card = self.page.locator(".sq-card").nth(place)
        if card.get_attribute("aria-pressed") == "true":
            return
        if self.by_keys:
            self.page.locator(".sq-card[tabindex='0']").focus()
            self.walk(".sq-card", place, self.page.locator(".sq-card").count())
            self.page.keyboard.press("Enter")
        else:
            card.click()

    def walk(self, among: str, to: int, cols: int) -> None:
        """Press arrows from what has the focus to another one."""
        at = self.page.locator(among).evaluate_all("(all) => all.indexOf(document.activeElement)")
        for forward, back, steps in (
            ("ArrowDown", "ArrowUp", to // cols - at // cols),
            ("ArrowRight", "ArrowLeft", to % cols - at % cols),
        ):
            for _ in range(abs(steps)):
                self.page.keyboard.press(forward if steps > 0 else back)

    def press_button(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        if self.by_keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()


@cache
def lines(rows: int, cols: int, length: int) -> tuple[tuple[int, ...], ...]:
    """Return all lines of a board."""
    return tuple(tuple(line) for line in Layout(rows, cols, ("1",) * (rows * cols)).lines(length))
