from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

import pytest

from seqnum.errors import SeqnumError
from seqnum.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 400

T = TypeVar("T")


def refused(act: Callable[[], object]) -> str:
    """Expect one SeqnumError; return its sentence in English, having looked at the other languages."""
    with pytest.raises(SeqnumError) as raised:
        act()
    for lang in LANGUAGES:
        assert_sentence(raised.value.message(lang))
    return raised.value.message("en")


def outcome(act: Callable[[], T]) -> tuple[T | None, str]:
    """Return what comes of something that may be refused: a value, or a sentence; any other exception passes on."""
    try:
        return act(), ""
    except SeqnumError as error:
        return None, str(error)


def assert_sentence(text: str) -> None:
    """Expect something a person can read: one line, not endless, every placeholder filled in."""
    assert text.strip() == text
    assert len(text.splitlines()) == 1
    assert len(text) <= LONGEST
    assert not re.search(r"\{\w+\}|Traceback|DeckError|<class|0x[0-9a-f]{6}", text)
