"""A real JupyterLab for the tests, and a notebook open in a real browser."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Browser, ConsoleMessage, Page, Request

# What JupyterLab itself complains of, whoever's notebook it shows.
NOT_OURS = (
    "favicon",
    "ResizeObserver loop",  # a browser's way to say that a layout took two frames
)
PATIENCE = 120_000
"""Milliseconds; a kernel starts in two seconds, and in twenty on a machine that does much else."""
_SERVING = re.compile(r"https?://127\.0\.0\.1:\d+/")


@dataclass(frozen=True)
class Lab:
    """A running server: its address (with a closing slash) and the folder it serves."""

    url: str
    folder: Path


def serve(folder: Path, home: Path) -> Iterator[Lab]:
    """Run JupyterLab on a free port until the caller is done with it."""
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--ip=127.0.0.1", "--port=0", "--allow-root", "-y"),
        *("--IdentityProvider.token=", "--ServerApp.password=", "--ServerApp.disable_check_xsrf=True"),
        *("--LabApp.expose_app_in_browser=True", f"--ServerApp.root_dir={folder}"),
        *_nothing_from_outside(),
    ]
    environment = {
        **os.environ,
        "HOME": str(home),
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTER_PREFER_ENV_PATH": "1",
    }
    with subprocess.Popen(
        command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as server:
        assert server.stdout
        said: list[str] = []
        try:
            for line in server.stdout:
                said.append(line)
                if address := _SERVING.search(line):
                    break
            else:
                raise RuntimeError("JupyterLab did not start:\n" + "".join(said[-30:]))
            # A full pipe would stop the server, so somebody goes on reading.
            threading.Thread(target=server.stdout.read, daemon=True).start()
            yield Lab(address.group(), folder)
        finally:
            server.terminate()


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
class Lesson:
    """A notebook open in JupyterLab; `page` is Playwright's.

    Requests to other hosts and the console's errors are written down as they happen; `check` fails on them.
    """

    lab: Lab
    page: Page
    path: Path
    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def run_all(self) -> None:
        """Run every cell; return when the last one has run."""
        self._do("await app.commands.execute('notebook:run-all-cells')")

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

    def check(self) -> None:
        """Fail on what a pupil's browser must not do."""
        assert not self.outside, f"the page asked other hosts: {self.outside}"
        assert not self.errors, f"the browser's console says: {self.errors}"

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


def open_notebook(lab: Lab, browser: Browser, path: Path, **context: Any) -> Iterator[Lesson]:
    """Open a notebook of the server's folder in a fresh browser profile; close both when done.

    `context` goes to Playwright's `new_context`; a school laptop's screen unless it says otherwise.
    """
    view = browser.new_context(**{"viewport": {"width": 1366, "height": 768}, **context})
    lesson = Lesson(lab, view.new_page(), path)
    lesson.page.on("request", lambda request: _note_outside(request, lesson))
    lesson.page.on("console", lambda message: _note_error(message, lesson))
    lesson.page.on("pageerror", lambda error: lesson.errors.append(str(error)))
    name = path.relative_to(lab.folder).as_posix()
    try:
        lesson.page.goto(f"{lab.url}lab/workspaces/{path.stem}/tree/{name}")
        lesson.wait_until_ready()
        yield lesson
        lesson._do("await panel.context.save(); await panel.sessionContext.shutdown()")
    finally:
        view.close()


def _note_outside(request: Request, lesson: Lesson) -> None:
    address = urlsplit(request.url)
    if address.scheme not in {"blob", "data"} and address.hostname != "127.0.0.1":
        lesson.outside.append(request.url)


def _note_error(message: ConsoleMessage, lesson: Lesson) -> None:
    if message.type == "error" and not any(known in message.text for known in NOT_OURS):
        lesson.errors.append(message.text)
