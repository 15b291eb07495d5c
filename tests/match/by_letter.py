"""One of two who play by letter, in a process of its own: ``python -m tests.match.by_letter``.

Each line read is something to do, as JSON; each line written says how the match stands then, with its code.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from seqnum.decks import Deck
from seqnum.engine import Place, Remove, SwapDead, preset
from seqnum.errors import SeqnumError
from seqnum.match import Match
from tests.match.tables import answer_right, answer_wrong, open_cells, right_cells

WRONG = 0.2


def deck_for(rules: str) -> Deck:
    """The deck that both know of, or hear of in the code."""
    if preset(rules).answer_policy is None:
        return Deck.of_cards(rules, seed=3)
    return Deck.generate("add_within_20", "sub_within_20", board=(8, 8), seed=3, rules=rules)


def one_thing(match: Match, rng: Random) -> None:
    """Do one of the things that whoever is to move can do, now and then a wrong one."""
    cards = [card for card in match.must() or match.hand() if match.question(card) and right_cells(match, card)]
    if cards and match.solved is None:
        card = cards[int(rng.random() * len(cards))]
        (answer_wrong if rng.random() < WRONG else answer_right)(match, card)
        return
    move = match.position().legal()[0]
    asks = match.question(move.card) if isinstance(move, SwapDead) else None
    if asks is not None:
        match.say_number(move.card, str(asks.answer))  # type: ignore[attr-defined]
    elif isinstance(move, Place | Remove):
        match.answer(move.card, move.cell)
    elif isinstance(move, SwapDead):
        match.swap(move.card)
    else:
        match.pass_turn()


def play(match: Match, rng: Random) -> None:
    """Play until it is the other one's turn."""
    turn = match.position().turn_number
    while not match.over and match.position().turn_number == turn:
        one_thing(match, rng)


def do(match: Match | None, asked: dict[str, Any], rng: Random) -> Match:
    if asked["do"] == "start":
        return Match(deck_for(asked["rules"]), ["Ana", "Ben"], seed=asked["seed"])
    if asked["do"] == "paste" and match is None:
        return Match.from_code(asked["code"], lang=asked.get("lang"), save=asked.get("save"))
    assert match is not None
    if asked["do"] == "paste":
        match.receive(asked["code"])
    else:
        play(match, rng)
    return match


def main() -> None:
    match: Match | None = None
    rng = Random("by letter")
    for line in sys.stdin:
        refused = None
        try:
            match = do(match, json.loads(line), rng)
        except SeqnumError as error:
            refused = str(error)
        state = {} if match is None else as_seen(match)
        print(json.dumps({"refused": refused, **state}), flush=True)


def as_seen(match: Match) -> dict[str, Any]:
    return {
        "code": match.code(),
        "turn": match.turn,
        "over": match.over,
        "winner": match.winner,
        "position": match.position().text(),
        "answered": sorted({one.student for one in match.attempts()}),
        "open": len(open_cells(match)),
    }


if __name__ == "__main__":
    main()
