"""Each row of another program's file by itself: an answer, none, or a reason with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from seqnum.results.content import FileContent, Refusal, Row
from seqnum.results.errors import ResultsError
from seqnum.results.imports.rows import seats_of
from seqnum.results.impossible import impossible_field

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from seqnum.attempt import Attempt
    from seqnum.results.imports.rows import Whole

_NO_ATTEMPT = (
    msgspec.DecodeError, ValueError, TypeError, KeyError, AttributeError, IndexError, OverflowError, RecursionError,
)  # fmt: skip


def take_rows(name: str, rows: Iterable[tuple[int, Callable[[], Whole | None]]]) -> FileContent:
    """Return the content of a file of another program.

    Parameters
    ----------
    name
        What the file is called in tables and reasons.
    rows
        The number of each line, and what reads it: an attempt, or ``None`` where it tells none.
    """
    content = FileContent(name, events=1, imported=True)
    told: list[tuple[Attempt, bool | None]] = []
    for line, read in rows:
        try:
            whole = _possible(read(), line)
        except ResultsError as why:
            content.refusals.append(Refusal(name, line, why))
            continue
        except _NO_ATTEMPT:
            content.refusals.append(Refusal(name, line, ResultsError("results.imports.bad_row", line=line)))
            continue
        if whole is None:
            continue
        content.rows.append(Row(whole.attempt, name, line))
        told.append((whole.attempt, whole.simulated))
        if whole.unverified:
            content.doubts[line] = ResultsError("results.verify.before")
    content.seats |= seats_of(told)
    return content


def _possible(whole: Whole | None, line: int) -> Whole | None:
    wrong = None if whole is None else impossible_field(whole.attempt)
    if wrong:
        raise ResultsError("results.error.bad_field", line=line, field=wrong)
    return whole
