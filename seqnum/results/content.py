"""What was found in one file: attempts, and a reason for all that is none."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from seqnum.attempt import Attempt
    from seqnum.match.log import SeatRecord
    from seqnum.results.errors import ResultsError
    from seqnum.results.judgements import Word


class Row(NamedTuple):
    """One attempt and the line it was read from."""

    attempt: Attempt
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """One line, or with no line a whole file, that was left out."""

    file: str
    line: int | None
    why: ResultsError


@dataclass(slots=True)
class FileContent:
    """All that was found in one file."""

    name: str
    events: int = 0
    rows: list[Row] = field(default_factory=list)
    seats: dict[str, tuple[SeatRecord, ...]] = field(default_factory=dict)
    """By game: a file may hold several, put one after the other."""
    operands: dict[tuple[str, int], tuple[int, ...]] = field(default_factory=dict)
    """By item and level: what the skill made the question from, where the deck says."""
    dealt: dict[str, str] = field(default_factory=dict)
    """By game: how it was dealt. Two files of one match, one made from a code, are told to be so by it."""
    refusals: list[Refusal] = field(default_factory=list)
    torn: bool = False
    repairs: tuple[str, ...] = ()
    """What other programs did to the file and was undone: keys of ``results.repair``."""
    doubts: dict[int, ResultsError] = field(default_factory=dict)
    """By line: why the answer on it is unverified. Known once the match was played again; for the teacher only."""
    game: str = ""
    """The game whose lines are being read."""
    shown: dict[str, str] = field(default_factory=dict)
    """By game known only from a browser's copy: its deck's code, empty where it has none."""
    said: dict[str, list[Word]] = field(default_factory=dict)
    """By game: what partners said to answers."""
    imported: bool = False
    """Whether another program wrote it."""
    from_code: bool = False
    """Whether the answers come from pasted codes, which know nobody's times."""
    class_list: bool = False
    """Whether it is no results but the list of a class, which many keep in the same folder."""


def refused_file(name: str, why: ResultsError) -> FileContent:
    """Return the content of a file of which nothing was read.

    Parameters
    ----------
    name
        What it is called in tables and reasons.
    why
        The reason.
    """
    return FileContent(name, refusals=[Refusal(name, None, why)])


def dealing(deck_hash: str, seed: str, order: tuple[int, ...], names: tuple[str, ...]) -> str:
    """Return what is the same in all files and codes of one match, and in no other's.

    Parameters
    ----------
    deck_hash, seed, order
        How the cards lay.
    names
        Who played, in the order of the seats.
    """
    return sha256(repr((deck_hash, seed, order, names)).encode("utf-8", "surrogatepass")).hexdigest()[:32]
