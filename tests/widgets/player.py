"""A student at the board: sees what the page shows, clicks what the page offers, nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

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
    way: Literal["mouse", "touch", "keyboard"] = "mouse"
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
            lobby.locator(".sq-place").nth(index).click()
            if name is None:
                friend, usual = (lobby.get_by_title(self.say(f"lobby.level{n}"), exact=True) for n in (0, 2))
                friend.or_(usual).first.click()  # a game without questions has no friend who errs
                continue
            if index:
                lobby.get_by_title(self.say("lobby.classmate"), exact=True).click()
            lobby.locator(".sq-own-name").fill(name)
        start.click()

    def settle(self) -> str:
        """Wait until the board has answered and shown what the others played; return the phase."""
        # Not by a script on the page: where the board lives in a shadow root it would not find it.
        calm = ".sq-root:not([data-busy]) > .sq-game:is([data-phase=handover], [data-phase=over], [data-mine])"
        return str(self.page.locator(calm).get_attribute("data-phase", timeout=WORKED_OUT))

    def take_laptop(self) -> None:
        self.press(self.page.locator(".sq-handover .sq-main"))

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
        self.choose(place)
        if self.way == "keyboard":
            cols = self.page.locator("[role=row]").first.locator(".sq-space").count()
            at = self.enter(".sq-space")
            self.strike("ArrowUp", "ArrowDown", cell // cols - at // cols)
            self.strike("ArrowLeft", "ArrowRight", cell % cols - at % cols)
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.locator(".sq-space").nth(cell))

    def swap(self) -> None:
        self.choose(self.hand()[0][0])
        self.press(self.page.get_by_role("button", name=self.say("swap.open")))
        self.press(self.page.locator(".sq-confirm").get_by_role("button", name=self.say("swap.yes"), exact=True))

    def choose(self, place: int) -> None:
        card = self.page.locator(".sq-card").nth(place)
        if card.get_attribute("aria-pressed") == "true":
            return
        if self.way == "keyboard":
            self.strike("ArrowLeft", "ArrowRight", place - self.enter(".sq-card"))
            self.page.keyboard.press("Enter")
        else:
            self.press(card)

    def press(self, button: Locator) -> None:
        if self.way == "mouse":
            button.click()
        elif self.way == "touch":
            button.tap()
        else:
            button.press("Enter")

    def enter(self, kind: str) -> int:
        """Go to the one among spaces or cards where Tab stops; return which it is."""
        self.page.locator(f"{kind}[tabindex='0']").focus()
        return int(self.page.locator(kind).evaluate_all("(all) => all.findIndex((each) => each.matches(':focus'))"))

    def strike(self, back: str, forward: str, times: int) -> None:
        for _ in range(abs(times)):
            self.page.keyboard.press(forward if times > 0 else back)


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
