"""Text from outside that nests deeper than anything of ours is refused before a reader goes down into it.

Where a desktop's Python stops with a ``RecursionError``, a browser's Python dies, and the lesson with it.
"""

from __future__ import annotations

import re

DEEPEST = 200
"""Levels of lists and objects; a deck has five."""
_TOKEN = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)|[][{}]', re.DOTALL)
"""A text, which ends with the whole at the latest so that no mark is looked at twice, or a bracket."""
_PLAIN = re.compile(rb'(?:[^][{}"]++|"(?:[^][{}"\\]++|\\[^][{}])*+"|[][{}])*+')
"""Data whose texts hold no bracket, as nearly all: then brackets alone tell how deep it is, many times faster."""
_AS_LISTS = bytes.maketrans(b"{}", b"[]")
_ALL_BUT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def refuse_depth(data: bytes) -> None:
    """Refuse JSON that nests too deep.

    Parameters
    ----------
    data
        The text, whether it is JSON or not.

    Raises
    ------
    RecursionError
        When lists and objects stand more than `DEEPEST` deep in each other.

    Examples
    --------
    >>> refuse_depth(b'[{"a": "[[["}, []]')
    >>> refuse_depth(b"[" * 1000)
    Traceback (most recent call last):
        ...
    RecursionError: maximum recursion depth exceeded
    """
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return
    if _PLAIN.fullmatch(data):
        marks = data.translate(_AS_LISTS, _ALL_BUT_BRACKETS)
        for _ in range(DEEPEST):  # each time the innermost go
            marks = marks.replace(b"[]", b"")
            if not marks:
                return
    depth = 0
    for found in _TOKEN.finditer(data):
        mark = found[0]
        if mark in b"[{":
            depth += 1
            if depth > DEEPEST:
                raise RecursionError("maximum recursion depth exceeded")
        elif mark in b"]}":
            depth -= 1
