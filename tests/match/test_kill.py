from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest

from seqnum.decks import Deck
from seqnum.match import Match, Pupil

ROUNDS = 12
GAME = """
import sys
from seqnum.decks import Deck
from seqnum.match import Match, Pupil
from tests.match.test_kill import people, the_deck

class Speaking(Match):
    def _say(self, who, verdict):
        said = super()._say(who, verdict)
        print(verdict.attempt.seq if verdict.attempt else 0, flush=True)
        return said

match = Speaking(the_deck(), people(), save=sys.argv[1], seed=5)
print(0, flush=True)
match.run()
"""


def the_deck() -> Deck:
    return Deck.generate("sub_2digit_regroup", board=(8, 8), level=2, seed=7)


def people() -> list[Pupil]:
    return [Pupil("Ana", ("smaller_from_larger",), 0.6, 0.8), Pupil("Ben", ("borrow_no_decrement",), 0.5, 0.9)]


def moves(match: Match) -> list[tuple[int, str]]:
    return [(seat, move.text(match.layout)) for seat, move in match._table.moves]


def answers(match: Match) -> list[tuple[str, str | None, int, tuple[str, ...]]]:
    return [(one.item_id, one.chosen, one.card_attempt, one.misconceptions) for one in match.attempts()]


@pytest.fixture(scope="module")
def uninterrupted() -> Match:
    match = Match(the_deck(), people(), seed=5)
    match.run()
    return match


@pytest.mark.desktop
@pytest.mark.parametrize("round_", range(ROUNDS))
def test_a_killed_match_goes_on_with_nothing_lost(round_, tmp_path, root, uninterrupted):
    """Killed without warning after any answer: all that was said is in the file, and the game ends as it would have."""
    path = tmp_path / "match.jsonl"
    listen_to = int(random.Random(round_).random() * (len(uninterrupted.attempts()) - 1))
    with subprocess.Popen(
        [sys.executable, "-c", GAME, str(path)], stdout=subprocess.PIPE, cwd=root, text=True
    ) as process:
        assert process.stdout is not None
        said = [int(process.stdout.readline()) for _ in range(listen_to + 1)]
        process.kill()
        said += [int(line) for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    lines = path.read_bytes().split(b"\n")
    written = {json.loads(line)["n"] for line in lines[:-1] if b'"event":"attempt"' in line}

    match = Match.resume(path)

    assert {seq for seq in said if seq} <= written
    assert len(match.attempts()) == len(written)
    assert answers(match) == answers(uninterrupted)[: len(written)]
    match.run()
    assert moves(match) == moves(uninterrupted)
    assert answers(match) == answers(uninterrupted)
    assert match.winner == uninterrupted.winner
    sessions = {one.session_id for one in Match.resume(path).attempts()}
    assert len(sessions) <= 2


def test_the_uninterrupted_match_has_all_that_can_be_lost(uninterrupted):
    """Second tries and misconceptions occur in it, so that the test above says something about them."""
    assert {one.card_attempt for one in uninterrupted.attempts()} == {1, 2}
    assert any(one.misconceptions for one in uninterrupted.attempts())
    assert len(uninterrupted.attempts()) > 20
