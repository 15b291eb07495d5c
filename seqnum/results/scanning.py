"""A district's answers: tables made by an engine that reads what it needs, file by file."""

from __future__ import annotations

import sys
from functools import partial
from glob import glob
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import narwhals as nw

from seqnum.errors import quoted
from seqnum.results.accuracy import accuracy_table, columns_to_group_by
from seqnum.results.chosen import chosen_table, spaces_table
from seqnum.results.days import DAYS
from seqnum.results.errors import ResultsError
from seqnum.results.frame import DTYPES, LISTS
from seqnum.results.items import CARD, items_table
from seqnum.results.small_groups import of_enough
from seqnum.results.times import TIMES, times_table
from seqnum.tables import Table

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterable, Sequence

    from seqnum.decks import Deck
    from seqnum.results.accuracy import Tries

Engine = Literal["polars", "duckdb", "dask", "spark", "pandas"]
COLUMNS = (*(name for name in DTYPES if name not in LISTS), *DAYS)
"""What tables are made from; `Results.save` writes them all into a Parquet file."""


class Scan:
    """Tables of answers that are not read into memory; made with `Results.scan`.

    What stands in two files counts twice: scan files of different classes or weeks.

    Parameters
    ----------
    opened
        Returns attempts with the columns asked for, in a frame of any library that narwhals knows.
    """

    def __init__(self, opened: Callable[[Sequence[str]], Any]) -> None:
        self._opened = opened

    @property
    def frame(self) -> Any:
        """All columns that tables are made from, to ask the engine itself."""
        return self._opened(COLUMNS)

    def accuracy(self, by: str | Sequence[str] = "skill", *, tries: Tries = "first", min_group: int = 1) -> Table:
        """Count the cards answered right at the first try; see `Results.accuracy`.

        Parameters
        ----------
        by
            One column or several.
        tries
            ``"all"`` counts second tries as well.
        min_group
            Rows of fewer pupils are left out: ten for a table that leaves the schools.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.
        ResultsError
            When ``tries`` is neither ``"first"`` nor ``"all"``.

        Examples
        --------
        >>> from tempfile import TemporaryDirectory
        >>> from seqnum import Results
        >>> with TemporaryDirectory() as folder:
        ...     saved = Results.read([]).save(f"{folder}/7a.parquet")
        ...     print(list(Results.scan(f"{folder}/*.parquet").accuracy(["class_id", "week"])))
        ['class_id', 'week', 'students', 'n', 'correct', 'accuracy', 'low', 'high']
        """
        columns = columns_to_group_by(by)
        return Table(of_enough(accuracy_table(self._with(*columns), columns, tries), min_group))

    def times(self, by: str | Sequence[str] = "skill", *, min_group: int = 1) -> Table:
        """Say how long first tries take; see `Results.times`.

        Parameters
        ----------
        by
            One column or several.
        min_group
            Rows of fewer pupils are left out: ten for a table that leaves the schools.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.
        """
        columns = columns_to_group_by(by)
        return Table(of_enough(times_table(self._with(*columns, *TIMES.values()), columns), min_group))

    def learning_curve(self, *, min_group: int = 1) -> Table:
        """Count first tries right at the first, second, third … card of each skill; see `Results.learning_curve`.

        Parameters
        ----------
        min_group
            Rows of fewer pupils are left out: ten for a table that leaves the schools.
        """
        columns = ["skill", "opportunity"]
        return Table(of_enough(accuracy_table(_known(self._with(*columns), "opportunity"), columns), min_group))

    def progress(self, by: str | Sequence[str] = (), *, min_group: int = 1) -> Table:
        """Count first tries right in each week; see `Results.progress`.

        Parameters
        ----------
        by
            Further columns to group by.
        min_group
            Rows of fewer pupils are left out: ten for a table that leaves the schools.

        Raises
        ------
        UnknownColumn
            When there is no such column to group by.
        """
        columns = columns_to_group_by([*columns_to_group_by(by), "week"])
        return Table(of_enough(accuracy_table(_known(self._with(*columns), "week"), columns), min_group))

    def items(self, *, min_group: int = 1) -> Table:
        """Say of each card how many are right with it, and whether it tells pupils apart; see `Results.items`.

        Parameters
        ----------
        min_group
            Rows of fewer pupils are left out: ten for a table that leaves the schools.
        """
        return Table(of_enough(items_table(self._with(*CARD)), min_group))

    def chosen(self, *, min_group: int = 1) -> Table:
        """Count which number was chosen for which right number; see `Results.chosen`.

        Parameters
        ----------
        min_group
            Rows of fewer pupils are left out: ten for a table that leaves the schools.
        """
        return Table(of_enough(chosen_table(self._with("expected", "chosen")), min_group))

    def spaces(self, deck: Deck, *, min_group: int = 1) -> Table:
        """Count the first tries that went to each space of a deck's board; see `Results.spaces`.

        Parameters
        ----------
        deck
            The deck of the games to count.
        min_group
            Rows of fewer pupils are left out: ten for a table that leaves the schools.

        Raises
        ------
        ResultsError
            When nothing was answered with this deck.
        """
        return Table(of_enough(spaces_table(self._with("deck_hash", "chosen_cell"), deck), min_group))

    def _with(self, *columns: str) -> Any:
        return self._opened(list(dict.fromkeys([*columns, "student", "correct", "card_attempt"])))


def _known(frame: Any, column: str) -> Any:
    return nw.from_native(frame).filter(~nw.col(column).is_null()).to_native()


def scan(source: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], engine: Engine) -> Scan:
    """Open Parquet files with an engine; see `Results.scan`.

    Parameters
    ----------
    source
        A pattern, a folder, a file, or several of them.
    engine
        Which one.

    Raises
    ------
    ResultsError
        When there is no such engine or file, a package is missing, or a file lacks a column.
    """
    if engine not in _OPEN:
        raise ResultsError("results.scan.no_engine", given=quoted(str(engine)), engines=", ".join(_OPEN))
    files = _files(source)
    try:
        parquet = import_module("pyarrow.parquet")
        library = import_module(_OPEN[engine][0])
    except ImportError as error:
        extra = "spark" if engine == "spark" else "big"
        raise ResultsError("results.scan.no_package", engine=engine, extra=extra) from error
    for file in files:
        try:
            missing = sorted(set(COLUMNS) - set(parquet.read_schema(file).names))
        except (OSError, ValueError) as error:  # pyarrow's own errors are of these two kinds
            raise ResultsError("results.scan.damaged", file=quoted(Path(file).name)) from error
        if missing:
            raise ResultsError("results.scan.no_column", file=quoted(Path(file).name), columns=", ".join(missing))
    return Scan(partial(_OPEN[engine][1], library, files))


def _files(source: str | os.PathLike[str] | Iterable[str | os.PathLike[str]]) -> list[str]:
    given = [source] if isinstance(source, str | Path) or hasattr(source, "__fspath__") else list(source)
    found = []
    for one in map(str, given):
        paths = Path(one).rglob("*.parquet") if Path(one).is_dir() else glob(one, recursive=True)  # noqa: PTH207
        found.append(sorted(map(str, paths)))
        if not found[-1]:
            raise ResultsError("results.scan.nothing_there", path=one)
    return list(dict.fromkeys(file for files in found for file in files))


def _open_duckdb(duckdb: Any, files: list[str], columns: Sequence[str]) -> Any:
    """Open files; a script in a terminal shows DuckDB's own progress, as it does by itself in a notebook."""
    if sys.stdout is not None and sys.stdout.isatty():
        duckdb.execute("set enable_progress_bar = true")
    return duckdb.read_parquet(files).select(*columns)


def _open_spark(sql: Any, files: list[str], columns: Sequence[str]) -> Any:
    """Open files in the session that is there, as a cluster's notebook has one; else on this machine."""
    return sql.SparkSession.builder.getOrCreate().read.parquet(*files).select(*columns)


def _open_pandas(pandas: Any, files: list[str], columns: Sequence[str]) -> Any:
    """Read files whole; each text once, however many rows have it."""
    texts = [name for name in columns if name in DAYS or DTYPES[name] == "string"]
    return pandas.read_parquet(files, columns=list(columns), engine="pyarrow", read_dictionary=texts)


_OPEN: dict[str, tuple[str, Callable[[Any, list[str], Sequence[str]], Any]]] = {
    "polars": ("polars", lambda polars, files, columns: polars.scan_parquet(files).select(columns)),
    "duckdb": ("duckdb", _open_duckdb),
    "dask": ("dask.dataframe", lambda dask, files, columns: dask.read_parquet(files, columns=list(columns))),
    "spark": ("pyspark.sql", _open_spark),
    "pandas": ("pandas", _open_pandas),
}
"""The module of each engine, and how it opens columns of files without reading them; pandas has to read."""
