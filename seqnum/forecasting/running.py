"""Getting many games played: here or on an executor, until all are done, time is up or somebody presses Ctrl-C."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol
from uuid import uuid4

from seqnum.engine import Setup
from seqnum.forecasting.game import play
from seqnum.forecasting.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from seqnum.forecasting.plan import Plan

HERE_SECONDS = 0.2
"""Work between two looks at the clock."""
THERE_SECONDS = 0.5
"""Work in one task for an executor: what sending it costs does not show, and two workers finish together."""


class Executor(Protocol):
    """Anything that runs a function elsewhere: a process pool, a ``dask.distributed.Client``."""

    def submit(self, function: Any, /, *arguments: Any) -> Any:
        """Return a future with ``result(timeout=…)`` and ``cancel()``."""
        ...


def play_games(plan: Plan, first: int, last: int) -> Tally:
    """Play the games with numbers from `first` to before `last`, and add them up."""
    setup = Setup.of(plan.rules, plan.layout, plan.cards, plan.seating)
    tally = Tally()
    for number in range(first, last):
        tally.count(play(plan, setup, number), number % len(plan.lineups))
    return tally


@dataclass(frozen=True)
class Errand:
    """Plays games of one plan where it was sent.

    Parameters
    ----------
    plan
        What is played.
    run
        Tells one run from the next. Dask takes the same function of the same arguments for the same work: what one run
        cancelled would stay cancelled in the next.
    """

    plan: Plan
    run: str

    def __call__(self, first: int, last: int) -> Tally:
        """Play the games with numbers from `first` to before `last`."""
        return play_games(self.plan, first, last)


def play_all(
    plan: Plan,
    games: int,
    *,
    executor: Executor | None = None,
    deadline: float | None = None,
    report: Callable[[int], None] = lambda _: None,
    chunk: int | None = None,
) -> Tally:
    """Play games 0, 1, 2 … in order, as many as there is time for.

    What comes back is always the games from 0 on without a gap, hence the same as if only so many had been asked for.

    Parameters
    ----------
    plan, games
        What is played, and how many times.
    executor
        Where; in this process when left out.
    deadline
        Seconds after which no more is waited for. The first game is played whatever it takes.
    report
        Told how many games are done, now and then.
    chunk
        Games in one task for the executor; as many as take half a second when left out.

    Raises
    ------
    KeyboardInterrupt
        When there was no time for a single game.
    """
    until = float("inf") if deadline is None else monotonic() + deadline
    tally = Tally()
    try:
        for part in _parts(plan, games, executor, until, chunk):
            tally += part
            report(tally.games)
    except KeyboardInterrupt:
        if not tally.games:
            raise
    return tally


def _parts(plan: Plan, games: int, executor: Executor | None, until: float, chunk: int | None) -> Iterator[Tally]:
    first, size = 0, 1
    while first < games:
        begun = monotonic()
        last = min(first + size, games)
        yield play_games(plan, first, last)
        taken = monotonic() - begun
        if monotonic() >= until:
            return
        each = taken / (last - first)
        first = last
        if executor is not None and (chunk or taken > HERE_SECONDS / 2):
            yield from _elsewhere(
                plan, range(first, games, chunk or max(int(THERE_SECONDS / each), 1)), executor, until
            )
            return
        size = max(min(int(HERE_SECONDS / max(each, 1e-6)), 8 * size), 1)


def _elsewhere(plan: Plan, starts: range, executor: Executor, until: float) -> Iterator[Tally]:
    errand = Errand(plan, uuid4().hex)
    futures = [executor.submit(errand, first, min(first + starts.step, starts.stop)) for first in starts]
    try:
        while futures:
            left = None if until == float("inf") else max(until - monotonic(), 0)
            part = futures[0].result(timeout=left)
            del futures[0]
            yield part
    except TimeoutError:
        return
    finally:
        for future in futures:
            future.cancel()
