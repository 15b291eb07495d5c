"""Moves that a real Jupyter websocket loses or that it is cut for: each is played once or reported, never silent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest

from seqnum.results import Results
from tests.lab import PATIENCE
from tests.network import Network
from tests.widgets.player import AtTheBoard

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.hosts import Hosted

    Open = Callable[..., Hosted]

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SETUP = "import seqnum as sq\ndeck = sq.Deck.generate('add_3digit', board=(8, 8), level=2, seed=7)"
BOARD = "sq.Board(sq.Match(deck, ['Ana', sq.players.Heuristic(level=1)], seed=3, save='kept'))"


@pytest.fixture
def network() -> Network:
    """The way between page and kernel."""
    return Network()


@pytest.fixture
def hosted(host: Open, network: Network) -> Hosted:
    """JupyterLab with Ana at a board, over a network of ours."""
    return host("lab", SETUP, BOARD, reduced_motion="reduce", prepare=network.join)


@pytest.fixture
def ana(hosted: Hosted) -> AtTheBoard:
    """Ana, to move."""
    student = AtTheBoard(hosted.page, "en")
    student.settle()
    return student


def check_that_one_was_played(hosted: Hosted, ana: AtTheBoard) -> None:
    """Python has one answer, the board shows its chip, and the next card is played as ever."""
    for answers in (1, 2):
        ana.settle()
        layout, sides = ana.board()
        frame = Results.read(hosted.folder / "kept").frame
        given = [*frame["chosen"][frame["student"] == "Ana"]]
        assert len(given) == answers
        assert sorted(given) == sorted(str(layout.faces[cell]) for cell, side in sides.items() if side == 0)
        if answers == 1:
            ana.answer_well(own_side=0)


@pytest.mark.parametrize("way", ["there", "back"])
def test_a_lost_message_is_sent_again(
    hosted: Hosted, network: Network, ana: AtTheBoard, way: Literal["there", "back"]
) -> None:
    """What is lost on the way to the kernel or back: the board says it waits, and then the move is played, once."""
    setattr(network, way, "lost")
    ana.answer_well(own_side=0)
    hosted.page.locator(".sq-notice").wait_for()
    network.restore()

    check_that_one_was_played(hosted, ana)
    assert hosted.page.locator(".sq-notice").is_hidden()


def test_what_was_held_up_is_played_once(hosted: Hosted, network: Network, ana: AtTheBoard) -> None:
    """A network that stands still and then brings all at once, also what was sent again meanwhile."""
    network.there = "held"
    ana.answer_well(own_side=0)
    hosted.page.locator(".sq-notice").wait_for()
    network.restore()

    check_that_one_was_played(hosted, ana)


def test_a_move_into_a_cut_line_is_reported_and_played_once_it_is_back(
    hosted: Hosted, network: Network, ana: AtTheBoard
) -> None:
    """The board says that nobody answers and takes no other move; as soon as JupyterLab is back, the move is played."""
    network.cut()
    ana.answer_well(own_side=0)
    notice = hosted.page.locator(".sq-notice")
    notice.get_by_text(ana.say("link.lost")).wait_for(timeout=PATIENCE)
    assert notice.get_by_role("button", name=ana.say("link.retry")).is_visible()
    network.restore()

    notice.wait_for(state="hidden", timeout=PATIENCE)
    check_that_one_was_played(hosted, ana)
