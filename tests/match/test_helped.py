"""An answer found together: said afterwards, kept in the file, read by the teacher."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from seqnum.match import Match, MatchFileError, Pupil, Refused, read_match_file, replay
from seqnum.match.log import Helped
from seqnum.players import Heuristic
from seqnum.results import Results
from tests.match.tables import answer_right, answer_wrong, match_of, playable, seven_thousands

pytestmark = pytest.mark.desktop


def test_the_last_answer_is_marked_and_no_other(tmp_path):
    """Once, by whoever gave it; the file says so, and the teacher's table too."""
    match = match_of(["Ana", "Ben"], save=tmp_path)
    card = playable(match)
    answer_wrong(match, card)
    answer_right(match, card)
    assert match.answered_last == 0
    with pytest.raises(Refused):
        match.helped(seat=1)

    match.helped(seat=0)

    assert [one.helped for one in match.attempts()] == [False, True]
    assert match.answered_last is None
    with pytest.raises(Refused):
        match.helped(seat=0)
    assert list(Results.read(tmp_path).frame["helped"]) == [False, True]
    assert [one.helped for one in Match.resume(match.path).attempts()] == [False, True]


def test_it_can_be_said_after_the_end_and_after_the_computer_played():
    """The computer's own answers are none to be marked, and do not stand in the way."""
    match = match_of(["Ana", Pupil("Robi")])
    answer_right(match, playable(match))
    assert match.answered_last == 0
    match.ring()
    match.helped()
    assert match.attempts()[0].helped


def test_nothing_to_mark_is_refused():
    """Before the first answer, after a swap, where only computers play."""
    match = match_of(["Ana", "Ben"])
    with pytest.raises(Refused, match="no answer of yours"):
        match.helped()
    match.swap(playable(match))
    assert match.answered_last is None
    computers = Match(seven_thousands(), [Heuristic(), Pupil("Zoe")], seed=1)
    computers.run()
    assert computers.answered_last is None


def test_a_file_that_marks_what_is_no_answer_is_refused(tmp_path):
    """Its line is named."""
    match = match_of(["Ana", "Ben"], save=tmp_path)
    answer_right(match, playable(match))
    path = Path(match.path)
    event = Helped(n=len(match.log) + 1, of=1, at="2026-11-30T10:00:00Z")
    path.write_bytes(path.read_bytes() + msgspec.json.encode(event) + b"\n")

    with pytest.raises(MatchFileError, match=f"line {event.n}"):
        replay(read_match_file(path), path)
