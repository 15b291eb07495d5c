"""A student at the board: sees what the page shows, clicks what the page offers, nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from seqnum.engine import Layout
from seqnum.maths import Op, canonical, parse
from seqnum.text import say

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

WORKED_OUT = 30_000


@dataclass
class AtTheBoard:
    """Everything done goes through the page; `wrong` remembers the wrong numbers given on purpose."""

    page: Page
    lang: str
    way: Literal["mouse", "touch", "keyboard"] = "mouse"
    wrong: list[tuple[str, str, str]] = field(default_factory=list)
    line: int = 5
    cell: Locator | None = None

    @property
    def place(self) -> Page | Locator:
        """Where the board is: the page, or one of its cells where there are several boards."""
        return self.page if self.cell is None else self.cell

    def say(self, key: str, **values: object) -> str:
        return say(f"widgets.board.{key}", self.lang, **values)

    def sit_down(self, names: list[str | None]) -> None:
        """Choose the language and who plays, and start; `None` is the computer."""
        lobby = self.place.locator(".sq-lobby")
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

    def sit_down_alone(self, number: str) -> None:
        """Choose the language, a number of the list and the weakest computer, and start."""
        lobby = self.place.locator(".sq-lobby")
        lobby.wait_for(timeout=WORKED_OUT)
        lobby.locator(".sq-languages select").select_option(self.lang)
        start = lobby.get_by_role("button", name=self.say("lobby.start"), exact=True)
        start.wait_for()
        self.press(lobby.get_by_title(number, exact=True))
        self.press(lobby.get_by_title(self.say("lobby.level1"), exact=True))
        self.press(start)

    def keep(self) -> None:
        """Take the result of a finished game along."""
        self.press(self.place.locator(".sq-kept").get_by_role("button", name=self.say("keep.title"), exact=True))

    def settle(self) -> str:
        """Wait until the board has answered and shown what the others played; return the phase."""
        # Not by a script on the page: where the board lives in a shadow root it would not find it.
        calm = ".sq-root:not([data-busy]) > .sq-game:is([data-phase=handover], [data-phase=over], [data-mine])"
        return str(self.place.locator(calm).get_attribute("data-phase", timeout=WORKED_OUT))

    def take_laptop(self) -> None:
        self.press(self.place.locator(".sq-handover .sq-main"))

    @property
    def name(self) -> str:
        return self.place.locator(".sq-line bdi").first.inner_text()

    def board(self) -> tuple[Layout, dict[int, int]]:
        """Return the board as seen, and the side of each chip."""
        seen: list[dict[str, Any]] = self.place.locator(".sq-space").evaluate_all(
            "(all) => all.map(({ dataset, textContent }) => ({ ...dataset, text: textContent.trim() }))"
        )
        cols = self.place.locator("[role=row]").first.locator(".sq-space").count()
        faces = tuple(None if "free" in space else space["text"].replace("−", "-") for space in seen)
        sides = {cell: int(space["side"]) for cell, space in enumerate(seen) if "side" in space}
        return Layout(len(seen) // cols, cols, faces), sides

    def hand(self) -> list[tuple[int, str | None]]:
        """Return place and answer of each question card that may be played, worked out from what it shows."""
        cards = self.place.locator(".sq-card")
        shown = cards.evaluate_all(
            "(all) => all.map((each) => each.ariaDisabled === 'true' ? null : each.querySelector('math')?.textContent)"
        )
        return [(place, worked_out(text)) for place, text in enumerate(shown) if text]

    def answer_well(self, own_side: int) -> None:
        """Put a chip where it helps most; change a card when no answer is free, or play one that asks nothing."""
        layout, sides = self.board()
        choices = [
            (worth(layout, sides, cell, own_side, self.line), place, cell)
            for place, answer in self.hand()
            if answer is not None
            for cell in layout.cells_of(answer)
            if cell not in sides
        ]
        if choices:
            _, place, cell = max(choices)
            self.play(place, cell)
        elif self.hand():
            self.swap()
        else:
            self.play(0, next(cell for cell, face in enumerate(layout.faces) if face is not None and cell not in sides))

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
            cols = self.place.locator("[role=row]").first.locator(".sq-space").count()
            at = self.enter(".sq-space")
            self.strike("ArrowUp", "ArrowDown", cell // cols - at // cols)
            self.strike("ArrowLeft", "ArrowRight", cell % cols - at % cols)
            self.page.keyboard.press("Enter")
        else:
            self.press(self.place.locator(".sq-space").nth(cell))

    def swap(self) -> None:
        self.choose(self.hand()[0][0])
        self.press(self.place.get_by_role("button", name=self.say("swap.open")))
        self.press(self.place.locator(".sq-confirm").get_by_role("button", name=self.say("swap.yes"), exact=True))

    def choose(self, place: int) -> None:
        card = self.place.locator(".sq-card").nth(place)
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
        self.place.locator(f"{kind}[tabindex='0']").focus()
        return int(self.place.locator(kind).evaluate_all("(all) => all.findIndex((each) => each.matches(':focus'))"))

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


def worth(layout: Layout, sides: dict[int, int], cell: int, own_side: int, length: int) -> int:
    """Return how far along the best line through a space is, for somebody who has looked at the board."""
    mine = [
        sum(sides.get(at) == own_side or layout.faces[at] is None for at in line)
        for line in layout.lines(length)
        if cell in line and all(sides.get(at, own_side) == own_side for at in line)
    ]
    return max(mine, default=0)
