"""What all files come to: rows of cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Row(NamedTuple):
    """A row that is not empty, and the line of the file it begins on."""

    line: int
    cells: list[str]

    @property
    def filled(self) -> list[str]:
        """The cells that are not empty."""
        return [cell for cell in self.cells if cell]


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a file.

    Parameters
    ----------
    rows
        From the top.
    names
        The names of the columns, where the file says them outside its rows.
    cards
        Whether it comes from a program of flash cards: the first two columns count, whatever else there is.
    with_html
        Whether tags and entities are meant as such.
    broken
        The line from which on it could not be read as a table.
    """

    rows: list[Row]
    names: tuple[str, ...] = ()
    cards: bool = False
    with_html: bool = True
    broken: int | None = None
