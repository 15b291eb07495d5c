"""Where else a board is played than in JupyterLab: Notebook 7, Voila and marimo, each with a page open in a browser."""

from __future__ import annotations

import re
import socket
import sys
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from tests import lab as jupyter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Response, WebSocket

Name = Literal["lab", "notebook", "voila", "marimo"]
NAMES: tuple[Name, ...] = ("lab", "notebook", "voila", "marimo")
NOT_OURS_IN_VOILA = (
    "https://cdn.jsdelivr.net/npm/@fortawesome/",  # Voila's own page wants icons and formulas from there,
    "https://cdnjs.cloudflare.com/ajax/libs/mathjax/",  # and gets by without
    "@jupyterlab/docregistry",  # Notebook 7's extension, installed beside it, is none for Voila
)
MARIMO = """# /// script
# [tool.marimo.display]
# theme = "system"
# ///
import marimo
app = marimo.App()
"""
_SERVING = re.compile(r"(?<=URL: )http://\S+")


@dataclass
class Hosted:
    """A board in one of the hosts: all that its page was told, and the folder that its kernel writes to."""

    name: Name
    watched: jupyter.Watched
    folder: Path
    heard: list[str] = field(default_factory=list)

    @property
    def page(self) -> Page:
        """Playwright's page."""
        return self.watched.page

    def again(self) -> None:
        """Show the board anew: the last cell, run again, or the page, loaded again."""
        if isinstance(self.watched, jupyter.Lesson):
            self.watched.run_all()
        else:
            self.page.reload()

    def darken(self) -> None:
        """Have the host turn dark, the way each does."""
        if isinstance(self.watched, jupyter.Lesson):
            self.watched.wear("Dark")
        elif self.name == "voila":
            self.page.goto(f"{self.page.url}?theme=dark")
        else:
            self.page.emulate_media(color_scheme="dark")

    def listen(self) -> None:
        """Write down what comes to the page from now on."""
        self.page.on("websocket", self._listen_to)
        self.page.on("response", self._read)

    def _listen_to(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(_text(frame)))

    def _read(self, response: Response) -> None:
        if response.request.resource_type == "document":
            self.heard.append(response.text())


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", "replace")


def open_in(
    name: Name, lab: jupyter.Lab, browser: Browser, path: Path, cells: list[str], **context: Any
) -> Iterator[Hosted]:
    """Run cells, whose last one shows a board, in a host; close the page when done.

    `path` names the notebook in the server's folder, without its ending.
    """
    opening: Callable[..., Iterator[Hosted]] = {"marimo": _open_marimo, "voila": _open_voila}.get(name, _open_jupyter)
    yield from opening(name, lab, browser, path, cells, **{"viewport": {"width": 1366, "height": 768}, **context})


def _open_jupyter(
    name: Name, lab: jupyter.Lab, browser: Browser, path: Path, cells: list[str], **context: Any
) -> Iterator[Hosted]:
    jupyter.write_notebook(path.with_suffix(".ipynb"), cells)
    with contextmanager(jupyter.open_notebook)(lab, browser, path.with_suffix(".ipynb"), app=name, **context) as book:
        hosted = Hosted(name, book, path.parent)
        hosted.listen()
        # Only a page that is loaded with us listening tells all.
        book.reload()
        book.run_all()
        yield hosted
        book.check()


def _open_voila(
    name: Name, lab: jupyter.Lab, browser: Browser, path: Path, cells: list[str], **context: Any
) -> Iterator[Hosted]:
    jupyter.write_notebook(path.with_suffix(".ipynb"), cells)
    where = path.with_suffix(".ipynb").relative_to(lab.folder).as_posix()
    with browser.new_context(**context) as view:
        hosted = Hosted(name, jupyter.Watched(view.new_page(), jupyter.NOT_OURS + NOT_OURS_IN_VOILA), path.parent)
        hosted.listen()
        hosted.page.goto(f"{lab.url}voila/render/{where}")
        yield hosted
        hosted.watched.check()


def _open_marimo(
    name: Name, lab: jupyter.Lab, browser: Browser, path: Path, cells: list[str], **context: Any
) -> Iterator[Hosted]:
    """Serve a file of its own: marimo does so in two seconds, and its kernels cannot mix."""
    app = path.with_suffix(".py")
    app.write_text(MARIMO + "".join(_marimo_cell(cell) for cell in cells), encoding="utf-8")
    with browser.new_context(**context) as view, contextmanager(serve_marimo)(app) as address:
        hosted = Hosted(name, jupyter.Watched(view.new_page()), path.parent)
        hosted.listen()
        hosted.page.goto(address)
        yield hosted
        hosted.watched.check()


def _marimo_cell(cell: str) -> str:
    return "\n@app.cell\ndef _():\n" + "".join(f"    {line}\n" for line in cell.splitlines())


def serve_marimo(app: Path) -> Iterator[str]:
    """Serve a marimo file as an app on a free port; yield its address."""
    home = app.parent / "home"
    with socket.socket() as free:
        # Left to itself it takes the first port that looks free, as the other workers' do at the same moment.
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "marimo", "run", "--headless", "--no-token", "--no-check", f"--port={port}"]
    environment = {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_STATE_HOME": str(home)}
    yield from jupyter.running([*command, app.name], app.parent, environment, _SERVING)
