"""A whole game by letter between two Python processes that know nothing of each other but the codes pasted."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from seqnum.match import Match, read_match_file, replay
from seqnum.match.log import Received

pytestmark = pytest.mark.desktop

ROOT = Path(__file__).parents[2]
MOST_TURNS = 250


class Elsewhere:
    """Somebody in a process of their own."""

    def __init__(self, stack: ExitStack) -> None:
        self._process = stack.enter_context(
            subprocess.Popen(
                [sys.executable, "-m", "tests.match.by_letter"],
                cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            )
        )  # fmt: skip
        stack.callback(self._process.terminate)
        self.seen: dict[str, Any] = {}

    def do(self, what: str, **more: Any) -> dict[str, Any]:
        """Ask for something; return how the match stands then."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"do": what, **more}) + "\n")
        self._process.stdin.flush()
        self.seen = json.loads(self._process.stdout.readline())
        return self.seen


@pytest.fixture
def elsewhere():
    """Starts somebody new."""
    with ExitStack() as stack:
        yield lambda: Elsewhere(stack)


@pytest.mark.parametrize("rules", ["sequence", "classroom", "letters"])
def test_a_whole_game_by_letter(rules, elsewhere, tmp_path):
    """Codes go there and back until somebody has won: both processes have the same board, hands and winner."""
    ana, ben, other = elsewhere(), elsewhere(), elsewhere()
    codes = [ana.do("start", rules=rules, seed=1)["code"]]
    wrong_game = other.do("start", rules=rules, seed=2)["code"]
    ben.do("paste", code=codes[0], save=str(tmp_path / "ben.jsonl"))
    for _ in range(MOST_TURNS):
        here, there = (ana, ben) if ana.seen["turn"] == 0 else (ben, ana)
        codes.append(here.do("play")["code"])
        assert there.do("paste", code=codes[-1])["refused"] is None
        assert there.seen["position"] == here.seen["position"]
        if here.seen["over"]:
            break
        if len(codes) == 4:
            check_wrong_pastes(there, codes, wrong_game)

    assert (ana.seen["over"], ana.seen["winner"]) == (ben.seen["over"], ben.seen["winner"]) == (True, here.seen["turn"])
    assert max(map(len, codes)) <= 400
    if rules == "classroom":
        assert (ana.seen["answered"], ben.seen["answered"]) == (["Ana"], ["Ben"])
    stored = read_match_file(tmp_path / "ben.jsonl")
    assert replay(stored, tmp_path / "ben.jsonl").table.position.text() == ben.seen["position"]
    assert len([event for event in stored.events if isinstance(event, Received)]) == len(codes) // 2 + 1
    assert Match.from_code(codes[-1]).position().text() == ben.seen["position"]


def check_wrong_pastes(there: Elsewhere, codes: list[str], wrong_game: str) -> None:
    """What does not belong is refused in one sentence, and the match stands as it stood."""
    code, before = codes[-1], there.seen
    for pasted, sentence in (
        (code[:40] + code[41:], f"The code {code[:20]}… was damaged on its way. Copy it again, whole."),
        (code[:-1], f"The code {code[:20]}… was damaged on its way. Copy it again, whole."),
        (wrong_game, "This code is of another match."),
        (codes[1], "This is an older code of this match: nothing in it is new. Ask for the latest one."),
        (
            code.replace("openmatch2", "openmatch1"),
            "The code was made by an older version of seqnum, which packed differently. Ask for a new one.",
        ),
        ("Hello Ben!", "'HelloBen!' is not a game code. A game code begins with openmatch2."),
    ):
        seen = there.do("paste", code=pasted)
        assert seen.pop("refused") == sentence
        assert seen == {name: value for name, value in before.items() if name != "refused"}
    assert there.do("paste", code=code)["refused"] is None
