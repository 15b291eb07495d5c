"""Tables that a notebook shows as people read them, and programs use as any frame."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd

from seqnum.text import language
from seqnum.text.numbers import share

if TYPE_CHECKING:
    from collections.abc import Iterable

NOTHING = "–"
SHARES = ("accuracy", "low", "high")
"""Columns of shares between 0 and 1."""
SUREST = 0.99
"""The most that is said to be likely: there are pupils whom no model foresees."""
MOST_COLUMNS = 20
"""Columns that a terminal shows where pandas would show as many as fit beside each other."""
MOST_LISTED = 8
"""Entries of a list that one cell shows."""


class Table(pd.DataFrame):
    """A pandas frame, shown with its texts whole, its lists without brackets, its shares as percentages.

    Examples
    --------
    >>> table = Table({"student": ["Ana"], "accuracy": [2 / 3], "cards": [("8 + 7 → 14", "9 + 4 → 12")]})
    >>> "67%" in table._repr_html_(), "8 + 7 → 14; 9 + 4 → 12" in table._repr_html_()
    (True, True)
    >>> float(table["accuracy"][0])
    0.6666666666666666
    """

    def save(self, path: str | Path) -> Path:
        r"""Write the table to a file that a spreadsheet opens as it is, with nothing run and nothing changed.

        Parameters
        ----------
        path
            ``.csv``: what a spreadsheet would run, or make a date or another number of, has an apostrophe before it.
            ``.xlsx``: texts are cells of text. ``.parquet``: for programs; it needs pyarrow.

        Raises
        ------
        SeqnumError
            For another ending, or when the file cannot be written.

        Examples
        --------
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     Table({"card": ["8 + 7"], "answer": ["3/4"]}).save(f"{folder}/a.csv").read_bytes()
        b"\xef\xbb\xbfcard,answer\r\n8 + 7,'3/4\r\n"
        """
        from seqnum.table_files import save

        return save(self, Path(path))

    @property
    def _constructor(self) -> type[Table]:
        return Table

    def __repr__(self) -> str:
        return self.to_string(
            formatters=self._formatters(),
            max_rows=pd.get_option("display.max_rows"),
            min_rows=pd.get_option("display.min_rows"),
            max_cols=pd.get_option("display.max_columns") or MOST_COLUMNS,
            line_width=pd.get_option("display.width"),
            show_dimensions=pd.get_option("display.show_dimensions"),
        )

    def _formatters(self) -> dict[Any, Any]:
        lists = [name for name, dtype in zip(self.columns, self.dtypes, strict=True) if dtype == "object"]
        return dict.fromkeys(lists, _in_words) | dict.fromkeys(SHARES, _share) | {"posterior": _likely}

    def _repr_html_(self) -> str:
        with pd.option_context("display.max_colwidth", None):
            shown: str = self.to_html(
                formatters=self._formatters(),
                max_rows=pd.get_option("display.max_rows"),
                max_cols=pd.get_option("display.max_columns"),
                na_rep=NOTHING,
                notebook=True,
                show_dimensions=pd.get_option("display.show_dimensions"),
            )
        # Of what is missing, pandas puts nothing in the place of this.
        return shown.replace("<td>&lt;NA&gt;</td>", f"<td>{NOTHING}</td>")


def _share(value: float) -> str:
    return NOTHING if pd.isna(value) else share(value, language())


def _likely(value: float) -> str:
    return _share(min(value, SUREST))


def _in_words(value: object) -> str:
    """Write what a cell holds; of a list, the beginning."""
    if isinstance(value, dict):
        return _listed(f"{key}: {', '.join(entries)}" for key, entries in value.items())
    return _listed(value) if isinstance(value, tuple | list) else str(value)


def _listed(entries: Iterable[object]) -> str:
    first = [str(entry) for entry in islice(entries, MOST_LISTED + 1)]
    return "; ".join(first[:MOST_LISTED] + ["…"] * (len(first) > MOST_LISTED)) or NOTHING
