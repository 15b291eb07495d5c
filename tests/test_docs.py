"""README and pages tell the truth: examples run, commands exist, links lead on; the site has every public name."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from seqnum.cli import main
from seqnum.decks import Deck

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
ROOMS = ("decks", "engine", "errors", "forecasting", "match", "maths", "players", "results", "testing", "widgets")


@pytest.fixture(params=PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def page(request):
    return request.param


def blocks(page, language):
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def test_python_examples_run(page, tmp_path, monkeypatch):
    """The Python of a page, from top to bottom in an empty folder, shows what it says."""
    monkeypatch.chdir(tmp_path)
    examples = "\n".join(blocks(page, "python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, page.name, 0)
    said: list[str] = []

    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(
        test, out=said.append
    )

    assert not outcome.failed, "".join(said)
    assert bool(outcome.attempted) == (">>>" in examples)


def test_the_lines_of_a_spreadsheet_make_a_deck(page, tmp_path):
    """An example of own questions can be read as it stands."""
    for lines in blocks(page, "csv"):
        (tmp_path / "mine.csv").write_text(lines, encoding="utf-8")

        assert len(Deck.from_csv(tmp_path / "mine.csv").questions) > len(lines.splitlines())


def test_commands_exist(page, capsys):
    """Every `make …` is a target, every `seqnum …` a command."""
    lines = [line for block in blocks(page, "sh") for line in block.splitlines() if line]
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {line.split()[1] for line in lines if re.match(r"make +[a-z]", line)} <= targets
    for command in {line.split()[1] for line in lines if line.startswith("seqnum ")}:
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0, command
    capsys.readouterr()


def test_links_lead_somewhere(page):
    """Every relative link is a file of the repository."""
    linked = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8"))
    assert [path for path in linked if not (page.parent / path).exists()] == []


@pytest.mark.slow
def test_the_site_has_every_public_name(tmp_path):
    """The site is built without a warning, asks no other host, and has each name of each room's `__all__`."""
    from sphinx.util.inventory import InventoryFile

    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", "docs", tmp_path]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr

    inventory = InventoryFile.loads((tmp_path / "objects.inv").read_bytes(), uri="").data
    named = {name for kind, names in inventory.items() if kind.startswith("py:") for name in names}
    public = {f"seqnum.{room}.{name}" for room in ROOMS for name in import_module(f"seqnum.{room}").__all__}
    assert public - named == set()
    fetched = re.compile(r'<(?:script|img|link|iframe)[^>]+(?:src|href)="(?:https?:)?//[^"]*')
    assert {found for file in tmp_path.rglob("*.html") for found in fetched.findall(file.read_text("utf-8"))} == set()
