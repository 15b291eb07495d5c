"""The board inside a real JupyterLab: after a reload, after the kernel is gone, by keyboard, on a school laptop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from seqnum.results import Results
from tests.widgets.player import AtTheBoard

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page, WebSocket

    from tests.lab import Lesson

    Open = Callable[..., Lesson]

pytestmark = pytest.mark.browser

RECIPE = {"board": (8, 8), "level": 2, "seed": 7}
SETUP = f"import seqnum as sq\ndeck = sq.Deck.generate('add_3digit', **{RECIPE})"
SHOW = "board = sq.Board(sq.Match(deck, ['Ana', sq.players.Heuristic(level=1)], seed=3))\nboard"


@pytest.fixture
def notebook(lesson: Open) -> Lesson:
    """A notebook with Ana at a board of three-digit sums, against the computer."""
    opened = lesson(SETUP, SHOW, reduced_motion="reduce")
    opened.run_all()
    return opened


@pytest.fixture
def student(notebook: Lesson) -> AtTheBoard:
    """Ana."""
    ana = AtTheBoard(notebook.page, "en")
    ana.settle()
    return ana


def test_all_that_a_turn_needs_is_on_a_school_laptop_s_screen(student: AtTheBoard):
    """Board, hand and verdict stand within 1366 × 768 at once, below JupyterLab's own bars."""
    student.answer_wrongly()
    student.settle()
    root = student.page.locator(".sq-root")
    root.scroll_into_view_if_needed()
    top = student.page.locator(".jp-NotebookPanel:visible .jp-WindowedPanel-outer").bounding_box()
    root.evaluate("(each) => each.scrollIntoView({ block: 'start' })")

    for part in (".sq-board", ".sq-verdict", ".sq-hand"):
        box = student.page.locator(part).bounding_box()
        assert box
        assert top
        assert box["y"] >= top["y"], part
        assert box["y"] + box["height"] <= top["y"] + top["height"], part


def test_a_reloaded_page_goes_on_with_the_game(notebook: Lesson, student: AtTheBoard):
    """After a reload of the saved notebook the board shows the same position, and a move is taken."""
    student.answer_well(own_side=0)
    student.settle()
    _, before = student.board()
    notebook.save()
    notebook.reload()
    student.settle()

    _, after = student.board()
    assert after == before
    student.answer_well(own_side=0)
    student.settle()
    assert len(student.board()[1]) > len(after)


def test_a_restarted_kernel_is_noticed(notebook: Lesson, student: AtTheBoard):
    """The board says that nobody listens any more, and takes no move."""
    notebook.restart()

    notice = student.page.locator(".sq-notice")
    notice.get_by_text(student.say("link.lost")).wait_for(timeout=20_000)


def test_a_turn_by_keyboard_leaves_the_notebook_alone(student: AtTheBoard):
    """Arrows, Enter and letters on the board play; no cell is added or removed."""
    page = student.page
    cells = page.locator(".jp-NotebookPanel:visible .jp-Cell").count()
    place, answer = student.hand()[0]
    layout, _ = student.board()
    cell = layout.cells_of(str(answer))[0]
    page.locator(".sq-card[tabindex='0']").focus()
    press(page, "ArrowRight", place)
    press(page, "Enter", 1)
    page.locator(".sq-space[tabindex='0']").focus()
    for letter in "axd":
        page.keyboard.press(letter)
    at = page.locator(".sq-space").evaluate_all("(all) => all.indexOf(document.activeElement)")
    press(page, *("ArrowDown", "ArrowUp"), cell // layout.cols - at // layout.cols)
    press(page, *("ArrowRight", "ArrowLeft"), cell % layout.cols - at % layout.cols)
    press(page, "Enter", 1)
    student.settle()

    assert student.board()[1][cell] == 0
    assert page.locator(".jp-NotebookPanel:visible .jp-Cell").count() == cells


def press(page: Page, forward: str, *rest: Any) -> None:
    """Press a key some times; a negative number presses the other key."""
    *back, times = rest
    for _ in range(abs(times)):
        page.keyboard.press(forward if times > 0 else back[0])


def test_the_browser_gets_no_answer_of_an_unsolved_card(lesson: Open):
    """Neither what comes over the wire nor the page around the board tells the answers of the hand."""
    notebook = lesson(SETUP, SHOW, reduced_motion="reduce")
    page = notebook.page
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived",
            lambda frame: heard.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace")),
        )

    page.on("websocket", listen)
    page.reload()
    notebook.wait_until_ready()
    notebook.run_all()
    student = AtTheBoard(page, "en")
    student.settle()
    student.answer_well(own_side=0)
    student.settle()

    answers = [str(answer) for _, answer in student.hand()]
    states = [frame for frame in heard if '"chips"' in frame and '"faces"' not in frame]
    assert states
    assert len(answers) >= 3
    around = page.locator(".sq-root").evaluate(
        "(each) => { const it = each.cloneNode(true); it.querySelector('.sq-board').remove(); return it.outerHTML; }"
    )
    for answer in answers:
        assert answer not in around
        assert not [frame for frame in states if f'"{answer}"' in frame or f" {answer}" in frame]


def test_running_the_cell_again_offers_to_go_on(lesson: Open):
    """Who loads the page anew or has lost the kernel runs the cell and continues where the game was left."""
    notebook = lesson(SETUP, "sq.Board(deck, save='going-on')", reduced_motion="reduce")
    notebook.run_all()
    ana = AtTheBoard(notebook.page, "en")
    ana.sit_down(["Ana", None])
    ana.settle()
    ana.answer_well(own_side=0)
    ana.settle()
    _, before = ana.board()
    notebook.restart()
    notebook.run_all()

    again = notebook.page.locator(".sq-resume:visible")
    assert "Ana" in again.inner_text()
    again.click()
    notebook.page.locator(".sq-yes:visible").click()
    ana.settle()
    assert ana.board()[1] == before


KEEPS = """(answers) => Object.keys(localStorage).filter((key) => key.startsWith("seqnum:")).some(
  (key) => Object.keys(JSON.parse(localStorage[key]).lines).length > answers)"""
KILL = "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)"


def test_a_killed_kernel_loses_no_result(lesson: Open, tmp_path: Path):
    """The page of a kernel that is gone hands the answers in; so does that of a new one, once it knows who is there."""
    notebook = lesson(SETUP, "sq.Board(deck, save='killed')", KILL, reduced_motion="reduce")
    page = notebook.page
    page.locator(".jp-Cell").nth(0).click()
    for _ in range(2):
        page.keyboard.press("Shift+Enter")
    ana = AtTheBoard(page, "en")
    ana.sit_down(["Ana", None])
    ana.settle()
    for _ in range(2):
        ana.answer_well(own_side=0)
        ana.settle()
    ana.answer_wrongly()
    ana.settle()
    page.wait_for_function(KEEPS, arg=3)
    page.locator(".jp-Cell").nth(2).click()
    page.keyboard.press("Shift+Enter")
    page.locator(".jp-Dialog .jp-mod-accept").click(timeout=60_000)  # JupyterLab's own word that the kernel died
    notice = page.locator(".sq-notice")
    notice.get_by_text(ana.say("link.lost")).wait_for(timeout=60_000)
    with page.expect_download() as coming:
        notice.get_by_role("button", name=ana.say("keep.title")).click()
    coming.value.save_as(tmp_path / "gone" / coming.value.suggested_filename)
    (written,) = (notebook.path.parent / "killed").glob("*.jsonl")
    assert told(tmp_path / "gone") == told(written)

    # Nothing of it is left on the server: what a Binder session that was ended leaves behind.
    written.rename(tmp_path / "written.jsonl")
    page.locator(".jp-Cell").nth(0).click()
    for _ in range(2):
        page.keyboard.press("Shift+Enter")
    page.locator(".sq-resume", has_text="Ana").click(timeout=60_000)
    with page.expect_download() as coming:
        page.locator(".sq-yes").click()
    coming.value.save_as(tmp_path / "again" / coming.value.suggested_filename)

    assert told(tmp_path / "again") == told(tmp_path / "written.jsonl")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('seqnum:'))") == []


def told(path: Path) -> list[tuple[Any, ...]]:
    """Return what results know of the answers in a file or folder."""
    columns = ["student", "item_id", "expected", "chosen", "correct", "card_attempt", "time_to_answer"]
    return [*Results.read(path).frame[columns].itertuples(index=False, name=None)]
