"""What is left of a board in a notebook that was saved: exported, opened again, and with the widgets' state in it."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any

import nbformat
import pytest
from nbconvert import HTMLExporter

import seqnum as sq
from tests.widgets.player import AtTheBoard
from tests.widgets.test_in_every_host import BOARD, SETUP, hidden_cards

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.hosts import Hosted

pytestmark = pytest.mark.browser


def exported(shown: sq.Board | sq.Replay) -> str:
    """The page that nbconvert makes of a notebook with a widget in its output."""
    data, metadata = shown._repr_mimebundle_()
    output = nbformat.v4.new_output("execute_result", data, metadata=metadata, execution_count=1)
    cell = nbformat.v4.new_code_cell("shown", outputs=[output])
    page, _ = HTMLExporter().from_notebook_node(nbformat.v4.new_notebook(cells=[cell]))
    return str(page)


@pytest.mark.parametrize("kind", [sq.Board, sq.Replay])
def test_an_exported_notebook_shows_the_picture(browser: Browser, tmp_path: Path, kind: Any):
    """`nbconvert --to html`: no kernel, no network, and the board stands there as it was."""
    match = sq.Match(sq.Deck.generate("add_within_20", seed=7), ["Ana", "Ben"], seed=1)
    file = tmp_path / "lesson.html"
    file.write_text(exported(kind(match)), encoding="utf-8")
    page = browser.new_page(java_script_enabled=False)
    page.route("http*://**", lambda route: route.abort())
    page.goto(file.as_uri())

    picture = page.locator(".jp-RenderedSVG img")
    assert picture.is_visible()
    box = picture.bounding_box()
    assert box
    assert box["width"] > 300
    drawn = base64.b64decode(picture.get_attribute("src").partition(",")[2]).decode()
    assert drawn == match.to_svg()
    page.close()


@pytest.mark.slow
def test_a_notebook_saved_with_its_widgets_keeps_no_secret_and_opens_again(host: Callable[..., Hosted]):
    """The widgets' state in the file tells no hidden card; opened with a new kernel the board says that it is alone."""
    hosted = host("lab", SETUP, BOARD.format(lang="en"), reduced_motion="reduce")
    book: Any = hosted.watched
    ana = AtTheBoard(book.page, "en")
    ana.settle()
    ana.answer_well(own_side=0)
    ana.settle()
    toggle = "await app.commands.execute('@jupyter-widgets/jupyterlab-manager:saveWidgetState')"
    book._do(toggle)
    try:
        book.save()
        text = (hosted.folder / "in_lab.ipynb").read_text(encoding="utf-8")
        (states,) = json.loads(text)["metadata"]["widgets"].values()
        assert any("chips" in one["state"].get("state", {}) for one in states["state"].values())
        assert not [one.pattern for one in hidden_cards(hosted.folder) if one.search(text)]

        book._do("await panel.sessionContext.session.kernel.shutdown()")
        book.reload()
        page = book.page
        page.locator(".sq-root .sq-game").wait_for()
        page.locator(".sq-card").first.click()
        page.locator(".sq-notice").get_by_text(ana.say("link.lost")).wait_for()
        # JupyterLab looks for the widget before it has read the state that the notebook brings.
        book.errors = [error for error in book.errors if "widget model not found" not in error]
    finally:
        book._do(toggle)
