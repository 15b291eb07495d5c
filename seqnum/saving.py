"""Files that are written whole or not at all, so that an old one stays as it was until the new one is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seqnum.errors import SeqnumError, quoted
from seqnum.reasons import reason

if TYPE_CHECKING:
    from pathlib import Path

PAGE_ENDINGS = (".html", ".htm")


def save_whole(path: Path, data: bytes, error: type[SeqnumError]) -> None:
    """Write a file beside its place first, then put it there.

    Parameters
    ----------
    path
        The file, which is replaced if it is there.
    data
        What it holds.
    error
        Raised when it cannot be written.
    """
    try:
        partial = path.with_name(path.name + ".part")
        try:
            partial.write_bytes(data)
            partial.replace(path)
        finally:
            partial.unlink(missing_ok=True)
    except (OSError, ValueError) as why:
        raise error("decks.error.cannot_write", file=str(path), reason=reason(why)) from why


def save_page(path: Path, page: str, error: type[SeqnumError]) -> None:
    """Write a web page.

    Parameters
    ----------
    path
        The file, which is replaced if it is there; its name ends in ``.html``.
    page
        The page.
    error
        Raised when its name is no page's, or it cannot be written.
    """
    if path.suffix.lower() not in PAGE_ENDINGS:
        raise error("paper.error.ending", file=quoted(path), endings=", ".join(PAGE_ENDINGS))
    save_whole(path, page.encode(), error)
