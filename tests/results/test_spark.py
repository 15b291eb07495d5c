"""Spark on this machine makes the tables that pandas makes."""

from __future__ import annotations

import pandas as pd
import pytest
from pandas.testing import assert_frame_equal

from seqnum.results import Results
from seqnum.results.days import with_days
from seqnum.results.exports import save_attempts
from seqnum.results.frame import LISTS
from tests.results.frames import Given, made_class
from tests.results.test_engines import SCANNED, TABLES

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::DeprecationWarning:pyspark", "ignore::FutureWarning:pyspark"),
]


@pytest.fixture(scope="module")
def spark():
    """A session of two threads that is there when a scan asks for one."""
    from pyspark.sql import SparkSession

    quiet = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false", "spark.sql.shuffle.partitions": "2"}
    builder = SparkSession.builder.master("local[2]")
    for name, value in quiet.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    yield session
    session.stop()


@pytest.fixture(scope="module")
def given():
    frame = made_class(pupils=40, cards=60, key=5)
    frame.loc[frame.index % 9 == 0, "answered_at"] = pd.NaT
    return frame


@pytest.fixture(scope="module")
def file(given, tmp_path_factory):
    return save_attempts(given, tmp_path_factory.mktemp("spark") / "answers.parquet", None)


@pytest.mark.parametrize("table", TABLES)
def test_spark_agrees(spark, given, file, table):
    """The same rows in the same order, with the same dtypes and numbers."""
    whole = with_days(given.drop(columns=list(LISTS)), ["day", "week"])

    told = TABLES[table](spark.read.parquet(str(file)))

    assert_frame_equal(pd.DataFrame(told), pd.DataFrame(TABLES[table](whole)), check_column_type=False)


@pytest.mark.usefixtures("spark")
def test_a_scanned_district_tells_the_same(given, file):
    """Every table of a scan is the one that all answers in memory make."""
    scanned = Results.scan(file, engine="spark")

    for table in SCANNED.values():
        assert_frame_equal(pd.DataFrame(table(scanned)), pd.DataFrame(table(Given(given))), check_column_type=False)
