"""The README tells the truth: its examples run, its commands exist."""

from __future__ import annotations

import doctest
import re

import pytest

from seqnum.cli import main
from seqnum.decks import Deck


@pytest.fixture(scope="module")
def readme(root):
    return (root / "README.md").read_text(encoding="utf-8")


def blocks(text, language):
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


def test_python_examples_run(readme, tmp_path, monkeypatch):
    """The Python of the README, from top to bottom in an empty folder, shows what it says."""
    monkeypatch.chdir(tmp_path)
    examples = "\n".join(blocks(readme, "python"))
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    test = doctest.DocTestParser().get_doctest(examples, {}, "README.md", "README.md", 0)

    said: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=flags).run(test, out=said.append)

    assert outcome.attempted > 5
    assert not outcome.failed, "".join(said)


def test_the_lines_of_a_spreadsheet_make_a_deck(readme, tmp_path):
    """The example of own questions can be read as it stands."""
    (lines,) = blocks(readme, "csv")
    (tmp_path / "mine.csv").write_text(lines, encoding="utf-8")

    assert len(Deck.from_csv(tmp_path / "mine.csv").questions) > len(lines.splitlines())


def test_commands_exist(readme, root, capsys):
    """Every `make …` is a target, every `seqnum …` a command."""
    lines = [line for block in blocks(readme, "sh") for line in block.splitlines() if line]
    targets = set(re.findall(r"^([a-z-]+):.*##", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    made = {line.split()[1] for line in lines if line.startswith("make ")}
    assert made
    assert made <= targets
    for command in {line.split()[1] for line in lines if line.startswith("seqnum ")}:
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0, command
    assert capsys.readouterr().out


def test_links_lead_somewhere(readme, root):
    """Every relative link is a file of the repository."""
    linked = re.findall(r"\]\((?!https?:|#)([^)#]+)", readme)
    assert linked
    assert all((root / path).exists() for path in linked)
