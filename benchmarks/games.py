"""Claim: random classic games for two run ahead of every Python peer, at 3,000 a second on one core.

Every move is uniform over the list of legal moves, which each engine makes anew each turn. Rounds take turns, CPU time
is counted. There is no other engine of this game on PyPI, so the peers play the card games (and Catan) that they have.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from seqnum.engine import Position, Setup, classic_cards, classic_layout, sequence, shuffled
from seqnum.players import Heuristic

if TYPE_CHECKING:
    from collections.abc import Callable

try:
    import catanatron
    import pyspiel
    from rlcard.games.uno import Game as Uno
except ImportError as missing:
    sys.exit(f"{missing.name} is not installed. Install what we are compared with: pip install -e '.[bench]'")

ROUNDS = 11
OURS = "seqnum, classic, random"


def ours(first: int, games: int) -> int:
    """Play random games and return the number of moves."""
    setup = classic()
    moves = 0
    for game in range(first, first + games):
        position = Position(setup, shuffled(range(len(setup.cards)), f"{game}:deal"), 0, str(game))
        draw = Random(f"{game}:player").random
        while not position.over:
            legal = position.legal()
            position.apply(legal[int(draw() * len(legal))])
            moves += 1
    return moves


def ours_heuristic(first: int, games: int) -> int:
    """Let the heuristic play itself, from views as it must."""
    setup, player = classic(), Heuristic(level=5)
    moves = 0
    for game in range(first, first + games):
        position = Position(setup, shuffled(range(len(setup.cards)), f"{game}:deal"), 0, str(game))
        chance = Random(f"{game}:player")
        while not position.over:
            position.apply(player.choose(position.view(position.turn), chance))
            moves += 1
    return moves


def classic() -> Setup:
    rules = sequence()
    return Setup.of(rules, classic_layout(), classic_cards(), rules.seating(2))


def open_spiel(name: str) -> Callable[[int, int], int]:
    game = pyspiel.load_game(name)

    def play(first: int, games: int) -> int:
        draw = Random(first).random
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw() * len(legal))])
                    moves += 1
        return moves

    return play


def rlcard_uno(first: int, games: int) -> int:
    """Play on RLCard's game itself; its environment, which also makes observations, is three times slower."""
    draw = Random(first).random
    moves = 0
    for _ in range(games):
        game = Uno()
        game.init_game()
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(draw() * len(legal))])
            moves += 1
    return moves


def catanatron_four(first: int, games: int) -> int:
    moves = 0
    for seed in range(first, first + games):
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)
        game.play()
        moves += len(game.state.actions)
    return moves


# Work and games a round: about a third of a second each.
WORK: dict[str, tuple[Callable[[int, int], int], int]] = {
    OURS: (ours, 800),
    "seqnum, classic, heuristic": (ours_heuristic, 120),
    "RLCard, uno, random": (rlcard_uno, 500),
    "catanatron, Catan, 4 random": (catanatron_four, 8),
    "OpenSpiel (C++), crazy_eights, random": (open_spiel("crazy_eights"), 1200),
    "OpenSpiel (C++), gin_rummy, random": (open_spiel("gin_rummy"), 150),
}


def main() -> dict[str, Any]:
    for play, _ in WORK.values():
        play(0, 2)
    rounds: list[dict[str, tuple[float, float]]] = []
    for number in range(ROUNDS):
        one = {}
        for name, (play, games) in WORK.items():
            begin = time.process_time()
            moves = play(number * games, games)
            taken = time.process_time() - begin
            one[name] = games / taken, moves / taken
        rounds.append(one)
    results: dict[str, Any] = {
        name: {
            "games_per_s": statistics.median(one[name][0] for one in rounds),
            "best_games_per_s": max(one[name][0] for one in rounds),
            "moves_per_s": statistics.median(one[name][1] for one in rounds),
            "ours_to_theirs_games": statistics.median(one[OURS][0] / one[name][0] for one in rounds),
            "ours_to_theirs_moves": statistics.median(one[OURS][1] / one[name][1] for one in rounds),
        }
        for name in WORK
    }
    print("| one core, per second of CPU | games, median | best | moves, median | we play × its games | × its moves |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, found in results.items():
        print(
            f"| {name} | {found['games_per_s']:,.0f} | {found['best_games_per_s']:,.0f} | {found['moves_per_s']:,.0f} "
            f"| {found['ours_to_theirs_games']:.2f} | {found['ours_to_theirs_moves']:.2f} |"
        )
    output = Path(__file__).parent / "results" / "games.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


if __name__ == "__main__":
    main()
