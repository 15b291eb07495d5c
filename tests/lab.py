"""A real Jupyter server for the tests, and a notebook open in JupyterLab or Notebook 7 in a real browser."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, ConsoleMessage, Page, Request

# What JupyterLab itself complains of, whoever's notebook it shows.
NOT_OURS = (
    "favicon",
    "ResizeObserver loop",  # a browser's way to say that a layout took two frames
)
NOT_OURS_IN_NOTEBOOK = (
    "reading 'schema'",  # its menus, drawn before its settings are read
    "'filebrowser:open-path' not registered",  # a command of JupyterLab that its address asks for
)
PATIENCE = 120_000
"""Milliseconds; a kernel starts in two seconds, and in twenty on a machine that does much else."""
SERVING = re.compile(r"https?://127\.0\.0\.1:\d+/")


@dataclass(frozen=True)
class Lab:
    """A running server: its address (with a closing slash) and the folder it serves.

    JupyterLab stands under `lab`, Notebook 7 under `notebooks`, Voila under `voila`.
    """

    url: str
    folder: Path


def serve(folder: Path, home: Path) -> Iterator[Lab]:
    """Run JupyterLab on a free port until the caller is done with it."""
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--ip=127.0.0.1", "--port=0", "--allow-root", "-y"),
        *("--IdentityProvider.token=", "--ServerApp.password=", "--ServerApp.disable_check_xsrf=True"),
        *("--LabApp.expose_app_in_browser=True", "--JupyterNotebookApp.expose_app_in_browser=True"),
        f"--ServerApp.root_dir={folder}",
        *_nothing_from_outside(),
    ]
    environment = {
        "HOME": str(home),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTER_PREFER_ENV_PATH": "1",
    }
    with contextmanager(running)(command, folder, environment, SERVING) as address:
        yield Lab(address, folder)


def running(
    command: Sequence[str], folder: Path, environment: dict[str, str], address: re.Pattern[str]
) -> Iterator[str]:
    """Run a server until the caller is done with it; yield the address it prints."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as server:
        assert server.stdout
        said: list[str] = []
        try:
            for line in server.stdout:
                said.append(line)
                if found := address.search(line):
                    break
            else:
                raise RuntimeError("The server did not start:\n" + "".join(said[-30:]))
            # A full pipe would stop the server, so somebody goes on reading.
            threading.Thread(target=server.stdout.read, daemon=True).start()
            _wait_until_open(found.group())
            yield found.group()
        finally:
            server.terminate()


def _wait_until_open(address: str) -> None:
    """Some servers say their address a moment before they listen there."""
    at, until = urlsplit(address), time.monotonic() + PATIENCE / 1000
    while True:
        try:
            socket.create_connection((at.hostname, at.port)).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
        else:
            return


def _nothing_from_outside() -> list[str]:
    from seqnum.cli.play import QUIET

    return list(QUIET)


def write_notebook(path: Path, cells: Sequence[str]) -> None:
    """Write a notebook of code cells."""
    code: list[dict[str, Any]] = [
        {"cell_type": "code", "id": f"cell-{i}", "metadata": {}, "source": cell, "outputs": [], "execution_count": None}
        for i, cell in enumerate(cells)
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    book = {"cells": code, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(book), encoding="utf-8")


@dataclass
class Watched:
    """A page, Playwright's, that must ask no other host and log no error.

    Both are written down as they happen, all but what the host itself is known for; `check` fails on them.
    """

    page: Page
    known: tuple[str, ...] = NOT_OURS
    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("request", self._note_outside)
        self.page.on("console", self._note_error)
        self.page.on("pageerror", lambda error: self._note(str(error)))

    def check(self) -> None:
        """Fail on what a pupil's browser must not do."""
        assert not self.outside, f"the page asked other hosts: {self.outside}"
        assert not self.errors, f"the browser's console says: {self.errors}"

    def _note_outside(self, request: Request) -> None:
        address = urlsplit(request.url)
        here = address.scheme in {"blob", "data"} or address.hostname in {"127.0.0.1", "localhost"}
        if not here and not self._is_known(request.url):
            self.outside.append(request.url)

    def _note_error(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"{message.text} {message.location.get('url', '')}")

    def _note(self, text: str) -> None:
        if not self._is_known(text):
            self.errors.append(text)

    def _is_known(self, text: str) -> bool:
        return any(known in text for known in self.known)


@dataclass
class Lesson(Watched):
    """A notebook open in JupyterLab or Notebook 7."""

    path: Path = field(kw_only=True)

    def run_all(self) -> None:
        """Run every cell; return when the last one has run."""
        self._do("await app.commands.execute('notebook:run-all-cells')")

    def start(self, cell: str) -> None:
        """Add a cell at the end and run it, without waiting for it."""
        self._do(
            "panel.content.activeCellIndex = panel.content.widgets.length - 1;"
            "await app.commands.execute('notebook:insert-cell-below');"
            f"panel.content.activeCell.model.sharedModel.setSource({json.dumps(cell)});"
            "void app.commands.execute('notebook:run-cell')"
        )

    def restart(self) -> None:
        """Restart the kernel; return when it is back."""
        self._do("await panel.sessionContext.session.kernel.restart()")

    def save(self) -> None:
        """Save the notebook, as JupyterLab does by itself every two minutes."""
        self._do("await panel.context.save()")

    def reload(self) -> None:
        """Reload the page as a pupil would."""
        self.page.reload()
        self.wait_until_ready()

    def outputs(self) -> list[str]:
        """Return what the cells show, as text."""
        return self.page.locator(".jp-NotebookPanel:visible .jp-OutputArea-output").all_inner_texts()

    def wait_until_ready(self) -> None:
        """Wait for the notebook and its kernel."""
        self.page.wait_for_function("window.jupyterapp?.shell?.currentWidget?.sessionContext")
        self._do("await panel.context.ready; await panel.sessionContext.ready")

    def wear(self, theme: Literal["Light", "Dark"]) -> None:
        """Change the theme, for this and all later pages of the server."""
        self._do(f"await app.commands.execute('apputils:change-theme', {{ theme: 'JupyterLab {theme}' }})")

    def _do(self, javascript: str) -> Any:
        # What JupyterLab never answers is a failure, not a test that never ends.
        return self.page.evaluate(
            f"""() => {{
                const app = window.jupyterapp, panel = app.shell.currentWidget;
                const late = new Promise((_, refuse) => {{
                    setTimeout(() => refuse(new Error("JupyterLab gave no answer")), {PATIENCE});
                }});
                return Promise.race([(async () => {{ {javascript} }})(), late]);
            }}"""
        )


def open_notebook(
    lab: Lab, browser: Browser, path: Path, *, app: Literal["lab", "notebook"] = "lab", query: str = "", **context: Any
) -> Iterator[Lesson]:
    """Open a notebook of the server's folder in a fresh browser profile; close it and its kernel when done.

    `query` ends its address. `context` goes to Playwright's `new_context`; a school laptop's screen unless it says
    otherwise.
    """
    with contextmanager(visit_notebook)(lab, browser, path, app=app, query=query, **context) as lesson:
        yield lesson
        # Saving would ask "the file has changed" where another page saved it meanwhile, and wait for ever.
        lesson._do("panel.context.model.dirty = false; await panel.sessionContext.shutdown()")


def visit_notebook(
    lab: Lab,
    browser: Browser,
    path: Path,
    *,
    app: Literal["lab", "notebook"] = "lab",
    query: str = "",
    prepare: Callable[[Page], object] = lambda _: None,
    **context: Any,
) -> Iterator[Lesson]:
    """Open a notebook as `open_notebook` does, and leave it and its kernel to whoever else has it open.

    `prepare` gets the page before it is loaded.
    """
    view = browser.new_context(**{"viewport": {"width": 1366, "height": 768}, **context})
    lesson = Lesson(view.new_page(), NOT_OURS if app == "lab" else NOT_OURS + NOT_OURS_IN_NOTEBOOK, path=path)
    name = path.relative_to(lab.folder).as_posix()
    try:
        prepare(lesson.page)
        # A workspace of its own: in a shared one JupyterLab opens what other tests had open, with their kernels.
        address = (
            f"lab/workspaces/{re.sub(r'[^A-Za-z0-9]+', '-', name)}/tree/{name}" if app == "lab" else f"notebooks/{name}"
        )
        lesson.page.goto(f"{lab.url}{address}{query}")
        lesson.wait_until_ready()
        yield lesson
    finally:
        view.close()
