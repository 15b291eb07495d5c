"""One game of a forecast, from the deal to its end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random as Generator
from typing import TYPE_CHECKING

from seqnum.engine import Discard, Game, Move, Pass, Position, Setup, shuffled
from seqnum.players import Heuristic, Random

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.attempt import Attempt
    from seqnum.forecasting.plan import Lineup, Plan
    from seqnum.players import Player

MOST_MOVES = 5000
"""A game of computers that takes more is broken off: rules of somebody's own may never end one, or one turn."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played.

    Parameters
    ----------
    position
        How it ended.
    moves
        All moves in order.
    turns
        How many turns it took: placements, removals and passes.
    passes
        Turns in which nothing could be played.
    attempts
        The answers of simulated pupils.
    """

    position: Position
    moves: list[Move]
    turns: int
    passes: int
    attempts: list[Attempt]


def play(plan: Plan, setup: Setup, number: int) -> Finished:
    """Play one game of a forecast. The number alone decides how it goes.

    Parameters
    ----------
    plan, setup
        What is played.
    number
        Which game, from 0.
    """
    key = key_of(plan, number)
    lineup = plan.lineups[number % len(plan.lineups)]
    return _with_questions(plan, lineup, key) if plan.deck else _computers(setup, lineup, key)  # type: ignore[arg-type]


def replayed(plan: Plan, number: int) -> Game:
    """Play one game of a forecast, and return it as a value that can be shown, written down and played on.

    Parameters
    ----------
    plan
        What is played.
    number
        Which game, from 0.
    """
    setup = Setup.of(plan.rules, plan.layout, plan.cards, plan.seating)
    finished = play(plan, setup, number)
    key = key_of(plan, number)
    return Game(
        plan.rules,
        plan.layout,
        plan.cards,
        plan.seating,
        _deal(setup, key),
        0,
        key,
        tuple(finished.moves),
        tuple(finished.position.shuffles),
    )


def key_of(plan: Plan, number: int) -> str:
    """Return what decides all chance in a game: the seed, and the game's number."""
    return f"{plan.seed}:{number}"


def _deal(setup: Setup, key: str) -> tuple[int, ...]:
    return shuffled(range(len(setup.cards)), f"{key}:deal")


def _computers(setup: Setup, lineup: tuple[Player, ...], key: str) -> Finished:
    position = Position(setup, _deal(setup, key), 0, key)
    choose = [_chooser(player, position, Generator(f"{key}:player:{seat}")) for seat, player in enumerate(lineup)]
    moves: list[Move] = []
    turns = 0
    while not position.over and len(moves) < MOST_MOVES:
        turns = position.turn_number
        move = choose[position.turn]()
        position.apply(move)
        moves.append(move)
    kinds = Counter(map(type, moves))
    passes = kinds[Pass] + kinds[Discard]
    return Finished(position, moves, turns, passes, [])


def _chooser(player: Player, position: Position, rng: Generator) -> Callable[[], Move]:
    """Return what has a player choose. One that chooses blindly needs no view, which doubles the games a second."""
    draw = rng.random

    def blindly() -> Move:
        legal = position.legal()
        return legal[int(draw() * len(legal))]

    def by_view() -> Move:
        return player.choose(position.view(position.turn), rng)

    def checked() -> Move:
        move = by_view()
        position.check(move)
        return move

    if type(player) is Random:
        return blindly
    return by_view if type(player) is Heuristic else checked


def _with_questions(plan: Plan, lineup: Lineup, key: str) -> Finished:
    from seqnum.match import Match
    from seqnum.match.log import Answered, Moved

    assert plan.deck is not None  # noqa: S101 - plan_of sees to it
    match = Match(plan.deck, lineup, rules=plan.rules, sides=plan.seating.sides, seed=key)
    match.run()
    steps = [event for event in match.log if isinstance(event, Answered | Moved) and event.move is not None]
    moves = [Move.parse(step.move or "", plan.layout) for step in steps]
    last = steps[-1].attempt.seat if isinstance(steps[-1], Answered) else steps[-1].seat
    position = match.position()
    # A turn that wins is not followed by the next seat's; any other is.
    turns = position.turn_number - (position.turn != last)
    passes = sum(isinstance(move, Pass) for move in moves)
    return Finished(position, moves, turns, passes, match.attempts())
