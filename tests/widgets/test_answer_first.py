"""The answer to a move waits for nothing that nobody waits for."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from seqnum.maths.standards import _table as standards_table
from seqnum.text import LANGUAGES, room
from seqnum.widgets import Board
from tests.match.tables import match_of, playable, right_cells, wrong_cells
from tests.widgets.test_board import Heard

if TYPE_CHECKING:
    from collections.abc import Callable


def test_what_a_browser_keeps_comes_after_the_answer():
    """Where a loop runs, as in every kernel, the reply does not wait for what nobody waits for."""

    class Quick(Heard):
        def _soon(self, act: Callable[[], object]) -> None:
            Board._soon(self, act)

        def _send(self, msg: Any, buffers: Any = None) -> None:
            super()._send(msg, buffers)
            if msg.get("content", {}).get("type") == "log":
                kept.set()

    async def played() -> list[str]:
        board.play(card, right_cells(board.game, card)[0])
        answered = [each["type"] for each in board.sent]
        await asyncio.wait_for(kept.wait(), 60)
        return answered

    kept = asyncio.Event()
    board = Quick(match_of())
    board.ask("ready")
    card = playable(board.game)
    board.sent.clear()
    with ThreadPoolExecutor(1) as kernel:  # this thread may have a loop already, the browser's
        assert kernel.submit(asyncio.run, played()).result() == ["reply"]
    assert [each["type"] for each in board.sent] == ["reply", "log"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_answer_loads_nothing(lang: str):
    """All texts and tables that a verdict needs are read before, when a page says hello."""
    room.cache_clear()
    standards_table.cache_clear()
    board = Heard(match_of(lang=lang))
    board.ask("ready")
    board.ask("hello")
    read = [room.cache_info().misses, standards_table.cache_info().misses]
    card = playable(board.game)
    board.play(card, wrong_cells(board.game, card)[0])
    assert board.state["verdict"]["tone"] == "wrong"
    assert [room.cache_info().misses, standards_table.cache_info().misses] == read
