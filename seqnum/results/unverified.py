"""Reading with every match played again, and the table of what is in doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from seqnum.results.copied import note_copied
from seqnum.results.reading import read_piece
from seqnum.results.verifying import impossible
from seqnum.tables import Table
from seqnum.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seqnum.results.content import FileContent
    from seqnum.results.unpacking import Piece


def read_and_verify(pieces: Iterable[Piece]) -> list[FileContent]:
    """Read files and note in what was found which answers are in doubt, and why.

    Parameters
    ----------
    pieces
        The files, one by one: no more than one is held at a time.
    """
    contents = []
    for piece in pieces:
        content = read_piece(piece)
        if isinstance(piece.data, bytes):
            content.doubts |= impossible(piece.data, content)
        contents.append(content)
    note_copied(contents)
    return contents


def unverified_table(frame: pd.DataFrame, contents: Sequence[FileContent]) -> Table:
    """Return the unverified answers with the reason; see `Results.unverified`.

    Parameters
    ----------
    frame
        The answers.
    contents
        What was read, file by file.
    """
    doubts = {content.name: content.doubts for content in contents}
    rows = frame[frame["provenance"] == "unverified"]
    no_start = say("results.verify.no_start")
    places = zip(rows["source_file"], rows["source_row"], strict=True)
    reasons = [str(doubts.get(file, {}).get(line, no_start)) for file, line in places]
    table = rows[["student", "source_file", "source_row", "item_text", "chosen"]]
    table = table.rename(columns={"source_file": "file", "source_row": "line"}).reset_index(drop=True)
    return Table(table.assign(reason=pd.Series(reasons, dtype="string")))
