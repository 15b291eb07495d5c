"""Perft: how many ways there are to go on for one move, two, three. The counts stand in ``perft.txt``.

They are written by the slow reference, so that the two engines have to count the same.
"""

from __future__ import annotations

import copy
from itertools import product
from pathlib import Path

from seqnum.engine import PRESETS, Game, board_for, preset
from tests.engine import golden
from tests.engine.agreement import Both
from tests.engine.playing import played
from tests.engine.reference import move_of

FILE = Path(__file__).parent / "perft.txt"
SEED = "perft"
_BEGUN = (0, 12, 30)
"""How many random moves are made first."""
_MOST_WAYS = 60_000


def games():
    """Every position that is counted, by its name."""
    texts = [*PRESETS, *golden.OPTIONS.values(), *golden.POLICIES.values()]
    for text, begun in product(dict.fromkeys(texts), _BEGUN):
        game = played(golden.dealt(text), SEED, most=begun)
        if not game.over:
            yield f"{text} after {begun}", game
    for players in (3, 4, 6):
        yield (
            f"sequence of {players}",
            Game.deal(preset("sequence"), *board_for("sequence"), players=players, seed=SEED),
        )


def write_counts():
    lines = []
    for name, game in games():
        counts: list[int] = []
        for depth in range(1, _deepest(name) + 1):
            if counts and counts[-1] ** 2 / (counts[-2] if len(counts) > 1 else 1) > _MOST_WAYS:
                break
            counts.append(slow_perft(game, depth))
        lines.append(f"{name}: {' '.join(map(str, counts))}")
        print(lines[-1])
    FILE.write_text("\n".join([*lines, ""]), encoding="utf-8")


def _deepest(name):
    """Presets under way are counted deeper than the examples of their options."""
    return 4 if name in {f"{preset} after 12" for preset in PRESETS} else 3


def read_counts():
    """The counts by name: depth 1, depth 2 …"""
    pairs = (line.split(": ") for line in FILE.read_text(encoding="utf-8").splitlines())
    return {name: [int(count) for count in counts.split()] for name, counts in pairs}


def slow_perft(game, depth):
    """Count with the reference: it lists the moves and makes them."""
    both = Both(Game(game.rules, game.layout, game.cards, game.seating, game.order, game.starter, game.seed))
    for move in game.moves:
        both.play(move)
    return _count(both.reference, depth)


def _count(reference, depth):
    if not depth or reference.over:
        return 1
    moves = reference.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in sorted(moves, key=repr):
        following = copy.deepcopy(reference)
        following.apply(move_of(move, following))
        total += _count(following, depth - 1)
    return total
