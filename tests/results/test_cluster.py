"""A district's tables on a Dask cluster: a scheduler and two workers, each a program of its own, over TCP."""

from __future__ import annotations

import subprocess
import sys
from contextlib import ExitStack

import pandas as pd
import pytest
from dask.diagnostics import ProgressBar
from pandas.testing import assert_frame_equal

from seqnum.results import Results
from seqnum.results.exports import save_attempts
from tests.results.frames import Given, made_class

PATIENCE = 600


@pytest.fixture
def district(tmp_path):
    """Three schools' answers as results save them, and all of them in memory."""
    schools = [made_class(pupils=20, cards=30, key=key) for key in (1, 2, 3)]
    for number, frame in enumerate(schools):
        frame["student"] = frame["student"] + f" of {number}"
        save_attempts(frame, tmp_path / f"school {number}.parquet", None)
    return tmp_path, Given(pd.concat(schools, ignore_index=True))


@pytest.fixture
def workers(tmp_path):
    """The client of a scheduler and two workers that were started as on a cluster, from a terminal."""
    from distributed import Client

    address = tmp_path / "scheduler.json"
    found = ["--scheduler-file", str(address), "--no-dashboard"]
    worker = ["worker", *found, "--no-nanny", "--nthreads", "1", "--local-directory", str(tmp_path)]
    commands = [["scheduler", *found, "--host", "127.0.0.1", "--port", "0"], worker, worker]
    with ExitStack() as stack:
        for command in commands:
            whole = [sys.executable, "-m", "dask", *command]
            running = stack.enter_context(subprocess.Popen(whole, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            stack.callback(running.kill)
        client = stack.enter_context(Client(scheduler_file=str(address), timeout=PATIENCE))
        client.wait_for_workers(2, timeout=PATIENCE)
        yield client


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Dask support is moving", "ignore:The inplace keyword")
def test_a_cluster_tells_the_same(district, workers):
    """Both workers count, and the tables are those of one machine's memory."""
    folder, whole = district
    scanned = Results.scan(folder, engine="dask")
    tables = [lambda one: one.accuracy(["class_id", "skill"]), lambda one: one.items(), lambda one: one.times("skill")]

    for table in tables:
        assert_frame_equal(pd.DataFrame(table(scanned)), pd.DataFrame(table(whole)), check_column_type=False)

    info = workers.scheduler_info(n_workers=-1)["workers"]
    assert len(info) == 2
    assert all(address.startswith("tcp://") for address in info)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Dask support is moving", "ignore:The inplace keyword")
def test_dask_says_how_far_it_is(district, capsys):
    """Dask's own line of progress goes with a table, to the end."""
    folder, _ = district

    with ProgressBar():
        Results.scan(folder, engine="dask").accuracy()

    assert "100% Completed" in capsys.readouterr().out
