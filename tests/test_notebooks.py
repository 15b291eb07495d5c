"""The lessons: the same in each language, whole, true to the product, and as they are shipped."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from seqnum.cli.play import DECK, STUDENT_NOTEBOOK, find_notebook
from seqnum.decks import Deck
from seqnum.maths import SKILLS
from seqnum.shipped import notebooks_folder
from seqnum.text import LANGUAGES, catalogue, set_language
from tests import lessons
from tests.lessons import FOLDERS, is_translation, pictures

NOTEBOOKS = [path for folder in FOLDERS for path in lessons.lessons(folder)]
STAGES = [path for path in NOTEBOOKS if "see" in lessons.cells(path, "markdown")]
OWN_UNITS = "1_prepare"
"""Each language opens its own curriculum there."""


def test_the_students_notebook_is_there():
    """`seqnum play` opens a lesson that exists."""
    assert find_notebook(notebooks_folder(), STUDENT_NOTEBOOK) in NOTEBOOKS


def named(path):
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=named)
def test_notebooks_are_committed_without_outputs(path):
    """What running a lesson shows belongs to who ran it; the kernel is any Python 3."""
    book = json.loads(Path(path).read_text(encoding="utf-8"))

    ran = [cell for cell in book["cells"] if cell.get("outputs") or cell.get("execution_count")]
    assert not ran
    assert "widgets" not in book["metadata"]
    assert book["metadata"]["kernelspec"]["name"] == "python3"


def cells(path, kind):
    """Return the texts of the cells of one kind."""
    return list(lessons.cells(path, kind).values())


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
        assert pictures(path) == pictures(FOLDERS[1] / path.name) == pictures(FOLDERS[2] / path.name)
    assert len({tuple(sorted(path.name for path in folder.iterdir() if path.is_file())) for folder in FOLDERS}) == 1
    assert len(lessons.lessons(FOLDERS[0])) >= 10


@pytest.mark.parametrize("path", [path for path in NOTEBOOKS if path.parent != FOLDERS[0]], ids=named)
def test_a_lesson_runs_the_same_in_each_language(path):
    """Cell for cell the code is the same but for the language and for words; so one language tells of all three."""
    assert is_translation(path) is (path.stem != OWN_UNITS)


def test_what_is_no_translation_is_told():
    """Another skill, another number or a further line is no matter of words."""
    code = 'import seqnum as sq\ndeck = sq.Deck.generate("add_within_20", seed=7, name="Our deck")'

    def dump(text):
        return lessons.meaning(text)

    assert dump(code) == dump(code.replace("Our deck", "Nuestro mazo") + '\nsq.set_language("es")')
    for other in ("sub_within_20", "8", "name=None"):
        old = {"sub_within_20": "add_within_20", "8": "7", "name=None": 'name="Our deck"'}[other]
        assert dump(code.replace(old, other)) != dump(code)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_pictures_are_there_and_small(folder):
    """What a lesson shows on GitHub lies beside it, is shown somewhere, and weighs little."""
    shown = {folder / name for path in lessons.lessons(folder) for name in pictures(path)}

    assert shown == set((folder / "pictures").iterdir())
    assert sum(file.stat().st_size for file in shown) < 2**20 / len(FOLDERS)
    assert {path.stem for path in lessons.lessons(folder) if not pictures(path)} <= {"15_troubleshooting"}


def test_the_index_lists_all_lessons():
    """In their order, in each language, by their titles."""
    index = (notebooks_folder() / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"\[([^]]+)\]\((\w\w/\w+\.ipynb)\)", index)

    for folder in FOLDERS:
        titles = [cells(path, "markdown")[0].splitlines()[0].partition(" · ")[2] for path in lessons.lessons(folder)]
        names = [f"{folder.name}/{path.name}" for path in lessons.lessons(folder)]
        assert [one for one in listed if one[1].startswith(folder.name)] == list(zip(titles, names, strict=True))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=named)
def test_a_lesson_is_in_its_language(path):
    """It says which, but for English, before it shows anything; the board of 2 is told itself."""
    code = "\n".join(cells(path, "code"))
    lang = path.parent.name

    assert set(re.findall(r"(?:set_language\(|lang=)\"(\w+)\"", code)) - {lang} == set()
    assert lang == "en" or f'"{lang}"' in code


@pytest.mark.parametrize("path", STAGES, ids=named)
def test_a_lesson_has_all_its_parts(path):
    """Aim, deck, play, class code, questions, what to look for; its mistakes bear the names we give them."""
    words, code = lessons.cells(path, "markdown"), lessons.cells(path, "code")
    lang = path.parent.name

    assert {"about", "deck-about", "play-about", "class-about", "talk", "see"} <= set(words)
    assert {"deck", "warnings", "play", "class", "folder", "results"} <= set(code)
    assert len(re.findall(r"^- .+\?$|^- .+\.$", words["talk"], re.MULTILINE)) >= 3
    assert f"**{catalogue(lang)['widgets.board.lobby.code']}**" in words["class-about"]
    names = re.findall(r"^\| \*\*(.+?)\*\* \|", words["see"], re.MULTILINE)
    wanted = re.search(r"diagnose=\[([^\]]+)\]", code["deck"])
    assert wanted
    ids = re.findall(r'"(\w+)"', wanted[1])
    assert sorted(names) == sorted(catalogue(lang)[f"maths.misconception.{one}.name"] for one in ids)


@pytest.mark.parametrize("path", [path for path in STAGES if path.parent == FOLDERS[0]], ids=named)
def test_the_deck_of_a_lesson_plays_well(path):
    """Nothing speaks against it, and it finds what it is asked for."""
    names: dict[str, Any] = {}
    exec("\n".join(lessons.cells(path, "code")[cell] for cell in ("import", "deck")), names)

    assert names["deck"].warnings("en") == []


@pytest.mark.slow
@pytest.mark.parametrize("path", [path for path in STAGES if path.parent == FOLDERS[0]], ids=named)
def test_the_results_of_a_lesson_show_its_mistakes(path):
    """The simulated pupils make the mistakes the lesson names, and the last box finds them."""
    code = lessons.cells(path, "code")
    names: dict[str, Any] = {}
    *before, last = code["results"].strip().splitlines()
    exec("\n".join([code["import"], code["deck"], code["folder"], *before]), names)
    found = eval(last.partition("[[")[0], names)

    made = {pupil.name: pupil.misconceptions for pupil in (names["ana"], names["ben"])}
    assert made == {
        name: tuple(found.loc[found["student"] == name, "misconception"].dropna()) for name in found["student"].unique()
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_gallery_has_every_skill(folder):
    """Each once, under its name, with a card of each level."""
    words = catalogue(folder.name)
    rows = re.findall(
        r"^\| (.+?) \| (.+) \| `(\w+)` \|$", "\n".join(cells(folder / "4_skills.ipynb", "markdown")), re.MULTILINE
    )

    assert sorted(name for *_, name in rows) == sorted(SKILLS)
    for title, cards, name in rows:
        assert title == words[f"maths.skill.{name}.name"]
        assert len(cards.split(" | ")) == 3


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_troubleshooting_names_what_the_board_says(folder):
    """Buttons and sentences are quoted as the board has them."""
    words = catalogue(folder.name)
    text = cells(folder / "15_troubleshooting.ipynb", "markdown")[0]

    for key in ("lobby.resume", "lobby.keep", "link.lost", "link.waiting", "keep.title", "language", "screen"):
        assert words[f"widgets.board.{key}"].format(names="Ana") in text, key


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
