"""The pictures in the lessons, for pages that show no widgets, such as GitHub: drawn from what their own cells make."""

from __future__ import annotations

from io import BytesIO
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import seqnum as sq
from seqnum.engine import Place
from seqnum.maths.skills import SKILLS
from seqnum.text import set_language
from tests.gallery.skills import shown
from tests.lessons import FOLDERS, cells, lessons, pictures

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

WIDTH = 940
MOVES = 3
COLOURS = 24
GALLERY = (
    *("add_within_20", "table_all_10", "add_fractions_unlike"),
    *("two_step_equation", "trig_exact_value", "definite_integral"),
)
SHOWS_A_BOARD = ("sq.Board(", "sq.Match(deck, [")


def draw_lessons(browser: Browser, address: str, words: list[str]) -> None:
    """Draw the pictures of all lessons, or of those that have one of the words in their names."""
    for path in [
        path for folder in FOLDERS for path in lessons(folder) if f"pictures/{path.stem}.png" in pictures(path)
    ]:
        if words and not any(word in path.stem for word in words):
            continue
        lang = path.parent.name
        page = browser.new_page(viewport={"width": WIDTH, "height": 620}, reduced_motion="reduce")
        if path.stem == "4_skills":
            picture = cards(page, address, lang)
        elif path.stem == "3_results":
            picture = chart(path)
        else:
            picture = board(page, address, path)
        page.close()
        set_language(None)
        file = path.parent / pictures(path)[0]
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(small(picture))


def run(path: Path, *, until: tuple[str, ...] = ()) -> dict[str, Any]:
    """Run a lesson's cells, those before the first one that has one of some words in it; return their names."""
    names: dict[str, Any] = {}
    for code in takewhile(lambda code: not any(word in code for word in until), cells(path, "code").values()):
        exec(code, names)
    return names


def board(page: Page, address: str, path: Path) -> bytes:
    """Draw a lesson's board after some moves, with a wrong number that a known mistake gives where there is one."""
    lang = path.parent.name
    set_language(lang)
    names = run(path, until=SHOWS_A_BOARD)
    deck = names["deck"] if "deck" in names else sq.Deck.load(path.parent / "lesson.json")
    other = names["Beside"]() if "Beside" in names else sq.players.Heuristic(level=3)
    match = sq.Match(deck, ["Ana", other], seed=3)
    widget = sq.Board(match, lang=lang)
    match.run()
    for _ in range(MOVES):
        position = match.position()
        move = sq.players.Heuristic(level=5).choose(position.view(0), _Always())
        if isinstance(move, Place):
            match.answer(move.card, move.cell)
            match.run()
    err(match)
    widget.catch_up()
    page.goto(f"{address}/tests/widgets/harness/index.html?scene=play&theme=light&lang={lang}")
    page.wait_for_function("window.harness && harness.model.sent.length > 0")
    page.evaluate(
        "(traits) => { harness.cleanUps.splice(0).forEach((done) => done()); harness.model.traits = traits;"
        "harness.cleanUps.push(harness.mount()); }",
        {"table": widget.table, "texts": widget.texts, "state": widget.state},
    )
    return page.locator(".sq-root").screenshot()


class _Always:
    """A generator that always gives the same."""

    def random(self) -> float:
        return 0.0


def err(match: sq.Match) -> None:
    """Have the first player give a wrong number that known mistakes lead to, where it stands open on the board."""
    position, faces = match.position(), match.layout.faces
    for card in match.hand(0):
        question = match.question(card)
        for wrong in question.mistakes if question else ():
            for cell, face in enumerate(faces):
                if face == wrong and position.open >> cell & 1:
                    match.answer(card, cell)
                    return


def cards(page: Page, address: str, lang: str) -> bytes:
    """Draw cards of some skills from all grades."""
    page.goto(f"{address}/tests/gallery/index.html")
    page.wait_for_function("Boolean(window.show)")
    page.evaluate("([skills, lang]) => show(skills, lang)", [[shown(SKILLS[one], lang) for one in GALLERY], lang])
    return page.locator("#sheet").screenshot()


def chart(path: Path) -> bytes:
    """Draw the mistakes of the simulated class."""
    set_language(path.parent.name)
    axes = run(path, until=("results.accuracy",))["results"].plot.misconceptions()
    file = BytesIO()
    axes.figure.savefig(file, format="png", dpi=90, bbox_inches="tight")
    return file.getvalue()


def small(picture: bytes) -> bytes:
    """Return a PNG of few colours: a third of the bytes, and nobody sees it."""
    from PIL import Image

    few = Image.open(BytesIO(picture)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    file = BytesIO()
    few.save(file, format="PNG", optimize=True)
    return file.getvalue()
