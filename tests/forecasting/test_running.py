from __future__ import annotations

import json
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

import seqnum as sq
from seqnum.forecasting import running
from seqnum.forecasting.plan import plan_of
from seqnum.forecasting.running import play_all, play_games

if TYPE_CHECKING:
    from seqnum.forecasting.tally import Tally

GAMES = 40


@pytest.fixture(scope="module")
def plan():
    return plan_of((8, 8), "classroom", 3, None, "spread out")


@pytest.fixture(scope="module")
def serial(plan):
    return play_games(plan, 0, GAMES)


@pytest.mark.desktop
@pytest.mark.parametrize("chunk", [1, 7, 500])
def test_a_process_pool_gives_what_one_process_gives(plan, serial, pool, chunk):
    """Two processes, tasks of 1, 7 or all games: the same tally to the last count."""
    assert play_all(plan, GAMES, executor=pool, chunk=chunk) == serial


@pytest.mark.desktop
def test_a_dask_cluster_gives_what_one_process_gives(plan, serial):
    """A dask.distributed.Client is an executor like any other: two worker processes, several chunkings, same tally."""
    from distributed import Client, LocalCluster

    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
        ) as cluster,
        Client(cluster) as client,
    ):
        for chunk in (3, 11, 500):
            assert play_all(plan, GAMES, executor=client, chunk=chunk) == serial
        whole = sq.forecast((8, 8), "classroom", 3, GAMES, "spread out", executor=client)
        assert whole.tally == serial
        for _ in range(2):  # what the first run gave up must not stay given up
            part = play_all(plan, 5000, executor=client, chunk=20, deadline=0.3)
            assert part == play_games(plan, 0, part.games)
        assert play_all(plan, GAMES, executor=client, chunk=20) == serial


@pytest.mark.desktop
def test_simulated_pupils_are_the_same_elsewhere(pool):
    """Answers of pupils, with their mistakes, do not depend on the process that counts them."""
    deck = sq.Deck.generate("sub_2digit_regroup", board=(6, 6), seed=7)
    pupils = [sq.Pupil("Ana"), sq.Pupil("Ben", ("smaller_from_larger",), ability=0.5)]
    here = sq.forecast(deck, players=pupils, games=8)
    there = play_all(here.plan, 8, executor=pool, chunk=2)
    assert there == here.tally
    assert here.answers[1].missed > here.answers[0].missed


def test_fewer_games_are_the_first_of_more(plan, serial):
    """Games are numbered: the first 25 of 40 are the 25 that were asked for alone."""
    assert play_all(plan, 25) + play_games(plan, 25, GAMES) == serial


def test_a_deadline_keeps_what_was_finished(plan):
    """When time is up the games from 0 on that were finished are counted, and nothing else."""
    began = time.monotonic()
    tally = play_all(plan, 10**6, deadline=0.3)
    assert time.monotonic() - began < 20
    assert 1 <= tally.games < 10**6
    assert tally == play_games(plan, 0, tally.games)


def test_a_deadline_says_how_many_games_there_were():
    """A forecast cut short knows what was asked for."""
    made = sq.forecast((8, 8), games=10**6, deadline=0.2)
    assert made.asked == 10**6
    assert made.games == made.turns.n < made.asked
    assert f"{made.games} of 1000000" in made.summary("en")[0]


class Stuck:
    """An executor that finishes two tasks and forgets the others."""

    def __init__(self):
        self.futures = []

    def submit(self, function, *arguments):
        future: Future[Tally] = Future()
        if len(self.futures) < 2:
            future.set_result(function(*arguments))
        self.futures.append(future)
        return future


def test_a_deadline_does_not_wait_for_a_stuck_worker(plan):
    """Tasks that never end are given up and cancelled; the games before them count."""
    executor = Stuck()
    tally = play_all(plan, GAMES, executor=executor, chunk=5, deadline=1.0)
    assert tally == play_games(plan, 0, 11)
    assert all(future.cancelled() for future in executor.futures[2:])


def test_an_interruption_returns_what_was_finished(plan):
    """Ctrl-C while games are played ends them, and the finished ones come back without a traceback."""

    def interrupt(done):
        if done >= 9:
            raise KeyboardInterrupt

    tally = play_all(plan, 10**6, report=interrupt)
    assert 9 <= tally.games < 10**6
    assert tally == play_games(plan, 0, tally.games)


@pytest.mark.desktop
def test_an_interruption_cancels_what_was_sent_away(plan):
    """Ctrl-C while waiting for an executor takes back the tasks that have not begun."""
    begun = []

    def slow(errand, *arguments):
        begun.append(arguments)
        time.sleep(0.05)
        return errand(*arguments)

    class Slow:
        def submit(self, errand, *arguments):
            return threads.submit(slow, errand, *arguments)

    def interrupt(done):
        if done > 1:
            raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as threads:
        tally = play_all(plan, 400, executor=Slow(), chunk=1, report=interrupt)
    assert tally.games == 2
    assert len(begun) < 50


def test_an_interruption_before_the_first_game_is_an_interruption(plan, monkeypatch):
    """With nothing finished there is nothing to return."""

    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "play_games", interrupted)
    with pytest.raises(KeyboardInterrupt):
        play_all(plan, 10)


CTRL_C_AFTER_THREE_PARTS = """
import os, signal, sys
from seqnum.cli import main
from seqnum.forecasting import running

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has it ignored by what runs in the background
play_games, parts = running.play_games, []

def interrupted(*arguments):
    parts.append(arguments)
    if len(parts) == 4:
        os.kill(os.getpid(), signal.SIGINT)
    return play_games(*arguments)

running.play_games = interrupted
sys.exit(main(["forecast", "--games", "1000000", "--json"]))
"""


@pytest.mark.desktop
def test_ctrl_c_on_the_terminal():
    """A real Ctrl-C prints the forecast of the games finished until then, and no traceback."""
    done = subprocess.run([sys.executable, "-c", CTRL_C_AFTER_THREE_PARTS], capture_output=True, text=True, check=True)
    made = json.loads(done.stdout)
    assert 1 < made["games"] < made["asked"] == 1000000
    assert done.stderr == ""


def test_a_fault_in_a_player_is_told():
    """What goes wrong in a player of somebody's own is raised, not swallowed."""

    class Cheat:
        def choose(self, view, _):
            return sq.engine.Place(view.hand[0], view.layout.cells_of("1")[0])

    with pytest.raises(sq.engine.IllegalMove):
        sq.forecast((8, 8), players=[Cheat(), Cheat()], games=20)
