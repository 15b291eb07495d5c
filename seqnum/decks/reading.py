"""Files that people edit: their text within bounds, and what is wrong with them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seqnum.decks.errors import DeckError
from seqnum.reasons import reason

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a file: on which line (``None``: in the whole file), and the sentence that says what to do."""

    line: int | None
    text: str


def read_text(path: Path, limit: int) -> str:
    """Return the text of a UTF-8 file, its lines ended by line feeds.

    Parameters
    ----------
    path
        The file.
    limit
        The most bytes it may have.

    Raises
    ------
    DeckError
        When there is no such file, it is too large, or it is no UTF-8 text.
    """
    data = read_bytes(path, limit)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = 1 + len(re.findall(rb"\r\n?|\n", data[: error.start]))
        raise DeckError("decks.error.not_utf8", file=path.name, line=line) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_bytes(path: Path, limit: int) -> bytes:
    """Return what is in a file.

    Parameters
    ----------
    path
        The file.
    limit
        The most bytes it may have.

    Raises
    ------
    DeckError
        When there is no such file, or it is too large.
    """
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise DeckError("decks.error.cannot_read", file=str(path), reason=reason(error)) from error
    if len(data) > limit:
        raise DeckError("decks.error.file_too_large", file=path.name, kilobytes=limit // 1000)
    return data
