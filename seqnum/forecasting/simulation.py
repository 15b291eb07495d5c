"""The function that plays a deck many times before a class does once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.forecasting.errors import ForecastError
from seqnum.forecasting.outcome import Forecast
from seqnum.forecasting.plan import plan_of
from seqnum.forecasting.progress import Progress
from seqnum.forecasting.running import play_all

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seqnum.engine import Rules
    from seqnum.forecasting.plan import Board
    from seqnum.forecasting.running import Executor
    from seqnum.match import Pupil
    from seqnum.players import Player


def forecast(
    board: Board = None,
    rules: str | Rules | None = None,
    players: int | Sequence[Player | Pupil] = 2,
    games: int = 1000,
    seed: int | str = 1,
    *,
    sides: int | None = None,
    executor: Executor | None = None,
    deadline: float | None = None,
    seconds_per_turn: float | None = None,
    progress: bool = True,
) -> Forecast:
    """Play a deck many times: how long a game lasts, how fair it is, whether it comes to a standstill.

    The same arguments give the same forecast on every Python, in one process or many. Ctrl-C ends it early, with the
    games finished until then.

    Parameters
    ----------
    board
        A deck, a layout, or the size of a board of plain numbers such as ``(8, 8)``; the rules' own board when left
        out.
    rules
        A preset's name or rules of your own; those the deck was made for when left out, else ``"classroom"``.
    players
        How many computers play. They are of three strengths in turn, which gives a band, as nobody knows how well a
        class plays. Or a list of players: computers, simulated pupils.
    games
        How many games. A mean within one turn takes about 600, a share within two points 2400.
    seed
        The same seed plays the same games.
    sides
        How many sides, where the rules leave a choice (six players).
    executor
        Anything with ``submit``: a ``ProcessPoolExecutor``, a ``dask.distributed.Client``. In a script keep the call
        below ``if __name__ == "__main__":``, as every process pool wants it.
    deadline
        Seconds after which the games finished until then are enough; at least one is played.
    seconds_per_turn
        What a turn lasts, for the minutes, where it was timed. Otherwise they are given for three paces, by
        assumptions (about 20 with questions, 11 without) that :mod:`seqnum.forecasting.pace` names.
    progress
        Whether to say how far it is, once it takes longer than a second.

    Raises
    ------
    ForecastError, RulesError, DeckError, MatchError
        When it does not fit together; the message says what would.

    Examples
    --------
    >>> import seqnum as sq
    >>> deck = sq.Deck.generate("add_within_20", board=(6, 6), seed=7)
    >>> sq.forecast(deck, players=2, games=60, seed=7)
    <Forecast of 60 games on 6 × 6, 2 players by classroom: ...>
    >>> sq.forecast((8, 8), players=[sq.players.Random(), sq.players.Heuristic(level=2)], games=20).wins[1].value > 0.5
    True
    """
    if type(games) is not int or games < 1:
        raise ForecastError("forecasting.error.games", given=str(games)[:20])
    _check_seconds("deadline", deadline)
    _check_seconds("seconds_per_turn", seconds_per_turn)
    plan = plan_of(board, rules, players, sides, seed)
    line = Progress(games, wanted=progress)
    try:
        tally = play_all(plan, games, executor=executor, deadline=deadline, report=line)
    finally:
        line.end()
    return Forecast(plan, games, tally, None if seconds_per_turn is None else float(seconds_per_turn))


def _check_seconds(option: str, given: object) -> None:
    if given is not None and (isinstance(given, bool) or not isinstance(given, int | float) or not given > 0):
        raise ForecastError("forecasting.error.seconds", option=option, given=str(given)[:20])
