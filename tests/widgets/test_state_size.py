"""How much is sent a move, on the slowest network of a school."""

from __future__ import annotations

import json
from random import Random

import pytest

from seqnum.engine import PRESETS, preset
from seqnum.text import LANGUAGES
from tests.widgets.test_board import Heard
from tests.widgets.test_card_games import play_on
from tests.widgets.test_every_preset import deck_for

MOST = 2000
"""Bytes."""
MOVES = 25


def tried(board: Heard, rng: Random) -> None:
    """Put the first card on some open space, right or wrong."""
    state = board.state
    if state["phase"] == "handover":
        board.ask("ready")
        return
    card = next(card for card in state["hand"] if card["kind"] == "face")
    faces = board.shown_table["faces"]
    cells = [cell for cell, chip in enumerate(state["chips"]) if chip == "." and faces[cell]]
    board.ask("play", seat=state["viewer"], card=card["id"], cell=cells[int(rng.random() * len(cells))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", PRESETS)
def test_a_move_sends_at_most_two_kilobytes(rules: str, lang: str) -> None:
    """Whatever the preset, the language and the position: hands, verdicts and the others' moves included."""
    board = Heard(deck_for(rules))
    board.ask("start", players=[{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Benjamin"}], lang=lang)
    rng = Random(rules)
    sizes = []
    for _ in range(MOVES):
        if board.state["phase"] == "over":
            break
        (play_on if preset(rules).answer_policy is None else tried)(board, rng)
        sizes.append(len(json.dumps(board.state, ensure_ascii=False, separators=(",", ":")).encode()))
    assert max(sizes) <= MOST
