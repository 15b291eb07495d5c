"""``seqnum play``: a lesson in JupyterLab, on this computer and without the network."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from seqnum.errors import SeqnumError
from seqnum.shipped import notebooks_folder
from seqnum.text import language, say

if TYPE_CHECKING:
    import argparse

LESSON_FOLDER = "seqnum-lesson"
STUDENT_NOTEBOOK = "2_play"
DECK = "lesson.json"
"""What the students' notebook plays; the teacher's notebook saves another over it."""

QUIET = (
    "--ServerApp.kernel_websocket_connection_class=seqnum.cli.prompt_connection.PromptConnection",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
    "--LabApp.news_url=None",
    f"--LabApp.app_settings_dir={Path(__file__).with_name('lab_settings')}",
)
"""Has the server pass on answers at once, and JupyterLab ask for no news, updates and extensions and save often."""

OWN_FOLDER = ".jupyterlab"
"""Inside the lesson's folder: windows and settings, so that no other JupyterLab on this computer mixes with ours."""


class NoLesson(SeqnumError):
    """The lesson cannot be opened."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.play.about")
    parser = commands.add_parser("play", parents=[everywhere], help=about, description=about)
    parser.add_argument("--notebook", default=STUDENT_NOTEBOOK, metavar="NAME", help=say("cli.play.notebook"))
    parser.add_argument("--deck", metavar="FILE", help=say("cli.play.deck"))
    parser.add_argument("--rules", metavar="NAME", help=say("cli.play.rules"))
    parser.add_argument("--code", metavar="CODE", help=say("cli.play.code"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli.play.no_browser"))
    parser.add_argument("--port", type=int, help=say("cli.play.port"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open a lesson and serve it until it is stopped."""
    try:
        from jupyterlab.labapp import LabApp
    except ImportError:
        raise NoLesson("cli.error.no_lab") from None

    query = _class_code(arguments.code)
    folder = Path(LESSON_FOLDER).resolve()
    kept = unpack(notebooks_folder(), folder)
    notebook = find_notebook(folder, arguments.notebook)
    if arguments.port is not None:
        _refuse_taken(arguments.port)
    changed_deck = _change_deck(arguments.deck, arguments.rules, notebook.parent, folder)

    token = os.environ.setdefault("JUPYTER_TOKEN", secrets.token_hex(16))
    # The board speaks the language that was asked for.
    os.environ["SEQNUM_LANG"] = language()
    # The kernel is the Python that runs this, not one that some other project left in the home folder.
    os.environ.setdefault("JUPYTER_PREFER_ENV_PATH", "1")
    page = f"/lab/tree/{quote(notebook.relative_to(folder).as_posix())}{query}"
    show = not arguments.no_browser and _has_screen()
    _begin_without_sidebar(folder / OWN_FOLDER / "workspaces")
    server = LabApp.initialize_server(argv=_server_arguments(folder, page, arguments.port, show=show))

    for line in changed_deck:
        print(line)
    for changed in kept:
        print(say("cli.play.kept", file=changed.relative_to(Path.cwd())))
    print(say("cli.play.folder", folder=folder))
    print(say("cli.play.address", address=f"http://127.0.0.1:{server.port}{page}{'&' if query else '?'}token={token}"))
    print(say("cli.play.stop"), flush=True)
    server.start()
    return 0


def _class_code(given: str | None) -> str:
    """Return what the page's address says of a class code; it is opened once here, to refuse what is none."""
    if given is None:
        return ""
    from seqnum.match import Lesson
    from seqnum.match.lesson_link import FIELD

    return f"?{FIELD}={Lesson.from_code(given).code()}"


def _change_deck(given: str | None, rules: str | None, lesson: Path, folder: Path) -> list[str]:
    """Have the lesson played with another deck, if one is asked for; return what there is to say about it."""
    if given is None and rules is None:
        return []
    from seqnum.cli.lesson_deck import lesson_deck, put_deck

    path = lesson / DECK
    shipped = notebooks_folder() / path.relative_to(folder)
    deck = lesson_deck(given, rules, path, shipped)
    copy = put_deck(deck, path, shipped)
    said = [say("cli.play.deck_now", deck=deck.name, rules=deck.rules)]
    if copy is not None:
        said.append(say("cli.play.deck_before", file=copy.relative_to(Path.cwd())))
    return said


def unpack(source: Path, target: Path) -> list[Path]:
    """Copy the lessons that are not there yet; leave what is there alone.

    Parameters
    ----------
    source
        Where the lessons come from.
    target
        Where they go; made if need be.

    Returns
    -------
    list of Path
        The notebooks in ``target`` whose cells differ from those in ``source``: changed by somebody, or of another
        version. A deck that was saved over ours is what a teacher is meant to do, and not among them.
    """
    kept = []
    for lesson in [*_visible(source, "*.ipynb"), *_visible(source, DECK), *_visible(source, "*.png")]:
        copy = target / lesson.relative_to(source)
        if not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(lesson, copy)
        elif lesson.suffix == ".ipynb" and _cells(copy) != _cells(lesson):
            kept.append(copy)
    return kept


def find_notebook(folder: Path, name: str) -> Path:
    """Return the lesson of that name, in the language of this process where there is one.

    The folder, the number and the ending may be left out: ``fractions`` is ``en/7_fractions.ipynb``.

    Raises
    ------
    NoLesson
        When there is none.
    """
    lessons = {path.relative_to(folder).with_suffix("").as_posix(): path for path in _visible(folder, "*.ipynb")}
    wanted = name.removesuffix(".ipynb")
    for likely in (f"{language()}/{wanted}", wanted):
        if likely in lessons:
            return lessons[likely]
    here = [path for path in lessons.values() if path.parent.name == language()]
    for path in (*here, *lessons.values()):
        if wanted in {path.stem, path.stem.partition("_")[2]}:
            return path
    names = dict.fromkeys(path.stem for path in sorted(here or lessons.values(), key=_number))
    raise NoLesson("cli.error.no_notebook", name=name, names=", ".join(names))


def _number(lesson: Path) -> tuple[int, str]:
    """Put the tenth lesson behind the ninth."""
    number = lesson.stem.partition("_")[0]
    return (int(number) if number.isdecimal() else sys.maxsize), lesson.stem


def _visible(folder: Path, pattern: str) -> list[Path]:
    """Find files that are not hidden; .ipynb_checkpoints holds old copies."""
    found = sorted(folder.rglob(pattern))
    return [path for path in found if not any(part.startswith(".") for part in path.relative_to(folder).parts)]


def _cells(notebook: Path) -> list[Any] | None:
    """Return what is written in the cells, without what running them has added."""
    try:
        book = json.loads(notebook.read_text(encoding="utf-8"))
        return ["".join(cell["source"]) for cell in book["cells"]]
    except (ValueError, KeyError, TypeError):
        return None


def _begin_without_sidebar(workspaces: Path) -> None:
    """Give the board the whole window the first time; afterwards the window is as it was left."""
    from jupyterlab_server.workspaces_handler import WorkspacesManager

    if workspaces.exists():
        return
    side: dict[str, Any] = {"collapsed": True, "visible": True, "current": None, "widgets": []}
    layout = {"main": None, "left": side, "right": side, "relativeSizes": [0, 1, 0]}
    first = {"data": {"layout-restorer:data": layout}, "metadata": {"id": "default"}}
    WorkspacesManager(str(workspaces)).save("default", json.dumps(first))


def _server_arguments(folder: Path, page: str, port: int | None, *, show: bool) -> list[str]:
    return [
        "--ServerApp.ip=127.0.0.1",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url={page}",
        f"--LabApp.user_settings_dir={folder / OWN_FOLDER / 'settings'}",
        f"--LabApp.workspaces_dir={folder / OWN_FOLDER / 'workspaces'}",
        f"--ServerApp.open_browser={show}",
        "--ServerApp.answer_yes=True",
        "--Application.log_level=ERROR",
        "--LabApp.log_level=ERROR",
        *([] if port is None else [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]),
        *(["--ServerApp.allow_root=True"] if _is_root() else []),
        *QUIET,
    ]


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _has_screen() -> bool:
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _refuse_taken(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            raise NoLesson("cli.error.port", port=port) from None
