"""How long game codes get: they have to go into a message."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from seqnum.decks import Deck
from seqnum.engine import PRESETS, preset
from seqnum.match import Match, Pupil, replay
from seqnum.match.game_code import match_code
from seqnum.match.log import Answered, Moved, stored_match
from seqnum.players import Heuristic, Random

HERE = Path(__file__)
GAMES = 3


def deck_for(name: str) -> Deck:
    """A deck as teachers make them: two skills where the cards ask something."""
    if preset(name).answer_policy is None:
        return Deck.of_cards(name, seed=7)
    board, level = ((6, 7), 1) if name == "young" else ((8, 8), 2)
    return Deck.generate("add_within_20", "sub_within_20", board=board, level=level, seed=7, rules=name)


def codes(name: str, seed: int) -> tuple[str, str]:
    """The codes of a game in the middle and at its end: pupils who err, or where there is nothing to ask, computers."""
    deck = deck_for(name)
    weak = Pupil("Ana", ability=0.5), Pupil("Ben", ability=0.5)
    computers = Heuristic(level=3), Random() if seed % 2 else Heuristic(level=3)
    match = Match(deck, list(weak if deck.asks else computers), seed=f"{seed:016x}")
    match.run()
    steps = [event.n for event in match.log if isinstance(event, Answered | Moved)]
    half = match.log[: steps[len(steps) // 2]]
    lines = b"".join(msgspec.json.encode(event) + b"\n" for event in half)
    table = replay(stored_match(lines, HERE), HERE).table
    return match_code(match.log[0], deck, table, half), match.code()  # type: ignore[arg-type]


@pytest.mark.parametrize("name", PRESETS)
def test_a_code_can_be_pasted(name):
    """At most 250 characters for a whole game with questions, 400 for any other; in the middle of it less."""
    for seed in range(GAMES):
        middle, end = codes(name, seed)

        assert len(middle) < len(end) <= (250 if preset(name).answer_policy else 400)
