from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections import Counter

import pytest

from seqnum.cli import main
from seqnum.cli.play import DECK, LESSON_FOLDER, OWN_FOLDER, NoLesson, find_notebook, unpack
from seqnum.decks import Deck
from seqnum.engine import board_for
from seqnum.match import Lesson
from seqnum.shipped import notebooks_folder
from seqnum.text import set_language
from tests.lab import write_notebook
from tests.lessons import lessons
from tests.widgets.player import AtTheBoard

CLASS_CODE = Lesson(Deck.generate("add_within_20", seed=7), pupils=14, lang="pt").code()


@pytest.fixture
def played(tmp_path, request):
    """`seqnum play --no-browser` in an empty folder: the process, and the address it prints."""
    command = [sys.executable, "-m", "seqnum", "play", "--no-browser", *getattr(request, "param", ())]
    environment = {**os.environ, "HOME": str(tmp_path / "home")}
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        said = []
        for line in process.stdout or ():
            said.append(line)
            if found := re.search(r"http://\S+token=\w+", line):
                yield process, found.group()
                break
        else:
            pytest.fail("no address:\n" + "".join(said))
        process.kill()


@pytest.mark.browser
def test_play_opens_the_students_notebook(played, browser, tmp_path):
    """The printed address shows the lesson at once, in a copy that the student may change, and nothing calls out."""
    _, address = played
    requests = []
    page = browser.new_context().new_page()
    page.on("request", lambda request: requests.append(request.url))

    page.goto(address)
    page.locator(".jp-NotebookPanel .jp-Cell").first.wait_for()

    assert (tmp_path / LESSON_FOLDER).is_dir()
    assert not [url for url in requests if not re.match(r"(http|ws)://127\.0\.0\.1:|data:|blob:", url)]
    assert not page.get_by_text("official Jupyter news").count()
    assert not page.locator("#jp-left-stack").is_visible()
    page.context.close()


@pytest.mark.browser
@pytest.mark.parametrize("played", [("--rules", "letters")], indirect=True)
def test_a_card_game_from_the_terminal(played, browser):
    """`seqnum play --rules letters`, the box run, two players: the letters are on the board."""
    page = browser.new_context().new_page()
    page.goto(played[1])
    page.get_by_text("| Idle").wait_for()
    page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Shift+Enter")
    student = AtTheBoard(page, "en")
    student.sit_down(["Ana", None])
    student.settle()

    layout, _ = student.board()
    assert Counter(layout.faces) == Counter(board_for("letters")[0].faces)
    page.context.close()


@pytest.mark.browser
@pytest.mark.parametrize("played", [("--code", CLASS_CODE)], indirect=True)
def test_a_class_code_from_the_terminal(played, browser):
    """`seqnum play --code CODE`, the box run: the lesson of the code is there, not that of the file beside it."""
    page = browser.new_context().new_page()
    page.goto(played[1])
    page.get_by_text("| Idle").wait_for()
    page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Shift+Enter")
    page.locator(".sq-root[lang=pt] .sq-numbers .sq-tile").nth(13).wait_for(timeout=30_000)

    assert page.locator(".sq-numbers .sq-tile").count() == 14
    page.context.close()


def test_a_code_that_is_none_opens_nothing(tmp_path, monkeypatch, capsys):
    """One sentence, and no lesson is unpacked."""
    monkeypatch.chdir(tmp_path)

    assert main(["play", "--code", CLASS_CODE[:-1]]) == 1

    assert "damaged" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.browser
def test_what_a_student_did_is_saved_within_seconds(played, browser, tmp_path):
    """A page reloaded by mistake has lost next to nothing; windows and settings stay in the lesson's own folder."""
    _, address = played
    page = browser.new_context().new_page()
    page.goto(address)
    cell = page.locator(".jp-NotebookPanel .jp-CodeCell .cm-content").first

    with page.expect_response(_saves_the_notebook, timeout=30_000):
        cell.press_sequentially("# ")

    folder = tmp_path / LESSON_FOLDER
    assert "# " in (folder / "en" / "2_play.ipynb").read_text(encoding="utf-8")
    assert list((folder / OWN_FOLDER / "workspaces").iterdir())
    assert not list((tmp_path / "home").rglob("*.jupyterlab-workspace"))
    page.context.close()


def _saves_the_notebook(response):
    return response.request.method == "PUT" and "2_play.ipynb" in response.url


def test_ctrl_c_ends_play(played):
    """Ctrl-C stops the server without a question and without a traceback."""
    process, _ = played

    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=60)

    assert process.returncode in {0, 130}
    assert "Traceback" not in rest


def test_a_taken_port_is_refused(tmp_path, monkeypatch, capsys):
    """Who asks for a port gets that one or a sentence, never another one silently."""
    monkeypatch.chdir(tmp_path)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        assert main(["play", "--no-browser", "--port", str(port)]) == 1

    assert str(port) in capsys.readouterr().err


def test_without_jupyterlab_play_says_how_to_get_it(monkeypatch, capsys):
    """Only the lesson needs JupyterLab; a missing one is a sentence."""
    monkeypatch.setitem(sys.modules, "jupyterlab.labapp", None)

    assert main(["play"]) == 1

    assert 'pip install "seqnum[lab]"' in capsys.readouterr().err


def test_an_unknown_lesson_names_those_there_are(tmp_path, monkeypatch, capsys):
    """A wrong name is answered with the right ones."""
    monkeypatch.chdir(tmp_path)

    assert main(["play", "--notebook", "no-such-lesson"]) == 1

    said = capsys.readouterr().err
    named = [said.index(path.stem) for path in lessons(notebooks_folder() / "en")]
    assert named == sorted(named)
    assert said.count("2_play") == 1


def test_unpacking_keeps_what_a_student_wrote(tmp_path):
    """A lesson is copied once; a changed one is kept and named, one that was only run is neither."""
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("changed", "run"):
        (source / "en").mkdir(parents=True, exist_ok=True)
        write_notebook(source / "en" / f"{name}.ipynb", ["1 + 1"])
    assert unpack(source, target) == []

    write_notebook(target / "en" / "changed.ipynb", ["2 + 2"])
    run = json.loads((target / "en" / "run.ipynb").read_text(encoding="utf-8"))
    run["cells"][0]["execution_count"] = 1
    (target / "en" / "run.ipynb").write_text(json.dumps(run), encoding="utf-8")

    assert unpack(source, target) == [target / "en" / "changed.ipynb"]
    assert "2 + 2" in (target / "en" / "changed.ipynb").read_text(encoding="utf-8")


def test_unpacking_brings_the_deck_and_keeps_the_teachers(tmp_path):
    """Deck and pictures come along; a deck that a teacher saved over it stays, without a word, as it is meant to."""
    source, target = tmp_path / "source", tmp_path / "target"
    (source / "en" / ".ipynb_checkpoints").mkdir(parents=True)
    write_notebook(source / "en" / "2_play.ipynb", [])
    write_notebook(source / "en" / ".ipynb_checkpoints" / "2_play-checkpoint.ipynb", [])
    (source / "en" / DECK).write_text("ours", encoding="utf-8")
    (source / "en" / "other.json").write_text("left by somebody", encoding="utf-8")
    (source / "en" / "pictures").mkdir()
    (source / "en" / "pictures" / "2_play.png").write_bytes(b"a picture")
    assert unpack(source, target) == []
    assert sorted(path.name for path in target.rglob("*.*")) == ["2_play.ipynb", "2_play.png", DECK]

    (target / "en" / DECK).write_text("the teacher's", encoding="utf-8")

    assert unpack(source, target) == []
    assert (target / "en" / DECK).read_text(encoding="utf-8") == "the teacher's"


def test_old_copies_are_no_lessons(tmp_path):
    """What JupyterLab keeps of a notebook is not offered as one."""
    (tmp_path / ".ipynb_checkpoints").mkdir()
    write_notebook(tmp_path / ".ipynb_checkpoints" / "2_play-checkpoint.ipynb", [])

    with pytest.raises(NoLesson):
        find_notebook(tmp_path, "2_play-checkpoint")


def test_a_lesson_is_found_by_its_short_name(tmp_path):
    """The folder, the number and the ending may be left out; then it is the one in the reader's language."""
    for folder in ("en", "es"):
        (tmp_path / folder).mkdir()
        write_notebook(tmp_path / folder / "2_play.ipynb", [])

    for name in ("2_play", "2_play.ipynb", "en/2_play", "play"):
        assert find_notebook(tmp_path, name) == tmp_path / "en" / "2_play.ipynb"
    set_language("es")
    for name in ("2_play", "play"):
        assert find_notebook(tmp_path, name) == tmp_path / "es" / "2_play.ipynb"
    set_language("pt")
    assert find_notebook(tmp_path, "2_play") == tmp_path / "en" / "2_play.ipynb"
