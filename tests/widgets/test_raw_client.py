"""A real kernel, and a client that says by hand whatever it likes on the board's channel."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from jupyter_client.manager import start_new_kernel

from tests.widgets.bad_messages import BadMessages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from jupyter_client.blocking import BlockingKernelClient

PATIENCE = 60
SETUP = """
import seqnum as sq
from tests.match.tables import match_of
match = match_of(save={folder!r})
board = sq.Board(match)
board
"""
KEPT = "print(board.state['seq'], len(match.log), match.turn, board.comm is not None)"


@dataclass
class RawClient:
    """Sends what no page would, and hears everything that the kernel says."""

    client: BlockingKernelClient
    comm: str = ""
    state: dict[str, Any] = field(default_factory=dict)
    replies: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """With the id of the message that each answers."""

    def run(self, code: str) -> str:
        """Run a cell; return what it printed."""
        printed: list[str] = []
        self.hear([self.client.execute(code)], printed)
        return "".join(printed)

    def send(self, data: Any, buffers: Sequence[bytes] = (), kind: str = "comm_msg") -> str:
        message = self.client.session.msg(kind, {"comm_id": self.comm, "data": data})
        self.client.session.send(self.client.shell_channel.socket, message, buffers=[*buffers])
        return str(message["header"]["msg_id"])

    def say(self, contents: Sequence[Any]) -> list[list[dict[str, Any]]]:
        """Send the contents of custom messages; return the answers to each."""
        before = len(self.replies)
        sent = [self.send({"method": "custom", "content": content}, [b"\0" * 7]) for content in contents]
        self.hear(sent)
        answers = self.replies[before:]
        return [[reply for parent, reply in answers if parent == one] for one in sent]

    def hear(self, until: Sequence[str], printed: list[str] | None = None) -> None:
        """Take in what comes until all of some messages are done with."""
        open_ones = set(until)
        while open_ones:
            message = self.client.get_iopub_msg(timeout=PATIENCE)
            parent, content = message["parent_header"].get("msg_id"), message["content"]
            kind, data = message["header"]["msg_type"], content.get("data", {})
            if kind == "status" and content["execution_state"] == "idle":
                open_ones.discard(parent)
            elif kind == "stream" and printed is not None:
                printed.append(content["text"])
            elif kind == "error":
                pytest.fail("\n".join(content["traceback"]))
            elif kind == "comm_open" and "_esm" in data.get("state", {}):
                self.comm, self.state = content["comm_id"], data["state"]["state"]
            elif kind == "comm_msg" and content["comm_id"] == self.comm:
                if data["method"] == "update":
                    self.state = data["state"].get("state", self.state)
                elif data["method"] == "custom":
                    self.replies.append((parent, data["content"]))


@pytest.fixture(scope="module")
def raw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RawClient, Path]]:
    """A client of a kernel that shows a board whose match is kept in a folder."""
    folder = tmp_path_factory.mktemp("kept")
    manager, client = start_new_kernel(startup_timeout=PATIENCE)
    client.session.pack = lambda content: json.dumps(content, default=str).encode()  # also what is no JSON
    one = RawClient(client)
    one.run(SETUP.format(folder=str(folder)))
    yield one, folder
    client.stop_channels()
    client.context.destroy(linger=0)
    manager.shutdown_kernel(now=True)


def test_what_is_said_by_hand_is_answered_once_and_changes_nothing(raw: tuple[RawClient, Path]) -> None:
    """Hundreds of messages of every bad kind to a real kernel: one refusal each, the file and the board as before."""
    client, folder = raw
    (file,) = folder.iterdir()
    before = (file.read_bytes(), client.run(KEPT))
    bad = BadMessages(Random(3), client.state)
    for _ in range(8):
        contents = [bad.any() for _ in range(50)]
        for content, answers in zip(contents, client.say(contents), strict=True):
            assert [answer["ok"] for answer in answers] == [False], content
            assert answers[0]["text"], content

    assert (file.read_bytes(), client.run(KEPT)) == before


def test_a_browser_cannot_write_what_the_board_shows(raw: tuple[RawClient, Path]) -> None:
    """Values set from outside, with or without buffers, unknown methods and empty messages leave the board as it is."""
    client, folder = raw
    (file,) = folder.iterdir()
    before = (file.read_bytes(), client.run(KEPT), client.state)
    evil = {"state": {"seq": 99}, "table": None, "texts": {}, "_esm": "alert(1)", "_css": "", "layout": "x"}
    sent = [
        client.send({"method": "update", "state": evil, "buffer_paths": []}),
        client.send(
            {"method": "update", "state": evil, "buffer_paths": [["state", "seq"], ["nowhere", 3]]}, [b"\1", b"\2"]
        ),
        client.send({"method": "update"}),
        client.send({"method": "nonsense"}),
        client.send({"method": "custom"}),
        client.send({}),
        client.send([["method"]]),
        client.send(None),
    ]
    heard = len(client.replies)
    client.hear(sent)
    assert [reply["ok"] for _, reply in client.replies[heard:]] == [False] * 5

    assert (file.read_bytes(), client.run(KEPT), client.state) == before
    assert "alert(1)" not in client.run("print(board._esm, board.state, board.table)")


def test_two_who_talk_at_once_are_answered_each_and_one_of_them_plays(raw: tuple[RawClient, Path]) -> None:
    """Over a second line into the kernel, as JupyterLab opens one, the same moment's moves race: one counts."""
    client, _ = raw
    client.say([BadMessages(Random(0), client.state).right("ready")])
    assert client.state["phase"] == "play"
    request = client.client.session.msg("create_subshell_request", {})
    client.client.control_channel.send(request)
    line = client.client.get_control_msg(timeout=PATIENCE)["content"]["subshell_id"]
    seq, bad = client.state["seq"], BadMessages(Random(5), client.state)
    sent = []
    for number in range(20):
        content = bad.right("swap") | {"id": number}
        message = client.client.session.msg(
            "comm_msg", {"comm_id": client.comm, "data": {"method": "custom", "content": content}}
        )
        if number % 2:
            message["header"]["subshell_id"] = line
        client.client.session.send(client.client.shell_channel.socket, message)
        sent.append(message["header"]["msg_id"])
    before = len(client.replies)
    client.hear(sent)

    assert Counter(reply["ok"] for _, reply in client.replies[before:]) == {True: 1, False: 19}
    assert client.state["seq"] == seq + 1


def test_a_channel_that_was_closed_opens_again_with_the_next_look(raw: tuple[RawClient, Path]) -> None:
    """A page that closes it takes the board from everybody, and nothing from the match; shown again it goes on."""
    client, folder = raw
    (file,) = folder.iterdir()
    before = file.read_bytes()
    client.hear([client.send({}, kind="comm_close")])
    assert file.read_bytes() == before
    hello = BadMessages(Random(0), client.state).right("hello")
    assert client.say([hello]) == [[]]

    client.run("board")
    (answers,) = client.say([hello])
    assert [answer["ok"] for answer in answers] == [True]
