"""What people install works: the wheel alone, and an editable checkout."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

LESSON = """
import json
import seqnum as sq
from seqnum.shipped import curricula_folder, notebooks_folder
from seqnum.text import LANGUAGES, catalogue

deck = sq.Deck.from_curriculum("ccss", "3.OA.C.7", board=(6, 6), seed=7)
match = sq.Match(deck, ["Ana", "Ben"], seed=1)
card = next(card for card in match.hand() if deck.cards[card].answer)
match.answer(card, deck.layout.cells_of(deck.cards[card].answer)[0])
print(json.dumps({
    "file": sq.__file__,
    "placed": "0" in match.view(0).chips,
    "curricula": str(curricula_folder()),
    "notebooks": sorted(path.name for path in notebooks_folder().rglob("*.*")),
    "texts": {lang: len([key for key in catalogue(lang) if "habits" not in key]) for lang in LANGUAGES},
    "board": len(sq.Board._esm),
}))
"""


@pytest.fixture(scope="module")
def wheel(root, tmp_path_factory):
    """The wheel, built from this checkout without asking a package index."""
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", folder, root)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture
def empty(tmp_path):
    """An environment without seqnum; the libraries it depends on come from the one that runs the tests.

    Path files in a borrowed folder are not read, so this checkout's editable install does not come along.
    """
    folder = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    purelib = run(python, "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    (Path(purelib) / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    assert run(python, "import importlib.util as u; print(u.find_spec('seqnum'))").strip() == "None"
    return python


@pytest.fixture(scope="module")
def source(root, tmp_path_factory):
    """The names in the source archive, below its one folder."""
    folder = tmp_path_factory.mktemp("source")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder], cwd=root, check=True)
    (built,) = folder.glob("*.tar.gz")
    with tarfile.open(built) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def pip(*words):
    subprocess.run([sys.executable, "-m", "pip", *words], check=True, capture_output=True)


def run(python, code):
    done = subprocess.run([python, "-I", "-c", code], capture_output=True, text=True, check=False, cwd=python.parent)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_plays_a_move(wheel, empty, root):
    """In an empty environment the wheel brings code, texts, curricula, lessons and the board, and a game starts."""
    pip("--python", empty, "install", "--no-deps", "--no-index", wheel)

    found = json.loads(run(empty, LESSON))

    assert Path(found["file"]).is_relative_to(empty.parents[1])
    assert Path(found["curricula"]).is_relative_to(empty.parents[1])
    assert found["placed"]
    assert found["notebooks"] == sorted(
        path.name
        for pattern in ("*.ipynb", "lesson.json", "*.png", "README.md")
        for path in (root / "notebooks").rglob(pattern)
    )
    assert len(set(found["texts"].values())) == 1
    assert found["board"] > 1000


def test_the_wheel_brings_the_command(wheel, empty):
    """`seqnum` is there after installing, and knows its version."""
    pip("--python", empty, "install", "--no-deps", "--no-index", wheel)

    command = next(empty.parent.glob("seqnum*"))
    done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["seqnum", wheel.name.split("-")[1]]


def test_an_editable_checkout_plays_a_move(empty, root):
    """Installed in place, the same lesson runs from the checkout's own files."""
    pip("--python", empty, "install", "--no-deps", "--no-build-isolation", "--no-index", "--editable", root)

    found = json.loads(run(empty, LESSON))

    assert Path(found["file"]) == root / "seqnum" / "__init__.py"
    assert Path(found["curricula"]) == root / "curricula"
    assert found["placed"]


def test_the_wheel_holds_what_ships_and_nothing_else(wheel, root):
    """The joined front end ships, its sources do not; nor do tests, caches or half-made files."""
    names = zipfile.ZipFile(wheel).namelist()
    texts = [f"seqnum/text/{path.parent.name}/{path.name}" for path in (root / "seqnum" / "text").glob("*/*.toml")]

    assert {"seqnum/py.typed", "seqnum/widgets/static/board.js", "seqnum/curricula/ccss.toml", *texts} <= set(names)
    assert not [name for name in names if name.startswith("seqnum/widgets/js/") or "__pycache__" in name]
    assert {name.split("/")[0].split("-")[0] for name in names} == {"seqnum"}


def test_the_source_archive_holds_what_a_clone_holds(source, root):
    """Whoever has only the archive can read, test, build and cite: each file at the root and each folder is there."""
    (folders,) = re.findall(
        r"^only-include = \[\n(.*?)^\]", (root / "pyproject.toml").read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    named = re.findall(r'"([^"]+)"', folders)
    assert all(any(name == one or name.startswith(f"{one}/") for name in source) for one in named)
    assert {path.name for path in root.glob("*.md")} <= source
    assert {f"docs/{path.name}" for path in (root / "docs").glob("*.md")} <= source
    assert not [name for name in source if "__pycache__" in name or "node_modules" in name]
