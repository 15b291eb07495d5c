"""What many games add up to: counts alone, so that the sum is the same however the games were shared out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from seqnum.engine import Place, Remove, SwapDead

if TYPE_CHECKING:
    from seqnum.forecasting.game import Finished

BROKEN_OFF = "broken_off"
_PLAYS = (Place, Remove)


@dataclass(frozen=True)
class Tally:
    """Counts over games.

    Parameters
    ----------
    turns
        Games by lineup, number of turns, and seconds of thinking as :func:`seqnum.forecasting.pace.thinking` has them.
    endings
        Games by how they ended: ``"sequences"``, ``"stalled"``, ``"blocked"`` …, ``"broken_off"``.
    wins
        Games by the side that won.
    directions
        Sequences by direction: ``"across"``, ``"down"``, ``"falling"``, ``"rising"``.
    passes, dead, unplayed
        Games by how many turns had nothing to play, how many dead cards turned up, how many cards were never played.
    played
        For each card, in how many games it was played.
    answers
        Answers of simulated pupils by seat and ``"right"``, ``"wrong"`` or ``"skipped"``.
    answered
        Games by seat and how many numbers its pupil gave, where it gave any.

    Examples
    --------
    >>> both = Tally(endings=Counter(stalled=1)) + Tally(endings=Counter(stalled=2, sequences=3))
    >>> both.games, both.endings["stalled"]
    (6, 3)
    """

    turns: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    directions: Counter[str] = field(default_factory=Counter)
    passes: Counter[int] = field(default_factory=Counter)
    dead: Counter[int] = field(default_factory=Counter)
    unplayed: Counter[int] = field(default_factory=Counter)
    played: Counter[int] = field(default_factory=Counter)
    answers: Counter[tuple[int, str]] = field(default_factory=Counter)
    answered: Counter[tuple[int, int]] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.endings.total()

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))

    def count(self, game: Finished, lineup: int) -> None:
        """Take one game in; only whoever plays the games does."""
        position, moves = game.position, game.moves
        self.turns[lineup, game.turns, game.thinking] += 1
        self.endings[position.result or BROKEN_OFF] += 1
        if position.winner is not None:
            self.wins[position.winner] += 1
        cols = position.setup.layout.cols
        self.directions.update(direction(cells, cols) for _, cells in position.sequences)
        swaps = sum(type(move) is SwapDead for move in moves)
        left = sum(position.is_dead(card) for hand in position.hands for card in hand)
        played = {move.card for move in moves if isinstance(move, _PLAYS)}
        self.passes[game.passes] += 1
        self.dead[swaps + left] += 1
        self.unplayed[len(position.setup.cards) - len(played)] += 1
        self.played.update(played)
        for attempt in game.attempts:
            if attempt.correct is not None:
                self.answers[attempt.seat, "right" if attempt.correct else "wrong"] += 1
            elif attempt.outcome == "skipped":
                self.answers[attempt.seat, "skipped"] += 1
        self.answered.update(Counter(one.seat for one in game.attempts if one.correct is not None).items())


def direction(cells: tuple[int, ...], cols: int) -> str:
    """Tell how a sequence lies on a board with so many columns.

    Examples
    --------
    >>> [direction((12, other), cols=10) for other in (13, 22, 23, 21)]
    ['across', 'down', 'falling', 'rising']
    """
    first, second = sorted(cells)[:2]
    (row, col), (next_row, next_col) = divmod(first, cols), divmod(second, cols)
    if row == next_row:
        return "across"
    if col == next_col:
        return "down"
    return "falling" if next_col > col else "rising"
