"""Claim: forecasting costs little more than playing, and two processes halve the wait.

First what a second of CPU plays: the bare loop of moves, and the same games with everything counted. Then the wall
clock of the same forecast in this process, on two of a pool, and on two of a Dask cluster; they must agree.
The second table says something only on a machine that has two cores to spare, hence the load in its head.
"""

from __future__ import annotations

import json
import os
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random as Generator
from typing import TYPE_CHECKING, Any

from distributed import Client, LocalCluster

from seqnum.decks import Deck
from seqnum.engine import Position, Setup, shuffled
from seqnum.forecasting.plan import Plan, plan_of
from seqnum.forecasting.running import Executor, play_all, play_games
from seqnum.match import Pupil
from seqnum.players import Heuristic, Random

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 7


def bare(plan: Plan, first: int, last: int) -> None:
    """Play random games and count nothing."""
    setup = Setup.of(plan.rules, plan.layout, plan.cards, plan.seating)
    for number in range(first, last):
        key = f"{plan.seed}:{number}"
        position = Position(setup, shuffled(range(len(setup.cards)), f"{key}:deal"), 0, key)
        draws = [Generator(f"{key}:player:{seat}").random for seat in (0, 1)]
        while not position.over:
            legal = position.legal()
            position.apply(legal[int(draws[position.turn]() * len(legal))])


def plans() -> dict[str, tuple[Callable[..., Any], Plan, int]]:
    deck = Deck.generate("add_within_20", "sub_within_20", board=(8, 8), seed=7)
    random = plan_of(None, "sequence", [Random(), Random()], None, 1)
    return {
        "classic, random: bare loop": (bare, random, 400),
        "classic, random: forecast": (play_games, random, 400),
        "classic, heuristic: forecast": (
            play_games,
            plan_of(None, "sequence", [Heuristic(), Heuristic()], None, 1),
            80,
        ),
        "classic, band of strengths: forecast": (play_games, plan_of(None, "sequence", 2, None, 1), 90),
        "8 × 8, simulated pupils: forecast": (play_games, plan_of(deck, None, [Pupil(), Pupil()], None, 1), 25),
    }


def per_cpu_second() -> dict[str, float]:
    work = plans()
    found: dict[str, list[float]] = {name: [] for name in work}
    for number in range(ROUNDS):
        for name, (play, plan, games) in work.items():
            begin = time.process_time()
            play(plan, number * games, (number + 1) * games)
            found[name].append(games / (time.process_time() - begin))
    return {name: statistics.median(rates) for name, rates in found.items()}


def seconds(plan: Plan, games: int, executor: Executor | None) -> tuple[float, Any]:
    begin = time.monotonic()
    tally = play_all(plan, games, executor=executor)
    return time.monotonic() - begin, tally


def on_the_clock(games: int = 6000) -> dict[str, float]:
    plan = plan_of(None, "sequence", [Random(), Random()], None, 1)
    found: dict[str, list[float]] = {}
    with (
        ProcessPoolExecutor(2, get_context("spawn")) as pool,
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50) as cluster,
        Client(cluster) as client,
    ):
        places: dict[str, Executor | None] = {"here": None, "pool of two": pool, "Dask, two workers": client}
        for place in (pool, client):
            play_all(plan, 400, executor=place, chunk=100)
        for _ in range(3):
            outcomes = []
            for name, place in places.items():
                taken, tally = seconds(plan, games, place)
                found.setdefault(name, []).append(taken)
                outcomes.append(tally)
            if any(tally != outcomes[0] for tally in outcomes):
                raise SystemExit("The same games came out differently elsewhere.")
    return {name: statistics.median(taken) for name, taken in found.items()}


def main() -> dict[str, Any]:
    rates = per_cpu_second()
    print("| one core, per second of CPU | games, median |\n|---|---:|")
    for name, rate in rates.items():
        print(f"| {name} | {rate:,.0f} |")
    load = os.getloadavg()[0]
    clock = on_the_clock()
    print(f"\n| 6,000 random games, wall clock (load before: {load:.1f}) | seconds | times as fast |\n|---|---:|---:|")
    for name, taken in clock.items():
        print(f"| {name} | {taken:.2f} | {clock['here'] / taken:.2f} |")
    results = {"games_per_cpu_second": rates, "seconds": clock, "load": load}
    output = Path(__file__).parent / "results" / "forecasts.json"
    output.parent.mkdir(exist_ok=True)
    output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    return results


if __name__ == "__main__":
    main()
