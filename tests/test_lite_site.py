"""The JupyterLite site, built and played on in a browser that no other host answers, then none at all."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from seqnum.decks import Deck
from seqnum.match import Lesson
from seqnum.results import Results
from tests import browser as chromium
from tests import lab as jupyter
from tests.widgets.player import AtTheBoard

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SLOW = 300_000
"""Milliseconds for Python to start in a browser on a machine that does much else; ten seconds on one that does not."""
MOST_TURNS = 120
LESSON = Path("2_play.ipynb")
NOT_OURS_IN_LITE = (
    *jupyter.NOT_OURS,
    *jupyter.NOT_OURS_IN_NOTEBOOK,
    "404",  # folders that are only in the browser are looked for on the server too
)


@pytest.fixture(scope="module")
def site(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make lite` builds it, for playing."""
    out = tmp_path_factory.mktemp("lite")
    subprocess.run(["make", "lite", f"ARGS=--no-analysis --out {out}"], cwd=root, check=True, capture_output=True)
    return out / "site"


@contextmanager
def served(root: Path, site: Path) -> Iterator[str]:
    """Serve the site as `make lite-serve` does."""
    command = [sys.executable, "-m", "binder.lite.serve", "--port=0", "--bind=127.0.0.1", str(site)]
    with contextmanager(jupyter.running)(command, root, {}, re.compile(r"http://\S+/")) as address:
        yield address


def run(lesson: jupyter.Lesson) -> None:
    """Wait for Python, and run the cells as a pupil does."""
    lesson.wait_until_ready()
    lesson.run_all()
    lesson.page.locator(".sq-lobby").wait_for()


def go_on_after_reload(lesson: jupyter.Lesson) -> None:
    lesson.page.reload()
    run(lesson)
    lesson.page.locator(".sq-resume:visible").first.click()
    lesson.page.locator(".sq-yes:visible").click()


def play_to_the_end(ana: AtTheBoard) -> None:
    for turn in range(MOST_TURNS):
        if ana.settle() == "over":
            return
        if turn == 1:
            ana.answer_wrongly()
        else:
            ana.answer_well(own_side=0)
    pytest.fail(f"nobody has won after {MOST_TURNS} turns")


def test_a_class_plays_without_a_server(root: Path, site: Path, browser: Browser, tmp_path: Path):
    """A link opens the lesson; a game is played and its file downloaded; then, with no server left, another goes on."""
    code = Lesson(Deck.generate("add_within_20", board=(6, 6), seed=3), pupils=9, lang="es").code()
    screen = {"width": 1366, "height": 768}
    with browser.new_context(viewport=screen, reduced_motion="reduce", locale="es-MX") as view:
        view.set_default_timeout(SLOW)
        view.route(lambda url: urlsplit(url).hostname != "127.0.0.1", lambda route: route.abort())
        lesson = jupyter.Lesson(view.new_page(), NOT_OURS_IN_LITE, path=LESSON)
        page = lesson.page
        with served(root, site) as address:
            page.goto(f"{address}?lesson={code}")
            run(lesson)
            page.wait_for_function("document.querySelectorAll('.sq-numbers .sq-tile').length === 9")
            page.locator(".sq-numbers .sq-tile").nth(6).click()
            ana = AtTheBoard(page, "es")
            page.get_by_role("button", name=ana.say("lobby.start"), exact=True).click()
            play_to_the_end(ana)
            with page.expect_download() as coming:
                page.locator(".sq-kept .sq-wide").click()
            coming.value.save_as(tmp_path / coming.value.suggested_filename)

            page.get_by_role("button", name=ana.say("over.again")).click()
            ana.settle()
            # JupyterLite forgets what waits for a cell that fails, a move too; the board sends it again.
            lesson.start("import time; time.sleep(2); sq.Results.read('results')")
            ana.answer_well(own_side=0)
            ana.settle()
            _, before = ana.board()
            assert before
            page.locator(".jp-OutputArea-output", has_text="el Python de este navegador").wait_for()
            lesson.check()
        go_on_after_reload(lesson)
        ana.settle()
        assert ana.board()[1] == before

    frame = Results.read(tmp_path).frame
    wrong = frame[(frame["outcome"] == "incorrect") & (frame["student"] == "7")]
    assert list(zip(wrong["student"], wrong["expected"], wrong["chosen"], strict=True)) == ana.wrong


def test_a_plain_address_keeps_a_game(root: Path, site: Path, browser: Browser):
    """Without https browsers lend Python no drive; a game goes on after a reload all the same."""
    screen = {"width": 1366, "height": 768}
    with served(root, site) as address, browser.new_context(viewport=screen, reduced_motion="reduce") as view:
        view.set_default_timeout(SLOW)
        lesson = jupyter.Lesson(view.new_page(), path=LESSON)
        page = lesson.page
        page.goto(f"{address.replace('127.0.0.1', chromium.CLASSROOM)}notebooks/index.html?path=pt/2_play.ipynb")
        run(lesson)
        assert not page.evaluate("isSecureContext")
        page.locator(".sq-numbers .sq-tile").nth(6).click()
        page.locator(".sq-start").click()
        ana = AtTheBoard(page, "en")
        ana.settle()
        ana.answer_well(own_side=0)
        ana.settle()
        _, before = ana.board()

        go_on_after_reload(lesson)

        ana.settle()
        assert ana.board()[1] == before
