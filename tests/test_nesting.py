"""Text that nests too deep, which would end a browser's Python (`make test-pyodide` runs this there)."""

from __future__ import annotations

import json
from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seqnum.match import MatchFileError
from seqnum.match.log import stored_match
from seqnum.nesting import DEEPEST, refuse_depth

TEXTS = st.text(st.sampled_from('[]{}"\\a\n'))


def nested(levels: int) -> bytes:
    return b'{"a":[' * (levels // 2) + b"]}" * (levels // 2)


@given(st.lists(TEXTS), TEXTS)
def test_brackets_in_texts_do_not_count(texts, name):
    """However many brackets, quotes and backslashes its texts have, flat JSON passes."""
    refuse_depth(json.dumps([{name: text * DEEPEST} for text in texts]).encode())


def test_as_deep_as_is_let():
    """The deepest that passes, and one level more."""
    refuse_depth(nested(DEEPEST) * 2)
    with pytest.raises(RecursionError):
        refuse_depth(b"[" + nested(DEEPEST) + b"]")


@given(st.text(st.sampled_from("[]{}:1"), min_size=1, max_size=8))
def test_what_is_no_json(pattern):
    """Brackets that close nothing, or never close, are counted as they come."""
    data = pattern.encode() * DEEPEST
    deepest = max(accumulate((byte in b"[{") - (byte in b"]}") for byte in data))

    try:
        refuse_depth(data)
    except RecursionError:
        assert deepest > DEEPEST
    else:
        assert deepest <= DEEPEST


@pytest.mark.parametrize("endless", [b'"' + b'\\"' * 2_000_000, b'"\\'])
def test_a_text_without_an_end(endless):
    """It is gone through once, and whatever it holds is no level."""
    refuse_depth(b"[]" * DEEPEST + endless)


@pytest.mark.parametrize("line", [b"[" * 100_000, b'{"n":1,"event":"x","deep":' + nested(200_000) + b"}"])
def test_a_match_file_that_nests(line, tmp_path):
    """One sentence, and Python lives on."""
    with pytest.raises(MatchFileError, match=r"game\.jsonl"):
        stored_match(line + b"\n", tmp_path / "game.jsonl")
