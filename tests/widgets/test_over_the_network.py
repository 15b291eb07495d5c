"""A board over a real Jupyter websocket: three browsers that race on one kernel."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest

from seqnum.results import Results
from tests.lab import Lesson, visit_notebook
from tests.network import Network
from tests.widgets.player import WORKED_OUT, AtTheBoard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.hosts import Hosted, Name
    from tests.lab import Lab

    Visit = Callable[[Hosted, Network], Lesson]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SETUP = "import seqnum as sq\ndeck = sq.Deck.generate('add_3digit', board=(8, 8), level=2, seed=7)"
OWN_SCREENS = "sq.Board(sq.Match(deck, ['Ana', 'Ben'], seed=3, save='kept'), screens='own')"


@pytest.fixture
def visit(lab: Lab, browser: Browser) -> Iterator[Visit]:
    """Open a hosted notebook in one more browser; at the end each must have asked no other host and logged no error."""
    visitors: list[Lesson] = []
    with ExitStack() as stack:

        def join(hosted: Hosted, network: Network) -> Lesson:
            assert hosted.name in ("lab", "notebook")
            path = hosted.folder / f"in_{hosted.name}.ipynb"
            view = contextmanager(visit_notebook)(
                lab, browser, path, app=hosted.name, prepare=network.join, reduced_motion="reduce"
            )
            visitors.append(stack.enter_context(view))
            return visitors[-1]

        yield join
        for visitor in visitors:
            visitor.check()


def answered_by(name: str, folder: Path) -> list[str]:
    """Return what Python has written down of somebody's answers."""
    frame = Results.read(folder / "kept").frame
    return [*frame["chosen"][frame["student"] == name]]


@pytest.mark.parametrize("name", ["lab", "notebook"])
def test_three_browsers_race_on_one_kernel_and_one_wins(host: Callable[..., Hosted], visit: Visit, name: Name) -> None:
    """Three put Ana's chip at once, each elsewhere: one is played, two are told; then all show the same, and go on."""
    network = Network()
    hosted = host(name, SETUP, OWN_SCREENS, reduced_motion="reduce", prepare=network.join)
    lead = hosted.watched
    assert isinstance(lead, Lesson)
    lead.page.get_by_role("button", name="I’m Ana").wait_for(timeout=WORKED_OUT)
    lead.save()  # only then do the others find what it shows
    lessons = [lead, visit(hosted, network), visit(hosted, network)]
    players = [AtTheBoard(lesson.page, "en") for lesson in lessons]
    for player in players:
        player.page.get_by_role("button", name="I’m Ana").click(timeout=WORKED_OUT)
        player.settle()

    # All have clicked before any of them can have heard of another.
    network.there = "held"
    (layout, _), hand = players[0].board(), players[0].hand()
    places = [(place, cell) for place, answer in hand if answer for cell in layout.cells_of(answer)]
    for player, (place, cell) in zip(players, places[:3], strict=True):
        player.play(place, cell)
    network.restore()

    for lesson in lessons:
        lesson.page.locator(".sq-line", has_text="Ben is playing.").wait_for(timeout=WORKED_OUT)
        lesson.page.locator(".sq-root:not([data-busy])").wait_for(timeout=WORKED_OUT)
    verdicts = [lesson.page.locator(".sq-verdict").inner_text() for lesson in lessons]
    assert sum("The board has changed meanwhile." in verdict for verdict in verdicts) == 2
    (played,) = answered_by("Ana", hosted.folder)
    boards = [player.board() for player in players]
    assert boards[0] == boards[1] == boards[2]
    ((cell, side),) = boards[0][1].items()
    assert (layout.faces[cell], side) == (played, 0)

    lessons[2].page.get_by_role("button", name="Somebody else?").click()
    lessons[2].page.get_by_role("button", name="I’m Ben").click()
    players[2].settle()
    players[2].answer_well(own_side=1)
    for player in players[:2]:
        player.settle()
    assert len(answered_by("Ben", hosted.folder)) == 1
    assert players[0].board() == players[1].board() == players[2].board()
