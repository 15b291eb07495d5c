"""Which answers of a match file could not have happened: its matches are played again, line by line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.errors import SeqnumError
from seqnum.match.log import FORMAT, stored_match
from seqnum.match.replay import replay
from seqnum.results.errors import ResultsError
from seqnum.results.resaved import as_written

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from seqnum.results.content import FileContent

_HEADER = re.compile(rb'"event"\s*:\s*"match"')
"""Within a text the quotes would be escaped, so nothing that somebody typed looks like this."""
_MINOR = re.compile(rb'"format"\s*:\s*\[\s*\d+\s*,\s*(\d+)')

_Line = tuple[int, bytes]


def impossible(data: bytes, content: FileContent) -> dict[int, ResultsError]:
    """Return why a line is in doubt, by its number, for every line that is.

    The first that does not follow from those before is said to be so. What comes after it, or after a line that could
    not be read, cannot be checked and is said to be no more than that.

    Parameters
    ----------
    data
        The content of the file.
    content
        What was found in it. Answers of codes were played again already, those of other programs cannot be.
    """
    if content.from_code or content.imported or not content.events:
        return {}
    if content.shown:
        return {row.line: ResultsError("results.verify.browser") for row in content.rows}
    lines = [
        (number, raw)
        for number, raw in enumerate(as_written(data)[0].split(b"\n"), start=1)
        if raw and not raw.isspace()
    ]
    if content.torn:
        lines = lines[:-1]
    cut = min((refusal.line for refusal in content.refusals if refusal.line), default=None)
    doubts: dict[int, ResultsError] = {}
    for match in _matches(lines):
        doubts |= _of_match(match, cut, content)
    return doubts


def _matches(lines: Sequence[_Line]) -> Iterator[list[_Line]]:
    """Yield the lines of each match: a file may hold several, put one after the other."""
    found: list[_Line] = []
    for line in lines:
        if found and _HEADER.search(line[1]):
            yield found
            found = []
        found.append(line)
    if found:
        yield found


def _of_match(lines: list[_Line], cut: int | None, content: FileContent) -> dict[int, ResultsError]:
    numbers = [number for number, _ in lines]
    if not _HEADER.search(lines[0][1]):
        return dict.fromkeys(numbers, ResultsError("results.verify.no_start"))
    whole = [line for line in lines if cut is None or line[0] < cut]
    unread = numbers[len(whole) :]
    doubts = dict.fromkeys(unread, ResultsError("results.verify.after_unread", line=cut or 0))
    if not whole:
        return doubts
    try:
        path = Path(content.name)
        replay(stored_match(b"".join(raw + b"\n" for _, raw in whole), path), path)
    except SeqnumError as error:
        if "latin1" in content.repairs:
            return dict.fromkeys(numbers, ResultsError("results.verify.lost_signs"))
        minor = _MINOR.search(lines[0][1])
        if minor and int(minor[1]) > FORMAT[1]:
            return dict.fromkeys(numbers, ResultsError("results.verify.newer"))
        doubts |= _from(error, [number for number, _ in whole])
    return doubts


def _from(error: SeqnumError, numbers: Sequence[int]) -> dict[int, ResultsError]:
    """Doubt the line that an error names, and say of those after it that they could not be checked."""
    within = error.values.get("line")
    at = min(max(within, 1), len(numbers)) - 1 if isinstance(within, int) else 0
    line, reason = numbers[at], error.values.get("reason")
    why = ResultsError("results.verify.impossible", line=line, reason=reason or error)
    later = ResultsError("results.verify.after_impossible", line=line)
    return {line: why, **dict.fromkeys(numbers[at + 1 :], later)}
