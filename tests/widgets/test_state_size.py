"""How much is sent a move, on the slowest network of a school."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from seqnum.decks import Deck
from seqnum.engine import PRESETS, classroom, preset
from seqnum.match import Match
from seqnum.maths import SKILLS
from seqnum.players import Heuristic
from seqnum.text import LANGUAGES
from tests.widgets.test_board import Heard
from tests.widgets.test_card_games import play_on
from tests.widgets.test_every_preset import deck_for

if TYPE_CHECKING:
    from seqnum.engine import Rules

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
        sizes.append(size_of(board))
    assert max(sizes) <= MOST


@lru_cache
def deck_of(skill: str) -> Deck:
    return Deck.generate(skill, seed=3)


def opened(skill: str, lang: str) -> Heard:
    """A board of a skill, on which somebody plays against the computer."""
    return Heard(Match(deck_of(skill), ["Ana", Heuristic()], rules=retry(), seed=1, lang=lang), lang=lang)


def retry() -> Rules:
    return replace(classroom(), answer_policy="retry")


def size_of(board: Heard) -> int:
    return len(json.dumps(board.get_state()["state"], ensure_ascii=False, separators=(",", ":")).encode())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_sends_at_most_two_kilobytes_whatever_the_skill(lang: str) -> None:
    """Five long formulas, and the reason why a number is wrong with the way to the right one."""
    sizes = {}
    for skill in SKILLS:
        board = opened(skill, lang)
        if board.state["phase"] == "play" and board.state["hand"]:
            tried(board, Random(skill))
            sizes[skill] = size_of(board)
    assert len(sizes) == len(SKILLS)
    assert {skill: size for skill, size in sizes.items() if size > MOST} == {}
