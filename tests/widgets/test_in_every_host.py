"""A board in JupyterLab, Notebook 7, Voila and marimo: shown, played, dark when they are, silent on what is hidden."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from seqnum.match import read_match_file, replay
from seqnum.results import Results
from tests.hosts import NAMES
from tests.lab import Lesson
from tests.widgets.player import AtTheBoard

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.hosts import Hosted, Name

    Open = Callable[..., Hosted]

pytestmark = pytest.mark.browser

MOST_TURNS = 120
SETUP = "import seqnum as sq\ndeck = sq.Deck.generate('add_3digit', board=(8, 8), level=2, seed=7)"
BOARD = "sq.Board(sq.Match(deck, ['Ana', sq.players.Heuristic(level=1)], seed=3, save='kept', lang={lang!r}))"


def answers(folder: Path) -> list[tuple[str, str]]:
    """What Python has written down: who gave which number."""
    frame = Results.read(folder / "kept").frame
    return list(zip(frame["student"], frame["chosen"], strict=True))


def hidden_cards(folder: Path) -> list[re.Pattern[str]]:
    """How the numbers of each card that Ana has not seen, the computer's and the deck's, look in any notation."""
    (path,) = (folder / "kept").iterdir()
    found = replay(read_match_file(path), path)
    position = found.table.position
    questions = [found.deck.cards[card].question for card in (*position.hands[1], *position.stock)]
    return [asking(*one.operands) for one in questions if one is not None]


def asking(left: int, right: int) -> re.Pattern[str]:
    return re.compile(rf"\b{left}\D{{1,40}}{right}\b")


@pytest.mark.parametrize("name", NAMES)
def test_a_turn_in_each_host(host: Open, name: Name):
    """A card by keys and one by mouse reach Python; cells and shortcuts stay the host's; what is hidden stays so.

    Then the host turns dark, and the board with it.
    """
    hosted = host(name, SETUP, BOARD.format(lang="en"), reduced_motion="reduce")
    page, root = hosted.page, hosted.page.locator(".sq-root")
    ana = AtTheBoard(page, "en", way="keyboard")
    ana.settle()
    cells = page.locator(".jp-Cell").count()

    ana.answer_well(own_side=0)
    ana.settle()
    ana.enter(".sq-space")
    for letter in "axd":
        page.keyboard.press(letter)
    if isinstance(hosted.watched, Lesson):
        page.keyboard.press("Control+Shift+c")
        page.locator(".lm-CommandPalette input").press("Escape")
    ana.way = "mouse"
    ana.answer_well(own_side=0)
    ana.settle()

    assert page.locator(".jp-Cell").count() == cells
    mine = [number for student, number in answers(hosted.folder) if student == "Ana"]
    layout, sides = ana.board()
    assert sorted(mine) == sorted(str(layout.faces[cell]) for cell, side in sides.items() if side == 0)
    assert len(mine) == 2

    told = "\n".join([*hosted.heard, root.evaluate("(each) => each.outerHTML")])
    held = [re.split(r"\D+", text) for text in page.locator(".sq-card math").all_text_contents()]
    assert all(asking(int(left), int(right)).search(told) for left, right in held)
    hidden = hidden_cards(hosted.folder)
    assert len(hidden) > 40
    assert not [one.pattern for one in hidden if one.search(told)]

    assert root.get_attribute("data-sq-theme") == "light"
    hosted.darken()
    page.locator(".sq-root[data-sq-theme=dark]").wait_for()
    if isinstance(hosted.watched, Lesson):
        hosted.watched.wear("Light")
        page.locator(".sq-root[data-sq-theme=light]").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lab", "notebook"])
def test_two_boards_of_one_match_follow_each_other(host: Open, name: Name):
    """In two cells: what is played on either is on the other at once, and nothing has to be done there."""
    show = "sq.Board(match)"
    hosted = host(name, SETUP, f"match = sq.Match(deck, ['Ana', 'Ben'], seed=3)\n{show}", show, reduced_motion="reduce")
    boards = [AtTheBoard(hosted.page, "en", cell=hosted.page.locator(".jp-Cell").nth(index)) for index in (1, 2)]
    for side, (one, other) in enumerate([boards, boards[::-1]]):
        one.take_laptop()
        one.settle()
        one.answer_well(own_side=side)
        for board in (one, other):
            board.settle()
            assert len(board.board()[1]) == side + 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lab", "notebook"])
def test_a_move_is_taken_in_while_a_cell_runs(host: Open, name: Name):
    """A cell that waits for a move sees it: handlers run beside the cells, in a thread of their own."""
    hosted = host(name, SETUP, f"board = {BOARD.format(lang='en')}\nboard", reduced_motion="reduce")
    ana = AtTheBoard(hosted.page, "en")
    ana.settle()
    ready = "import threading\nmoved = threading.Event()\nboard.observe(lambda _: moved.set(), 'state')"
    hosted.watched.start(f"{ready}\nprint('waiting', flush=True)\nprint('moved:', moved.wait(60))")
    hosted.page.get_by_text("waiting", exact=True).wait_for()

    ana.answer_well(own_side=0)

    hosted.page.get_by_text("moved: True").wait_for()


@pytest.mark.slow
def test_marimo_s_cells_follow_a_board(host: Open):
    """As docs/hosts.md says: a state set by the board's moves re-runs the cells that read it; a move alone does not."""
    follow = "moves, set_moves = mo.state(0)\nboard.observe(lambda change: set_moves(change.new['seq']), 'state')"
    cells = [
        f"import marimo as mo\n{SETUP}",
        f"board = {BOARD.format(lang='en')}\n{follow}\nboard",
        "mo.md(f'follows {moves() and len(board.match.attempts())}')",
        "mo.md(f'stays {len(board.match.attempts())}')",
        "wrapped = mo.ui.anywidget(sq.Board(sq.Match(deck, ['Bo', sq.players.Heuristic(level=1)], seed=3)))\nwrapped",
    ]
    hosted = host("marimo", *cells, reduced_motion="reduce")
    page = hosted.page
    page.get_by_text("Your turn, Bo.").wait_for()
    board = page.locator(".sq-root").first
    board.locator(".sq-card").first.click()
    board.locator(".sq-space:not([data-free])").first.click()

    page.get_by_text("follows 1").wait_for()
    assert page.get_by_text("stays 0").is_visible()


@pytest.mark.slow
def test_a_page_of_voila_loaded_again_offers_to_go_on(host: Open):
    """Each load is a new kernel; a board that keeps its matches in a folder names who played, asks and goes on."""
    hosted = host("voila", SETUP, "sq.Board(deck, save='kept')", reduced_motion="reduce")
    ana = AtTheBoard(hosted.page, "en")
    ana.sit_down(["Ana", None])
    ana.settle()
    ana.answer_well(own_side=0)
    ana.settle()
    _, before = ana.board()
    hosted.page.reload()

    again = hosted.page.locator(".sq-resume:visible")
    assert "Ana" in again.inner_text()
    again.click()
    hosted.page.locator(".sq-yes:visible").click()
    ana.settle()
    assert ana.board()[1] == before
