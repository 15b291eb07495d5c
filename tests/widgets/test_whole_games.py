"""Whole games in every host, by every way in, in every language: from the start screen to the result taken along."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest

from seqnum.match import read_match_file
from seqnum.results import Results
from seqnum.text import LANGUAGES
from tests.hosts import NAMES, open_in
from tests.widgets.listener import Listener, plain
from tests.widgets.player import AtTheBoard
from tests.widgets.typist import Typist

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.hosts import Hosted, Name
    from tests.lab import Lab

    Enter = Callable[[Name, str], Hosted]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SETUP = """import seqnum as sq
deck = sq.Deck.generate('add_within_20', 'sub_within_20', board=(6, 7), rules='young', seed=1)"""
BOARD = "sq.Board(deck, save='kept')"
MOST_TURNS = 60
NUMBER = "7"
WAYS: dict[str, Callable[[Page, str], AtTheBoard]] = {
    "touch": lambda page, lang: AtTheBoard(page, lang, way="touch", line=4),
    "mouse": lambda page, lang: AtTheBoard(page, lang, line=4),
    "keyboard": lambda page, lang: Typist(page, lang, way="keyboard", line=4),
    "ear": lambda page, lang: Listener(page, lang, way="keyboard", line=4),
}


@pytest.fixture(scope="module")
def enter(lab: Lab, browser: Browser) -> Iterator[Enter]:
    """A board in a host, on a laptop or on a tablet; all games that are played there one after another share it."""
    rooms: dict[tuple[Name, str], Hosted] = {}
    with ExitStack() as stack:

        def room(name: Name, screen: str) -> Hosted:
            if (name, screen) not in rooms:
                stack.close()
                rooms.clear()
                path = lab.folder / f"whole-games-{name}" / f"{name}-{screen}"
                path.parent.mkdir(exist_ok=True)
                options = {"reduced_motion": "reduce", "has_touch": screen == "tablet"}
                opened = contextmanager(open_in)(name, lab, browser, path, [SETUP, BOARD], **options)
                rooms[name, screen] = stack.enter_context(opened)
            return rooms[name, screen]

        yield room


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game(enter: Enter, name: Name, way: str, lang: str, tmp_path: Path):
    """A pupil sits down, errs once, plays to the end and takes the file along; what is to be written down fits it.

    No cell is added, run or removed on the way, nothing is asked of other hosts, and no error is logged.
    """
    room = enter(name, "tablet" if way == "touch" else "laptop")
    room.again()
    page = room.page
    cells = page.locator(".jp-Cell").count()
    pupil = WAYS[way](page, lang)
    pupil.sit_down_alone(NUMBER)
    for turn in range(MOST_TURNS):
        if pupil.settle() == "over":
            break
        if turn == 1:
            pupil.answer_wrongly()
        else:
            pupil.answer_well(own_side=0)
    else:
        pytest.fail(f"nobody has won after {MOST_TURNS} turns")
    with page.expect_download() as coming:
        pupil.keep()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)

    results = Results.read(file)
    assert told(results) == told(Results.read(written(room, file)))
    wrong = results.frame[(results.frame["outcome"] == "incorrect") & (results.frame["student"] == NUMBER)]
    assert list(zip(wrong["student"], wrong["expected"], wrong["chosen"], strict=True)) == pupil.wrong
    (receipt,) = results.receipts().to_dict("records")
    shown = [plain(line) for line in page.locator(".sq-receipt p").all_inner_texts()]
    tally = pupil.say("keep.tally", name=receipt["student"], right=receipt["right"], n=receipt["cards"])
    assert shown[1:] == [plain(tally), pupil.say("keep.game", game=receipt["game"], check=receipt["check"])]
    assert page.locator(".jp-Cell").count() == cells
    room.watched.check()


def written(room: Hosted, taken: Path) -> Path:
    """What Python has of the game that was taken along."""
    game = read_match_file(taken).header.game_id
    (found,) = (path for path in (room.folder / "kept").iterdir() if read_match_file(path).header.game_id == game)
    return found


def told(results: Results) -> str:
    columns = ["student", "item_id", "expected", "chosen", "correct", "card_attempt", "time_to_answer"]
    return str(results.frame[columns].to_csv(index=False))
