"""The player that tries the likeliest moves out."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from math import inf, log, sqrt
from random import Random as Generator
from time import monotonic
from typing import TYPE_CHECKING

from seqnum.engine import Place, Remove
from seqnum.players.errors import PlayerError
from seqnum.players.heuristic import heaviest, weights
from seqnum.players.world import imagined
from seqnum.players.worth import Worth

if TYPE_CHECKING:
    from seqnum.engine import Move, Position, View

CANDIDATES = 4
"""So many of the moves that the heuristic likes best are tried out; with more, each is tried too seldom."""
WORTH_SEARCHING = 500
"""With fewer games played out, chance decides more than the moves do, and the heuristic plays better."""
_CALIBRATED_BY = 16
_EXPLORE = 0.4
_DOUBT = 2.0
"""So many standard errors a move must be better by than the heuristic's, which is seldom bad."""
_UNSEEN = 1.0
"""One game more that would have gone the other way: two games that agree prove nothing."""
_COMPLETES = 900.0
"""A move that weighs so much completes a line."""
_LOOKS_AHEAD = 200
"""Turns after which a game played out is broken off; whoever has more sequences then is ahead."""


@dataclass(frozen=True)
class Search:
    """Plays the rest of the game out many times for each of the heuristic's best moves, and takes what won most.

    What it cannot see it deals at random, anew for each game: it never looks at a hidden card. The games are played
    by the heuristic. It stops in time, and has the heuristic's move ready from the beginning; where too few games
    would fit into the time it does not begin. With the same generator it differs from ``Heuristic(level=5)`` only
    where it found a move that wins more.

    Parameters
    ----------
    seconds
        The longest a move may take; ``None`` for as long as the games need.
    games
        How many games to play out for a move; ``None`` for as many as there is time for. With games and without
        seconds, the same generator gives the same moves.

    Raises
    ------
    PlayerError
        When neither is given, or one is not above 0.

    Examples
    --------
    >>> import random
    >>> from seqnum.engine import Game, classic_cards, classic_layout, sequence
    >>> game = Game.deal(sequence(), classic_layout(), classic_cards(), seed="7")
    >>> Search(seconds=None, games=8).choose(game.view(0), random.Random("7:player:0")) in game.legal()
    True
    """

    seconds: float | None = 1.0
    games: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.games is None:
            raise PlayerError("players.error.no_limit")
        for option, kinds in (("seconds", (int, float)), ("games", (int,))):
            limit = getattr(self, option)
            if limit is not None and not (type(limit) in kinds and 0 < limit < inf):
                raise PlayerError("players.error.limit", option=option, given=str(limit)[:20])

    def choose(self, view: View, rng: Generator) -> Move:
        """Return one of ``view.legal``."""
        begun = monotonic()
        # The heuristic draws twice for a move, too: so both have the same luck, and only what was found differs.
        chance = Generator(repr(rng.random()))
        tries = [_Try(move) for move in _candidates(view, rng.random())]
        if len(tries) == 1:
            return tries[0].move
        enough = min(WORTH_SEARCHING, self.games or WORTH_SEARCHING)
        worlds: list[tuple[Position, float]] = []
        worths = [Worth(view, side) for side in range(view.seating.sides)]
        for played in count():
            if played == self.games or self._late(monotonic() - begun, played, enough):
                break
            one = max(tries, key=lambda one: one.promise(played))
            if len(one.outcomes) == len(worlds):
                worlds.append((imagined(view, chance), chance.random()))
            one.outcomes.append(_outcome(*worlds[len(one.outcomes)], one.move, worths))
        if played < enough:
            return tries[0].move
        return max(tries, key=lambda one: one.better_than(tries[0])).move

    def _late(self, spent: float, played: int, enough: int) -> bool:
        """Tell whether the next game would end too late; early on, also whether there is no time for enough games."""
        if self.seconds is None:
            return False
        wanted = enough if played == _CALIBRATED_BY else played + 1
        return spent * wanted > self.seconds * max(played, 1)


class _Try:
    """A move that is tried out, and what came of it in each world."""

    __slots__ = ("move", "outcomes")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.outcomes: list[float] = []

    def promise(self, played: int) -> float:
        """Return the upper bound of the share won, which falls with each game that does not bear it out."""
        games = len(self.outcomes)
        return sum(self.outcomes) / games + _EXPLORE * sqrt(log(played) / games) if games else inf

    def better_than(self, other: _Try) -> float:
        """Return how much more it surely wins in the worlds in which both were tried."""
        gains = [mine - theirs for mine, theirs in zip(self.outcomes, other.outcomes, strict=False)]
        if not any(gains):
            return 0.0
        mean = sum(gains) / len(gains)
        spread = (sum((gain - mean) ** 2 for gain in gains) + _UNSEEN) / len(gains)
        return mean - _DOUBT * sqrt(spread / len(gains))


def _candidates(view: View, luck: float) -> list[Move]:
    """Return the few different moves that weigh most, the heuristic's first; one alone where nothing is to choose."""
    weighed = weights(view.legal, view.hand, view.cards, view.open, Worth(view))
    best = heaviest(view.legal, weighed)
    first = best[int(luck * len(best))]
    if max(weighed) >= _COMPLETES or not isinstance(first, Place | Remove):
        return [first]
    in_order = sorted(zip(weighed, view.legal, strict=True), key=lambda pair: -pair[0])
    different: dict[tuple[type[Move], int], Move] = {(type(first), first.cell): first}
    for _, move in in_order:
        if isinstance(move, Place | Remove):
            different.setdefault((type(move), move.cell), move)
    return list(different.values())[:CANDIDATES]


def _outcome(world: Position, luck: float, move: Move, worths: list[Worth]) -> float:
    """Return what the side to move gets from a move, if all then play as the heuristic does: 1, 0 or half.

    Cards and choices between equals are the same for each move that is tried in a world, so that luck speaks for none.
    """
    position = world.copy()
    side, cards = position.side, position.setup.cards
    minds = [worth.copy() for worth in worths]
    position.apply(move)
    last = position.turn_number + _LOOKS_AHEAD
    while not position.over and position.turn_number < last:
        moves = position.legal()
        mind = minds[position.side]
        mind.follow(position.chips, position.sequences)
        moves = heaviest(moves, weights(moves, position.hands[position.turn], cards, position.open, mind))
        position.apply(moves[int(luck * len(moves))])
    winner = position.winner if position.over else _ahead(position)
    return 0.5 if winner is None else float(winner == side)


def _ahead(position: Position) -> int | None:
    """Return the side with most sequences, if it is one."""
    made = [position.made(side) for side in range(len(position.chips))]
    return made.index(max(made)) if made.count(max(made)) == 1 else None
