"""One game of a forecast, from the deal to its end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random as Generator
from typing import TYPE_CHECKING

from seqnum.engine import Discard, Move, Pass, Position, Setup, shuffled
from seqnum.forecasting.pace import thinking
from seqnum.players import Heuristic, Random

if TYPE_CHECKING:
    from collections.abc import Callable

    from seqnum.attempt import Attempt
    from seqnum.forecasting.plan import Lineup, Plan
    from seqnum.match import Match
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
    thinking
        The seconds in which players choose and solve cards, at the usual pace.
    passes
        Turns in which nothing could be played.
    attempts
        The answers of simulated pupils.
    """

    position: Position
    moves: list[Move]
    turns: int
    thinking: int
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


def key_of(plan: Plan, number: int) -> str:
    """Return what decides all chance in a game: the seed, and the game's number."""
    return f"{plan.seed}:{number}"


def deal(setup: Setup, key: str) -> tuple[int, ...]:
    """Return the cards as :meth:`seqnum.engine.Game.deal` shuffles them."""
    return shuffled(range(len(setup.cards)), f"{key}:deal")


def _computers(setup: Setup, lineup: tuple[Player, ...], key: str) -> Finished:
    position = Position(setup, deal(setup, key), 0, key)
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
    return Finished(position, moves, turns, thinking(turns, asks=setup.rules.answer_policy is not None), passes, [])


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


def match_of(plan: Plan, lineup: Lineup, key: str) -> Match:
    """Return a game with questions, played to its end."""
    from seqnum.match import Match

    assert plan.deck is not None  # noqa: S101 - plan_of sees to it
    match = Match(plan.deck, lineup, rules=plan.rules, sides=plan.seating.sides, seed=key)
    match.run()
    return match


def _with_questions(plan: Plan, lineup: Lineup, key: str) -> Finished:
    from seqnum.match.log import Answered, Moved

    match = match_of(plan, lineup, key)
    steps = [event for event in match.log if isinstance(event, Answered | Moved) and event.move is not None]
    moves = [Move.parse(step.move or "", plan.layout) for step in steps]
    last = steps[-1].attempt.seat if isinstance(steps[-1], Answered) else steps[-1].seat
    position = match.position()
    # A turn that wins is not followed by the next seat's; any other is.
    turns = position.turn_number - (position.turn != last)
    passes = sum(isinstance(move, Pass) for move in moves)
    attempts = match.attempts()
    return Finished(position, moves, turns, thinking(turns, asks=plan.asks, attempts=attempts), passes, attempts)
