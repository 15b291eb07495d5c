from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from seqnum.text import LANGUAGES
from seqnum.widgets import messages
from tests.match.tables import match_of, seven_thousands
from tests.widgets.test_board import Heard, shown

KINDS = [
    "play",
    "number",
    "swap",
    "pass",
    "ready",
    "again",
    "resume",
    "language",
    "start",
    "hello",
    "code",
    "file",
    "helped",
    "receive",
    "undo",
    "give_up",
    "",
    "__class__",
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
NAMES = [
    "id",
    "seq",
    "seat",
    "card",
    "cell",
    "text",
    "to_card",
    "to_answer",
    "focus_lost",
    "lang",
    "players",
    "kind",
    "code",
]
FIELDS = st.dictionaries(st.sampled_from(NAMES), JSON, max_size=8)
LIKELY = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": st.integers(0, 10**6)},
    optional={
        "seq": st.integers(0, 4),
        "seat": st.integers(-1, 3),
        "card": st.builds("k{}".format, st.integers(0, 40)),
        "cell": st.integers(-1, 40),
        "text": st.text(max_size=120) | st.just("7001"),
        "lang": st.sampled_from([*LANGUAGES, "fr", "en-GB", ""]),
        "to_card": st.floats() | st.integers(),
        "players": st.lists(
            st.fixed_dictionaries({"kind": st.sampled_from(["person", "computer", "pupil"])}, optional={"name": JSON}),
            max_size=7,
        ),
    },
)
MESSAGES = JSON | FIELDS | LIKELY | st.builds(dict.__or__, LIKELY, FIELDS)


@settings(deadline=None, max_examples=150)
@given(st.lists(MESSAGES, max_size=12), st.booleans())
def test_any_message_gets_one_answer_and_only_a_good_one_changes_anything(contents, in_lobby):
    """Arbitrary JSON never raises; each message gets exactly one reply with its id; refused ones change nothing."""
    board = Heard(seven_thousands() if in_lobby else match_of())
    sent: list[Any] = []
    board.__dict__["sent"] = sent
    for number, content in enumerate(contents, start=1):
        before = (shown(board), None if board.match is None else len(board.match.log))

        board._handle_custom_msg(content, [])

        assert len(sent) == number
        reply = sent[-1]
        assert sorted({*reply} - {"code", "file"}) == ["id", "ok", "seq", "text", "type"]
        given_id = content.get("id") if isinstance(content, dict) else None
        is_id = type(given_id) is int and 0 <= given_id <= 2**53
        assert reply["id"] == (given_id if is_id else None)
        assert reply["seq"] == board.state["seq"]
        json.dumps(reply).encode()
        if not reply["ok"]:
            assert 0 < len(reply["text"]) < 300
            assert "no fault of yours" not in reply["text"]
            assert (shown(board), None if board.match is None else len(board.match.log)) == before
    board.close()


@pytest.mark.parametrize(
    "content",
    [
        None, [], "play", 7, {}, {"type": "play"},
        {"type": "play", "id": 1, "seq": 1, "seat": "0", "card": "k1", "cell": 1},
        {"type": "play", "id": 1, "seq": 1, "seat": 0, "card": "k" * 101, "cell": 1},
        {"type": "play", "id": 1, "seq": 1, "seat": 0, "card": "k1", "cell": 10**30},
        {"type": "play", "id": 1, "seq": 1, "seat": 0, "card": "k1", "cell": -1},
        {"type": "play", "id": 1, "seq": 1, "seat": 0, "card": "k1", "cell": 1.5},
        {"type": "play", "id": 1, "seq": 1, "seat": 0, "card": "k1", "cell": 1, "to_card": 10**400},
        {"type": "number", "id": 1, "seq": 1, "seat": 0, "card": "k1", "text": "7" * 10_000_000},
        {"type": "language", "id": 1, "seq": 1, "lang": "xx"},
        {"type": "eval", "id": 1, "seq": 1, "code": '__import__("os")'},
        {"type": "ready", "id": -1, "seq": 1}, {"type": "ready", "id": 2**60, "seq": 1},
        {"type": "ready", "id": True, "seq": 1},
    ],
)  # fmt: skip
def test_a_message_that_is_none_is_refused(content):
    """One sentence, before it reaches the match."""
    with pytest.raises(messages.BadMessage, match="did not understand"):
        messages.read_message(content)


def test_ten_megabytes_are_refused_like_anything_else():
    """Large or deep JSON costs no more than looking at it."""
    board = Heard(match_of())
    before = shown(board)
    deep: list[object] = []
    for _ in range(50_000):
        deep = [deep]

    for content in (
        {"type": "play", "id": 5, "junk": "x" * 10_000_000},
        {"type": "start", "id": 5, "seq": 1, "players": deep},
    ):
        board._handle_custom_msg(content, [])

    assert [(reply["id"], reply["ok"]) for reply in board.sent] == [(5, False)] * 2
    assert shown(board) == before


def test_languages_are_those_of_the_texts():
    """The message type names the same languages as the catalogue."""
    assert get_args(messages.Lang) == LANGUAGES
