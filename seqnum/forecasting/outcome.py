"""What many games say about the next one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from seqnum.forecasting.errors import ForecastError
from seqnum.forecasting.figures import Share, Spread
from seqnum.forecasting.pace import PACES, lasts
from seqnum.text import chosen_language

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    import pandas as pd

    from seqnum.engine import Game
    from seqnum.forecasting.plan import Plan
    from seqnum.forecasting.plot import Plot
    from seqnum.forecasting.tally import Tally

DIRECTIONS = ("across", "down", "falling", "rising")
Row = tuple[str, str, "Spread | Share"]


@dataclass(frozen=True, slots=True)
class Answers:
    """What a simulated pupil answered over all games.

    Parameters
    ----------
    seat, name
        Who; not every pupil has a name.
    answered
        Numbers given, right and wrong.
    in_a_game
        How many of them in a game.
    missed
        The wrong ones.
    skipped
        Cards changed at the cost of the turn.
    """

    seat: int
    name: str | None
    answered: int
    in_a_game: Spread
    missed: int
    skipped: int


@dataclass(frozen=True)
class Forecast:
    """The outcome of many games. Make one with :func:`seqnum.forecast`.

    Parameters
    ----------
    plan
        What was played.
    asked
        How many games were asked for.
    tally
        What the games that were played add up to.
    timed
        How many seconds a turn lasts, where somebody has timed it.

    Examples
    --------
    >>> from seqnum.forecasting import forecast
    >>> outlook = forecast((8, 8), players=2, games=30)
    >>> outlook.games, len(outlook.wins), outlook.turns.p05 <= outlook.turns.mean <= outlook.turns.p95
    (30, 2, True)
    """

    plan: Plan
    asked: int
    tally: Tally
    timed: float | None = None

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally.games

    @cached_property
    def turns(self) -> Spread:
        """The length in turns; a turn is one placement, removal or pass."""
        return Spread.of(self._turns())

    @cached_property
    def minutes(self) -> Spread:
        """The length in minutes at the usual pace, or by what somebody has timed."""
        return self._minutes() if self.timed is None else self.turns * (self.timed / 60)

    @property
    def seconds_per_turn(self) -> float:
        """What a turn lasts on average at the usual pace, or what somebody has timed."""
        return 60 * self.minutes.mean / self.turns.mean

    @cached_property
    def paces(self) -> dict[str, Spread]:
        """The length in minutes of a ``"slow"``, a ``"usual"`` and a ``"quick"`` class.

        The seconds are assumptions, how far the paces are apart is measured: see :mod:`seqnum.forecasting.pace`. Where
        the players were not named, the weakest computers stand for the slow class and the strongest for the quick one.
        Empty where somebody has timed a turn.
        """
        if self.timed is not None:
            return {}
        lineups = range(len(PACES)) if self.plan.strengths else (None,) * len(PACES)
        found = {}
        for (pace, speed), lineup in zip(PACES.items(), lineups, strict=True):
            if self._turns(lineup):
                found[pace] = self._minutes(speed, lineup)
        return found

    def _minutes(self, speed: float = 1.0, lineup: int | None = None) -> Spread:
        seconds: Counter[int] = Counter()
        for (played_by, turns, thinking), games in self.tally.turns.items():
            if lineup in (None, played_by):
                seconds[lasts(turns, thinking, speed)] += games
        return Spread.of(seconds) * (1 / 60)

    @cached_property
    def band(self) -> dict[int, Spread]:
        """The length in turns by level of the computer players; empty when the players were named."""
        counts = ((level, self._turns(lineup)) for lineup, level in enumerate(self.plan.strengths))
        return {level: Spread.of(turns) for level, turns in counts if turns}

    def _turns(self, lineup: int | None = None) -> Counter[int]:
        turns: Counter[int] = Counter()
        for (played_by, length, _), games in self.tally.turns.items():
            if lineup in (None, played_by):
                turns[length] += games
        return turns

    @property
    def wins(self) -> tuple[Share, ...]:
        """The share of games that each seat won, alone or with its side. Seat 0 begins every game."""
        seating = self.plan.seating
        return tuple(Share(self.tally.wins[seating.side_of(seat)], self.games) for seat in range(seating.players))

    @property
    def unfinished(self) -> Share:
        """The share of games that nobody won."""
        return Share(self.games - self.tally.wins.total(), self.games)

    @property
    def stalled(self) -> Share:
        """The share of games that came to a standstill, whether or not a side was ahead."""
        endings = self.tally.endings
        return Share(sum(endings[how] for how in ("stalled", "blocked", "broken_off")), self.games)

    @property
    def directions(self) -> dict[str, Share]:
        """The share of sequences in each direction; empty when there were none."""
        made = self.tally.directions
        return {way: Share(made[way], made.total()) for way in DIRECTIONS} if made else {}

    @property
    def passes(self) -> Spread:
        """Turns of a game in which nothing could be played."""
        return Spread.of(self.tally.passes)

    @property
    def dead_cards(self) -> Spread:
        """Dead cards of a game: those changed, and those in hand at the end."""
        return Spread.of(self.tally.dead)

    @property
    def unplayed(self) -> Spread:
        """Cards of the deck that a game leaves unplayed."""
        return Spread.of(self.tally.unplayed)

    @property
    def never_played(self) -> tuple[int, ...]:
        """Cards, as indices into the deck, that were played in no game at all."""
        return tuple(card for card in range(len(self.plan.cards)) if not self.tally.played[card])

    @property
    def answers(self) -> tuple[Answers, ...]:
        """What each simulated pupil answered; empty when nobody was asked."""
        if self.plan.deck is None:
            return ()
        counts = self.tally.answers
        return tuple(
            Answers(
                seat,
                name,
                answered=counts[seat, "right"] + counts[seat, "wrong"],
                in_a_game=self._answered(seat),
                missed=counts[seat, "wrong"],
                skipped=counts[seat, "skipped"],
            )
            for seat, name in enumerate(self.plan.names())
            if counts[seat, "right"] + counts[seat, "wrong"] + counts[seat, "skipped"]
        )

    def _answered(self, seat: int) -> Spread:
        games = Counter({numbers: count for (who, numbers), count in self.tally.answered.items() if who == seat})
        games[0] += self.games - games.total()
        return Spread.of(games)

    def game_text(self, number: int, lang: str | None = None) -> str:
        """Return one of the games as text, with the answers of simulated pupils as comments.

        Parameters
        ----------
        number
            Which game, from 0.
        lang
            The language; that of the process when left out.

        Raises
        ------
        ForecastError
            When there was no such game.

        Examples
        --------
        >>> from seqnum.forecasting import forecast
        >>> forecast((8, 8), games=3, seed=7).game_text(2).splitlines()[0]
        '[Game "7:2"]'
        """
        from seqnum.forecasting.replay import game_text

        return game_text(self.plan, self._number(number), chosen_language(lang))

    def game(self, number: int) -> Game:
        """Return one of the games, played again: its number decides how it went.

        Parameters
        ----------
        number
            Which game, from 0.

        Raises
        ------
        ForecastError
            When there was no such game.

        Examples
        --------
        >>> from seqnum.forecasting import forecast
        >>> forecast((8, 8), games=3, seed=7).game(2).seed
        '7:2'
        """
        from seqnum.forecasting.replay import replayed

        return replayed(self.plan, self._number(number))

    def _number(self, number: object) -> int:
        if type(number) is not int or not 0 <= number < self.games:
            raise ForecastError("forecasting.error.no_such_game", given=str(number)[:20], last=self.games - 1)
        return number

    @property
    def plot(self) -> Plot:
        """The charts."""
        from seqnum.forecasting.plot import Plot

        return Plot(self)

    def warnings(self, lang: str | None = None) -> list[str]:
        """Return every reason why such a game would not go well in a lesson, as sentences; ``[]`` if there is none.

        Where games come to a standstill, larger boards are tried out, which takes a moment.

        Parameters
        ----------
        lang
            The language; that of the process when left out.
        """
        from seqnum.forecasting.warnings import warnings

        return warnings(self, lang)

    def summary(self, lang: str | None = None) -> list[str]:
        """Return the forecast in sentences.

        Parameters
        ----------
        lang
            The language; that of the process when left out.
        """
        from seqnum.forecasting.summary import summary

        return summary(self, lang)

    def rows(self) -> Iterator[Row]:
        """Yield all figures: what was measured, of whom or what, and the figure."""
        yield "turns", "", self.turns
        for level, turns in self.band.items():
            yield "turns", f"level {level}", turns
        yield "minutes", "", self.minutes
        for pace, minutes in self.paces.items():
            yield "minutes", pace, minutes
        for seat, won in enumerate(self.wins):
            yield "won", f"seat {seat}", won
        yield "unfinished", "", self.unfinished
        yield "stalled", "", self.stalled
        for way, made in self.directions.items():
            yield "sequences", way, made
        yield "passes", "", self.passes
        yield "dead_cards", "", self.dead_cards
        yield "unplayed", "", self.unplayed
        yield "never_played", "", Share(len(self.never_played), len(self.plan.cards))
        for one in self.answers:
            yield "answered", f"seat {one.seat}", one.in_a_game
            if one.answered:
                yield "missed", f"seat {one.seat}", Share(one.missed, one.answered)

    def to_frame(self) -> pd.DataFrame:
        """Return all figures as a table.

        Returns
        -------
        pandas.DataFrame
            One row per figure: ``measure``, ``of``, ``n`` (games, sequences, answers or cards), ``value`` (a mean or
            a share), ``low`` and ``high`` (its 95 % interval), and the percentiles ``p05`` … ``p95`` over games where
            it is a mean.
        """
        import pandas as pd

        columns = ["measure", "of", "n", "value", "low", "high", "p05", "p25", "p50", "p75", "p95"]
        return pd.DataFrame([_row(*row) for row in self.rows()], columns=columns)

    def __repr__(self) -> str:
        plan, turns, minutes = self.plan, self.turns, self.minutes
        wins = " / ".join(f"{won.value:.1%}" for won in self.wins)
        return (
            f"<Forecast of {self.games} games on {plan.layout.rows} × {plan.layout.cols}, "
            f"{plan.seating.players} players by {plan.rules.name}: {turns.mean:.1f} turns ({turns.p05}–{turns.p95}), "
            f"{minutes.mean:.0f} min ({minutes.p05:.0f}–{minutes.p95:.0f}), seats win {wins}, "
            f"{self.stalled.value:.1%} stalled>"
        )


def _row(measure: str, of: str, figure: Spread | Share) -> dict[str, Any]:
    row: dict[str, Any] = {"measure": measure, "of": of, "n": figure.n, "low": figure.low, "high": figure.high}
    if isinstance(figure, Share):
        return row | {"value": figure.value}
    percentiles = {name: getattr(figure, name) for name in ("p05", "p25", "p50", "p75", "p95")}
    return row | {"value": figure.mean} | percentiles
