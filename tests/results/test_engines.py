"""One table from every engine: pandas, Polars, DuckDB and Dask tell the same of the same answers."""

from __future__ import annotations

import io

import pandas as pd
import pytest
from pandas.testing import assert_frame_equal

from seqnum.results import Results, ResultsError
from seqnum.results.accuracy import accuracy_table
from seqnum.results.chosen import chosen_table
from seqnum.results.days import with_days
from seqnum.results.errors import UnknownColumn
from seqnum.results.exports import save_attempts
from seqnum.results.frame import LISTS
from seqnum.results.items import items_table
from seqnum.results.times import times_table
from seqnum.text import LANGUAGES
from tests.results.answers import RULE, answers, results_of
from tests.results.frames import Given, made_class

TABLES = {
    "accuracy": lambda frame: accuracy_table(frame, ["skill"]),
    "accuracy by student": lambda frame: accuracy_table(frame, ["student", "skill"]),
    "accuracy of all": lambda frame: accuracy_table(frame, []),
    "second tries": lambda frame: accuracy_table(frame, ["class_id"], "all"),
    "weeks": lambda frame: accuracy_table(frame, ["skill", "week"]),
    "learning curve": lambda frame: accuracy_table(frame, ["skill", "opportunity"]),
    "times": lambda frame: times_table(frame, ["skill"]),
    "times of all": lambda frame: times_table(frame, []),
    "items": items_table,
    "chosen": chosen_table,
}


@pytest.fixture(scope="module")
def given():
    frame = made_class(pupils=40, cards=60, key=5).drop(columns=list(LISTS))
    return with_days(frame, ["day", "week"])


@pytest.fixture(scope="module")
def file(given, tmp_path_factory):
    path = tmp_path_factory.mktemp("parquet") / "answers.parquet"
    given.to_parquet(path, row_group_size=700)
    return str(path)


def of_polars(file):
    import polars as pl

    return pl.scan_parquet(file)


def of_duckdb(file):
    import duckdb

    return duckdb.read_parquet(file)


def of_dask(file):
    import dask.dataframe

    return dask.dataframe.read_parquet(file, split_row_groups=True).repartition(npartitions=3)


PAIRS = [(engine, table) for engine in (of_polars, of_duckdb, of_dask) for table in TABLES]


@pytest.mark.parametrize(("engine", "table"), PAIRS)
@pytest.mark.filterwarnings("ignore:Dask support is moving")
def test_engines_agree(given, file, engine, table):
    """The same rows in the same order, with the same dtypes and numbers."""
    expected, told = (TABLES[table](frame) for frame in (given, engine(file)))

    assert len(expected) > 0
    assert_frame_equal(pd.DataFrame(told), pd.DataFrame(expected), check_column_type=False)


def test_a_day_that_is_not_there(file):
    """Other engines have days and weeks only where the file has them."""
    with pytest.raises(UnknownColumn, match="There is no column 'week'"):
        accuracy_table(of_polars(file).drop("week"), ["week"])


SCANNED = {
    "accuracy": lambda one: one.accuracy(["class_id", "week"]),
    "times": lambda one: one.times("skill"),
    "learning_curve": lambda one: one.learning_curve(),
    "progress": lambda one: one.progress("class_id"),
    "items": lambda one: one.items(),
    "chosen": lambda one: one.chosen(),
}


@pytest.fixture(scope="module")
def district(tmp_path_factory):
    """Two schools' answers, as results save them, and both together in memory; some have no moment."""
    folder = tmp_path_factory.mktemp("district")
    schools = [made_class(pupils=20, cards=30, key=key) for key in (1, 2)]
    for number, frame in enumerate(schools):
        frame["student"] = frame["student"] + f" of {number}"
        frame.loc[frame.index % 9 == 0, "answered_at"] = pd.NaT
        save_attempts(frame, folder / f"school {number}.parquet", None)
    return folder, Given(pd.concat(schools, ignore_index=True))


@pytest.mark.parametrize("engine", ["polars", "duckdb", "dask", "pandas"])
@pytest.mark.filterwarnings("ignore:Dask support is moving", "ignore:The inplace keyword")
def test_a_scanned_district_tells_the_same(district, engine):
    """From files of several schools each engine makes the tables that all answers in memory make."""
    folder, whole = district
    scanned = Results.scan(f"{folder}/*.parquet", engine=engine)

    for table in SCANNED.values():
        assert_frame_equal(pd.DataFrame(table(scanned)), pd.DataFrame(table(whole)), check_column_type=False)


@pytest.mark.parametrize("looking", [True, False])
def test_duckdb_tells_how_far_it_is(district, monkeypatch, looking):
    """In a terminal DuckDB shows its progress; into a file it writes none."""
    import duckdb

    duckdb.execute("set enable_progress_bar = false")
    monkeypatch.setattr("sys.stdout", Terminal(looking))
    scanned = Results.scan(district[0], engine="duckdb")
    scanned.accuracy("skill")

    assert duckdb.sql("select current_setting('enable_progress_bar')").fetchall() == [(looking,)]
    duckdb.execute("set enable_progress_bar = false")


class Terminal(io.StringIO):
    """What a program writes to, with somebody looking or not."""

    def __init__(self, looking):
        super().__init__()
        self._looking = looking

    def isatty(self):
        return self._looking


def test_scanning_reads_nothing(district):
    """What is opened with Polars is a plan: only the columns of a table are read, and none before."""
    import polars as pl

    folder, _ = district

    assert isinstance(Results.scan(folder).frame, pl.LazyFrame)


def test_saved_results_are_scanned_and_read(tmp_path):
    """One file serves both: its day is there for engines, and reading it gives the same answers."""
    results = results_of(answers("Ana", [RULE] * 6))
    path = results.save(tmp_path / "7a.parquet")

    assert list(Results.scan(path).accuracy("day")["n"]) == [6]
    assert_frame_equal(Results.read(path).accuracy("student"), results.accuracy("student"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_scanned_is_said(tmp_path, monkeypatch, lang):
    """An engine that is none, no file, another program's Parquet, a damaged one: a sentence each."""
    monkeypatch.setenv("SEQNUM_LANG", lang)
    pd.DataFrame({"student": ["Ana"]}).to_parquet(tmp_path / "other.parquet")
    (tmp_path / "damaged.parquet").write_bytes(b"PAR1, and no more")

    def said(source: object, engine: str = "polars") -> str:
        with pytest.raises(ResultsError) as told:
            Results.scan(source, engine=engine)
        return str(told.value)

    assert "polars, duckdb, dask, spark, pandas" in said(tmp_path, "excel")
    assert "nowhere.parquet" in said(tmp_path / "nowhere.parquet")
    assert "card_attempt" in said(tmp_path / "other.parquet")
    assert "damaged.parquet" in said([tmp_path / "damaged.parquet"])
