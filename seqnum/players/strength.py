"""How strong players are: paired deals, a test that stops as early as it can, and ratings with intervals.

Luck decides most games. So each deal is played twice with the seats exchanged, and the pair counts as one result: the
five results of a pair, from both lost to both won, are all that is kept (the pentanomial counts of chess testing).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from math import log, log10, sqrt
from random import Random as Generator
from typing import TYPE_CHECKING, Literal

from seqnum.engine import Position, Setup, classic_cards, classic_layout, sequence, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from seqnum.players.player import Player

Pairs = tuple[int, int, int, int, int]
"""Pairs of games by what the first player got of them: 0, ½, 1, 1½ or 2 points."""
Verdict = Literal["stronger", "not stronger", "open"]

_POINTS = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNSEEN = 1e-3
"""What a result that did not occur counts: nothing is impossible."""
_MOST_TURNS = 2000
_CONFIDENT = 1.96
_RESAMPLES = 200
_ROUNDS = 200


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval.

    Parameters
    ----------
    value, low, high
        The number and the interval's ends.
    """

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:+.0f} ({self.low:+.0f} … {self.high:+.0f})"


@dataclass(frozen=True)
class Trial:
    """What a sequential test came to.

    Parameters
    ----------
    verdict
        ``"stronger"``, ``"not stronger"``, or ``"open"`` when the games ran out.
    pairs
        The results.
    ratio
        The log-likelihood ratio they give.
    """

    verdict: Verdict
    pairs: Pairs
    ratio: float


def classic() -> Setup:
    """Return the classic card game for two, on which players are measured unless another game is given."""
    rules = sequence()
    return Setup.of(rules, classic_layout(), classic_cards(), rules.seating(2))


def results(one: Player, other: Player, setup: Setup | None = None, seed: str = "strength") -> Iterator[int]:
    """Play paired deals for ever, and say after each pair how many half points the first player got, 0 to 4.

    Parameters
    ----------
    one, other
        Who plays.
    setup
        What is played, by two; the classic card game if left out.
    seed
        The same seed gives the same deals.
    """
    game = setup or classic()
    for number in count():
        key = f"{seed}:{number}"
        yield _half_points(game, (one, other), 0, key) + _half_points(game, (other, one), 1, key)


def _half_points(setup: Setup, players: Sequence[Player], seat: int, key: str) -> int:
    position = Position(setup, shuffled(range(len(setup.cards)), f"{key}:deal"), 0, key)
    chance = [Generator(f"{key}:player:{number}") for number in range(len(players))]
    while not position.over and position.turn_number <= _MOST_TURNS:
        turn = position.turn
        move = players[turn].choose(position.view(turn), chance[turn])
        position.check(move)
        position.apply(move)
    return 1 if position.winner is None else 2 * (position.winner == seat)


def play_pairs(one: Player, other: Player, pairs: int, setup: Setup | None = None, seed: str = "strength") -> Pairs:
    """Return the results of so many paired deals.

    Examples
    --------
    >>> from seqnum.players import Heuristic, Random
    >>> play_pairs(Heuristic(level=5), Random(), 3)
    (0, 0, 0, 0, 3)
    """
    counts = [0] * 5
    for got, _ in zip(results(one, other, setup, seed), range(pairs), strict=False):
        counts[got] += 1
    return _pairs(counts)


def trial(
    one: Player,
    other: Player,
    *,
    elo0: float = 0.0,
    elo1: float,
    most_pairs: int,
    setup: Setup | None = None,
    seed: str = "strength",
    risk: float = 0.05,
) -> Trial:
    """Test whether a player is stronger, with as few games as the answer needs (SPRT).

    Parameters
    ----------
    one, other
        Who plays: is the first stronger?
    elo0, elo1
        It is not with an advantage of ``elo0`` or less, it is with one of ``elo1`` or more.
    most_pairs
        Pairs after which the question stays open.
    setup, seed
        As for :func:`results`.
    risk
        How often the test may be wrong, either way.

    Examples
    --------
    >>> from seqnum.players import Heuristic, Random
    >>> trial(Heuristic(level=5), Random(), elo1=200, most_pairs=50).verdict
    'stronger'
    """
    counts, ratio = [0] * 5, 0.0
    bound = log((1 - risk) / risk)
    for got, _ in zip(results(one, other, setup, seed), range(most_pairs), strict=False):
        counts[got] += 1
        ratio = log_likelihood_ratio(_pairs(counts), elo0, elo1)
        if abs(ratio) >= bound:
            return Trial("stronger" if ratio > 0 else "not stronger", _pairs(counts), ratio)
    return Trial("open", _pairs(counts), ratio)


def log_likelihood_ratio(pairs: Pairs, elo0: float, elo1: float) -> float:
    """Return how much likelier the results are with an advantage of ``elo1`` than with one of ``elo0``, as a logarithm.

    The generalised ratio of chess testing: the shares of the five results are whatever fits best with that mean.

    Examples
    --------
    >>> round(log_likelihood_ratio((3, 20, 50, 22, 5), -10, 10), 4)
    0.9345
    """
    counts = [max(number, _UNSEEN) for number in pairs]
    scores = [_expected(elo) for elo in (elo0, elo1)]
    tilts = [_tilt(counts, score) for score in scores]
    lean0, lean1 = (
        [1 + tilt * (points - score) for points in _POINTS] for tilt, score in zip(tilts, scores, strict=True)
    )
    return sum(number * log(less / more) for number, less, more in zip(counts, lean0, lean1, strict=True))


def _tilt(counts: Sequence[float], score: float) -> float:
    """Return the multiplier that makes ``count / (1 + tilt × (points − score))`` have its mean at the score."""
    low, high = -1 / (1 - score), 1 / score
    for _ in range(100):
        middle = (low + high) / 2
        slope = sum(
            number * (points - score) / (1 + middle * (points - score))
            for number, points in zip(counts, _POINTS, strict=True)
        )
        low, high = (middle, high) if slope > 0 else (low, middle)
    return (low + high) / 2


def advantage(pairs: Pairs) -> Estimate:
    """Return how much stronger the first player is, in Elo points.

    Examples
    --------
    >>> print(advantage((3, 20, 50, 22, 5)))
    +10 (-19 … +40)
    """
    number = sum(pairs)
    score = sum(points * each for points, each in zip(_POINTS, pairs, strict=True)) / number
    spread = sum((points - score) ** 2 * each for points, each in zip(_POINTS, pairs, strict=True)) / number
    margin = _CONFIDENT * sqrt(spread / number)
    return Estimate(_elo(score), _elo(score - margin), _elo(score + margin))


def ratings(played: Mapping[tuple[str, str], Pairs], anchor: str) -> dict[str, Estimate]:
    """Return every player's rating from who played whom (Bradley and Terry), with intervals from resampled pairs.

    Parameters
    ----------
    played
        For the names of two players, what the first got.
    anchor
        Whose rating is 0.

    Examples
    --------
    >>> found = ratings({("a", "b"): (0, 0, 40, 20, 40), ("b", "c"): (10, 0, 80, 0, 10)}, anchor="c")
    >>> round(found["a"].value), round(found["b"].value)
    (191, 0)
    """
    fitted = _fitted(played, anchor)
    draw = Generator("ratings").random
    again = [
        _fitted({names: _resampled(pairs, draw) for names, pairs in played.items()}, anchor) for _ in range(_RESAMPLES)
    ]
    found = {}
    for name, value in fitted.items():
        values = sorted(one[name] for one in again)
        found[name] = Estimate(value, values[round(0.025 * _RESAMPLES)], values[round(0.975 * _RESAMPLES) - 1])
    return found


def _fitted(played: Mapping[tuple[str, str], Pairs], anchor: str) -> dict[str, float]:
    """Find the ratings that make the results likeliest, by minorisation and maximisation."""
    won: dict[str, float] = {name: 0.0 for both in played for name in both}
    met: dict[str, list[tuple[str, float]]] = {name: [] for name in won}
    for (one, other), pairs in played.items():
        number = sum(pairs) + _UNSEEN
        points = sum(share * each for share, each in zip(_POINTS, pairs, strict=True)) + _UNSEEN / 2
        won[one] += points
        won[other] += number - points
        met[one].append((other, number))
        met[other].append((one, number))
    strength = dict.fromkeys(won, 1.0)
    for _ in range(_ROUNDS):
        for name in strength:
            strength[name] = won[name] / sum(number / (strength[name] + strength[other]) for other, number in met[name])
    return {name: 400 * log10(each / strength[anchor]) for name, each in strength.items()}


def _resampled(pairs: Pairs, draw: Callable[[], float]) -> Pairs:
    """Return as many results drawn from these, with replacement."""
    seen = [got for got, number in enumerate(pairs) for _ in range(number)]
    counts = [0] * 5
    for _ in seen:
        counts[seen[int(draw() * len(seen))]] += 1
    return _pairs(counts)


def _pairs(counts: Sequence[int]) -> Pairs:
    lost, less, even, more, won = counts
    return lost, less, even, more, won


def _expected(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def _elo(score: float) -> float:
    """Return the advantage that gives a score; a score of nothing or all counts as one short of it in a thousand."""
    score = min(max(score, _UNSEEN), 1 - _UNSEEN)
    return 400 * log10(score / (1 - score))
