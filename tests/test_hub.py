"""A school's hub, started for real: two pupils log in, play, and their results are in the teacher's box."""

from __future__ import annotations

import os
import re
import socket
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from seqnum.results import Results
from tests import lab as jupyter
from tests.widgets.player import AtTheBoard

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SLOW = 300_000
PASSWORD = "chips-and-numbers"
WATCH = """
import sys
from pathlib import Path

class Watch:
    def find_spec(name, path=None, target=None):
        if name == "seqnum.cli.prompt_connection":
            Path(__file__).with_name("used").write_text(" ".join(sys.orig_argv))

sys.meta_path.insert(0, Watch)
"""
"""Read by every Python of the hub as it starts: notes which of them takes our line to the kernel into use."""


@pytest.fixture
def hub(root: Path, tmp_path: Path):
    """The hub as `make hub` runs it, in a folder of its own; yields its address."""
    subprocess.run(["make", "build/hub/.installed"], cwd=root, check=True, capture_output=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (tmp_path / "sitecustomize.py").write_text(WATCH, encoding="utf-8")
    words = {
        "PYTHONPATH": os.pathsep.join([str(tmp_path), str(root)]),
        "SEQNUM_HUB": str(tmp_path),
        "SEQNUM_CLASS_PASSWORD": PASSWORD,
        "SEQNUM_HUB_URL": f"http://127.0.0.1:{port}",
    }
    at = re.compile(r"(?<=JupyterHub is now running at )http://\S+?(?=/?\s)|(?<=running, )http://\S+")
    with contextmanager(jupyter.running)(["make", "hub"], root, words, at) as address:
        yield address


def log_in(page: Page, hub: str, name: str) -> None:
    """Ask for the lesson with the class's password."""
    page.goto(f"{hub}/hub/login")
    page.locator("#username_input").fill(name)
    page.locator("#password_input").fill(PASSWORD)
    page.locator("#login_submit").click()


def play_a_card(page: Page, hub: str, name: str) -> AtTheBoard:
    """Log in, wait for the lesson, run its box, take the name that is offered, and answer one card."""
    log_in(page, hub, name)
    page.locator(".jp-Toolbar-kernelName", has_text="Python 3").wait_for(timeout=SLOW)
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for(state="attached", timeout=SLOW)
    page.locator(".jp-CodeCell").first.click()
    page.keyboard.press("Shift+Enter")
    page.locator(".sq-numbers .sq-tile", has_text=name).click(timeout=SLOW)
    pupil = AtTheBoard(page, "en")
    page.get_by_role("button", name=pupil.say("lobby.start"), exact=True).click()
    pupil.settle()
    pupil.answer_well(own_side=0)
    pupil.settle()
    return pupil


def test_two_pupils_of_a_hub_play_and_their_results_come_back(hub: str, browser: Browser, tmp_path: Path):
    """The login is the name that the start screen offers; the file is in the box once a session has ended.

    Nobody is the teacher by the class's password. Their server passes on at once what their Python answers.
    """
    for name in ("ana", "ben"):
        with browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce") as view:
            view.set_default_timeout(60_000)
            page = view.new_page()
            assert play_a_card(page, hub, name).name == name
            page.goto(f"{hub}/hub/home")
            page.locator("#stop").click()
            page.locator("#stop").wait_for(state="hidden", timeout=SLOW)

    page = browser.new_page()
    log_in(page, hub, "teacher")
    page.get_by_text("Invalid username or password").wait_for(timeout=SLOW)
    page.close()
    assert "jupyterhub.singleuser" in (tmp_path / "used").read_text(encoding="utf-8")
    frame = Results.read(tmp_path / "handed-in").frame
    assert set(frame.loc[frame["seat"] == 0, "student"]) == {"ana", "ben"}
    assert len(list((tmp_path / "handed-in").iterdir())) == 2
    assert (tmp_path / "handed-in").stat().st_mode & 0o077 == 0
