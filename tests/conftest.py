"""Fixtures for every room: the browser, JupyterLab and the other hosts, the folder of real data."""

from __future__ import annotations

import os
import re
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from tests import browser as chromium
from tests import hosts
from tests import lab as jupyter
from tests.lessons import is_translation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
for setting in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(setting, None)
os.environ["LANG"] = "C.UTF-8"
"""Whatever language the tester's terminal is set to, a command that is told none speaks English."""

SHARED = Path(os.environ.get("SEQNUM_SHARED", ROOT.parent / "shared")).resolve()

# How long an example takes says how busy the machine is, not whether the example holds.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

IN_A_BROWSER = sys.platform == "emscripten"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """A browser's Python cannot even import a file that is marked as a whole (`make test-pyodide`)."""
    if not IN_A_BROWSER or collection_path.suffix != ".py":
        return None
    return True if "\npytestmark = pytest.mark.desktop\n" in collection_path.read_text(encoding="utf-8") else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the checks against real data out where there is none; somebody who names a folder means to run them.

    A lesson that runs what the English one runs, in other words, is run by `make test-full`.
    """
    for item in items:
        if item.path.suffix == ".ipynb" and is_translation(item.path):
            item.add_marker(pytest.mark.slow)
    if (SHARED / "data").is_dir():
        return
    if "SEQNUM_SHARED" in os.environ:
        raise pytest.UsageError(f"SEQNUM_SHARED names {SHARED}, which holds no data folder.")
    outside = [item for item in items if item.get_closest_marker("outside")]
    items[:] = [item for item in items if item not in outside]
    config.hook.pytest_deselected(items=outside)


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of real data that tests marked `outside` read."""
    return SHARED / "data"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium, one for all tests."""
    from playwright.sync_api import sync_playwright

    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield running
        running.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[jupyter.Lab]:
    """A Jupyter server with an empty folder, one for all tests: JupyterLab, Notebook 7 and Voila."""
    yield from jupyter.serve(tmp_path_factory.mktemp("lab"), tmp_path_factory.mktemp("home"))


@pytest.fixture
def lesson(
    lab: jupyter.Lab, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Callable[..., jupyter.Lesson]]:
    """Open notebooks: `lesson("cell", "cell", …, viewport=…)` or `lesson(path_in_lab_folder)`.

    Each opens in a browser profile of its own; at the end each must have asked no other host and logged no error.
    """
    opened: list[jupyter.Lesson] = []
    with ExitStack() as stack:

        def start(*cells: str | Path, **context: Any) -> jupyter.Lesson:
            path = cells[0] if isinstance(cells[0], Path) else _written(lab.folder, request, len(opened), cells)
            book = stack.enter_context(contextmanager(jupyter.open_notebook)(lab, browser, path, **context))
            opened.append(book)
            return book

        yield start
        for book in opened:
            book.check()


@pytest.fixture
def host(lab: jupyter.Lab, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., hosts.Hosted]]:
    """Run cells in a host: `host("voila", "cell", "cell that shows a board", …)`, in a folder of the test's own.

    At the end the page must have asked no other host and logged no error.
    """
    folder = lab.folder / re.sub(r"\W+", "-", request.node.name)
    folder.mkdir()
    with ExitStack() as stack:

        def start(name: hosts.Name, *cells: str, **context: Any) -> hosts.Hosted:
            opened = contextmanager(hosts.open_in)(name, lab, browser, folder / f"in_{name}", list(cells), **context)
            return stack.enter_context(opened)

        yield start


def _written(folder: Path, request: pytest.FixtureRequest, number: int, cells: Sequence[Any]) -> Path:
    path = folder / f"{request.node.name}-{number}.ipynb".replace("[", "-").replace("]", "")
    jupyter.write_notebook(path, cells)
    return path
