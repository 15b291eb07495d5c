"""The whole game from the accessibility tree, with keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from seqnum.decks import Deck
from seqnum.match import Match
from seqnum.players import Heuristic
from seqnum.text import LANGUAGES
from tests.widgets.bridge import Bridged, open_board
from tests.widgets.listener import Listener

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

MOST = 60


def game(lang: str) -> Match:
    deck = Deck.generate("add_within_20", "sub_within_20", board=(6, 7), rules="young", seed=1)
    return Match(deck, ["Ana", Heuristic(level=1)], rules="young", seed=3, lang=lang)


def test_a_whole_game_is_played_by_ear(browser: Browser):
    """Names of cards and spaces suffice to play and win; the language changes on the way.

    A chosen card leads to the board and a chip put back to the hand; what happened is said, and how it ended.
    """
    page = browser.new_page(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    board = Bridged(game("en"))
    open_board(page, board)
    ana = Listener(page, "en")
    for turn in range(MOST):
        if ana.settle() == "over":
            break
        if turn:
            page.locator("[role=toolbar] button:focus").wait_for()
        if turn in {2, 4}:
            ana.lang = LANGUAGES[turn // 2]
            page.get_by_role("combobox").select_option(ana.lang)
            page.wait_for_selector(f".sq-root[lang={ana.lang}]:not([data-busy])")
        assert ana.say("line.turn", name="Ana") in ana.status()
        ana.answer_well(own_side=0)
    assert board.table is not None
    winner = board.table["seats"][board.state["winner"]]["name"]
    assert ana.status().endswith(ana.say("over.winner", n=1, names=winner))
    assert ana.heard() == ana.say("over.again")
    page.keyboard.press("Enter")
    page.locator("[role=toolbar] button:focus").wait_for()
    page.close()
