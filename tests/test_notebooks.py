from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from seqnum.cli.play import DECK, STUDENT_NOTEBOOK, find_notebook
from seqnum.decks import Deck
from seqnum.shipped import notebooks_folder
from seqnum.text import LANGUAGES, catalogue, set_language

FOLDERS = [notebooks_folder() / lang for lang in LANGUAGES if (notebooks_folder() / lang).is_dir()]
NOTEBOOKS = sorted(path for path in notebooks_folder().rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def test_the_students_notebook_is_there():
    """`seqnum play` opens a lesson that exists."""
    assert find_notebook(notebooks_folder(), STUDENT_NOTEBOOK) in NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_are_committed_without_outputs(path):
    """What running a lesson shows belongs to who ran it; the kernel is any Python 3."""
    book = json.loads(Path(path).read_text(encoding="utf-8"))

    ran = [cell for cell in book["cells"] if cell.get("outputs") or cell.get("execution_count")]
    assert not ran
    assert "widgets" not in book["metadata"]
    assert book["metadata"]["kernelspec"]["name"] == "python3"


def cells(path, kind):
    """Return the texts of the cells of one kind."""
    book = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == kind]


@pytest.fixture(autouse=True)
def _language():
    """A lesson sets the language of its process, which here is that of all tests."""
    yield
    set_language(None)


def test_each_language_has_the_same_lessons():
    """The same names, cell for cell of the same kind; only words, units and languages differ."""
    assert [folder.name for folder in FOLDERS] == list(LANGUAGES)
    for path in FOLDERS[0].glob("*.ipynb"):
        kinds = [
            [(cell["id"], cell["cell_type"]) for cell in json.loads((folder / path.name).read_text("utf-8"))["cells"]]
            for folder in FOLDERS
        ]
        assert kinds[0] == kinds[1] == kinds[2]
    assert len({tuple(sorted(path.name for path in folder.iterdir() if path.is_file())) for folder in FOLDERS}) == 1


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def folder(request):
    """The lessons of one language."""
    return request.param


def test_the_deck_beside_the_lessons_is_the_one_the_teacher_would_save(folder, tmp_path, monkeypatch):
    """Run as it is, the teacher's notebook writes the file that the students' notebook opens, byte for byte.

    When it does not, run it (`pytest notebooks/en/1_prepare.ipynb`) and commit the file.
    """
    monkeypatch.chdir(tmp_path)
    exec("\n".join(cells(folder / "1_prepare.ipynb", "code")), {})

    assert (tmp_path / DECK).read_bytes() == (folder / DECK).read_bytes()
    assert f'sq.Board("{DECK}"' in "".join(cells(folder / "2_play.ipynb", "code"))


def test_buttons_are_called_as_on_the_board(folder):
    """What the students' notebook prints in bold is on a button, or on the keyboard."""
    words = catalogue(folder.name)
    buttons = {
        words["widgets.board.lobby.start"],
        words["widgets.board.lobby.resume"].format(names="…"),
        words["widgets.board.keep.title"],
    }

    bold = set(re.findall(r"\*\*(.+?)\*\*", "\n".join(cells(folder / "2_play.ipynb", "markdown"))))
    assert buttons <= bold
    assert bold - buttons == {"Mayús + Intro" if folder.name == "es" else "Shift + Enter"}


def test_the_lines_of_a_spreadsheet_can_be_read(folder, tmp_path):
    """The example of own questions makes a deck, with the command that stands beside it."""
    text = "\n".join(cells(folder / "1_prepare.ipynb", "markdown"))
    (lines,) = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    (tmp_path / "mine.csv").write_text(lines, encoding="utf-8")

    assert "board=(6, 7)" in text
    assert len({card.answer for card in Deck.from_csv(tmp_path / "mine.csv", board=(6, 7)).cards} - {None}) == 5


def test_all_results_at_once_or_those_of_a_folder(folder, tmp_path, monkeypatch):
    """Whoever names a folder and runs all cells sees that folder, not the simulated class."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "results").mkdir()
    named, *others = cells(folder / "3_results.ipynb", "code")
    assert named == 'folder = ""'
    names = {"folder": "results"}
    exec(others[0], names)

    assert "<Results: students=0, simulated=0, attempts=0, games=0, refused=0>" in repr(names["results"])
