"""One line that says how far a long job is."""

from __future__ import annotations

import sys
from time import monotonic

from seqnum.text import say

_PATIENCE = 1.0
_BETWEEN = 0.2


class Progress:
    """Writes how many games are done over the same line on stderr, where somebody is looking.

    Nothing is written in the first second, nor into files and pipes.

    Parameters
    ----------
    games
        How many there will be.
    wanted
        Whether to write at all.
    """

    def __init__(self, games: int, *, wanted: bool) -> None:
        self._games = games
        stream = sys.stderr
        # A notebook's output is no terminal and shows the line all the same.
        self._wanted = wanted and stream is not None and (stream.isatty() or "ipykernel" in type(stream).__module__)
        self._next = monotonic() + _PATIENCE
        self._width = 0

    def __call__(self, done: int) -> None:
        """Say how many games are done, if it is time to."""
        now = monotonic()
        if self._wanted and now >= self._next:
            self._next = now + _BETWEEN
            self._write(say("forecasting.progress", done=done, games=self._games))

    def end(self) -> None:
        """Leave the line empty."""
        if self._width:
            self._write("")
            sys.stderr.write("\r")

    def _write(self, text: str) -> None:
        sys.stderr.write("\r" + text.ljust(self._width))
        sys.stderr.flush()
        self._width = len(text)
