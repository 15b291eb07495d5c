"""Claims: the levels are an even ladder, search is not worse than the heuristic, and both beat what others wrote.

All by paired deals: each deal is played twice with the seats exchanged, and a pair is one result. Search plays out a
fixed number of games for a move, the fewest with which it searches at all: how busy the machine is changes nothing.

The rivals play as the open projects say their strongest hand-written players do; none of their code was used. They get
the same view as ours, change dead cards at once, and keep no special card back.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random as Generator
from typing import TYPE_CHECKING

from seqnum.engine import Place, Position, Remove, Setup, SwapDead, board_for, line_masks, preset, shuffled
from seqnum.players import Heuristic, Random, Search
from seqnum.players.search import WORTH_SEARCHING
from seqnum.players.strength import Pairs, Trial, advantage, classic, play_pairs, ratings, trial

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from seqnum.engine import Move, View
    from seqnum.players import Player

LADDER_PAIRS = 200
RIVAL_PAIRS = 200
SEARCH_PAIRS = 300
NOT_WORSE, NOT_BETTER = -50, 10

VERDICTS = {"stronger": "not worse", "not stronger": "worse", "open": "open"}

Lines = list[tuple[int, int, int]]
"""Lines through a space: own chips and free spaces there, chips of others, and the line as a bit mask."""


@dataclass(frozen=True)
class Rival:
    """A player that gives every space marks and takes the best.

    Parameters
    ----------
    marks
        Own marks from the lines through a space, and the space.
    """

    marks: Callable[[View, Lines, int], tuple[float, ...]]

    def choose(self, view: View, rng: Generator) -> Move:
        """Return the move with the best marks."""
        best: list[Move] = []
        most: tuple[float, ...] = ()
        for move in view.legal:
            if isinstance(move, SwapDead):
                return move
            marks = self._marks(view, move)
            if marks > most:
                most, best = marks, [move]
            elif marks == most:
                best.append(move)
        return best[int(rng.random() * len(best))]

    def _marks(self, view: View, move: Move) -> tuple[float, ...]:
        if isinstance(move, Place):
            return self.marks(view, lines_at(view, move.cell), move.cell)
        if isinstance(move, Remove):
            longest = max(theirs for _, theirs, _ in lines_at(view, move.cell))
            return (90.0 if longest >= view.rules.line_length - 1 else -1.0,)
        return (-2.0,)


def lines_at(view: View, cell: int) -> Lines:
    own = view.chips[view.side] | view.layout.free
    others = sum(chips for side, chips in enumerate(view.chips) if side != view.side)
    masks = line_masks(view.layout.rows, view.layout.cols, view.rules.line_length)
    return [((line & own).bit_count(), (line & others).bit_count(), line) for line in masks if line >> cell & 1]


def longest_own(_: View, lines: Lines, __: int) -> tuple[float, ...]:
    """Lengthen the longest line of one's own."""
    return (max((own for own, theirs, _ in lines if not theirs), default=0),)


def block_first(_: View, lines: Lines, __: int) -> tuple[float, ...]:
    """Stand in the way of three or more first, then lengthen one's own."""
    threat = max((theirs for own, theirs, _ in lines if theirs and not own), default=0)
    own = max((own for own, theirs, _ in lines if not theirs), default=0)
    return (100.0 if own >= 4 else threat if threat >= 3 else 0, own)


def centre_first(view: View, lines: Lines, cell: int) -> tuple[float, ...]:
    """Complete a line if possible, else play nearest to the middle."""
    row, col = divmod(cell, view.layout.cols)
    far = abs(row - (view.layout.rows - 1) / 2) + abs(col - (view.layout.cols - 1) / 2)
    done = any(own >= view.rules.line_length - 1 and not theirs for own, theirs, _ in lines)
    return (100.0 if done else 50 - far,)


def pattern_window(_: View, lines: Lines, __: int) -> tuple[float, ...]:
    """Add up marks for all windows of five: 1, 5, 20, 100 for two to five of one's own, half for those blocked."""
    marks = (0.0, 0.0, 1.0, 5.0, 20.0, 100.0)
    build = sum(marks[min(own + 1, 5)] for own, theirs, _ in lines if not theirs)
    return (build + sum(marks[min(theirs + 1, 5)] / 2 for own, theirs, _ in lines if theirs and not own),)


def forks(_: View, lines: Lines, __: int) -> tuple[float, ...]:
    """Complete, stop four, then make as many threats at once as possible."""
    done = any(own >= 4 and not theirs for own, theirs, _ in lines)
    stop = any(theirs >= 4 and not own for own, theirs, _ in lines)
    threats = sum(1 for own, theirs, _ in lines if own >= 2 and not theirs)
    return (2.0 if done else 1.0 if stop else 0.0, threats, sum(own for own, theirs, _ in lines if not theirs))


RIVALS: dict[str, Player] = {
    "longest own line": Rival(longest_own),
    "block first": Rival(block_first),
    "centre first": Rival(centre_first),
    "forks and threats": Rival(forks),
    "pattern window": Rival(pattern_window),
}


def for_two(name: str) -> Setup:
    rules = preset(name)
    return Setup.of(rules, *board_for(name), rules.seating(2))


def ladder() -> Mapping[tuple[str, str], Pairs]:
    players: dict[str, Player] = {"random": Random(), **{f"level {level}": Heuristic(level) for level in range(1, 6)}}
    return {
        (one, other): play_pairs(players[one], players[other], LADDER_PAIRS) for other, one in combinations(players, 2)
    }


def rivals() -> dict[str, Pairs]:
    return {name: play_pairs(Heuristic(level=5), rival, RIVAL_PAIRS) for name, rival in RIVALS.items()}


def search(setup: Setup) -> Trial:
    """Ask whether search is a little better rather than worse by 50 points."""
    player = Search(seconds=None, games=WORTH_SEARCHING)
    return trial(player, Heuristic(level=5), elo0=NOT_WORSE, elo1=NOT_BETTER, most_pairs=SEARCH_PAIRS, setup=setup)


def deadline(seconds: float) -> tuple[float, float]:
    """Return the longest and the mean time of a move in a classic game."""
    setup, player = classic(), Search(seconds=seconds)
    position = Position(setup, shuffled(range(len(setup.cards)), "deadline"), 0, "deadline")
    chance, taken = Generator("deadline"), []
    while not position.over:
        begun = time.monotonic()
        move = player.choose(position.view(position.turn), chance)
        taken.append(time.monotonic() - begun)
        position.apply(move)
    return max(taken), sum(taken) / len(taken)


def main() -> None:
    played = ladder()
    rated = ratings(played, anchor="level 1")
    print(f"| classic, two sides, {LADDER_PAIRS} pairs with each other | Elo, 95 % | against the one below |")
    print("|---|---:|---:|")
    in_order = ["random", *(f"level {level}" for level in range(1, 6))]
    for below, name in zip([None, *in_order], in_order, strict=False):
        step = advantage(played[name, below]) if below else ""
        print(f"| {name} | {rated[name]} | {step} |")

    beaten = rivals()
    print(f"\n| level 5 against, {RIVAL_PAIRS} pairs | pairs with 0, ½, 1, 1½, 2 points | Elo, 95 % |")
    print("|---|---:|---:|")
    for name, pairs in beaten.items():
        print(f"| {name} | {', '.join(map(str, pairs))} | {advantage(pairs)} |")

    boards = {"kids": "kids, 6 × 7", "classroom": "classroom, 8 × 8", "sequence": "classic, 10 × 10"}
    trials = {shown: search(for_two(name)) for name, shown in boards.items()}
    print(f"\n| search, {WORTH_SEARCHING} games a move, against level 5 | pairs | Elo, 95 % | log ratio | verdict |")
    print("|---|---:|---:|---:|---|")
    for name, found in trials.items():
        size = sum(found.pairs)
        print(f"| {name} | {size} | {advantage(found.pairs)} | {found.ratio:+.2f} | {VERDICTS[found.verdict]} |")

    limit = 0.5
    longest, mean = deadline(limit)
    print(f"\nA classic game with {limit} s a move: longest {longest:.3f} s, mean {mean:.3f} s.")

    output = Path(__file__).parent / "results" / "strength.json"
    output.parent.mkdir(exist_ok=True)
    results = {
        "ladder": {name: vars(estimate) for name, estimate in rated.items()},
        "rivals": {name: list(pairs) for name, pairs in beaten.items()},
        "search": {name: vars(found) for name, found in trials.items()},
        "deadline": {"limit": limit, "longest": longest, "mean": mean},
    }
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
