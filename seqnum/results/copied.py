"""Answers that stand in the games of two pupils: given to the same cards at the same moment or in the same seconds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable
from itertools import combinations
from typing import TYPE_CHECKING

from seqnum.results.errors import ResultsError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.attempt import Attempt
    from seqnum.results.content import FileContent, Row

ENOUGH = 3
"""Answers alike: the same number in the same thousandth of a second may happen once."""
MOST_ALIKE = 40
"""Games that one answer is looked for in: what stands in more is how a program answers, not what somebody copied."""

_Print = tuple[str, Hashable]


def note_copied(contents: Sequence[FileContent]) -> None:
    """Note in what was read which answers were copied from another game; nothing says which of two is the original.

    One game in two files is no copy in this sense, nor are answers of simulated pupils, whose times may repeat.

    Parameters
    ----------
    contents
        What was read, file by file.
    """
    rows: dict[str, list[tuple[Row, FileContent]]] = defaultdict(list)
    alike: dict[_Print, set[str]] = defaultdict(set)
    for content in contents:
        for row in () if content.from_code else content.rows:
            if _is_simulated(row.attempt, content):
                continue
            rows[row.attempt.game_id].append((row, content))
            for each in _prints(row.attempt):
                alike[each].add(row.attempt.game_id)
    shared: Counter[tuple[str, str, str]] = Counter()
    for (kind, _), games in alike.items():
        if 1 < len(games) <= MOST_ALIKE:
            shared.update((kind, one, other) for one, other in combinations(sorted(games), 2))
    for one, other in sorted({(one, other) for (_, one, other), times in shared.items() if times >= ENOUGH}):
        _doubt(rows[one], rows[other])
        _doubt(rows[other], rows[one])


def _prints(attempt: Attempt) -> Iterator[_Print]:
    """Yield what nobody else gives the same: an answer with its moment, and with its seconds."""
    given = attempt.item_id, attempt.chosen, attempt.chosen_cell, attempt.card_attempt
    yield "moment", (*given, attempt.answered_at)
    if attempt.time_to_answer is not None:
        yield "seconds", (*given, attempt.time_to_card, attempt.time_to_answer)


def _doubt(rows: Sequence[tuple[Row, FileContent]], others: Sequence[tuple[Row, FileContent]]) -> None:
    theirs = {each: row for row, _ in others for each in _prints(row.attempt)}
    for row, content in rows:
        other = next((theirs[each] for each in _prints(row.attempt) if each in theirs), None)
        if other is not None:
            why = ResultsError("results.verify.copied", file=other.file, student=other.attempt.student)
            content.doubts.setdefault(row.line, why)


def _is_simulated(attempt: Attempt, content: FileContent) -> bool:
    seats = content.seats.get(attempt.game_id, ())
    return attempt.seat < len(seats) and seats[attempt.seat].kind == "pupil"
