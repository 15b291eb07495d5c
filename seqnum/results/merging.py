"""Many files into one list of attempts, each of them once."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from seqnum.match.receipt import SHORT
from seqnum.results.content import Refusal
from seqnum.results.errors import ResultsError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seqnum.attempt import Attempt
    from seqnum.results.content import FileContent, Row

_Answer = tuple[str | None, int, int, str, int, str | None]


@dataclass(frozen=True, slots=True)
class Merged:
    """The attempts of many files after copies were dropped and contradictions set aside."""

    rows: list[Row]
    quarantined: list[Row]
    copies: dict[str, Counter[str]]
    """Rows dropped, by file, because an equal one stands in another: which, and how many."""
    refusals: list[Refusal]


def merge(contents: Iterable[FileContent]) -> Merged:
    """Keep each attempt once.

    The key is game and number within it. Equal attempts are copies of one, and the file with most of them counts: a
    copy may have been uploaded by half. Two that differ under one key contradict each other, and as nothing says which
    is true none of them counts; where their matches were played again and one alone follows from its match, that one
    does. What a code tells of a match whose file is there too is a copy.

    Parameters
    ----------
    contents
        What was read, file by file.
    """
    contents = list(contents)
    longest_first = sorted(contents, key=lambda content: (content.from_code, bool(content.shown), -len(content.rows)))
    games = {game[:SHORT]: game for content in contents if not content.from_code for game in content.seats}
    versions: dict[tuple[str, int], list[Row]] = defaultdict(list)
    copies: dict[str, Counter[str]] = defaultdict(Counter)
    in_files: dict[_Answer, str] = {}
    for content in longest_first:
        for row in content.rows:
            if content.from_code and row.attempt.game_id in games:
                row = row._replace(attempt=replace(row.attempt, game_id=games[row.attempt.game_id]))  # noqa: PLW2901
            if (content.from_code or content.shown) and (known := _fuller(row, versions)) is not None:
                copies[content.name][known.file] += 1
                continue
            answer = _answer(row, content)
            if content.from_code and answer in in_files:
                copies[content.name][in_files[answer]] += 1
                continue
            _add(row, versions[row.attempt.game_id, row.attempt.seq], copies[content.name])
            if not content.from_code:
                in_files.setdefault(answer, content.name)
    doubts = {content.name: content.doubts for content in longest_first}
    rows, quarantined, refusals = [], [], []
    for each in versions.values():
        sure = each if len(each) == 1 else [row for row in each if row.line not in doubts[row.file]]
        if len(sure) == 1:
            rows += sure
        others = [row for row in each if len(each) > 1 and (row not in sure or len(sure) != 1)]
        quarantined += others
        refusals += _contradiction(each, others)
    return Merged(rows, quarantined, copies, refusals)


def _fuller(row: Row, versions: Mapping[tuple[str, int], list[Row]]) -> Row | None:
    """Return the same answer as a file tells it that knows more of it than a browser's copy or a result code."""
    same = versions.get((row.attempt.game_id, row.attempt.seq), ())
    return next((other for other in same if _seen(other.attempt) == _seen(row.attempt)), None)


def _seen(one: Attempt) -> tuple[object, ...]:
    return one.student, one.seat, one.item_id, one.card_attempt, one.chosen, one.correct


def _answer(row: Row, content: FileContent) -> _Answer:
    """Return what an answer is the same by in a file and in a code, which number events each in its own way."""
    one = row.attempt
    return content.dealt.get(one.game_id), one.turn, one.seat, one.item_id, one.card_attempt, one.chosen


def _add(row: Row, known: list[Row], copies: Counter[str]) -> None:
    """Keep a row unless it is known; that somebody helped may only have been said after a copy was made."""
    for index, other in enumerate(known):
        if replace(row.attempt, helped=other.attempt.helped) == other.attempt:
            copies[other.file] += 1
            if row.attempt.helped:
                known[index] = other._replace(attempt=replace(other.attempt, helped=True))
            return
    known.append(row)


def _contradiction(rows: list[Row], left_out: list[Row]) -> list[Refusal]:
    """Say of answers why they do not count: another file tells them otherwise, or under another name."""
    first = rows[0].attempt
    if len(left_out) < len(rows):
        kept = next(row for row in rows if row not in left_out)
        return [
            Refusal(row.file, row.line, ResultsError("results.error.edited_copy", line=row.line, file=kept.file))
            for row in left_out
        ]
    places = ", ".join(f"{row.file}:{row.line}" for row in rows[:5])
    if all(replace(row.attempt, student=first.student) == first for row in rows):
        names = ", ".join(dict.fromkeys(row.attempt.student[:60] for row in rows))
        why = ResultsError("results.error.two_names", seq=first.seq, names=names, places=places)
    else:
        why = ResultsError("results.error.two_contents", seq=first.seq, game_id=first.game_id[:60], places=places)
    return [Refusal(row.file, row.line, why) for row in left_out]
