"""What ``seqnum check`` says of match files that were handed in: the verdicts that `Results.files` has."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from seqnum.text import say

if TYPE_CHECKING:
    import pandas as pd

    from seqnum.results.content import FileContent


_PROOF = frozenset({"results.verify.impossible"})
_COPIED = frozenset({"results.verify.copied"})


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong with a file, each with its line, and what else whoever reads it should know."""

    problems: tuple[tuple[int | None, str], ...]
    notes: tuple[str, ...]


def handed_in(path: Path, *, verify: bool = False) -> dict[str, Verdict]:
    """Return the verdict on each match file and code in a folder or a zip file, and on all that is in zip files.

    What can be is played again, so an answer that could not have happened is found.

    Parameters
    ----------
    path
        A folder or a file; of one that is no zip file nothing is said here.
    verify
        Whether to look also for answers copied from another pupil's game.
    """
    if not path.is_dir() and not (path.is_file() and path.suffix.lower() == ".zip"):
        return {}
    import pandas as pd

    from seqnum.results import Results
    from seqnum.results.sources import find_files
    from seqnum.results.unpacking import unpack
    from seqnum.results.unverified import read_and_verify

    contents = read_and_verify(piece for name, file in find_files(path).items() for piece in unpack(file, name))
    doubts = {content.name: _doubts(content, _PROOF | _COPIED if verify else _PROOF) for content in contents}
    results = Results(contents)
    refused = results.refused
    home = path if path.is_dir() else path.parent
    verdicts = {}
    for _, row in results.files.iterrows():
        left_out = refused[refused["file"] == row["file"]]
        if _is_handed_in(row, left_out):
            reasons = zip(left_out["line"], left_out["reason"], strict=True)
            problems = [(None if pd.isna(line) else int(line), reason) for line, reason in reasons]
            verdicts[str(home / row["file"])] = Verdict((*problems, *doubts[row["file"]]), _notes(row))
    return verdicts


def _is_handed_in(row: pd.Series[str], left_out: pd.DataFrame) -> bool:
    """Tell whether a file is a match's, or was to be: a deck or a list of questions is checked as such."""
    from seqnum.results.unpacking import INSIDE

    name = str(row["file"])
    is_match = row["verdict"] != "refused" or bool(left_out["line"].notna().any())
    return is_match or INSIDE in name or Path(name).suffix.lower() in {".jsonl", ".zip"}


def _doubts(content: FileContent, keys: frozenset[str]) -> list[tuple[int | None, str]]:
    """Return the lines that could not have happened; that later ones cannot be checked then needs no saying."""
    return [(line, str(why)) for line, why in sorted(content.doubts.items()) if why.key in keys]


def _notes(row: pd.Series[str]) -> tuple[str, ...]:
    copy = say("results.files.copy", file=row["copy_of"]) if row["verdict"] == "copy" else None
    torn = say("results.files.torn") if row["torn"] else None
    said = [copy, row["repaired"], torn, row["warning"]]
    return tuple(one for one in said if isinstance(one, str))
