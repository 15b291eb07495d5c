"""A board on the wall: printed cards, a pile for each group, and a teacher who types the number of the card played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from seqnum.decks import Deck
from seqnum.match import Match, MatchError
from seqnum.results import Results
from seqnum.widgets import Board
from tests.match.tables import match_of, seven_thousands
from tests.widgets.test_board import Heard
from tests.widgets.wire import Wire, Wired

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

GROUPS = [{"kind": "person", "name": "Group 1"}, {"kind": "person", "name": "Group 2"}]


def on_the_wall(**options: Any) -> Heard:
    board = Heard(seven_thousands(), screens="projector", **options)
    assert board.ask("start", players=GROUPS, lang="en")["ok"]
    return board


def pick(board: Heard, number: int) -> Any:
    return board.ask("card", seat=board.state["viewer"], number=number)


def spaces_of(board: Heard, number: int, *, right: bool = True) -> list[int]:
    question = board.game.question(number - 1)
    assert question is not None
    faces, chips = board.game.layout.faces, board.state["chips"]
    fits = [cell for cell, face in enumerate(faces) if face is not None and chips[cell] == "."]
    return [cell for cell in fits if (faces[cell] == str(question.answer)) == right]


def test_no_hand_is_shown_until_the_number_of_a_card_is_typed():
    """Odd cards are the first group's, even ones the second's; others, and none, are refused with the number."""
    board = on_the_wall()
    assert (board.state["phase"], board.state["viewer"], board.state["hand"]) == ("play", 0, [])

    for number in (0, 2, 36, 37, 999):
        reply = pick(board, number)
        assert not reply["ok"]
        assert str(number) in reply["text"]
    assert pick(board, 3)["ok"]
    (card,) = board.state["hand"]
    assert card["id"] == "k2"
    assert board.play(2, spaces_of(board, 3)[0])["ok"]
    assert (board.state["turn"], board.state["viewer"], board.state["hand"]) == (1, 1, [])
    assert not pick(board, 3)["ok"]
    assert pick(board, 4)["ok"]


def test_answers_are_judged_and_recorded_like_any_other(tmp_path: Path):
    """Two wrong numbers end the turn; the file is played again by who reads it; of hands it claims to know nothing."""
    board = on_the_wall(save=tmp_path)
    assert pick(board, 1)["ok"]
    wrong = spaces_of(board, 1, right=False)
    assert board.play(0, wrong[0])["ok"]
    assert [card["tries"] for card in board.state["hand"]] == [1]
    assert board.play(0, wrong[1])["ok"]
    assert (board.state["verdict"]["tone"], board.state["turn"]) == ("reveal", 1)
    assert pick(board, 2)["ok"]
    assert board.play(1, spaces_of(board, 2)[0])["ok"]

    assert [one.hand for one in board.game.attempts()] == [(), (), ()]
    read = Results.read(tmp_path, verify=True)
    assert read.unverified.empty
    assert board.game.path is not None
    again = Heard(Match.resume(board.game.path))
    assert (again.shown_table["printed"], again.state["hand"], again.state["viewer"]) == (True, [], 0)


def test_a_wrong_tap_is_taken_back():
    """Whoever taps for a class taps wrong now and then."""
    board = on_the_wall()
    assert pick(board, 1)["ok"]
    assert board.play(0, spaces_of(board, 1)[0])["ok"]
    board.game.undo()
    board.catch_up()
    assert (board.state["turn"], "0" in board.state["chips"]) == (0, False)


def test_a_number_typed_in_the_last_game_shows_no_card_in_the_next():
    """Whoever has that card now has not said its number yet."""
    board = on_the_wall()
    assert pick(board, 1)["ok"]
    board.game.ring()
    board.catch_up()
    assert board.ask("again")["ok"]
    first = board.state["viewer"]
    assert (board.state["phase"], board.state["hand"], first) == ("play", [], board.game.turn)
    assert pick(board, first + 1)["ok"]


@pytest.mark.parametrize("game", [match_of, lambda: Deck.of_cards("sequence")])
def test_what_has_no_numbers_on_paper_is_refused(game: Any):
    """Cards that ask nothing, and cards that were dealt to hands."""
    with pytest.raises(MatchError, match="printed with numbers"):
        Board(game(), screens="projector")


@pytest.mark.browser
def test_it_is_read_from_the_back_of_a_room(browser: Browser) -> None:
    """On a projector of 1280 × 720 and of 1920 × 1080 all stands on one screen, with lines of 30 px and more."""
    for width, height in ((1280, 720), (1920, 1080)):
        page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
        board = Wired(seven_thousands(), screens="projector")
        board._handle_custom_msg({"type": "start", "id": 1, "seq": 1, "lang": "en", "players": GROUPS}, [])
        board.out.clear()
        wire = Wire(board)
        wire.join(page)
        wire.settle()
        page.get_by_label("Number of the card").fill("1")
        page.keyboard.press("Enter")
        wire.settle()

        assert page.locator(".sq-card").get_attribute("aria-pressed") == "true"
        heights = page.locator(".sq-space:not([data-free]), .sq-card .sq-sum").evaluate_all(
            """(all) => all.map((each) => {
              const text = document.createRange();
              text.selectNodeContents(each);
              return text.getBoundingClientRect().height;
            })"""
        )
        assert min(heights) >= 30
        bottom = page.locator(".sq-root").evaluate("(root) => root.getBoundingClientRect().bottom")
        assert bottom <= height
        page.close()
