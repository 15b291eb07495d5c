"""``seqnum forecast``: play a deck many times, and say how long and how fair it is."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seqnum.cli.deck import board
from seqnum.text import say

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Executor

    from seqnum.forecasting import Forecast, Share, Spread
    from seqnum.forecasting.plan import Board
    from seqnum.match import Pupil
    from seqnum.players import Player

PLAYERS = ("random", "heuristic", "search", "pupil")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], everywhere: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    about = say("cli.forecast.about")
    parser = commands.add_parser("forecast", parents=[everywhere], help=about, description=about)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--deck", type=Path, metavar="FILE", help=say("cli.forecast.deck"))
    what.add_argument("--board", type=board, metavar="8x8", help=say("cli.forecast.board"))
    parser.add_argument("--rules", metavar="NAME", help=say("cli.forecast.rules"))
    parser.add_argument("--players", type=int, default=2, metavar="N", help=say("cli.forecast.players"))
    parser.add_argument("--sides", type=int, metavar="N", help=say("cli.forecast.sides"))
    parser.add_argument("--player", choices=PLAYERS, help=say("cli.forecast.player"))
    parser.add_argument("--search-games", type=int, metavar="N", help=say("cli.forecast.search_games"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=say("cli.forecast.games"))
    parser.add_argument("--seed", default="1", help=say("cli.forecast.seed"))
    parser.add_argument("--seconds", type=float, metavar="S", help=say("cli.forecast.seconds"))
    parser.add_argument("--deadline", type=float, metavar="S", help=say("cli.forecast.deadline"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("cli.forecast.workers"))
    parser.add_argument("--logs", type=Path, metavar="FILE", help=say("cli.forecast.logs"))
    parser.add_argument("--json", action="store_true", help=say("cli.json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play; print the outcome, and what speaks against such a game on stderr."""
    from seqnum.forecasting import forecast

    with _workers(arguments.workers) as executor:
        made = forecast(
            _board(arguments),
            arguments.rules,
            _players(arguments.player, arguments.players, arguments.search_games),
            arguments.games,
            arguments.seed,
            sides=arguments.sides,
            executor=executor,
            deadline=arguments.deadline,
            seconds_per_turn=arguments.seconds,
        )
    if arguments.logs:
        _write(made, arguments.logs)
    if arguments.json:
        print(json.dumps(as_data(made), ensure_ascii=False))
        return 0
    print("\n".join(made.summary()))
    for warning in made.warnings():
        print(f"! {warning}", file=sys.stderr)
    return 0


def as_data(made: Forecast) -> dict[str, Any]:
    """Return all of a forecast, as JSON takes it: shares between 0 and 1, intervals of 95 %."""
    plan = made.plan
    return {
        "games": made.games,
        "asked": made.asked,
        "seed": plan.seed,
        "rules": plan.rules.name,
        "board": [plan.layout.rows, plan.layout.cols],
        "players": plan.seating.players,
        "sides": plan.seating.sides,
        "turns": _spread(made.turns),
        "minutes": _spread(made.minutes),
        "minutes_by_pace": {pace: _spread(minutes) for pace, minutes in made.paces.items()},
        "seconds_per_turn": made.seconds_per_turn,
        "levels": {str(level): _spread(turns) for level, turns in made.band.items()},
        "wins": [won.value for won in made.wins],
        "wins_interval": [[won.low, won.high] for won in made.wins],
        "unfinished": made.unfinished.count,
        "stalled": _share(made.stalled),
        "directions": {way: _share(made_so) for way, made_so in made.directions.items()},
        "passes": _spread(made.passes),
        "dead_cards": _spread(made.dead_cards),
        "unplayed": _spread(made.unplayed),
        "never_played": list(made.never_played),
        "answers": [asdict(one) for one in made.answers],
        "warnings": made.warnings(),
    }


def _write(made: Forecast, file: Path) -> None:
    """Write all games as game text, an empty line between them."""
    with file.open("w", encoding="utf-8") as out:
        for number in range(made.games):
            out.write(made.game_text(number) + "\n")


def _spread(figure: Spread) -> dict[str, float]:
    return asdict(figure)


def _share(figure: Share) -> dict[str, float]:
    return {"value": figure.value, "low": figure.low, "high": figure.high}


def _board(arguments: argparse.Namespace) -> Board:
    if arguments.deck is None:
        size: tuple[int, int] | None = arguments.board
        return size
    from seqnum.decks import Deck

    return Deck.load(arguments.deck)


def _players(kind: str | None, number: int, search_games: int | None) -> int | Sequence[Player | Pupil]:
    from seqnum.forecasting import ForecastError
    from seqnum.match import Pupil
    from seqnum.players import Heuristic, Random, Search
    from seqnum.players.search import WORTH_SEARCHING

    if search_games is not None and kind != "search":
        raise ForecastError("forecasting.error.search_games", games=search_games)
    if kind is None or number < 1:
        return number
    if kind == "search":
        return [Search(None, WORTH_SEARCHING if search_games is None else search_games)] * number
    kinds: dict[str, Player | Pupil] = {"random": Random(), "heuristic": Heuristic(level=5), "pupil": Pupil()}
    return [kinds[kind]] * number


@contextmanager
def _workers(number: int) -> Iterator[Executor | None]:
    """Start processes to play in, which leave Ctrl-C to this one."""
    if number < 2:
        yield None
        return
    import signal
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    spawned = get_context("spawn")
    with ProcessPoolExecutor(number, spawned, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool
