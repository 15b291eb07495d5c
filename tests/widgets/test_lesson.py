"""A lesson as it is held: the student notebook in JupyterLab in Chromium, played to a win, then read by the teacher."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from seqnum.results import Results
from seqnum.shipped import notebooks_folder
from seqnum.text import LANGUAGES
from tests.widgets.player import AtTheBoard

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.lab import Lab, Lesson

pytestmark = pytest.mark.browser

MOST_TURNS = 120


@pytest.fixture
def student_notebook(lab: Lab, request: pytest.FixtureRequest) -> Path:
    """A copy of the student notebook in a folder of its own, as a pupil has it."""
    folder = lab.folder / request.node.name.replace("[", "-").rstrip("]")
    folder.mkdir()
    shutil.copy(notebooks_folder() / "en" / "lesson.json", folder)
    shutil.copytree(notebooks_folder() / "en" / "pictures", folder / "pictures")
    return Path(shutil.copy(notebooks_folder() / "en" / "2_play.ipynb", folder / f"{folder.name}.ipynb"))


def play_to_the_end(student: AtTheBoard, names: list[str | None]) -> None:
    """Play for every person; the first answers one card wrongly twice, then well."""
    wrong_left = 2
    for _ in range(MOST_TURNS):
        phase = student.settle()
        if phase == "over":
            return
        if phase == "handover":
            student.take_laptop()
        elif wrong_left and student.name == names[0]:
            wrong_left -= 1
            student.answer_wrongly()
        elif student.name == names[0]:
            student.answer_well(own_side=0)
        elif len(student.wrong) < 3:
            student.answer_wrongly()
        else:
            student.swap()
    pytest.fail(f"nobody has won after {MOST_TURNS} turns")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("opponent", ["Ben", None], ids=["person", "computer"])
def test_a_game_is_won_and_its_file_tells_the_wrong_answers(
    lesson: Callable[..., Lesson], student_notebook: Path, lang: str, opponent: str | None
):
    """Played by clicks alone to a win; the file then holds exactly the wrong numbers that were given."""
    names: list[str | None] = ["Ana", opponent]
    notebook = lesson(student_notebook, reduced_motion="reduce")
    notebook.run_all()
    student = AtTheBoard(notebook.page, lang)
    student.sit_down(names)

    play_to_the_end(student, names)

    ending = notebook.page.locator(".sq-ending")
    assert ending.get_by_role("button", name=student.say("over.again")).is_visible()
    frame = Results.read(student_notebook.parent / "results").frame
    wrong = frame[frame["outcome"] == "incorrect"]
    assert list(zip(wrong["student"], wrong["expected"], wrong["chosen"], strict=True)) == student.wrong
    assert len(student.wrong) >= 2
