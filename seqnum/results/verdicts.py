"""What became of each file, as a table for whoever has to ask for it again."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pandas as pd

from seqnum.results.clocks import by_wrong_clock
from seqnum.results.namesakes import namesakes
from seqnum.tables import Table
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seqnum.results.content import FileContent, Refusal


def files_table(
    contents: Sequence[FileContent],
    frame: pd.DataFrame,
    copies: Mapping[str, Counter[str]],
    refusals: Sequence[Refusal],
    lang: str | None = None,
) -> Table:
    """Put the verdict on each file into a table; see `Results.files`.

    Parameters
    ----------
    contents
        What was found, file by file.
    frame
        The answers that count.
    copies
        By file, in which others its answers stand, and how many.
    refusals
        All that was left out.
    lang
        The language of the sentences; that of the process when left out.
    """
    kept = Counter(frame["source_file"].to_numpy(object))
    left_out: dict[str, list[Refusal]] = {content.name: [] for content in contents}
    for refusal in refusals:
        left_out[refusal.file].append(refusal)
    warnings = _warnings(frame, lang)
    originals = _originals(contents, copies)
    rows = [
        {
            "file": content.name,
            "verdict": _verdict(content, kept[content.name], left_out[content.name], originals.get(content.name)),
            "attempts": kept[content.name],
            "copies": copies[content.name].total() if content.name in copies else 0,
            "copy_of": originals.get(content.name),
            "refused": len(left_out[content.name]),
            "torn": content.torn,
            "repaired": _repaired(content, lang),
            "reason": _reason(left_out[content.name], lang),
            "warning": " ".join([*warnings.get(content.name, ()), *_without_answers(content, originals, lang)]) or None,
        }
        for content in contents
    ]
    return Table({name: pd.Series([row[name] for row in rows], dtype=dtype) for name, dtype in _DTYPES.items()})


def refused_table(refusals: Sequence[Refusal], lang: str | None = None) -> Table:
    """Put every line and file left out into a table; see `Results.refused`.

    Parameters
    ----------
    refusals
        All that was left out.
    lang
        The language of the reasons; that of the process when left out.
    """
    return Table(
        {
            "file": pd.Series([refusal.file for refusal in refusals], dtype="string"),
            "line": pd.Series([refusal.line for refusal in refusals], dtype="Int64"),
            "reason": pd.Series([refusal.why.message(lang) for refusal in refusals], dtype="string"),
        }
    )


_DTYPES = {
    **dict.fromkeys(("file", "verdict"), "string"),
    **dict.fromkeys(("attempts", "copies"), "int64"),
    "copy_of": "string",
    "refused": "int64",
    "torn": "bool",
    **dict.fromkeys(("repaired", "reason", "warning"), "string"),
}


def _originals(contents: Sequence[FileContent], copies: Mapping[str, Counter[str]]) -> dict[str, str]:
    """Return, by file, where most of its answers stand too; of one cut off before its first, where its game is."""
    games = {row.attempt.game_id: row.file for content in contents for row in content.rows}
    cut = {
        content.name: games[game] for content in contents if not content.rows for game in content.seats if game in games
    }
    return cut | {file: others.most_common(1)[0][0] for file, others in copies.items() if others}


def _without_answers(content: FileContent, originals: Mapping[str, str], lang: str | None) -> list[str]:
    if content.class_list:
        return [say("results.files.class_list", lang)]
    is_empty = content.events and not content.rows and content.name not in originals
    return [say("results.files.no_answers", lang)] if is_empty else []


def _verdict(content: FileContent, kept: int, left_out: Sequence[Refusal], original: str | None) -> str:
    if content.class_list:
        return "class list"
    if not content.events:
        return "refused"
    if left_out:
        return "partial"
    if original and not kept:
        return "copy"
    return "repaired" if content.repairs or content.from_code or content.imported else "read"


def _repaired(content: FileContent, lang: str | None) -> str | None:
    if not content.events:
        return None
    done = (*content.repairs, *["code"] * content.from_code, *["imported"] * content.imported)
    return " ".join(say(f"results.files.repair.{one}", lang) for one in done) or None


def _reason(left_out: Sequence[Refusal], lang: str | None) -> str | None:
    if not left_out:
        return None
    more = len(left_out) - 1
    return " ".join([left_out[0].why.message(lang), *([say("results.files.more", lang, n=more)] if more else [])])


def _warnings(frame: pd.DataFrame, lang: str | None) -> dict[str, list[str]]:
    warnings: dict[str, list[str]] = {}
    unverified = frame.loc[frame["provenance"] == "unverified", "source_file"]
    for file, n in unverified.value_counts(sort=False).items():
        warnings.setdefault(str(file), []).append(say("results.verify.some", lang, n=n))
    for file, moments in frame.loc[by_wrong_clock(frame), "answered_at"].groupby(frame["source_file"]):
        sentence = say("results.files.wrong_clock", lang, n=len(moments), year=str(moments.iloc[0].year))
        warnings.setdefault(str(file), []).append(sentence)
    for one in namesakes(frame):
        for file, other in ((one.file, one.other), (one.other, one.file)):
            warnings.setdefault(file, []).append(say("results.files.namesake", lang, student=one.student, file=other))
    return warnings
