"""A student at the board: sees what the page shows, clicks what the page offers, nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from seqnum.engine import Layout
from seqnum.maths import Op, canonical, parse
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

WORKED_OUT = 30_000


@dataclass
class AtTheBoard:
    """Everything done goes through the page; `wrong` remembers the wrong numbers given on purpose."""

    page: Page
    lang: str
    wrong: list[tuple[str, str, str]] = field(default_factory=list)

    def say(self, key: str, **values: object) -> str:
        return say(f"widgets.board.{key}", self.lang, **values)

    def sit_down(self, names: list[str | None]) -> None:
        """Choose the language and who plays, and start; `None` is the computer."""
        lobby = self.page.locator(".sq-lobby")
        lobby.wait_for(timeout=WORKED_OUT)
        lobby.locator(".sq-languages select").select_option(self.lang)
        start = lobby.get_by_role("button", name=self.say("lobby.start"), exact=True, disabled=False)
        start.wait_for()
        for index, name in enumerate(names):
            row = lobby.locator(".sq-players li").nth(index)
            row.get_by_role("button", name=self.say("lobby.computer" if name is None else "lobby.person")).click()
            if name is not None:
                row.locator("input").fill(name)
        start.click()

    def settle(self) -> str:
        """Wait until the board has answered and shown what the others played; return the phase."""
        shown = self.page.wait_for_function(
            """() => {
              const game = document.querySelector(".sq-root:not([data-busy]) > .sq-game");
              const phase = game?.dataset.phase;
              return phase === "handover" || phase === "over" || game?.dataset.mine !== undefined ? phase : null;
            }""",
            timeout=WORKED_OUT,
        )
        return str(shown.json_value())

    def take_laptop(self) -> None:
        self.page.locator(".sq-handover .sq-main").click()

    @property
    def name(self) -> str:
        return self.page.locator(".sq-line bdi").first.inner_text()

    def board(self) -> tuple[Layout, dict[int, int]]:
        """Return the board as seen, and the side of each chip."""
        seen: list[dict[str, Any]] = self.page.locator(".sq-space").evaluate_all(
            "(all) => all.map(({ dataset, textContent }) => ({ ...dataset, text: textContent.trim() }))"
        )
        cols = self.page.locator("[role=row]").first.locator(".sq-space").count()
        faces = tuple(None if "free" in space else space["text"].replace("−", "-") for space in seen)
        sides = {cell: int(space["side"]) for cell, space in enumerate(seen) if "side" in space}
        return Layout(len(seen) // cols, cols, faces), sides

    def hand(self) -> list[tuple[int, str | None]]:
        """Return place and answer of each question card that may be played, worked out from what it shows."""
        cards = self.page.locator(".sq-card")
        shown = cards.evaluate_all(
            "(all) => all.map((each) => each.ariaDisabled === 'true' ? null : each.querySelector('math')?.textContent)"
        )
        return [(place, worked_out(text)) for place, text in enumerate(shown) if text]

    def answer_well(self, own_side: int) -> None:
        """Put a chip where it helps most; change a card when none of the answers is free."""
        layout, sides = self.board()
        choices = [
            (worth(layout, sides, cell, own_side), place, cell)
            for place, answer in self.hand()
            if answer is not None
            for cell in layout.cells_of(answer)
            if cell not in sides
        ]
        if choices:
            _, place, cell = max(choices)
            self.play(place, cell)
        else:
            self.swap()

    def answer_wrongly(self) -> None:
        """Choose an open space that shows another number than the first card asks for."""
        layout, sides = self.board()
        place, answer = self.hand()[0]
        faces = enumerate(layout.faces)
        cell = next(at for at, face in faces if face not in (None, answer) and at not in sides)
        self.wrong.append((self.name, str(answer), str(layout.faces[cell])))
        self.play(place, cell)

    def play(self, place: int, cell: int) -> None:
        self.choose(self.page.locator(".sq-card").nth(place))
        self.page.locator(".sq-space").nth(cell).click()

    def swap(self) -> None:
        self.choose(self.page.locator(".sq-card").nth(self.hand()[0][0]))
        self.page.get_by_role("button", name=self.say("swap.open")).click()
        self.page.locator(".sq-confirm").get_by_role("button", name=self.say("swap.yes"), exact=True).click()

    @staticmethod
    def choose(card: Locator) -> None:
        if card.get_attribute("aria-pressed") != "true":
            card.click()


def worked_out(text: str) -> str | None:
    """Solve what a card shows: the answer of `8+7` or `6×□=42`."""
    prompt = parse(re.sub(r"\s", "", text))
    if isinstance(prompt, Op) and prompt.kind == "eq":
        left, right = prompt.args
        return next((str(n) for n in range(200) if left.evaluate(n) == right.evaluate(n)), None)
    return canonical(prompt.evaluate())


def worth(layout: Layout, sides: dict[int, int], cell: int, own_side: int) -> int:
    """Return how far along the best line through a space is, for somebody who has looked at the board."""
    mine = [
        sum(sides.get(at) == own_side or layout.faces[at] is None for at in line)
        for line in lines_through(layout, cell)
        if all(sides.get(at, own_side) == own_side for at in line)
    ]
    return max(mine, default=0)


def lines_through(layout: Layout, cell: int) -> Iterator[tuple[int, ...]]:
    return (line for line in layout.lines(5) if cell in line)
