"""Many files into one list of attempts, each of them once."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.results.errors import ResultsError
from seqnum.results.reading import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seqnum.results.reading import FileContent, Row


@dataclass(frozen=True, slots=True)
class Merged:
    """The attempts of many files after copies were dropped and contradictions set aside."""

    rows: list[Row]
    quarantined: list[Row]
    copies: Counter[str]
    """Rows dropped, by file, because an equal one had been read."""
    refusals: list[Refusal]


def merge(contents: Iterable[FileContent]) -> Merged:
    """Keep each attempt once.

    The key is game and number within it. Equal attempts are copies of one; two that differ under one key contradict
    each other, and as nothing says which is true none of them counts.

    Parameters
    ----------
    contents
        What was read, file by file.
    """
    versions: dict[tuple[str, int], list[Row]] = defaultdict(list)
    copies: Counter[str] = Counter()
    for content in contents:
        for row in content.rows:
            known = versions[row.attempt.game_id, row.attempt.seq]
            if any(row.attempt == other.attempt for other in known):
                copies[content.name] += 1
            else:
                known.append(row)
    rows = [known[0] for known in versions.values() if len(known) == 1]
    quarantined = [row for known in versions.values() if len(known) > 1 for row in known]
    refusals = [refusal for known in versions.values() if len(known) > 1 for refusal in _contradiction(known)]
    return Merged(rows, quarantined, copies, refusals)


def _contradiction(rows: list[Row]) -> list[Refusal]:
    first = rows[0].attempt
    places = ", ".join(f"{row.file}:{row.line}" for row in rows[:5])
    why = ResultsError("results.error.two_contents", seq=first.seq, game_id=first.game_id[:60], places=places)
    return [Refusal(row.file, row.line, why) for row in rows]
