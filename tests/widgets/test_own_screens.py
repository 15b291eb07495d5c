"""A screen for each player: several pages on one board, each with the seat that was chosen on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from seqnum.match import MatchError
from seqnum.players import Heuristic
from seqnum.widgets import Board
from tests.match.tables import match_of, playable, right_cells, seven_thousands, wrong_cells
from tests.widgets.test_board import Heard
from tests.widgets.wire import Wire, Wired

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

    Room = Callable[..., tuple[Wire, list[Page]]]


def test_each_seat_has_a_view_of_its_own_and_the_rest_is_for_all():
    """Hands stand in the views of persons alone; who moves is checked by seat; no laptop changes hands."""
    board = Heard(match_of(["Ana", "Ben", Heuristic(level=1)]), screens="own")

    assert (board.state["phase"], board.state["viewer"], board.state["hand"]) == ("play", None, [])
    first, second, third = board.state["views"]
    assert ([len(view["hand"]) for view in (first, second)], third) == ([5, 5], None)
    assert {card["id"] for card in first["hand"]}.isdisjoint(card["id"] for card in second["hand"])
    card = playable(board.game)
    cell = right_cells(board.game, card)[0]
    for seat in (1, 2, 7):
        assert not board.play(card, cell, seat=seat)["ok"]
    assert not board.ask("undo", seat=None)["ok"]
    assert not board.ask("ready")["ok"]
    assert board.play(card, cell, seat=0)["ok"]
    assert board.state["turn"] == 1


def test_a_verdict_is_for_whoever_answered():
    """The others see a wrong number on no page; what another side said of an answer is for all."""
    board = Heard(match_of(answer_policy="challenge"), screens="own")
    card = playable(board.game)
    assert board.play(card, wrong_cells(board.game, card)[0], seat=0)["ok"]
    assert board.state["verdict"] is None
    assert [view.get("verdict") is None for view in board.state["views"]] == [False, True]

    assert not board.ask("check", seat=0, agrees=True)["ok"]
    assert board.ask("check", seat=1, agrees=False)["ok"]
    said: Any = board.state["verdict"]
    assert said["tone"] == "reveal"


def test_one_screen_for_all_is_told_nothing_of_this():
    """Without it neither the table nor the state has anything more."""
    board = Heard(match_of())

    assert "own" not in board.shown_table
    assert "views" not in board.state


def test_no_laptop_changes_hands_where_all_cards_lie_open():
    """With open hands the screen turns to whoever is to move; a computer's turn leaves it where it is."""
    match = match_of(["Ana", "Ben", Heuristic(level=1)], open_hands=True)
    board = Heard(match)
    assert (board.state["phase"], board.state["viewer"], len(board.state["hand"])) == ("play", 0, 5)
    card = playable(match)
    assert board.play(card, right_cells(match, card)[0])["ok"]

    assert (board.state["phase"], board.state["viewer"], board.state["verdict"]["tone"]) == ("play", 1, "good")
    card = playable(match)
    assert board.play(card, right_cells(match, card)[0])["ok"]
    assert (board.state["phase"], board.state["viewer"], match.turn) == ("play", 0, 0)


def own_options(screens: str) -> dict[str, str]:
    return {"answer_policy": "two_tries", "answer_by": "board", "screens": screens}


def test_it_is_chosen_when_they_sit_down_and_kept_for_the_next_game():
    """The start screen may ask for it; a refused start changes nothing; the next game asks nobody again."""
    board = Heard(seven_thousands())
    people = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    assert not board.ask("start", players=people[:1], lang="en", options=own_options("own"))["ok"]
    assert not board.ask("start", players=people, lang="en", options=own_options("many"))["ok"]
    assert "own" not in board.state
    assert board.ask("start", players=people, lang="en", options=own_options("own"))["ok"]
    own = board.shown_table["own"]
    board.game.ring()
    board.catch_up()
    assert board.ask("again")["ok"]
    assert board.shown_table["own"] == own


def test_other_screens_are_refused():
    """With the two there are."""
    with pytest.raises(MatchError, match="shared, own, projector"):
        Board(match_of(), screens="two")  # type: ignore[arg-type]


@pytest.fixture
def room(browser: Browser) -> Any:
    """Open some pages of one board, each in a browser of its own."""
    contexts: list[BrowserContext] = []

    def open_pages(board: Wired, number: int) -> tuple[Wire, list[Page]]:
        wire = Wire(board)
        for _ in range(number):
            context = browser.new_context(reduced_motion="reduce")
            context.route("http://board/", lambda route: route.fulfill(body="", content_type="text/html"))
            contexts.append(context)
            page = context.new_page()
            page.set_default_timeout(5000)
            wire.join(page)
        wire.settle()
        return wire, wire.pages

    yield open_pages
    for context in contexts:
        context.close()


@pytest.mark.browser
def test_three_race_and_one_wins(room: Room) -> None:
    """All at once: two with Ana's seat put different chips, Ben tries too; one is played, the rest hear why not."""
    wire, pages = room(Wired(match_of(["Ana", "Ben"]), screens="own"), 4)
    for page, name in zip(pages, ("I’m Ana", "I’m Ana", "I’m Ben", "I only watch"), strict=True):
        page.get_by_role("button", name=name).click()
    game = wire.board.match
    assert game is not None
    card = playable(game)
    for page in pages[:2]:
        page.locator(".sq-card").nth(game.hand(0).index(card)).click()
    pages[0].locator(".sq-space").nth(right_cells(game, card)[0]).click()
    pages[1].locator(".sq-space").nth(wrong_cells(game, card)[0]).click()
    pages[2].locator(".sq-card").first.click(force=True)
    pages[2].locator(".sq-space").nth(right_cells(game, card)[-1]).click(force=True)
    seq = wire.board.state["seq"]
    assert wire.take_up() == 2  # it is not Ben's turn, so his page sends nothing
    wire.settle()

    assert wire.board.state["seq"] == seq + 1
    assert len(game.attempts()) == 1
    said = [page.locator(".sq-verdict").inner_text() for page in pages]
    assert sum("changed meanwhile" in text for text in said) == 1
    assert said[2:] == ["", ""]
    boards = {page.locator(".sq-board").evaluate("(board) => board.textContent") for page in pages}
    assert len(boards) == 1
    assert [page.locator(".sq-card").count() for page in pages] == [5, 5, 5, 0]


@pytest.mark.browser
def test_a_page_keeps_its_seat_and_shows_no_other_hand(room: Room) -> None:
    """Loaded anew it is still Ben's; no text of another hand is on it; somebody else may take it over."""
    wire, (page,) = room(Wired(match_of(["Ana", "Ben"]), screens="own"), 1)
    page.goto("http://board/")
    wire.load(page)
    page.get_by_role("button", name="I’m Ben").click()
    page.goto("http://board/")
    wire.load(page)

    assert page.locator(".sq-you").inner_text().startswith("You are Ben")
    game = wire.board.match
    assert game is not None
    text = page.locator(".sq-root").evaluate("(root) => root.outerHTML")
    for card in game.view(0).hand:
        assert card.kind != "face" or card.text not in text
    page.get_by_role("button", name="Somebody else?").click()
    page.get_by_role("button", name="I only watch").click()
    assert page.locator(".sq-card").count() == 0
    assert page.locator(".sq-line").inner_text() == "Ana is playing."


@pytest.mark.browser
def test_who_waits_or_only_watches_is_told_who_plays(show: Callable[..., Page]):
    """As soon as a seat is chosen; before that nothing is said."""
    page = show("own")
    line = page.locator(".sq-line")
    assert line.inner_text() == ""
    for choice in ("I only watch", "I’m Ben"):
        page.get_by_role("button", name=choice).click()
        assert line.inner_text() == "Ana is playing."
        page.get_by_role("button", name="Somebody else?").click()
