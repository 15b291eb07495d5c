"""Whatever is lost, late or doubled between a page and the board: a move is played once, and no page is loaded anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.match.tables import answer_right, answer_wrong, match_of, playable, right_cells, seven_thousands
from tests.widgets.test_bad_messages import six_in_a_row
from tests.widgets.wire import Wire, Wired

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from seqnum.match import Match

LATE = 4100
pytestmark = pytest.mark.browser


def seated(act: Callable[[Match], object], **options: Any) -> Callable[[], Wired]:
    def board() -> Wired:
        match = match_of(**options)
        made = Wired(match)
        made._handle_custom_msg({"type": "ready", "id": 1, "seq": 1}, [])
        act(match)
        made.catch_up()
        made.out.clear()
        return made

    return board


def click(*selectors: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return act


def start(page: Page) -> None:
    page.locator(".sq-own-name").fill("Ana")
    page.locator(".sq-start").click()


def put_right(page: Page, wire: Wire) -> None:
    game = wire.board.match
    assert game is not None
    card = playable(game)
    page.locator(".sq-card").nth(game.hand().index(card)).click()
    page.locator(".sq-space").nth(right_cells(game, card)[0]).click()


PHASES: dict[str, tuple[Callable[[], Wired], Callable[[Page], None] | None]] = {
    "lobby": (lambda: Wired(seven_thousands()), start),
    "handover": (lambda: Wired(match_of()), click(".sq-handover .sq-main")),
    "play": (seated(lambda _: None), None),
    "tried": (seated(lambda match: answer_wrong(match, playable(match))), click(".sq-together")),
    "choosing": (seated(six_in_a_row), click(".sq-lines button")),
    "check": (
        seated(lambda match: answer_right(match, playable(match)), answer_policy="challenge"),
        click(".sq-check .sq-main"),
    ),
    "over": (seated(lambda match: match.ring()), click(".sq-ending > button")),
}


def lose_message(wire: Wire) -> None:
    """What the page said never arrives."""
    wire.taken()


def lose_reply(wire: Wire) -> None:
    """It is done, and the page hears only what has changed."""
    wire.hear(wire.taken())
    wire.tell(packet for packet in wire.said() if packet[0] == "traits")


def lose_state(wire: Wire) -> None:
    """It is done, and the page hears only that it is."""
    wire.hear(wire.taken())
    wire.tell(packet for packet in wire.said() if packet[0] == "custom")


def lose_all(wire: Wire) -> None:
    """It is done, and the page hears nothing."""
    wire.hear(wire.taken())
    wire.said()


def double(wire: Wire) -> None:
    """Everything comes twice, and what was said first comes once more at the end."""
    messages = wire.taken()
    wire.hear([*messages, *messages])
    packets = wire.said()
    wire.tell([*packets, *packets, packets[0]])


def reverse(wire: Wire) -> None:
    """What the board says comes in the wrong order."""
    wire.hear(wire.taken())
    wire.tell(reversed(wire.said()))


FAULTS = (
    lose_message,
    lose_all,
    *(pytest.param(fault, marks=pytest.mark.slow) for fault in (lose_reply, lose_state, double, reverse)),
)


@pytest.fixture(scope="module")
def page_of(browser: Browser) -> Iterator[Callable[[Wired], tuple[Page, Wire]]]:
    """Open a page of a board, whose clock only the test moves."""
    contexts = []

    def open_page(board: Wired) -> tuple[Page, Wire]:
        context = browser.new_context(reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(5000)
        page.clock.install()
        wire = Wire(board)
        wire.join(page)
        wire.settle()
        return page, wire

    yield open_page
    for context in contexts:
        context.close()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_move_is_played_once_whatever_is_lost(fault: Callable[[Wire], None], page_of: Any) -> None:
    """In every phase: after the fault and some seconds the page shows what the board does, one step on, and is free."""
    for phase, (make, act) in PHASES.items():
        page, wire = page_of(make())
        seq = wire.board.state["seq"]
        (act or (lambda page, wire=wire: put_right(page, wire)))(page)
        assert wire.take_up() == 1, phase
        fault(wire)
        for _ in range(3):
            wire.settle()
            page.clock.run_for(LATE)
        wire.settle()

        assert wire.board.state["seq"] == seq + 1, phase
        assert shown(page) == {"busy": False, "notice": False, "seq": wire.board.state["seq"], "errors": []}, phase
        page.context.close()


def test_nothing_is_played_on_a_board_that_is_known_to_be_old(page_of: Any) -> None:
    """Told that its move was done, a page that did not hear what it changed is not free before it does."""
    make, _ = PHASES["play"]
    page, wire = page_of(make())
    put_right(page, wire)
    wire.take_up()
    lose_state(wire)
    wire.take_up()
    assert shown(page)["busy"]

    wire.settle()
    assert not shown(page)["busy"]
    assert page.locator(".sq-space .sq-chip").count() == 1


def shown(page: Page) -> Any:
    return page.evaluate("""() => ({
      busy: "busy" in document.querySelector(".sq-root").dataset,
      notice: !document.querySelector(".sq-notice").hidden,
      seq: window.traits().state.seq,
      errors: window.errors,
    })""")
